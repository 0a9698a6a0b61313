//! Attack dice of one side, from the collected dice to the retained successes: hooks S4 to S11 of a
//! shooting sequence, F3 to F10 of a fight. Both sequences run this.

use dice::{Face, FaceCounts};
use serde::{Deserialize, Serialize};
use skirmish::{Hits, Pool};
use table::{Answer, Illegal, RerollSource, Why};

use crate::WeaponRules;

/// A weapon as it is used in one action: its Hit stat already changed by injury and the like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Profile {
    /// How many attack dice.
    pub attacks: u8,
    /// The number an attack die needs.
    pub hit: u8,
    /// What a normal and a critical success take off.
    pub damage: [u16; 2],
    /// Its rules.
    pub rules: WeaponRules,
}

impl Profile {
    /// What a success takes off.
    pub const fn damage_of(&self, hits: Hits) -> u16 {
        hits.normal as u16 * self.damage[0] + hits.critical as u16 * self.damage[1]
    }
}

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
    pub used: Used,
}

/// Which re-rolls of a weapon have been used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Used {
    balanced: bool,
    ceaseless: bool,
    relentless: bool,
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
            used: Used::default(),
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

    /// How many dice wait to be rolled.
    pub fn dice_to_roll(&self) -> u8 {
        match self.stage {
            AttackStage::Roll => self.weapon.attacks - self.pool.kept,
            AttackStage::RollAgain(dice) => dice,
            _ => 0,
        }
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

    /// Takes rolled dice, first or again.
    pub fn take(&mut self, faces: &[Face]) {
        let faces = FaceCounts::from_faces(faces);
        match self.stage {
            AttackStage::RollAgain(_) => {
                self.pool.stand(&faces, self.weapon.hit, self.critical_from());
            }
            _ => self.pool.fresh.extend(faces.iter()),
        }
        self.stage = AttackStage::Reroll;
    }

    /// The right to re-roll that a source gives at this moment.
    pub fn may_reroll(&self, source: RerollSource, command_points: u8) -> bool {
        let rules = &self.weapon.rules;
        !self.pool.fresh.is_empty()
            && match source {
                RerollSource::Balanced => rules.balanced && !self.used.balanced,
                RerollSource::Ceaseless => rules.ceaseless && !self.used.ceaseless,
                RerollSource::Relentless => rules.relentless && !self.used.relentless,
                RerollSource::Command => command_points > 0,
            }
    }

    /// Whether any re-roll is open.
    pub fn any_reroll(&self, command_points: u8) -> bool {
        RerollSource::ALL.into_iter().any(|source| self.may_reroll(source, command_points))
    }

    /// S7, F6: rolls dice again. KT24-WR-BALANCED-01, KT24-WR-CEASELESS-01, KT24-WR-RELENTLESS-01,
    /// KT24-FF-10; a die is rolled again at most once (KT24-RUL-34).
    pub fn reroll(
        &mut self,
        source: RerollSource,
        faces: FaceCounts,
        command_points: u8,
    ) -> Result<(), Illegal> {
        let rule = reroll_rule(source);
        if !self.may_reroll(source, command_points) {
            let (rule, why) = match source {
                _ if self.pool.fresh.is_empty() => ("KT24-RUL-34", Why::NoSuchDie),
                RerollSource::Command => {
                    ("KT24-STRAT-05", Why::TooFewCp { cost: 1, left: command_points })
                }
                _ => (rule, Why::NoSuchReroll),
            };
            return Err(Illegal::new(rule, why));
        }
        check_reroll_faces(&self.pool, source, faces)?;
        // `check_reroll_faces` has made sure that the faces are among the fresh ones.
        self.pool.fresh = self.pool.fresh.checked_sub(&faces).unwrap_or_default();
        match source {
            RerollSource::Balanced => self.used.balanced = true,
            RerollSource::Ceaseless => self.used.ceaseless = true,
            RerollSource::Relentless => self.used.relentless = true,
            RerollSource::Command => {}
        }
        let points = command_points - u8::from(source == RerollSource::Command);
        if !self.any_reroll(points) {
            self.pool.stand_all(self.weapon.hit, self.critical_from());
            self.used = Used::default();
        }
        self.stage = AttackStage::RollAgain(faces.total() as u8);
        Ok(())
    }

    /// S8, F7: sorts the dice (KT24-DICE-01 to -05, KT24-WR-LETHAL-01). An obscured target costs one success
    /// and makes every critical a normal success for good (KT24-RUL-08).
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
        self.used = Used::default();
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

    /// Moves on past optional rules that the weapon lacks or whose condition does not hold.
    fn skip_what_is_not_offered(&mut self, obscured: bool) {
        let rules = self.weapon.rules;
        loop {
            let offered = match self.stage {
                // KT24-WR-PUNISHING-01: saves a fail; `classify` has looked for the critical.
                AttackStage::Punishing => self.fails > 0,
                // KT24-WR-SEVERE-01: only without a critical; never against an obscured target.
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

/// The rule that lets a source re-roll.
pub fn reroll_rule(source: RerollSource) -> &'static str {
    match source {
        RerollSource::Balanced => "KT24-WR-BALANCED-01",
        RerollSource::Ceaseless => "KT24-WR-CEASELESS-01",
        RerollSource::Relentless => "KT24-WR-RELENTLESS-01",
        RerollSource::Command => "KT24-FF-10",
    }
}

/// Whether a source may roll exactly these dice of a pool again.
pub fn check_reroll_faces(
    pool: &Pool,
    source: RerollSource,
    faces: FaceCounts,
) -> Result<(), Illegal> {
    let rule = reroll_rule(source);
    let kinds = faces.counts().iter().filter(|n| **n > 0).count();
    match source {
        RerollSource::Balanced | RerollSource::Command if faces.total() != 1 => {
            return Err(Illegal::new(rule, Why::OneDie));
        }
        RerollSource::Ceaseless if kinds != 1 => return Err(Illegal::new(rule, Why::OneFace)),
        _ => {}
    }
    // Dice rolled again before, and dice kept unrolled, have no face to name (KT24-RUL-34).
    if faces.is_empty() || !faces.is_subset_of(&pool.fresh) {
        return Err(Illegal::new("KT24-RUL-34", Why::NoSuchDie));
    }
    Ok(())
}

/// Whether to use an optional rule of the weapon: a critical success may be worth less than a normal one.
pub fn sensible_use(weapon: &Profile, rule: &str) -> Answer {
    let [normal, critical] = weapon.damage;
    let at_once = weapon.rules.devastating.map_or(0, |devastating| u16::from(devastating.damage));
    if rule == "punishing" || critical + at_once >= normal { Answer::Yes } else { Answer::Pass }
}

/// The re-roll that gives most: fails first, all of them where the source allows it.
pub fn sensible_reroll(dice: &AttackDice, command_points: u8) -> Answer {
    let fails = |face: Face| {
        let pips = face.get();
        pips == 1 || (pips != 6 && pips < dice.weapon.hit)
    };
    let worst = Face::ALL.into_iter().filter(|f| dice.pool.fresh.of(*f) > 0 && fails(*f));
    let worst: Vec<Face> = worst.collect();
    let of = |face: Face, n: u8| FaceCounts::from_faces(&vec![face; usize::from(n)]);
    let most = worst.iter().copied().max_by_key(|f| dice.pool.fresh.of(*f));
    let Some(most) = most else { return Answer::Pass };
    for source in RerollSource::ALL {
        // Command points are for players to spend.
        if source == RerollSource::Command || !dice.may_reroll(source, command_points) {
            continue;
        }
        let faces = match source {
            RerollSource::Balanced | RerollSource::Command => of(most, 1),
            RerollSource::Ceaseless => of(most, dice.pool.fresh.of(most)),
            RerollSource::Relentless => {
                let all = worst.iter().flat_map(|f| vec![*f; usize::from(dice.pool.fresh.of(*f))]);
                all.collect()
            }
        };
        return Answer::Reroll(source, faces);
    }
    Answer::Pass
}
