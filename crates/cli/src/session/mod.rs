//! A conversation with a bot: the game it plays and the commands it gives. docs/protocol.md describes it.

mod observe;

use ai::{Level, Player};
use catalog::{Matchup, Shelf};
use dice::{Chance, Face};
use game::{Game, Language, RULE_SETS, Speech};
use serde_json::json;
use table::{
    Answer, Entry, Event, Illegal, Outcome, Position, Record, RuleSet, Rules, Side, Status, Why,
};

use crate::again;
use crate::arena::Limits;
use crate::failure::Failure;
use crate::matchup::{killzone, mission, set, teams};

/// The version of the protocol.
const PROTOCOL: u8 = 1;

/// A refusal: the rule that forbids what was asked, or `-` where it is no matter of rules, and a sentence.
#[derive(Debug)]
pub struct Refusal {
    rule: &'static str,
    text: String,
}

impl Refusal {
    /// Something is wrong with the command itself.
    pub fn plain(text: impl ToString) -> Self {
        Refusal { rule: "-", text: text.to_string() }
    }
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Input(what) | Failure::Refuted(what) => Refusal::plain(what),
            Failure::Unread => Refusal::plain("nobody reads"),
        }
    }
}

/// What a command gives back: lines, then what follows `ok`.
#[derive(Debug, Default)]
pub struct Reply {
    lines: Vec<String>,
    last: String,
}

impl Reply {
    fn ok(last: impl ToString) -> Result<Self, Refusal> {
        Ok(Reply { lines: Vec::new(), last: last.to_string() })
    }

    fn counted(lines: Vec<String>) -> Result<Self, Refusal> {
        let last = lines.len().to_string();
        Ok(Reply { lines, last })
    }
}

/// The reply as it is sent: any number of lines, the last of which begins with `ok` or `error`.
pub fn sent(reply: Result<Reply, Refusal>) -> String {
    let one = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    match reply {
        Ok(Reply { lines, last }) => {
            let mut text: String = lines.into_iter().map(|line| line + "\n").collect();
            text += format!("ok {last}").trim_end();
            text + "\n"
        }
        Err(Refusal { rule, text }) => format!("error {rule} {}\n", one(&text)),
    }
}

/// A game and how it came about.
struct Seat {
    matchup: Matchup,
    start: Game,
    game: Game,
    entries: Vec<Entry>,
    story: Story,
    /// The voice in the words of the game's rule set.
    speech: Speech,
    /// Whether the start is the beginning of the game, so that a record can be written.
    whole: bool,
    /// The computer player that was asked last: it may have plans.
    player: Option<Player>,
}

impl Seat {
    fn refused(&self, illegal: &Illegal) -> Refusal {
        let mut text = self.speech.say_in(&illegal.why, &self.game.names());
        // Programs speak the notation; what is expected of them stands in it.
        if let Why::NotAsked { expected } = &illegal.why {
            text = format!("{text} [{expected}]");
        }
        Refusal { rule: illegal.rule, text }
    }
}

/// What has happened and has been told. Taking something back takes it out of the story too.
#[derive(Default)]
struct Story {
    untold: Vec<Event>,
    told: usize,
}

/// The state of a conversation.
pub struct Session {
    language: Language,
    /// The rule set of new games that do not name theirs.
    rules: Option<RuleSet>,
    dice: Chance,
    seat: Option<Seat>,
}

impl Session {
    /// A conversation in which nothing has been said.
    pub fn new(language: Language, rules: Option<RuleSet>, seed: u64) -> Self {
        Session { language, rules, dice: Chance::new(seed, 0), seat: None }
    }

    /// Obeys a command of one line.
    pub fn obey(&mut self, line: &str) -> Result<Reply, Refusal> {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let rest = rest.trim();
        match word {
            "coverline" => Ok(Reply {
                lines: vec![
                    format!("id coverline {}", env!("CARGO_PKG_VERSION")),
                    format!("protocol {PROTOCOL}"),
                    format!("rules {}", RULE_SETS.map(|door| door.rule_set().id()).join(" ")),
                ],
                last: String::new(),
            }),
            "new" => self.begin(rest),
            "seed" => {
                let seed = rest.parse().map_err(|_| Refusal::plain("seed: expected a number"))?;
                self.dice = Chance::new(seed, 0);
                Reply::ok("")
            }
            "status" => Reply::ok(status(&self.seat()?.game)),
            "state" => {
                wants_json(word, rest)?;
                observe::state(self.seat()?)
            }
            "help" => Ok(observe::help()),
            "sight" => observe::sight(self.seat()?, rest),
            "reach" => observe::reach(self.seat()?, rest),
            "odds" => observe::odds(rest),
            "candidates" => observe::candidates(self.deciding()?, rest),
            "propose" => {
                self.deciding()?;
                let Session { seat: Some(seat), dice, .. } = self else { return Err(no_game()) };
                let answer = seat.game.propose(dice);
                Reply::counted(vec![format!("candidate {answer}")])
            }
            "choose" => self.choose(rest),
            "check" => {
                let answer = read_answer(rest)?;
                let seat = self.seat()?;
                let checked = seat.game.check(&answer);
                checked.map_err(|illegal| seat.refused(&illegal))?;
                Reply::ok("legal")
            }
            "answer" => {
                let answer = read_answer(rest)?;
                self.answer(answer)
            }
            "auto" => {
                let sensible = self.deciding()?.game.automatic();
                let answer =
                    sensible.ok_or_else(|| Refusal::plain("no answer is the sensible one here"))?;
                let line = format!("answered {answer}");
                let Reply { last, .. } = self.answer(answer)?;
                Ok(Reply { lines: vec![line], last })
            }
            "roll" => self.roll(rest),
            "undo" => self.undo(),
            "events" => {
                let json = wants_json(word, rest)?;
                let seat = self.seat_mut()?;
                let mut events = std::mem::take(&mut seat.story.untold);
                events.extend(seat.game.events());
                seat.story.told += events.len();
                let names = seat.game.names();
                let told = events.iter().map(|event| {
                    let text = seat.speech.say_in(event, &names);
                    match json {
                        true => format!("event {}", json!({ "event": event, "text": text })),
                        false => format!("event {text}"),
                    }
                });
                Reply::counted(told.collect())
            }
            "hash" => Reply::ok(format!("{:016x}", self.seat()?.game.state_hash())),
            "position" => {
                let seat = self.seat()?;
                quoted(&seat.game.position(seat.matchup.whole_tags()).to_string())
            }
            "record" => self.record(),
            "" => Err(Refusal::plain("an empty line is no command")),
            other => {
                let cut: String = other.chars().take(40).collect();
                let what = match observe::meant(&cut) {
                    Some(near) => format!("unknown command {cut:?}; did you mean {near}?"),
                    None => format!("unknown command {cut:?}; help lists them"),
                };
                Err(Refusal::plain(what))
            }
        }
    }

    fn seat(&self) -> Result<&Seat, Refusal> {
        self.seat.as_ref().ok_or_else(no_game)
    }

    fn seat_mut(&mut self) -> Result<&mut Seat, Refusal> {
        self.seat.as_mut().ok_or_else(no_game)
    }

    /// The game, if it waits for an answer.
    fn deciding(&self) -> Result<&Seat, Refusal> {
        let seat = self.seat()?;
        match seat.game.status() {
            Status::Decide(_) => Ok(seat),
            _ => Err(Refusal::plain("the game does not wait for an answer")),
        }
    }

    /// What a computer player answers: `choose LEVEL ms=N nodes=N`, all of them optional.
    fn choose(&mut self, words: &str) -> Result<Reply, Refusal> {
        let (mut level, mut limits) = (Level::Trooper, Limits::default());
        for word in words.split_whitespace() {
            let slot = match word.split_once('=') {
                None => {
                    level = word.parse().map_err(Refusal::plain)?;
                    continue;
                }
                Some(("ms", number)) => (&mut limits.ms, number, 600_000),
                Some(("nodes", number)) => (&mut limits.nodes, number, 1_000_000_000),
                Some((name, _)) => {
                    return Err(Refusal::plain(format!("{name}: expected a level, ms= or nodes=")));
                }
            };
            let (limit, number, most) = slot;
            let given = number.parse::<u64>().ok().filter(|given| (1..=most).contains(given));
            let given =
                given.ok_or_else(|| Refusal::plain(format!("{word}: expected 1 to {most}")))?;
            *limit = Some(given);
        }
        self.deciding()?;
        let Session { seat: Some(seat), dice, .. } = self else { return Err(no_game()) };
        let Status::Decide(decision) = seat.game.status() else { return Err(no_game()) };
        let mut player = match seat.player.take().filter(|player| player.level() == level) {
            Some(player) => player,
            // Its chance is its own, so that its thoughts do not disturb the dice.
            None => Player::new(level, Chance::new(u64::from(dice.clone().below(u32::MAX)), 1)),
        };
        let answer = limits.choose(&mut player, &seat.game.view(decision.side));
        seat.player = Some(player);
        Reply::counted(vec![format!("candidate {answer}")])
    }

    fn begin(&mut self, settings: &str) -> Result<Reply, Refusal> {
        let mut named = [None; Side::MAX];
        let [mut board, mut played] = [None; 2];
        let mut rules = self.rules;
        let mut switches = Vec::new();
        for setting in settings.split_whitespace() {
            let (name, value) = setting
                .split_once('=')
                .ok_or_else(|| Refusal::plain(format!("{setting}: expected NAME=VALUE")))?;
            let slot = match name {
                "rules" => {
                    rules = Some(desk::named(value).map_err(Refusal::plain)?);
                    continue;
                }
                "teamA" => &mut named[0],
                "teamB" => &mut named[1],
                "teamC" => &mut named[2],
                "teamD" => &mut named[3],
                "killzone" => &mut board,
                "mission" => &mut played,
                _ => match name.strip_prefix("switch:") {
                    Some(switch) => {
                        switches.push((name, format!("{switch}={value}")));
                        continue;
                    }
                    None => return Err(unknown_setting(name)),
                },
            };
            if slot.replace(value).is_some() {
                return Err(Refusal::plain(format!("{name}: it stands twice")));
            }
        }
        let last = named.iter().rposition(Option::is_some).unwrap_or_default();
        let named = ["teamA", "teamB", "teamC", "teamD"].into_iter().zip(named);
        let named: Vec<_> = named.take(last.max(1) + 1).collect();
        let (rules, teams) = teams(rules, &named)?;
        let killzone = killzone("killzone", board, rules)?;
        let mission = played.map(|name| mission("mission", name)).transpose()?;
        let matchup = Matchup::new(rules, teams, killzone, mission);
        let mut matchup = matchup.map_err(Refusal::plain)?;
        for (field, setting) in &switches {
            set(&mut matchup, field, setting)?;
        }
        let game = matchup.game().map_err(Refusal::plain)?;
        self.sit(matchup, game, true)
    }

    fn sit(&mut self, matchup: Matchup, game: Game, whole: bool) -> Result<Reply, Refusal> {
        let now = status(&game);
        let (start, entries) = (game.clone(), Vec::new());
        let story = Story::default();
        let speech = Speech::of(self.language, game.rule_set());
        let player = None;
        self.seat = Some(Seat { matchup, start, game, entries, story, speech, whole, player });
        Reply::ok(now)
    }

    /// Takes up a game from the text of a position or of a record.
    pub fn load(&mut self, text: &str) -> Result<Reply, Refusal> {
        let shelf = Shelf::default();
        if text.starts_with("coverline record") {
            let record = Record::read(text).map_err(Refusal::plain)?;
            let (matchup, start) = again::beginning(&record, &shelf)?;
            let mut game = start.clone();
            let speech = Speech::of(self.language, record.tags.rules);
            let replayed = again::replay(&record, &mut game, &speech, |_| Ok(()))?;
            replayed
                .map_err(|wrong| Refusal::plain(format!("line {}: {}", wrong.line, wrong.what)))?;
            let now = status(&game);
            let stand = record.standing();
            let entries = record.entries.into_iter().zip(stand).filter(|(_, stands)| *stands);
            let entries = entries.map(|((_, entry), _)| entry).collect();
            let story = Story::default();
            let (whole, player) = (true, None);
            self.seat = Some(Seat { matchup, start, game, entries, story, speech, whole, player });
            return Reply::ok(now);
        }
        let position = Position::read(text).map_err(Refusal::plain)?;
        let matchup = Matchup::resolve(&position.tags, &shelf).map_err(Refusal::plain)?;
        let start = matchup.game().map_err(Refusal::plain)?;
        let game = start.resume(&position).map_err(Refusal::plain)?;
        self.sit(matchup, game, false)
    }

    fn answer(&mut self, answer: Answer) -> Result<Reply, Refusal> {
        let seat = self.seat.as_mut().ok_or_else(no_game)?;
        let side = match seat.game.status() {
            Status::Decide(decision) => Some(decision.side),
            _ => None,
        };
        if let Err(illegal) = seat.game.answer(&answer) {
            return Err(seat.refused(&illegal));
        }
        seat.entries.extend(side.map(|side| Entry::Answer(side, answer)));
        Reply::ok(status(&seat.game))
    }

    fn roll(&mut self, words: &str) -> Result<Reply, Refusal> {
        if words != "auto" {
            let faces = words.split_whitespace().map(|word| {
                let face = word.parse::<u8>().ok().and_then(|n| Face::try_from(n).ok());
                face.ok_or_else(|| Refusal::plain("roll: expected faces from 1 to 6, or auto"))
            });
            return self.throw(faces.collect::<Result<_, _>>()?);
        }
        let Status::Roll(roll) = self.seat()?.game.status() else {
            return Err(Refusal::plain("the game does not wait for dice"));
        };
        let faces: Vec<Face> = self.dice.faces(usize::from(roll.dice)).collect();
        let shown: Vec<String> = faces.iter().map(Face::to_string).collect();
        let Reply { last, .. } = self.throw(faces)?;
        Ok(Reply { lines: vec![format!("rolled {}", shown.join(" "))], last })
    }

    fn throw(&mut self, faces: Vec<Face>) -> Result<Reply, Refusal> {
        let seat = self.seat.as_mut().ok_or_else(no_game)?;
        let side = match seat.game.status() {
            Status::Roll(roll) => Some(roll.side),
            _ => None,
        };
        if let Err(illegal) = seat.game.roll(&faces) {
            return Err(seat.refused(&illegal));
        }
        seat.entries.extend(side.map(|side| Entry::Roll(side, faces)));
        Reply::ok(status(&seat.game))
    }

    /// Takes the last answer or roll back by playing all others again.
    fn undo(&mut self) -> Result<Reply, Refusal> {
        let seat = self.seat_mut()?;
        seat.player = None;
        seat.entries.pop().ok_or_else(|| Refusal::plain("nothing has happened yet"))?;
        let mut game = seat.start.clone();
        for entry in &seat.entries {
            game.play(entry).map_err(Refusal::plain)?;
        }
        let mut events = game.events();
        let told = seat.story.told.min(events.len());
        seat.story = Story { untold: events.split_off(told), told };
        seat.game = game;
        Reply::ok(status(&seat.game))
    }

    fn record(&self) -> Result<Reply, Refusal> {
        let seat = self.seat()?;
        if !seat.whole {
            let what = "a game that was taken up at a position has no record";
            return Err(Refusal::plain(what));
        }
        let mut record = Record::new(seat.matchup.whole_tags());
        seat.entries.iter().for_each(|entry| record.push(entry.clone()));
        record.push(Entry::Hash(seat.game.state_hash()));
        quoted(&record.to_string())
    }
}

fn no_game() -> Refusal {
    Refusal::plain("there is no game: begin with new or load")
}

/// The settings of `new`; those of switches have the switch's name behind them.
const SETTINGS: [&str; 8] =
    ["rules", "teamA", "teamB", "teamC", "teamD", "killzone", "mission", "switch:NAME"];

fn unknown_setting(name: &str) -> Refusal {
    let cut: String = name.chars().take(40).collect();
    Refusal::plain(match game::meant(&cut, SETTINGS).first() {
        Some(near) => format!("{cut}: unknown setting; did you mean {near}?"),
        None => format!("{cut}: unknown setting, expected one of {}", SETTINGS.join(", ")),
    })
}

/// The word behind a command that gives sentences, or JSON if asked to.
fn wants_json(command: &str, word: &str) -> Result<bool, Refusal> {
    let cut: String = word.chars().take(40).collect();
    match word {
        "" => Ok(false),
        "json" => Ok(true),
        _ => {
            Err(Refusal::plain(format!("{command}: {cut:?}: expected json, or nothing behind it")))
        }
    }
}

fn read_answer(words: &str) -> Result<Answer, Refusal> {
    words.parse().map_err(|error| Refusal::plain(format!("{error}")))
}

/// A text of several lines, each marked so that none looks like the end of the reply.
fn quoted(text: &str) -> Result<Reply, Refusal> {
    Reply::counted(text.lines().map(|line| format!("| {line}")).collect())
}

/// What the game waits for, in one line.
fn status(game: &Game) -> String {
    match game.status() {
        Status::Decide(decision) => {
            let ask = serde_json::to_string(&decision.ask).unwrap_or_default();
            format!("decide {} {ask}", decision.side)
        }
        Status::Roll(roll) => format!("roll {} {} {}", roll.side, roll.dice, roll.reason),
        Status::Over(Outcome::Won(side)) => format!("over {side}"),
        Status::Over(Outcome::Drawn) => "over drawn".to_owned(),
    }
}
