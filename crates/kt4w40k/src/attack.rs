//! The attack sequence: hit, wound, allocate, save, damage (section 7.4), for shooting and for fighting alike.

use battle::{Amount, Weapon, hits, saves, wound_needed, wounds};
use dice::Face;
use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Event, Illegal, Roll, RollReason, Side, Status, Why};

use crate::Kt4w40k;
use crate::card::Boon;
use crate::sight::Shelter;
use crate::state::{Frame, ModelIx, UnitIx};
use crate::stratagems::Effect;

/// The most attacks of one group.
pub const MAX_ATTACKS: u8 = 240;

/// How a unit attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Manner {
    /// In the Shooting phase.
    Shoot,
    /// At a charge: only a 6 hits (K4W-OVW-01).
    Overwatch,
    /// In the Combat phase.
    Fight,
    /// At a unit that Falls Back: only a 6 hits (K4W-OPP-02).
    Opportunity,
}

/// The attacks of models with one weapon against one target that are rolled together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Group {
    /// One of the models that attack; the others are armed and placed alike.
    pub model: ModelIx,
    /// The weapon, by its index on the profile.
    pub weapon: u8,
    /// The target.
    pub target: UnitIx,
    /// How many models attack.
    pub count: u8,
    /// How many attacks they make; none while they have to be rolled for.
    pub attacks: Option<u8>,
    /// Whether a number that is rolled for counts twice (Rapid Fire).
    pub doubled: bool,
    /// What is added to their hit rolls (K4W-SHOOT-08).
    pub modifier: i8,
}

/// Where a group is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It begins.
    Begin,
    /// How many attacks it makes is rolled for.
    Number,
    /// Attacks are rolled to hit (K4W-ATTACK-01).
    Hit,
    /// Ones are rolled again, once (K4W-BASE-08).
    Again {
        /// What has hit already.
        hits: u8,
        /// How many dice are rolled again.
        dice: u8,
    },
    /// Hits are rolled to wound (K4W-ATTACK-02).
    Wound {
        /// How many.
        hits: u8,
    },
    /// All saves at once, of models that save alike (K4W-ATTACK-04).
    Save {
        /// How many wounds.
        wounds: u8,
    },
    /// One wound after another, of models that do not.
    Single {
        /// How many are left.
        left: u8,
    },
    /// Failed saves cost wounds (K4W-ATTACK-05).
    Damage {
        /// How many are left, this one included.
        left: u8,
        /// How many wounds after those are still to be saved one by one.
        singles: u8,
    },
    /// Wounds may be ignored.
    Ignore {
        /// How many failed saves are left, this one included.
        left: u8,
        /// How many wounds after those are still to be saved one by one.
        singles: u8,
        /// What this one costs.
        points: u8,
    },
}

/// An attack of one unit with everything that it uses.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub unit: UnitIx,
    /// How.
    pub manner: Manner,
    /// What is used on whom, in order.
    pub groups: Vec<Group>,
    /// The group that is resolved.
    pub group: u8,
    /// Where it is.
    pub stage: Stage,
}

impl Attack {
    /// An attack that begins.
    pub const fn new(unit: UnitIx, manner: Manner, groups: Vec<Group>) -> Self {
        Attack { unit, manner, groups, group: 0, stage: Stage::Begin }
    }

    /// The group that is resolved.
    pub fn current(&self) -> Group {
        self.groups[usize::from(self.group)]
    }
}

fn current(game: &Kt4w40k) -> &Attack {
    match game.state.frames.last() {
        Some(Frame::Attack(attack)) => attack,
        _ => unreachable!("only called while an attack is the innermost frame"),
    }
}

fn current_mut(game: &mut Kt4w40k) -> &mut Attack {
    match game.state.frames.last_mut() {
        Some(Frame::Attack(attack)) => attack,
        _ => unreachable!("only called while an attack is the innermost frame"),
    }
}

fn weapon(game: &Kt4w40k, group: Group) -> &Weapon {
    &game.profile(group.model).weapons[usize::from(group.weapon)]
}

fn amount(weapon: &Weapon) -> Amount {
    weapon.kind.attacks().unwrap_or(Amount::fixed(0))
}

/// What the attack waits for.
pub fn status(game: &Kt4w40k, attack: &Attack) -> Status {
    let group = attack.current();
    let (own, theirs) = (game.side_of(attack.unit), game.side_of(group.target));
    let roll = |side: Side, dice: u8, reason| Status::Roll(Roll { side, dice, reason });
    let allocate = |left: u8| {
        let ask = Ask::Allocate { model: game.id(group.target), left };
        Status::Decide(Decision { side: theirs, ask })
    };
    let forced = game.forced(group.target);
    match attack.stage {
        Stage::Begin | Stage::Number => {
            let dice = amount(weapon(game, group)).dice.saturating_mul(group.count);
            roll(own, dice, RollReason::Attacks)
        }
        Stage::Hit => roll(own, group.attacks.unwrap_or(0), RollReason::Hit),
        Stage::Again { dice, .. } => roll(own, dice, RollReason::Hit),
        Stage::Wound { hits } => roll(own, hits, RollReason::Wound),
        Stage::Save { wounds } => roll(theirs, wounds, RollReason::Save),
        Stage::Single { left } => match forced {
            Some(_) => roll(theirs, 1, RollReason::Save),
            None => allocate(left),
        },
        Stage::Damage { left, .. } => match forced {
            Some(_) => roll(own, weapon(game, group).damage.dice, RollReason::Damage),
            None => allocate(left),
        },
        Stage::Ignore { points, .. } => roll(theirs, points, RollReason::Ignore),
    }
}

/// Goes on as far as neither dice nor a choice are needed. Whether anything happened.
pub fn proceed(game: &mut Kt4w40k) -> bool {
    let attack = current(game);
    let group = attack.current();
    if !game.stands(group.target) {
        return next_group(game);
    }
    match attack.stage {
        Stage::Begin => {
            match group.attacks {
                Some(0) => return next_group(game),
                None => current_mut(game).stage = Stage::Number,
                Some(attacks) => {
                    let (weapon, target) = (weapon(game, group).slug, game.id(group.target));
                    let model = game.id(attack.unit);
                    game.log.push(Event::AttacksWith { model, weapon, target, attacks });
                    current_mut(game).stage = Stage::Hit;
                }
            }
            true
        }
        Stage::Single { left: 0 } | Stage::Damage { left: 0, singles: 0 } => next_group(game),
        Stage::Damage { left: 0, singles } => {
            current_mut(game).stage = Stage::Single { left: singles };
            true
        }
        Stage::Damage { left, singles } => {
            let damage = weapon(game, group).damage;
            if damage.dice > 0 || game.forced(group.target).is_none() {
                return false;
            }
            hurt(game, left, singles, damage.plus);
            true
        }
        _ => false,
    }
}

fn next_group(game: &mut Kt4w40k) -> bool {
    let attack = current_mut(game);
    attack.group += 1;
    attack.stage = Stage::Begin;
    if usize::from(attack.group) >= attack.groups.len() {
        game.state.frames.pop();
    }
    true
}

/// Whether hit rolls of 1 are rolled again.
fn rerolls_ones(game: &Kt4w40k, attack: &Attack) -> bool {
    let own = attack.unit;
    weapon(game, attack.current()).reroll_ones
        || game.boosts(own).any(|effect| effect == Effect::RerollOnes)
        || game.aura_reaches(own, Boon::RerollOnes).next().is_some()
}

/// K4W-SHOOT-05, K4W-FIGHT-08: how many dice hit; a 6 always does, and where nothing else does, no other.
fn hitting(game: &Kt4w40k, attack: &Attack, faces: &[Face]) -> u8 {
    let sixes = matches!(attack.manner, Manner::Overwatch | Manner::Opportunity);
    if sixes {
        return faces.iter().filter(|face| **face == Face::SIX).count() as u8;
    }
    let group = attack.current();
    let line = game.line(group.model);
    let fighting = attack.manner == Manner::Fight;
    let needed = if fighting { line.weapon_skill } else { line.ballistic_skill };
    faces.iter().filter(|face| hits(**face, needed, group.modifier)).count() as u8
}

/// Whether all models of the target save alike, whoever of them is slain meanwhile.
fn alike(game: &Kt4w40k, attack: &Attack) -> bool {
    let mut saves = game.living(attack.current().target).map(|model| {
        let profile = game.profile(model);
        (profile.save, profile.invulnerable)
    });
    let first = saves.next();
    saves.all(|other| Some(other) == first) && shelter(game, attack) != Shelter::Some
}

/// K4W-BASE-07: the target's cover, which is against shots alone.
fn shelter(game: &Kt4w40k, attack: &Attack) -> Shelter {
    let group = attack.current();
    match attack.manner {
        Manner::Shoot | Manner::Overwatch => game.shelter(group.target, group.model),
        Manner::Fight | Manner::Opportunity => Shelter::None,
    }
}

/// K4W-ATTACK-02: the Toughness of most models of a unit, the higher one of two that are as common.
fn toughness(game: &Kt4w40k, unit: UnitIx) -> u8 {
    let all = || game.living(unit).map(|model| game.profile(model).toughness);
    let often = |toughness: &u8| all().filter(|other| other == toughness).count();
    all().max_by_key(|toughness| (often(toughness), *toughness)).unwrap_or(1)
}

/// K4W-ATTACK-04, K4W-BASE-07: whether dice save for a model: by armour, with cover against shots, or by the
/// invulnerable save, whichever needs less.
fn saving(game: &Kt4w40k, attack: &Attack, model: ModelIx) -> impl Fn(Face) -> bool + use<> {
    let group = attack.current();
    let profile = game.profile(model);
    let cover = i8::from(shelter(game, attack) == Shelter::All);
    let more: i8 = game
        .boosts(group.target)
        .map(|effect| if let Effect::Save(more) = effect { more } else { 0 })
        .sum();
    let ap = weapon(game, group).ap + cover + more;
    let (save, invulnerable) = (profile.save, profile.invulnerable);
    move |face| saves(face, save, ap) || invulnerable.is_some_and(|needed| saves(face, needed, 0))
}

/// Takes the dice that the attack waits for; one of them may have been rolled again already (K4W-BASE-08).
pub fn roll(game: &mut Kt4w40k, faces: &[Face], again: Option<u8>) {
    let attack = current(game);
    let group = attack.current();
    let target = game.id(group.target);
    match attack.stage {
        Stage::Begin | Stage::Number => {
            let each = amount(weapon(game, group));
            let per = usize::from(each.dice.max(1));
            let rolled: u32 = faces.chunks(per).map(|dice| u32::from(each.of(dice))).sum();
            let attacks = if group.doubled { rolled * 2 } else { rolled };
            let attack = current_mut(game);
            let index = usize::from(attack.group);
            attack.groups[index].attacks = Some(attacks.min(u32::from(MAX_ATTACKS)) as u8);
            attack.stage = Stage::Begin;
        }
        Stage::Hit => {
            let spared = again.map(usize::from);
            let once = faces.iter().enumerate().filter(|(die, _)| Some(*die) != spared);
            let ones = once.filter(|(_, face)| **face == Face::ONE).count() as u8;
            let hit = hitting(game, attack, faces);
            if ones > 0 && rerolls_ones(game, attack) {
                current_mut(game).stage = Stage::Again { hits: hit, dice: ones };
            } else {
                hit_home(game, hit);
            }
        }
        Stage::Again { hits, .. } => {
            let hit = hits + hitting(game, attack, faces);
            hit_home(game, hit);
        }
        Stage::Wound { .. } => {
            let strength = weapon(game, group).strength.of(game.profile(group.model).strength);
            let needed = wound_needed(strength, toughness(game, group.target));
            let wounds = faces.iter().filter(|face| wounds(**face, needed)).count() as u8;
            let stage = match wounds {
                0 => Stage::Damage { left: 0, singles: 0 },
                _ if alike(game, attack) => Stage::Save { wounds },
                _ => Stage::Single { left: wounds },
            };
            game.log.push(Event::Wounded { target, wounds });
            current_mut(game).stage = stage;
        }
        Stage::Save { .. } => {
            let saved = game.living(group.target).next().map(|m| saving(game, attack, m));
            let fails = |face: &&Face| !saved.as_ref().is_some_and(|saved| saved(**face));
            let left = faces.iter().filter(fails).count() as u8;
            game.log.push(Event::Unsaved { target, wounds: left });
            current_mut(game).stage = Stage::Damage { left, singles: 0 };
        }
        Stage::Single { left } => {
            let model = game.forced(group.target);
            let fails = !model.is_some_and(|model| saving(game, attack, model)(faces[0]));
            current_mut(game).stage = if fails {
                Stage::Damage { left: 1, singles: left - 1 }
            } else {
                Stage::Single { left: left - 1 }
            };
        }
        Stage::Damage { left, singles } => {
            let damage = weapon(game, group).damage.of(faces);
            hurt(game, left, singles, damage);
        }
        Stage::Ignore { left, singles, points } => {
            let Some(model) = game.forced(group.target) else { return };
            let needed = game.profile(model).ignores.unwrap_or(7);
            let ignored = faces.iter().filter(|face| face.get() >= needed).count() as u8;
            strike(game, model, left, singles, points.saturating_sub(ignored));
        }
    }
}

fn hit_home(game: &mut Kt4w40k, hits: u8) {
    let target = game.id(current(game).current().target);
    game.log.push(Event::Struck { target, hits });
    current_mut(game).stage =
        if hits == 0 { Stage::Damage { left: 0, singles: 0 } } else { Stage::Wound { hits } };
}

/// One failed save: what it costs may be ignored wound by wound, those in excess of what the model has left too: it
/// is slain if too few are ignored (K4W-ATTACK-05).
fn hurt(game: &mut Kt4w40k, left: u8, singles: u8, damage: u8) {
    let target = current(game).current().target;
    let Some(model) = game.forced(target) else { return };
    if damage > 0 && game.profile(model).ignores.is_some() {
        current_mut(game).stage = Stage::Ignore { left, singles, points: damage };
    } else {
        strike(game, model, left, singles, damage);
    }
}

fn strike(game: &mut Kt4w40k, model: ModelIx, left: u8, singles: u8, points: u8) {
    current_mut(game).stage = Stage::Damage { left: left - 1, singles };
    if points > 0 {
        game.wound(model, points, true);
    }
}

/// Takes whom the next wound goes to (K4W-ATTACK-03).
///
/// # Errors
/// If it is no such choice.
pub fn answer(game: &mut Kt4w40k, answer: &Answer) -> Result<(), Illegal> {
    let attack = current(game);
    let target = attack.current().target;
    let choosing = matches!(attack.stage, Stage::Single { .. } | Stage::Damage { .. });
    if !choosing || game.forced(target).is_some() {
        return Err(Illegal::new("K4W-ATTACK-03", Why::NoDecision));
    }
    let model = game.chosen(target, answer)?;
    let number = game.number(model);
    game.unit_mut(target).allocated = Some(number);
    Ok(())
}

impl Kt4w40k {
    /// K4W-CHAR-01, K4W-MORALE-10: the friends whose aura of a kind reaches a unit; those of the demoralised are off.
    pub fn aura_reaches(&self, unit: UnitIx, boon: Boon) -> impl Iterator<Item = UnitIx> + '_ {
        self.own(self.side_of(unit)).filter(move |friend| {
            let aura = self.card(*friend).aura.filter(|aura| aura.gives == boon);
            !self.unit(*friend).demoralised
                && aura.is_some_and(|aura| self.units_near(*friend, unit, aura.reach))
        })
    }
}
