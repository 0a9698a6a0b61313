//! What must hold in every shooting and fighting sequence, whatever the weapons, the choices and the dice.

use dice::{Chance, Face};
use kt24::{Defence, Devastating, Fighter, Melee, Profile, Resolved, Shot, WeaponRules};
use proptest::prelude::*;
use skirmish::Hits;
use skirmish::{Choice, Purses, Role, Sequence, Wait};
use table::{Answer, RerollSource, Success};

#[path = "../../skirmish/tests/machines/offers.rs"]
mod offers;
use offers::{answers, check_offers, pick, throw};

/// The most dice that a sequence may have.
const MOST: u8 = 20;

prop_compose! {
    fn rules()(
        flags in proptest::collection::vec(any::<bool>(), 10),
        accurate in 0u8..=3,
        devastating in proptest::option::of(1u8..=3),
        lethal in proptest::option::of(2u8..=6),
        piercing in 0u8..=3,
        piercing_crits in 0u8..=3,
    ) -> WeaponRules {
        WeaponRules {
            accurate,
            balanced: flags[0],
            brutal: flags[1],
            ceaseless: flags[2],
            devastating: devastating.map(|damage| Devastating { damage, around: None }),
            lethal,
            piercing,
            piercing_crits,
            punishing: flags[3],
            relentless: flags[4],
            rending: flags[5],
            saturate: flags[6],
            severe: flags[7],
            shock: flags[8],
            stun: flags[9],
            ..WeaponRules::default()
        }
    }
}

prop_compose! {
    fn weapon()(
        attacks in 0u8..=5,
        hit in 2u8..=9,
        damage in prop_oneof![[0u16..=6, 0u16..=6], Just([100, 100])],
        rules in rules(),
    ) -> Profile {
        Profile { attacks, hit, damage, rules }
    }
}

prop_compose! {
    fn defence()(
        dice in 0u8..=4,
        save in 2u8..=9,
        in_cover in any::<bool>(),
        critical_cover in any::<bool>(),
        obscured in any::<bool>(),
    ) -> Defence {
        Defence { dice, save, in_cover, critical_cover, obscured }
    }
}

fn purses() -> impl Strategy<Value = Purses> {
    let apart = (0u8..=2, 0u8..=2).prop_map(|(a, b)| Purses::new(a, b));
    prop_oneof![apart, (0u8..=3).prop_map(Purses::shared)]
}

fn wounds() -> impl Strategy<Value = i16> {
    prop_oneof![1i16..=12, Just(9999)]
}

/// Follows one side's attack dice with the book in hand: every die on its own.
#[derive(Clone, Debug, Default)]
struct Followed {
    kept: u8,
    /// The faces, and whether each has been rolled again.
    rolled: Vec<(u8, bool)>,
    rending: bool,
    punishing: bool,
    severe: bool,
}

impl Followed {
    fn answered(&mut self, choice: Choice, answer: &Answer) {
        match (choice, answer) {
            (_, Answer::Keep(dice)) => self.kept = *dice,
            (_, Answer::Reroll(_, faces)) => {
                for face in faces.iter() {
                    let found = self.rolled.iter().position(|die| *die == (face.get(), false));
                    self.rolled.swap_remove(found.expect("a die rolled once shows that face"));
                }
            }
            (Choice::Use("rending"), Answer::Yes) => self.rending = true,
            (Choice::Use("punishing"), Answer::Yes) => self.punishing = true,
            (Choice::Use("severe"), Answer::Yes) => self.severe = true,
            _ => {}
        }
    }

    fn rolls(&mut self, faces: &[Face], again: bool) {
        self.rolled.extend(faces.iter().map(|face| (face.get(), again)));
    }

    /// Hooks S8 to S10.
    fn retained(&self, weapon: &Profile, obscured: bool) -> Hits {
        let success = |face: u8| face == 6 || (face > 1 && face >= weapon.hit);
        let lethal = weapon.rules.lethal.unwrap_or(6);
        let successes = self.rolled.iter().filter(|(face, _)| success(*face)).count() as u8;
        let is_critical = |face: u8| success(face) && (face == 6 || face >= lethal);
        let mut critical = self.rolled.iter().filter(|(face, _)| is_critical(*face)).count() as u8;
        let mut normal = successes - critical + self.kept;
        if obscured {
            normal = (normal + critical).saturating_sub(1);
            critical = 0;
        }
        if self.rending || self.severe {
            (critical, normal) = (critical + 1, normal - 1);
        }
        normal += u8::from(self.punishing);
        Hits { critical, normal }
    }
}

proptest! {
    #[test]
    fn shots(
        weapon in weapon(),
        defence in defence(),
        wounds in wounds(),
        purses in purses(),
        seed in any::<u64>(),
    ) {
        let every = answers();
        let mut chance = Chance::new(seed, 0);
        let mut shot = Shot::new(weapon, defence, wounds, purses);
        let mut attack = Followed::default();
        let (mut defended, mut covered, mut retained) = (0, 0, None);
        loop {
            prop_assert!(shot.is_sound(MOST), "{:?}", shot);
            match shot.waits() {
                Wait::Choice(role, choice) => {
                    let offers = check_offers(&shot, &every, 2, |shot| shot.is_sound(MOST))?;
                    let answer = pick(&mut chance, &offers);
                    if role == Role::Attacker {
                        attack.answered(choice, &answer);
                    }
                    covered += u8::from((choice, &answer) == (Choice::CoverSave, &Answer::Yes));
                    let points = shot.purses().of(role);
                    prop_assert!(shot.choose(&answer).is_ok());
                    let paid = matches!(answer, Answer::Reroll(RerollSource::Command, _));
                    prop_assert_eq!(points - u8::from(paid), shot.purses().of(role));
                }
                Wait::Roll(role, dice, reason) => {
                    prop_assert!(dice > 0);
                    let again = reason == table::RollReason::Reroll;
                    let faces = throw(&mut chance, dice);
                    match role {
                        Role::Attacker => attack.rolls(&faces, again),
                        Role::Defender if !again => defended += dice,
                        Role::Defender => {}
                    }
                    shot.roll(&faces);
                }
                Wait::Retained => {
                    prop_assert_eq!(attack.rolled.len() as u8 + attack.kept, weapon.attacks);
                    let hits = attack.retained(&weapon, defence.obscured);
                    prop_assert_eq!(shot.hits(), hits);
                    retained = Some(hits);
                    shot.proceed();
                }
                Wait::Done => break,
            }
        }
        let hits = retained.expect("every attack is retained");
        let at_once = u16::from(hits.critical)
            * u16::from(weapon.rules.devastating.map_or(0, |devastating| devastating.damage));
        prop_assert_eq!(shot.devastated(), at_once);
        if i32::from(at_once) >= i32::from(wounds) || hits.total() == 0 {
            prop_assert_eq!((shot.dealt(), defended), (at_once, 0));
        } else {
            let crits = if hits.critical > 0 { weapon.rules.piercing_crits } else { 0 };
            let pool = defence.dice.saturating_sub(weapon.rules.piercing.max(crits));
            prop_assert_eq!(defended + covered, pool);
            prop_assert!(covered == 0 || (defence.in_cover && !weapon.rules.saturate));
            let through = shot.hits();
            let [normal, critical] = weapon.damage;
            let damage = u16::from(through.normal) * normal + u16::from(through.critical) * critical;
            prop_assert_eq!(shot.dealt(), at_once + damage);
            let blocked = hits.total() - through.total();
            prop_assert!(through.critical <= hits.critical && through.normal <= hits.normal);
            prop_assert!(blocked <= shot.saves().total() && shot.saves().total() <= pool);
            if weapon.rules.brutal {
                prop_assert_eq!(blocked, shot.saves().critical.min(hits.total()));
            }
        }
    }

    #[test]
    fn fights(
        first in weapon(),
        second in proptest::option::of(weapon()),
        wounds in [wounds(), wounds()],
        holder in any::<bool>(),
        points in (0u8..=2, 0u8..=2),
        seed in any::<u64>(),
    ) {
        let every = answers();
        let mut chance = Chance::new(seed, 0);
        let weapons = [Some(first), second];
        let [attacker, defender] =
            [0, 1].map(|i| Fighter { wounds: wounds[i], weapon: weapons[i] });
        let holder = if holder { Role::Attacker } else { Role::Defender };
        let mut melee =
            Melee::new(attacker, defender, holder, Purses::new(points.0, points.1));
        let mut dice = [Followed::default(), Followed::default()];
        let (mut lost, mut left) = ([0u16; 2], [Hits::default(); 2]);
        let mut shocks = [0; 2];
        loop {
            prop_assert!(melee.is_sound(MOST), "{:?}", melee);
            match melee.waits() {
                Wait::Choice(role, choice) => {
                    let offers = check_offers(&melee, &every, 2, |melee| melee.is_sound(MOST))?;
                    let answer = pick(&mut chance, &offers);
                    dice[role as usize].answered(choice, &answer);
                    let spend = |hits: &mut Hits, success| match success {
                        Success::Normal => hits.normal -= 1,
                        Success::Critical => hits.critical -= 1,
                    };
                    if let Answer::Strike(with) | Answer::Block { with, .. } = answer {
                        spend(&mut left[role as usize], with);
                    }
                    let resolved = melee.take_choice(&answer).expect("an offer");
                    let other = role.other() as usize;
                    match resolved {
                        Some(Resolved::Struck { success, damage, shocked, .. }) => {
                            lost[other] += damage;
                            if let Some(lost) = shocked {
                                prop_assert_eq!(success, Success::Critical);
                                prop_assert!(lost == Success::Normal || left[other].normal == 0);
                                spend(&mut left[other], lost);
                                shocks[role as usize] += 1;
                            }
                        }
                        Some(Resolved::Blocked { against: Some(against), .. }) => {
                            spend(&mut left[other], against);
                        }
                        _ => {}
                    }
                    if melee.waits() == Wait::Done {
                        let down = [Role::Attacker, Role::Defender]
                            .into_iter()
                            .any(|role| melee.wounds(role) <= 0);
                        prop_assert!(down || left == [Hits::default(); 2]);
                    } else if choice == Choice::Resolve {
                        prop_assert_eq!([melee.hits(Role::Attacker), melee.hits(Role::Defender)], left);
                    }
                }
                Wait::Roll(role, n, reason) => {
                    let faces = throw(&mut chance, n);
                    dice[role as usize].rolls(&faces, reason == table::RollReason::Reroll);
                    melee.roll(&faces);
                }
                Wait::Retained => {
                    for role in [Role::Attacker, Role::Defender] {
                        let i = role as usize;
                        let hits = weapons[i].map_or(Hits::default(), |weapon| {
                            dice[i].retained(&weapon, false)
                        });
                        prop_assert_eq!(melee.hits(role), hits);
                        left[i] = hits;
                        lost[1 - i] += melee.devastating(role);
                    }
                    melee.proceed();
                }
                Wait::Done => break,
            }
        }
        for (i, role) in [(0, Role::Attacker), (1, Role::Defender)] {
            prop_assert_eq!(i32::from(wounds[i]) - i32::from(lost[i]), i32::from(melee.wounds(role)));
            prop_assert!(shocks[i] <= u8::from(weapons[i].is_some_and(|weapon| weapon.rules.shock)));
            prop_assert_eq!(melee.hits(role), Hits::default());
        }
    }
}

/// A shot and a fight with one success each, up to the first choice of their user.
fn one_success(damage: [u16; 2], rules: &[&str]) -> (Shot, Melee) {
    let rules = WeaponRules::read(rules).expect("a card");
    let weapon = Profile { attacks: 1, hit: 3, damage, rules };
    let four = [Face::try_from(4).expect("a face")];
    let none = Purses::new(0, 0);
    let defence =
        Defence { dice: 3, save: 4, in_cover: false, critical_cover: false, obscured: false };
    let mut shot = Shot::new(weapon, defence, 9, none);
    shot.roll(&four);
    let fighter = Fighter { wounds: 9, weapon: Some(weapon) };
    let mut melee = Melee::new(fighter, fighter, Role::Attacker, none);
    melee.roll(&four);
    melee.roll(&four);
    (shot, melee)
}

#[test]
fn a_critical_that_is_worth_less_is_not_wanted() {
    let sensible = |damage, rules: &[&str]| {
        let (shot, melee) = one_success(damage, rules);
        [shot.sensible(), melee.sensible()]
    };
    assert_eq!(sensible([3, 4], &["Severe"]), [Some(Answer::Yes), Some(Answer::Yes)]);
    assert_eq!(sensible([4, 3], &["Severe"]), [Some(Answer::Pass), Some(Answer::Pass)]);
    let devastating = &["Severe", "Devastating 2"];
    assert_eq!(sensible([4, 3], devastating), [Some(Answer::Yes), Some(Answer::Yes)]);
}

#[test]
fn a_strike_that_takes_nothing_off_gives_way_to_a_block() {
    let (_, mut melee) = one_success([0, 0], &[]);
    melee.proceed();
    let against = Some(Success::Normal);
    assert_eq!(melee.sensible(), Some(Answer::Block { with: Success::Normal, against }));
    let (_, mut melee) = one_success([1, 0], &[]);
    melee.proceed();
    assert_eq!(melee.sensible(), Some(Answer::Strike(Success::Normal)));
}
