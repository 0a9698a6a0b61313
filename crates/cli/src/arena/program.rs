//! Another program as a player, over the engine protocol (docs/protocol.md): it is told everything that happens, and
//! asked with `choose` what it answers.

use std::collections::VecDeque;
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::{Answer, Entry};

use crate::lines::{LONGEST, Line, next};

/// How many lines wait to be read before the program has to wait itself.
const WAITING: usize = 256;

/// The most lines of one reply.
const MOST_LINES: usize = 100_000;

/// How many of the last lines of its standard error are kept, for when it goes away.
const LAST_WORDS: usize = 4;

/// How long a program that closes its output may take to end before it is asked how it did.
const GRACE: Duration = Duration::from_millis(500);

/// A program that runs, and what it says.
pub struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Line>,
    patience: Duration,
    last_words: Arc<Mutex<VecDeque<String>>>,
    /// Hangs up when the whole of its standard error has been read.
    said_all: Receiver<()>,
}

impl Program {
    /// Starts a program, named with its arguments, and hears whether it speaks the protocol. What it says on standard
    /// error is passed on, if that is wanted.
    ///
    /// # Errors
    /// Why it cannot be started or understood.
    pub fn start(command: &str, patience: Duration, aloud: bool) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or("no program is named")?;
        let mut child = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("it cannot be started: {error}"))?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(input), Some(output), Some(errors)) = pipes else {
            return Err("it cannot be talked to".to_owned());
        };
        let last_words = Arc::new(Mutex::new(VecDeque::new()));
        let (heard, called) = (Arc::clone(&last_words), name.to_owned());
        let (still_talking, said_all) = sync_channel(0);
        std::thread::spawn(move || {
            // Dropped at the end, which is how the end is known.
            let _still_talking: SyncSender<()> = still_talking;
            let mut errors = BufReader::new(errors);
            while let Ok(Some(line)) = next(&mut errors, LONGEST) {
                let Line::Text(line) = line else { continue };
                if aloud {
                    // If nobody listens any more, there is nobody to tell.
                    let _ = writeln!(io::stderr(), "{called}: {line}");
                }
                let mut words = heard.lock().unwrap_or_else(PoisonError::into_inner);
                if words.len() == LAST_WORDS {
                    words.pop_front();
                }
                words.push_back(line);
            }
        });
        let (sender, lines) = sync_channel(WAITING);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(line)) = next(&mut output, LONGEST) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut program = Program { child, input, lines, patience, last_words, said_all };
        let known = program.tell("coverline")?;
        match known.iter().any(|line| line == "protocol 1") {
            true => Ok(program),
            false => Err("it does not speak protocol 1".to_owned()),
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
            Entry::Leave(..) | Entry::Undo(_) | Entry::Hash(_) => return Ok(()),
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
        let asked: String = text.lines().next().unwrap_or_default().chars().take(60).collect();
        if writeln!(self.input, "{text}").and_then(|()| self.input.flush()).is_err() {
            return Err(self.how_it_ended(&asked));
        }
        let mut reply = Vec::new();
        loop {
            let line = match self.lines.recv_timeout(self.patience) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => {
                    return Err(format!("no reply to {asked:?} in {:?}", self.patience));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.how_it_ended(&asked)),
            };
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

impl Program {
    /// What became of a program that does not talk any more: its exit status, and its last words.
    fn how_it_ended(&mut self, asked: &str) -> String {
        let mut waited = Duration::ZERO;
        let step = Duration::from_millis(10);
        let status = loop {
            match self.child.try_wait() {
                Ok(None) if waited < GRACE => {
                    std::thread::sleep(step);
                    waited += step;
                }
                Ok(status) => break status,
                Err(_) => break None,
            }
        };
        let ended = status
            .map_or("it closed its output".to_owned(), |status| format!("it ended with {status}"));
        // What it said last may still be on its way; somebody else may hold its standard error open for ever.
        let _ = self.said_all.recv_timeout(GRACE);
        let words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        let words: Vec<&str> = words.iter().map(|line| line.trim()).collect();
        let said = match words.as_slice() {
            [] => "and said nothing on standard error".to_owned(),
            words => format!("its standard error: {}", words.join(" / ")),
        };
        format!("{ended} when asked {asked:?}; {said}")
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
