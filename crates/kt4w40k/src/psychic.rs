//! The Psychic phase (section 6).

use battle::{Roster, d3, next_able, perils, sum};
use dice::Face;
use geometry::Length;
use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Event, Illegal, Roll, RollReason, Side, Status, Why};

use crate::Kt4w40k;
use crate::card::{Power, Work};
use crate::state::{Frame, ModelIx, UnitIx};
use crate::switches::DemoralisedScope;

/// K4W-PSY-05: how near a psyker has to be to deny a power.
const DENIAL: Length = Length::inches(24);
/// K4W-PSY-04: how far a psyker's end is felt.
const BACKLASH: Length = Length::inches(6);
/// K4W-PSY-06: from what test on Smite hurts more.
const STRONG: u8 = 11;
/// K4W-PSY-03: the most that a warp charge is raised to.
const MOST_CHARGE: u8 = 11;

/// A psyker that uses its powers, one after another.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Casting {
    /// The psyker.
    pub unit: UnitIx,
    /// How many powers it has attempted.
    pub attempts: u8,
    /// The one that it attempts.
    pub power: Power,
    /// The result of the test.
    pub test: u8,
    /// Its stage.
    pub stage: CastStage,
}

/// The stage of a psyker.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CastStage {
    /// It chooses a power, or is done (K4W-PSY-02).
    Choose,
    /// The test is rolled (K4W-PSY-03).
    Test {
        /// The warp charge.
        charge: u8,
    },
    /// Perils: how many mortal wounds the psyker suffers (K4W-PSY-04).
    Perils {
        /// Whether the test succeeds all the same.
        succeeds: bool,
    },
    /// The psyker has suffered them.
    Suffered {
        /// Whether the test succeeds all the same.
        succeeds: bool,
    },
    /// Units near a psyker that fell suffer, one after another.
    Backlash {
        /// Who is still to suffer, the next one last.
        near: Vec<UnitIx>,
    },
    /// Opponents are asked in order whether they deny the power (K4W-PSY-05).
    Deny {
        /// The place in the order.
        turn: u8,
    },
    /// A denial is rolled.
    Denial {
        /// Who denies.
        by: UnitIx,
    },
    /// The power works (K4W-PSY-06); on whom is chosen where there is a choice.
    Effect,
    /// How much it hurts is rolled.
    Hurt {
        /// Whom.
        target: UnitIx,
    },
}

impl Kt4w40k {
    /// K4W-PSY-02, -08: whether a unit may still use its powers in this turn; whoever is next to it.
    pub fn may_cast(&self, unit: UnitIx) -> bool {
        let card = self.card(unit);
        card.keywords.psyker
            && card.casts > 0
            && !self.unit(unit).cast
            && self.stands(unit)
            && self.castable(unit).next().is_some()
    }

    /// K4W-PSY-05: the psykers of a player that may deny a power.
    pub fn deniers(&self, side: Side, psyker: UnitIx) -> impl Iterator<Item = UnitIx> + '_ {
        self.own(side).filter(move |unit| {
            let card = self.card(*unit);
            card.keywords.psyker
                && self.unit(*unit).denied < card.denies
                && self.units_near(*unit, psyker, DENIAL)
        })
    }

    /// K4W-PSY-06: the nearest visible enemy unit in reach; of equals, the first.
    pub fn smitten(&self, psyker: UnitIx) -> Option<UnitIx> {
        let seen = self.power_targets(psyker, Power::Smite);
        seen.min_by_key(|enemy| (self.distance(psyker, *enemy), *enemy))
    }

    /// Whom a power can work on: enemies in its reach that the psyker sees, or friends in its reach.
    pub fn power_targets(&self, psyker: UnitIx, power: Power) -> impl Iterator<Item = UnitIx> + '_ {
        let side = self.side_of(psyker);
        let friends = matches!(power.work(), Work::Bless(_));
        self.standing().filter(move |unit| {
            (self.side_of(*unit) == side) == friends
                && self.units_near(psyker, *unit, power.reach())
                && (friends
                    || self.living(psyker).any(|model| self.nearest_seen(model, *unit).is_some()))
        })
    }

    /// K4W-PSY-03: whether a psyker may attempt a power that it knows: of those other than Smite, each player attempts
    /// each once in a turn.
    fn may_attempt(&self, psyker: UnitIx, power: Power) -> bool {
        let player = &self.state.players[self.side_of(psyker).index()];
        power == Power::Smite || player.powers & power.bit() == 0
    }

    /// The powers that a psyker may attempt now.
    pub fn castable(&self, psyker: UnitIx) -> impl Iterator<Item = Power> + '_ {
        let known = self.card(psyker).powers.iter().copied();
        known.filter(move |power| self.may_attempt(psyker, *power))
    }

    /// K4W-PSY-07: what a demoralised character takes off its tests (K4W-MORALE-10).
    fn psychic_penalty(&self, unit: UnitIx) -> u8 {
        let scope = self.setup.switches.demoralised_scope;
        u8::from(self.unit(unit).demoralised && scope == DemoralisedScope::Tests)
    }
}

fn current(game: &Kt4w40k) -> &Casting {
    match game.state.frames.last() {
        Some(Frame::Casting(casting)) => casting,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

fn current_mut(game: &mut Kt4w40k) -> &mut Casting {
    match game.state.frames.last_mut() {
        Some(Frame::Casting(casting)) => casting,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

fn set_stage(game: &mut Kt4w40k, stage: CastStage) {
    current_mut(game).stage = stage;
}

/// Takes the psyker that a player activates.
///
/// # Errors
/// The rule that forbids it.
pub fn answer(game: &mut Kt4w40k, side: Side, answer: &Answer) -> Result<bool, Illegal> {
    const RULE: &str = "K4W-PSY-02";
    match answer {
        Answer::Pass => Ok(false),
        Answer::Pick(id) => {
            let unit = game.find_own(side, *id, RULE)?;
            if !game.may_cast(unit) {
                return Err(Illegal::new(RULE, Why::NotAPsyker { model: *id }));
            }
            game.unit_mut(unit).cast = true;
            let (attempts, power, test, stage) = (0, Power::Smite, 0, CastStage::Choose);
            let casting = Casting { unit, attempts, power, test, stage };
            game.state.frames.push(Frame::Casting(casting));
            Ok(true)
        }
        _ => Err(Illegal::not_asked(RULE, "pick UNIT, pass")),
    }
}

/// What the psyker waits for.
pub fn status(game: &Kt4w40k, casting: &Casting) -> Status {
    let side = game.side_of(casting.unit);
    let roll = |side, dice, reason| Status::Roll(Roll { side, dice, reason });
    match &casting.stage {
        CastStage::Choose => Status::Decide(Decision { side, ask: Ask::Cast }),
        CastStage::Test { .. } => roll(side, 2, RollReason::Psychic),
        CastStage::Deny { turn } => {
            let ask = Ask::Deny { power: casting.power.slug() };
            Status::Decide(Decision { side: game.state.order[usize::from(*turn)], ask })
        }
        CastStage::Denial { by } => roll(game.side_of(*by), 2, RollReason::Deny),
        CastStage::Effect => Status::Decide(Decision { side, ask: Ask::NextTarget }),
        CastStage::Hurt { .. } => roll(side, 1, RollReason::Damage),
        _ => roll(side, 1, RollReason::Perils),
    }
}

/// Advances until dice or a choice are needed. Returns whether anything happened.
pub fn proceed(game: &mut Kt4w40k) -> bool {
    let Casting { unit, attempts, power, stage, .. } = current(game).clone();
    match stage {
        CastStage::Choose => {
            let more = attempts < game.card(unit).casts && game.castable(unit).next().is_some();
            if game.stands(unit) && more {
                return false;
            }
            game.state.frames.pop();
        }
        CastStage::Suffered { succeeds } => {
            if !game.stands(unit) {
                // K4W-PSY-04: the power fails, and every unit near pays for it.
                fails(game);
                let near = near_the_fallen(game, unit);
                set_stage(game, CastStage::Backlash { near });
            } else if succeeds {
                set_stage(game, CastStage::Deny { turn: 0 });
            } else {
                fails(game);
                set_stage(game, CastStage::Choose);
            }
        }
        CastStage::Backlash { near } if near.is_empty() => set_stage(game, CastStage::Choose),
        CastStage::Deny { turn } => {
            let own = game.side_of(unit);
            let able = |side: Side| side != own && game.deniers(side, unit).next().is_some();
            match next_able(&game.state.order, turn, able) {
                Some(next) if next == turn => return false,
                Some(turn) => set_stage(game, CastStage::Deny { turn }),
                None => works(game),
            }
        }
        CastStage::Effect => {
            let mut targets = game.power_targets(unit, power);
            if targets.next().is_some() {
                return false;
            }
            drop(targets);
            set_stage(game, CastStage::Choose);
        }
        _ => return false,
    }
    true
}

/// The power is neither failed nor denied.
fn works(game: &mut Kt4w40k) {
    let Casting { unit, power, .. } = *current(game);
    game.log.push(Event::PowerWorks { model: game.id(unit), power: power.slug() });
    let stage = match power.work() {
        Work::Nearest => match game.smitten(unit) {
            None => CastStage::Choose,
            Some(target) => CastStage::Hurt { target },
        },
        _ => CastStage::Effect,
    };
    set_stage(game, stage);
}

/// The units within 6" of where a psyker fell.
fn near_the_fallen(game: &Kt4w40k, psyker: UnitIx) -> Vec<UnitIx> {
    let fallen: Vec<ModelIx> =
        game.setup.range(psyker.at()).map(|index| ModelIx(index as u16)).collect();
    let close = |model: ModelIx| fallen.iter().any(|other| game.near(model, *other, BACKLASH));
    let near = game.standing().filter(|unit| game.living(*unit).any(close));
    let mut near: Vec<UnitIx> = near.collect();
    near.reverse();
    near
}

fn fails(game: &mut Kt4w40k) {
    let Casting { unit, power, .. } = *current(game);
    game.log.push(Event::PowerFails { model: game.id(unit), power: power.slug() });
}

/// Takes the dice that the psyker waits for.
pub fn roll(game: &mut Kt4w40k, faces: &[Face]) {
    let Casting { unit, power, test, stage, .. } = current(game).clone();
    match stage {
        CastStage::Test { charge } => {
            let result = sum(faces).saturating_sub(game.psychic_penalty(unit));
            let succeeds = result >= charge;
            current_mut(game).test = result;
            if perils(faces) {
                game.log.push(Event::Perils { model: game.id(unit) });
                set_stage(game, CastStage::Perils { succeeds });
            } else {
                set_stage(game, CastStage::Suffered { succeeds });
            }
        }
        CastStage::Perils { succeeds } => {
            set_stage(game, CastStage::Suffered { succeeds });
            game.mortal(unit, d3(faces[0]));
        }
        CastStage::Backlash { mut near } => {
            if let Some(next) = near.pop() {
                set_stage(game, CastStage::Backlash { near });
                game.mortal(next, d3(faces[0]));
            }
        }
        CastStage::Denial { by } => {
            let result = sum(faces).saturating_sub(game.psychic_penalty(by));
            game.log.push(Event::Denies { model: game.id(by), power: power.slug() });
            if result > test {
                fails(game);
                set_stage(game, CastStage::Choose);
            } else {
                works(game);
            }
        }
        CastStage::Hurt { target } => {
            let strong = power == Power::Smite && test >= STRONG;
            let points = if strong { faces[0].get() } else { d3(faces[0]) };
            set_stage(game, CastStage::Choose);
            game.mortal(target, points);
        }
        _ => {}
    }
}

/// Takes the power that the psyker attempts, or whether it is denied.
///
/// # Errors
/// The rule that forbids it.
pub fn frame_answer(game: &mut Kt4w40k, answer: &Answer) -> Result<(), Illegal> {
    let casting = current(game).clone();
    let unit = casting.unit;
    match (casting.stage.clone(), answer) {
        (CastStage::Choose, Answer::Pass) => {
            game.state.frames.pop();
        }
        (CastStage::Choose, Answer::Cast { model, power: named }) => {
            const RULE: &str = "K4W-PSY-03";
            if *model != game.id(unit) {
                return Err(Illegal::new(RULE, Why::NotAPsyker { model: *model }));
            }
            let known = game.card(unit).powers.iter().find(|known| known.slug() == *named);
            let Some(power) = known.copied() else {
                let has: Vec<String> =
                    game.card(unit).powers.iter().map(|p| p.slug().to_string()).collect();
                let why = Why::UnknownPower { power: *named, has: has.join(", ") };
                return Err(Illegal::new(RULE, why));
            };
            if !game.may_attempt(unit, power) {
                return Err(Illegal::new(RULE, Why::PowerUsed { power: *named }));
            }
            let player = &mut game.state.players[game.setup.id(unit.at()).side.index()];
            let mut charge = power.charge();
            if power == Power::Smite {
                // Each Smite after a player's first is harder by one.
                charge = charge.saturating_add(player.smites).min(MOST_CHARGE);
                player.smites = player.smites.saturating_add(1);
            } else {
                player.powers |= power.bit();
            }
            game.log.push(Event::Casts { model: *model, power: *named });
            let casting = current_mut(game);
            (casting.attempts, casting.power) = (casting.attempts + 1, power);
            set_stage(game, CastStage::Test { charge });
        }
        (CastStage::Effect, answer) => choose_target(game, &casting, answer)?,
        (CastStage::Choose, _) => {
            return Err(Illegal::not_asked("K4W-PSY-02", "cast UNIT POWER, pass"));
        }
        (CastStage::Deny { turn }, Answer::Pass) => {
            set_stage(game, CastStage::Deny { turn: turn + 1 });
        }
        (CastStage::Deny { turn }, Answer::Pick(id)) => {
            const RULE: &str = "K4W-PSY-05";
            let side = game.state.order[usize::from(turn)];
            let by = game.find_own(side, *id, RULE)?;
            if !game.deniers(side, unit).any(|other| other == by) {
                return Err(Illegal::new(RULE, Why::CannotDeny { model: *id }));
            }
            game.unit_mut(by).denied += 1;
            set_stage(game, CastStage::Denial { by });
        }
        (CastStage::Deny { .. }, _) => {
            return Err(Illegal::not_asked("K4W-PSY-05", "pick UNIT, pass"));
        }
        _ => return Err(Illegal::new("K4W-PSY-03", Why::NoDecision)),
    }
    Ok(())
}

/// Takes whom a power works on.
fn choose_target(game: &mut Kt4w40k, casting: &Casting, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-PSY-03";
    let Casting { unit, power, .. } = *casting;
    let Answer::Target(id) = answer else {
        return Err(Illegal::not_asked(RULE, "target UNIT"));
    };
    let target = game.find(*id, RULE)?;
    if !game.power_targets(unit, power).any(|other| other == target) {
        return Err(Illegal::new(RULE, Why::NotATargetLeft { model: *id }));
    }
    match power.work() {
        Work::Bless(_) => {
            game.unit_mut(target).blessings |= power.bit();
            set_stage(game, CastStage::Choose);
        }
        _ => set_stage(game, CastStage::Hurt { target }),
    }
    Ok(())
}
