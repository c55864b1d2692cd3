//! The limit of open files of the operating system: each connection is one.

/// Files beside those of connections: the database, the log, timers, and a margin.
const RESERVED: u64 = 100;

/// Raises the limit of open files as far as the system allows, and says what is wrong if that is not enough
/// for the connections.
pub fn raise_limit(connections: usize) -> Option<String> {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(allowed) => limit_warning(allowed, connections),
        Err(error) => Some(format!("how many files may be open is not known: {error}")),
    }
}

fn limit_warning(allowed: u64, connections: usize) -> Option<String> {
    let needed = u64::try_from(connections).unwrap_or(u64::MAX).saturating_add(RESERVED);
    (allowed < needed).then(|| {
        format!(
            "{connections} connections may be open, but the system allows {allowed} files, which are too few: raise the \
             limit of open files (ulimit -n, LimitNOFILE) to {needed}, or start with --limit connections={}",
            allowed.saturating_sub(RESERVED).max(1)
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_few_files_are_told_with_what_would_do() {
        assert_eq!(limit_warning(14_100, 14_000), None);
        let words = limit_warning(1024, 14_000).expect("too few");
        assert!(words.contains("14100") && words.contains("connections=924"), "{words}");
        assert!(limit_warning(10, 14_000).is_some_and(|it| it.contains("connections=1")));
    }

    #[test]
    fn the_limit_is_raised_to_what_the_system_allows() {
        let _ = raise_limit(1);
        #[cfg(unix)]
        {
            let (soft, hard) = rlimit::Resource::NOFILE.get().expect("the limit is known");
            assert!(soft == hard || cfg!(target_os = "macos"), "{soft} of {hard}");
        }
    }
}
