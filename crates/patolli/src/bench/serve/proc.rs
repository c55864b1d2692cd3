//! Processor time and memory of a process, where the operating system reports them.

use std::fs;

/// Ticks a second in which Linux counts processor time for programs, on every machine.
const TICKS: f64 = 100.0;

/// Processor time and memory that a process has used.
#[derive(Clone, Copy, Default)]
pub struct Usage {
    /// Processor time in seconds.
    pub cpu: Option<f64>,
    /// Memory in bytes.
    pub memory: Option<u64>,
}

impl Usage {
    /// Of one process.
    pub fn of_process(pid: Option<u32>) -> Self {
        let read = |name: &str| fs::read_to_string(format!("/proc/{}/{name}", pid?)).ok();
        Self { cpu: read("stat").and_then(|it| cpu(&it)), memory: read("status").and_then(|it| memory(&it)) }
    }
}

/// The sum of the times in user and system mode.
fn cpu(stat: &str) -> Option<f64> {
    // The name of the program may contain anything, also spaces and brackets.
    let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS)
}

fn memory(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usage_is_read_from_the_tables_of_the_system() {
        let stat = "12 (a) b) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0 20";
        assert_eq!(cpu(stat), Some(3.0));
        assert_eq!(memory("Name:\tx\nVmRSS:\t    1024 kB\n"), Some(1024 * 1024));
        assert_eq!((cpu(""), memory("VmRSS: many")), (None, None));
    }
}
