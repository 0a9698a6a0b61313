//! The Fight action on the board: hooks F0 to F2 and F13 (sections 3.10 and 5.2).

use arrayvec::ArrayVec;
use dice::Face;
use serde::{Deserialize, Serialize};
use skirmish::{
    Field, Lasts, Occasion, OpIx, Reach, Role, Scheme, Sequence, Wait, any_ploy, use_ploy,
};
use table::{
    Answer, Ask, Decision, Event, Illegal, ModelId, Roll, RollReason, Side, Slug, Status, Why,
};

use crate::Kt24;
use crate::activation::Activation;
use crate::arms::{count_use, is_used_up, note_heavy, profile, usable_weapon};
use crate::attack::Profile;
use crate::melee::{Fighter, Melee, Resolved};
use crate::shoot::{hot_damage, inflict_around, stun};
use crate::state::Frame;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// The defender may use a ploy.
    React,
    /// The defender chooses a weapon.
    Weapon,
    /// The dice.
    Melee,
    /// The Hot die of a side.
    Hot(Role),
    /// The end of the action.
    End,
}

/// A Fight action that is going on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    /// The attacker.
    pub attacker: OpIx,
    /// The operative that retaliates (KT24-FIGHT-02).
    pub defender: OpIx,
    /// The attacker's weapon, by its index on the card.
    weapon: u8,
    /// The weapon of the operative that retaliates, once chosen.
    retaliation: Option<u8>,
    stage: Stage,
    /// The dice, while they are rolled and resolved.
    melee: Option<Melee>,
    /// The Hit stats of Hot weapons, once the dice are resolved (KT24-RUL-52); 0 where there is none.
    hot: [u8; 2],
    /// Sides that Stun has caught.
    stunned: [bool; 2],
}

impl Fight {
    fn op(&self, role: Role) -> OpIx {
        match role {
            Role::Attacker => self.attacker,
            Role::Defender => self.defender,
        }
    }

    /// Whether an action read from outside could have come about.
    pub fn is_sound(&self, most: u8) -> bool {
        match &self.melee {
            Some(melee) => self.stage == Stage::Melee && melee.is_sound(most),
            None => self.stage != Stage::Melee,
        }
    }

    /// The weapons' indices on their cards, the attacker's first.
    pub fn weapons(&self) -> [Option<u8>; 2] {
        [Some(self.weapon), self.retaliation]
    }

    /// The dice, from both weapons being chosen until the last is resolved.
    pub fn melee(&self) -> Option<&Melee> {
        self.melee.as_ref()
    }
}

impl Kt24 {
    fn fight(&self) -> Option<&Fight> {
        match self.state.frames.last() {
            Some(Frame::Fight(fight)) => Some(fight),
            _ => None,
        }
    }

    fn fight_mut(&mut self) -> Option<&mut Fight> {
        match self.state.frames.last_mut() {
            Some(Frame::Fight(fight)) => Some(fight),
            _ => None,
        }
    }
}

/// F0 to F2: the enemy (KT24-FIGHT-02, KT24-ACT-FIGHT-02), whose player is the defender (KT24-FIGHT-01), and the
/// attacker's weapon (KT24-FIGHT-03).
pub fn begin(
    game: &Kt24,
    activation: &Activation,
    target: ModelId,
    weapon: Slug,
) -> Result<Fight, Illegal> {
    let attacker = activation.op;
    let Some(defender) = game.find(target).filter(|op| game.stands(*op)) else {
        return Err(Illegal::new("KT24-FIGHT-02", Why::UnknownModel { model: target }));
    };
    if game.side_of(defender) == game.side_of(attacker) {
        return Err(Illegal::new("KT24-FIGHT-02", Why::NotAnEnemy { model: target }));
    }
    if !game.engaged(attacker, defender) {
        let why = Why::TargetNotInControlRange { model: target };
        return Err(Illegal::new("KT24-FIGHT-02", why));
    }
    let index = usable_weapon(game, activation, Reach::Melee, weapon, "KT24-FIGHT-03")?;
    Ok(Fight {
        attacker,
        defender,
        weapon: index as u8,
        retaliation: None,
        stage: Stage::React,
        melee: None,
        hot: [0; 2],
        stunned: [false; 2],
    })
}

/// Puts the action on the stack.
pub fn open(game: &mut Kt24, frame: Fight) {
    let (model, target) = (game.model(frame.attacker), game.model(frame.defender));
    let weapon = game.card(frame.attacker).weapons[usize::from(frame.weapon)].slug;
    let rules = game.rules_in_use(frame.attacker, usize::from(frame.weapon));
    note_heavy(game, frame.weapon, &rules);
    game.log.push(Event::Fights { model, weapon, target });
    game.state.frames.push(Frame::Fight(frame));
}

/// The melee weapons that an operative may retaliate with.
pub fn retaliation_weapons(game: &Kt24, op: OpIx) -> impl Iterator<Item = usize> + '_ {
    let weapons = game.card(op).weapons.iter().enumerate();
    weapons.filter(|(_, weapon)| weapon.reach == Reach::Melee).map(|(i, _)| i).filter(move |i| {
        let rules = game.rules_in_use(op, *i);
        !is_used_up(game, op, *i, &rules)
    })
}

/// What the action waits for.
pub fn status(game: &Kt24, fight: &Fight) -> Status {
    let decide = |role, ask| Status::Decide(Decision { side: game.side_of(fight.op(role)), ask });
    match (fight.stage, &fight.melee) {
        (Stage::React, _) => {
            decide(Role::Defender, Ask::React { model: game.model(fight.defender) })
        }
        (Stage::Melee, Some(melee)) => match melee.waits() {
            Wait::Choice(role, choice) => decide(role, choice.ask()),
            Wait::Roll(role, dice, reason) => {
                Status::Roll(Roll { side: game.side_of(fight.op(role)), dice, reason })
            }
            _ => decide(Role::Attacker, Ask::Resolve),
        },
        (Stage::Hot(role), _) => {
            let side = game.side_of(fight.op(role));
            Status::Roll(Roll { side, dice: 1, reason: RollReason::Hot })
        }
        _ => decide(Role::Defender, Ask::Weapon),
    }
}

/// Takes an answer within the action.
pub fn answer(game: &mut Kt24, answer: &Answer) -> Result<(), Illegal> {
    let Some(fight) = game.fight() else { return Ok(()) };
    let defender = fight.defender;
    match (fight.stage, answer) {
        (Stage::React, Answer::Pass) => set_stage(game, Stage::Weapon),
        (Stage::React, Answer::Ploy(ploy, on)) => {
            let side = game.side_of(defender);
            use_ploy(game, side, *ploy, *on, Occasion::Attacked(defender))?;
        }
        (Stage::React, _) => return Err(Illegal::not_asked("KT24-FF-08", "ploy NAME, or pass")),
        (Stage::Weapon, Answer::Weapon(slug)) => {
            let card = game.card(defender);
            let found =
                retaliation_weapons(game, defender).find(|i| card.weapons[*i].slug == *slug);
            let Some(index) = found else {
                let names =
                    retaliation_weapons(game, defender).map(|i| card.weapons[i].slug.as_str());
                let has = names.collect::<Vec<_>>().join(", ");
                let why = Why::UnknownWeapon { weapon: *slug, has };
                return Err(Illegal::new("KT24-FIGHT-03", why));
            };
            start(game, Some(index));
        }
        (Stage::Weapon, _) => return Err(Illegal::not_asked("KT24-FIGHT-03", "weapon NAME")),
        (Stage::Melee, _) => in_melee(game, answer)?,
        (Stage::Hot(_) | Stage::End, _) => {
            return Err(Illegal::new("KT24-WR-HOT-01", Why::NoDecision));
        }
    }
    Ok(())
}

fn set_stage(game: &mut Kt24, stage: Stage) {
    if let Some(fight) = game.fight_mut() {
        fight.stage = stage;
    }
}

/// F3: both have announced their weapons, attacker first (KT24-RUL-36); each collects as many dice as its own has
/// attacks (KT24-FIGHT-04).
fn start(game: &mut Kt24, retaliation: Option<usize>) {
    let Some(fight) = game.fight() else { return };
    let (attacker, defender) = (fight.attacker, fight.defender);
    let first = usize::from(fight.weapon);
    let model = game.model(defender);
    game.log.push(match retaliation {
        Some(index) => {
            let weapon = game.card(defender).weapons[index].slug;
            Event::Retaliates { model, weapon }
        }
        None => Event::Unarmed { model },
    });
    let fighter = |op: OpIx, enemy: OpIx, weapon: Option<usize>| Fighter {
        wounds: game.operative(op).wounds,
        weapon: weapon.map(|index| melee_profile(game, op, enemy, index)),
    };
    let sides = (game.side_of(attacker), game.side_of(defender));
    let holder = if game.state.initiative == sides.0 { Role::Attacker } else { Role::Defender };
    let melee = Melee::new(
        fighter(attacker, defender, Some(first)),
        fighter(defender, attacker, retaliation),
        holder,
        game.purses(sides.into()),
    );
    if let Some(fight) = game.fight_mut() {
        fight.retaliation = retaliation.map(|index| index as u8);
        fight.melee = Some(melee);
        fight.stage = Stage::Melee;
    }
}

/// The weapon as it is used in the whole action, friends' help included.
fn melee_profile(game: &Kt24, op: OpIx, enemy: OpIx, weapon: usize) -> Profile {
    let mut profile = profile(game, op, weapon, game.rules_in_use(op, weapon));
    profile.hit = profile.hit.saturating_sub(assists(game, op, enemy)).max(2);
    profile
}

/// KT24-RUL-63, only with the switch: friends within control range of that enemy and of no other.
fn assists(game: &Kt24, op: OpIx, enemy: OpIx) -> u8 {
    if !game.setup.switches.assists {
        return 0;
    }
    let friends = game.standing(game.side_of(op)).filter(|friend| *friend != op);
    let helping = friends.filter(|friend| {
        let place = game.operative(*friend).place;
        game.enemies_engaged_at(*friend, place).as_slice() == [enemy]
    });
    helping.count() as u8
}

fn in_melee(game: &mut Kt24, answer: &Answer) -> Result<(), Illegal> {
    let Some(fight) = game.fight_mut() else { return Ok(()) };
    let Some(melee) = &mut fight.melee else { return Ok(()) };
    let before = *melee;
    let resolved = melee.take_choice(answer)?;
    let after = *melee;
    if let (Answer::Reroll(source, faces), Wait::Choice(role, _)) = (answer, before.waits()) {
        let side = side_of_role(game, role);
        game.log.push(Event::Rerolls { side, source: *source, faces: *faces });
    }
    if let Some(resolved) = resolved {
        tell(game, resolved, &after);
    }
    let sides = Role::BOTH.map(|role| side_of_role(game, role));
    game.settle_purses(sides, after.purses());
    Ok(())
}

fn side_of_role(game: &Kt24, role: Role) -> Side {
    game.fight().map_or(Side::A, |fight| game.side_of(fight.op(role)))
}

/// Writes what a resolved die did to the board and the log.
fn tell(game: &mut Kt24, resolved: Resolved, melee: &Melee) {
    let Some(fight) = game.fight() else { return };
    let op = |role: Role| fight.op(role);
    match resolved {
        Resolved::Struck { by, success, damage, shocked } => {
            let (mine, theirs) = (op(by), op(by.other()));
            let model = game.model(mine);
            game.log.push(Event::Strikes { model, success });
            game.inflict(theirs, damage);
            debug_assert_eq!(game.operative(theirs).wounds, melee.wounds(by.other()));
            if let Some(success) = shocked {
                let model = game.model(theirs);
                game.log.push(Event::Shocked { model, success });
            }
        }
        Resolved::Blocked { by, against } => {
            let model = game.model(op(by));
            game.log.push(match against {
                Some(success) => Event::Blocks { model, success },
                None => Event::BlocksNothing { model },
            });
        }
    }
}

/// Takes dice within the action.
pub fn roll(game: &mut Kt24, faces: &[Face]) {
    let Some(fight) = game.fight_mut() else { return };
    match fight.stage {
        Stage::Hot(role) => {
            let (op, hit) = (fight.op(role), fight.hot[role as usize]);
            fight.stage = after_hot(role);
            hot_damage(game, op, hit, faces[0]);
        }
        _ => {
            if let Some(melee) = &mut fight.melee {
                melee.roll(faces);
            }
        }
    }
}

fn after_hot(role: Role) -> Stage {
    match role {
        Role::Attacker => Stage::Hot(Role::Defender),
        Role::Defender => Stage::End,
    }
}

/// Goes on until somebody has to choose or roll.
pub fn proceed(game: &mut Kt24) -> bool {
    let Some(fight) = game.fight() else { return false };
    match (fight.stage, fight.melee) {
        (Stage::React, _) => {
            let defender = fight.defender;
            if any_ploy(game, game.side_of(defender), Occasion::Attacked(defender)) {
                return false;
            }
            set_stage(game, Stage::Weapon);
            true
        }
        (Stage::Weapon, _) => {
            let weapons: ArrayVec<usize, 2> =
                retaliation_weapons(game, fight.defender).take(2).collect();
            if weapons.is_full() {
                return false;
            }
            start(game, weapons.first().copied());
            true
        }
        (Stage::Melee, Some(melee)) => match melee.waits() {
            Wait::Retained => {
                retained(game, &melee);
                true
            }
            Wait::Done => {
                put_away_dice(game, &melee);
                true
            }
            _ => false,
        },
        // KT24-RUL-52: also after a Fight or retaliation, if the user is still standing.
        (Stage::Hot(role), _) => {
            if fight.hot[role as usize] > 0 && game.stands(fight.op(role)) {
                return false;
            }
            set_stage(game, after_hot(role));
            true
        }
        _ => {
            end(game);
            true
        }
    }
}

/// Of a fight that is over only the Hit stats of Hot weapons matter.
fn put_away_dice(game: &mut Kt24, melee: &Melee) {
    if let Some(fight) = game.fight_mut() {
        fight.hot = [Role::Attacker, Role::Defender].map(|role| {
            let weapon = melee.weapon(role).filter(|weapon| weapon.rules.hot);
            weapon.map_or(0, |weapon| weapon.hit)
        });
        fight.melee = None;
        fight.stage = Stage::Hot(Role::Attacker);
    }
}

/// F10: Devastating and Stun of both sides.
fn retained(game: &mut Kt24, melee: &Melee) {
    for role in [Role::Attacker, Role::Defender] {
        let Some(weapon) = melee.weapon(role).copied() else { continue };
        let hits = melee.hits(role);
        let side = side_of_role(game, role);
        game.log.push(Event::Hits { side, critical: hits.critical, normal: hits.normal });
        let Some(target) = game.fight().map(|fight| fight.op(role.other())) else { continue };
        let points = melee.devastating(role);
        game.inflict(target, points);
        if points > 0 {
            inflict_around(game, target, &weapon.rules, points);
        }
        if weapon.rules.stun
            && hits.critical > 0
            && let Some(fight) = game.fight_mut()
        {
            fight.stunned[role.other() as usize] = true;
        }
    }
    let Some(fight) = game.fight() else { return };
    let wounds = [fight.attacker, fight.defender].map(|op| game.operative(op).wounds);
    if let Some(melee) = game.fight_mut().and_then(|fight| fight.melee.as_mut()) {
        melee.proceed_with(wounds);
    }
}

/// F13: Limited, removal, and the changes that wait for the end of the action.
fn end(game: &mut Kt24) {
    let Some(Frame::Fight(fight)) = game.state.frames.pop() else { return };
    for role in [Role::Attacker, Role::Defender] {
        let op = fight.op(role);
        if let Some(index) = fight.weapons()[role as usize] {
            let rules = game.rules_in_use(op, usize::from(index));
            count_use(game, op, usize::from(index), &rules);
        }
    }
    game.lapse(Lasts::Action);
    game.remove_incapacitated();
    for role in [Role::Attacker, Role::Defender] {
        if fight.stunned[role as usize] {
            stun(game, fight.op(role));
        }
    }
}
