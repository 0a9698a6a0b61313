//! The attack sequence: hit, wound, save, damage (section 8), for shooting and for fighting alike.

use arrayvec::ArrayVec;
use battle::{
    Again, Amount, Kind, Next, OneByOne, Strike, StrikeStage, ToHit, ToSave, Weapon, lost,
};
use dice::Face;
use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Event, Illegal, Roll, RollReason, SaveKind, Side, Status, Why};

use crate::Boon;
use crate::state::{Frame, ModelIx, Models, MoveKind};
use crate::{Kt18, injury};

/// The most weapons and targets of one attack together.
pub const MAX_GROUPS: usize = 16;
/// The most attacks of one weapon against one target; cards are held to less.
pub const MAX_ATTACKS: u8 = 60;

/// How a model attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Manner {
    /// In the Shooting phase.
    Shoot,
    /// At a charge: only a 6 hits (KT18-REACT-02).
    Overwatch,
    /// In the Fight phase.
    Fight,
}

/// The attacks of one weapon against one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Group {
    /// The weapon, by its index on the card.
    pub weapon: u8,
    /// The target.
    pub target: ModelIx,
    /// How many attacks; none while they have to be rolled for.
    pub attacks: Option<u8>,
    /// Whether the target is within half range, for weapons for which that counts: Rapid Fire shoots twice as often
    /// (KT18-SHOOT-08), melta rolls its damage twice (KT18-WPN-05).
    pub doubled: bool,
}

/// Where a group is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It begins.
    Begin,
    /// How many attacks it makes is rolled for.
    Number,
    /// Attacks are rolled to hit (KT18-ATTACK-01).
    Hit,
    /// Dice are rolled to hit again, once (KT18-CORE-06).
    Again {
        /// What has hit already.
        hits: u8,
        /// How many dice are rolled again.
        dice: u8,
    },
    /// Hits are rolled to wound (KT18-ATTACK-02).
    Wound {
        /// How many.
        hits: u8,
    },
    /// The defender chooses a save (KT18-ATTACK-03).
    Choose {
        /// How many wounds.
        wounds: u8,
    },
    /// The defender saves.
    Save {
        /// How many wounds.
        wounds: u8,
        /// With what.
        kind: SaveKind,
    },
    /// Failed saves cost wounds, one after another (KT18-ATTACK-04).
    Damage {
        /// How many are left.
        left: u8,
    },
    /// The target has no wounds left (KT18-INJ-01).
    Injury {
        /// How many dice are rolled.
        dice: u8,
    },
    /// Dice are rolled to wound again, once (KT18-CORE-06).
    WoundAgain {
        /// What has wounded already.
        wounds: u8,
        /// How many dice are rolled again.
        dice: u8,
    },
    /// Wounds of the target may be ignored (KT18-ATTACK-06).
    Ignore {
        /// How many failed saves are left, this one counted in; none for mortal wounds.
        left: u8,
        /// How many wounds would be lost.
        points: u8,
    },
}

/// An attack of one model with everything that it uses.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub attacker: ModelIx,
    /// How.
    pub manner: Manner,
    /// What is used on whom, in order.
    pub groups: ArrayVec<Group, MAX_GROUPS>,
    /// The group that is resolved.
    pub group: u8,
    /// Where it is.
    pub stage: Stage,
    /// Who has had its injury roll of this sequence (KT18-INJ-01).
    pub injured: Models,
    /// What is still to come of a weapon whose attacks are resolved one by one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one_by_one: Option<OneByOne>,
}

impl Attack {
    /// An attack that begins.
    pub fn new(attacker: ModelIx, manner: Manner, groups: ArrayVec<Group, MAX_GROUPS>) -> Self {
        let (group, stage, injured) = (0, Stage::Begin, Models::NONE);
        Attack { attacker, manner, groups, group, stage, injured, one_by_one: None }
    }

    /// The group that is resolved.
    pub fn current(&self) -> Group {
        self.groups[usize::from(self.group)]
    }
}

/// The attacks of a weapon against one target alone: as many as it makes, or as many blows as are given to it.
pub fn group(game: &Kt18, attacker: ModelIx, target: ModelIx, weapon: u8, blows: u8) -> Group {
    let used = &game.card(attacker).weapons[usize::from(weapon)];
    let rapid = matches!(used.kind, Kind::RapidFire(_));
    let doubled = (rapid || used.rules.melta) && game.near(attacker, target, half(used));
    let times = if rapid && doubled { 2 } else { 1 };
    let attacks = match used.kind.attacks() {
        None => Some(blows),
        Some(amount) if amount.dice == 0 => {
            Some(amount.plus.saturating_mul(times).min(MAX_ATTACKS))
        }
        Some(_) => None,
    };
    Group { weapon, target, attacks, doubled }
}

fn current(game: &Kt18) -> &Attack {
    match game.state.frames.last() {
        Some(Frame::Attack(attack)) => attack,
        _ => unreachable!("only called while an attack is the innermost frame"),
    }
}

fn current_mut(game: &mut Kt18) -> &mut Attack {
    match game.state.frames.last_mut() {
        Some(Frame::Attack(attack)) => attack,
        _ => unreachable!("only called while an attack is the innermost frame"),
    }
}

fn weapon<'a>(game: &'a Kt18, attack: &Attack) -> &'a Weapon {
    &game.card(attack.attacker).weapons[usize::from(attack.current().weapon)]
}

/// What the attack waits for.
pub fn status(game: &Kt18, attack: &Attack) -> Status {
    let (own, group) = (game.side_of(attack.attacker), attack.current());
    let roll = |side: Side, dice: u8, reason| Status::Roll(Roll { side, dice, reason });
    let theirs = game.side_of(group.target);
    match attack.stage {
        Stage::Begin | Stage::Number => {
            roll(own, attacks_rolled(weapon(game, attack)).dice, RollReason::Attacks)
        }
        Stage::Hit => roll(own, at_once(attack), RollReason::Hit),
        Stage::Again { dice, .. } => roll(own, dice, RollReason::Hit),
        Stage::Wound { hits } => roll(own, hits, RollReason::Wound),
        Stage::WoundAgain { dice, .. } => roll(own, dice, RollReason::Wound),
        Stage::Choose { .. } => {
            let ask = Ask::SaveWith { model: game.id(group.target) };
            Status::Decide(Decision { side: theirs, ask })
        }
        Stage::Save { wounds, .. } => roll(theirs, wounds, RollReason::Save),
        Stage::Damage { .. } => roll(own, wounding(game, attack).damage_dice(), RollReason::Damage),
        Stage::Injury { dice } => roll(own, dice, RollReason::Injury),
        Stage::Ignore { points, .. } => roll(theirs, points, RollReason::Ignore),
    }
}

/// How many attacks are rolled together.
fn at_once(attack: &Attack) -> u8 {
    OneByOne::at_once(attack.one_by_one, attack.current().attacks.unwrap_or(0))
}

/// The attacks of one use of a weapon that is not for fighting.
fn attacks_rolled(weapon: &Weapon) -> Amount {
    weapon.kind.attacks().unwrap_or(Amount::fixed(0))
}

/// Advances until dice or a choice are needed. Returns whether anything happened.
pub fn proceed(game: &mut Kt18) -> bool {
    let attack = current(game);
    let group = attack.current();
    match attack.stage {
        Stage::Begin => {
            // KT18-INJ-01: what is left against a model that has had its injury roll is discarded.
            let over = attack.injured.has(group.target) || !game.stands(group.target);
            if over || group.attacks == Some(0) {
                return next_group(game);
            }
            match group.attacks {
                None => current_mut(game).stage = Stage::Number,
                Some(attacks) => {
                    let (used, target) = (weapon(game, attack), game.id(group.target));
                    let (weapon, rules) = (used.slug, used.rules);
                    let model = game.id(attack.attacker);
                    game.log.push(Event::AttacksWith { model, weapon, target, attacks });
                    current_mut(game).one_by_one = OneByOne::of(attacks, rules);
                    begin(game);
                }
            }
            true
        }
        Stage::Damage { left: 0 } => next_hit(game),
        Stage::Damage { left } => {
            let strike = wounding(game, attack);
            if strike.damage_dice() > 0 {
                return false;
            }
            deal(game, left, strike.damage(&[]));
            true
        }
        _ => false,
    }
}

/// Begins the attacks that are rolled together; where there is no hit roll, all of them hit (KT18-WPN-01).
fn begin(game: &mut Kt18) {
    let attack = current(game);
    let attacks = at_once(attack);
    match wounding(game, attack).begin(attacks) {
        StrikeStage::Wound { hits } => hit_home(game, hits),
        _ => current_mut(game).stage = Stage::Hit,
    }
}

/// Goes on to the next hit, the next attack or the next group, once the damage of a hit is done; mortal wounds come
/// after the damage of that same hit (KT18-WPN-04).
fn next_hit(game: &mut Kt18) -> bool {
    let attack = current(game);
    let target = attack.current().target;
    let over = attack.injured.has(target);
    let Some(queue) = attack.one_by_one.filter(|_| !over) else { return next_group(game) };
    let (next, left) = queue.next(&wounding(game, attack));
    current_mut(game).one_by_one = Some(left);
    match next {
        Next::Mortal(points) => suffer(game, target, points),
        Next::Hit => current_mut(game).stage = Stage::Wound { hits: 1 },
        Next::Attack => begin(game),
        Next::Done => return next_group(game),
    }
    true
}

/// Mortal wounds of an attack, which may be ignored (KT18-ATTACK-05).
fn suffer(game: &mut Kt18, target: ModelIx, points: u8) {
    match game.card(target).ignores {
        Some(_) => current_mut(game).stage = Stage::Ignore { left: 0, points },
        None => suffered(game, target, points),
    }
}

/// So many mortal wounds are lost; the last makes an injury roll of one die.
fn suffered(game: &mut Kt18, target: ModelIx, points: u8) {
    let due = injury::mortal_wounds(game, target, points);
    current_mut(game).stage =
        if due { Stage::Injury { dice: 1 } } else { Stage::Damage { left: 0 } };
}

fn next_group(game: &mut Kt18) -> bool {
    let attack = current_mut(game);
    attack.group += 1;
    attack.stage = Stage::Begin;
    attack.one_by_one = None;
    if usize::from(attack.group) == attack.groups.len() {
        game.state.frames.pop();
    }
    true
}

/// KT18-SHOOT-07, -08, KT18-OBS-03, KT18-FIGHT-05: what is added to the hit rolls of the current group.
fn hit_modifier(game: &Kt18, attack: &Attack) -> i8 {
    let group = attack.current();
    let (own, target) = (attack.attacker, group.target);
    let model = game.model(own);
    let mut modifier = -(model.flesh_wounds as i8);
    // KT18-MORALE-02.
    modifier -= i8::from(game.state.players[game.side_of(own).index()].broken);
    match attack.manner {
        // KT18-REACT-02: whatever the modifiers.
        Manner::Overwatch => modifier,
        Manner::Fight => modifier - i8::from(game.terrain_between(own, target)),
        Manner::Shoot => {
            let weapon = weapon(game, attack);
            let grenade = matches!(weapon.kind, Kind::Grenade(_));
            let long = !grenade && !game.near(own, target, half(weapon));
            let running =
                matches!(weapon.kind, Kind::Assault(_)) && model.moved == MoveKind::Advance;
            let unsteady = matches!(weapon.kind, Kind::Heavy(_)) && model.moved.moved();
            let obscured = game.obscured(own, target);
            let all = [long, obscured, running, unsteady];
            modifier - all.into_iter().map(i8::from).sum::<i8>()
        }
    }
}

/// Half the range of a weapon (KT18-SHOOT-07).
pub fn half(weapon: &Weapon) -> geometry::Length {
    geometry::Length::from_units(weapon.range.units() / 2)
}

/// Whether the aura of a friend near enough rolls hit rolls of 1 again.
fn aura_rerolls_ones(game: &Kt18, own: ModelIx) -> bool {
    game.own(game.side_of(own)).any(|friend| {
        let aura = game.card(friend).aura.filter(|aura| aura.gives == Boon::RerollOnes);
        aura.is_some_and(|aura| game.near(friend, own, aura.reach))
    })
}

/// KT18-CORE-06, KT18-ATTACK-01 to -03, KT18-REACT-02: how the dice of the current group are judged.
pub fn strike(game: &Kt18, attack: &Attack) -> Strike {
    let mut strike = wounding(game, attack);
    let card = game.card(attack.attacker);
    let skill = |needed| ToHit::Skill { needed, modifier: hit_modifier(game, attack) };
    strike.hit = match attack.manner {
        _ if strike.rules.auto_hit => ToHit::Sixes,
        Manner::Overwatch => ToHit::Sixes,
        Manner::Fight => skill(card.weapon_skill),
        Manner::Shoot => skill(card.ballistic_skill),
    };
    if strike.rules.hits_again < Again::Ones && aura_rerolls_ones(game, attack.attacker) {
        strike.rules.hits_again = Again::Ones;
    }
    strike
}

/// The same once the dice to hit have fallen: what hits does not matter any more, and is not looked up.
fn wounding(game: &Kt18, attack: &Attack) -> Strike {
    let group = attack.current();
    let (card, enemy) = (game.card(attack.attacker), game.card(group.target));
    let weapon = weapon(game, attack);
    let saves = (enemy.save, enemy.invulnerable);
    let mut strike = weapon.strike(ToHit::Sixes, card.strength, enemy.toughness, saves);
    strike.rules.melta &= group.doubled || weapon.is_melee();
    strike
}

/// The save that the defender has chosen, and no other (KT18-ATTACK-03).
fn chosen(save: ToSave, kind: SaveKind) -> ToSave {
    match kind {
        SaveKind::Armour => ToSave { invulnerable: None, ..save },
        SaveKind::Invulnerable => ToSave { armour: 7, modifier: 0, ..save },
    }
}

/// Takes the dice that the attack waits for.
pub fn roll(game: &mut Kt18, faces: &[Face]) {
    let attack = current(game);
    let group = attack.current();
    let target = game.id(group.target);
    match attack.stage {
        Stage::Begin | Stage::Number => {
            let used = weapon(game, attack);
            let rolled = attacks_rolled(used).of(faces);
            let rapid = matches!(used.kind, Kind::RapidFire(_)) && group.doubled;
            let attacks = if rapid { rolled.saturating_mul(2) } else { rolled };
            let attack = current_mut(game);
            let index = usize::from(attack.group);
            attack.groups[index].attacks = Some(attacks.min(MAX_ATTACKS));
            attack.stage = Stage::Begin;
        }
        Stage::Hit => {
            let next = strike(game, attack).rolled(
                StrikeStage::Hit { dice: at_once(attack) },
                faces,
                None,
            );
            has_hit(game, next);
        }
        Stage::Again { hits, dice } => {
            let next =
                strike(game, attack).rolled(StrikeStage::HitAgain { hits, dice }, faces, None);
            has_hit(game, next);
        }
        Stage::Wound { hits } => {
            let next = wounding(game, attack).rolled(StrikeStage::Wound { hits }, faces, None);
            has_wounded(game, next);
        }
        Stage::WoundAgain { wounds, dice } => {
            let sixes = u8::from(attack.one_by_one.is_some_and(|queue| queue.six));
            let stage = StrikeStage::WoundAgain { wounds, sixes, dice };
            let next = wounding(game, attack).rolled(stage, faces, None);
            has_wounded(game, next);
        }
        Stage::Save { wounds, kind } => {
            let mut strike = wounding(game, attack);
            strike.save = chosen(strike.save, kind);
            let stage = StrikeStage::Save { wounds, sixes: 0 };
            if let StrikeStage::Damage { unsaved, .. } = strike.rolled(stage, faces, None) {
                game.log.push(Event::Unsaved { target, wounds: unsaved });
                current_mut(game).stage = Stage::Damage { left: unsaved };
            }
        }
        Stage::Damage { left } => {
            let damage = wounding(game, attack).damage(faces);
            deal(game, left, damage);
        }
        Stage::Injury { .. } => {
            let modifier = injury_modifier(game, attack.attacker, group.target, attack.manner);
            injury::resolve(game, group.target, faces, modifier);
            let attack = current_mut(game);
            attack.injured.add(group.target);
            attack.stage = Stage::Damage { left: 0 };
        }
        Stage::Ignore { left, points } => {
            let lost = lost(points, game.card(group.target).ignores, faces);
            match left {
                0 => suffered(game, group.target, lost),
                left => cost(game, left, points, lost),
            }
        }
        Stage::Choose { .. } => {}
    }
}

/// Goes on once dice to hit have fallen.
fn has_hit(game: &mut Kt18, next: StrikeStage) {
    match next {
        StrikeStage::HitAgain { hits, dice } => {
            current_mut(game).stage = Stage::Again { hits, dice };
        }
        StrikeStage::Wound { hits } => hit_home(game, hits),
        _ => hit_home(game, 0),
    }
}

fn hit_home(game: &mut Kt18, hits: u8) {
    let target = game.id(current(game).current().target);
    game.log.push(Event::Struck { target, hits });
    let attack = current_mut(game);
    attack.stage = match OneByOne::to_wound(&mut attack.one_by_one, hits) {
        0 => Stage::Damage { left: 0 },
        hits => Stage::Wound { hits },
    };
}

/// Goes on once dice to wound have fallen.
fn has_wounded(game: &mut Kt18, next: StrikeStage) {
    let (wounds, sixes) = match next {
        StrikeStage::WoundAgain { wounds, sixes, .. } | StrikeStage::Save { wounds, sixes } => {
            (wounds, sixes)
        }
        _ => (0, 0),
    };
    let attack = current_mut(game);
    OneByOne::note_sixes(&mut attack.one_by_one, sixes);
    if let StrikeStage::WoundAgain { dice, .. } = next {
        attack.stage = Stage::WoundAgain { wounds, dice };
        return;
    }
    let attack = current(game);
    let target = attack.current().target;
    let choice =
        game.card(target).invulnerable.is_some() && !weapon(game, attack).rules.no_invulnerable;
    game.log.push(Event::Wounded { target: game.id(target), wounds });
    current_mut(game).stage = match (wounds, choice) {
        (0, _) => Stage::Damage { left: 0 },
        (_, true) => Stage::Choose { wounds },
        (_, false) => Stage::Save { wounds, kind: SaveKind::Armour },
    };
}

/// KT18-ATTACK-04, -06: one failed save costs its wounds, unless they are ignored.
fn deal(game: &mut Kt18, left: u8, damage: u8) {
    let target = current(game).current().target;
    match game.card(target).ignores {
        Some(_) => current_mut(game).stage = Stage::Ignore { left, points: damage },
        None => cost(game, left, damage, damage),
    }
}

/// So many wounds of a failed save are lost; the last makes an injury roll of as many dice as the Damage, whatever was
/// ignored of it (KT18-INJ-01).
fn cost(game: &mut Kt18, left: u8, damage: u8, points: u8) {
    let target = current(game).current().target;
    let due = game.model_mut(target).lose(points);
    if points > 0 {
        let (model, after) = (game.id(target), i16::from(game.model(target).wounds));
        game.log.push(Event::Damage { model, points: u16::from(points), left: after });
    }
    current_mut(game).stage =
        if due { Stage::Injury { dice: damage } } else { Stage::Damage { left: left - 1 } };
}

/// KT18-INJ-02: a target that what obscures it shelters is hurt less by shots.
pub fn injury_modifier(game: &Kt18, attacker: ModelIx, target: ModelIx, manner: Manner) -> i8 {
    let shot = manner != Manner::Fight;
    -i8::from(shot && game.sheltered(attacker, target))
}

/// Takes the defender's choice of a save (KT18-ATTACK-03).
///
/// # Errors
/// If it is no save, or one that the model does not have.
pub fn answer(game: &mut Kt18, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "KT18-ATTACK-03";
    let attack = current_mut(game);
    match (attack.stage, answer) {
        (Stage::Choose { wounds }, Answer::Save(kind)) => {
            attack.stage = Stage::Save { wounds, kind: *kind };
            Ok(())
        }
        (Stage::Choose { .. }, _) => {
            Err(Illegal::not_asked(RULE, "save armour, save invulnerable"))
        }
        _ => Err(Illegal::new(RULE, Why::NoDecision)),
    }
}
