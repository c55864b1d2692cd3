# Co hráče brzy čeká.

reminder-food-day = { $days ->
    [0] Den výživy je teď
    [one] Den výživy za { $days } den
    [few] Den výživy za { $days } dny
   *[other] Den výživy za { $days } dní
 }: { $workers ->
    [one] { $workers } dělník sní
    [few] { $workers } dělníci snědí
   *[other] { $workers } dělníků sní
 } { $corn ->
    [one] { $corn } kukuřici
    [few] { $corn } kukuřice
   *[other] { $corn } kukuřic
 }, { $own ->
    [1] máte
   *[other] má
 } { $have }

progress-start = { $tribes ->
    [0] Vyberte { $tiles } destičky
   *[other] Vyberte 1 kmen a { $tiles } destičky
 }: { $n } { $of ->
    [2] z
   *[other] ze
 } { $of }
