//! The attack sequence: hit, wound, save, damage (section 8), for shooting and for fighting alike.

use arrayvec::ArrayVec;
use battle::{Amount, Kind, hits, saves, wound_needed, wounds};
use dice::Face;
use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Event, Illegal, Roll, RollReason, SaveKind, Side, Status, Why};

use crate::card::Boon;
use crate::state::{Frame, ModelIx, Models, MoveKind};
use crate::{Kt18, injury};
use battle::Weapon;

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
    /// Whether a number that is rolled for counts twice (KT18-SHOOT-08, Rapid Fire).
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
    /// Ones are rolled again, once (KT18-CORE-06).
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
}

impl Attack {
    /// An attack that begins.
    pub fn new(attacker: ModelIx, manner: Manner, groups: ArrayVec<Group, MAX_GROUPS>) -> Self {
        let (group, stage, injured) = (0, Stage::Begin, Models::NONE);
        Attack { attacker, manner, groups, group, stage, injured }
    }

    /// The group that is resolved.
    pub fn current(&self) -> Group {
        self.groups[usize::from(self.group)]
    }
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
        Stage::Hit => roll(own, group.attacks.unwrap_or(0), RollReason::Hit),
        Stage::Again { dice, .. } => roll(own, dice, RollReason::Hit),
        Stage::Wound { hits } => roll(own, hits, RollReason::Wound),
        Stage::Choose { .. } => {
            let ask = Ask::SaveWith { model: game.id(group.target) };
            Status::Decide(Decision { side: theirs, ask })
        }
        Stage::Save { wounds, .. } => roll(theirs, wounds, RollReason::Save),
        Stage::Damage { .. } => roll(own, weapon(game, attack).damage.dice, RollReason::Damage),
        Stage::Injury { dice } => roll(own, dice, RollReason::Injury),
    }
}

/// The attacks of one use of a weapon that is not for fighting.
fn attacks_rolled(weapon: &Weapon) -> Amount {
    weapon.kind.attacks().unwrap_or(Amount::fixed(0))
}

/// Goes on as far as neither dice nor a choice are needed. Whether anything happened.
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
                    let (weapon, target) = (weapon(game, attack).slug, game.id(group.target));
                    let model = game.id(attack.attacker);
                    game.log.push(Event::AttacksWith { model, weapon, target, attacks });
                    current_mut(game).stage = Stage::Hit;
                }
            }
            true
        }
        Stage::Damage { left: 0 } => next_group(game),
        Stage::Damage { left } => {
            let damage = weapon(game, attack).damage;
            if damage.dice > 0 {
                return false;
            }
            deal(game, left, damage.plus);
            true
        }
        _ => false,
    }
}

fn next_group(game: &mut Kt18) -> bool {
    let attack = current_mut(game);
    attack.group += 1;
    attack.stage = Stage::Begin;
    if usize::from(attack.group) == attack.groups.len() {
        game.state.frames.pop();
    }
    true
}

/// KT18-SHOOT-07, -08, KT18-OBS-03, KT18-FIGHT-05: what is added to the hit rolls of the current group.
pub fn hit_modifier(game: &Kt18, attack: &Attack) -> i8 {
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

/// KT18-SHOOT-07: half the range of a weapon.
pub fn half(weapon: &Weapon) -> geometry::Length {
    geometry::Length::from_units(weapon.range.units() / 2)
}

/// Whether hit rolls of 1 are rolled again: by the weapon, or by the aura of a friend near enough.
fn rerolls_ones(game: &Kt18, attack: &Attack) -> bool {
    let own = attack.attacker;
    weapon(game, attack).reroll_ones
        || game.own(game.side_of(own)).any(|friend| {
            let aura = game.card(friend).aura.filter(|aura| aura.gives == Boon::RerollOnes);
            aura.is_some_and(|aura| game.near(friend, own, aura.reach))
        })
}

/// KT18-CORE-06, KT18-ATTACK-01, KT18-REACT-02: how many of these dice hit.
fn hitting(game: &Kt18, attack: &Attack, faces: &[Face]) -> u8 {
    if attack.manner == Manner::Overwatch {
        return faces.iter().filter(|face| **face == Face::SIX).count() as u8;
    }
    let card = game.card(attack.attacker);
    let fighting = attack.manner == Manner::Fight;
    let needed = if fighting { card.weapon_skill } else { card.ballistic_skill };
    let modifier = hit_modifier(game, attack);
    faces.iter().filter(|face| hits(**face, needed, modifier)).count() as u8
}

/// Takes the dice that the attack waits for.
pub fn roll(game: &mut Kt18, faces: &[Face]) {
    let attack = current(game);
    let group = attack.current();
    let target = game.id(group.target);
    match attack.stage {
        Stage::Begin | Stage::Number => {
            let rolled = attacks_rolled(weapon(game, attack)).of(faces);
            let attacks = if group.doubled { rolled.saturating_mul(2) } else { rolled };
            let attack = current_mut(game);
            let index = usize::from(attack.group);
            attack.groups[index].attacks = Some(attacks.min(MAX_ATTACKS));
            attack.stage = Stage::Begin;
        }
        Stage::Hit => {
            let ones = faces.iter().filter(|face| **face == Face::ONE).count() as u8;
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
            let card = game.card(attack.attacker);
            let strength = weapon(game, attack).strength.of(card.strength);
            let needed = wound_needed(strength, game.card(group.target).toughness);
            let wounds = faces.iter().filter(|face| wounds(**face, needed)).count() as u8;
            game.log.push(Event::Wounded { target, wounds });
            let saves = game.card(group.target).invulnerable;
            current_mut(game).stage = match (wounds, saves) {
                (0, _) => Stage::Damage { left: 0 },
                (_, Some(_)) => Stage::Choose { wounds },
                (_, None) => Stage::Save { wounds, kind: SaveKind::Armour },
            };
        }
        Stage::Save { kind, .. } => {
            let card = game.card(group.target);
            let saved = |face: &Face| match (kind, card.invulnerable) {
                (SaveKind::Invulnerable, Some(needed)) => saves(*face, needed, 0),
                _ => saves(*face, card.save, weapon(game, attack).ap),
            };
            let left = faces.iter().filter(|face| !saved(face)).count() as u8;
            game.log.push(Event::Unsaved { target, wounds: left });
            current_mut(game).stage = Stage::Damage { left };
        }
        Stage::Damage { left } => {
            let damage = weapon(game, attack).damage.of(faces);
            deal(game, left, damage);
        }
        Stage::Injury { .. } => {
            let modifier = injury_modifier(game, attack);
            injury::resolve(game, group.target, faces, modifier);
            let attack = current_mut(game);
            attack.injured.add(group.target);
            attack.stage = Stage::Damage { left: 0 };
        }
        Stage::Choose { .. } => {}
    }
}

fn hit_home(game: &mut Kt18, hits: u8) {
    let target = game.id(current(game).current().target);
    game.log.push(Event::Struck { target, hits });
    current_mut(game).stage =
        if hits == 0 { Stage::Damage { left: 0 } } else { Stage::Wound { hits } };
}

/// KT18-ATTACK-04: one failed save costs its wounds; the last of them makes an injury roll of as many dice.
fn deal(game: &mut Kt18, left: u8, damage: u8) {
    let target = current(game).current().target;
    let wounds = game.model(target).wounds;
    let after = wounds.saturating_sub(damage);
    game.model_mut(target).wounds = after;
    let (model, points) = (game.id(target), u16::from(damage));
    game.log.push(Event::Damage { model, points, left: i16::from(after) });
    current_mut(game).stage = if after == 0 && damage > 0 {
        Stage::Injury { dice: damage }
    } else {
        Stage::Damage { left: left - 1 }
    };
}

/// KT18-INJ-02: a target that what obscures it shelters is hurt less by shots.
fn injury_modifier(game: &Kt18, attack: &Attack) -> i8 {
    let shot = attack.manner != Manner::Fight;
    let sheltered = shot && game.sheltered(attack.attacker, attack.current().target);
    -i8::from(sheltered)
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
