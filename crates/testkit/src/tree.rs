//! How many positions lie one, two and three decisions ahead.

use std::{fmt::Write as _, ops::ControlFlow, path::Path};

use patolli_core::{Game, Log, Seed, pick};

use crate::bless::compare;

/// Asserts the stored counts of decision sequences from fixed starts.
///
/// A start is a name, options, a seed, how many random decisions to go in, and the depth to count to.
pub fn tree<G: Game>(file: &Path, starts: &[(&str, G::Options, u64, usize, u32)]) {
    let mut text = String::new();
    for (name, options, seed, decisions, depth) in starts {
        let mut rng = Seed::from(*seed).rng();
        let mut position = G::start(options, G::deal(options, &mut rng));
        for _ in 0..*decisions {
            let Some((action, _)) = pick(&position, &mut rng) else {
                break;
            };
            position.apply(action, &mut Log::off());
        }
        let counts: Vec<_> = (1..=*depth).map(|it| count(&position, it).to_string()).collect();
        writeln!(text, "{name}, seed {seed}, {decisions} in: {}", counts.join(" "))
            .expect("strings take writing");
    }
    compare(file, &text);
}

fn count<G: Game>(position: &G, depth: u32) -> u64 {
    let mut sum = 0;
    let _ = position.each_legal(&mut |action| {
        if depth == 1 {
            sum += 1;
        } else {
            let mut next = position.clone();
            next.apply(action, &mut Log::off());
            sum += count(&next, depth - 1);
        }
        ControlFlow::Continue(())
    });
    sum
}
