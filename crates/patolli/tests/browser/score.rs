//! The page that tells where the points came from.

use crate::browser::Browser;

/// The rows and the last row of the table, as numbers.
const SUMS: &str = r"
    const number = (it) => {
        const [, minus, whole, part] = /^(−?)(\d*)([¼½¾]?)$/.exec(it.textContent.replace('●', '').trim());
        return (minus ? -1 : 1) * (Number(whole) + { '': 0, '¼': .25, '½': .5, '¾': .75 }[part]);
    };
    const numbers = (row) => [...row.querySelectorAll('td')].map(number);
    const rows = [...document.querySelectorAll('.sources tbody tr')].map(numbers);
    return {
        sums: rows.reduce((sums, row) => sums.map((it, seat) => it + row[seat])),
        totals: numbers(document.querySelector('.sources tfoot tr')),
        podium: [...document.querySelectorAll('.pod b')].map(number),
    };
";

/// Checks that the open page is a score page whose sources add up to the totals, and returns them, best first.
pub async fn check_score_page(browser: &Browser) -> Vec<f64> {
    assert!(browser.path().await.ends_with("/score"));
    let page = browser.execute(SUMS).await;
    assert_eq!(page["sums"], page["totals"], "the sources add up");
    assert_eq!(page["podium"], page["totals"], "the podium shows the totals");
    let totals: Vec<f64> = serde_json::from_value(page["totals"].clone()).expect("totals are numbers");
    assert!(totals.is_sorted_by(|better, worse| better >= worse), "the best comes first: {totals:?}");
    assert!(totals[0] > 0.0, "somebody made points");
    totals
}
