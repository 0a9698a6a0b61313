//! A game as the page sees it.

use desk::view::{mission, played_on, team as team_card};
use game::{Game, Speech};
use table::{Event, Outcome, Rules, Side, Status};

use super::seat::Sitter;
use super::sitting::Sitting;
use crate::wire::{
    ClockView, Fairness, Finish, FinishKind, OfferView, SeatKind, SeatView, Sheet, StatusView,
    Table,
};

/// What lies beside the board: everything about a table that is not in the game's own state.
#[derive(Clone, Debug)]
pub struct Beside {
    /// After how many lines.
    pub at: u32,
    /// What is offered, and by whom.
    pub offer: Option<OfferView>,
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
            offer: sitting.offer().map(|offer| OfferView {
                kind: offer.kind,
                side: offer.by,
                asked: sitting.asked(),
            }),
            finish: sitting.finish().copied(),
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

    /// Whether these eyes may read of something that happened: one of the sides that they play may, or, for who plays
    /// none, everybody.
    #[must_use]
    pub fn hears(&self, game: &Game, event: &Event) -> bool {
        let mut all = (0..game.sides()).filter_map(Side::from_index);
        match self.sides.as_slice() {
            [] => all.all(|side| game.hears(side, event)),
            own => own.iter().any(|side| game.hears(*side, event)),
        }
    }
}

/// How the table lies, for some eyes.
#[must_use]
pub fn table(game: &Game, beside: &Beside, viewer: &Viewer, speech: &Speech) -> Table {
    let seen = viewer.look(game);
    Table {
        at: beside.at,
        game: desk::view::table(&seen),
        status: status(&seen.status(), beside, speech),
        offer: beside.offer.clone(),
        may_undo: beside.may_undo.clone(),
        clock: beside.clock.clone(),
    }
}

fn status(status: &Status, beside: &Beside, speech: &Speech) -> StatusView {
    if let Some(finish) = &beside.finish {
        return StatusView::Over { finish: *finish };
    }
    if beside.seats_open {
        return StatusView::Seats;
    }
    match status {
        Status::Decide(decision) => StatusView::Decide {
            side: decision.side,
            ask: decision.ask.clone(),
            prompt: speech.ask(&decision.ask),
        },
        Status::Roll(roll) => StatusView::Roll {
            side: roll.side,
            dice: roll.dice,
            reason: roll.reason,
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
                kind: FinishKind::Played,
                winner: match outcome {
                    Outcome::Won(side) => Some(*side),
                    Outcome::Drawn => None,
                },
            },
        },
    }
}

/// Everything that does not change, for somebody who may play some of the sides.
#[must_use]
pub fn sheet(sitting: &Sitting, user: Option<&str>, speech: &Speech) -> Sheet {
    let terms = &sitting.terms;
    let teams = terms.matchup.teams.iter().zip(sitting.sides());
    let over = sitting.finish().is_some();
    let changed = terms.matchup.changed().into_iter();
    Sheet {
        id: terms.id.clone(),
        rules: sitting.game().rule_set(),
        replay: sitting.is_replay(),
        created_ms: terms.created_ms,
        killzone: played_on(&terms.matchup).in_words(speech),
        teams: teams.map(|(team, side)| team_card(team, side).in_words(speech)).collect(),
        turning_points: sitting.game().last_round(),
        mission: terms.matchup.mission.as_ref().map(|one| mission(one).in_words(speech)),
        switches: changed.map(|(name, value)| format!("{name}={value}")).collect(),
        seats: sitting.sides().map(|side| seat(sitting, side, user, speech)).collect(),
        dice: terms.dice,
        fairness: Fairness {
            commitment: terms.commitment.clone(),
            entropy: sitting.seats.iter().map(|seat| seat.entropy.clone()).collect(),
            seed: terms.seed.as_ref().filter(|_| over).map(|seed| seed.text()),
        },
        clock: terms.clock,
        finish: sitting.finish().copied(),
    }
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
    SeatView { side, kind, name, guest: seat.guest, level, mine }
}

#[cfg(test)]
mod tests {
    use catalog::Matchup;
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
        let matchup = Matchup::new(RuleSet::KT21, teams, killzone, None).unwrap();
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
