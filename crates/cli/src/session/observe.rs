//! What a bot may see: the whole game as one JSON document, and answers to questions about the table.

use desk::view::{self, KillzoneView, MissionView, TableView, TeamCard};
use desk::{Budget, ReachQuestion, Scene, SightQuestion};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use table::{Choices, Outcome, Rules, Side, Status};

use super::{Refusal, Reply, Seat};
use crate::asked::{on_the_board, place_of, weapon_rules};

/// Everything that a player may know of a game.
#[derive(Serialize)]
struct Observation {
    rules: &'static str,
    /// The turning point, battle round or turn; 0 before the first.
    round: u8,
    last_round: u8,
    /// What the game waits for.
    status: Value,
    /// How it is won, in words.
    won_by: String,
    hash: String,
    killzone: KillzoneView,
    mission: Option<MissionView>,
    switches: BTreeMap<&'static str, String>,
    /// The cards of all sides, A's first.
    teams: Vec<TeamCard>,
    /// Where everything is now: models, players with their points, the attack that is being resolved.
    table: TableView,
}

/// The game as whoever is to decide may see it; as side A may, where nobody is.
pub fn state(seat: &Seat) -> Result<Reply, Refusal> {
    let side = match seat.game.status() {
        Status::Decide(decision) => decision.side,
        Status::Roll(roll) => roll.side,
        Status::Over(_) => Side::A,
    };
    let game = seat.game.view(side);
    let status = match game.status() {
        Status::Decide(decision) => {
            json!({ "waits_for": "answer", "side": decision.side, "ask": decision.ask })
        }
        Status::Roll(roll) => {
            json!({ "waits_for": "roll", "side": roll.side, "dice": roll.dice, "reason": roll.reason.to_string() })
        }
        Status::Over(Outcome::Won(side)) => json!({ "waits_for": "nothing", "won": side }),
        Status::Over(Outcome::Drawn) => json!({ "waits_for": "nothing", "won": null }),
    };
    let won_by = seat.speech.text(&format!("won-{}", game.rule_set()), &[]);
    let teams = seat.matchup.teams.iter().enumerate();
    let seen = Observation {
        rules: game.rule_set().id(),
        round: game.round(),
        last_round: game.last_round(),
        status,
        won_by,
        hash: format!("{:016x}", game.state_hash()),
        killzone: view::played_on(&seat.matchup),
        mission: seat.matchup.mission.as_ref().map(view::mission),
        switches: seat.matchup.switches.all().into_iter().collect(),
        teams: teams.filter_map(|(i, team)| Some(view::team(team, Side::from_index(i)?))).collect(),
        table: view::table(&game),
    };
    one(&seen)
}

fn one(value: &impl Serialize) -> Result<Reply, Refusal> {
    let text = serde_json::to_string(value).map_err(Refusal::plain)?;
    Ok(Reply { lines: vec![format!("json {text}")], last: "1".to_owned() })
}

/// The table as the player who decides may see it.
fn scene(seat: &Seat) -> Result<Scene, Refusal> {
    let game = match seat.game.status() {
        Status::Decide(decision) => seat.game.view(decision.side),
        _ => seat.game.clone(),
    };
    Scene::of(&seat.matchup, &game).map_err(Refusal::plain)
}

/// `sight FROM TO [WEAPON]`: the verdict as `coverline sight --json` gives it.
pub fn sight(seat: &Seat, words: &str) -> Result<Reply, Refusal> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let (from, to, weapon) = match words.as_slice() {
        [from, to] => (from, to, None),
        [from, to, weapon] => (from, to, Some(weapon)),
        _ => {
            return Err(Refusal::plain(
                "sight: expected FROM TO, and the name of a weapon if wanted",
            ));
        }
    };
    let scene = scene(seat)?;
    let (from, card) = on_the_board(&scene, from)?;
    let (to, _) = on_the_board(&scene, to)?;
    let rules = match weapon {
        None => Vec::new(),
        Some(weapon) => weapon_rules(&card, weapon)?,
    };
    let question = SightQuestion {
        rules: scene.rules,
        killzone: scene.killzone,
        models: scene.models,
        from,
        to,
        weapon_rules: rules,
        switches: scene.switches,
    };
    one(&question.answer(seat.speech.language()).map_err(Refusal::plain)?)
}

/// How much work a region may be.
const WORK: u64 = 6_000_000;

/// `reach MODEL ACTION LIMIT [PLACE]`: as `coverline reach --json` answers.
pub fn reach(seat: &Seat, words: &str) -> Result<Reply, Refusal> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let form = "reach: expected MODEL ACTION INCHES, and a place X,Y or X,Y@HEIGHT if wanted";
    let (model, action, limit, to) = match words.as_slice() {
        [model, action, limit] => (model, action, limit, None),
        [model, action, limit, to] => (model, action, limit, Some(to)),
        _ => return Err(Refusal::plain(form)),
    };
    let limit: f64 = limit.parse().map_err(|_| Refusal::plain(form))?;
    let to = to.map(|to| place_of(to).ok_or_else(|| Refusal::plain(form))).transpose()?;
    let scene = scene(seat)?;
    let (model, _) = on_the_board(&scene, model)?;
    let question = ReachQuestion {
        rules: scene.rules,
        killzone: scene.killzone,
        models: scene.models,
        model,
        action: action.replace('-', "_"),
        limit,
        to: to.map(|([x, y], z)| [x, y].into_iter().chain(z).collect()),
        levels: false,
        weapon_rules: Vec::new(),
        switches: scene.switches,
    };
    let go_on = |_, _| ControlFlow::Continue(());
    let answer = question.answer(seat.speech.language(), Budget::work(WORK), go_on);
    one(&answer.map_err(Refusal::plain)?)
}

/// `odds QUESTION`: a question of `coverline odds --json` on one line, and its answer.
pub fn odds(words: &str) -> Result<Reply, Refusal> {
    one(&crate::odds::in_json(words)?)
}

/// The most candidates of one reply.
const PAGE: usize = 10_000;

/// `candidates [from=N] [count=N]`: the choices, or a sample where there are more than can be listed.
pub fn candidates(seat: &Seat, words: &str) -> Result<Reply, Refusal> {
    let (mut from, mut count) = (0_usize, PAGE);
    for word in words.split_whitespace() {
        let slot = match word.split_once('=') {
            Some(("from", number)) => (&mut from, number),
            Some(("count", number)) => (&mut count, number),
            _ => return Err(Refusal::plain(format!("{word}: expected from=N or count=N"))),
        };
        *slot.0 =
            slot.1.parse().map_err(|_| Refusal::plain(format!("{word}: expected a number")))?;
    }
    let Choices { answers, complete } = seat.game.choices();
    let whole = if complete { "all" } else { "sample" };
    let page = answers.iter().skip(from).take(count.min(PAGE));
    let lines: Vec<String> = page.map(|answer| format!("candidate {answer}")).collect();
    let last = format!("{} of {} {whole}", lines.len(), answers.len());
    Ok(Reply { lines, last })
}

/// The commands, each with what it is for, in English.
const HELP: [(&str, &str); 24] = [
    ("coverline", "who is speaking: name, protocol, rule sets"),
    ("help", "these lines"),
    ("new SETTINGS", "begins a game: rules= teamA= teamB= killzone= mission= switch:NAME="),
    ("load", "takes up a position or a record; its lines follow, then a single dot"),
    ("status", "what the game waits for"),
    ("state json", "everything that may be seen, as one JSON document"),
    ("candidates from=N count=N", "the choices, or a sample where there are too many"),
    ("propose", "one legal answer by chance"),
    ("choose LEVEL ms=N nodes=N", "what a computer player answers"),
    ("check ANSWER", "whether an answer would be legal"),
    ("answer ANSWER", "gives the answer"),
    ("auto", "gives the sensible answer, where there is one"),
    ("roll FACES", "the dice that the game waits for; roll auto rolls them"),
    ("sight FROM TO WEAPON", "whether a model may be shot at, as coverline sight --json"),
    ("reach MODEL ACTION INCHES PLACE", "where a model may go, as coverline reach --json"),
    ("odds QUESTION", "exact odds of an attack, as coverline odds --json"),
    ("events", "what happened, in sentences; events json gives objects"),
    ("undo", "takes the last answer or roll back"),
    ("seed NUMBER", "begins the engine's dice anew"),
    ("hash", "the hash of the state"),
    ("position", "the position as text"),
    ("record", "the record of the game so far"),
    ("quit", "ends the conversation"),
    (".", "ends the lines after load"),
];

/// The commands.
pub fn help() -> Reply {
    let lines: Vec<String> =
        HELP.iter().map(|(name, what)| format!("help {name}: {what}")).collect();
    let last = lines.len().to_string();
    Reply { lines, last }
}

/// The command that somebody may have meant.
pub fn meant(word: &str) -> Option<&'static str> {
    let words = HELP.iter().filter_map(|(name, _)| name.split(' ').next());
    game::meant(word, words).into_iter().next()
}
