//! The attack sequence: hit, wound, allocate, save, damage (section 7.4), for shooting and for fighting alike.

use battle::{
    Again, Amount, Kind, Next, OneByOne, Strike, StrikeStage, ToHit, ToSave, Weapon, lost,
    wound_needed,
};
use dice::Face;
use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Event, Illegal, Roll, RollReason, Side, Status, Why};

use crate::Boon;
use crate::Kt4w40k;
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
    /// Whether the target is within half range, for weapons for which that counts: Rapid Fire shoots twice as often,
    /// melta rolls its damage twice (K4W-WPN-05).
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
    /// Dice are rolled to hit again, once (K4W-BASE-08).
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
    /// Dice are rolled to wound again, once (K4W-BASE-08).
    WoundAgain {
        /// What has wounded already.
        wounds: u8,
        /// How many dice are rolled again.
        dice: u8,
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
    /// What is still to come of a weapon whose attacks are resolved one by one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one_by_one: Option<OneByOne>,
}

impl Attack {
    /// An attack that begins.
    pub const fn new(unit: UnitIx, manner: Manner, groups: Vec<Group>) -> Self {
        Attack { unit, manner, groups, group: 0, stage: Stage::Begin, one_by_one: None }
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
        Stage::Hit => roll(own, at_once(attack), RollReason::Hit),
        Stage::Again { dice, .. } => roll(own, dice, RollReason::Hit),
        Stage::Wound { hits } => roll(own, hits, RollReason::Wound),
        Stage::WoundAgain { dice, .. } => roll(own, dice, RollReason::Wound),
        Stage::Save { wounds } => roll(theirs, wounds, RollReason::Save),
        Stage::Single { left } => match forced {
            Some(_) => roll(theirs, 1, RollReason::Save),
            None => allocate(left),
        },
        Stage::Damage { left, .. } => match forced {
            Some(_) => roll(own, damaging(game, attack).damage_dice(), RollReason::Damage),
            None => allocate(left),
        },
        Stage::Ignore { points, .. } => roll(theirs, points, RollReason::Ignore),
    }
}

/// How many attacks are rolled together.
fn at_once(attack: &Attack) -> u8 {
    OneByOne::at_once(attack.one_by_one, attack.current().attacks.unwrap_or(0))
}

/// Advances until dice or a choice are needed. Returns whether anything happened.
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
                    let (used, target) = (weapon(game, group), game.id(group.target));
                    let (weapon, rules) = (used.slug, used.rules);
                    let model = game.id(attack.unit);
                    game.log.push(Event::AttacksWith { model, weapon, target, attacks });
                    current_mut(game).one_by_one = OneByOne::of(attacks, rules);
                    begin(game);
                }
            }
            true
        }
        Stage::Single { left: 0 } | Stage::Damage { left: 0, singles: 0 } => next_hit(game),
        Stage::Damage { left: 0, singles } => {
            current_mut(game).stage = Stage::Single { left: singles };
            true
        }
        Stage::Damage { left, singles } => {
            let strike = damaging(game, attack);
            if strike.damage_dice() > 0 || game.forced(group.target).is_none() {
                return false;
            }
            hurt(game, left, singles, strike.damage(&[]));
            true
        }
        _ => false,
    }
}

/// Begins the attacks that are rolled together; where there is no hit roll, all of them hit (K4W-WPN-01).
fn begin(game: &mut Kt4w40k) {
    let attack = current(game);
    match damaging(game, attack).begin(at_once(attack)) {
        StrikeStage::Wound { hits } => hit_home(game, hits),
        _ => current_mut(game).stage = Stage::Hit,
    }
}

/// Goes on to the next hit, the next attack or the next group, once the damage of a hit is done; mortal wounds come
/// after the damage of that same hit (K4W-WPN-04).
fn next_hit(game: &mut Kt4w40k) -> bool {
    let attack = current(game);
    let target = attack.current().target;
    let Some(queue) = attack.one_by_one else { return next_group(game) };
    let (next, left) = queue.next(&damaging(game, attack));
    current_mut(game).one_by_one = Some(left);
    match next {
        Next::Mortal(points) => game.mortal(target, points),
        Next::Hit => current_mut(game).stage = Stage::Wound { hits: 1 },
        Next::Attack => begin(game),
        Next::Done => return next_group(game),
    }
    true
}

fn next_group(game: &mut Kt4w40k) -> bool {
    let attack = current_mut(game);
    attack.group += 1;
    attack.stage = Stage::Begin;
    attack.one_by_one = None;
    if usize::from(attack.group) >= attack.groups.len() {
        game.state.frames.pop();
    }
    true
}

/// Whether something besides the weapon rolls hit rolls of 1 again.
fn rerolls_ones(game: &Kt4w40k, own: UnitIx) -> bool {
    game.boosts(own).any(|effect| effect == Effect::RerollOnes)
        || game.aura_reaches(own, Boon::RerollOnes).next().is_some()
}

/// K4W-SHOOT-05, K4W-FIGHT-08, K4W-ATTACK-01: what hits; a 6 always does, and where nothing else does, no other.
fn to_hit(game: &Kt4w40k, attack: &Attack) -> ToHit {
    let group = attack.current();
    let line = game.line(group.model);
    let skill = |needed| ToHit::Skill { needed, modifier: group.modifier };
    match attack.manner {
        Manner::Overwatch | Manner::Opportunity => ToHit::Sixes,
        Manner::Fight => skill(line.weapon_skill),
        Manner::Shoot => skill(line.ballistic_skill),
    }
}

/// How the dice of the current group are judged while they are rolled to hit.
fn hitting(game: &Kt4w40k, attack: &Attack) -> Strike {
    let mut strike = Strike { hit: to_hit(game, attack), ..damaging(game, attack) };
    if strike.rules.hits_again < Again::Ones && rerolls_ones(game, attack.unit) {
        strike.rules.hits_again = Again::Ones;
    }
    strike
}

/// How they are judged while they are rolled to wound.
fn wounding(game: &Kt4w40k, attack: &Attack) -> Strike {
    let group = attack.current();
    let strength = weapon(game, group).strength.of(game.profile(group.model).strength);
    let wound = wound_needed(strength, toughness(game, group.target));
    Strike { wound, ..damaging(game, attack) }
}

/// How they are judged once they hurt: nothing else is looked up.
fn damaging(game: &Kt4w40k, attack: &Attack) -> Strike {
    let group = attack.current();
    let weapon = weapon(game, group);
    let mut rules = weapon.rules;
    rules.melta &= group.doubled || weapon.is_melee();
    Strike {
        hit: ToHit::Sixes,
        wound: 6,
        save: ToSave { armour: 7, modifier: 0, invulnerable: None },
        damage: weapon.damage,
        rules,
    }
}

/// How all dice of the current group are judged against one model of the target.
pub fn strike(game: &Kt4w40k, attack: &Attack, model: ModelIx) -> Strike {
    let Strike { hit, rules, .. } = hitting(game, attack);
    Strike { hit, rules, save: to_save(game, attack, model), ..wounding(game, attack) }
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

/// The target's cover, which is against shots alone (K4W-BASE-07).
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

/// K4W-ATTACK-04: what saves a model: armour, with cover against shots, or the invulnerable save (K4W-BASE-07).
fn to_save(game: &Kt4w40k, attack: &Attack, model: ModelIx) -> ToSave {
    let group = attack.current();
    let profile = game.profile(model);
    let cover = i8::from(shelter(game, attack) == Shelter::All);
    let more: i8 = game
        .boosts(group.target)
        .map(|effect| if let Effect::Save(more) = effect { more } else { 0 })
        .sum();
    ToSave {
        armour: profile.save,
        modifier: weapon(game, group).ap + cover + more,
        invulnerable: profile.invulnerable,
    }
}

/// How many of these saves of a model fail.
fn unsaved(game: &Kt4w40k, attack: &Attack, model: Option<ModelIx>, faces: &[Face]) -> u8 {
    let mut strike = damaging(game, attack);
    if let Some(model) = model {
        strike.save = to_save(game, attack, model);
    }
    let stage = StrikeStage::Save { wounds: faces.len() as u8, sixes: 0 };
    match strike.rolled(stage, faces, None) {
        StrikeStage::Damage { unsaved, .. } => unsaved,
        _ => 0,
    }
}

/// Takes the dice that the attack waits for; one of them may have been rolled again already (K4W-BASE-08).
pub fn roll(game: &mut Kt4w40k, faces: &[Face], again: Option<u8>) {
    let attack = current(game);
    let group = attack.current();
    let target = game.id(group.target);
    match attack.stage {
        Stage::Begin | Stage::Number => {
            let used = weapon(game, group);
            let each = amount(used);
            let per = usize::from(each.dice.max(1));
            let rolled: u32 = faces.chunks(per).map(|dice| u32::from(each.of(dice))).sum();
            let rapid = matches!(used.kind, Kind::RapidFire(_)) && group.doubled;
            let attacks = if rapid { rolled * 2 } else { rolled };
            let attack = current_mut(game);
            let index = usize::from(attack.group);
            attack.groups[index].attacks = Some(attacks.min(u32::from(MAX_ATTACKS)) as u8);
            attack.stage = Stage::Begin;
        }
        Stage::Hit => {
            let stage = StrikeStage::Hit { dice: at_once(attack) };
            let next = hitting(game, attack).rolled(stage, faces, again);
            has_hit(game, next);
        }
        Stage::Again { hits, dice } => {
            let stage = StrikeStage::HitAgain { hits, dice };
            let next = hitting(game, attack).rolled(stage, faces, None);
            has_hit(game, next);
        }
        Stage::Wound { hits } => {
            let next = wounding(game, attack).rolled(StrikeStage::Wound { hits }, faces, again);
            has_wounded(game, next);
        }
        Stage::WoundAgain { wounds, dice } => {
            let sixes = u8::from(attack.one_by_one.is_some_and(|queue| queue.six));
            let stage = StrikeStage::WoundAgain { wounds, sixes, dice };
            let next = wounding(game, attack).rolled(stage, faces, None);
            has_wounded(game, next);
        }
        Stage::Save { .. } => {
            let model = game.living(group.target).next();
            let left = unsaved(game, attack, model, faces);
            game.log.push(Event::Unsaved { target, wounds: left });
            current_mut(game).stage = Stage::Damage { left, singles: 0 };
        }
        Stage::Single { left } => {
            let model = game.forced(group.target);
            let fails = unsaved(game, attack, model, &faces[..1]) > 0;
            current_mut(game).stage = if fails {
                Stage::Damage { left: 1, singles: left - 1 }
            } else {
                Stage::Single { left: left - 1 }
            };
        }
        Stage::Damage { left, singles } => {
            let damage = damaging(game, attack).damage(faces);
            hurt(game, left, singles, damage);
        }
        Stage::Ignore { left, singles, points } => {
            let Some(model) = game.forced(group.target) else { return };
            let lost = lost(points, game.profile(model).ignores, faces);
            cost(game, model, left, singles, lost);
        }
    }
}

/// Goes on once dice to hit have fallen.
fn has_hit(game: &mut Kt4w40k, next: StrikeStage) {
    match next {
        StrikeStage::HitAgain { hits, dice } => {
            current_mut(game).stage = Stage::Again { hits, dice };
        }
        StrikeStage::Wound { hits } => hit_home(game, hits),
        _ => hit_home(game, 0),
    }
}

fn hit_home(game: &mut Kt4w40k, hits: u8) {
    let target = game.id(current(game).current().target);
    game.log.push(Event::Struck { target, hits });
    let attack = current_mut(game);
    attack.stage = match OneByOne::to_wound(&mut attack.one_by_one, hits) {
        0 => Stage::Damage { left: 0, singles: 0 },
        hits => Stage::Wound { hits },
    };
}

/// Goes on once dice to wound have fallen.
fn has_wounded(game: &mut Kt4w40k, next: StrikeStage) {
    let (stage, sixes) = match next {
        StrikeStage::WoundAgain { wounds, sixes, dice } => {
            (Stage::WoundAgain { wounds, dice }, sixes)
        }
        StrikeStage::Save { wounds, sixes } => {
            let together = alike(game, current(game));
            let one_by_one = Stage::Single { left: wounds };
            (if together { Stage::Save { wounds } } else { one_by_one }, sixes)
        }
        _ => (Stage::Damage { left: 0, singles: 0 }, 0),
    };
    let target = game.id(current(game).current().target);
    match stage {
        Stage::WoundAgain { .. } => {}
        Stage::Save { wounds } | Stage::Single { left: wounds } => {
            game.log.push(Event::Wounded { target, wounds });
        }
        _ => game.log.push(Event::Wounded { target, wounds: 0 }),
    }
    let attack = current_mut(game);
    attack.stage = stage;
    OneByOne::note_sixes(&mut attack.one_by_one, sixes);
}

/// One failed save: what it costs may be ignored wound by wound, those in excess of what the model has left too: it
/// is slain if too few are ignored (K4W-ATTACK-05).
fn hurt(game: &mut Kt4w40k, left: u8, singles: u8, damage: u8) {
    let target = current(game).current().target;
    let Some(model) = game.forced(target) else { return };
    if damage > 0 && game.profile(model).ignores.is_some() {
        current_mut(game).stage = Stage::Ignore { left, singles, points: damage };
    } else {
        cost(game, model, left, singles, damage);
    }
}

fn cost(game: &mut Kt4w40k, model: ModelIx, left: u8, singles: u8, points: u8) {
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
    /// K4W-CHAR-01: the friends whose aura of a kind reaches a unit; those of the demoralised are off (K4W-MORALE-10).
    pub fn aura_reaches(&self, unit: UnitIx, boon: Boon) -> impl Iterator<Item = UnitIx> + '_ {
        self.own(self.side_of(unit)).filter(move |friend| {
            let aura = self.card(*friend).aura.filter(|aura| aura.gives == boon);
            !self.unit(*friend).demoralised
                && aura.is_some_and(|aura| self.units_near(*friend, unit, aura.reach))
        })
    }
}
