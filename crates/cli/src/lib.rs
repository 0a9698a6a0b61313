//! The `coverline` program: a referee, a simulator and a rule book for Kill Team on the command line.
//!
//! Every command reads files or standard input and answers on standard output; how it ends is said in `failure.rs` and in
//! docs/command-line.md.
//!
//! It is a library, so that a program can register rule sets of its own before it runs (`examples/duel.rs`).

mod advise;
mod again;
mod arena;
mod asked;
mod check;
mod content;
mod dataset;
mod engine;
mod failure;
mod import;
mod input;
mod lines;
mod manual;
mod matchup;
mod moment;
mod odds;
mod options;
mod output;
mod paint;
mod per_thread;
mod picture;
mod play;
mod reach;
mod replay;
mod rules;
mod serve;
mod session;
mod shelf;
mod sight;
mod sim;
mod verify;

use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use failure::{Failure, answer};

/// A referee, a simulator and a rule book for Kill Team
#[derive(Debug, Parser)]
#[command(
    name = "coverline",
    version,
    arg_required_else_help = false,
    after_help = "Answers are in English, French, Spanish or Italian (--lang); help and errors about the command line are in English.
Exit status: 0 all is well; 1 what was checked does not hold, or games were forfeited; 2 the input is wrong, told in
one line. A file that is called - is standard input, or standard output where one is written. Colours are left out
where NO_COLOR is set or nobody looks. docs/command-line.md says all of it."
)]
struct Coverline {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    options: options::Options,
}

#[derive(Debug, Subcommand)]
enum Command {
    Sight(sight::Sight),
    Reach(reach::Reach),
    Sim(sim::Sim),
    Arena(arena::Arena),
    Tune(arena::Tune),
    Advise(advise::Advise),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Engine(engine::Engine),
    Odds(odds::Odds),
    Rules(rules::Rules),
    List(content::List),
    Show(content::Show),
    New(content::New),
    Import(import::ImportFile),
    Check(check::Check),
    Serve(serve::Serve),
    Play(play::Play),
    Completions(manual::Completions),
    Man(manual::Man),
}

/// The options that stand behind every command, and the commands on which each acts. Elsewhere they are taken and do
/// nothing, and help does not speak of them.
const ACTS: [(&str, &[&str]); 4] = [
    (
        "json",
        &[
            "sight", "reach", "sim", "arena", "tune", "advise", "replay", "verify", "odds",
            "rules", "list", "show", "import", "check",
        ],
    ),
    (
        "lang",
        &[
            "sight", "reach", "sim", "advise", "replay", "verify", "engine", "odds", "rules",
            "list", "show", "import", "check", "play",
        ],
    ),
    (
        "rules",
        &[
            "sight", "reach", "sim", "arena", "tune", "advise", "replay", "engine", "odds",
            "rules", "list", "show", "new", "import",
        ],
    ),
    ("seed", &["sim", "arena", "tune", "advise", "engine"]),
];

impl Coverline {
    /// The command line, with every option shown where it acts.
    fn command_line() -> clap::Command {
        let mut all = Coverline::command();
        let names: Vec<String> =
            all.get_subcommands().map(|command| command.get_name().to_owned()).collect();
        for (option, acts) in ACTS {
            let Some(arg) = all.get_arguments().find(|arg| arg.get_id() == option) else {
                continue;
            };
            let hidden = arg.clone().hide(true);
            for name in names.iter().filter(|name| !acts.contains(&name.as_str())) {
                // A command that has an option of that name keeps its own.
                all = all.mut_subcommand(name, |command| command.arg(hidden.clone()));
            }
        }
        all
    }

    fn run(self) -> Result<(), Failure> {
        let options = self.options;
        match self.command {
            Command::Sight(command) => command.run(options),
            Command::Reach(command) => command.run(options),
            Command::Sim(command) => command.run(options),
            Command::Arena(command) => command.run(options),
            Command::Tune(command) => command.run(options),
            Command::Advise(command) => command.run(options),
            Command::Replay(command) => command.run(options),
            Command::Verify(command) => command.run(options),
            Command::Engine(command) => command.run(options),
            Command::Odds(command) => command.run(options),
            Command::Rules(command) => command.run(options),
            Command::List(command) => command.run(options),
            Command::Show(command) => command.run(options),
            Command::New(command) => command.run(options),
            Command::Import(command) => command.run(options),
            Command::Check(command) => command.run(options),
            Command::Serve(command) => command.run(),
            Command::Play(command) => command.run(options),
            Command::Completions(command) => command.run(),
            Command::Man(command) => command.run(),
        }
    }
}

/// Runs the program with the arguments that it was started with.
///
/// ```no_run
/// fn main() -> std::process::ExitCode {
///     cli::main()
/// }
/// ```
pub fn main() -> ExitCode {
    let parsed = Coverline::command_line().try_get_matches();
    let parsed = parsed.and_then(|matches| Coverline::from_arg_matches(&matches));
    match parsed.map_err(usage).and_then(Coverline::run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Help goes to standard output as it is; a mistake is told in one line like any other bad input, with what may have been
/// meant.
fn usage(error: clap::Error) -> Failure {
    let text = error.render();
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let text = if paint::is_wanted() { text.ansi().to_string() } else { text.to_string() };
        // The answer has been given: there is nothing else to report.
        return answer(&text).err().unwrap_or(Failure::Unread);
    }
    let text = text.to_string();
    let mistake = text.split("\n\n").next().unwrap_or(&text);
    let mistake = mistake.strip_prefix("error: ").unwrap_or(mistake).to_owned();
    let near =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let near = near.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(word) => Some(word.clone()),
        // The likeliest stands last.
        ContextValue::Strings(words) => words.last().cloned(),
        _ => None,
    });
    Failure::Input(match near {
        Some(near) => format!("{mistake}; did you mean '{near}'?"),
        None => mistake,
    })
}
