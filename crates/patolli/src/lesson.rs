//! `patolli lesson`: checks lesson files, and shows what can be decided in a lesson.

use std::{
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

use patolli_catalog::{
    Course, Lang, Lesson, LessonAnswer, LessonMoment, LessonText, Localizer, Seat, check_lesson,
};

use crate::failure::{CliError, CliResult, print};

pub const EXAMPLES: &str = "\
Examples:
  patolli lesson check                           every lesson of every game
  patolli lesson check tikal                     the lessons of one game
  patolli lesson check tikal guard               one lesson
  patolli lesson show tikal guard 'bring l h04'  what can be decided after that";

/// Files beside the lessons of a game that are none.
const OTHER_FILES: [&str; 2] = ["coach", "presets"];
/// The file that lists the lessons.
const LIST: &str = "course";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// What to do
    #[command(subcommand)]
    command: Command,
    /// Folder with the lesson files, one folder below it for each game
    #[arg(long, global = true, value_name = "DIR", default_value = "crates/catalog/learn")]
    dir: PathBuf,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Play every lesson by its way, by its wrong answers and at random, and tell what is wrong
    Check {
        /// Name of the game [default: all]
        game: Option<String>,
        /// Id of the lesson [default: all]
        id: Option<String>,
    },
    /// Print task, answer and every choice after some decisions
    Show {
        /// Name of the game
        game: String,
        /// Id of the lesson
        id: String,
        /// Decisions in notation with ; between them
        #[arg(default_value = "")]
        decisions: String,
    },
}

pub fn run(args: &Args) -> CliResult {
    match &args.command {
        Command::Check { game, id } => check(&args.dir, game.as_deref(), id.as_deref()),
        Command::Show { game, id, decisions } => show(&read_lesson(&args.dir, game, id)?, decisions),
    }
}

fn check(dir: &Path, game: Option<&str>, id: Option<&str>) -> CliResult {
    let games = match game {
        Some(game) => vec![game.to_owned()],
        None => names(dir, Path::is_dir)?,
    };
    let (mut lessons, mut flaws) = (0_usize, Vec::new());
    for game in games {
        if id.is_none() {
            flaws.extend(check_course(dir, &game)?);
        }
        for id in id.map_or_else(|| lesson_ids(dir, &game), |it| Ok(vec![it.to_owned()]))? {
            lessons += 1;
            let found = match read_lesson(dir, &game, &id) {
                Ok(lesson) => check_lesson(&lesson).iter().map(ToString::to_string).collect(),
                Err(CliError::Message(why)) => vec![why],
                Err(other) => return Err(other),
            };
            flaws.extend(found.into_iter().map(|it| format!("{game}/{id}: {it}")));
        }
    }
    match flaws.len() {
        0 => print(&format!("{lessons} lessons, no fault")),
        n => Err(CliError::Message(format!("{lessons} lessons, {n} faults\n{}", flaws.join("\n")))),
    }
}

/// Whether the list of a course fits its files.
fn check_course(dir: &Path, game: &str) -> CliResult<Option<String>> {
    let mut texts = vec![(LIST.to_owned(), read(&file(dir, game, LIST))?)];
    for id in lesson_ids(dir, game)? {
        let text = read(&file(dir, game, &id))?;
        texts.push((id, text));
    }
    let files: Vec<_> = texts.iter().map(|(id, text)| LessonText { game, id, text }).collect();
    Ok(Course::read(game, &files).err().map(|it| format!("{game}: {it}")))
}

fn show(lesson: &Lesson, decisions: &str) -> CliResult {
    let did: Vec<&str> = decisions.split(';').map(str::trim).filter(|it| !it.is_empty()).collect();
    let moment = lesson.after(&did)?;
    let mut text = String::new();
    // Writing to a text does not fail.
    let _ = describe(&moment, &mut text);
    print(&text)
}

fn describe(moment: &LessonMoment<'_>, text: &mut String) -> std::fmt::Result {
    let words = Localizer::for_game(Lang::En, &moment.lesson().game);
    let names = |seat: Seat| format!("seat {seat}");
    match moment.present() {
        Some(step) => writeln!(text, "step {}, goal: {}", moment.step() + 1, step.goal.join(", "))?,
        None => writeln!(text, "all steps are done")?,
    }
    match moment.answer() {
        Some(LessonAnswer::Wrong(key)) => writeln!(text, "answer: {key}")?,
        Some(LessonAnswer::Missed) => writeln!(text, "answer: allowed, but the task is not done")?,
        None => {}
    }
    let Some(ask) = moment.ask() else { return Ok(()) };
    writeln!(text, "{}", words.format_message(&ask, &names))?;
    for choice in moment.play().choices() {
        let label = words.format_message(&choice.label, &names);
        match (&choice.refused, choice.rule) {
            (Some(why), Some(rule)) => {
                let why = words.format_message(why, &names);
                writeln!(text, "  refused by {rule}: {} ({label}): {why}", choice.notation)?;
            }
            _ => writeln!(text, "  {} ({label})", choice.notation)?,
        }
    }
    Ok(())
}

fn read_lesson(dir: &Path, game: &str, id: &str) -> CliResult<Lesson> {
    Ok(Lesson::read(game, id, &read(&file(dir, game, id))?)?)
}

fn file(dir: &Path, game: &str, id: &str) -> PathBuf {
    dir.join(game).join(format!("{id}.toml"))
}

fn read(path: &Path) -> CliResult<String> {
    fs::read_to_string(path).map_err(|it| at(path, &it))
}

fn at(path: &Path, error: &io::Error) -> CliError {
    CliError::Message(format!("{}: {error}", path.display()))
}

fn lesson_ids(dir: &Path, game: &str) -> CliResult<Vec<String>> {
    let mut ids = names(&dir.join(game), |it| it.extension().is_some_and(|it| it == "toml"))?;
    ids.retain(|it| it != LIST && !OTHER_FILES.contains(&it.as_str()));
    Ok(ids)
}

/// Names without endings of what a folder holds, sorted.
fn names(folder: &Path, wanted: impl Fn(&Path) -> bool) -> CliResult<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(|it| at(folder, &it))? {
        let path = entry.map_err(|it| at(folder, &it))?.path();
        if let Some(name) = path.file_stem().filter(|_| wanted(&path)) {
            names.push(name.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
