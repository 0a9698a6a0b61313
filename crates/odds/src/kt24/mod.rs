//! Attacks of Kill Team 2024.

mod in_game;
mod rules;

use dice::Face;
use kt24::{AttackDice, Defence, DefenceDice, Fighter, Melee, Profile, Shot, hot_wounds};
use skirmish::{Clash, Fell, Hits, Purses, Role};

use crate::attack::{Attack, Ends};
use crate::brawl::{self, Brawl};
use crate::volley::{self, Volley};
use crate::{Goal, Losses, Odds, Policy, Stakes, TooManyStates};

/// A shooting sequence against one target, and the Hot die after it.
#[derive(Clone, Copy, Debug)]
pub struct Shooting {
    begun: Shot,
    stakes: Stakes,
}

impl Shooting {
    /// A sequence before its first die.
    pub fn new(weapon: Profile, defence: Defence, stakes: Stakes, purses: Purses) -> Self {
        Self::from(Shot::new(weapon, defence, stakes.defender as i16, purses), stakes)
    }

    /// A sequence as far as it has come; both had so many wounds when it began.
    pub const fn from(begun: Shot, stakes: Stakes) -> Self {
        Shooting { begun, stakes }
    }
}

impl Attack for Shooting {
    type Machine = Shot;

    fn start(&self) -> Shot {
        self.begun
    }

    fn stakes(&self) -> Stakes {
        self.stakes
    }

    fn is_fight(&self) -> bool {
        false
    }

    fn backfires(&self, _: &Shot) -> u16 {
        0
    }

    fn ends(&self, done: &Shot, backfired: u16) -> (Ends, u8) {
        self.ends_with(done.dealt(), backfired)
    }

    fn clash(&self, _: &Shot) -> Option<Clash> {
        None
    }

    /// A shot is no fight: nobody loses anything in one.
    fn fight_ends(&self, _: [i16; 2]) -> (Ends, u8) {
        (Ends::from_iter([(self.stakes.lose(0, 0), 1)]), 0)
    }

    fn solve(&self, goal: Goal, policy: Policy, _: usize) -> Option<Result<Odds, TooManyStates>> {
        volley::solve(self, goal, policy).map(Ok)
    }
}

impl Volley for Shooting {
    type Attacking = AttackDice;
    type Defending = DefenceDice;

    fn attacking(&self, state: &Shot) -> Option<AttackDice> {
        state.dice_attacking()
    }

    fn fall(&self, state: &mut Shot, fell: Fell) {
        state.fall(fell);
    }

    fn hits(&self, state: &Shot) -> Hits {
        state.hits()
    }

    fn defending(&self, state: &Shot) -> Option<DefenceDice> {
        Some(state.dice_defending()).filter(|dice| dice.to_roll > 0 && !dice.again)
    }

    fn situation(&self, state: &Shot) -> u64 {
        state.situation()
    }

    fn saves(&self, state: &Shot, fell: Fell) -> Hits {
        state.saves_after(fell)
    }

    fn dealt_with(&self, state: &Shot, saves: &[Hits], out: &mut Vec<u16>) {
        out.extend(saves.iter().map(|saves| state.dealt_with(*saves)));
    }

    fn dealt(&self, done: &Shot) -> u16 {
        done.dealt()
    }

    /// The Hot die is rolled once the action is over (KT24-WR-HOT-01).
    fn ends_with(&self, dealt: u16, _: u16) -> (Ends, u8) {
        let dealt = i32::from(dealt);
        let mut ends = Ends::new();
        let weapon = self.begun.weapon();
        if !weapon.rules.hot {
            ends.push((self.stakes.lose(dealt, 0), 1));
            return (ends, 0);
        }
        for face in Face::ALL {
            let burnt = i32::from(hot_wounds(weapon.hit, face));
            add(&mut ends, self.stakes.lose(dealt, burnt), 1);
        }
        (ends, 1)
    }

    fn most_dice(&self) -> u8 {
        2 * (self.begun.weapon().attacks + self.begun.defence_pool())
    }
}

/// A fight, and the Hot dice after it.
#[derive(Clone, Copy, Debug)]
pub struct Fighting {
    begun: Melee,
    stakes: Stakes,
}

impl Fighting {
    /// A fight before its first die; `first` goes first wherever both may act.
    pub fn new(attacker: Fighter, defender: Fighter, first: Role, purses: Purses) -> Self {
        let begun = Melee::new(attacker, defender, first, purses);
        let stakes = Stakes { attacker: attacker.wounds as u16, defender: defender.wounds as u16 };
        Self::from(begun, stakes)
    }

    /// A fight as far as it has come; both had so many wounds when it began.
    pub const fn from(begun: Melee, stakes: Stakes) -> Self {
        Fighting { begun, stakes }
    }

    /// The Hit stat of a side's Hot weapon, if it has one and is still standing (KT24-RUL-52).
    fn hot(&self, left: i16, role: Role) -> Option<u8> {
        let weapon = self.begun.weapon(role).filter(|weapon| weapon.rules.hot);
        weapon.filter(|_| left > 0).map(|weapon| weapon.hit)
    }
}

impl Attack for Fighting {
    type Machine = Melee;

    fn start(&self) -> Melee {
        self.begun
    }

    fn stakes(&self) -> Stakes {
        self.stakes
    }

    fn is_fight(&self) -> bool {
        true
    }

    fn backfires(&self, _: &Melee) -> u16 {
        0
    }

    fn ends(&self, done: &Melee, _: u16) -> (Ends, u8) {
        self.fight_ends(Role::BOTH.map(|role| done.wounds(role)))
    }

    fn clash(&self, state: &Melee) -> Option<Clash> {
        state.clash()
    }

    fn solve(
        &self,
        goal: Goal,
        policy: Policy,
        most: usize,
    ) -> Option<Result<Odds, TooManyStates>> {
        brawl::solve(self, goal, policy, most)
    }

    fn fight_ends(&self, left: [i16; 2]) -> (Ends, u8) {
        let stakes = self.stakes;
        let hot = Role::BOTH.map(|role| self.hot(left[role as usize], role));
        let lost = [
            i32::from(stakes.attacker) - i32::from(left[0]),
            i32::from(stakes.defender) - i32::from(left[1]),
        ];
        let faces = |hot: Option<u8>| if hot.is_some() { &Face::ALL[..] } else { &Face::ALL[..1] };
        let burns = |hot: Option<u8>, face| hot.map_or(0, |hit| i32::from(hot_wounds(hit, face)));
        let mut ends = Ends::new();
        for first in faces(hot[0]) {
            for second in faces(hot[1]) {
                let attacker = lost[0] + burns(hot[0], *first);
                let defender = lost[1] + burns(hot[1], *second);
                add(&mut ends, stakes.lose(defender, attacker), 1);
            }
        }
        (ends, hot.iter().flatten().count() as u8)
    }
}

impl Brawl for Fighting {
    type Dice = AttackDice;

    const IN_TURN: bool = false;

    fn dice_of(&self, state: &Melee, role: Role) -> Option<AttackDice> {
        state.dice_of(role)
    }

    fn fall(&self, state: &mut Melee, fell: [Fell; 2]) {
        state.fall(fell);
    }

    fn hits(&self, state: &Melee) -> [Hits; 2] {
        Role::BOTH.map(|role| state.hits(role))
    }

    fn left(&self, state: &Melee) -> [i16; 2] {
        Role::BOTH.map(|role| state.wounds(role))
    }
}

fn add(ends: &mut Ends, losses: Losses, ways: u32) {
    match ends.iter_mut().find(|(known, _)| *known == losses) {
        Some((_, known)) => *known += ways,
        None => ends.push((losses, ways)),
    }
}
