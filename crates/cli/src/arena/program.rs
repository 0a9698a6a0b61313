//! Another program as a player, over the engine protocol (docs/protocol.md): it is told everything that happens, and
//! asked with `choose` what it answers.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

use table::{Answer, Entry};

use crate::lines::{Line, next};

/// How many lines wait to be read before the program has to wait itself.
const WAITING: usize = 256;

/// The most lines of one reply.
const MOST_LINES: usize = 100_000;

/// A program that runs, and what it says.
pub struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Line>,
    patience: Duration,
}

impl Program {
    /// Starts a program, named with its arguments, and hears whether it speaks the protocol.
    ///
    /// # Errors
    /// Why it cannot be started or understood.
    pub fn start(command: &str, patience: Duration) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or("no program is named")?;
        let mut child = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{name}: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{name}: it cannot be talked to"));
        };
        let (sender, lines) = sync_channel(WAITING);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(line)) = next(&mut output) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut program = Program { child, input, lines, patience };
        let known = program.tell("coverline")?;
        match known.iter().any(|line| line == "protocol 1") {
            true => Ok(program),
            false => Err(format!("{name}: it does not speak protocol 1")),
        }
    }

    /// Takes up a game, given as the text of a position.
    ///
    /// # Errors
    /// What the program says, or that it says nothing.
    pub fn load(&mut self, position: &str) -> Result<(), String> {
        self.tell(&format!("load\n{}\n.", position.trim_end())).map(drop)
    }

    /// Is told of an answer or a roll.
    ///
    /// # Errors
    /// As [`Program::load`].
    pub fn hear(&mut self, entry: &Entry) -> Result<(), String> {
        let line = match entry {
            Entry::Answer(_, answer) => format!("answer {answer}"),
            Entry::Roll(_, faces) => {
                let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
                format!("roll {}", faces.join(" "))
            }
            Entry::Hash(_) => return Ok(()),
        };
        self.tell(&line).map(drop)
    }

    /// Is asked what it answers, within a budget written as `ms=200` or `nodes=1000`, or nothing.
    ///
    /// # Errors
    /// As [`Program::load`], or if what it says is no answer.
    pub fn choose(&mut self, budget: &str) -> Result<Answer, String> {
        let lines = self.tell(format!("choose {budget}").trim_end())?;
        let chosen = lines.iter().find_map(|line| line.strip_prefix("candidate "));
        let chosen = chosen.ok_or("it chose nothing")?;
        chosen.parse().map_err(|error| format!("it chose {chosen:?}: {error}"))
    }

    /// Says something and waits for the end of the reply.
    fn tell(&mut self, text: &str) -> Result<Vec<String>, String> {
        let gone = |_| "it has ended".to_owned();
        writeln!(self.input, "{text}").and_then(|()| self.input.flush()).map_err(gone)?;
        let mut reply = Vec::new();
        loop {
            let line = self.lines.recv_timeout(self.patience).map_err(|error| match error {
                RecvTimeoutError::Timeout => format!("no reply in {:?}", self.patience),
                RecvTimeoutError::Disconnected => "it has ended".to_owned(),
            })?;
            let Line::Text(line) = line else {
                return Err("a line that cannot be read".to_owned());
            };
            match line.split(' ').next() {
                Some("ok") => return Ok(reply),
                Some("error") => return Err(line),
                _ if reply.len() == MOST_LINES => return Err("a reply without end".to_owned()),
                _ => reply.push(line),
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself; there is nobody left to tell if it has not.
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
