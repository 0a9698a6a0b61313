//! The program with a rule set of one's own beside those that come with it.

use std::process::ExitCode;

fn main() -> ExitCode {
    game::register::<duel::Duel>();
    cli::main()
}
