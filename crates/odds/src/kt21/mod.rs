//! Attacks of Kill Team 2021.

mod in_game;
mod rules;

use kt21::{AttackDice, Defence, DefenceDice, Fighter, Melee, Profile, Shot};
use skirmish::{Clash, Fell, Hits, Purses, Role};

use crate::attack::{Attack, Ends};
use crate::brawl::{self, Brawl};
use crate::volley::{self, Volley};
use crate::{Goal, Odds, Policy, Stakes, TooManyStates};

/// A shooting attack against one target.
#[derive(Clone, Copy, Debug)]
pub struct Shooting {
    begun: Shot,
    stakes: Stakes,
}

impl Shooting {
    /// An attack before its first die. Saves are spent in the best way without asking: nothing comes after them, and
    /// no way to spend them does better under either goal (KT21-OP-37).
    pub fn new(weapon: Profile, defence: Defence, stakes: Stakes, purses: Purses) -> Self {
        Self::from(Shot::new(weapon, defence, stakes.defender as i16, purses, true), stakes)
    }

    /// An attack as far as it has come; both had so many wounds when it began.
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

    fn backfires(&self, retained: &Shot) -> u16 {
        retained.burns()
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
        state.dice_defending()
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

    fn ends_with(&self, dealt: u16, backfired: u16) -> (Ends, u8) {
        let losses = self.stakes.lose(i32::from(dealt), i32::from(backfired));
        (Ends::from_iter([(losses, 1)]), 0)
    }

    fn most_dice(&self) -> u8 {
        2 * (self.begun.weapon().attacks + self.begun.defence_pool())
    }
}

/// A combat.
#[derive(Clone, Copy, Debug)]
pub struct Fighting {
    begun: Melee,
    stakes: Stakes,
}

impl Fighting {
    /// A combat before its first die.
    pub fn new(attacker: Fighter, defender: Fighter, purses: Purses) -> Self {
        let stakes = Stakes { attacker: attacker.wounds as u16, defender: defender.wounds as u16 };
        Self::from(Melee::new(attacker, defender, purses), stakes)
    }

    /// A combat as far as it has come; both had so many wounds when it began.
    pub const fn from(begun: Melee, stakes: Stakes) -> Self {
        Fighting { begun, stakes }
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

    fn fight_ends(&self, [mine, theirs]: [i16; 2]) -> (Ends, u8) {
        let lost = |had: u16, left: i16| i32::from(had) - i32::from(left);
        let attacker = lost(self.stakes.attacker, mine);
        let defender = lost(self.stakes.defender, theirs);
        (Ends::from_iter([(self.stakes.lose(defender, attacker), 1)]), 0)
    }
}

impl Brawl for Fighting {
    type Dice = AttackDice;

    const IN_TURN: bool = true;

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
