//! One shooting sequence against one target: hooks S4 to S17, without a board.

use dice::Face;
use serde::{Deserialize, Serialize};
use skirmish::{
    Choice, Fell, Hits, Key, LyingDice, Pool, Purses, Rerolls, Role, Rolling, SaveFault, Sequence,
    Spending, Wait, allocations, best_allocation, check_allocation, faces_alike, least_damage,
    left_over, only_allocation,
};
use table::{Answer, Illegal, RollReason, Saves, Why};

use crate::attack::{AttackDice, AttackStage, Profile, attack_options, sensible_use};
use crate::defence::DefenceDice;

/// What protects the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Defence {
    /// How many defence dice (KT24-SHOOT-05: three).
    pub dice: u8,
    /// The number a defence die needs.
    pub save: u8,
    /// Whether the target is in cover.
    pub in_cover: bool,
    /// Whether the cover save is a critical success (KT24-RUL-09, switch `vantage`).
    pub critical_cover: bool,
    /// Whether the target is obscured (switch `obscured`).
    pub obscured: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Attack,
    CoverSave,
    RollDefence(u8),
    Reroll,
    RollAgain,
    Saves,
    Done,
}

/// A shooting sequence: whoever shoots is the attacker, whoever plays the target the defender (KT24-SHOOT-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shot {
    attack: AttackDice,
    defence: Defence,
    target_wounds: i16,
    purses: Purses,
    stage: Stage,
    pool: Pool,
    /// A die was kept for cover and is not yet among the saves.
    covered: bool,
    saves: Hits,
    /// The damage inflicted so far.
    dealt: u16,
    /// What of it Devastating did.
    devastated: u16,
}

impl Shot {
    /// A sequence with a weapon against a target with so many wounds.
    pub fn new(weapon: Profile, defence: Defence, target_wounds: i16, purses: Purses) -> Self {
        let mut shot = Shot {
            attack: AttackDice::new(weapon),
            defence,
            target_wounds,
            purses,
            stage: Stage::Attack,
            pool: Pool::default(),
            covered: false,
            saves: Hits::default(),
            dealt: 0,
            devastated: 0,
        };
        shot.settle();
        shot
    }

    /// Whether a sequence read from outside could have come about.
    pub fn is_sound(&self, most: u8) -> bool {
        let dice = u32::from(self.defence.dice);
        let asked = match self.stage {
            Stage::RollDefence(dice) => u32::from(dice),
            Stage::RollAgain => 1,
            _ => 0,
        };
        let saves = u32::from(self.saves.critical) + u32::from(self.saves.normal);
        let offered = self.stage != Stage::CoverSave || self.cover_offered();
        self.attack.is_sound(most)
            && offered
            && self.defence.dice <= most
            && self.pool.total() + asked <= dice
            && saves <= dice
            && self.dealt >= self.devastated
            && self.dealt < 10_000
            && self.at_rest()
    }

    /// Whether it waits for somebody, as it always does between answers.
    fn at_rest(&self) -> bool {
        let mut settled = *self;
        settled.settle();
        settled == *self
    }

    /// The weapon.
    pub fn weapon(&self) -> &Profile {
        &self.attack.weapon
    }

    /// How many defence dice the target has before anything takes some away.
    pub fn defence_pool(&self) -> u8 {
        self.defence.dice
    }

    /// The damage inflicted on the target so far.
    pub fn dealt(&self) -> u16 {
        self.dealt
    }

    /// What Devastating did to the target when the dice were retained.
    pub fn devastated(&self) -> u16 {
        self.devastated
    }

    /// The attacker's retained successes; complete from [`Wait::Retained`] on.
    pub fn hits(&self) -> Hits {
        self.attack.hits
    }

    /// The defender's retained successes.
    pub fn saves(&self) -> Hits {
        self.saves
    }

    /// The dice of a side as they lie.
    pub fn lying(&self, role: Role) -> LyingDice {
        match role {
            Role::Attacker => self.attack.lying(),
            Role::Defender => LyingDice {
                pool: Pool { kept: self.pool.kept + u8::from(self.covered), ..self.pool },
                retained: matches!(self.stage, Stage::Saves | Stage::Done).then_some(self.saves),
                needs: self.defence.save,
                critical_from: 6,
            },
        }
    }

    /// The damage that retained criticals do at once (KT24-WR-DEVASTATING-01).
    pub fn devastating(&self) -> u16 {
        self.attack.devastating()
    }

    /// S12: KT24-SHOOT-05 less KT24-WR-PIERCING-01 or KT24-WR-PIERCINGCRITS-01, the larger of the two in
    /// force (KT24-RUL-47).
    fn defence_dice(&self) -> u8 {
        let rules = &self.attack.weapon.rules;
        let crits = if self.attack.hits.critical > 0 { rules.piercing_crits } else { 0 };
        self.defence.dice.saturating_sub(rules.piercing.max(crits))
    }

    /// S13: KT24-SHOOT-06, unless KT24-WR-SATURATE-01.
    fn cover_offered(&self) -> bool {
        self.defence.in_cover && self.defence_dice() > 0 && !self.attack.weapon.rules.saturate
    }

    fn cover_save(&mut self, keep: bool) {
        self.covered = keep;
        self.stage = Stage::RollDefence(self.defence_dice() - u8::from(keep));
    }

    /// What the defender may roll again (KT24-FF-10).
    fn defence_rerolls(&self) -> Rerolls {
        self.dice_defending().rerolls(self.purses.of(Role::Defender))
    }

    /// The attack dice, if they wait to be rolled first.
    pub fn dice_attacking(&self) -> Option<AttackDice> {
        let first = self.stage == Stage::Attack && self.attack.stage == AttackStage::Roll;
        first.then_some(self.attack)
    }

    /// Takes the attack dice as they have fallen, and nothing rolls them again; only while they wait to be rolled first.
    pub fn fall(&mut self, fell: Fell) {
        self.attack.fall(fell);
        self.attack.classify(self.defence.obscured);
        self.settle();
    }

    /// The defence dice by themselves, as they are.
    pub fn dice_defending(&self) -> DefenceDice {
        let (to_roll, again) = match self.stage {
            Stage::RollDefence(dice) => (dice, false),
            Stage::RollAgain => (1, true),
            _ => (0, false),
        };
        DefenceDice { save: self.defence.save, to_roll, again, pool: self.pool }
    }

    /// Where the target is about to choose or roll: a number that is equal for sequences of one attack that differ in
    /// nothing but hits and damage.
    pub fn situation(&self) -> u64 {
        let offered = self.stage == Stage::CoverSave;
        u64::from(self.defence_dice()) << 1 | u64::from(offered)
    }

    /// The saves if the defence dice, about to be rolled, fall so; those that there are once nothing is left to roll.
    pub const fn saves_after(&self, fell: Fell) -> Hits {
        match self.stage {
            Stage::RollDefence(_) => self.with_cover(fell.hits),
            _ => self.saves,
        }
    }

    /// The damage inflicted in all if such saves are spent in the best way: nothing comes after them, and the least
    /// damage is the best for the defender.
    #[inline(always)]
    pub fn dealt_with(&self, saves: Hits) -> u16 {
        let damage = self.attack.weapon.damage;
        self.dealt + least_damage(self.attack.hits, saves, self.spending(), damage)
    }

    /// KT24-RUL-39, with KT24-WR-BRUTAL-01.
    fn spending(&self) -> Spending {
        if self.attack.weapon.rules.brutal { Spending::CriticalsMust } else { Spending::Must }
    }

    /// Saves with the die that was kept for cover among them.
    const fn with_cover(&self, mut saves: Hits) -> Hits {
        if self.covered && self.defence.critical_cover {
            saves.critical += 1;
        } else if self.covered {
            saves.normal += 1;
        }
        saves
    }

    /// S16: the saves are what the dice have come to.
    fn classify_defence(&mut self) {
        self.saves = self.with_cover(self.dice_defending().fell().hits);
        self.pool = Pool::default();
        self.covered = false;
        self.stage = Stage::Saves;
    }

    /// S17: KT24-SHOOT-11 to -13, all unblocked dice at once (KT24-RUL-40).
    fn damage(&mut self, saves: Saves) {
        let through = left_over(self.attack.hits, saves);
        self.dealt += self.attack.weapon.damage_of(through);
        self.attack.hits = through;
        self.stage = Stage::Done;
    }

    /// Passes over moments at which there is nothing to roll or to choose.
    fn settle(&mut self) {
        loop {
            match self.waits() {
                Wait::Roll(_, 0, _) => self.roll_nothing(),
                Wait::Choice(Role::Attacker, Choice::Reroll)
                    if !self.attack.rerolls(self.purses.of(Role::Attacker)).any() =>
                {
                    self.attack.classify(self.defence.obscured);
                }
                Wait::Choice(Role::Defender, Choice::Reroll) if !self.defence_rerolls().any() => {
                    self.classify_defence();
                }
                Wait::Choice(_, Choice::Saves) => {
                    let only = only_allocation(self.attack.hits, self.saves, self.spending());
                    let Some(only) = only else { return };
                    self.damage(only);
                }
                _ => return,
            }
        }
    }

    fn roll_nothing(&mut self) {
        match self.stage {
            Stage::Attack => self.attack.take(&[]),
            _ => self.stage = Stage::Reroll,
        }
    }
}

impl Sequence for Shot {
    fn waits(&self) -> Wait {
        match self.stage {
            Stage::Attack => match self.attack.stage {
                AttackStage::Keep => {
                    Wait::Choice(Role::Attacker, Choice::Keep(self.attack.most_kept()))
                }
                AttackStage::Roll => {
                    Wait::Roll(Role::Attacker, self.attack.to_roll(), RollReason::Attack)
                }
                AttackStage::RollAgain(dice) => {
                    Wait::Roll(Role::Attacker, dice, RollReason::Reroll)
                }
                AttackStage::Reroll => Wait::Choice(Role::Attacker, Choice::Reroll),
                AttackStage::Rending => Wait::Choice(Role::Attacker, Choice::Use("rending")),
                AttackStage::Punishing => Wait::Choice(Role::Attacker, Choice::Use("punishing")),
                AttackStage::Severe => Wait::Choice(Role::Attacker, Choice::Use("severe")),
                AttackStage::Retained => Wait::Retained,
            },
            Stage::CoverSave => Wait::Choice(Role::Defender, Choice::CoverSave),
            Stage::RollDefence(dice) => Wait::Roll(Role::Defender, dice, RollReason::Defence),
            Stage::Reroll => Wait::Choice(Role::Defender, Choice::Reroll),
            Stage::RollAgain => Wait::Roll(Role::Defender, 1, RollReason::Reroll),
            Stage::Saves => Wait::Choice(Role::Defender, Choice::Saves),
            Stage::Done => Wait::Done,
        }
    }

    /// Answers the open choice. Saves block as the defender likes (KT24-SHOOT-07).
    ///
    /// # Errors
    /// The rule that forbids the answer; nothing has changed then.
    fn choose(&mut self, answer: &Answer) -> Result<(), Illegal> {
        match (self.waits(), answer) {
            (Wait::Choice(_, Choice::Keep(_)), Answer::Keep(dice)) => self.attack.keep(*dice)?,
            (Wait::Choice(Role::Attacker, Choice::Reroll), Answer::Reroll(source, faces)) => {
                self.attack.reroll(*source, *faces, self.purses.of(Role::Attacker))?;
                self.purses.pay(Role::Attacker, *source);
            }
            (Wait::Choice(Role::Attacker, Choice::Reroll), Answer::Pass) => {
                self.attack.classify(self.defence.obscured);
            }
            (Wait::Choice(_, Choice::Use(_)), Answer::Yes) => {
                self.attack.use_rule(true, self.defence.obscured);
            }
            (Wait::Choice(_, Choice::Use(_)), Answer::Pass) => {
                self.attack.use_rule(false, self.defence.obscured);
            }
            (Wait::Choice(_, Choice::CoverSave), Answer::Yes) => self.cover_save(true),
            (Wait::Choice(_, Choice::CoverSave), Answer::Pass) => self.cover_save(false),
            (Wait::Choice(Role::Defender, Choice::Reroll), Answer::Reroll(source, faces)) => {
                let mut dice = self.dice_defending();
                dice.reroll(*source, *faces, self.purses.of(Role::Defender))?;
                self.purses.pay(Role::Defender, *source);
                self.pool = dice.pool;
                self.stage = Stage::RollAgain;
            }
            (Wait::Choice(Role::Defender, Choice::Reroll), Answer::Pass) => self.classify_defence(),
            (Wait::Choice(_, Choice::Saves), Answer::Saves(saves)) => {
                let spending = self.spending();
                check_allocation(self.attack.hits, self.saves, spending, *saves).map_err(
                    |fault| {
                        let why = match fault {
                            SaveFault::Impossible => Why::SavesImpossible,
                            SaveFault::Unused => Why::SavesUnused,
                        };
                        let rule = match fault {
                            SaveFault::Unused => "KT24-RUL-39",
                            SaveFault::Impossible if spending == Spending::CriticalsMust => {
                                "KT24-WR-BRUTAL-01"
                            }
                            SaveFault::Impossible => "KT24-SHOOT-07",
                        };
                        Illegal::new(rule, why)
                    },
                )?;
                self.damage(*saves);
            }
            (wait, _) => return Err(not_asked(wait)),
        }
        self.settle();
        Ok(())
    }

    fn roll(&mut self, faces: &[Face]) {
        match self.stage {
            Stage::Attack => self.attack.take(faces),
            _ => {
                let mut dice = self.dice_defending();
                dice.take(faces);
                self.pool = dice.pool;
                self.stage = Stage::Reroll;
            }
        }
        self.settle();
    }

    /// Goes on after [`Wait::Retained`]: S11 for the target itself, then the defence dice are collected.
    fn proceed(&mut self) {
        if self.waits() != Wait::Retained {
            return;
        }
        self.devastated = self.devastating();
        self.dealt += self.devastated;
        // KT24-RUL-46: nothing of the sequence matters to a target that is down; with no success left there
        // is nothing to defend against either.
        if i32::from(self.dealt) >= i32::from(self.target_wounds) || self.attack.hits.total() == 0 {
            self.stage = Stage::Done;
            return;
        }
        self.stage = Stage::CoverSave;
        if !self.cover_offered() {
            self.cover_save(false);
        }
        self.settle();
    }

    fn options(&self, out: &mut Vec<Answer>) {
        match self.waits() {
            Wait::Choice(_, Choice::Saves) => {
                let all = allocations(self.attack.hits, self.saves, self.spending());
                out.extend(all.map(Answer::Saves));
            }
            Wait::Choice(Role::Attacker, choice) => {
                attack_options(&self.attack, choice, self.purses.of(Role::Attacker), out);
            }
            Wait::Choice(Role::Defender, Choice::Reroll) => {
                self.defence_rerolls().options(out);
            }
            Wait::Choice(..) => out.extend([Answer::Yes, Answer::Pass]),
            _ => {}
        }
    }

    /// The answer that is seldom wrong. A cover save is kept, but not against a Brutal weapon, which no normal success
    /// blocks (KT24-RUL-56).
    fn sensible(&self) -> Option<Answer> {
        let Wait::Choice(role, choice) = self.waits() else { return None };
        let weapon = &self.attack.weapon;
        Some(match choice {
            Choice::Keep(most) => Answer::Keep(most),
            Choice::Reroll if role == Role::Attacker => self.attack.rerolls(0).sensible(weapon.hit),
            Choice::Reroll | Choice::Resolve => Answer::Pass,
            Choice::Use(rule) => sensible_use(weapon, rule),
            // A normal success cannot block a Brutal weapon: better to roll for a 6 (KT24-RUL-56).
            Choice::CoverSave if weapon.rules.brutal && !self.defence.critical_cover => {
                Answer::Pass
            }
            Choice::CoverSave => Answer::Yes,
            Choice::Saves => Answer::Saves(best_allocation(
                self.attack.hits,
                self.saves,
                self.spending(),
                weapon.damage,
            )),
        })
    }

    fn purses(&self) -> Purses {
        self.purses
    }

    /// Which faces are alike for the dice that the sequence waits for.
    fn alike(&self) -> [u8; 6] {
        match self.stage {
            Stage::Attack => self.attack.alike(),
            _ => faces_alike(self.defence.save, 6),
        }
    }

    fn worth(&self, role: Role) -> [u8; 6] {
        match role {
            Role::Attacker => self.attack.worth(),
            Role::Defender => faces_alike(self.defence.save, 6),
        }
    }

    fn plain(&self, stand: [bool; 2]) -> Self {
        let mut plain = *self;
        if self.purses.is_shared() {
            return plain;
        }
        if self.stage == Stage::Attack {
            let (attack, points) = self.attack.plainer(self.purses.of(Role::Attacker), stand[0]);
            plain.attack = attack;
            plain.purses = self.purses.with(Role::Attacker, points);
        } else if self.stage == Stage::Reroll {
            let points = self.purses.of(Role::Defender);
            let (dice, points) = self.dice_defending().plain(points, stand[1]);
            plain.pool = dice.pool;
            plain.purses = self.purses.with(Role::Defender, points);
        }
        plain.settle();
        plain
    }

    /// Tells states of the same attack apart.
    fn key(&self) -> Key {
        let stage = match self.stage {
            Stage::Attack => 0,
            Stage::CoverSave => 1,
            Stage::Reroll => 2,
            Stage::RollAgain => 3,
            Stage::Saves => 4,
            Stage::Done => 5,
            Stage::RollDefence(dice) => 6 + u64::from(dice),
        };
        let saves = self.saves.key() << 1 | u64::from(self.covered);
        let dealt = u64::from(self.dealt) << 16 | u64::from(self.devastated);
        let defence = (stage << 9 | saves) << 40 | self.pool.key();
        [self.attack.key(), defence, dealt << 16 | self.purses.key()]
    }
}

/// The refusal of an answer of the wrong kind.
pub fn not_asked(wait: Wait) -> Illegal {
    let (rule, expected) = match wait {
        Wait::Choice(_, Choice::Keep(_)) => ("KT24-WR-ACCURATE-01", "keep N"),
        Wait::Choice(_, Choice::Reroll) => ("KT24-FF-10", "reroll SOURCE FACES, or pass"),
        Wait::Choice(_, Choice::Use("rending")) => ("KT24-WR-RENDING-01", "yes, or pass"),
        Wait::Choice(_, Choice::Use("punishing")) => ("KT24-WR-PUNISHING-01", "yes, or pass"),
        Wait::Choice(_, Choice::Use(_)) => ("KT24-WR-SEVERE-01", "yes, or pass"),
        Wait::Choice(_, Choice::CoverSave) => ("KT24-SHOOT-06", "yes, or pass"),
        Wait::Choice(_, Choice::Saves) => ("KT24-SHOOT-07", "saves A B C D"),
        Wait::Choice(_, Choice::Resolve) => {
            ("KT24-FIGHT-07", "strike SUCCESS, or block SUCCESS with SUCCESS")
        }
        _ => return Illegal::new("KT24-FF-03", Why::NoDecision),
    };
    Illegal::new(rule, Why::NotAsked { expected: expected.to_owned() })
}
