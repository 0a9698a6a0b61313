//! The `coverline` program: a referee, a simulator and a rule book for Kill Team on the command line.
//!
//! Every command reads files or standard input, answers on standard output, and ends with 0 if all is well,
//! 1 if what was to be checked does not hold, and 2 with one line on standard error if the input is wrong.

mod advise;
mod again;
mod arena;
mod check;
mod engine;
mod failure;
mod input;
mod lines;
mod matchup;
mod odds;
mod options;
mod picture;
mod play;
mod playing;
mod reach;
mod replay;
mod rules;
mod serve;
mod session;
mod shelf;
mod sight;
mod sim;
mod tally;
mod verify;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use failure::{Failure, answer};

/// A referee, a simulator and a rule book for Kill Team
#[derive(Debug, Parser)]
#[command(name = "coverline", version, arg_required_else_help = false)]
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
    Check(check::Check),
    Serve(serve::Serve),
    Play(play::Play),
}

impl Coverline {
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
            Command::Check(command) => command.run(options),
            Command::Serve(command) => command.run(),
            Command::Play(command) => command.run(),
        }
    }
}

fn main() -> ExitCode {
    match Coverline::try_parse().map_err(usage).and_then(Coverline::run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Help goes to standard output as it is; a mistake is told in one line like any other bad input.
fn usage(error: clap::Error) -> Failure {
    let text = error.render().to_string();
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // The answer has been given: there is nothing else to report.
        return answer(&text).err().unwrap_or(Failure::Unread);
    }
    let mistake = text.split("\n\n").next().unwrap_or(&text);
    Failure::Input(mistake.strip_prefix("error: ").unwrap_or(mistake).to_owned())
}
