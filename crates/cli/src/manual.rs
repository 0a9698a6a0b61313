//! `coverline completions` and `coverline man`: for shells and for manuals.

use clap::Args;
use clap_complete::Shell;

use crate::Coverline;
use crate::failure::{Failure, answer};

/// Prints what a shell needs to complete commands and options
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline completions bash > ~/.local/share/bash-completion/completions/coverline
  coverline completions zsh > ~/.zfunc/_coverline
  coverline completions fish > ~/.config/fish/completions/coverline.fish")]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    /// Prints them.
    pub fn run(&self) -> Result<(), Failure> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut Coverline::command_line(), "coverline", &mut text);
        answer(&String::from_utf8_lossy(&text))
    }
}

/// Prints the manual page of the program, or of one of its commands
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline man | man -l -
  coverline man sight > coverline-sight.1")]
pub struct Man {
    /// The command; the program itself without it
    command: Option<String>,
}

impl Man {
    /// Prints the page.
    pub fn run(&self) -> Result<(), Failure> {
        let mut all = Coverline::command_line();
        all.build();
        let page = match &self.command {
            None => all,
            Some(name) => {
                let found = all.find_subcommand(name).cloned();
                found.ok_or_else(|| {
                    let names = all.get_subcommands().map(clap::Command::get_name);
                    let near = game::meant(name, names);
                    let cut: String = name.chars().take(40).collect();
                    Failure::input(
                        "COMMAND",
                        match near.first() {
                            Some(near) => format!("{cut:?} is not a command; did you mean {near}?"),
                            None => {
                                format!("{cut:?} is not a command; coverline --help lists them")
                            }
                        },
                    )
                })?
            }
        };
        let mut text = Vec::new();
        let written = clap_mangen::Man::new(page).render(&mut text);
        written.map_err(|error| Failure::input("standard output", error))?;
        answer(&String::from_utf8_lossy(&text))
    }
}
