//! Attack dice of one side, from the collected dice to the retained successes: hooks S4 to S11 of a
//! shooting sequence, F3 to F10 of a fight. Both sequences run this.

use dice::{Face, FaceCounts};
use serde::{Deserialize, Serialize};
use skirmish::{
    Ceaseless, Choice, Fell, Hits, LyingDice, Pool, RerollLaw, Rerolls, Rolling, WeaponRerolls,
    faces_alike,
};
use table::{Answer, Illegal, RerollSource, Why};

use crate::WeaponRules;

/// A weapon as it is used in one action: its Hit stat already changed by injury and the like.
pub type Profile = skirmish::Profile<WeaponRules>;

/// What the rules say about re-rolls.
pub const REROLLS: RerollLaw = RerollLaw {
    balanced: "KT24-WR-BALANCED-01",
    ceaseless: "KT24-WR-CEASELESS-01",
    ceaseless_takes: Ceaseless::OneFace,
    relentless: "KT24-WR-RELENTLESS-01",
    command: "KT24-FF-10",
    once: "KT24-RUL-34",
    points: "KT24-STRAT-05",
};

/// Where one side's attack dice are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackStage {
    /// Accurate: how many dice to keep unrolled (S5, F4).
    Keep,
    /// The dice are to be rolled (S6, F5).
    Roll,
    /// Re-rolls may be used (S7, F6).
    Reroll,
    /// So many dice are being rolled again.
    RollAgain(u8),
    /// Whether to use Rending (S9, F8).
    Rending,
    /// Whether to use Punishing (S9, F8).
    Punishing,
    /// Whether to use Severe (S10, F9).
    Severe,
    /// The successes are retained.
    Retained,
}

/// One side's attack dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AttackDice {
    /// The weapon.
    pub weapon: Profile,
    /// Where the dice are.
    pub stage: AttackStage,
    /// The dice before they are sorted.
    pub pool: Pool,
    /// Fails that Punishing could save: one at most.
    pub fails: u8,
    /// Successes, once the dice are sorted; dice kept unrolled are among the normals.
    pub hits: Hits,
    /// Re-rolls of the weapon that have been used.
    pub used: WeaponRerolls,
}

impl AttackDice {
    /// Collects the dice of a weapon (S4, F3).
    pub fn new(weapon: Profile) -> Self {
        let keep = weapon.rules.accurate > 0 && weapon.attacks > 0;
        AttackDice {
            weapon,
            stage: if keep { AttackStage::Keep } else { AttackStage::Roll },
            pool: Pool::default(),
            fails: 0,
            hits: Hits::default(),
            used: WeaponRerolls::default(),
        }
    }

    /// Whether dice read from outside could have come about: no more of them than the weapon rolls.
    pub fn is_sound(&self, most: u8) -> bool {
        let attacks = u32::from(self.weapon.attacks);
        let dice = self.pool.total();
        let again = match self.stage {
            AttackStage::RollAgain(again) => u32::from(again),
            _ => 0,
        };
        let hits = u32::from(self.hits.critical) + u32::from(self.hits.normal);
        let offered = match self.stage {
            AttackStage::Rending => self.hits.normal > 0,
            AttackStage::Punishing => self.fails > 0,
            AttackStage::Severe => self.hits.normal > 0,
            _ => true,
        };
        self.weapon.attacks <= most
            && dice + again <= attacks
            && hits <= attacks
            && u32::from(self.fails) <= attacks
            && offered
            && self.weapon.damage.iter().all(|damage| *damage <= 100)
    }

    /// How many dice may be kept unrolled (KT24-WR-ACCURATE-01, KT24-RUL-42).
    pub fn most_kept(&self) -> u8 {
        self.weapon.rules.accurate.min(self.weapon.attacks)
    }

    /// KT24-DICE-02, KT24-WR-LETHAL-01: the face from which successes are critical.
    fn critical_from(&self) -> u8 {
        self.weapon.rules.lethal.unwrap_or(6)
    }

    /// KT24-WR-ACCURATE-01: keeps dice as normal successes without rolling them.
    pub fn keep(&mut self, dice: u8) -> Result<(), Illegal> {
        let most = self.most_kept();
        if dice > most {
            return Err(Illegal::new("KT24-WR-ACCURATE-01", Why::KeepTooMany { most }));
        }
        self.pool.kept = dice;
        self.stage = AttackStage::Roll;
        Ok(())
    }

    /// The dice as they lie.
    pub fn lying(&self) -> LyingDice {
        let retained = matches!(
            self.stage,
            AttackStage::Rending
                | AttackStage::Punishing
                | AttackStage::Severe
                | AttackStage::Retained
        );
        LyingDice {
            pool: self.pool,
            retained: retained.then_some(self.hits),
            needs: self.weapon.hit,
            critical_from: self.critical_from(),
        }
    }

    /// The plainest dice with the same odds, with the points still worth having; see [`skirmish::Sequence::plain`].
    pub fn plainer(&self, points: u8, better: bool) -> (Self, u8) {
        match self.stage {
            AttackStage::Reroll | AttackStage::RollAgain(_) => {}
            AttackStage::Keep | AttackStage::Roll => return (*self, points),
            // Points are spent on re-rolls only.
            _ => return (*self, 0),
        }
        let mut plain = *self;
        plain.pool = self.pool.plainer(self.worth(), better, true);
        let (left, points) = plain.rerolls(points).worth_keeping();
        plain.used = self.weapon_rerolls().without(left);
        let idle = plain.rerolls(points).never_taken(self.worth(), better);
        plain.pool.pick_up(idle);
        plain.pool.stand(&idle, self.weapon.hit, self.critical_from());
        // Only Punishing looks at fails, and at no more than one.
        plain.pool.failed = plain.pool.failed.min(u8::from(self.weapon.rules.punishing));
        plain.pool = plain.pool.plainer(self.worth(), false, left.ceaseless);
        (plain, points)
    }

    /// Takes dice as they have fallen, and nothing rolls them again; only while they are to be rolled first.
    pub fn fall(&mut self, fell: Fell) {
        self.pool.failed = self.to_roll() - fell.hits.total();
        self.pool.stood = fell.hits;
        self.stage = AttackStage::Reroll;
    }

    /// All re-rolls that the weapon gives.
    fn weapon_rerolls(&self) -> WeaponRerolls {
        let WeaponRules { balanced, ceaseless, relentless, .. } = self.weapon.rules;
        WeaponRerolls { balanced, ceaseless, relentless }
    }

    /// S8, F7: sorts the dice (KT24-DICE-01 to -05, KT24-WR-LETHAL-01). An obscured target costs one success
    /// and makes every critical a normal success for good (KT24-RUL-08). Rending needs a critical and upgrades a rolled
    /// normal (KT24-WR-RENDING-01), not a die that was kept unrolled (KT24-RUL-42) or that Punishing saves (KT24-RUL-43).
    pub fn classify(&mut self, obscured: bool) {
        let (mut hits, fails) = self.pool.classify(self.weapon.hit, self.critical_from());
        if obscured {
            let successes = (hits.total() + self.pool.kept).saturating_sub(1);
            hits = Hits { critical: 0, normal: successes };
            self.pool.kept = 0;
        }
        let rules = self.weapon.rules;
        // KT24-WR-RENDING-01: needs a critical, upgrades a rolled normal; dice kept unrolled (KT24-RUL-42) and
        // what Punishing will save (KT24-RUL-43) are normals like any other only after that.
        let rending = rules.rending && hits.critical > 0 && hits.normal > 0;
        self.stage = if rending { AttackStage::Rending } else { AttackStage::Punishing };
        self.hits = Hits { normal: hits.normal + self.pool.kept, ..hits };
        // From here on faces and re-rolls tell nothing, and only Punishing looks at fails: dice that will come
        // to the same are the same.
        self.pool = Pool::default();
        self.used = WeaponRerolls::default();
        self.fails = if rules.punishing && hits.critical > 0 { fails.min(1) } else { 0 };
        self.skip_what_is_not_offered(obscured);
    }

    /// Answers an optional rule of the weapon.
    pub fn use_rule(&mut self, use_it: bool, obscured: bool) {
        if use_it {
            match self.stage {
                AttackStage::Rending | AttackStage::Severe => {
                    self.hits.normal -= 1;
                    self.hits.critical += 1;
                }
                AttackStage::Punishing => {
                    self.fails -= 1;
                    self.hits.normal += 1;
                }
                _ => return,
            }
        }
        self.leave_stage();
        self.skip_what_is_not_offered(obscured);
    }

    /// KT24-WR-DEVASTATING-01, -03: the damage that retained criticals do at once, besides what they do later.
    pub fn devastating(&self) -> u16 {
        let damage = self.weapon.rules.devastating.map_or(0, |d| d.damage);
        u16::from(damage) * u16::from(self.hits.critical)
    }

    /// Moves on past optional rules that the weapon lacks or whose condition does not hold: Punishing saves a fail
    /// (KT24-WR-PUNISHING-01). Severe needs to have no critical, comes after Punishing and Rending and before what
    /// criticals do at once (KT24-WR-SEVERE-01 to -03).
    fn skip_what_is_not_offered(&mut self, obscured: bool) {
        let rules = self.weapon.rules;
        loop {
            let offered = match self.stage {
                // KT24-WR-PUNISHING-01: saves a fail; `classify` has looked for the critical.
                AttackStage::Punishing => self.fails > 0,
                // KT24-WR-SEVERE-01: only without a critical; never against an obscured target. It comes before what
                // criticals do at once (KT24-WR-SEVERE-02), and after Punishing and Rending (KT24-WR-SEVERE-03).
                AttackStage::Severe => {
                    rules.severe && !obscured && self.hits.critical == 0 && self.hits.normal > 0
                }
                _ => return,
            };
            if offered {
                return;
            }
            self.leave_stage();
        }
    }

    /// Goes on to the next optional rule, without what only the last one looked at.
    fn leave_stage(&mut self) {
        self.stage = match self.stage {
            AttackStage::Rending => AttackStage::Punishing,
            AttackStage::Punishing => {
                self.fails = 0;
                AttackStage::Severe
            }
            AttackStage::Severe => AttackStage::Retained,
            stage => stage,
        };
    }
}

impl Rolling for AttackDice {
    fn kind(&self) -> u64 {
        let needed = u64::from(self.weapon.hit) << 8 | u64::from(self.critical_from());
        (needed << 4 | self.weapon_rerolls().key()) << 12 | u64::from(self.to_roll()) << 2
    }

    fn key(&self) -> u64 {
        let stage = match self.stage {
            AttackStage::Keep => 0,
            AttackStage::Roll => 1,
            AttackStage::Reroll => 2,
            AttackStage::Rending => 3,
            AttackStage::Punishing => 4,
            AttackStage::Severe => 5,
            AttackStage::Retained => 6,
            AttackStage::RollAgain(dice) => 7 + u64::from(dice),
        };
        let sorted = self.hits.key() << 1 | u64::from(self.fails);
        ((stage << 9 | sorted) << 3 | self.used.key()) << 40 | self.pool.key()
    }

    fn to_roll(&self) -> u8 {
        match self.stage {
            AttackStage::Roll => self.weapon.attacks - self.pool.kept,
            AttackStage::RollAgain(dice) => dice,
            _ => 0,
        }
    }

    /// Which faces are alike for the dice that wait to be rolled: those that come to the same, unless Ceaseless
    /// may still look at what each die shows.
    fn alike(&self) -> [u8; 6] {
        match self.stage {
            AttackStage::Roll if self.weapon.rules.ceaseless => [0, 1, 2, 3, 4, 5],
            _ => self.worth(),
        }
    }

    fn worth(&self) -> [u8; 6] {
        faces_alike(self.weapon.hit, self.critical_from())
    }

    fn take(&mut self, faces: &[Face]) {
        let rolled = FaceCounts::from_faces(faces);
        self.stage = match self.stage {
            AttackStage::RollAgain(again) => {
                self.pool.stand(&rolled, self.weapon.hit, self.critical_from());
                match again - faces.len() as u8 {
                    0 => AttackStage::Reroll,
                    left => AttackStage::RollAgain(left),
                }
            }
            _ => {
                self.pool.fresh.extend(faces.iter().copied());
                AttackStage::Reroll
            }
        };
    }

    /// How many fails there are follows from the successes.
    fn plain(&self, points: u8, better: bool) -> (Self, u8) {
        let (mut plain, points) = self.plainer(points, better);
        plain.pool.failed = 0;
        (plain, points)
    }

    fn rerolls(&self, command_points: u8) -> Rerolls {
        Rerolls {
            law: &REROLLS,
            weapon: self.weapon_rerolls().without(self.used),
            fresh: self.pool.fresh,
            points: command_points,
        }
    }

    /// S7, F6: rolls dice again. KT24-WR-BALANCED-01, KT24-WR-CEASELESS-01, KT24-WR-RELENTLESS-01,
    /// KT24-FF-10; a die is rolled again at most once (KT24-RUL-34).
    fn reroll(
        &mut self,
        source: RerollSource,
        faces: FaceCounts,
        command_points: u8,
    ) -> Result<(), Illegal> {
        self.rerolls(command_points).check(source, faces)?;
        self.pool.pick_up(faces);
        self.used.add(source);
        let points = command_points - u8::from(source == RerollSource::Command);
        if !self.rerolls(points).any() {
            self.pool.stand_all(self.weapon.hit, self.critical_from());
            self.used = WeaponRerolls::default();
        }
        self.stage = AttackStage::RollAgain(faces.total() as u8);
        Ok(())
    }

    fn fell(&self) -> Fell {
        let (hits, _) = self.pool.classify(self.weapon.hit, self.critical_from());
        Fell { hits, ones: 0 }
    }
}

/// KT24-WR-HOT-01, KT24-RUL-52: the wounds that a Hot weapon takes off its user, whose Hit stat in force during the
/// action is `hit`, if the die shows `face`.
pub fn hot_wounds(hit: u8, face: Face) -> u16 {
    if face.get() < hit { 2 * u16::from(face.get()) } else { 0 }
}

/// Whether to use an optional rule of the weapon: a critical success may be worth less than a normal one.
pub fn sensible_use(weapon: &Profile, rule: &str) -> Answer {
    let [normal, critical] = weapon.damage;
    let at_once = weapon.rules.devastating.map_or(0, |devastating| u16::from(devastating.damage));
    if rule == "punishing" || critical + at_once >= normal { Answer::Yes } else { Answer::Pass }
}

/// Every answer that one side's attack dice allow to a choice.
pub fn attack_options(
    dice: &AttackDice,
    choice: Choice,
    command_points: u8,
    out: &mut Vec<Answer>,
) {
    match choice {
        Choice::Keep(most) => out.extend((0..=most).map(Answer::Keep)),
        Choice::Reroll => dice.rerolls(command_points).options(out),
        _ => out.extend([Answer::Yes, Answer::Pass]),
    }
}
