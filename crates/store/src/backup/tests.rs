use super::*;

use crate::{
    Account, Attendance, DEFAULT_STAND_IN, Entry, GuestId, NO_PACE, Occupant, Phase, StoredReview, Table,
    TableId,
};

fn full_table(entries: u32) -> FullTable {
    let owner = GuestId::random();
    let table = Table {
        id: TableId::random(),
        game: "tikal".to_owned(),
        options: vec![("auction".to_owned(), "\"\0\n".to_owned())],
        seed: "5eed".to_owned(),
        contributions: vec![(0, "0123456789abcdef".to_owned())],
        deal: "A1 B2".to_owned(),
        rules: 3,
        seats: vec![
            Occupant::Guest { id: owner.clone(), name: "Žofie \u{2028}".to_owned() },
            Occupant::Open,
            Occupant::Bot { bot: "search:3".to_owned() },
        ],
        owner,
        invite: "let me in".to_owned(),
        listed: true,
        hints: false,
        pace: NO_PACE.to_owned(),
        stand_in: DEFAULT_STAND_IN.to_owned(),
        barred: Vec::new(),
        phase: Phase::Running,
        created: i64::MIN,
        moved: i64::MAX,
        to_move: Some(1),
        result: None,
        attendance: Attendance::new(i64::MAX),
    };
    let entry = |n: u32| {
        let digest = crate::LogDigest::from_bytes(&[7; 16]).filter(|_| n > 1);
        Entry {
            n,
            seat: 2,
            notation: format!("move {n}"),
            auto: n.is_multiple_of(2),
            at: i64::from(n),
            digest,
        }
    };
    let review = (entries > 1).then(|| StoredReview { made: 7, text: "{}".to_owned() });
    FullTable { table, log: (1..=entries).map(entry).collect(), review }
}

fn written(tables: &[FullTable]) -> Vec<u8> {
    let mut writer = BackupWriter::new(Vec::new(), 5).unwrap();
    writer.secret("cookie", &[0, 1, 254, 255]).unwrap();
    for table in tables {
        writer.table(table).unwrap();
    }
    let (total, text) = writer.finish().unwrap();
    assert_eq!((total.tables, total.secrets), (tables.len() as u64, 1));
    text
}

fn read(text: &[u8]) -> Result<Vec<BackupItem>, BackupError> {
    let mut reader = BackupReader::new(text)?;
    let mut lines = Vec::new();
    while let Some(line) = reader.read()? {
        lines.push(line);
    }
    assert!(reader.read()?.is_none(), "the end stays the end");
    Ok(lines)
}

#[test]
fn what_was_written_is_read() {
    let tables = [full_table(0), full_table(1), full_table(40)];
    let lines = read(&written(&tables)).unwrap();
    let [BackupItem::Secret { name, value }, rest @ ..] = &lines[..] else {
        panic!("the secret comes first")
    };
    assert_eq!((name.as_str(), &value[..]), ("cookie", &[0, 1, 254, 255][..]));
    let same =
        rest.iter().zip(&tables).all(|(line, table)| matches!(line, BackupItem::Table(it) if **it == *table));
    assert!(same && rest.len() == tables.len());
}

#[test]
fn a_file_without_its_end_is_cut_short() {
    let text = written(&[full_table(3), full_table(3)]);
    let lines: Vec<usize> = (1..text.len()).filter(|&at| text[at - 1] == b'\n').collect();
    for cut in lines {
        assert!(matches!(read(&text[..cut]), Err(BackupError::Truncated)));
        assert!(read(&text[..cut - 1]).is_err());
    }
}

#[test]
fn any_change_is_noticed() {
    let text = String::from_utf8(written(&[full_table(3)])).unwrap();
    for (old, new) in
        [("\"do\":\"move 2\"", "\"do\":\"move 4\""), ("5eed", "6eed"), ("\"made\":5", "\"made\":6")]
    {
        assert!(text.contains(old));
        assert!(
            matches!(read(text.replace(old, new).as_bytes()), Err(BackupError::ChecksumMismatch)),
            "{new}"
        );
    }
    let more = format!("{text}{text}");
    assert!(matches!(read(more.as_bytes()), Err(BackupError::InvalidLine { .. })));
}

#[test]
fn a_line_that_makes_no_sense_is_named() {
    let text = String::from_utf8(written(&[full_table(3)])).unwrap();
    for (old, new) in [("\"n\":2", "\"n\":5"), ("\"rules\":3", "\"rules\":-3"), ("\"listed\"", "\"hidden\"")]
    {
        let error = read(text.replace(old, new).as_bytes()).err().unwrap();
        assert!(matches!(error, BackupError::InvalidLine { line: 3, .. }), "{error}");
    }
}

#[test]
fn other_files_and_newer_ones_are_refused() {
    for other in ["", "\n", "{}\n", "patolli record 1\ngame tikal\n", "SQLite format 3\0", "\u{0}\u{1}"] {
        assert!(matches!(read(other.as_bytes()), Err(BackupError::NotABackup)), "{other:?}");
    }
    let newer = "{\"patolli\":{\"format\":9999,\"made\":1,\"novelty\":true}}\n";
    let error = read(newer.as_bytes()).err().unwrap();
    assert!(error.to_string().contains("newer release"), "{error}");
}

#[test]
fn accounts_are_written_and_read() {
    let (name, hash) = ("Žofie".to_owned(), "$argon2id$v=19$…".to_owned());
    let account = Account { name, guest: GuestId::random(), hash, epoch: 7, created: 1, seen: i64::MAX };
    let mut writer = BackupWriter::new(Vec::new(), 5).unwrap();
    writer.account(&account).unwrap();
    let (total, text) = writer.finish().unwrap();
    assert_eq!(total.accounts, 1);
    assert!(matches!(&read(&text).unwrap()[..], [BackupItem::Account(it)] if **it == account));
    let text = String::from_utf8(text).unwrap();
    assert!(matches!(
        read(text.replace("\"epoch\":7", "\"epoch\":6").as_bytes()),
        Err(BackupError::ChecksumMismatch)
    ));
}

#[test]
fn how_people_are_called_is_part_of_a_backup() {
    let guest = GuestId::random();
    let person = Person {
        guest: guest.clone(),
        lang: "cs".to_owned(),
        zone: "Europe/Prague".to_owned(),
        quiet: (22, 8),
        often: "hourly".to_owned(),
        calls: [("turn".to_owned(), vec!["push".to_owned()])].into(),
        mail: Some("ana@example.org".to_owned()),
        mail_ok: true,
        mail_at: 7,
        seen: 0,
        called: None,
    };
    let text = |it: &str| it.to_owned();
    let device = Device {
        id: text("d"),
        guest: guest.clone(),
        name: text("Phone"),
        endpoint: text("https://push.example/x"),
        p256dh: text("key"),
        auth: text("secret"),
        made: 1,
        last: Some(2),
        failures: 3,
    };
    let (url, form, secret) = (text("https://hook.example/"), text("json"), text("secret"));
    let hook = Hook { id: text("h"), guest, url, form, secret, made: 1, last: None, failures: 20, off: true };
    let mut writer = BackupWriter::new(Vec::new(), 5).unwrap();
    writer.person(&person).unwrap();
    writer.device(&device).unwrap();
    writer.hook(&hook).unwrap();
    let (total, text) = writer.finish().unwrap();
    assert_eq!((total.people, total.receivers), (1, 2));
    let lines = read(&text).unwrap();
    let [BackupItem::Person(one), BackupItem::Device(two), BackupItem::Hook(three)] = &lines[..] else {
        panic!("three lines")
    };
    assert!(**one == person && **two == device && **three == hook);
}

#[test]
fn what_people_learned_invitations_and_bans_are_part_of_a_backup() {
    let (owner, table) = (GuestId::random(), TableId::random());
    let learned = Learned { owner: owner.clone(), what: "tikal/camp".to_owned(), at: 7 };
    let invitation = Invitation { table, guest: owner, by: GuestId::random(), at: 8, declined: true };
    let (kind, key) = (crate::BanKind::Network, "203.0.113.0/24".to_owned());
    let ban = Ban { kind, key, until: None, why: "spam".to_owned(), made: 9 };
    let mut writer = BackupWriter::new(Vec::new(), 5).unwrap();
    writer.learned(&learned).unwrap();
    writer.invitation(&invitation).unwrap();
    writer.ban(&ban).unwrap();
    let (total, text) = writer.finish().unwrap();
    assert_eq!((total.learned, total.invitations, total.bans), (1, 1, 1));
    let lines = read(&text).unwrap();
    let [BackupItem::Learned(one), BackupItem::Invitation(two), BackupItem::Ban(three)] = &lines[..] else {
        panic!("three lines")
    };
    assert!(**one == learned && **two == invitation && **three == ban);
}

#[test]
fn a_table_of_the_second_format_has_no_words() {
    let before =
        FullTable { table: Table { contributions: Vec::new(), ..full_table(3).table }, ..full_table(3) };
    let text = String::from_utf8(written(std::slice::from_ref(&before))).unwrap();
    assert!(!text.contains("words"), "nothing is written where nothing was added");
    let old =
        text.replace("{\"format\":6,", "{\"format\":2,").replace("\"touched\":9223372036854775807,", "");
    let (start, end) = old.split_at(old.find("{\"end\"").unwrap());
    let (head, _) = end.split_once("\"sha256\"").unwrap();
    let old = format!("{start}{head}\"sha256\":\"{}\"}}}}\n", to_hex(&Sha256::digest(start)));
    assert!(matches!(&read(old.as_bytes()).unwrap()[..], [_, BackupItem::Table(it)] if **it == before));
}

#[test]
fn times_are_not_written_but_who_is_away_is() {
    let mut whole = full_table(3);
    whole.table.pace = "day".to_owned();
    let seat = |away: &str| crate::SeatAttendance { away: Some(away.to_owned()), reserve: Some(5) };
    whole.table.attendance =
        Attendance { asked_at: Some(3), due: Some(9), seats: vec![seat("left")], asleep: true, touched: 2 };
    let text = written(std::slice::from_ref(&whole));
    let due = Attendance { asked_at: None, due: Some(1), ..whole.table.attendance.clone() };
    whole.table.attendance = due;
    assert!(matches!(&read(&text).unwrap()[..], [_, BackupItem::Table(it)] if **it == whole));
}

/// A file as releases wrote it that knew no accounts.
const FIRST_FORMAT: &str = "{\"patolli\":{\"format\":1,\"made\":5}}
{\"secret\":{\"name\":\"cookie\",\"hex\":\"0001feff\"}}
{\"end\":{\"tables\":0,\"entries\":0,\"secrets\":1,\"sha256\":\"SUM\"}}
";

#[test]
fn a_file_of_the_first_format_is_read() {
    let end = FIRST_FORMAT.find("{\"end\"").unwrap();
    let text = FIRST_FORMAT.replace("SUM", &to_hex(&Sha256::digest(&FIRST_FORMAT[..end])));
    assert!(matches!(&read(text.as_bytes()).unwrap()[..], [BackupItem::Secret { .. }]));
}
