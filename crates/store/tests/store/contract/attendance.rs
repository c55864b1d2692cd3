//! Presence at tables, when something must be done about them, and the pulse of those who keep time.

use patolli_store::{
    Attendance, Database, GuestId, Occupant, Person, Phase, SeatAttendance, SleepCall, SleepCutoffs, Table,
    TableProgress,
};

use super::{entries, guest, running, table};

/// A person who wants to know when time is nearly up.
fn wants_calls(guest: &GuestId) -> Person {
    Person {
        guest: guest.clone(),
        lang: "en".to_owned(),
        zone: "UTC".to_owned(),
        quiet: (0, 0),
        often: "at-once".to_owned(),
        calls: [("near".to_owned(), vec!["mail".to_owned()])].into(),
        mail: None,
        mail_ok: false,
        mail_at: 0,
        seen: 0,
        called: None,
    }
}

fn away(why: &str, reserve: i64) -> SeatAttendance {
    SeatAttendance { away: Some(why.to_owned()), reserve: Some(reserve) }
}

pub async fn who_is_at_a_table_reads_back_as_it_was_written(store: &dyn Database) {
    let attendance = Attendance {
        asleep: true,
        touched: 5,
        asked_at: Some(6),
        due: Some(i64::MAX - 7),
        seats: vec![away("time", 8)],
    };
    let first = Table {
        pace: "live:20".to_owned(),
        stand_in: "search:2".to_owned(),
        barred: vec![table().owner],
        phase: Phase::Running,
        attendance: attendance.clone(),
        ..table()
    };
    store.create(&first).await.unwrap();
    assert_eq!(store.table(&first.id).await.unwrap().unwrap(), first);
    // What is not said stays.
    store.append(&first.id, &entries(1, 1), &running(0)).await.unwrap();
    assert_eq!(store.table(&first.id).await.unwrap().unwrap().attendance, attendance);
    let awake = Attendance { asleep: false, touched: 9, asked_at: None, due: None, seats: Vec::new() };
    let said = |it: &Attendance| TableProgress { attendance: Some(it.clone()), ..running(1) };
    store.append(&first.id, &entries(2, 3), &said(&awake)).await.unwrap();
    let read = store.table(&first.id).await.unwrap().unwrap().attendance;
    assert_eq!(read, Attendance { seats: attendance.seats.clone(), ..awake.clone() });
    let seats = vec![SeatAttendance::default(), away("left", 0)];
    let both = Attendance { due: Some(44), seats: seats.clone(), ..awake };
    store.append(&first.id, &entries(4, 4), &said(&both)).await.unwrap();
    assert_eq!(store.table(&first.id).await.unwrap().unwrap().attendance, both);
    let plain = Attendance { seats: vec![SeatAttendance::default(); 2], ..both };
    store.set_progress(&first.id, &said(&plain)).await.unwrap();
    assert_eq!(store.table(&first.id).await.unwrap().unwrap().attendance, plain.trimmed());
}

pub async fn tables_that_are_due_are_found(store: &dyn Database) {
    let due = |due| Table {
        phase: Phase::Running,
        attendance: Attendance { due, ..Attendance::new(1) },
        ..table()
    };
    let (soon, sooner, late, never) = (due(Some(-20)), due(Some(-30)), due(Some(500)), due(None));
    for it in [&soon, &sooner, &late, &never] {
        store.create(it).await.unwrap();
    }
    assert_eq!(store.due_tables(-10, 9).await.unwrap(), [sooner.id.clone(), soon.id.clone()]);
    assert_eq!(store.due_tables(-10, 1).await.unwrap(), std::slice::from_ref(&sooner.id));
    store.postpone(&sooner.id, 600).await.unwrap();
    store.postpone(&late.id, 100).await.unwrap();
    assert_eq!(store.due_tables(-10, 9).await.unwrap(), std::slice::from_ref(&soon.id));
    assert_eq!(
        store.table(&late.id).await.unwrap().unwrap().attendance.due,
        Some(500),
        "nothing is due earlier"
    );
    for it in [soon, sooner, late] {
        store.delete_table(&it.id).await.unwrap();
    }
}

pub async fn tables_fall_asleep(store: &dyn Database) {
    let bot = Occupant::Bot { bot: "greedy".to_owned() };
    let of = |seats: Vec<Occupant>, touched| Table {
        seats,
        phase: Phase::Running,
        attendance: Attendance::new(touched),
        ..table()
    };
    let (ana, bo) = (guest("Ana"), guest("Bo"));
    let alone = of(vec![ana.clone(), bot.clone(), ana.clone()], 10);
    let alone_lately = of(vec![ana.clone(), bot.clone()], 30);
    let together = of(vec![ana.clone(), bo.clone()], 10);
    let together_lately = of(vec![ana.clone(), bo.clone()], 15);
    let timed = Table { pace: "day".to_owned(), ..of(vec![ana, bo], 1) };
    let nobody = of(vec![bot.clone()], 1);
    // All have left, and nothing is due: the computer is finishing the game.
    let mut finishing = of(vec![guest("Cy"), guest("Di"), bot], 1);
    let left = || SeatAttendance { away: Some("left".to_owned()), reserve: None };
    finishing.attendance.seats = vec![left(), left()];
    for it in [&alone, &alone_lately, &together, &together_lately, &timed, &nobody, &finishing] {
        store.create(it).await.unwrap();
    }
    let call = SleepCall { n: 40, event: "near", due: 5 };
    let times = SleepCutoffs { alone: 20, together: 12, due: 77, call: Some(call) };
    let caller = match &together.seats[1] {
        Occupant::Guest { id, .. } => id.clone(),
        other => panic!("{other:?} is a person"),
    };
    store.save_person(&wants_calls(&caller)).await.unwrap();
    let mut ids = store.fall_asleep(&times, 1).await.unwrap();
    assert_eq!(ids.len(), 1, "as many as are wanted");
    ids.extend(store.fall_asleep(&times, 9).await.unwrap());
    ids.sort();
    let mut wanted = vec![alone.id.clone(), together.id.clone()];
    wanted.sort();
    assert_eq!(ids, wanted);
    let calls: Vec<_> =
        store.list("call").await.unwrap().into_iter().filter(|it| it.table == together.id).collect();
    assert_eq!(
        calls.iter().map(|it| (it.n, it.requested_by.clone(), it.due)).collect::<Vec<_>>(),
        [(41, Some(caller), 5)]
    );
    let due = async |it: &Table| store.table(&it.id).await.unwrap().unwrap().attendance;
    assert_eq!((due(&alone).await.due, due(&together).await.due), (None, Some(77)));
    assert!(due(&alone).await.asleep && !due(&timed).await.asleep && !due(&nobody).await.asleep);
    assert!(!due(&finishing).await.asleep);
    assert!(store.fall_asleep(&times, 9).await.unwrap().is_empty());
    let filter = patolli_store::Filter::all().in_phase(Phase::Running);
    let awake: Vec<_> = store.tables(filter.awake()).await.unwrap().into_iter().map(|it| it.id).collect();
    assert!(!awake.contains(&alone.id) && awake.contains(&timed.id));
    for it in [alone, alone_lately, together, together_lately, timed, nobody, finishing] {
        store.delete_table(&it.id).await.unwrap();
    }
}

/// Times here are in seconds.
pub async fn turns_go_on_after_a_gap(store: &dyn Database) {
    let turn = |asked_at: i64, due: Option<i64>, pace: &str| Table {
        pace: pace.to_owned(),
        phase: Phase::Running,
        attendance: Attendance {
            asked_at: Some(asked_at * 1_000),
            due: due.map(|it| it * 1_000),
            ..Attendance::new(1)
        },
        ..table()
    };
    let (long, short) = (turn(100, Some(900), "day"), turn(100, Some(510), "day"));
    let (bots, untimed) = (turn(100, None, "day"), turn(100, Some(2_900), "none"));
    // Somebody decided before the gap was noticed.
    let begun = turn(2_490, Some(3_000), "day");
    for it in [&long, &short, &bots, &untimed, &begun] {
        store.create(it).await.unwrap();
    }
    let set = async |before: Option<i64>, now: i64, least: Option<i64>| {
        let [before, least] = [before, least].map(|it| it.map(|it| it * 1_000));
        store.set_pulse(before, now * 1_000, least).await.unwrap()
    };
    let before = store.pulse().await.unwrap();
    assert!(store.set_pulse(before, 500_000, None).await.unwrap());
    assert!(!set(Some(499), 1, Some(60)).await, "somebody else was quicker");
    assert!(set(Some(500), 2_500, Some(60)).await);
    assert_eq!(store.pulse().await.unwrap(), Some(2_500_000));
    let times = async |it: &Table| {
        let it = store.table(&it.id).await.unwrap().unwrap().attendance;
        (it.asked_at.map(|it| it / 1_000), it.due.map(|it| it / 1_000))
    };
    assert_eq!(times(&long).await, (Some(2_100), Some(2_900)));
    assert_eq!(times(&short).await, (Some(2_150), Some(2_560)), "a little time is left");
    assert_eq!(times(&bots).await, (Some(2_100), None));
    assert_eq!(times(&untimed).await, (Some(100), Some(2_900)));
    assert_eq!(times(&begun).await, (Some(2_490), Some(3_000)), "the gap was before it");
    let later = turn(1_495, Some(2_000), "day");
    store.create(&later).await.unwrap();
    assert!(set(Some(2_500), 1_500, Some(60)).await);
    assert_eq!(times(&long).await, (Some(1_100), Some(1_900)), "backwards, too");
    assert_eq!(times(&untimed).await, (Some(100), Some(1_900)), "nothing waits for the time to come again");
    assert_eq!(times(&later).await, (Some(1_495), Some(2_000)), "the gap was before it");
    for it in [long, short, bots, untimed, begun, later] {
        store.delete_table(&it.id).await.unwrap();
    }
}
