//! Fighting in combat on the board (section 8): hooks F0 to F3, F8 and F10.

use arrayvec::ArrayVec;
use dice::Face;
use serde::{Deserialize, Serialize};
use skirmish::{
    ENGAGED, Field, Lasts, Occasion, OpIx, Reach, Role, Scheme, Sequence, Wait, any_ploy, use_ploy,
};
use table::{
    Answer, Ask, Decision, Event, Illegal, ModelId, Roll, Side, Slug, Status, Success, Why,
};

use crate::Kt21;
use crate::arms::{is_used_up, profile, spend, weapon_named};
use crate::melee::{Fighter, Melee, Resolved, Stun};
use crate::state::Frame;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// The defender may use a ploy.
    React,
    /// The defender chooses a weapon.
    Weapon,
    /// The dice.
    Melee,
    /// The end of the action.
    End,
}

/// A Fight action that is going on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    /// The operative that performs the action.
    pub attacker: OpIx,
    /// Its target.
    pub defender: OpIx,
    /// The attacker's weapon, by its index on the card.
    weapon: u8,
    /// The defender's weapon, once chosen.
    answer: Option<u8>,
    stage: Stage,
    /// The dice, while they are rolled and resolved.
    melee: Option<Melee>,
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
        [Some(self.weapon), self.answer]
    }

    /// The dice, from both weapons being chosen until the last hit is resolved.
    pub fn melee(&self) -> Option<&Melee> {
        self.melee.as_ref()
    }
}

impl Kt21 {
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

/// F1, F2: the enemy (KT21-FIGHT-02), whose player is the defender (KT21-FIGHT-01), and the attacker's weapon
/// (KT21-FIGHT-03, KT21-OP-43); none without a melee weapon (KT21-OP-44).
pub fn begin(game: &Kt21, attacker: OpIx, target: ModelId, weapon: Slug) -> Result<Fight, Illegal> {
    let Some(defender) = game.find(target).filter(|op| game.stands(*op)) else {
        return Err(Illegal::new("KT21-FIGHT-02", Why::UnknownModel { model: target }));
    };
    if game.side_of(defender) == game.side_of(attacker) {
        return Err(Illegal::new("KT21-FIGHT-02", Why::NotAnEnemy { model: target }));
    }
    if !game.engaged(attacker, defender) {
        let why = Why::TargetNotInControlRange { model: target };
        return Err(Illegal::new("KT21-FIGHT-02", why));
    }
    let index = weapon_named(game, attacker, Reach::Melee, weapon, "KT21-FIGHT-03")?;
    let (weapon, stage) = (index as u8, Stage::React);
    Ok(Fight { attacker, defender, weapon, answer: None, stage, melee: None })
}

/// Puts the action on the stack.
pub fn open(game: &mut Kt21, frame: Fight) {
    let (model, target) = (game.model(frame.attacker), game.model(frame.defender));
    let weapon = game.card(frame.attacker).weapons[usize::from(frame.weapon)].slug;
    spend(game, frame.attacker, usize::from(frame.weapon));
    game.log.push(Event::Fights { model, weapon, target });
    game.state.frames.push(Frame::Fight(frame));
}

/// The melee weapons that a defender may fight with.
pub fn answering_weapons(game: &Kt21, op: OpIx) -> impl Iterator<Item = usize> + '_ {
    let weapons = game.card(op).weapons.iter().enumerate();
    let melee = weapons.filter(|(_, weapon)| weapon.reach == Reach::Melee).map(|(i, _)| i);
    melee.filter(move |i| !is_used_up(game, op, *i))
}

/// What the action waits for.
pub fn status(game: &Kt21, fight: &Fight) -> Status {
    let side = |role| game.side_of(fight.op(role));
    let decide = |role, ask| Status::Decide(Decision { side: side(role), ask });
    match (fight.stage, fight.melee.map(|melee| melee.waits())) {
        (Stage::React, _) => {
            decide(Role::Defender, Ask::React { model: game.model(fight.defender) })
        }
        (_, Some(Wait::Choice(role, choice))) => decide(role, choice.ask()),
        (_, Some(Wait::Roll(role, dice, reason))) => {
            Status::Roll(Roll { side: side(role), dice, reason })
        }
        _ => decide(Role::Defender, Ask::Weapon),
    }
}

/// Takes an answer within the action.
pub fn answer(game: &mut Kt21, answer: &Answer) -> Result<(), Illegal> {
    let Some(fight) = game.fight() else { return Ok(()) };
    let defender = fight.defender;
    match (fight.stage, answer) {
        (Stage::React, Answer::Pass) => set_stage(game, Stage::Weapon),
        (Stage::React, Answer::Ploy(ploy, on)) => {
            let side = game.side_of(defender);
            use_ploy(game, side, *ploy, *on, Occasion::Attacked(defender))?;
        }
        (Stage::React, _) => return Err(Illegal::not_asked("KT21-STRAT-05", "ploy NAME, or pass")),
        (Stage::Weapon, Answer::Weapon(slug)) => {
            let index = weapon_named(game, defender, Reach::Melee, *slug, "KT21-FIGHT-03")?;
            start(game, Some(index));
        }
        (Stage::Weapon, _) => return Err(Illegal::not_asked("KT21-FIGHT-03", "weapon NAME")),
        (Stage::Melee, _) => in_melee(game, answer)?,
        (Stage::End, _) => return Err(Illegal::new("KT21-FIGHT-10", Why::NoDecision)),
    }
    Ok(())
}

fn set_stage(game: &mut Kt21, stage: Stage) {
    if let Some(fight) = game.fight_mut() {
        fight.stage = stage;
    }
}

fn sides(game: &Kt21) -> [Side; 2] {
    Role::BOTH.map(|role| game.fight().map_or(Side::A, |fight| game.side_of(fight.op(role))))
}

/// F3: both roll (KT21-FIGHT-04); a defender without a melee weapon rolls nothing (KT21-OP-44).
fn start(game: &mut Kt21, answer: Option<usize>) {
    let Some(fight) = game.fight() else { return };
    let (attacker, defender, weapon) = (fight.attacker, fight.defender, usize::from(fight.weapon));
    let model = game.model(defender);
    game.log.push(match answer {
        Some(index) => {
            let weapon = game.card(defender).weapons[index].slug;
            Event::Retaliates { model, weapon }
        }
        None => Event::Unarmed { model },
    });
    if let Some(index) = answer {
        spend(game, defender, index);
    }
    let fighter = |op: OpIx, weapon: Option<usize>| Fighter {
        wounds: game.wounds(op),
        weapon: weapon.map(|index| profile(game, op, index, false)),
    };
    let melee = Melee::new(
        fighter(attacker, Some(weapon)),
        fighter(defender, answer),
        game.purses(sides(game)),
    );
    if let Some(fight) = game.fight_mut() {
        fight.answer = answer.map(|index| index as u8);
        fight.melee = Some(melee);
        fight.stage = Stage::Melee;
    }
}

fn in_melee(game: &mut Kt21, answer: &Answer) -> Result<(), Illegal> {
    let Some(melee) = game.fight_mut().and_then(|fight| fight.melee.as_mut()) else {
        return Ok(());
    };
    let before = melee.waits();
    let resolved = melee.take_choice(answer)?;
    let purses = melee.purses();
    let sides = sides(game);
    if let (Answer::Reroll(source, faces), Wait::Choice(role, _)) = (answer, before) {
        let side = sides[role as usize];
        game.log.push(Event::Rerolls { side, source: *source, faces: *faces });
    }
    if let Some(resolved) = resolved {
        tell(game, resolved);
    }
    game.settle_purses(sides, purses);
    Ok(())
}

/// Writes what a resolved hit did to the board and the log. F8: after the damage Stun, then Reap.
fn tell(game: &mut Kt21, resolved: Resolved) {
    let Some(fight) = game.fight() else { return };
    let op = |role: Role| fight.op(role);
    match resolved {
        Resolved::Struck { by, success, damage, stun } => {
            let (mine, theirs) = (op(by), op(by.other()));
            let weapon = fight.weapons()[by as usize];
            let model = game.model(mine);
            game.log.push(Event::Strikes { model, success });
            game.inflict(theirs, damage);
            match stun {
                Some(Stun::Discards) => {
                    let model = game.model(theirs);
                    game.log.push(Event::Shocked { model, success: Success::Normal });
                }
                Some(Stun::ReducesApl) => game.stun(theirs),
                None => {}
            }
            if let (Success::Critical, Some(weapon)) = (success, weapon) {
                reap(game, mine, theirs, usize::from(weapon));
            }
        }
        Resolved::Parried { by, against } => {
            let model = game.model(op(by));
            game.log.push(Event::Blocks { model, success: against });
        }
    }
}

/// KT21-WR-REAP: every other enemy that the user sees, within 1" of the target or, with the switch (KT21-D-04), of the
/// user (KT21-OP-49).
fn reap(game: &mut Kt21, user: OpIx, target: OpIx, weapon: usize) {
    let points = u16::from(game.rules_in_use(user, weapon).reap);
    if points == 0 {
        return;
    }
    let from_user = game.setup.switches.reap_from_user;
    let near =
        |op: OpIx| game.near(target, op, ENGAGED) || (from_user && game.near(user, op, ENGAGED));
    let caught: ArrayVec<OpIx, { skirmish::MAX_TEAM }> = game
        .standing_enemies(user)
        .filter(|op| *op != target && near(*op) && game.visible(user, *op))
        .collect();
    for op in caught {
        game.inflict_mortal(op, points);
    }
}

/// Takes dice within the action.
pub fn roll(game: &mut Kt21, faces: &[Face]) {
    if let Some(melee) = game.fight_mut().and_then(|fight| fight.melee.as_mut()) {
        melee.roll(faces);
    }
}

/// Goes on until somebody has to choose or roll.
pub fn proceed(game: &mut Kt21) -> bool {
    let Some(fight) = game.fight() else { return false };
    let defender = fight.defender;
    match (fight.stage, fight.melee) {
        (Stage::React, _) => {
            if any_ploy(game, game.side_of(defender), Occasion::Attacked(defender)) {
                return false;
            }
            set_stage(game, Stage::Weapon);
        }
        (Stage::Weapon, _) => {
            let weapons: ArrayVec<usize, 2> = answering_weapons(game, defender).take(2).collect();
            if weapons.is_full() {
                return false;
            }
            start(game, weapons.first().copied());
        }
        (Stage::Melee, Some(melee)) => match melee.waits() {
            Wait::Retained => retained(game, &melee),
            Wait::Done => {
                if let Some(fight) = game.fight_mut() {
                    fight.melee = None;
                    fight.stage = Stage::End;
                }
            }
            _ => return false,
        },
        _ => end(game),
    }
    true
}

/// The dice are sorted: their hits are told before they are resolved.
fn retained(game: &mut Kt21, melee: &Melee) {
    for (role, side) in Role::BOTH.into_iter().zip(sides(game)) {
        if melee.weapon(role).is_some() {
            let hits = melee.hits(role);
            game.log.push(Event::Hits { side, critical: hits.critical, normal: hits.normal });
        }
    }
    if let Some(melee) = game.fight_mut().and_then(|fight| fight.melee.as_mut()) {
        melee.proceed();
    }
}

/// F10: casualties are removed.
fn end(game: &mut Kt21) {
    game.state.frames.pop();
    game.lapse(Lasts::Action);
    game.remove_incapacitated(None);
}
