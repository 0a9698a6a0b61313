//! The Combat phase: pile in, strike, consolidate (section 8).

use battle::{FightStage, Roster};
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use table::{Answer, Decision, Errand, Event, Illegal, Side, Slug, Status, Use, Why};

use crate::Kt4w40k;
use crate::attack::{Attack, Group, MAX_ATTACKS, Manner};
use crate::card::Keywords;
use crate::field::ENGAGED;
use crate::state::{Activation, Frame, ModelIx, UnitIx, Units};
use crate::stratagems::{Effect, Generic, When};
use crate::volley::named;

/// A unit that fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fighting {
    /// The unit.
    pub unit: UnitIx,
    /// How far it has come: it piles in (K4W-FIGHT-05), strikes (K4W-FIGHT-06) and consolidates (K4W-FIGHT-07).
    pub stage: FightStage,
    /// The unit that Falls Back, if this is an opportunity strike (K4W-OPP-02).
    pub leaving: Option<UnitIx>,
}

impl Kt4w40k {
    /// K4W-FIGHT-02, -03, -11, -12: whether a unit fights in a step.
    pub fn fights_in(&self, unit: UnitIx, step: Activation) -> bool {
        let (state, card) = (self.unit(unit), self.card(unit));
        if state.fought {
            return false;
        }
        match step {
            Activation::HammerOfFury => {
                let first =
                    || card.fights_first || self.boosts(unit).any(|e| e == Effect::FightsFirst);
                !card.fights_last && (state.charged || (first() && self.in_melee(unit)))
            }
            Activation::NormalCombat => !card.fights_last && self.in_melee(unit),
            Activation::FightsLast => card.fights_last && (state.charged || self.in_melee(unit)),
            _ => false,
        }
    }

    /// Whether a unit has to fight though it did not charge: it was charged, was engaged when the turn began, whoever
    /// has left it since, or is engaged now (K4W-FIGHT-03).
    fn in_melee(&self, unit: UnitIx) -> bool {
        let state = self.unit(unit);
        state.began_engaged || !state.charged_by.is_empty() || self.engaged(unit)
    }

    /// Whether two units can reach each other in a melee: AIRCRAFT in the air only what has FLY (K4W-CHARGE-03,
    /// K4W-FIGHT-06).
    ///
    /// # Errors
    /// The rule that forbids it, with the target of the two.
    pub fn may_meet(
        &self,
        unit: UnitIx,
        target: UnitIx,
        rule: &'static str,
    ) -> Result<(), Illegal> {
        let (own, other) = (self.card(unit).keywords, self.card(target).keywords);
        let out_of_reach = |one: Keywords, other: Keywords| one.aircraft && one.fly && !other.fly;
        if out_of_reach(own, other) || out_of_reach(other, own) {
            return Err(Illegal::new(rule, Why::OnlyFlyers { model: self.id(target) }));
        }
        Ok(())
    }

    /// K4W-FIGHT-10: whether a player may use Counter-Offensive on a unit now.
    pub fn may_counter(&self, side: Side, unit: UnitIx) -> bool {
        let mut fought = self.all().filter(|other| self.side_of(*other) != side);
        self.may_pay(side, Generic::CounterOffensive).is_ok()
            && fought.any(|other| self.unit(other).charged && self.unit(other).fought)
            && self.side_of(unit) == side
            && self.stands(unit)
            && !self.unit(unit).fought
            && self.engaged(unit)
    }

    /// Whether a unit may strike another (K4W-FIGHT-06).
    pub fn may_strike(&self, unit: UnitIx, target: UnitIx) -> Result<(), Illegal> {
        let (state, model) = (self.unit(unit), self.id(target));
        self.may_meet(unit, target, "K4W-FIGHT-06")?;
        if state.charged && !state.targets.has(target) && !state.charged_by.has(target) {
            return Err(Illegal::new("K4W-FIGHT-06", Why::NotCharged { model }));
        }
        if !self.units_near(unit, target, ENGAGED) {
            return Err(Illegal::new("K4W-FIGHT-06", Why::TargetNotInControlRange { model }));
        }
        Ok(())
    }

    /// K4W-FIGHT-06: the models of a unit that strike another: within 1" of it, or of one of their own that is.
    pub fn strikers(&self, unit: UnitIx, target: UnitIx) -> Vec<ModelIx> {
        let front: Vec<ModelIx> =
            self.living(unit).filter(|model| self.near_unit(*model, target, ENGAGED)).collect();
        let behind = |model: &ModelIx| front.iter().any(|other| self.near(*model, *other, ENGAGED));
        self.living(unit).filter(|model| front.contains(model) || behind(model)).collect()
    }
}

/// Takes which unit fights in a step, or Counter-Offensive.
///
/// # Errors
/// The rule that forbids it.
pub fn answer(
    game: &mut Kt4w40k,
    side: Side,
    step: Activation,
    answer: &Answer,
) -> Result<bool, Illegal> {
    let rule = match step {
        Activation::HammerOfFury => "K4W-FIGHT-02",
        Activation::NormalCombat => "K4W-FIGHT-03",
        _ => "K4W-FIGHT-11",
    };
    let begin = |game: &mut Kt4w40k, unit: UnitIx| {
        game.unit_mut(unit).fought = true;
        let (stage, leaving) = (FightStage::PileIn, None);
        game.state.frames.push(Frame::Fighting(Fighting { unit, stage, leaving }));
        Ok(true)
    };
    match answer {
        Answer::Pick(id) => {
            let unit = game.find_own(side, *id, rule)?;
            if game.unit(unit).fought {
                return Err(Illegal::new("K4W-FIGHT-12", Why::HasFought { model: *id }));
            }
            if !game.fights_in(unit, step) {
                return Err(Illegal::new(rule, Why::CannotFight { model: *id }));
            }
            begin(game, unit)
        }
        Answer::Ploy(ploy, Some(id))
            if *ploy == Generic::CounterOffensive.slug() && step == Activation::HammerOfFury =>
        {
            let unit = game.find_own(side, *id, "K4W-FIGHT-10")?;
            if !game.may_counter(side, unit) {
                return Err(Illegal::new("K4W-FIGHT-10", Why::PloyMoment { ploy: *ploy }));
            }
            game.pay(side, Generic::CounterOffensive, Some(unit));
            begin(game, unit)
        }
        // K4W-ALT-07: whoever has a unit that must fight may not pass; who could only counter may.
        Answer::Pass if !game.own(side).any(|unit| game.fights_in(unit, step)) => Ok(false),
        _ => Err(Illegal::not_asked(rule, "pick UNIT, ploy counter-offensive UNIT")),
    }
}

fn current(game: &Kt4w40k) -> Fighting {
    match game.state.frames.last() {
        Some(Frame::Fighting(fighting)) => *fighting,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

fn set_stage(game: &mut Kt4w40k, stage: FightStage) {
    if let Some(Frame::Fighting(fighting)) = game.state.frames.last_mut() {
        fighting.stage = stage;
    }
}

/// What a unit that fights waits for.
pub fn status(game: &Kt4w40k, fighting: &Fighting) -> Status {
    let (side, model) = (game.side_of(fighting.unit), game.id(fighting.unit));
    Status::Decide(Decision { side, ask: fighting.stage.ask(model, geometry::Length::inches(3)) })
}

/// Whom a unit may strike now.
pub fn opponents(game: &Kt4w40k, fighting: &Fighting) -> Vec<UnitIx> {
    match fighting.leaving {
        // K4W-OPP-03: all attacks go at the unit that is leaving.
        Some(leaving) => {
            let near = game.stands(leaving)
                && game.units_near(fighting.unit, leaving, ENGAGED)
                && game.may_meet(fighting.unit, leaving, "K4W-OPP-03").is_ok();
            near.then_some(leaving).into_iter().collect()
        }
        None => game
            .engaging(fighting.unit)
            .filter(|enemy| game.may_strike(fighting.unit, *enemy).is_ok())
            .collect(),
    }
}

/// Leaves out what there is no choice about. Returns whether anything happened.
pub fn proceed(game: &mut Kt4w40k) -> bool {
    let fighting = current(game);
    if !game.stands(fighting.unit) {
        game.state.frames.pop();
        return true;
    }
    let can_strike = |enemy: &UnitIx| {
        let mut strikers = game.strikers(fighting.unit, *enemy).into_iter();
        strikers.any(|model| game.line(model).attacks > 0)
    };
    if fighting.stage == FightStage::Blows && !opponents(game, &fighting).iter().any(can_strike) {
        set_stage(game, FightStage::Consolidate);
        return true;
    }
    false
}

/// Takes the answer of a unit that fights.
///
/// # Errors
/// The rule that forbids it.
pub fn frame_answer(game: &mut Kt4w40k, answer: &Answer) -> Result<(), Illegal> {
    let fighting = current(game);
    match fighting.stage {
        FightStage::Blows => strike(game, &fighting, answer),
        FightStage::PileIn => {
            close_in(game, &fighting, Errand::PileIn, "K4W-FIGHT-05", answer)?;
            set_stage(game, FightStage::Blows);
            Ok(())
        }
        FightStage::Consolidate => {
            close_in(game, &fighting, Errand::Consolidate, "K4W-FIGHT-07", answer)?;
            game.state.frames.pop();
            Ok(())
        }
    }
}

/// K4W-FIGHT-05: each model up to 3", ending nearer the nearest enemy model.
fn close_in(
    game: &mut Kt4w40k,
    fighting: &Fighting,
    errand: Errand,
    rule: &'static str,
    answer: &Answer,
) -> Result<(), Illegal> {
    let drill = game.closing_in(fighting.unit, rule);
    let enemies: Units = game.enemies_of(game.side_of(fighting.unit)).collect();
    let planned = match answer {
        Answer::Pass => return Ok(()),
        Answer::Yes => drill.plan(&drill.storm(enemies, None))?,
        Answer::March(moves) => drill.plan(moves)?,
        Answer::Go(way) => drill.plan(&game.orders(&drill, way))?,
        _ => return Err(Illegal::not_asked(rule, "yes, march N to PLACE ..., pass")),
    };
    game.ends_nearer(&planned, rule)?;
    let length = planned.iter().map(|one| one.length).max().unwrap_or_default();
    // K4W-OPP-04: these moves do not count as moving, but cost a unit that moves its prepared fire.
    if game.place(&planned) {
        game.unit_mut(fighting.unit).prepared = false;
    }
    let first = game.living(fighting.unit).next();
    let to = first.map(|model| game.model(model).at).unwrap_or_default();
    game.log.push(Event::Goes { model: game.id(fighting.unit), errand, to, length });
    Ok(())
}

fn strike(game: &mut Kt4w40k, fighting: &Fighting, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-FIGHT-06";
    match answer {
        Answer::Attack { model: id, uses } => {
            if *id != game.id(fighting.unit) {
                return Err(Illegal::new(RULE, Why::CannotFight { model: *id }));
            }
            let groups = blows(game, fighting, uses)?;
            let leaving = fighting.leaving.is_some();
            let manner = if leaving { Manner::Opportunity } else { Manner::Fight };
            set_stage(game, FightStage::Consolidate);
            let targets = groups.iter().map(|group| group.target).collect();
            game.state.frames.push(Frame::Attack(Attack::new(fighting.unit, manner, groups)));
            game.provoke(targets, When::Attacked);
            Ok(())
        }
        // K4W-OPP-02: it may strike.
        Answer::Pass if fighting.leaving.is_some() => {
            set_stage(game, FightStage::Consolidate);
            Ok(())
        }
        _ => Err(Illegal::not_asked(RULE, "attack UNIT WEAPON at TARGET ...")),
    }
}

/// The attacks of those who can strike: each weapon named is used on each target by the models named, or by all who
/// can, with all the attacks that they have left; or with as many attacks in all as the split says (K4W-FIGHT-06).
///
/// # Errors
/// The rule that forbids it.
pub fn blows(game: &Kt4w40k, fighting: &Fighting, uses: &[Use]) -> Result<Vec<Group>, Illegal> {
    const RULE: &str = "K4W-FIGHT-06";
    let (side, unit) = (game.side_of(fighting.unit), fighting.unit);
    let allowed = opponents(game, fighting);
    let mut left: Vec<(ModelIx, u8)> =
        game.living(unit).map(|model| (model, game.line(model).attacks)).collect();
    let mut groups: Vec<Group> = Vec::new();
    for used in uses {
        let targets = used.targets.len();
        let bad = |dice: u16| {
            let dice = dice.min(u16::from(u8::MAX)) as u8;
            Illegal::new(RULE, Why::BadSplit { dice, targets })
        };
        if targets == 0 || (!used.split.is_empty() && used.split.len() != targets) {
            return Err(bad(left.iter().map(|(_, attacks)| u16::from(*attacks)).sum()));
        }
        let named = named(game, unit, &used.by, RULE)?;
        for (i, id) in used.targets.iter().enumerate() {
            let target = game.find_enemy(side, *id, RULE)?;
            if !allowed.contains(&target) {
                game.may_strike(unit, target)?;
                return Err(Illegal::new("K4W-OPP-03", Why::NotATargetLeft { model: *id }));
            }
            let able = game.strikers(unit, target);
            if named.iter().any(|model| !able.contains(model)) {
                return Err(Illegal::new(RULE, Why::TargetNotInControlRange { model: *id }));
            }
            let most = used.split.get(i).map(|attacks| u16::from(*attacks));
            let mut made: u16 = 0;
            let by = if named.is_empty() { &able } else { &named };
            for model in by {
                let armed = game.profile(*model).weapon(used.weapon);
                let Some((index, _)) = armed.filter(|(_, weapon)| weapon.is_melee()) else {
                    continue;
                };
                let Some((_, own)) = left.iter_mut().find(|(other, _)| other == model) else {
                    continue;
                };
                let room = most.map_or(u16::from(u8::MAX), |most| most - made);
                let attacks = u16::from(*own).min(room) as u8;
                if attacks > 0 {
                    *own -= attacks;
                    made += u16::from(attacks);
                    add(game, &mut groups, (*model, index), target, attacks);
                }
            }
            if made == 0 || most.is_some_and(|most| made < most) {
                let armed = |model: &ModelIx| game.profile(*model).weapon(used.weapon).is_some();
                return Err(if by.iter().any(armed) {
                    bad(made)
                } else {
                    unknown(game, unit, used.weapon)
                });
            }
        }
    }
    if groups.is_empty() {
        return Err(Illegal::not_asked(RULE, "attack UNIT WEAPON at TARGET ..."));
    }
    Ok(groups)
}

fn unknown(game: &Kt4w40k, unit: UnitIx, weapon: Slug) -> Illegal {
    let weapons = game.living(unit).flat_map(|model| game.profile(model).weapons.iter());
    let melee = weapons.filter(|weapon| weapon.is_melee());
    let has: BTreeSet<String> = melee.map(|weapon| weapon.slug.to_string()).collect();
    let has: Vec<String> = has.into_iter().collect();
    Illegal::new("K4W-FIGHT-06", Why::UnknownWeapon { weapon, has: has.join(", ") })
}

/// K4W-FIGHT-09: adds a model's blows to those that are rolled alike (K4W-MORALE-10).
fn add(
    game: &Kt4w40k,
    groups: &mut Vec<Group>,
    (model, index): (ModelIx, u8),
    target: UnitIx,
    attacks: u8,
) {
    let unit = game.unit_of(model);
    let base = game.base(model);
    let foes = game.living(target).map(|foe| (base.gap(&game.base(foe)), foe));
    let nearest = foes.min().map(|(_, foe)| foe);
    let across = nearest.is_some_and(|foe| game.across_terrain(model, foe));
    let worse = i8::from(across) + i8::from(game.unit(unit).demoralised);
    let modifier = game.hit_boost(unit) - worse;
    let line = *game.line(model);
    let weapon = &game.profile(model).weapons[usize::from(index)];
    let alike = groups.iter_mut().find(|group| {
        group.target == target
            && group.modifier == modifier
            && game.profile(group.model).weapons[usize::from(group.weapon)] == *weapon
            && game.line(group.model).weapon_skill == line.weapon_skill
            && game.profile(group.model).strength == game.profile(model).strength
            && group.attacks.is_none_or(|all| all <= MAX_ATTACKS.saturating_sub(attacks))
    });
    match alike {
        Some(group) => {
            group.count += 1;
            group.attacks = group.attacks.map(|all| all + attacks);
        }
        None => groups.push(Group {
            model,
            weapon: index,
            target,
            count: 1,
            attacks: Some(attacks),
            doubled: false,
            modifier,
        }),
    }
}
