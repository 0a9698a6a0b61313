//! The Psychic phase, an optional module (section 6).

use arrayvec::ArrayVec;
use battle::{Roster, d3, next_able, perils, sum};
use dice::Face;
use geometry::Length;
use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Event, Illegal, Roll, RollReason, Side, Slug, Status, Why};

use crate::card::Power;
use crate::field::Some as Several;
use crate::injury::Harm;
use crate::state::{Frame, ModelIx, Step};
use crate::{Kt18, MAX_MODELS};

/// KT18-PSY-03: how near a psyker has to be to deny a power.
const DENIAL: Length = Length::inches(24);
/// KT18-PSY-02: how far a psyker's end is felt.
const BACKLASH: Length = Length::inches(3);
/// KT18-PSY-04: the warp charge of Psybolt, how far it reaches, and from what test on it hurts more.
const PSYBOLT: (u8, Length, u8) = (5, Length::inches(18), 11);

/// A power that is attempted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Casting {
    /// The psyker.
    pub psyker: ModelIx,
    /// The power, by its place in [`Power::ALL`].
    pub power: u8,
    /// The result of the test, once it is rolled.
    pub test: u8,
    /// Its stage.
    pub stage: CastStage,
}

/// The stage of an attempt.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CastStage {
    /// The test is rolled (KT18-PSY-02).
    Test,
    /// Perils: how many mortal wounds the psyker suffers.
    Perils {
        /// Whether the test succeeds all the same.
        succeeds: bool,
    },
    /// The psyker has suffered them.
    Suffered {
        /// Whether the test succeeds all the same.
        succeeds: bool,
    },
    /// Whoever is near a psyker that fell suffers: how many each.
    Backlash {
        /// The models near.
        near: Several,
    },
    /// Opponents are asked in order whether they deny the power (KT18-PSY-03).
    Deny {
        /// The place in the order.
        turn: u8,
    },
    /// A denial is rolled.
    Denial {
        /// Who denies.
        by: ModelIx,
    },
    /// The power works (KT18-PSY-04).
    Effect,
    /// How much it hurts is rolled.
    Hurt {
        /// Whom.
        target: ModelIx,
    },
    /// Nothing more.
    Done,
}

impl Kt18 {
    /// KT18-PSY-01: whether a player may attempt a power with a psyker now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_cast(&self, model: ModelIx, power: Slug) -> Result<usize, Illegal> {
        const RULE: &str = "KT18-PSY-01";
        let (card, id) = (self.card(model), self.id(model));
        let Step::Psychic { psyker, attempts, .. } = self.state.step else {
            return Err(Illegal::new(RULE, Why::NoDecision));
        };
        let other = psyker.is_some_and(|chosen| chosen != model);
        let spent = psyker == Some(model) && attempts >= card.casts;
        if !card.keywords.psyker || other || spent || card.casts == 0 {
            return Err(Illegal::new(RULE, Why::NotAPsyker { model: id }));
        }
        if self.model(model).shaken {
            return Err(Illegal::new(RULE, Why::Shaken { model: id }));
        }
        let known = card.powers.iter().find(|known| known.slug() == power);
        let Some(known) = known else {
            let has: Vec<String> = card.powers.iter().map(|p| p.slug().to_string()).collect();
            return Err(Illegal::new(RULE, Why::UnknownPower { power, has: has.join(", ") }));
        };
        let index = Power::ALL.iter().position(|other| other == known).unwrap_or(0);
        if self.state.players[id.side.index()].powers_tried >> index & 1 == 1 {
            return Err(Illegal::new(RULE, Why::PowerUsed { power }));
        }
        Ok(index)
    }

    /// Every attempt that a player may make now.
    pub fn castable(&self, side: Side) -> impl Iterator<Item = (ModelIx, Slug)> + '_ {
        let powers =
            |model: ModelIx| self.card(model).powers.iter().map(move |p| (model, p.slug()));
        let all = self.own(side).flat_map(powers);
        all.filter(|(model, power)| self.may_cast(*model, *power).is_ok())
    }

    /// KT18-PSY-03: who of a player may deny a power of a psyker.
    pub fn deniers(&self, side: Side, psyker: ModelIx) -> impl Iterator<Item = ModelIx> + '_ {
        self.own(side).filter(move |model| {
            self.card(*model).keywords.psyker
                && !self.model(*model).shaken
                && self.near(*model, psyker, DENIAL)
        })
    }

    /// KT18-PSY-04, -05: the nearest visible enemy in reach of a power, measured round walls; of equals, the first.
    pub fn power_target(&self, psyker: ModelIx) -> Option<ModelIx> {
        let enemies = self.enemies_of(self.side_of(psyker));
        let seen = enemies
            .filter(|enemy| self.near(psyker, *enemy, PSYBOLT.1) && self.visible(psyker, *enemy));
        seen.min_by_key(|enemy| (self.distance(psyker, *enemy), *enemy))
    }
}

/// What the phase waits for.
pub fn status(game: &Kt18, turn: u8) -> Status {
    let side = game.state.order[usize::from(turn)];
    Status::Decide(Decision { side, ask: Ask::Cast })
}

/// Goes on to the next player, or the next phase. Returns whether anything happened.
pub fn proceed(game: &mut Kt18, turn: u8) -> bool {
    let side = game.state.order[usize::from(turn)];
    if game.castable(side).next().is_some() {
        return false;
    }
    next_player(game, turn);
    true
}

fn next_player(game: &mut Kt18, turn: u8) {
    if usize::from(turn) + 1 < game.state.order.len() {
        game.state.step = Step::Psychic { turn: turn + 1, psyker: None, attempts: 0 };
    } else {
        game.begin_shooting();
    }
}

/// Takes the attempt of a power, or the end of the player's part of the phase.
///
/// # Errors
/// The rule that forbids it.
pub fn answer(game: &mut Kt18, turn: u8, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "KT18-PSY-01";
    let side = game.state.order[usize::from(turn)];
    match answer {
        Answer::Pass => next_player(game, turn),
        Answer::Cast { model: id, power } => {
            let model = game.find_own(side, *id, RULE)?;
            let index = game.may_cast(model, *power)?;
            game.state.players[side.index()].powers_tried |= 1 << index;
            if let Step::Psychic { psyker, attempts, .. } = &mut game.state.step {
                (*psyker, *attempts) = (Some(model), *attempts + 1);
            }
            game.log.push(Event::Casts { model: *id, power: *power });
            let (power, stage) = (index as u8, CastStage::Test);
            game.state.frames.push(Frame::Casting(Casting {
                psyker: model,
                power,
                test: 0,
                stage,
            }));
        }
        _ => return Err(Illegal::not_asked(RULE, "cast MODEL POWER, pass")),
    }
    Ok(())
}

fn current(game: &Kt18) -> &Casting {
    match game.state.frames.last() {
        Some(Frame::Casting(casting)) => casting,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

fn current_mut(game: &mut Kt18) -> &mut Casting {
    match game.state.frames.last_mut() {
        Some(Frame::Casting(casting)) => casting,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

fn slug(casting: &Casting) -> Slug {
    Power::ALL[usize::from(casting.power).min(Power::ALL.len() - 1)].slug()
}

/// What the attempt waits for.
pub fn frame_status(game: &Kt18, casting: &Casting) -> Status {
    let side = game.side_of(casting.psyker);
    let roll = |side, dice, reason| Status::Roll(Roll { side, dice, reason });
    match &casting.stage {
        CastStage::Test => roll(side, 2, RollReason::Psychic),
        CastStage::Backlash { near } => roll(side, near.len() as u8, RollReason::Perils),
        CastStage::Deny { turn } => {
            let ask = Ask::Deny { power: slug(casting) };
            Status::Decide(Decision { side: game.state.order[usize::from(*turn)], ask })
        }
        CastStage::Denial { by } => roll(game.side_of(*by), 2, RollReason::Deny),
        CastStage::Hurt { .. } => roll(side, 1, RollReason::Damage),
        CastStage::Perils { .. }
        | CastStage::Suffered { .. }
        | CastStage::Effect
        | CastStage::Done => roll(side, 1, RollReason::Perils),
    }
}

/// Advances until dice or a choice are needed. Returns whether anything happened.
pub fn frame_proceed(game: &mut Kt18) -> bool {
    let Casting { psyker, test, stage, .. } = current(game).clone();
    match stage {
        CastStage::Suffered { succeeds } => {
            let stage = if !game.stands(psyker) {
                // KT18-PSY-02: the power fails, and whoever is near pays for it.
                let near = game.all().filter(|model| game.stands(*model));
                let near = near.filter(|model| game.near(*model, psyker, BACKLASH)).collect();
                fails(game);
                CastStage::Backlash { near }
            } else if succeeds {
                CastStage::Deny { turn: 0 }
            } else {
                fails(game);
                CastStage::Done
            };
            let none = matches!(&stage, CastStage::Backlash { near } if near.is_empty());
            current_mut(game).stage = if none { CastStage::Done } else { stage };
        }
        CastStage::Deny { turn } => {
            let own = game.side_of(psyker);
            let able = |side: Side| side != own && game.deniers(side, psyker).next().is_some();
            match next_able(&game.state.order, turn, able) {
                Some(next) if next == turn => return false,
                Some(turn) => current_mut(game).stage = CastStage::Deny { turn },
                None => current_mut(game).stage = CastStage::Effect,
            }
        }
        CastStage::Effect => {
            let (model, power) = (game.id(psyker), slug(current(game)));
            game.log.push(Event::PowerWorks { model, power });
            let target = game.power_target(psyker);
            match target {
                None => current_mut(game).stage = CastStage::Done,
                Some(target) if test >= PSYBOLT.2 => {
                    current_mut(game).stage = CastStage::Hurt { target };
                }
                Some(target) => hurt(game, target, 1),
            }
        }
        CastStage::Done => {
            game.state.frames.pop();
        }
        _ => return false,
    }
    true
}

fn fails(game: &mut Kt18) {
    let (model, power) = (game.id(current(game).psyker), slug(current(game)));
    game.log.push(Event::PowerFails { model, power });
}

/// Deals the mortal wounds of a power to one model.
fn hurt(game: &mut Kt18, target: ModelIx, points: u8) {
    let psyker = current(game).psyker;
    current_mut(game).stage = CastStage::Done;
    harm(game, Some(psyker), [(target, points)].into_iter().collect());
}

fn harm(game: &mut Kt18, from: Option<ModelIx>, mut to: ArrayVec<(ModelIx, u8), MAX_MODELS>) {
    let by = game.side_of(current(game).psyker);
    to.reverse();
    game.state.frames.push(Frame::Harm(Harm { by, from, to }));
}

/// Takes the dice that the attempt waits for.
pub fn frame_roll(game: &mut Kt18, faces: &[Face]) {
    let Casting { psyker, test, stage, .. } = current(game).clone();
    match stage {
        CastStage::Test => {
            let test = sum(faces);
            let succeeds = test >= PSYBOLT.0;
            current_mut(game).test = test;
            current_mut(game).stage = if perils(faces) {
                game.log.push(Event::Perils { model: game.id(psyker) });
                CastStage::Perils { succeeds }
            } else {
                CastStage::Suffered { succeeds }
            };
        }
        CastStage::Perils { succeeds } => {
            current_mut(game).stage = CastStage::Suffered { succeeds };
            harm(game, None, [(psyker, d3(faces[0]))].into_iter().collect());
        }
        CastStage::Backlash { near } => {
            current_mut(game).stage = CastStage::Done;
            let each = near.into_iter().zip(faces.iter().map(|face| d3(*face)));
            harm(game, None, each.collect());
        }
        CastStage::Denial { by } => {
            let denied = sum(faces) > test;
            let (model, power) = (game.id(by), slug(current(game)));
            game.log.push(Event::Denies { model, power });
            if denied {
                fails(game);
            }
            current_mut(game).stage = if denied { CastStage::Done } else { CastStage::Effect };
        }
        CastStage::Hurt { target } => hurt(game, target, d3(faces[0])),
        _ => {}
    }
}

/// Takes whether a power is denied, and by whom: one attempt a power (KT18-PSY-03).
///
/// # Errors
/// The rule that forbids it.
pub fn frame_answer(game: &mut Kt18, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "KT18-PSY-03";
    let casting = current(game).clone();
    let CastStage::Deny { turn } = casting.stage else {
        return Err(Illegal::new(RULE, Why::NoDecision));
    };
    match answer {
        Answer::Pass => current_mut(game).stage = CastStage::Deny { turn: turn + 1 },
        Answer::Pick(id) => {
            let side = game.state.order[usize::from(turn)];
            let by = game.find_own(side, *id, RULE)?;
            if !game.deniers(side, casting.psyker).any(|model| model == by) {
                return Err(Illegal::new(RULE, Why::CannotDeny { model: *id }));
            }
            current_mut(game).stage = CastStage::Denial { by };
        }
        _ => return Err(Illegal::not_asked(RULE, "pick MODEL, pass")),
    }
    Ok(())
}
