//! One fight: hooks F3 to F12, without a board.

use dice::Face;
use serde::{Deserialize, Serialize};
use skirmish::Hits;
use table::{Answer, Illegal, RerollSource, RollReason, Success, Why};

use crate::attack::{AttackDice, AttackStage, Profile, sensible_reroll, sensible_use};
use crate::shot::{Choice, Purses, Role, Wait, attack_options, not_asked};

/// What one operative brings to a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fighter {
    /// Its wounds when the fight starts.
    pub wounds: i16,
    /// Its weapon; none: it rolls no dice (KT24-RUL-36).
    pub weapon: Option<Profile>,
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

    fn take_one(&mut self, success: Success) {
        if let Some(dice) = &mut self.dice {
            match success {
                Success::Normal => dice.hits.normal -= 1,
                Success::Critical => dice.hits.critical -= 1,
            }
        }
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

    /// The command points left.
    pub fn purses(&self) -> Purses {
        self.purses
    }

    /// The wounds that a side has left.
    pub fn wounds(&self, role: Role) -> i16 {
        self.side(role).wounds
    }

    /// The successes of a side that are not yet resolved or blocked; complete from [`Wait::Retained`] on.
    pub fn hits(&self, role: Role) -> Hits {
        self.side(role).hits()
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

    /// What the fight waits for.
    pub fn waits(&self) -> Wait {
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
                let roles = [Role::Attacker, Role::Defender];
                let rolls = roles.into_iter().find(|r| self.in_stage(*r, AttackStage::Roll));
                match rolls.and_then(|role| Some((role, self.side(role).dice?))) {
                    Some((role, dice)) => Wait::Roll(role, dice.dice_to_roll(), RollReason::Attack),
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
    pub fn choose(&mut self, answer: &Answer) -> Result<Option<Resolved>, Illegal> {
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
                if *source == RerollSource::Command {
                    self.purses.spend(role);
                }
                self.stage = Stage::Rerolls { turn: role, passed: false };
            }
            (Choice::Reroll, Answer::Pass) => self.pass_reroll(role),
            (Choice::Use(_), Answer::Yes | Answer::Pass) => {
                if let Some(dice) = &mut self.side_mut(role).dice {
                    dice.use_rule(*answer == Answer::Yes, false);
                }
            }
            (Choice::Resolve, Answer::Strike(success)) => {
                self.has(role, *success, "KT24-FIGHT-05")?;
                resolved = Some(self.strike(role, *success));
            }
            (Choice::Resolve, Answer::Block { with, against }) => {
                self.check_block(role, *with, *against)?;
                resolved = Some(self.block(role, *with, *against));
            }
            _ => return Err(not_asked(self.waits())),
        }
        self.settle();
        Ok(resolved)
    }

    /// Takes the dice that the fight waits for; the driver has counted them.
    pub fn roll(&mut self, faces: &[Face]) {
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
    pub fn proceed(&mut self) {
        if self.waits() != Wait::Retained {
            return;
        }
        let left = |role: Role| self.wounds(role) - self.devastating(role.other()) as i16;
        self.proceed_with([left(Role::Attacker), left(Role::Defender)]);
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

    /// KT24-WR-DEVASTATING-01: the damage that a side's retained criticals do at once.
    pub fn devastating(&self, by: Role) -> u16 {
        self.side(by).dice.map_or(0, |dice| {
            let damage = dice.weapon.rules.devastating.map_or(0, |d| d.damage);
            u16::from(damage) * u16::from(dice.hits.critical)
        })
    }

    fn has(&self, role: Role, success: Success, rule: &'static str) -> Result<(), Illegal> {
        let hits = self.hits(role);
        let there = match success {
            Success::Normal => hits.normal,
            Success::Critical => hits.critical,
        };
        if there > 0 { Ok(()) } else { Err(Illegal::new(rule, Why::NoSuchSuccess)) }
    }

    fn can_block(&self, role: Role, with: Success, against: Success) -> bool {
        let theirs = self.side(role.other());
        let there = match against {
            Success::Normal => theirs.hits().normal,
            Success::Critical => theirs.hits().critical,
        };
        let brutal = theirs.dice.is_some_and(|dice| dice.weapon.rules.brutal);
        there > 0 && (with == Success::Critical || (against == Success::Normal && !brutal))
    }

    /// KT24-FIGHT-09 with KT24-WR-BRUTAL-01; a block that cancels nothing only where this die can cancel
    /// nothing (KT24-RUL-38).
    fn check_block(
        &self,
        role: Role,
        with: Success,
        against: Option<Success>,
    ) -> Result<(), Illegal> {
        self.has(role, with, "KT24-FIGHT-05")?;
        let blockable = |success| self.can_block(role, with, success);
        match against {
            Some(success) if blockable(success) => Ok(()),
            Some(success) => {
                self.has(role.other(), success, "KT24-FIGHT-09")?;
                let theirs = self.side(role.other()).dice;
                let brutal = theirs.is_some_and(|dice| dice.weapon.rules.brutal);
                let rule = if brutal { "KT24-WR-BRUTAL-01" } else { "KT24-FIGHT-09" };
                Err(Illegal::new(rule, Why::CannotBlock))
            }
            None if blockable(Success::Normal) || blockable(Success::Critical) => {
                Err(Illegal::new("KT24-RUL-38", Why::MustBlockSomething))
            }
            None => Ok(()),
        }
    }

    /// KT24-FIGHT-08, then KT24-WR-SHOCK-01 on the first critical strike.
    fn strike(&mut self, by: Role, success: Success) -> Resolved {
        self.side_mut(by).take_one(success);
        let weapon = self.weapon(by).copied();
        let damage = weapon.map_or(0, |weapon| weapon.damage[success as usize]);
        self.side_mut(by.other()).wounds -= damage as i16;
        let mut shocked = None;
        let shocks = weapon.is_some_and(|weapon| weapon.rules.shock) && !self.side(by).shocked;
        if shocks && success == Success::Critical {
            self.side_mut(by).shocked = true;
            let theirs = self.side(by.other());
            // KT24-RUL-55: the damage comes first; a fight that is over discards nothing.
            if theirs.wounds > 0 {
                shocked = match theirs.hits() {
                    Hits { normal: 1.., .. } => Some(Success::Normal),
                    Hits { critical: 1.., .. } => Some(Success::Critical),
                    _ => None,
                };
            }
            if let Some(lost) = shocked {
                self.side_mut(by.other()).take_one(lost);
            }
        }
        self.stage = Stage::Resolve { turn: by.other() };
        Resolved::Struck { by, success, damage, shocked }
    }

    fn block(&mut self, by: Role, with: Success, against: Option<Success>) -> Resolved {
        self.side_mut(by).take_one(with);
        if let Some(success) = against {
            self.side_mut(by.other()).take_one(success);
        }
        self.stage = Stage::Resolve { turn: by.other() };
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
        for role in [Role::Attacker, Role::Defender] {
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
            self.classify(|dice, points| !dice.any_reroll(points));
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
                    let down = self.sides.iter().any(|side| side.wounds <= 0);
                    let spent = self.sides.iter().all(|side| side.hits().total() == 0);
                    for side in &mut self.sides {
                        if let Some(dice) = &mut side.dice
                            && down
                        {
                            dice.hits = Hits::default();
                        }
                    }
                    for by in [Role::Attacker, Role::Defender] {
                        // What is left to discard when this side strikes next, at the most.
                        let theirs = self.hits(by.other()).total();
                        let theirs = theirs.saturating_sub(u8::from(role != by));
                        let matters = self.hits(by).critical > 0 && theirs > 0;
                        self.side_mut(by).shocked &= matters;
                    }
                    if down || spent {
                        self.stage = Stage::Done;
                    } else if self.hits(role).total() == 0 {
                        self.stage = Stage::Resolve { turn: role.other() };
                    } else {
                        return;
                    }
                }
                _ => return,
            }
        }
    }

    /// Every answer to the open choice.
    pub fn options(&self, out: &mut Vec<Answer>) {
        match self.waits() {
            Wait::Choice(role, Choice::Resolve) => {
                for success in [Success::Critical, Success::Normal] {
                    let strike = Answer::Strike(success);
                    if self.has(role, success, "KT24-FIGHT-05").is_ok() {
                        out.push(strike);
                    }
                    for against in [Some(Success::Critical), Some(Success::Normal), None] {
                        if self.check_block(role, success, against).is_ok() {
                            out.push(Answer::Block { with: success, against });
                        }
                    }
                }
            }
            Wait::Choice(role, choice) => {
                if let Some(dice) = &self.side(role).dice {
                    attack_options(dice, choice, self.purses.of(role), out);
                }
            }
            _ => {}
        }
    }

    /// The sensible answer to the open choice.
    pub fn sensible(&self) -> Option<Answer> {
        let Wait::Choice(role, choice) = self.waits() else { return None };
        Some(match choice {
            Choice::Keep(most) => Answer::Keep(most),
            Choice::Reroll => sensible_reroll(self.side(role).dice.as_ref()?, 0),
            Choice::Use(rule) => sensible_use(self.weapon(role)?, rule),
            _ => self.sensible_resolve(role)?,
        })
    }

    /// Kill if a strike can; else block what would kill; else strike hard.
    fn sensible_resolve(&self, role: Role) -> Option<Answer> {
        let (mine, theirs) = (self.side(role), self.side(role.other()));
        let damage = |of: Role| self.weapon(of).map_or([0, 0], |weapon| weapon.damage);
        let kills = |of: Role, success: Success| {
            self.has(of, success, "KT24-FIGHT-05").is_ok()
                && i32::from(damage(of)[success as usize]) >= i32::from(self.wounds(of.other()))
        };
        for success in [Success::Normal, Success::Critical] {
            if kills(role, success) {
                return Some(Answer::Strike(success));
            }
        }
        for against in [Success::Critical, Success::Normal] {
            let with = if mine.hits().normal > 0 && self.can_block(role, Success::Normal, against) {
                Success::Normal
            } else {
                Success::Critical
            };
            let able = self.check_block(role, with, Some(against)).is_ok();
            if able && kills(role.other(), against) && theirs.hits().total() > 0 {
                return Some(Answer::Block { with, against: Some(against) });
            }
        }
        let [normal, critical] = damage(role);
        let success = match mine.hits() {
            Hits { critical: 0, .. } => Success::Normal,
            Hits { normal: 1.., .. } if normal > critical => Success::Normal,
            _ => Success::Critical,
        };
        if damage(role)[success as usize] > 0 {
            return Some(Answer::Strike(success));
        }
        // A strike that takes nothing off is worth less than any block.
        let blocks = [(Success::Critical, Success::Critical), (success, Success::Normal)];
        let block = blocks
            .into_iter()
            .find(|(with, against)| self.check_block(role, *with, Some(*against)).is_ok());
        Some(block.map_or(Answer::Strike(success), |(with, against)| Answer::Block {
            with,
            against: Some(against),
        }))
    }
}
