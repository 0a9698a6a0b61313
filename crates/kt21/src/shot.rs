//! One shooting attack against one target: hooks S5 to S17, without a board.

use dice::{Face, FaceCounts};
use serde::{Deserialize, Serialize};
use skirmish::{
    Choice, Hits, Pool, Purses, Rerolls, Role, Spending, Wait, WeaponRerolls, allocations,
    best_allocation, check_allocation, left_over,
};
use table::{Answer, Illegal, RerollSource, RollReason, Saves, Why};

use crate::attack::{AttackDice, AttackStage, Profile, REROLLS};

/// What protects the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Defence {
    /// How many defence dice: its DF.
    pub dice: u8,
    /// The number a defence die needs: its SV.
    pub save: u8,
    /// The number that its invulnerable save needs, if it has one.
    pub invulnerable: Option<u8>,
    /// Whether a die may be retained for Cover, as far as the board goes (Barrage and Blast included).
    pub cover: bool,
}

/// The mortal wounds that each discarded 1 of a Hot weapon does to its user (KT21-WR-HOT).
const BURN: u16 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Attack,
    /// Which save to use.
    Save,
    /// Whether to retain one of so many dice for Cover.
    CoverSave(u8),
    RollDefence(u8),
    Reroll,
    RollAgain,
    Saves,
    Done,
}

/// A shooting attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shot {
    attack: AttackDice,
    defence: Defence,
    target_wounds: i16,
    purses: Purses,
    /// Saves are spent in the best way without asking (switch `auto_saves`).
    auto_saves: bool,
    stage: Stage,
    /// The number that the defence dice need, from the choice of the save until they are sorted.
    needed: u8,
    pool: Pool,
    /// A die was retained for Cover and is not yet among the saves.
    covered: bool,
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
            needed: 0,
            pool: Pool::default(),
            covered: false,
            saves: Hits::default(),
            dealt: 0,
            mortal: 0,
        };
        shot.settle();
        shot
    }

    /// Whether an attack read from outside could have come about.
    pub fn is_sound(&self, most: u8) -> bool {
        let dice = u32::from(self.defence.dice);
        let asked = match self.stage {
            Stage::CoverSave(dice) | Stage::RollDefence(dice) => u32::from(dice),
            Stage::RollAgain => 1,
            _ => 0,
        };
        let saves = u32::from(self.saves.critical) + u32::from(self.saves.normal);
        let defends = matches!(
            self.stage,
            Stage::CoverSave(_) | Stage::RollDefence(_) | Stage::Reroll | Stage::RollAgain
        );
        let offered = match self.stage {
            Stage::Save => self.save_offered(),
            Stage::CoverSave(dice) => self.cover_offered(dice),
            _ => true,
        };
        let mut settled = *self;
        settled.settle();
        settled == *self
            && self.attack.is_sound(most)
            && offered
            && self.defence.dice <= most
            && self.pool.total() + asked + u32::from(self.covered) <= dice
            && saves <= dice
            && defends == (self.needed > 0)
            && self.needed <= 6
            && self.mortal <= self.dealt
            && self.dealt < 10_000
    }

    /// The command points left.
    pub fn purses(&self) -> Purses {
        self.purses
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

    /// KT21-WR-MW and KT21-WR-SPLASH: the mortal wounds that retained critical hits do to the target; known
    /// from [`Wait::Retained`] on.
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

    /// KT21-WR-SPLASH: the mortal wounds that everybody around the target suffers, asked at
    /// [`Wait::Retained`].
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

    /// What the attack waits for.
    pub fn waits(&self) -> Wait {
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
            Stage::Save => Wait::Choice(defender, Choice::Use("invulnerable-save")),
            Stage::CoverSave(_) => Wait::Choice(defender, Choice::CoverSave),
            Stage::RollDefence(dice) => Wait::Roll(defender, dice, RollReason::Defence),
            Stage::Reroll => Wait::Choice(defender, Choice::Reroll),
            Stage::RollAgain => Wait::Roll(defender, 1, RollReason::Reroll),
            Stage::Saves => Wait::Choice(defender, Choice::Saves),
            Stage::Done => Wait::Done,
        }
    }

    /// Answers the open choice.
    ///
    /// # Errors
    /// The rule that forbids the answer; nothing has changed then.
    pub fn choose(&mut self, answer: &Answer) -> Result<(), Illegal> {
        let use_it = *answer == Answer::Yes;
        match (self.stage, answer) {
            (Stage::Attack, _) => self.choose_attack(answer)?,
            (Stage::Save, Answer::Yes | Answer::Pass) => self.take_save(use_it),
            (Stage::CoverSave(dice), Answer::Yes | Answer::Pass) => self.cover_save(dice, use_it),
            (Stage::Reroll, Answer::Reroll(source, faces)) => {
                self.defence_rerolls().check(*source, *faces)?;
                self.pool.pick_up(*faces);
                self.purses.spend(Role::Defender);
                self.let_stand();
                self.stage = Stage::RollAgain;
            }
            (Stage::Reroll, Answer::Pass) => self.sort_defence(),
            (Stage::Saves, Answer::Saves(saves)) => {
                let spent = check_allocation(self.attack.hits, self.saves, Spending::May, *saves);
                spent.map_err(|_| Illegal::new("KT21-SHOOT-14", Why::SavesImpossible))?;
                self.damage(*saves);
            }
            _ => return Err(not_asked(self.waits())),
        }
        self.settle();
        Ok(())
    }

    fn choose_attack(&mut self, answer: &Answer) -> Result<(), Illegal> {
        match (self.attack.stage, answer) {
            (AttackStage::Reroll, Answer::Reroll(source, faces)) => {
                self.attack.reroll(*source, *faces, self.purses.of(Role::Attacker))?;
                if *source == RerollSource::Command {
                    self.purses.spend(Role::Attacker);
                }
            }
            (AttackStage::Reroll, Answer::Pass) => self.attack.sort(),
            (AttackStage::Rending, Answer::Yes | Answer::Pass) => {
                self.attack.rend(*answer == Answer::Yes);
            }
            _ => return Err(not_asked(self.waits())),
        }
        Ok(())
    }

    /// Takes the dice that the attack waits for; the driver has counted them.
    pub fn roll(&mut self, faces: &[Face]) {
        match self.stage {
            Stage::Attack => self.attack.take(faces),
            Stage::RollAgain => {
                self.stand(FaceCounts::from_faces(faces));
                self.stage = Stage::Reroll;
            }
            _ => {
                self.pool.fresh.extend(faces.iter().copied());
                self.stage = Stage::Reroll;
            }
        }
        self.settle();
    }

    /// Goes on after [`Wait::Retained`]: S10 and S11 for the target itself, then its save is settled.
    pub fn proceed(&mut self) {
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
        self.stage = Stage::Save;
        if !self.save_offered() {
            self.take_save(false);
        }
        self.settle();
    }

    /// S12: KT21-SHOOT-07 less the AP: the larger of KT21-WR-AP and, with a critical hit, KT21-WR-P, which is
    /// never worse for the attacker (KT21-OP-56); an invulnerable save ignores it (KT21-WR-INV). With the number
    /// that the dice need.
    fn save_dice(&self, invulnerable: bool) -> (u8, u8) {
        let rules = &self.attack.weapon.rules;
        match self.defence.invulnerable.filter(|_| invulnerable) {
            Some(needed) => (self.defence.dice, needed.clamp(2, 6)),
            None => {
                let piercing = if self.attack.hits.critical > 0 { rules.piercing } else { 0 };
                let dice = self.defence.dice.saturating_sub(rules.ap.max(piercing));
                (dice, self.defence.save.clamp(2, 6))
            }
        }
    }

    /// KT21-WR-INV: a choice only where the two saves are not the same.
    fn save_offered(&self) -> bool {
        self.defence.dice > 0 && self.save_dice(true) != self.save_dice(false)
    }

    fn take_save(&mut self, invulnerable: bool) {
        let (dice, needed) = self.save_dice(invulnerable);
        self.needed = needed;
        self.stage = Stage::CoverSave(dice);
        if !self.cover_offered(dice) {
            self.cover_save(dice, false);
        }
    }

    /// S13: KT21-SHOOT-09, KT21-OP-36, unless KT21-WR-NOCOVER.
    fn cover_offered(&self, dice: u8) -> bool {
        self.defence.cover && dice > 0 && !self.attack.weapon.rules.no_cover
    }

    fn cover_save(&mut self, dice: u8, retain: bool) {
        self.covered = retain;
        self.stage = Stage::RollDefence(dice - u8::from(retain));
    }

    /// S15: KT21-CP-01; the die retained for Cover was never rolled (KT21-OP-22).
    fn defence_rerolls(&self) -> Rerolls {
        Rerolls {
            law: &REROLLS,
            weapon: WeaponRerolls::default(),
            fresh: self.pool.fresh,
            points: self.purses.of(Role::Defender),
        }
    }

    /// Dice that cannot be rolled again stand; failed saves are discarded (KT21-SHOOT-08).
    fn stand(&mut self, faces: FaceCounts) {
        self.pool.stand(&faces, self.needed, 6);
        self.pool.failed = 0;
    }

    fn let_stand(&mut self) {
        let idle = self.defence_rerolls().out_of_reach();
        self.pool.pick_up(idle);
        self.stand(idle);
    }

    /// S15: KT21-SHOOT-08; a 6 always saves (KT21-OP-21), Cover saves as a normal save.
    fn sort_defence(&mut self) {
        self.stand(self.pool.fresh);
        self.saves = self.pool.stood;
        self.saves.normal += u8::from(self.covered);
        self.pool = Pool::default();
        (self.covered, self.needed) = (false, 0);
        self.stage = Stage::Saves;
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
                Wait::Roll(_, 0, _) if self.stage == Stage::Attack => self.attack.take(&[]),
                Wait::Roll(_, 0, _) => self.stage = Stage::Reroll,
                Wait::Choice(Role::Attacker, Choice::Reroll) => {
                    self.attack.settle(self.purses.of(Role::Attacker));
                    if self.attack.stage == AttackStage::Reroll {
                        return;
                    }
                }
                Wait::Choice(Role::Defender, Choice::Reroll) => {
                    if self.defence_rerolls().any() {
                        return;
                    }
                    self.sort_defence();
                }
                Wait::Choice(_, Choice::Saves) => {
                    let mut ways = allocations(self.attack.hits, self.saves, Spending::May);
                    if !self.auto_saves && ways.nth(1).is_some() {
                        return;
                    }
                    self.damage(self.best_saves());
                }
                _ => return,
            }
        }
    }

    /// Every answer to the open choice.
    pub fn options(&self, out: &mut Vec<Answer>) {
        match self.waits() {
            Wait::Choice(_, Choice::Saves) => {
                let all = allocations(self.attack.hits, self.saves, Spending::May);
                out.extend(all.map(Answer::Saves));
            }
            Wait::Choice(Role::Attacker, Choice::Reroll) => {
                self.attack.rerolls(self.purses.of(Role::Attacker)).options(out);
            }
            Wait::Choice(Role::Defender, Choice::Reroll) => self.defence_rerolls().options(out),
            Wait::Choice(..) => out.extend([Answer::Yes, Answer::Pass]),
            _ => {}
        }
    }

    /// The sensible answer to the open choice.
    pub fn sensible(&self) -> Option<Answer> {
        let yes_if = |yes: bool| if yes { Answer::Yes } else { Answer::Pass };
        Some(match (self.waits(), self.stage) {
            (Wait::Choice(Role::Attacker, Choice::Reroll), _) => {
                self.attack.rerolls(0).sensible(self.attack.weapon.hit)
            }
            (Wait::Choice(Role::Attacker, _), _) => {
                self.attack.sensible_rending(self.per_critical())
            }
            (_, Stage::Save) => yes_if(self.expected_saves(true) >= self.expected_saves(false)),
            // One normal save alone does nothing to a critical hit: better to roll for a 6.
            (_, Stage::CoverSave(dice)) => yes_if(dice > 1 || self.attack.hits.normal > 0),
            (_, Stage::Reroll) => Answer::Pass,
            (_, Stage::Saves) => Answer::Saves(self.best_saves()),
            _ => return None,
        })
    }

    /// How many saves can be expected of a kind of save, in sixths.
    fn expected_saves(&self, invulnerable: bool) -> u16 {
        let (dice, needed) = self.save_dice(invulnerable);
        let covered = u16::from(self.cover_offered(dice));
        6 * covered + (u16::from(dice) - covered) * (7 - u16::from(needed))
    }
}

skirmish::sequence!(Shot);

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
