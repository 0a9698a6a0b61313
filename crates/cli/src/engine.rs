//! `coverline engine`: the line protocol for bots and graphical programs, docs/protocol.md.

use std::io::{self, BufRead, Write};

use clap::Args;
use table::Record;

use crate::failure::{Failure, unread};

use crate::lines::{self, Line};
use crate::options::Options;
use crate::session::{Refusal, Session, sent};

/// Plays games over standard input and output, for programs in any language
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline engine
  coverline engine --rules kt21
  printf 'new\\nroll auto\\nstatus\\nquit\\n' | coverline engine --seed 7
  python3 docs/bot.py coverline

Every reply ends with a line that begins with ok or error. docs/protocol.md describes all commands.")]
pub struct Engine {}

impl Engine {
    /// Talks until the other side quits or goes away.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let mut session = Session::new(options.language(), options.rules, options.seed);
        let mut from = io::stdin().lock();
        let mut to = io::stdout().lock();
        while let Some(line) = read(&mut from, lines::LONGEST)? {
            let line = match line {
                Ok(line) => line,
                Err(refusal) => {
                    say(&mut to, &sent(Err(refusal)))?;
                    continue;
                }
            };
            match line.trim() {
                "quit" => return say(&mut to, "ok bye\n"),
                "load" => {
                    let loaded = text(&mut from)?.and_then(|text| session.load(&text));
                    say(&mut to, &sent(loaded))?;
                }
                line => say(&mut to, &sent(session.obey(line)))?,
            }
        }
        Ok(())
    }
}

fn say(to: &mut impl Write, text: &str) -> Result<(), Failure> {
    to.write_all(text.as_bytes()).and_then(|()| to.flush()).map_err(unread)
}

fn read(
    from: &mut impl BufRead,
    longest: usize,
) -> Result<Option<Result<String, Refusal>>, Failure> {
    let line =
        lines::next(from, longest).map_err(|error| Failure::input("standard input", error))?;
    Ok(line.map(|line| match line {
        Line::Text(text) => Ok(text),
        Line::TooLong => Err(Refusal::plain(format!("the line is longer than {longest} bytes"))),
        Line::NotText => Err(Refusal::plain("the line is not UTF-8 text")),
    }))
}

/// Lines up to one that is a single dot. Whatever is wrong with them, they are read to that dot, so that
/// the conversation goes on where both sides expect it to. A line may carry a whole file.
fn text(from: &mut impl BufRead) -> Result<Result<String, Refusal>, Failure> {
    let mut text = String::new();
    let mut wrong = None;
    while let Some(line) = read(from, Record::MAX_BYTES)? {
        match line {
            Ok(line) if line == "." => return Ok(wrong.map_or(Ok(text), Err)),
            Ok(line) if text.len() + line.len() < Record::MAX_BYTES => {
                text += &line;
                text.push('\n');
            }
            Ok(_) => wrong = wrong.or(Some(Refusal::plain("the text is too long"))),
            Err(refusal) => wrong = wrong.or(Some(refusal)),
        }
    }
    Ok(Err(Refusal::plain("the text breaks off: its last line must be a dot")))
}
