//! The real program, run as people run it.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// How the program ended and what it said.
pub struct Ended {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Ended {
    /// The answer in JSON of a command that succeeded.
    pub fn json(&self) -> Value {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        serde_json::from_str(&self.out).unwrap_or_else(|e| panic!("{e}: {}", self.out))
    }

    /// Bad input: status 2, one line on standard error, nothing on standard output.
    pub fn refused(&self) -> &str {
        assert_eq!(self.status, 2, "out: {}\nerr: {}", self.out, self.err);
        assert_eq!(self.out, "");
        assert_eq!(self.err.matches('\n').count(), 1, "{}", self.err);
        self.err.trim_end()
    }
}

/// Runs the program in an environment without a language, feeding it from `feed`.
pub fn run_fed(args: &[&str], feed: impl FnOnce(&mut dyn Write) + Send) -> Ended {
    run_program(Path::new(env!("CARGO_BIN_EXE_coverline")), args, feed)
}

/// Runs a program in the same way.
pub fn run_program(
    program: &Path,
    args: &[&str],
    feed: impl FnOnce(&mut dyn Write) + Send,
) -> Ended {
    run_command(Command::new(program).args(args).env_clear(), feed)
}

/// Runs the program in an environment with nothing but these variables.
pub fn run_in(environment: &[(&str, &str)], args: &[&str], input: &str) -> Ended {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coverline"));
    let command = command.args(args).env_clear().envs(environment.iter().copied());
    run_command(command, |to| {
        // The program may well have seen enough before the end.
        let _ = to.write_all(input.as_bytes());
    })
}

fn run_command(command: &mut Command, feed: impl FnOnce(&mut dyn Write) + Send) -> Ended {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        scope.spawn(move || feed(&mut stdin));
        child.wait_with_output().unwrap()
    });
    Ended {
        status: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs the program with this on its standard input.
pub fn run(args: &[&str], input: &str) -> Ended {
    run_fed(args, |to| {
        // The program may well have seen enough before the end.
        let _ = to.write_all(input.as_bytes());
    })
}

/// A model of the rule book's examples: a base of one inch, 1.5" tall.
pub fn model(id: &str, side: u8, at: [f64; 2], order: &str) -> Value {
    json!({ "id": id, "side": side, "at": at, "base_mm": 25.4, "height": 1.5, "order": order })
}

/// A rectangular part of terrain: x0..x1, y0..y1, and its height.
pub fn part(x: [f64; 2], y: [f64; 2], top: f64, kind: Option<&str>) -> Value {
    let footprint = [[x[0], y[0]], [x[1], y[0]], [x[1], y[1]], [x[0], y[1]]];
    let mut part = json!({ "name": "wall", "bottom": 0, "top": top, "footprint": footprint });
    if let Some(kind) = kind {
        part["type"] = kind.into();
    }
    part
}
