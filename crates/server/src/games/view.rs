//! A game as the page sees it.

use game::{Game, Speech};
use geometry::{Point, Polygon};
use skirmish::{DROP_ZONE, DropZone, Edition, LyingDice, Presence, Reach, Readiness, Role};
use table::{Ask, Edge, Entry, Rules, Side, Status};

use super::seat::Sitter;
use super::sitting::{Line, Sitting};
use super::{confined, fielded};
use crate::cards;
use crate::wire::{
    ActiveView, AttackView, ClockView, DiceView, Fairness, Finish, LogEntry, LogKind, ModelView,
    OfferKind, OfferView, PlayerView, PointView, SeatKind, SeatView, Sheet, StatusView, Table,
    WorkingPloy,
};

/// What lies beside the board: everything about a table that is not in the game's own state.
#[derive(Clone, Debug)]
pub struct Beside {
    /// After how many lines.
    pub at: u32,
    /// What is offered, and by whom.
    pub offer: Option<(OfferKind, Side)>,
    /// How the game ended, if it has.
    pub finish: Option<Finish>,
    /// Whether friends are awaited.
    pub seats_open: bool,
    /// The sides that may take their last answer back without asking.
    pub may_undo: Vec<Side>,
    /// The thinking time left, and whose clock runs.
    pub clock: Option<ClockView>,
}

impl Beside {
    /// What lies beside the board of a sitting. `clock` is its clocks as they stand.
    #[must_use]
    pub fn of(sitting: &Sitting, clock: Option<ClockView>) -> Self {
        let may_undo = sitting.sides().filter(|side| {
            let owner = sitting.seat(*side).owner();
            owner.is_some_and(|owner| sitting.may_undo(owner))
        });
        Self {
            at: sitting.at(),
            offer: sitting.offer(),
            finish: sitting.finish().cloned(),
            seats_open: !sitting.is_complete() && !sitting.is_replay(),
            may_undo: may_undo.collect(),
            clock,
        }
    }

    /// What lay beside the board at an earlier line: nothing that can still be acted on.
    #[must_use]
    pub fn then(at: u32) -> Self {
        let (offer, finish, clock) = (None, None, None);
        Self { at, offer, finish, seats_open: false, may_undo: Vec::new(), clock }
    }
}

/// Whose eyes see the game: a player's, or those of anybody who watches.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Viewer {
    /// The sides that whoever looks plays.
    pub sides: Vec<Side>,
}

impl Viewer {
    /// The game without what these eyes may not see: what is hidden from every side that they play, and for who
    /// plays none, whatever is hidden from any.
    #[must_use]
    pub fn look(&self, game: &Game) -> Game {
        match self.sides.as_slice() {
            [side] => game.view(*side),
            [] => {
                let all = (0..game.sides()).filter_map(Side::from_index);
                all.fold(game.clone(), |seen, side| seen.view(side))
            }
            _ => game.clone(),
        }
    }
}

/// How the table lies, for some eyes.
#[must_use]
pub fn table(game: &Game, beside: &Beside, viewer: &Viewer, speech: &Speech) -> Table {
    let seen = viewer.look(game);
    match &seen {
        Game::Kt18(game) => confined::table(game, beside, speech),
        Game::Kt21(game) => skirmish_table(game, beside, speech),
        Game::Kt24(game) => skirmish_table(game, beside, speech),
        Game::Kt4w40k(game) => fielded::table(game, beside, speech),
    }
}

fn skirmish_table<G: Edition>(game: &G, beside: &Beside, speech: &Speech) -> Table {
    let models = game.all().map(|op| ModelView {
        id: game.model(op).to_string(),
        unit: None,
        number: None,
        presence: match game.presence(op) {
            Presence::Reserve => "reserve".to_owned(),
            Presence::Board => "board".to_owned(),
            Presence::Removed => "removed".to_owned(),
        },
        at: cards::point(game.place(op).at),
        z: game.place(op).z.to_inches_f64(),
        wounds: game.wounds(op).max(0),
        order: Some(game.order(op).to_string()),
        ready: game.readiness(op) == Readiness::Ready,
        marks: game.marks(op).iter().map(|mark| mark.word().to_owned()).collect(),
    });
    let bare = game.setup().killzone().terrain().len();
    let killzone = game.board().killzone();
    let doors = (0..).zip(killzone.doors()).map(|(door, _)| door);
    Table {
        at: beside.at,
        turn: game.turning_point(),
        phase: game.phase().word().to_owned(),
        section: None,
        initiative: game.initiative().map(|side| side.to_string()),
        order: Vec::new(),
        models: models.collect(),
        units: Vec::new(),
        players: [Side::A, Side::B].map(|side| player(game, side)).into(),
        added: killzone.terrain()[bare..].iter().map(cards::terrain).collect(),
        open_doors: doors.filter(|door| game.doors().is_open(*door)).map(|d| d as u32).collect(),
        active: game.active().map(|(op, ap)| ActiveView { model: game.model(op).to_string(), ap }),
        attack: attack(game),
        status: status(&game.status(), beside, speech),
        offer: beside.offer.map(|(kind, side)| OfferView { kind, side: side.to_string() }),
        may_undo: beside.may_undo.iter().map(Side::to_string).collect(),
        clock: beside.clock.clone(),
    }
}

fn player<G: Edition>(game: &G, side: Side) -> PlayerView {
    let player = game.player(side);
    let ploys = game.working().iter().filter(|active| active.side == side);
    PlayerView {
        side: side.to_string(),
        cp: player.cp,
        drop_zone: player.drop_zone.map(|zone| drop_zone(game, zone)),
        ploys: ploys
            .map(|active| WorkingPloy {
                ploy: game.setup().teams[side.index()].ploys[usize::from(active.ploy)]
                    .slug
                    .to_string(),
                on: active.on.map(|op| game.model(op).to_string()),
            })
            .collect(),
        broken: false,
        score: None,
        points: None,
    }
}

/// The outline of a drop zone.
fn drop_zone<G: Edition>(game: &G, zone: DropZone) -> Vec<PointView> {
    let scene = game.board().killzone().scene();
    let (width, depth) = (scene.width(), scene.depth());
    let none = geometry::Length::ZERO;
    let rectangle = |x: [geometry::Length; 2], y: [geometry::Length; 2]| {
        [(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])]
            .map(|(x, y)| cards::point(Point::new(x, y)))
            .to_vec()
    };
    match zone {
        DropZone::Edge(Edge::West) => rectangle([none, DROP_ZONE], [none, depth]),
        DropZone::Edge(Edge::East) => rectangle([width - DROP_ZONE, width], [none, depth]),
        DropZone::Edge(Edge::South) => rectangle([none, width], [none, DROP_ZONE]),
        DropZone::Edge(Edge::North) => rectangle([none, width], [depth - DROP_ZONE, depth]),
        DropZone::Zone(zone) => {
            let zones = game.setup().mission.as_ref().map(|mission| &mission.drop_zones);
            let area: Option<&Polygon> = zones.and_then(|zones| zones.get(usize::from(zone)));
            area.map(cards::outline).unwrap_or_default()
        }
    }
}

fn attack<G: Edition>(game: &G) -> Option<AttackView> {
    let tray = game.tray()?;
    let weapon = |role: Role| {
        let op = if role == Role::Attacker { tray.attacker } else { tray.defender };
        let index = tray.weapons[role as usize]?;
        Some(game.card(op).weapons.get(usize::from(index))?.slug.to_string())
    };
    let dice = |role: Role| tray.dice[role as usize].map(|dice| lying(&dice)).unwrap_or_default();
    Some(AttackView {
        sequence: if tray.reach == Reach::Ranged { "shoot" } else { "fight" }.to_owned(),
        attacker: game.model(tray.attacker).to_string(),
        defender: game.model(tray.defender).to_string(),
        weapon: weapon(Role::Attacker).unwrap_or_default(),
        answer_weapon: weapon(Role::Defender),
        attack: dice(Role::Attacker),
        defence: dice(Role::Defender),
    })
}

fn lying(dice: &LyingDice) -> DiceView {
    let counts = dice.pool.fresh.counts();
    let faces = (1u8..).zip(counts).flat_map(|(face, dice)| (0..dice).map(move |_| face));
    DiceView {
        fresh: faces.collect(),
        kept: dice.pool.kept,
        again_critical: dice.pool.stood.critical,
        again_normal: dice.pool.stood.normal,
        again_failed: dice.pool.failed,
        critical: dice.retained.map(|hits| hits.critical),
        normal: dice.retained.map(|hits| hits.normal),
        needs: dice.needs,
        critical_from: dice.critical_from,
    }
}

pub(super) fn status(status: &Status, beside: &Beside, speech: &Speech) -> StatusView {
    if let Some(finish) = &beside.finish {
        return StatusView::Over { finish: finish.clone() };
    }
    if beside.seats_open {
        return StatusView::Seats;
    }
    match status {
        Status::Decide(decision) => {
            let (model, number, rule) = match &decision.ask {
                Ask::Act { model, ap } => (Some(*model), Some(*ap), None),
                Ask::React { model }
                | Ask::Go { model, .. }
                | Ask::Doors { model }
                | Ask::Reaction { model, .. }
                | Ask::Intercept { model, .. }
                | Ask::Snap { model, .. }
                | Ask::Blows { model }
                | Ask::SaveWith { model }
                | Ask::Opportunity { model, .. }
                | Ask::Embark { model }
                | Ask::Bravery { model } => (Some(*model), None, None),
                Ask::Allocate { model, left } => (Some(*model), Some(*left), None),
                Ask::RemoteDoors { model, left } => (Some(*model), Some(*left), None),
                Ask::Contest { door } | Ask::DoorState { door } => (None, Some(*door), None),
                Ask::Barricade { left } | Ask::Deploy { left } => (None, Some(*left), None),
                Ask::Keep { most } => (None, Some(*most), None),
                Ask::Use { rule: word }
                | Ask::Window { window: word }
                | Ask::Deny { power: word } => (None, None, Some(word.to_string())),
                _ => (None, None, None),
            };
            StatusView::Decide {
                side: decision.side.to_string(),
                kind: decision.ask.kind().to_owned(),
                model: model.map(|model| model.to_string()),
                number,
                rule,
                prompt: speech.ask(&decision.ask),
            }
        }
        Status::Roll(roll) => StatusView::Roll {
            side: roll.side.to_string(),
            dice: roll.dice,
            reason: roll.reason.to_string(),
            prompt: speech.text(
                "server-roll",
                &[
                    ("side", roll.side.to_string()),
                    ("dice", roll.dice.to_string()),
                    ("reason", speech.text(&format!("term-{}", roll.reason), &[])),
                ],
            ),
        },
        Status::Over(outcome) => StatusView::Over {
            finish: Finish {
                kind: crate::wire::FinishKind::Played,
                winner: match outcome {
                    table::Outcome::Won(side) => Some(side.to_string()),
                    table::Outcome::Drawn => None,
                },
            },
        },
    }
}

/// A line of the log in words.
#[must_use]
pub fn log_entry(line: &Line, at: u32, speech: &Speech) -> LogEntry {
    let (side, kind, answer, faces) = match &line.entry {
        Entry::Answer(side, answer) => {
            (side.to_string(), LogKind::Answer, Some(answer.to_string()), Vec::new())
        }
        Entry::Roll(side, faces) => {
            let faces = faces.iter().map(|face| face.get()).collect();
            (side.to_string(), LogKind::Roll, None, faces)
        }
        Entry::Hash(_) => (String::new(), LogKind::Answer, None, Vec::new()),
    };
    LogEntry {
        at,
        side,
        kind,
        answer,
        faces,
        reason: line.reason.map(|reason| reason.to_string()),
        turn: line.turn,
        text: line.events.iter().map(|event| speech.say(event)).collect(),
    }
}

/// Everything that does not change, for somebody who may play some of the sides.
#[must_use]
pub fn sheet(sitting: &Sitting, user: Option<&str>, speech: &Speech) -> Sheet {
    let terms = &sitting.terms;
    let (teams, map, mission) = match &terms.matchup {
        catalog::AnyMatchup::Kt18(matchup) => confined::parts(matchup),
        catalog::AnyMatchup::Kt21(matchup) => parts(matchup),
        catalog::AnyMatchup::Kt24(matchup) => parts(matchup),
        catalog::AnyMatchup::Kt4w40k(matchup) => fielded::parts(matchup),
    };
    let over = sitting.finish().is_some();
    Sheet {
        id: terms.id.clone(),
        rules: sitting.game().rule_set().id().to_owned(),
        replay: sitting.is_replay(),
        created_ms: terms.created_ms,
        killzone: map,
        teams,
        turning_points: match &terms.matchup {
            catalog::AnyMatchup::Kt18(matchup) => matchup.rounds(),
            catalog::AnyMatchup::Kt4w40k(matchup) => matchup.turns(),
            _ => mission.as_ref().map_or(4, |mission| mission.turning_points),
        },
        mission,
        switches: terms
            .matchup
            .tags()
            .get("switches")
            .map(|all| all.split(' ').map(str::to_owned).collect())
            .unwrap_or_default(),
        seats: sitting.sides().map(|side| seat(sitting, side, user, speech)).collect(),
        dice: terms.dice,
        fairness: Fairness {
            commitment: terms.seed.as_ref().map(|seed| seed.commitment()).unwrap_or_default(),
            entropy: sitting.seats.iter().map(|seat| seat.entropy.clone()).collect(),
            seed: terms.seed.as_ref().filter(|_| over).map(|seed| seed.text()),
        },
        clock: terms.clock,
        finish: sitting.finish().cloned(),
    }
}

/// Teams, board and mission of a game.
pub(super) type Parts =
    (Vec<crate::wire::TeamCard>, crate::wire::KillzoneView, Option<crate::wire::MissionView>);

fn parts<G: Edition>(matchup: &catalog::Matchup<G>) -> Parts {
    let teams = matchup.teams.iter().zip(['A', 'B']);
    let teams =
        teams.map(|(team, side)| cards::team_card(&team.value, &team.text, G::RULE_SET, side));
    let mission = matchup.mission.as_ref().map(cards::mission);
    let mut killzone = cards::killzone(&matchup.killzone);
    if !skirmish::SwitchSet::confines(&matchup.switches) {
        // What the game is played without is not drawn.
        killzone.walls.clear();
        killzone.doors.clear();
        killzone.control_points.clear();
    }
    (teams.collect(), killzone, mission)
}

fn seat(sitting: &Sitting, side: Side, user: Option<&str>, speech: &Speech) -> SeatView {
    let seat = sitting.seat(side);
    let (kind, name, level) = match &seat.sitter {
        Sitter::Person(person) => {
            (SeatKind::Person, person.as_ref().map(|(_, name)| name.clone()), None)
        }
        Sitter::Computer(strength) => {
            let level = speech.text(&format!("level-{}", strength.word()), &[]);
            (SeatKind::Computer, Some(level), Some(strength.word().to_owned()))
        }
    };
    let mine = user.is_some() && seat.owner() == user;
    SeatView { side: side.to_string(), kind, name, level, mine }
}

#[cfg(test)]
mod tests {
    use dice::Chance;
    use game::Language;
    use table::RuleSet;

    use super::*;
    use crate::voice::voice_of;

    /// Whoever looks sees what the game itself lets that side see, and a spectator what it lets everybody see: a
    /// rule set that hides something hides it here as well.
    #[test]
    fn everybody_looks_through_the_view_of_their_side() {
        let team = |name: &str| catalog::team(name).unwrap();
        let killzone = catalog::killzone("Drowned Cloister").unwrap();
        let teams = [team("Chalkpit Union"), team("Orchard Vigil")];
        let matchup = catalog::AnyMatchup::new(RuleSet::Kt21, teams, killzone, None).unwrap();
        let mut game = matchup.game().unwrap();
        let mut chance = Chance::keyed([3; 32]);
        let viewer = |sides: &[Side]| Viewer { sides: sides.to_vec() };
        let speech = voice_of(Language::French, game.rule_set());
        for at in 0..150 {
            let (a, b) = (game.view(Side::A), game.view(Side::B));
            let everybody = a.view(Side::B);
            for (sides, seen) in [
                (&[][..], &everybody),
                (&[Side::A], &a),
                (&[Side::B], &b),
                (&[Side::A, Side::B], &game),
            ] {
                let look = viewer(sides).look(&game);
                assert_eq!(look.state_hash(), seen.state_hash(), "{sides:?} at {at}");
                let told = table(&game, &Beside::then(at), &viewer(sides), speech);
                let own = table(seen, &Beside::then(at), &viewer(&[Side::A, Side::B]), speech);
                assert_eq!(told, own);
            }
            match game.status() {
                Status::Decide(_) => game.answer(&game.propose(&mut chance)).unwrap(),
                Status::Roll(roll) => {
                    let faces: Vec<_> = chance.faces(usize::from(roll.dice)).collect();
                    game.roll(&faces).unwrap();
                }
                Status::Over(_) => break,
            }
        }
    }
}
