//! One combat: hooks F3 to F9, without a board.

use dice::Face;
use serde::{Deserialize, Serialize};
use skirmish::{
    Blows, Choice, Clash, Exchange, Fell, Hits, Key, LyingDice, Next, Purses, ResolveLaw, Role,
    Rolling, Sequence, Wait,
};
use table::{Answer, Illegal, RollReason, Success};

use crate::WeaponRules;
use crate::attack::{AttackDice, AttackStage, Profile};
use crate::shot::not_asked;

/// What one operative brings to a combat.
pub type Fighter = skirmish::Fighter<WeaponRules>;

/// What the rules say about resolving hits; there are no defence dice (KT21-FIGHT-11).
const RESOLVE: ResolveLaw = ResolveLaw {
    own_die: "KT21-FIGHT-06",
    block: "KT21-FIGHT-08",
    brutal: "KT21-WR-BRUTAL",
    idle: "KT21-OP-45",
    may_idle: false,
    critical_strike: stun,
};

/// KT21-WR-STUN-FIGHT: the first critical strike discards a normal hit, even if the opponent is down (KT21-OP-39); only
/// the first two do anything.
fn stun(sides: &mut [Blows; 2], by: Role) -> Option<Success> {
    let mine = &mut sides[by as usize];
    let first = mine.strikes == 0;
    mine.strikes = (mine.strikes + 1).min(2);
    let theirs = &mut sides[by.other() as usize].hits;
    let lost = (first && theirs.normal > 0).then_some(Success::Normal);
    lost.inspect(|success| theirs.take_one(*success))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Combatant {
    /// Its dice; once retained, the hits not yet resolved or discarded.
    dice: Option<AttackDice>,
    wounds: i16,
    /// How many critical strikes a weapon with Stun has made, two at the most, as long as that tells.
    stuns: u8,
}

impl Combatant {
    fn new(fighter: Fighter) -> Self {
        // KT21-WR-HOT is a rule of shooting attacks: in a combat no 1s are counted.
        let cool = |weapon: Profile| Profile {
            rules: WeaponRules { hot: false, ..weapon.rules },
            ..weapon
        };
        let dice = fighter.weapon.map(|weapon| AttackDice::new(cool(weapon)));
        Combatant { dice, wounds: fighter.wounds, stuns: 0 }
    }

    fn weapon(&self) -> Option<&Profile> {
        self.dice.as_ref().map(|dice| &dice.weapon)
    }

    fn hits(&self) -> Hits {
        self.dice.map_or(Hits::default(), |dice| dice.hits)
    }

    fn blows(&self) -> Blows {
        let brutal = self.weapon().is_some_and(|weapon| weapon.rules.brutal);
        let stun = self.weapon().is_some_and(|weapon| weapon.rules.stun);
        Blows::new(self.wounds, self.hits(), self.weapon(), brutal).marked(stun, self.stuns)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// Dice are rolled, re-rolled, sorted and retained.
    Dice,
    Resolve {
        turn: Role,
    },
    Done,
}

/// What Stun adds to a critical strike (KT21-WR-STUN-FIGHT).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stun {
    /// The first: a normal hit of the opponent is discarded.
    Discards,
    /// The second: the opponent's APL is reduced by 1.
    ReducesApl,
}

/// What a resolved hit did, for the board and the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolved {
    /// It inflicted damage; a critical one is what Reap looks at.
    Struck {
        /// By whom.
        by: Role,
        /// With what kind of hit.
        success: Success,
        /// How much.
        damage: u16,
        /// What Stun added.
        stun: Option<Stun>,
    },
    /// It discarded a hit of the opponent.
    Parried {
        /// By whom.
        by: Role,
        /// What it discarded.
        against: Success,
    },
}

/// A combat between two operatives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Melee {
    sides: [Combatant; 2],
    purses: Purses,
    stage: Stage,
}

impl Melee {
    /// A combat between the operative that performs the Fight action and its target.
    pub fn new(attacker: Fighter, defender: Fighter, purses: Purses) -> Self {
        let sides = [attacker, defender].map(Combatant::new);
        let mut melee = Melee { sides, purses, stage: Stage::Dice };
        melee.settle();
        melee
    }

    fn side(&self, role: Role) -> &Combatant {
        &self.sides[role as usize]
    }

    fn side_mut(&mut self, role: Role) -> &mut Combatant {
        &mut self.sides[role as usize]
    }

    /// Whether a combat read from outside could have come about.
    pub fn is_sound(&self, most: u8) -> bool {
        let sound = |side: &Combatant| {
            let stun = side.weapon().is_some_and(|weapon| weapon.rules.stun);
            let hot = side.weapon().is_some_and(|weapon| weapon.rules.hot);
            side.dice.is_none_or(|dice| dice.is_sound(most))
                && side.stuns <= if stun { 2 } else { 0 }
                && !hot
        };
        let mut settled = *self;
        self.sides.iter().all(sound) && {
            settled.settle();
            settled == *self
        }
    }

    /// The wounds that a side has left.
    pub fn wounds(&self, role: Role) -> i16 {
        self.side(role).wounds
    }

    /// The hits of a side that are not yet resolved or discarded; complete from [`Wait::Retained`] on.
    pub fn hits(&self, role: Role) -> Hits {
        self.side(role).hits()
    }

    /// The dice of a side as they lie; none of one that fights bare-handed.
    pub fn lying(&self, role: Role) -> Option<LyingDice> {
        self.side(role).dice.map(|dice| dice.lying())
    }

    /// The weapon of a side.
    pub fn weapon(&self, role: Role) -> Option<&Profile> {
        self.side(role).weapon()
    }

    /// F3: both roll; F4: the attacker's whole window for re-rolls, then the defender's (KT21-OP-22); F6: Rending,
    /// the attacker first.
    fn dice_wait(&self) -> Wait {
        let first = |wait: fn(Role, &AttackDice) -> Option<Wait>| {
            Role::BOTH.into_iter().find_map(|role| wait(role, self.side(role).dice.as_ref()?))
        };
        let rolls = first(|role, dice| match dice.stage {
            AttackStage::Roll => Some(Wait::Roll(role, dice.weapon.attacks, RollReason::Attack)),
            _ => None,
        });
        let rerolls = || {
            first(|role, dice| match dice.stage {
                AttackStage::Reroll => Some(Wait::Choice(role, Choice::Reroll)),
                AttackStage::RollAgain(dice) => Some(Wait::Roll(role, dice, RollReason::Reroll)),
                _ => None,
            })
        };
        let rends = || {
            first(|role, dice| match dice.stage {
                AttackStage::Rending => Some(Wait::Choice(role, Choice::Use("rending"))),
                _ => None,
            })
        };
        rolls.or_else(rerolls).or_else(rends).unwrap_or(Wait::Retained)
    }

    /// Answers the open choice; tells what a resolved hit did.
    ///
    /// # Errors
    /// The rule that forbids the answer; nothing has changed then.
    pub fn take_choice(&mut self, answer: &Answer) -> Result<Option<Resolved>, Illegal> {
        let wait = self.waits();
        let Wait::Choice(role, choice) = wait else { return Err(not_asked(wait)) };
        let resolved = match choice {
            Choice::Resolve => Some(self.resolve(role, answer)?),
            _ => {
                self.choose_dice(role, answer)?;
                None
            }
        };
        self.settle();
        Ok(resolved)
    }

    fn choose_dice(&mut self, role: Role, answer: &Answer) -> Result<(), Illegal> {
        let (wait, points) = (self.waits(), self.purses.of(role));
        let Some(dice) = &mut self.sides[role as usize].dice else { return Err(not_asked(wait)) };
        match (dice.stage, answer) {
            (AttackStage::Reroll, Answer::Reroll(source, faces)) => {
                dice.reroll(*source, *faces, points)?;
                self.purses.pay(role, *source);
            }
            (AttackStage::Reroll, Answer::Pass) => dice.sort(),
            (AttackStage::Rending, Answer::Yes | Answer::Pass) => dice.rend(*answer == Answer::Yes),
            _ => return Err(not_asked(wait)),
        }
        Ok(())
    }

    /// F7: a hit of the side on turn strikes or parries.
    fn resolve(&mut self, by: Role, answer: &Answer) -> Result<Resolved, Illegal> {
        let exchange = self.exchange(by);
        let resolved = match answer {
            Answer::Strike(success) => {
                exchange.check_strike(*success)?;
                self.strike(by, *success)
            }
            Answer::Block { with, against } => {
                exchange.check_block(*with, *against)?;
                let Some(against) = *against else { return Err(not_asked(self.waits())) };
                let mut clash = self.clash_of(by);
                clash.block(by, *with, Some(against));
                self.absorb(&clash);
                Resolved::Parried { by, against }
            }
            _ => return Err(not_asked(self.waits())),
        };
        self.stage = Stage::Resolve { turn: by.other() };
        Ok(resolved)
    }

    /// The dice of a side, if they wait to be rolled first.
    pub fn dice_of(&self, role: Role) -> Option<AttackDice> {
        self.side(role).dice.filter(|dice| dice.stage == AttackStage::Roll)
    }

    /// Takes the dice of both sides as they have fallen, and nothing rolls them again; only while they wait to be rolled
    /// first.
    pub fn fall(&mut self, fell: [Fell; 2]) {
        for (side, fell) in self.sides.iter_mut().zip(fell) {
            if let Some(dice) = &mut side.dice
                && dice.stage == AttackStage::Roll
            {
                dice.fall(fell);
            }
        }
        self.settle();
    }

    /// The hits as the side on turn sees them: KT21-FIGHT-07, -08 with KT21-WR-BRUTAL; a parry has to discard
    /// something (KT21-OP-45).
    fn exchange(&self, turn: Role) -> Exchange {
        Exchange::of(&RESOLVE, self.sides.map(|side| side.blows()), turn)
    }

    /// The hits that are being resolved, by themselves; only while they are.
    #[inline]
    pub fn clash(&self) -> Option<Clash> {
        match self.stage {
            Stage::Resolve { turn } => Some(self.clash_of(turn)),
            _ => None,
        }
    }

    fn clash_of(&self, turn: Role) -> Clash {
        Clash::new(&RESOLVE, self.sides.map(|side| side.blows()), turn)
    }

    /// Takes over what a resolved hit has changed.
    fn absorb(&mut self, clash: &Clash) {
        for (side, blows) in self.sides.iter_mut().zip(&clash.sides) {
            side.wounds = blows.wounds;
            side.stuns = blows.strikes;
            if let Some(dice) = &mut side.dice {
                dice.hits = blows.hits;
            }
        }
    }

    /// KT21-FIGHT-07, then KT21-WR-STUN-FIGHT.
    fn strike(&mut self, by: Role, success: Success) -> Resolved {
        let mut clash = self.clash_of(by);
        let Blows { damage, strikes, marked, .. } = clash.sides[by as usize];
        let discarded = clash.strike(by, success);
        self.absorb(&clash);
        let stun = match (discarded, strikes) {
            (Some(_), _) => Some(Stun::Discards),
            (None, 1) if marked && success == Success::Critical => Some(Stun::ReducesApl),
            _ => None,
        };
        Resolved::Struck { by, success, damage: damage[success as usize], stun }
    }

    /// Forgets what cannot tell any more: all hits once a fighter is down (KT21-FIGHT-10), and how often a side has
    /// stunned once its next critical strike is sure to do the same whatever came before.
    fn forget(&mut self, turn: Role) {
        let down = self.exchange(turn).is_down();
        for side in &mut self.sides {
            if let Some(dice) = &mut side.dice
                && down
            {
                dice.hits = Hits::default();
            }
        }
        for by in Role::BOTH {
            let theirs = self.hits(by.other());
            let strikes = turn == by || self.exchange(turn).spares(Success::Critical);
            // The normal hits that could be left to discard when this side strikes next.
            let spends_one = turn != by && theirs.critical == 0;
            let normals = theirs.normal.saturating_sub(u8::from(spends_one));
            let side = self.side_mut(by);
            let tells = match (side.hits().critical, side.stuns) {
                (0, _) => false,
                (1, 2) => strikes && normals > 0,
                _ => strikes,
            };
            if !tells {
                side.stuns = 0;
            }
        }
    }

    /// Passes over moments at which there is nothing to roll or to choose.
    fn settle(&mut self) {
        loop {
            for role in Role::BOTH {
                let points = self.purses.of(role);
                if let Some(dice) = &mut self.side_mut(role).dice {
                    dice.settle(points);
                }
            }
            match self.waits() {
                Wait::Roll(role, 0, _) => {
                    if let Some(dice) = &mut self.side_mut(role).dice {
                        dice.take(&[]);
                    }
                }
                Wait::Choice(turn, Choice::Resolve) => {
                    self.forget(turn);
                    match self.exchange(turn).next() {
                        Next::Mine => return,
                        Next::Theirs => self.stage = Stage::Resolve { turn: turn.other() },
                        Next::Nobody => self.stage = Stage::Done,
                    }
                }
                _ => return,
            }
        }
    }

    /// The dice of the side that has to choose.
    fn open_dice(&self) -> Option<&AttackDice> {
        match self.waits() {
            Wait::Choice(role, _) => self.side(role).dice.as_ref(),
            _ => None,
        }
    }
}

impl Sequence for Melee {
    fn waits(&self) -> Wait {
        match self.stage {
            Stage::Dice => self.dice_wait(),
            Stage::Resolve { turn } => Wait::Choice(turn, Choice::Resolve),
            Stage::Done => Wait::Done,
        }
    }

    fn choose(&mut self, answer: &Answer) -> Result<(), Illegal> {
        self.take_choice(answer).map(|_| ())
    }

    fn roll(&mut self, faces: &[Face]) {
        if let Wait::Roll(role, ..) = self.waits()
            && let Some(dice) = &mut self.side_mut(role).dice
        {
            dice.take(faces);
        }
        self.settle();
    }

    /// Goes on after [`Wait::Retained`]: the attacker resolves a hit first (KT21-FIGHT-06).
    fn proceed(&mut self) {
        if self.waits() == Wait::Retained {
            self.stage = Stage::Resolve { turn: Role::Attacker };
            self.settle();
        }
    }

    fn options(&self, out: &mut Vec<Answer>) {
        match (self.waits(), self.open_dice()) {
            (Wait::Choice(turn, Choice::Resolve), _) => self.exchange(turn).options(out),
            (Wait::Choice(role, Choice::Reroll), Some(dice)) => {
                dice.rerolls(self.purses.of(role)).options(out);
            }
            (Wait::Choice(..), _) => out.extend([Answer::Yes, Answer::Pass]),
            _ => {}
        }
    }

    fn sensible(&self) -> Option<Answer> {
        let Wait::Choice(role, choice) = self.waits() else { return None };
        let dice = self.open_dice()?;
        Some(match choice {
            Choice::Resolve => self.exchange(role).sensible(),
            Choice::Reroll => dice.rerolls(0).sensible(dice.weapon.hit),
            _ => dice.sensible_rending(0),
        })
    }

    fn purses(&self) -> Purses {
        self.purses
    }

    fn alike(&self) -> [u8; 6] {
        match self.waits() {
            Wait::Roll(role, ..) => self.side(role).dice.map_or([0; 6], |dice| dice.alike()),
            _ => [0; 6],
        }
    }

    fn worth(&self, role: Role) -> [u8; 6] {
        self.side(role).dice.map_or([0; 6], |dice| dice.worth())
    }

    fn plain(&self, stand: [bool; 2]) -> Self {
        let mut plain = *self;
        if self.purses.is_shared() {
            return plain;
        }
        for role in Role::BOTH {
            if let Some(dice) = self.side(role).dice {
                let (dice, points) = dice.plainer(self.purses.of(role), stand[role as usize]);
                plain.side_mut(role).dice = Some(dice);
                plain.purses = plain.purses.with(role, points);
            }
        }
        plain.settle();
        plain
    }

    fn key(&self) -> Key {
        let stage = match self.stage {
            Stage::Dice => 0,
            Stage::Done => 1,
            Stage::Resolve { turn } => 2 + turn as u64,
        };
        let [attacker, defender] = &self.sides;
        let dice = |side: &Combatant| side.dice.map_or(0, |dice| dice.key());
        let stuns = u64::from(attacker.stuns) << 2 | u64::from(defender.stuns);
        let wounds = u64::from(attacker.wounds as u16) << 16 | u64::from(defender.wounds as u16);
        let rest = ((stage << 4 | stuns) << 32 | wounds) << 16 | self.purses.key();
        [dice(attacker), dice(defender), rest]
    }
}
