//! Transports: getting in, getting out, and getting out of a wreck (K4W-TRANS-01 to -04).

use battle::Roster;
use dice::Face;
use geometry::{Disc, Footing, Length, Point};
use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Errand, Event, Illegal, Roll, RollReason, Status, Way, Why};

use crate::Kt4w40k;
use crate::field::ENGAGED;
use crate::placing::{Places, log_set_up, set_up};
use crate::state::{Choice, Frame, ModelIx, UnitIx, Whereabouts};

/// K4W-TRANS-01, -02: how near to a transport models get in and out.
pub const BOARDING: Length = Length::inches(3);

/// A unit that gets out of a transport that is destroyed (K4W-TRANS-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bail {
    /// The unit.
    pub unit: UnitIx,
    /// Out of what.
    pub transport: UnitIx,
    /// Its stage.
    pub stage: BailStage,
}

/// The stage of a unit that gets out of a wreck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BailStage {
    /// Its models are set up.
    Place,
    /// A die is rolled for each.
    Roll,
    /// Its player chooses who is slain.
    Lose {
        /// How many more.
        left: u8,
    },
}

impl Kt4w40k {
    /// The transports that a unit may embark on (K4W-TRANS-01); before the battle, wherever they stand.
    pub fn transports(&self, unit: UnitIx) -> impl Iterator<Item = UnitIx> + '_ {
        let side = self.side_of(unit);
        let size = self.living(unit).count();
        let before = self.state.turn == 0;
        self.own(side).filter(move |transport| {
            let room = usize::from(self.card(*transport).capacity);
            let aboard = || -> usize {
                self.aboard(*transport).map(|other| self.living(other).count()).sum()
            };
            let near = |model| self.near_unit(model, *transport, BOARDING);
            *transport != unit
                && room >= size
                && room >= aboard() + size
                && self.card(unit).keywords.infantry
                && !self.unit(unit).disembarked
                && (before || self.living(unit).all(near))
        })
    }

    /// The units in a transport.
    pub fn aboard(&self, transport: UnitIx) -> impl Iterator<Item = UnitIx> + '_ {
        self.all().filter(move |unit| self.unit(*unit).place == Whereabouts::Aboard(transport))
    }

    /// K4W-TRANS-04: a unit whose transport is destroyed and that has not been let out yet, and the transport.
    pub fn in_a_wreck(&self) -> Option<(UnitIx, UnitIx)> {
        self.all().find_map(|unit| match self.unit(unit).place {
            Whereabouts::Aboard(transport)
                if self.unit(transport).place == Whereabouts::Destroyed =>
            {
                Some((unit, transport))
            }
            _ => None,
        })
    }

    /// The bases of a transport, or of what is left of it.
    fn hull(&self, transport: UnitIx) -> Vec<Disc> {
        let wreck = !self.stands(transport);
        let models = self.setup.range(transport.at());
        let models = models.filter(|index| wreck || self.state.models[*index].wounds > 0);
        let disc = |index: usize| {
            let at = self.state.models[index].at;
            Disc { centre: at.at, radius: self.setup.radius(index), z: at.z }
        };
        models.map(disc).collect()
    }

    /// Whether a base is where models get out of a transport: within 3" of it, not under it, and not within 1" of an
    /// enemy (K4W-TRANS-02).
    fn beside(&self, unit: UnitIx, transport: UnitIx) -> impl Fn(&Disc) -> bool {
        let (hull, clear) = (self.hull(transport), self.clear_of_enemies(unit, ENGAGED));
        move |base| {
            hull.iter().any(|part| base.within(part, BOARDING))
                && !hull.iter().any(|part| base.overlaps(part))
                && clear(base)
        }
    }

    /// As many models as the program finds room for beside a transport.
    pub fn roomiest(&self, unit: UnitIx, transport: UnitIx) -> Places {
        let all = self.living(unit).count();
        let widest = self.living(unit).map(|model| self.setup.radius(model.at())).max();
        let widest = widest.unwrap_or_default();
        let beside = self.beside(unit, transport);
        let mut best = Places::new();
        for part in self.hull(transport) {
            for out in [1, 5, 9] {
                let reach = part.radius + widest + Length::from_units(out * 254);
                for at in around(part.centre, reach) {
                    let places = self.squeeze(unit, Footing { at, z: part.z }, &beside);
                    if places.len() > best.len() {
                        best = places;
                    }
                    if best.len() == all {
                        return best;
                    }
                }
            }
        }
        best
    }
}

/// Eight points round a point.
fn around(at: Point, reach: Length) -> [Point; 8] {
    let slant = Length::from_units(reach.units() / 1000 * 707);
    let no = Length::ZERO;
    [
        (reach, no),
        (slant, slant),
        (no, reach),
        (-slant, slant),
        (-reach, no),
        (-slant, -slant),
        (no, -reach),
        (slant, -slant),
    ]
    .map(|(x, y)| Point::new(at.x + x, at.y + y))
}

/// Where the models of a unit get out, as an answer says. Some may be left out only where not all find room.
fn places(
    game: &Kt4w40k,
    unit: UnitIx,
    transport: UnitIx,
    answer: &Answer,
) -> Result<Places, Illegal> {
    const RULE: &str = "K4W-TRANS-02";
    let beside = game.beside(unit, transport);
    let places = match answer {
        Answer::Go(Way::To(place)) => game.squeeze(unit, *place, &beside),
        Answer::March(moves) => game.ranks(unit, moves, RULE, &beside)?,
        _ => return Err(Illegal::not_asked(RULE, "go to PLACE, march N to PLACE ...")),
    };
    let all = game.living(unit).count();
    if places.is_empty()
        || (places.len() < all && places.len() < game.roomiest(unit, transport).len())
    {
        return Err(Illegal::new(RULE, Why::NoWay));
    }
    Ok(places)
}

/// Sets a unit up beside its transport; whoever is not among the places is slain.
fn get_out(game: &mut Kt4w40k, unit: UnitIx, places: &Places) {
    let left_out: Vec<ModelIx> = game
        .living(unit)
        .filter(|model| !places.iter().any(|(placed, _)| placed == model))
        .collect();
    set_up(game, unit, places);
    let state = game.unit_mut(unit);
    (state.disembarked, state.moved) = (true, true);
    for model in left_out {
        game.slay(model);
    }
    if game.stands(unit) {
        log_set_up(game, unit, Errand::Disembark);
    }
}

/// Whether a unit may get out: its transport has not moved in this phase (K4W-TRANS-02).
pub fn may_disembark(game: &Kt4w40k, unit: UnitIx) -> Result<UnitIx, Illegal> {
    const RULE: &str = "K4W-TRANS-02";
    let model = game.id(unit);
    let Whereabouts::Aboard(transport) = game.unit(unit).place else {
        return Err(Illegal::new(RULE, Why::UnknownModel { model }));
    };
    if !game.stands(transport) || game.unit(transport).moved {
        return Err(Illegal::new(RULE, Why::HasMoved { model: game.id(transport) }));
    }
    Ok(transport)
}

/// K4W-TRANS-02, -03: the models of a unit are set up within 3" of the transport, apart from enemies; it counts as having
/// moved, and may at once act. It may still stay aboard, and has acted then.
pub fn disembark(game: &mut Kt4w40k, unit: UnitIx, answer: &Answer) -> Result<(), Illegal> {
    let transport = may_disembark(game, unit)?;
    if *answer == Answer::Pass {
        game.unit_mut(unit).choice = Choice::Stationary;
    } else {
        let places = places(game, unit, transport, answer)?;
        get_out(game, unit, &places);
    }
    game.state.frames.pop();
    Ok(())
}

/// Whether a unit has nothing to embark on: then it is done.
pub fn embark_proceed(game: &mut Kt4w40k, unit: UnitIx) -> bool {
    if game.transports(unit).next().is_some() {
        return false;
    }
    game.state.frames.pop();
    true
}

/// Takes whether a unit embarks (K4W-TRANS-01).
///
/// # Errors
/// The rule that forbids it.
pub fn embark_answer(game: &mut Kt4w40k, unit: UnitIx, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-TRANS-01";
    let before = game.state.turn == 0;
    match answer {
        Answer::Pass if !before => {}
        Answer::Pick(id) => {
            let transport = game.find_own(game.side_of(unit), *id, RULE)?;
            if !game.transports(unit).any(|other| other == transport) {
                return Err(Illegal::new(RULE, Why::NoRoom { model: *id }));
            }
            game.unit_mut(unit).place = Whereabouts::Aboard(transport);
            game.log.push(Event::Embarks { model: game.id(unit), transport: *id });
        }
        _ if before => return Err(Illegal::not_asked(RULE, "pick UNIT")),
        _ => return Err(Illegal::not_asked(RULE, "pick UNIT, pass")),
    }
    game.state.frames.pop();
    if before {
        crate::begin::finished(game, game.side_of(unit));
    }
    Ok(())
}

fn current(game: &Kt4w40k) -> Bail {
    match game.state.frames.last() {
        Some(Frame::Bail(bail)) => *bail,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

fn set_stage(game: &mut Kt4w40k, stage: BailStage) {
    if let Some(Frame::Bail(bail)) = game.state.frames.last_mut() {
        bail.stage = stage;
    }
}

/// What a unit that gets out of a wreck waits for.
pub fn bail_status(game: &Kt4w40k, bail: &Bail) -> Status {
    let (side, model) = (game.side_of(bail.unit), game.id(bail.unit));
    let decide = |ask| Status::Decide(Decision { side, ask });
    match bail.stage {
        BailStage::Place => decide(Ask::Go { model, errand: Errand::Disembark, most: BOARDING }),
        BailStage::Roll => {
            let dice = game.living(bail.unit).count() as u8;
            Status::Roll(Roll { side, dice, reason: RollReason::Wreck })
        }
        BailStage::Lose { left } => decide(Ask::Allocate { model, left }),
    }
}

/// Advances until dice or a choice are needed. Returns whether anything happened.
pub fn bail_proceed(game: &mut Kt4w40k) -> bool {
    let Bail { unit, transport, stage } = current(game);
    let models: Vec<ModelIx> = game.living(unit).collect();
    match stage {
        BailStage::Place if game.roomiest(unit, transport).is_empty() => {
            models.into_iter().for_each(|model| game.slay(model));
            game.state.frames.pop();
        }
        BailStage::Place => return false,
        BailStage::Roll if models.is_empty() => {
            game.state.frames.pop();
        }
        BailStage::Roll => return false,
        BailStage::Lose { left } => {
            if left > 0 && usize::from(left) < models.len() {
                return false;
            }
            if left > 0 {
                models.into_iter().for_each(|model| game.slay(model));
            }
            game.state.frames.pop();
        }
    }
    true
}

/// Takes the dice of a unit that gets out of a wreck: each 1 slays a model.
pub fn bail_roll(game: &mut Kt4w40k, faces: &[Face]) {
    let ones = faces.iter().filter(|face| **face == Face::ONE).count();
    set_stage(game, BailStage::Lose { left: ones as u8 });
}

/// Takes where the models of a unit get out of a wreck, or who of them is slain.
///
/// # Errors
/// The rule that forbids it.
pub fn bail_answer(game: &mut Kt4w40k, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-TRANS-04";
    let Bail { unit, transport, stage } = current(game);
    match stage {
        BailStage::Place => {
            let places = places(game, unit, transport, answer)?;
            get_out(game, unit, &places);
            set_stage(game, BailStage::Roll);
        }
        BailStage::Lose { left } => {
            let Answer::Lose(number) = answer else {
                return Err(Illegal::not_asked(RULE, "lose N"));
            };
            let unknown = Illegal::new(RULE, Why::UnknownModel { model: game.id(unit) });
            let model = game.numbered(unit, *number).ok_or(unknown)?;
            set_stage(game, BailStage::Lose { left: left - 1 });
            game.slay(model);
        }
        BailStage::Roll => return Err(Illegal::new(RULE, Why::NoDecision)),
    }
    Ok(())
}
