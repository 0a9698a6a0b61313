//! `candidates` of the engine: every operative is among them, and "all" is said only where it is true.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A conversation in which each reply is waited for.
struct Engine {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Engine {
    fn new(seed: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_coverline"))
            .args(["engine", "--seed", seed])
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (to, from) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Engine { child, to, from: BufReader::new(from) }
    }

    /// The lines before the last of the reply, and the last.
    fn say(&mut self, command: &str) -> (Vec<String>, String) {
        writeln!(self.to, "{command}").unwrap();
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert_ne!(self.from.read_line(&mut line).unwrap(), 0, "{command}: the engine ended");
            let line = line.trim_end().to_owned();
            if line.starts_with("ok") || line.starts_with("error") {
                return (lines, line);
            }
            lines.push(line);
        }
    }

    /// The candidates, and whether they are said to be all.
    fn candidates(&mut self) -> (Vec<String>, bool) {
        let (lines, last) = self.say("candidates");
        let all = lines.iter().map(|line| line.strip_prefix("candidate ").unwrap().to_owned());
        assert!(last.ends_with(" all") || last.ends_with(" sample"), "{last}");
        (all.collect(), last.ends_with(" all"))
    }

    /// Goes on by chance.
    fn step(&mut self) -> String {
        let (_, status) = self.say("status");
        if status.starts_with("ok roll") {
            return self.say("roll auto").1;
        }
        let (proposed, _) = self.say("propose");
        let answer = proposed[0].strip_prefix("candidate ").unwrap().to_owned();
        self.say(&format!("answer {answer}")).1
    }

    /// Goes on by chance until a question of that kind is open.
    fn until(&mut self, kind: &str) -> bool {
        let kind = format!("{{\"kind\":\"{kind}\"");
        (0..4000).any(|_| {
            let (_, status) = self.say("status");
            let found = status.contains(&kind);
            if !found && !status.starts_with("ok over") {
                self.step();
            }
            found
        })
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

/// The models that wait to be set up, by the observation.
fn waiting(engine: &mut Engine) -> BTreeSet<String> {
    let (lines, _) = engine.say("state json");
    let seen: serde_json::Value =
        serde_json::from_str(lines[0].strip_prefix("json ").unwrap()).unwrap();
    let side = seen["status"]["side"].as_str().unwrap().to_owned();
    // Where models come in units, it is units that wait.
    let units = seen["table"]["units"].as_array().filter(|units| !units.is_empty());
    let waits = if units.is_some() { "waiting" } else { "reserve" };
    let all = units.unwrap_or_else(|| seen["table"]["models"].as_array().unwrap());
    let waiting = all.iter().filter(|one| one["presence"] == waits);
    let ids = waiting.map(|one| one["id"].as_str().unwrap().to_owned());
    ids.filter(|id| id.starts_with(&side)).collect()
}

#[test]
fn every_operative_can_be_set_up() {
    for rules in ["kt18", "kt21", "kt24", "kt4w40k"] {
        let mut engine = Engine::new("4");
        engine.say(&format!("new rules={rules}"));
        assert!(engine.until("deploy"), "{rules}: nothing is set up");
        let waiting = waiting(&mut engine);
        assert!(waiting.len() > 1, "{rules}: {waiting:?}");
        let (all, complete) = engine.candidates();
        assert!(!complete, "{rules}: places cannot all be listed");
        let places = all.iter().filter_map(|answer| answer.strip_prefix("deploy "));
        let named: BTreeSet<String> =
            places.map(|rest| rest.split(' ').next().unwrap().to_owned()).collect();
        assert_eq!(named, waiting, "{rules}");
        for answer in all.iter().step_by(all.len() / 8 + 1) {
            assert_eq!(engine.say(&format!("check {answer}")).1, "ok legal", "{rules}: {answer}");
        }
        engine.quit();
    }
}

/// Goes on by chance from question to question of a kind until one has a candidate that begins so, and returns whether
/// all were claimed to be listed then.
fn claims_all(rules: &str, kind: &str, beginning: &str) -> bool {
    for seed in 1..40 {
        let mut engine = Engine::new(&seed.to_string());
        engine.say(&format!("new rules={rules}"));
        while engine.until(kind) {
            let (all, complete) = engine.candidates();
            if all.iter().any(|answer| answer.contains(beginning)) {
                engine.quit();
                return complete;
            }
            engine.step();
        }
        engine.quit();
    }
    panic!("{rules}: no {kind} with {beginning}")
}

#[test]
fn all_is_not_said_of_a_sample() {
    for (rules, kind, beginning) in [
        ("kt18", "fire", "attack "),
        ("kt18", "blows", "attack "),
        ("kt18", "move", " charge "),
        ("kt18", "move", " normal "),
        ("kt4w40k", "fire", "attack "),
        ("kt4w40k", "blows", "attack "),
        ("kt4w40k", "move", " charge "),
        ("kt4w40k", "go", ""),
        ("kt21", "act", "shoot "),
        ("kt21", "barricade", ""),
        ("kt24", "act", "shoot "),
    ] {
        assert!(!claims_all(rules, kind, beginning), "{rules}: {kind} with {beginning}");
    }
    for (rules, kind, beginning) in [
        ("kt18", "drop-zone", ""),
        ("kt18", "fight-with", ""),
        ("kt4w40k", "allocate", ""),
        ("kt21", "activate", ""),
        ("kt24", "drop-zone", ""),
        ("kt24", "activate", ""),
        ("kt24", "resolve", ""),
    ] {
        assert!(claims_all(rules, kind, beginning), "{rules}: {kind} with {beginning}");
    }
}
