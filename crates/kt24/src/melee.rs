//! One fight: hooks F3 to F12, without a board.

use dice::Face;
use serde::{Deserialize, Serialize};
use skirmish::{
    Blows, Choice, Clash, Exchange, Fell, Hits, Key, LyingDice, Next, Purses, ResolveLaw, Role,
    Rolling, Sequence, Wait,
};
use table::{Answer, Illegal, RollReason, Success};

use crate::WeaponRules;
use crate::attack::{AttackDice, AttackStage, Profile, attack_options, sensible_use};
use crate::shot::not_asked;

/// What one operative brings to a fight.
pub type Fighter = skirmish::Fighter<WeaponRules>;

/// What the rules say about resolving dice.
const RESOLVE: ResolveLaw = ResolveLaw {
    own_die: "KT24-FIGHT-05",
    block: "KT24-FIGHT-09",
    brutal: "KT24-WR-BRUTAL-01",
    idle: "KT24-RUL-38",
    may_idle: true,
    critical_strike: shock,
};

/// KT24-WR-SHOCK-01, KT24-RUL-55: the first critical strike discards a normal success, if there is none a critical
/// one; the damage comes first, and a fight that is over discards nothing.
fn shock(sides: &mut [Blows; 2], by: Role) -> Option<Success> {
    let mine = &mut sides[by as usize];
    if mine.strikes > 0 {
        return None;
    }
    mine.strikes = 1;
    let theirs = &mut sides[by.other() as usize];
    let lost = match theirs.hits {
        _ if theirs.wounds <= 0 => None,
        Hits { normal: 1.., .. } => Some(Success::Normal),
        Hits { critical: 1.., .. } => Some(Success::Critical),
        _ => None,
    };
    lost.inspect(|success| theirs.hits.take_one(*success))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Combatant {
    /// Its dice; once retained, the successes not yet resolved or blocked.
    dice: Option<AttackDice>,
    wounds: i16,
    /// Shock is spent, and a critical and something to discard are left that might have used it.
    shocked: bool,
}

impl Combatant {
    fn hits(&self) -> Hits {
        self.dice.map_or(Hits::default(), |dice| dice.hits)
    }

    fn blows(&self) -> Blows {
        let weapon = self.dice.as_ref().map(|dice| &dice.weapon);
        let brutal = weapon.is_some_and(|weapon| weapon.rules.brutal);
        let shock = weapon.is_some_and(|weapon| weapon.rules.shock);
        let blows = Blows::new(self.wounds, self.hits(), weapon, brutal);
        blows.marked(shock, u8::from(self.shocked))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Keep,
    Roll,
    Rerolls { turn: Role, passed: bool },
    Retain,
    Resolve { turn: Role },
    Done,
}

/// What a resolved die did, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolved {
    /// It inflicted damage.
    Struck {
        /// By whom.
        by: Role,
        /// With what kind of success.
        success: Success,
        /// How much.
        damage: u16,
        /// What the other side lost to Shock besides.
        shocked: Option<Success>,
    },
    /// It blocked.
    Blocked {
        /// By whom.
        by: Role,
        /// What it cancelled.
        against: Option<Success>,
    },
}

/// A fight between two operatives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Melee {
    sides: [Combatant; 2],
    /// The side of the player who has the initiative: it goes first wherever both may act.
    first: Role,
    purses: Purses,
    stage: Stage,
}

impl Melee {
    /// A fight; `first` is the side of the initiative holder.
    pub fn new(attacker: Fighter, defender: Fighter, first: Role, purses: Purses) -> Self {
        let side = |fighter: Fighter| Combatant {
            dice: fighter.weapon.map(AttackDice::new),
            wounds: fighter.wounds,
            shocked: false,
        };
        let mut melee =
            Melee { sides: [side(attacker), side(defender)], first, purses, stage: Stage::Keep };
        melee.settle();
        melee
    }

    fn side(&self, role: Role) -> &Combatant {
        &self.sides[role as usize]
    }

    fn side_mut(&mut self, role: Role) -> &mut Combatant {
        &mut self.sides[role as usize]
    }

    /// Whether a fight read from outside could have come about.
    pub fn is_sound(&self, most: u8) -> bool {
        let sound = self.sides.iter().flat_map(|side| side.dice).all(|dice| dice.is_sound(most));
        sound && self.at_rest()
    }

    /// Whether it waits for somebody, as it always does between answers.
    fn at_rest(&self) -> bool {
        let mut settled = *self;
        settled.settle();
        settled == *self
    }

    /// The wounds that a side has left.
    pub fn wounds(&self, role: Role) -> i16 {
        self.side(role).wounds
    }

    /// The successes of a side that are not yet resolved or blocked; complete from [`Wait::Retained`] on.
    pub fn hits(&self, role: Role) -> Hits {
        self.side(role).hits()
    }

    /// The dice of a side as they lie; none of one that fights bare-handed.
    pub fn lying(&self, role: Role) -> Option<LyingDice> {
        self.side(role).dice.map(|dice| dice.lying())
    }

    /// The weapon of a side.
    pub fn weapon(&self, role: Role) -> Option<&Profile> {
        self.side(role).dice.as_ref().map(|dice| &dice.weapon)
    }

    /// Both sides, the initiative holder's first.
    fn in_order(&self) -> [Role; 2] {
        [self.first, self.first.other()]
    }

    fn in_stage(&self, role: Role, stage: AttackStage) -> bool {
        self.side(role).dice.is_some_and(|dice| dice.stage == stage)
    }

    /// An optional rule of a weapon that waits for its user: F8 of both sides, then F9.
    fn open_use(&self) -> Option<(Role, &'static str)> {
        let open = |hook: &[(AttackStage, &'static str)]| {
            self.in_order().into_iter().find_map(|role| {
                let found = hook.iter().find(|(stage, _)| self.in_stage(role, *stage));
                found.map(|(_, rule)| (role, *rule))
            })
        };
        let retain = [(AttackStage::Rending, "rending"), (AttackStage::Punishing, "punishing")];
        open(&retain).or_else(|| open(&[(AttackStage::Severe, "severe")]))
    }

    /// Answers the open choice; tells what a resolved die did.
    ///
    /// # Errors
    /// The rule that forbids the answer; nothing has changed then.
    pub fn take_choice(&mut self, answer: &Answer) -> Result<Option<Resolved>, Illegal> {
        let Wait::Choice(role, choice) = self.waits() else { return Err(not_asked(self.waits())) };
        let points = self.purses.of(role);
        let mut resolved = None;
        match (choice, answer) {
            (Choice::Keep(_), Answer::Keep(kept)) => {
                if let Some(dice) = &mut self.side_mut(role).dice {
                    dice.keep(*kept)?;
                }
            }
            (Choice::Reroll, Answer::Reroll(source, faces)) => {
                if let Some(dice) = &mut self.side_mut(role).dice {
                    dice.reroll(*source, *faces, points)?;
                }
                self.purses.pay(role, *source);
                self.stage = Stage::Rerolls { turn: role, passed: false };
            }
            (Choice::Reroll, Answer::Pass) => self.pass_reroll(role),
            (Choice::Use(_), Answer::Yes | Answer::Pass) => {
                if let Some(dice) = &mut self.side_mut(role).dice {
                    dice.use_rule(*answer == Answer::Yes, false);
                }
            }
            (Choice::Resolve, Answer::Strike(success)) => {
                self.exchange(role).check_strike(*success)?;
                resolved = Some(self.strike(role, *success));
            }
            (Choice::Resolve, Answer::Block { with, against }) => {
                self.exchange(role).check_block(*with, *against)?;
                resolved = Some(self.block(role, *with, *against));
            }
            _ => return Err(not_asked(self.waits())),
        }
        self.settle();
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
        self.stage = Stage::Retain;
        self.classify(|_, _| true);
        self.settle();
    }

    /// Goes on after [`Wait::Retained`] with the wounds that both sides have left after everything that
    /// happened on the board.
    pub fn proceed_with(&mut self, wounds: [i16; 2]) {
        for (side, left) in self.sides.iter_mut().zip(wounds) {
            side.wounds = left;
        }
        self.stage = Stage::Resolve { turn: Role::Attacker };
        self.settle();
    }

    /// The damage that a side's retained criticals do at once (KT24-WR-DEVASTATING-01).
    pub fn devastating(&self, by: Role) -> u16 {
        self.side(by).dice.map_or(0, |dice| dice.devastating())
    }

    /// The dice as the side on turn sees them: KT24-FIGHT-05, KT24-FIGHT-09 with KT24-WR-BRUTAL-01; a block
    /// that cancels nothing only where this die can cancel nothing (KT24-RUL-38).
    fn exchange(&self, turn: Role) -> Exchange {
        Exchange::of(&RESOLVE, self.sides.map(|side| side.blows()), turn)
    }

    /// The dice that are being resolved, by themselves; only while they are.
    #[inline]
    pub fn clash(&self) -> Option<Clash> {
        match self.stage {
            Stage::Resolve { turn } => {
                Some(Clash::new(&RESOLVE, self.sides.map(|side| side.blows()), turn))
            }
            _ => None,
        }
    }

    /// Takes over what a resolved die has changed.
    fn absorb(&mut self, clash: &Clash) {
        for (side, blows) in self.sides.iter_mut().zip(&clash.sides) {
            side.wounds = blows.wounds;
            side.shocked = blows.strikes > 0;
            if let Some(dice) = &mut side.dice {
                dice.hits = blows.hits;
            }
        }
        self.stage = clash.turn.map_or(Stage::Done, |turn| Stage::Resolve { turn });
    }

    /// KT24-FIGHT-08, then KT24-WR-SHOCK-01.
    fn strike(&mut self, by: Role, success: Success) -> Resolved {
        let mut clash = Clash::new(&RESOLVE, self.sides.map(|side| side.blows()), by);
        let damage = clash.sides[by as usize].damage[success as usize];
        let shocked = clash.strike(by, success);
        self.absorb(&clash);
        Resolved::Struck { by, success, damage, shocked }
    }

    /// KT24-FIGHT-09.
    fn block(&mut self, by: Role, with: Success, against: Option<Success>) -> Resolved {
        let mut clash = Clash::new(&RESOLVE, self.sides.map(|side| side.blows()), by);
        clash.block(by, with, against);
        self.absorb(&clash);
        Resolved::Blocked { by, against }
    }

    /// KT24-RUL-35: one re-roll or pass each, until both pass in a row.
    fn pass_reroll(&mut self, role: Role) {
        self.stage = match self.stage {
            Stage::Rerolls { passed: false, .. } => {
                Stage::Rerolls { turn: role.other(), passed: true }
            }
            _ => Stage::Retain,
        };
        if self.stage == Stage::Retain {
            self.classify(|_, _| true);
        }
    }

    /// F7: sorts the rolled dice of the sides that are to be sorted.
    fn classify(&mut self, sorted: impl Fn(&AttackDice, u8) -> bool) {
        for role in Role::BOTH {
            let points = self.purses.of(role);
            if let Some(dice) = &mut self.side_mut(role).dice
                && dice.stage == AttackStage::Reroll
                && sorted(dice, points)
            {
                dice.classify(false);
            }
        }
    }

    /// Passes over moments at which there is nothing to roll or to choose.
    fn settle(&mut self) {
        loop {
            // Dice that nobody can roll again are sorted: their faces tell nothing any more.
            self.classify(|dice, points| !dice.rerolls(points).any());
            match self.waits() {
                Wait::Roll(role, 0, _) => {
                    if let Some(dice) = &mut self.side_mut(role).dice {
                        dice.take(&[]);
                    }
                }
                Wait::Done if self.stage == Stage::Keep => self.stage = Stage::Roll,
                Wait::Done if self.stage == Stage::Roll => {
                    self.stage = Stage::Rerolls { turn: self.first, passed: false };
                }
                Wait::Choice(role, Choice::Reroll) => {
                    let may = |role| self.in_stage(role, AttackStage::Reroll);
                    if may(role) {
                        if !may(role.other()) {
                            self.stage = Stage::Rerolls { turn: role, passed: true };
                        }
                        return;
                    }
                    self.pass_reroll(role);
                }
                // KT24-RUL-37: over as soon as either is down (F11 too). KT24-FIGHT-06: a side without dice
                // lets the other go on.
                Wait::Choice(role, Choice::Resolve) => {
                    let (down, next) = (self.exchange(role).is_down(), self.exchange(role).next());
                    for side in &mut self.sides {
                        if let Some(dice) = &mut side.dice
                            && down
                        {
                            dice.hits = Hits::default();
                        }
                    }
                    for by in Role::BOTH {
                        // What is left to discard when this side strikes next, at the most.
                        let theirs = self.hits(by.other()).total();
                        let theirs = theirs.saturating_sub(u8::from(role != by));
                        let matters = self.hits(by).critical > 0 && theirs > 0;
                        self.side_mut(by).shocked &= matters;
                    }
                    match next {
                        Next::Mine => return,
                        Next::Theirs => self.stage = Stage::Resolve { turn: role.other() },
                        Next::Nobody => self.stage = Stage::Done,
                    }
                }
                _ => return,
            }
        }
    }
}

impl Sequence for Melee {
    fn waits(&self) -> Wait {
        match self.stage {
            Stage::Keep => {
                let keeps =
                    self.in_order().into_iter().find(|r| self.in_stage(*r, AttackStage::Keep));
                match keeps.and_then(|role| Some((role, self.side(role).dice?))) {
                    Some((role, dice)) => Wait::Choice(role, Choice::Keep(dice.most_kept())),
                    None => Wait::Done,
                }
            }
            Stage::Roll => {
                let rolls = Role::BOTH.into_iter().find(|r| self.in_stage(*r, AttackStage::Roll));
                match rolls.and_then(|role| Some((role, self.side(role).dice?))) {
                    Some((role, dice)) => Wait::Roll(role, dice.to_roll(), RollReason::Attack),
                    None => Wait::Done,
                }
            }
            Stage::Rerolls { turn, .. } => match self.side(turn).dice.map(|dice| dice.stage) {
                Some(AttackStage::RollAgain(dice)) => Wait::Roll(turn, dice, RollReason::Reroll),
                _ => Wait::Choice(turn, Choice::Reroll),
            },
            Stage::Retain => match self.open_use() {
                Some((role, rule)) => Wait::Choice(role, Choice::Use(rule)),
                None => Wait::Retained,
            },
            Stage::Resolve { turn } => Wait::Choice(turn, Choice::Resolve),
            Stage::Done => Wait::Done,
        }
    }

    /// Answers the open choice. A die strikes or blocks (KT24-FIGHT-07).
    fn choose(&mut self, answer: &Answer) -> Result<(), Illegal> {
        self.take_choice(answer).map(|_| ())
    }

    fn roll(&mut self, faces: &[Face]) {
        if let Wait::Roll(role, ..) = self.waits() {
            if let Some(dice) = &mut self.side_mut(role).dice {
                dice.take(faces);
            }
            if let Stage::Rerolls { .. } = self.stage {
                self.stage = Stage::Rerolls { turn: role.other(), passed: false };
            }
        }
        self.settle();
    }

    /// Goes on after [`Wait::Retained`]: F10 on both sides, then the check of F11.
    fn proceed(&mut self) {
        if self.waits() != Wait::Retained {
            return;
        }
        let left = |role: Role| self.wounds(role) - self.devastating(role.other()) as i16;
        self.proceed_with([left(Role::Attacker), left(Role::Defender)]);
    }

    fn options(&self, out: &mut Vec<Answer>) {
        match self.waits() {
            Wait::Choice(role, Choice::Resolve) => self.exchange(role).options(out),
            Wait::Choice(role, choice) => {
                if let Some(dice) = &self.side(role).dice {
                    attack_options(dice, choice, self.purses.of(role), out);
                }
            }
            _ => {}
        }
    }

    fn sensible(&self) -> Option<Answer> {
        let Wait::Choice(role, choice) = self.waits() else { return None };
        Some(match choice {
            Choice::Keep(most) => Answer::Keep(most),
            Choice::Reroll => {
                let dice = self.side(role).dice.as_ref()?;
                dice.rerolls(0).sensible(dice.weapon.hit)
            }
            Choice::Use(rule) => sensible_use(self.weapon(role)?, rule),
            _ => self.exchange(role).sensible(),
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
            Stage::Keep => 0,
            Stage::Roll => 1,
            Stage::Retain => 2,
            Stage::Done => 3,
            Stage::Rerolls { turn, passed } => 4 + 2 * (turn as u64) + u64::from(passed),
            Stage::Resolve { turn } => 8 + turn as u64,
        };
        let [attacker, defender] = &self.sides;
        let dice = |side: &Combatant| side.dice.map_or(0, |dice| dice.key());
        let shocked = u64::from(attacker.shocked) << 1 | u64::from(defender.shocked);
        let wounds = u64::from(attacker.wounds as u16) << 16 | u64::from(defender.wounds as u16);
        let rest = ((stage << 2 | shocked) << 32 | wounds) << 16 | self.purses.key();
        [dice(attacker), dice(defender), rest]
    }
}
