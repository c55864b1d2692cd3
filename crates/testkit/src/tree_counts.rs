//! Numbers of positions that lie one, two and three decisions ahead.

use std::{fmt::Write as _, ops::ControlFlow, path::Path};

use patolli_core::{Game, Log};

use crate::{bless::compare, golden::open};

/// Asserts the stored counts of decision sequences from moments of stored replays.
///
/// A start is the name of a replay, how many decisions to go in, and the depth to count to.
pub fn tree_counts<G: Game>(file: &Path, folder: &Path, starts: &[(&str, usize, u32)]) {
    let mut text = String::new();
    for (name, decisions, depth) in starts {
        let position = open::<G>(folder, name).position_at(*decisions);
        let counts: Vec<_> = (1..=*depth).map(|it| count(&position, it).to_string()).collect();
        writeln!(text, "{name} after {decisions}: {}", counts.join(" ")).expect("strings take writing");
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
