//! One shooting attack against one target: hooks S5 to S17, without a board.

use dice::Face;
use serde::{Deserialize, Serialize};
use skirmish::{
    Choice, Fell, Hits, Key, LyingDice, Pool, Purses, Role, Rolling, Sequence, Spending, Wait,
    allocations, best_allocation, check_allocation, least_damage, left_over, only_allocation,
};
use table::{Answer, Illegal, RollReason, Saves, Why};

use crate::attack::{AttackDice, AttackStage, Profile};
use crate::defence::{Defence, DefenceDice, Save};

/// The mortal wounds that each discarded 1 of a Hot weapon does to its user (KT21-WR-HOT).
const BURN: u16 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Attack,
    /// Whether to use the invulnerable save.
    Choose,
    /// Whether to retain a die for Cover.
    CoverSave(Save),
    Defend(DefenceDice),
    Saves,
    Done,
}

/// A shooting attack: whoever shoots is the attacker, whoever plays the target the defender (KT21-SHOOT-01). What
/// happens at one instant happens in the order of its stages (KT21-DICE-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shot {
    attack: AttackDice,
    defence: Defence,
    target_wounds: i16,
    purses: Purses,
    /// Saves are spent in the best way without asking (switch `auto_saves`).
    auto_saves: bool,
    stage: Stage,
    saves: Hits,
    /// The wounds lost so far.
    dealt: u16,
    /// What of it were mortal wounds.
    mortal: u16,
}

impl Shot {
    /// An attack with a weapon on a target with so many wounds.
    pub fn new(
        weapon: Profile,
        defence: Defence,
        target_wounds: i16,
        purses: Purses,
        auto_saves: bool,
    ) -> Self {
        let mut shot = Shot {
            attack: AttackDice::new(weapon),
            defence,
            target_wounds,
            purses,
            auto_saves,
            stage: Stage::Attack,
            saves: Hits::default(),
            dealt: 0,
            mortal: 0,
        };
        shot.settle();
        shot
    }

    /// Whether an attack read from outside could have come about.
    pub fn is_sound(&self, most: u8) -> bool {
        let saves = u32::from(self.saves.critical) + u32::from(self.saves.normal);
        let fits = match self.stage {
            Stage::Choose => self.save_offered(),
            Stage::CoverSave(save) => {
                let either = [true, false].map(|kind| self.save(kind)).contains(&save);
                either && save.dice > 0 && self.cover_offered()
            }
            Stage::Defend(dice) => dice.is_sound(self.defence.dice),
            Stage::Attack => self.dealt == 0,
            Stage::Saves | Stage::Done => true,
        };
        self.attack.is_sound(most)
            && fits
            && self.defence.dice <= most
            && saves <= u32::from(self.defence.dice)
            && self.mortal <= self.dealt
            && self.dealt < 20_000
            && self.is_settled()
    }

    /// Whether it waits for somebody, as it always does between answers.
    fn is_settled(mut self) -> bool {
        let before = self;
        self.settle();
        self == before
    }

    /// The weapon.
    pub fn weapon(&self) -> &Profile {
        &self.attack.weapon
    }

    /// How many defence dice the target has before anything takes some away.
    pub fn defence_pool(&self) -> u8 {
        self.defence.dice
    }

    /// The wounds that the target has lost so far.
    pub fn dealt(&self) -> u16 {
        self.dealt
    }

    /// The attacker's retained hits; complete from [`Wait::Retained`] on, those that get through at the end.
    pub fn hits(&self) -> Hits {
        self.attack.hits
    }

    /// The defender's successful saves.
    pub fn saves(&self) -> Hits {
        self.saves
    }

    /// KT21-WR-MW: the mortal wounds that retained critical hits do to the target; known from [`Wait::Retained`] on
    /// (KT21-WR-SPLASH).
    pub fn mortal(&self) -> u16 {
        match self.stage {
            Stage::Attack => u16::from(self.attack.hits.critical) * self.per_critical(),
            _ => self.mortal,
        }
    }

    /// What each retained critical hit does to the target at once.
    fn per_critical(&self) -> u16 {
        let rules = &self.attack.weapon.rules;
        u16::from(rules.mortal_wounds) + u16::from(rules.splash)
    }

    /// The mortal wounds that everybody around the target suffers, asked at [`Wait::Retained`] (KT21-WR-SPLASH).
    pub fn splash(&self) -> u16 {
        u16::from(self.attack.hits.critical) * u16::from(self.attack.weapon.rules.splash)
    }

    /// KT21-WR-HOT: the mortal wounds that the shooter suffers, asked at [`Wait::Retained`].
    pub fn burns(&self) -> u16 {
        BURN * u16::from(self.attack.ones)
    }

    /// KT21-WR-STUN-SHOOT: whether the target's APL is reduced, asked at [`Wait::Retained`].
    pub fn stuns(&self) -> bool {
        self.attack.weapon.rules.stun && self.attack.hits.critical > 0
    }

    /// The dice of a side as they lie.
    pub fn lying(&self, role: Role) -> LyingDice {
        match (role, self.stage) {
            (Role::Attacker, _) => self.attack.lying(),
            (Role::Defender, Stage::Defend(dice)) => dice.lying(),
            (Role::Defender, stage) => LyingDice {
                pool: Pool::default(),
                retained: matches!(stage, Stage::Saves | Stage::Done).then_some(self.saves),
                needs: self.defence.save,
                critical_from: 6,
            },
        }
    }

    fn choose_attack(&mut self, answer: &Answer) -> Result<(), Illegal> {
        match (self.attack.stage, answer) {
            (AttackStage::Reroll, Answer::Reroll(source, faces)) => {
                self.attack.reroll(*source, *faces, self.purses.of(Role::Attacker))?;
                self.purses.pay(Role::Attacker, *source);
            }
            (AttackStage::Reroll, Answer::Pass) => self.attack.sort(),
            (AttackStage::Rending, Answer::Yes | Answer::Pass) => {
                self.attack.rend(*answer == Answer::Yes);
            }
            _ => return Err(not_asked(self.waits())),
        }
        Ok(())
    }

    /// The attack dice, if they wait to be rolled first.
    pub fn dice_attacking(&self) -> Option<AttackDice> {
        let first = self.stage == Stage::Attack && self.attack.stage == AttackStage::Roll;
        first.then_some(self.attack)
    }

    /// Takes the attack dice as they have fallen, and nothing rolls them again; only while they wait to be rolled first.
    pub fn fall(&mut self, fell: Fell) {
        self.attack.fall(fell);
        self.settle();
    }

    /// The defence dice by themselves, once it has come to them.
    pub const fn dice_defending(&self) -> Option<DefenceDice> {
        match self.stage {
            Stage::Defend(dice) => Some(dice),
            _ => None,
        }
    }

    /// Where the target is about to choose or roll: a number that is equal for attacks of one kind that differ in
    /// nothing but hits and wounds lost.
    pub fn situation(&self) -> u64 {
        let stage = match self.stage {
            Stage::Choose => 0,
            Stage::CoverSave(_) => 1,
            _ => 2,
        };
        u64::from(self.save(false).dice) << 2 | stage
    }

    /// The saves if the defence dice, about to be rolled, fall so; those that there are once nothing is left to roll.
    pub fn saves_after(&self, fell: Fell) -> Hits {
        match self.stage {
            Stage::Defend(dice) => dice.with_cover(fell),
            _ => self.saves,
        }
    }

    /// The wounds lost in all if such saves are spent in the best way: nothing comes after them, and the least damage
    /// is the best for the defender.
    #[inline(always)]
    pub fn dealt_with(&self, saves: Hits) -> u16 {
        let (hits, damage) = (self.attack.hits, self.attack.weapon.damage);
        self.dealt + least_damage(hits, saves, Spending::May, damage)
    }

    /// S12: KT21-SHOOT-07 less the AP: the larger of KT21-WR-AP and, with a critical hit, KT21-WR-P, which is
    /// never worse for the attacker (KT21-OP-56); an invulnerable save ignores it (KT21-WR-INV).
    fn save(&self, invulnerable: bool) -> Save {
        let rules = &self.attack.weapon.rules;
        match self.defence.invulnerable.filter(|_| invulnerable) {
            Some(needed) => Save::new(self.defence.dice, needed),
            None => {
                let piercing = if self.attack.hits.critical > 0 { rules.piercing } else { 0 };
                let dice = self.defence.dice.saturating_sub(rules.ap.max(piercing));
                Save::new(dice, self.defence.save)
            }
        }
    }

    /// KT21-WR-INV: a choice only where the two saves are not the same.
    fn save_offered(&self) -> bool {
        self.defence.dice > 0 && self.save(true) != self.save(false)
    }

    /// S13: KT21-SHOOT-09, KT21-OP-36, unless KT21-WR-NOCOVER.
    fn cover_offered(&self) -> bool {
        self.defence.cover && !self.attack.weapon.rules.no_cover
    }

    fn take(&mut self, save: Save) {
        let covered = self.cover_offered() && save.dice > 0;
        self.stage = if covered {
            Stage::CoverSave(save)
        } else {
            Stage::Defend(DefenceDice::new(save, false))
        };
    }

    /// S17: KT21-SHOOT-15, all hits at once (KT21-OP-38).
    fn damage(&mut self, saves: Saves) {
        let through = left_over(self.attack.hits, saves);
        self.dealt += self.attack.weapon.damage_of(through);
        self.attack.hits = through;
        self.stage = Stage::Done;
    }

    /// S16: the best use of the saves (KT21-OP-37).
    fn best_saves(&self) -> Saves {
        let damage = self.attack.weapon.damage;
        best_allocation(self.attack.hits, self.saves, Spending::May, damage)
    }

    /// Passes over moments at which there is nothing to roll or to choose.
    fn settle(&mut self) {
        loop {
            match self.waits() {
                Wait::Roll(_, 0, _) => match &mut self.stage {
                    Stage::Defend(dice) => dice.take(&[]),
                    _ => self.attack.take(&[]),
                },
                Wait::Choice(role, Choice::Reroll) => {
                    let points = self.purses.of(role);
                    match self.stage {
                        Stage::Defend(dice) if dice.rerolls(points).any() => return,
                        Stage::Defend(dice) => {
                            self.saves = dice.saves();
                            self.stage = Stage::Saves;
                        }
                        _ => {
                            self.attack.settle(points);
                            if self.attack.stage == AttackStage::Reroll {
                                return;
                            }
                        }
                    }
                }
                Wait::Choice(_, Choice::Saves) => {
                    let only = || only_allocation(self.attack.hits, self.saves, Spending::May);
                    if !self.auto_saves && only().is_none() {
                        return;
                    }
                    self.damage(self.best_saves());
                }
                _ => return,
            }
        }
    }
}

impl Sequence for Shot {
    fn waits(&self) -> Wait {
        let (attacker, defender) = (Role::Attacker, Role::Defender);
        match self.stage {
            Stage::Attack => match self.attack.stage {
                AttackStage::Roll => {
                    Wait::Roll(attacker, self.attack.weapon.attacks, RollReason::Attack)
                }
                AttackStage::Reroll => Wait::Choice(attacker, Choice::Reroll),
                AttackStage::RollAgain(dice) => Wait::Roll(attacker, dice, RollReason::Reroll),
                AttackStage::Rending => Wait::Choice(attacker, Choice::Use("rending")),
                AttackStage::Retained => Wait::Retained,
            },
            Stage::Choose => Wait::Choice(defender, Choice::Use("invulnerable-save")),
            Stage::CoverSave(_) => Wait::Choice(defender, Choice::CoverSave),
            Stage::Defend(dice) => dice.waits(),
            Stage::Saves => Wait::Choice(defender, Choice::Saves),
            Stage::Done => Wait::Done,
        }
    }

    /// Answers the open choice. Saves are used as the defender likes, each on one hit (KT21-SHOOT-10, -14).
    ///
    /// # Errors
    /// The rule that forbids the answer; nothing has changed then.
    fn choose(&mut self, answer: &Answer) -> Result<(), Illegal> {
        let wait = self.waits();
        if !matches!(wait, Wait::Choice(..)) {
            return Err(not_asked(wait));
        }
        let use_it = *answer == Answer::Yes;
        match (&mut self.stage, answer) {
            (Stage::Attack, _) => self.choose_attack(answer)?,
            (Stage::Choose, Answer::Yes | Answer::Pass) => self.take(self.save(use_it)),
            (Stage::CoverSave(save), Answer::Yes | Answer::Pass) => {
                self.stage = Stage::Defend(DefenceDice::new(*save, use_it));
            }
            (Stage::Defend(dice), Answer::Reroll(source, faces)) => {
                dice.reroll(*source, *faces, self.purses.of(Role::Defender))?;
                self.purses.pay(Role::Defender, *source);
            }
            (Stage::Defend(dice), Answer::Pass) => {
                self.saves = dice.saves();
                self.stage = Stage::Saves;
            }
            (Stage::Saves, Answer::Saves(saves)) => {
                let spent = check_allocation(self.attack.hits, self.saves, Spending::May, *saves);
                spent.map_err(|_| Illegal::new("KT21-SHOOT-14", Why::SavesImpossible))?;
                self.damage(*saves);
            }
            _ => return Err(not_asked(wait)),
        }
        self.settle();
        Ok(())
    }

    fn roll(&mut self, faces: &[Face]) {
        match &mut self.stage {
            Stage::Attack => self.attack.take(faces),
            Stage::Defend(dice) => dice.take(faces),
            _ => {}
        }
        self.settle();
    }

    /// Goes on after [`Wait::Retained`]: S10 and S11 for the target itself, then its save is settled.
    fn proceed(&mut self) {
        if self.waits() != Wait::Retained {
            return;
        }
        self.mortal = self.mortal();
        self.dealt = self.mortal;
        self.attack.ones = 0;
        // KT21-OP-39: nothing more matters to a target that is gone; with no hit retained there is nothing to
        // defend against.
        if i32::from(self.dealt) >= i32::from(self.target_wounds) || self.attack.hits.total() == 0 {
            self.stage = Stage::Done;
            return;
        }
        self.stage = Stage::Choose;
        if !self.save_offered() {
            self.take(self.save(false));
        }
        self.settle();
    }

    fn options(&self, out: &mut Vec<Answer>) {
        match self.waits() {
            Wait::Choice(_, Choice::Saves) => {
                let all = allocations(self.attack.hits, self.saves, Spending::May);
                out.extend(all.map(Answer::Saves));
            }
            Wait::Choice(role, Choice::Reroll) => {
                let points = self.purses.of(role);
                let rerolls = match self.stage {
                    Stage::Defend(dice) => dice.rerolls(points),
                    _ => self.attack.rerolls(points),
                };
                rerolls.options(out);
            }
            Wait::Choice(..) => out.extend([Answer::Yes, Answer::Pass]),
            _ => {}
        }
    }

    fn sensible(&self) -> Option<Answer> {
        let yes_if = |yes: bool| if yes { Answer::Yes } else { Answer::Pass };
        Some(match (self.waits(), self.stage) {
            (Wait::Choice(Role::Attacker, Choice::Reroll), _) => {
                self.attack.rerolls(0).sensible(self.attack.weapon.hit)
            }
            (Wait::Choice(Role::Attacker, _), _) => {
                self.attack.sensible_rending(self.per_critical())
            }
            (_, Stage::Choose) => {
                let expected = |kind| self.save(kind).expected(self.cover_offered());
                yes_if(expected(true) >= expected(false))
            }
            // One normal save alone does nothing to a critical hit: better to roll for a 6.
            (_, Stage::CoverSave(save)) => yes_if(save.dice > 1 || self.attack.hits.normal > 0),
            (Wait::Choice(_, Choice::Reroll), _) => Answer::Pass,
            (_, Stage::Saves) => Answer::Saves(self.best_saves()),
            _ => return None,
        })
    }

    fn purses(&self) -> Purses {
        self.purses
    }

    /// Which faces are alike for the dice that the attack waits for.
    fn alike(&self) -> [u8; 6] {
        match self.stage {
            Stage::Attack => self.attack.alike(),
            Stage::Defend(dice) => dice.alike(),
            _ => [0; 6],
        }
    }

    fn worth(&self, role: Role) -> [u8; 6] {
        match role {
            Role::Attacker => self.attack.worth(),
            Role::Defender => match self.stage {
                Stage::Defend(dice) => dice.alike(),
                _ => [0; 6],
            },
        }
    }

    fn plain(&self, stand: [bool; 2]) -> Self {
        let mut plain = *self;
        if self.purses.is_shared() {
            return plain;
        }
        if let Stage::Defend(dice) = self.stage {
            let (dice, points) = dice.plain(self.purses.of(Role::Defender), stand[1]);
            plain.stage = Stage::Defend(dice);
            plain.purses = self.purses.with(Role::Defender, points);
        } else {
            let (attack, points) = self.attack.plainer(self.purses.of(Role::Attacker), stand[0]);
            plain.attack = attack;
            plain.purses = self.purses.with(Role::Attacker, points);
        }
        plain.settle();
        plain
    }

    /// Tells states of the same attack apart.
    fn key(&self) -> Key {
        let stage = match self.stage {
            Stage::Attack => 0,
            Stage::Choose => 1,
            Stage::Saves => 2,
            Stage::Done => 3,
            Stage::CoverSave(save) => 4 + (u64::from(save.dice) << 8 | u64::from(save.needed)),
            Stage::Defend(dice) => dice.key(),
        };
        let dealt = u64::from(self.dealt) << 16 | u64::from(self.mortal);
        let rest = self.saves.key() << 16 | self.purses.key();
        [self.attack.key(), stage, dealt << 24 | rest]
    }
}

/// The refusal of an answer of the wrong kind.
pub fn not_asked(wait: Wait) -> Illegal {
    let Wait::Choice(_, choice) = wait else {
        return Illegal::new("KT21-FF-05", Why::NoDecision);
    };
    let yes = "yes, or pass";
    let (rule, expected) = match choice {
        Choice::Reroll => ("KT21-CP-01", "reroll SOURCE FACES, or pass"),
        Choice::Use("rending") => ("KT21-WR-RENDING", yes),
        Choice::Use(_) => ("KT21-WR-INV", yes),
        Choice::CoverSave => ("KT21-SHOOT-09", yes),
        Choice::Saves => ("KT21-SHOOT-10", "saves A B C D"),
        Choice::Keep(_) | Choice::Resolve => {
            ("KT21-FIGHT-06", "strike SUCCESS, or parry SUCCESS with SUCCESS")
        }
    };
    Illegal::new(rule, Why::NotAsked { expected: expected.to_owned() })
}
