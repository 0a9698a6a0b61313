//! What must hold in every shooting attack and combat, whatever the weapons, the choices and the dice.

use dice::{Chance, Face};
use kt21::{Defence, Fighter, Melee, Profile, Resolved, Shot, Stun, WeaponRules};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use skirmish::{Choice, Hits, Purses, Role, Sequence, Wait};
use table::{Answer, Position, RerollSource, RollReason, RuleSet, Success, Tags};

#[path = "../../skirmish/tests/machines/offers.rs"]
mod offers;
use offers::{answers, check_offers, pick, throw};

/// The most dice that a sequence may have.
const MOST: u8 = 20;

prop_compose! {
    fn weapon()(
        flags in any::<[bool; 8]>(),
        numbers in [0u8..=3, 0u8..=3, 0u8..=2, 0u8..=2],
        lethal in proptest::option::of(2u8..=6),
        attacks in 0u8..=5,
        hit in 2u8..=9,
        damage in prop_oneof![[0u16..=6, 0u16..=6], Just([100, 100])],
    ) -> Profile {
        let [balanced, brutal, ceaseless, hot, no_cover, relentless, rending, stun] = flags;
        let [ap, piercing, mortal_wounds, splash] = numbers;
        let rules = WeaponRules {
            ap, balanced, brutal, ceaseless, hot, lethal, mortal_wounds, no_cover, piercing, relentless, rending,
            splash, stun, ..WeaponRules::default()
        };
        Profile { attacks, hit, damage, rules }
    }
}

prop_compose! {
    fn defence()(
        dice in 0u8..=4,
        save in 2u8..=9,
        invulnerable in proptest::option::of(2u8..=6),
        cover in any::<bool>(),
    ) -> Defence {
        Defence { dice, save, invulnerable, cover }
    }
}

fn wounds() -> impl Strategy<Value = i16> {
    prop_oneof![1i16..=12, Just(9999)]
}

/// One side's attack dice as they lie on the table.
#[derive(Clone, Debug, Default)]
struct OnTable {
    once: Vec<u8>,
    twice: Vec<u8>,
    rends: bool,
}

impl OnTable {
    fn answered(&mut self, choice: Choice, answer: &Answer) {
        if let Answer::Reroll(source, faces) = answer {
            for face in faces.iter().map(Face::get) {
                assert!(*source != RerollSource::Ceaseless || face == 1);
                let found = self.once.iter().position(|shown| *shown == face);
                self.once.remove(found.expect("a die rolled once shows that face"));
            }
        }
        self.rends |= (choice, answer) == (Choice::Use("rending"), &Answer::Yes);
    }

    fn rolled(&mut self, faces: &[Face], reason: RollReason) {
        let pile = if reason == RollReason::Reroll { &mut self.twice } else { &mut self.once };
        pile.extend(faces.iter().map(|face| face.get()));
    }

    fn all(&self) -> impl Iterator<Item = u8> {
        self.once.iter().chain(&self.twice).copied()
    }

    /// KT21-SHOOT-05, -06 with Lethal and Rending.
    fn retained(&self, weapon: &Profile) -> Hits {
        let is_hit = |face: u8| face == 6 || (face != 1 && face >= weapon.hit);
        let is_critical =
            |face: u8| face == 6 || weapon.rules.lethal.is_some_and(|from| face >= from);
        let critical = self.all().filter(|face| is_hit(*face) && is_critical(*face)).count() as u8;
        let total = self.all().filter(|face| is_hit(*face)).count() as u8;
        let critical = critical + u8::from(self.rends);
        Hits { critical, normal: total - critical }
    }
}

/// Whether a sequence is the same after it has been written down and read again.
fn reads_back<S: Serialize + DeserializeOwned + PartialEq>(sequence: &S) -> bool {
    let tags = Tags { rules: RuleSet::KT21, others: Vec::new() };
    let text = Position::new(tags, sequence).to_string();
    let read = Position::read(&text).expect("a position").state::<S>();
    read.is_ok_and(|read| read == *sequence)
}

fn take(hits: &mut Hits, success: Success) {
    match success {
        Success::Normal => hits.normal -= 1,
        Success::Critical => hits.critical -= 1,
    }
}

proptest! {
    #[test]
    fn shots(
        weapon in weapon(),
        defence in defence(),
        wounds in wounds(),
        points in [0u8..=2, 0u8..=2],
        auto_saves in any::<bool>(),
        seed in any::<u64>(),
    ) {
        let every = answers();
        let mut chance = Chance::new(seed, 0);
        let purses = Purses::new(points[0], points[1]);
        let mut shot = Shot::new(weapon, defence, wounds, purses, auto_saves);
        let mut attack = OnTable::default();
        let (mut rolled, mut covered, mut invulnerable) = (0, 0, false);
        let (mut retained, mut at_once) = (Hits::default(), 0);
        loop {
            prop_assert!(shot.is_sound(MOST) && reads_back(&shot), "{:?}", shot);
            match shot.waits() {
                Wait::Choice(role, choice) => {
                    let offers = check_offers(&shot, &every, 2, |shot| shot.is_sound(MOST))?;
                    let answer = pick(&mut chance, &offers);
                    if role == Role::Attacker {
                        attack.answered(choice, &answer);
                    }
                    prop_assert!(!auto_saves || choice != Choice::Saves);
                    let yes = answer == Answer::Yes;
                    covered += u8::from(choice == Choice::CoverSave && yes);
                    invulnerable |= choice == Choice::Use("invulnerable-save") && yes;
                    let points = shot.purses().of(role);
                    let paid = matches!(answer, Answer::Reroll(RerollSource::Command, _));
                    prop_assert!(shot.choose(&answer).is_ok());
                    prop_assert_eq!(points - u8::from(paid), shot.purses().of(role));
                }
                Wait::Roll(role, dice, reason) => {
                    prop_assert!(dice > 0);
                    prop_assert!(every.iter().all(|answer| shot.choose(answer).is_err()));
                    let faces = throw(&mut chance, dice);
                    if role == Role::Attacker {
                        attack.rolled(&faces, reason);
                    } else if reason == RollReason::Defence {
                        rolled += dice;
                    }
                    shot.roll(&faces);
                }
                Wait::Retained => {
                    prop_assert_eq!(attack.all().count(), usize::from(weapon.attacks));
                    retained = attack.retained(&weapon);
                    prop_assert_eq!(shot.hits(), retained);
                    let ones = attack.all().filter(|face| *face == 1).count() as u16;
                    prop_assert_eq!(shot.burns(), if weapon.rules.hot { 3 * ones } else { 0 });
                    let criticals = u16::from(retained.critical);
                    prop_assert_eq!(shot.splash(), criticals * u16::from(weapon.rules.splash));
                    at_once = shot.splash() + criticals * u16::from(weapon.rules.mortal_wounds);
                    prop_assert_eq!(shot.mortal(), at_once);
                    shot.proceed();
                    prop_assert_eq!(shot.mortal(), at_once);
                }
                Wait::Done => break,
            }
        }
        if i32::from(at_once) >= i32::from(wounds) || retained.total() == 0 {
            prop_assert_eq!((shot.dealt(), rolled, covered), (at_once, 0, 0));
            return Ok(());
        }
        let piercing = if retained.critical > 0 { weapon.rules.piercing } else { 0 };
        let ap = if invulnerable { 0 } else { weapon.rules.ap.max(piercing) };
        prop_assert_eq!(rolled + covered, defence.dice.saturating_sub(ap));
        prop_assert!(covered == 0 || (defence.cover && !weapon.rules.no_cover));
        let through = shot.hits();
        prop_assert_eq!(shot.dealt(), at_once + weapon.damage_of(through));
        prop_assert!(through.critical <= retained.critical && through.normal <= retained.normal);
        prop_assert!(retained.total() - through.total() <= shot.saves().total());
    }

    #[test]
    fn combats(
        first in weapon(),
        second in proptest::option::of(weapon()),
        wounds in [wounds(), wounds()],
        points in [0u8..=2, 0u8..=2],
        seed in any::<u64>(),
    ) {
        let every = answers();
        let mut chance = Chance::new(seed, 0);
        let weapons = [Some(first), second];
        let [attacker, defender] = [0, 1].map(|i| Fighter { wounds: wounds[i], weapon: weapons[i] });
        let mut melee = Melee::new(attacker, defender, Purses::new(points[0], points[1]));
        let mut dice = [OnTable::default(), OnTable::default()];
        let (mut lost, mut left, mut critical_strikes) = ([0u16; 2], [Hits::default(); 2], [0; 2]);
        let mut last = Role::Defender;
        loop {
            prop_assert!(melee.is_sound(MOST) && reads_back(&melee), "{:?}", melee);
            match melee.waits() {
                Wait::Choice(role, choice) => {
                    let (me, other) = (role as usize, role.other() as usize);
                    let fewest = if choice == Choice::Resolve { 1 } else { 2 };
                    let offers = check_offers(&melee, &every, fewest, |melee| melee.is_sound(MOST))?;
                    let answer = pick(&mut chance, &offers);
                    dice[me].answered(choice, &answer);
                    if let Answer::Strike(with) | Answer::Block { with, .. } = answer {
                        prop_assert!(role != last || left[other].total() == 0, "out of turn");
                        last = role;
                        take(&mut left[me], with);
                    }
                    match melee.take_choice(&answer).expect("an offer") {
                        Some(Resolved::Struck { success, damage, stun, .. }) => {
                            lost[other] += damage;
                            let stuns = weapons[me].is_some_and(|weapon| weapon.rules.stun);
                            critical_strikes[me] += u8::from(stuns && success == Success::Critical);
                            let expected = match critical_strikes[me] {
                                _ if success == Success::Normal => None,
                                1 if left[other].normal > 0 => Some(Stun::Discards),
                                2 => Some(Stun::ReducesApl),
                                _ => None,
                            };
                            prop_assert_eq!(stun, expected);
                            if stun == Some(Stun::Discards) {
                                take(&mut left[other], Success::Normal);
                            }
                        }
                        Some(Resolved::Parried { against, .. }) => take(&mut left[other], against),
                        None => {}
                    }
                    let now = Role::BOTH.map(|role| melee.hits(role));
                    if melee.waits() == Wait::Done {
                        let down = Role::BOTH.into_iter().any(|role| melee.wounds(role) <= 0);
                        prop_assert!(down || left == [Hits::default(); 2]);
                        prop_assert_eq!(now, [Hits::default(); 2]);
                    } else if choice == Choice::Resolve {
                        prop_assert_eq!(now, left);
                    }
                }
                Wait::Roll(role, n, reason) => {
                    prop_assert!(every.iter().all(|answer| melee.choose(answer).is_err()));
                    let faces = throw(&mut chance, n);
                    dice[role as usize].rolled(&faces, reason);
                    melee.roll(&faces);
                }
                Wait::Retained => {
                    for (i, weapon) in weapons.iter().enumerate() {
                        left[i] = weapon.map_or(Hits::default(), |weapon| dice[i].retained(&weapon));
                    }
                    prop_assert_eq!(Role::BOTH.map(|role| melee.hits(role)), left);
                    melee.proceed();
                }
                Wait::Done => break,
            }
        }
        for role in Role::BOTH {
            let (started, lost) = (wounds[role as usize], lost[role as usize]);
            prop_assert_eq!(i32::from(started) - i32::from(lost), i32::from(melee.wounds(role)));
        }
    }
}
