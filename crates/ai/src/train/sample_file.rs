//! Positions of played games as bytes. Most numbers of a position are zero and are left out.

use patolli_core::digest;

use super::self_play::Sample;
use crate::value_model::MAX_FEATURES;

/// What every piece begins with.
const TITLE: &[u8] = b"patolli samples 1\n";

/// The bytes of some positions, with a sum of them at the end.
pub(super) fn write(samples: &[Sample]) -> Vec<u8> {
    let mut bytes = TITLE.to_vec();
    for sample in samples {
        bytes.extend(sample.game.to_le_bytes());
        bytes.extend(sample.progress.to_le_bytes());
        bytes.push(u8::try_from(sample.features.len()).unwrap_or_default());
        for (seat, row) in sample.features.iter().enumerate() {
            for number in [sample.points[seat], sample.margins[seat], sample.win_shares[seat]] {
                bytes.extend(number.to_le_bytes());
            }
            let some = || (0u8..).zip(row).filter(|it| *it.1 != 0.0);
            bytes.push(u8::try_from(some().count()).unwrap_or_default());
            for (index, number) in some() {
                bytes.push(index);
                bytes.extend(number.to_le_bytes());
            }
        }
    }
    let sum = digest(&bytes).0;
    bytes.extend(sum);
    bytes
}

/// The positions; `None` if the bytes are damaged.
pub(super) fn read(bytes: &[u8]) -> Option<Vec<Sample>> {
    let (content, sum) = bytes.split_last_chunk::<8>()?;
    if digest(&content.to_vec()).0 != *sum {
        return None;
    }
    let mut rest = content.strip_prefix(TITLE)?;
    let mut samples = Vec::new();
    while !rest.is_empty() {
        samples.push(read_sample(&mut rest)?);
    }
    Some(samples)
}

fn read_sample(rest: &mut &[u8]) -> Option<Sample> {
    let game = u64::from_le_bytes(take(rest)?);
    let progress = f32::from_le_bytes(take(rest)?);
    let [seats] = take(rest)?;
    let mut sample = Sample {
        game,
        progress,
        features: Vec::new(),
        points: Vec::new(),
        margins: Vec::new(),
        win_shares: Vec::new(),
    };
    for _ in 0..seats {
        for list in [&mut sample.points, &mut sample.margins, &mut sample.win_shares] {
            list.push(f32::from_le_bytes(take(rest)?));
        }
        let mut row = [0.0; MAX_FEATURES];
        let [some] = take(rest)?;
        for _ in 0..some {
            let [index] = take(rest)?;
            *row.get_mut(usize::from(index))? = f32::from_le_bytes(take(rest)?);
        }
        sample.features.push(row);
    }
    Some(sample)
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (first, after) = rest.split_first_chunk::<N>()?;
    *rest = after;
    Some(*first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_come_back_and_damage_is_seen() {
        let mut row = [0.0; MAX_FEATURES];
        (row[3], row[127]) = (2.5, -1.0);
        let sample = Sample {
            game: 7,
            progress: 0.25,
            features: vec![row, [0.0; MAX_FEATURES]],
            points: vec![50.0, 40.0],
            margins: vec![10.0, -10.0],
            win_shares: vec![1.0, 0.0],
        };
        let bytes = write(&[sample.clone(), sample.clone()]);
        assert_eq!(read(&bytes), Some(vec![sample.clone(), sample]));
        for at in [0, 20, bytes.len() / 2, bytes.len() - 1] {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1;
            assert_eq!(read(&damaged), None, "byte {at}");
        }
        assert_eq!(read(&bytes[..bytes.len() - 9]), None, "cut off");
        assert_eq!(read(&[]), None);
    }
}
