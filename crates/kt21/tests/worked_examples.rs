//! The worked examples of sections 15.5, 15.7 and 15.9 that need no board. Every die of a script is used up.

use dice::Face;
use kt21::{Defence, Fighter, Melee, Profile, Resolved, Shot, Stun, WeaponRules};
use skirmish::{Choice, Hits, Purses, Role, Sequence, Wait};
use table::{Answer, RerollSource, Saves, Success};

use Success::{Critical, Normal};

fn faces(pips: &[u8]) -> Vec<Face> {
    pips.iter().map(|pips| Face::try_from(*pips).expect("a face")).collect()
}

fn reroll(source: RerollSource, pips: &[u8]) -> Answer {
    Answer::Reroll(source, faces(pips).into_iter().collect())
}

fn armed(attacks: u8, hit: u8, damage: [u16; 2], rules: &[&str]) -> Profile {
    Profile { attacks, hit, damage, rules: WeaponRules::read(rules).expect("a card") }
}

fn rifle(rules: &[&str]) -> Profile {
    armed(4, 4, [2, 3], rules)
}

fn cannon(rules: &[&str]) -> Profile {
    armed(4, 4, [3, 4], rules)
}

fn defence(dice: u8, save: u8) -> Defence {
    Defence { dice, save, invulnerable: None, cover: false }
}

fn in_cover(dice: u8, save: u8) -> Defence {
    Defence { cover: true, ..defence(dice, save) }
}

const fn n_c(normal: u8, critical: u8) -> Hits {
    Hits { critical, normal }
}

fn shot(weapon: Profile, defence: Defence, wounds: i16) -> Shot {
    Shot::new(weapon, defence, wounds, Purses::new(0, 0), true)
}

/// What is retained of attack dice without any choice.
fn retained(weapon: Profile, dice: &[u8]) -> Hits {
    let mut shot = shot(weapon, defence(3, 5), 99);
    shot.roll(&faces(dice));
    assert_eq!(shot.waits(), Wait::Retained);
    shot.hits()
}

/// A whole attack without choices, with as many defence dice as the rules ask for.
fn dealt(weapon: Profile, defence: Defence, attack: &[u8], defended: &[u8]) -> u16 {
    let mut shot = shot(weapon, defence, 99);
    shot.roll(&faces(attack));
    shot.proceed();
    if !defended.is_empty() {
        assert!(
            matches!(shot.waits(), Wait::Roll(Role::Defender, n, _) if usize::from(n) == defended.len())
        );
        shot.roll(&faces(defended));
    }
    assert_eq!(shot.waits(), Wait::Done);
    shot.dealt()
}

fn rules_of(error: Result<(), table::Illegal>) -> &'static str {
    error.expect_err("a refusal").rule
}

#[test]
fn ex_32_basic_attack() {
    let mut shot = shot(rifle(&[]), defence(3, 5), 7);
    shot.roll(&faces(&[6, 5, 4, 2]));
    assert_eq!(shot.hits(), n_c(2, 1));
    shot.proceed();
    shot.roll(&faces(&[5, 6, 3]));
    assert_eq!((shot.saves(), shot.hits(), shot.dealt()), (n_c(1, 1), n_c(1, 0), 2));
}

#[test]
fn ex_33_naturals() {
    assert_eq!(retained(armed(4, 2, [2, 3], &[]), &[1, 2, 6, 3]), n_c(2, 1));
    assert_eq!(retained(armed(4, 7, [2, 3], &[]), &[6, 5, 6, 1]), n_c(0, 2));
}

#[test]
fn ex_34_two_normal_saves_for_a_critical_hit() {
    assert_eq!(dealt(rifle(&[]), defence(3, 4), &[6, 6, 3, 1], &[4, 5, 2]), 3);
}

#[test]
fn ex_35_the_best_allocation_depends_on_the_damage() {
    let through = |damage| dealt(armed(4, 4, damage, &[]), defence(2, 4), &[6, 4, 4, 1], &[4, 5]);
    assert_eq!((through([3, 4]), through([1, 5])), (4, 2));
}

#[test]
fn ex_36_critical_save_on_a_normal_hit() {
    assert_eq!(dealt(cannon(&[]), defence(3, 5), &[5, 5, 2, 1], &[6, 1, 2]), 3);
}

#[test]
fn ex_37_cover_save() {
    let attack = [5, 4, 4, 1];
    let mut covered = shot(cannon(&[]), in_cover(3, 5), 7);
    covered.roll(&faces(&attack));
    covered.proceed();
    assert_eq!(covered.waits(), Wait::Choice(Role::Defender, Choice::CoverSave));
    covered.choose(&Answer::Yes).unwrap();
    covered.roll(&faces(&[2, 1]));
    assert_eq!((covered.saves(), covered.dealt()), (n_c(1, 0), 6));
    assert_eq!(dealt(cannon(&[]), defence(3, 5), &attack, &[2, 1, 1]), 9);
    assert_eq!(dealt(cannon(&["No Cover"]), in_cover(3, 5), &attack, &[2, 1, 1]), 9);
}

#[test]
fn ex_47_ap_and_cover() {
    let attack = [5, 4, 4, 1];
    let mut one_die = shot(cannon(&["AP2"]), in_cover(3, 5), 99);
    one_die.roll(&faces(&attack));
    one_die.proceed();
    one_die.choose(&Answer::Yes).unwrap();
    assert_eq!((one_die.waits(), one_die.dealt()), (Wait::Done, 6));
    assert_eq!(dealt(cannon(&["AP3"]), in_cover(3, 5), &attack, &[]), 9);
}

#[test]
fn ex_48_ap_and_p() {
    let weapon = cannon(&["AP1", "P2"]);
    assert_eq!(dealt(weapon, defence(3, 3), &[6, 5, 4, 1], &[5]), 7);
    assert_eq!(dealt(weapon, defence(3, 3), &[5, 5, 4, 1], &[5, 1]), 6);
}

#[test]
fn ex_49_invulnerable_save() {
    let start = || {
        let defence = Defence { invulnerable: Some(4), ..defence(3, 3) };
        let mut shot = shot(cannon(&["AP2"]), defence, 99);
        shot.roll(&faces(&[5, 4, 4, 1]));
        shot.proceed();
        assert_eq!(shot.waits(), Wait::Choice(Role::Defender, Choice::Use("invulnerable-save")));
        assert_eq!(rules_of(shot.choose(&Answer::End)), "KT21-WR-INV");
        assert_eq!(shot.sensible(), Some(Answer::Yes));
        shot
    };
    let mut armour = start();
    armour.choose(&Answer::Pass).unwrap();
    armour.roll(&faces(&[3]));
    assert_eq!((armour.waits(), armour.dealt()), (Wait::Done, 6));
    let mut invulnerable = start();
    invulnerable.choose(&Answer::Yes).unwrap();
    invulnerable.roll(&faces(&[4, 5, 2]));
    assert_eq!((invulnerable.waits(), invulnerable.dealt()), (Wait::Done, 3));
}

#[test]
fn ex_50_balanced() {
    let mut shot = shot(rifle(&["Balanced"]), defence(3, 5), 99);
    shot.roll(&faces(&[6, 5, 2, 1]));
    assert_eq!(rules_of(shot.choose(&reroll(RerollSource::Balanced, &[2, 1]))), "KT21-WR-BALANCED");
    shot.choose(&reroll(RerollSource::Balanced, &[1])).unwrap();
    shot.roll(&faces(&[4]));
    assert_eq!((shot.waits(), shot.hits()), (Wait::Retained, n_c(2, 1)));
}

#[test]
fn ex_51_ceaseless() {
    let mut shot = shot(rifle(&["Ceaseless"]), defence(3, 5), 99);
    shot.roll(&faces(&[1, 1, 3, 5]));
    assert_eq!(shot.sensible(), Some(reroll(RerollSource::Ceaseless, &[1, 1])));
    assert!(shot.choose(&reroll(RerollSource::Ceaseless, &[3])).is_err());
    shot.choose(&reroll(RerollSource::Ceaseless, &[1, 1])).unwrap();
    shot.roll(&faces(&[6, 2]));
    assert_eq!((shot.waits(), shot.hits()), (Wait::Retained, n_c(1, 1)));
}

#[test]
fn ex_52_relentless() {
    let purses = Purses::new(1, 0);
    let mut shot = Shot::new(rifle(&["Relentless"]), defence(3, 5), 99, purses, true);
    shot.roll(&faces(&[6, 3, 2, 1]));
    shot.choose(&reroll(RerollSource::Relentless, &[3, 2, 1])).unwrap();
    shot.roll(&faces(&[5, 1, 6]));
    // Only the first 6 has not been rolled again yet.
    assert_eq!(rules_of(shot.choose(&reroll(RerollSource::Command, &[1]))), "KT21-DICE-01");
    shot.choose(&Answer::Pass).unwrap();
    assert_eq!((shot.waits(), shot.hits()), (Wait::Retained, n_c(1, 2)));
}

#[test]
fn ex_53_command_rerolls() {
    let mut shot = Shot::new(rifle(&[]), in_cover(3, 5), 99, Purses::new(2, 1), true);
    shot.roll(&faces(&[1, 2, 5, 6]));
    for (old, new) in [(1, 4), (2, 3)] {
        shot.choose(&reroll(RerollSource::Command, &[old])).unwrap();
        shot.roll(&faces(&[new]));
    }
    assert_eq!(shot.waits(), Wait::Retained);
    assert_eq!((shot.hits(), shot.purses().of(Role::Attacker)), (n_c(2, 1), 0));
    shot.proceed();
    shot.choose(&Answer::Yes).unwrap();
    shot.roll(&faces(&[2, 1]));
    assert_eq!(rules_of(shot.choose(&reroll(RerollSource::Balanced, &[2]))), "KT21-WR-BALANCED");
    shot.choose(&reroll(RerollSource::Command, &[1])).unwrap();
    shot.roll(&faces(&[6]));
    assert_eq!((shot.waits(), shot.saves()), (Wait::Done, n_c(1, 1)));
    assert_eq!(shot.purses().of(Role::Defender), 0);
}

#[test]
fn ex_54_lethal() {
    assert_eq!(retained(rifle(&["Lethal 5+"]), &[6, 5, 5, 4]), n_c(1, 3));
    assert_eq!(retained(armed(4, 6, [2, 3], &["Lethal 5+"]), &[6, 5, 5, 4]), n_c(0, 1));
}

#[test]
fn ex_55_rending() {
    let rend = |rules: &[&str], dice: &[u8]| {
        let mut shot = shot(rifle(rules), defence(3, 5), 99);
        shot.roll(&faces(dice));
        assert_eq!(shot.waits(), Wait::Choice(Role::Attacker, Choice::Use("rending")));
        shot.choose(&Answer::Yes).unwrap();
        shot.hits()
    };
    assert_eq!(rend(&["Rending"], &[6, 4, 4, 2]), n_c(1, 2));
    assert_eq!(retained(rifle(&["Rending"]), &[5, 4, 4, 2]), n_c(3, 0));
    assert_eq!(retained(rifle(&["Rending"]), &[6, 6, 2, 1]), n_c(0, 2));
    assert_eq!(rend(&["Rending", "Lethal 5+"], &[5, 4, 4, 2]), n_c(1, 2));
}

#[test]
fn ex_56_mortal_wounds_before_defence() {
    let after = |wounds| {
        let mut shot = shot(rifle(&["MW3"]), defence(3, 5), wounds);
        shot.roll(&faces(&[6, 6, 2, 1]));
        assert_eq!(shot.mortal(), 6);
        shot.proceed();
        shot
    };
    assert_eq!((after(6).waits(), after(6).dealt()), (Wait::Done, 6));
    let mut alive = after(7);
    alive.roll(&faces(&[6, 1, 1]));
    assert_eq!((alive.waits(), alive.mortal(), alive.dealt()), (Wait::Done, 6, 9));
}

#[test]
fn ex_57_and_59_splash_and_stun_are_told_when_hits_are_retained() {
    let mut shot = shot(rifle(&["Splash 1", "MW1", "Stun"]), defence(3, 5), 99);
    shot.roll(&faces(&[6, 6, 4, 1]));
    assert_eq!((shot.splash(), shot.mortal(), shot.stuns(), shot.burns()), (2, 4, true, 0));
}

#[test]
fn ex_58_hot() {
    let hot = armed(4, 3, [2, 3], &["Hot", "Balanced"]);
    let mut passed = shot(hot, defence(3, 5), 99);
    passed.roll(&faces(&[1, 1, 5, 6]));
    let mut again = passed;
    passed.choose(&Answer::Pass).unwrap();
    assert_eq!((passed.hits(), passed.burns()), (n_c(1, 1), 6));
    again.choose(&reroll(RerollSource::Balanced, &[1])).unwrap();
    let mut worse = again;
    again.roll(&faces(&[4]));
    assert_eq!((again.hits(), again.burns()), (n_c(2, 1), 3));
    worse.roll(&faces(&[1]));
    assert_eq!(worse.burns(), 6);
    worse.proceed();
    assert_eq!(worse.burns(), 0);
}

#[test]
fn ex_75_several_rules_in_one_attack() {
    let weapon = cannon(&["Balanced", "Rending", "MW1", "P1", "Hot"]);
    let mut shot = shot(weapon, defence(3, 4), 12);
    shot.roll(&faces(&[6, 4, 1, 1]));
    shot.choose(&reroll(RerollSource::Balanced, &[1])).unwrap();
    shot.roll(&faces(&[5]));
    shot.choose(&Answer::Yes).unwrap();
    assert_eq!((shot.hits(), shot.burns(), shot.mortal()), (n_c(1, 2), 3, 2));
    shot.proceed();
    shot.roll(&faces(&[6, 4]));
    assert_eq!((shot.waits(), shot.saves(), shot.dealt()), (Wait::Done, n_c(1, 1), 6));
}

#[test]
fn saves_may_be_left_unused_where_they_are_asked_for() {
    let mut shot = Shot::new(rifle(&[]), defence(3, 5), 7, Purses::new(0, 0), false);
    shot.roll(&faces(&[6, 5, 4, 2]));
    shot.proceed();
    shot.roll(&faces(&[5, 6, 3]));
    assert_eq!(shot.waits(), Wait::Choice(Role::Defender, Choice::Saves));
    let best = Saves { criticals_on_criticals: 1, normals_on_normals: 1, ..Saves::default() };
    assert_eq!(shot.sensible(), Some(Answer::Saves(best)));
    let pair = Saves { pairs_on_criticals: 1, ..Saves::default() };
    assert_eq!(rules_of(shot.choose(&Answer::Saves(pair))), "KT21-SHOOT-14");
    shot.choose(&Answer::Saves(Saves::default())).unwrap();
    assert_eq!((shot.waits(), shot.dealt()), (Wait::Done, 7));
}

/// A combat up to the first turn.
fn combat(first: (i16, Profile, &[u8]), second: (i16, Profile, &[u8])) -> Melee {
    let fighter =
        |(wounds, weapon, _): (i16, Profile, &[u8])| Fighter { wounds, weapon: Some(weapon) };
    let mut melee = Melee::new(fighter(first), fighter(second), Purses::new(0, 0));
    melee.roll(&faces(first.2));
    melee.roll(&faces(second.2));
    assert_eq!(melee.waits(), Wait::Retained);
    melee.proceed();
    melee
}

fn strike(melee: &mut Melee, with: Success) -> (u16, Option<Stun>) {
    match melee.take_choice(&Answer::Strike(with)).expect("a strike") {
        Some(Resolved::Struck { damage, stun, .. }) => (damage, stun),
        other => panic!("{other:?}"),
    }
}

fn parry(with: Success, against: Success) -> Answer {
    Answer::Block { with, against: Some(against) }
}

fn wounds(melee: &Melee) -> [i16; 2] {
    Role::BOTH.map(|role| melee.wounds(role))
}

fn options(melee: &Melee) -> Vec<Answer> {
    let mut all = Vec::new();
    melee.options(&mut all);
    all
}

fn bayonet() -> Profile {
    armed(3, 4, [2, 3], &[])
}

#[test]
fn ex_41_strike_parry_early_end() {
    let sword = armed(4, 3, [4, 5], &[]);
    let mut melee = combat((12, sword, &[6, 3, 5, 2]), (7, bayonet(), &[4, 1, 6]));
    assert_eq!((melee.hits(Role::Attacker), melee.hits(Role::Defender)), (n_c(2, 1), n_c(1, 1)));
    assert_eq!(strike(&mut melee, Critical), (5, None));
    melee.choose(&parry(Normal, Normal)).unwrap();
    assert_eq!(melee.hits(Role::Attacker), n_c(1, 0));
    assert_eq!(strike(&mut melee, Normal), (4, None));
    assert_eq!((melee.waits(), wounds(&melee)), (Wait::Done, [12, -2]));
    assert_eq!(melee.hits(Role::Defender), n_c(0, 0));
}

#[test]
fn ex_42_running_out_of_hits() {
    let mut melee = combat((7, bayonet(), &[4, 1, 1]), (7, bayonet(), &[4, 4, 6]));
    strike(&mut melee, Normal);
    for with in [Critical, Normal, Normal] {
        assert_eq!(melee.waits(), Wait::Choice(Role::Defender, Choice::Resolve));
        strike(&mut melee, with);
    }
    assert_eq!((melee.waits(), wounds(&melee)), (Wait::Done, [0, 5]));
}

#[test]
fn ex_43_parry_limits() {
    let mut melee = combat((7, bayonet(), &[4, 1, 1]), (7, bayonet(), &[6, 1, 1]));
    assert_eq!(options(&melee), [Answer::Strike(Normal)]);
    let refused = |melee: &mut Melee, answer| rules_of(melee.choose(&answer));
    assert_eq!(refused(&mut melee, parry(Normal, Critical)), "KT21-FIGHT-08");
    assert_eq!(refused(&mut melee, Answer::Block { with: Normal, against: None }), "KT21-OP-45");
    assert_eq!(refused(&mut melee, Answer::Strike(Critical)), "KT21-FIGHT-06");
    let melee = combat((7, bayonet(), &[6, 1, 1]), (7, bayonet(), &[6, 1, 1]));
    assert_eq!(options(&melee), [Answer::Strike(Critical), parry(Critical, Critical)]);
}

#[test]
fn ex_44_no_hits() {
    let melee = combat((7, bayonet(), &[1, 2, 3]), (7, bayonet(), &[3, 2, 1]));
    assert_eq!((melee.waits(), wounds(&melee)), (Wait::Done, [7, 7]));
}

#[test]
fn op_44_without_a_weapon_no_dice_are_rolled() {
    let attacker = Fighter { wounds: 7, weapon: Some(bayonet()) };
    let mut melee = Melee::new(attacker, Fighter { wounds: 7, weapon: None }, Purses::new(0, 3));
    melee.roll(&faces(&[4, 6, 1]));
    assert_eq!(melee.waits(), Wait::Retained);
    melee.proceed();
    strike(&mut melee, Critical);
    strike(&mut melee, Normal);
    assert_eq!((melee.waits(), wounds(&melee)), (Wait::Done, [7, 2]));
}

#[test]
fn op_22_both_roll_then_each_has_one_window() {
    let attacker = Fighter { wounds: 7, weapon: Some(armed(2, 4, [2, 3], &["Balanced"])) };
    let defender = Fighter { wounds: 7, weapon: Some(armed(2, 4, [2, 3], &["Ceaseless"])) };
    let mut melee = Melee::new(attacker, defender, Purses::new(1, 0));
    melee.roll(&faces(&[1, 2]));
    assert!(matches!(melee.waits(), Wait::Roll(Role::Defender, 2, _)));
    melee.roll(&faces(&[1, 4]));
    for (source, old) in [(RerollSource::Command, 1), (RerollSource::Balanced, 2)] {
        assert_eq!(melee.waits(), Wait::Choice(Role::Attacker, Choice::Reroll));
        melee.choose(&reroll(source, &[old])).unwrap();
        melee.roll(&faces(&[5]));
    }
    assert_eq!(melee.waits(), Wait::Choice(Role::Defender, Choice::Reroll));
    melee.choose(&reroll(RerollSource::Ceaseless, &[1])).unwrap();
    melee.roll(&faces(&[1]));
    assert_eq!(melee.waits(), Wait::Retained);
    assert_eq!((melee.hits(Role::Attacker), melee.hits(Role::Defender)), (n_c(2, 0), n_c(1, 0)));
}

#[test]
fn ex_60_stun_in_combat() {
    let stunning = armed(2, 4, [1, 2], &["Stun"]);
    let mut melee = combat((9, stunning, &[6, 6]), (9, armed(2, 4, [2, 3], &[]), &[4, 4]));
    assert_eq!(strike(&mut melee, Critical), (2, Some(Stun::Discards)));
    assert_eq!(melee.hits(Role::Defender), n_c(1, 0));
    strike(&mut melee, Normal);
    assert_eq!(strike(&mut melee, Critical), (2, Some(Stun::ReducesApl)));
    assert_eq!((melee.waits(), wounds(&melee)), (Wait::Done, [7, 5]));
    let mut alone = combat((9, stunning, &[6, 6]), (9, armed(2, 4, [2, 3], &[]), &[6, 1]));
    assert_eq!(strike(&mut alone, Critical), (2, None));
    // A parry with a critical hit is no strike: the second strike is still to come (KT21-OP-48).
    let three = armed(3, 4, [1, 2], &["Stun"]);
    let mut parried = combat((9, three, &[6, 6, 6]), (9, armed(2, 4, [0, 0], &[]), &[6, 6]));
    assert_eq!(strike(&mut parried, Critical), (2, None));
    strike(&mut parried, Critical);
    parried.choose(&parry(Critical, Critical)).unwrap();
    assert_eq!(strike(&mut parried, Critical), (2, Some(Stun::ReducesApl)));
}

#[test]
fn op_39_the_last_strike_still_stuns() {
    let stunning = armed(2, 4, [1, 5], &["Stun"]);
    let mut melee = combat((9, stunning, &[6, 6]), (10, armed(1, 4, [2, 3], &[]), &[1]));
    assert_eq!(strike(&mut melee, Critical), (5, None));
    assert_eq!(strike(&mut melee, Critical), (5, Some(Stun::ReducesApl)));
    assert_eq!((melee.waits(), wounds(&melee)), (Wait::Done, [9, 0]));
}

#[test]
fn ex_61_brutal() {
    let brutal = armed(2, 4, [1, 2], &["Brutal"]);
    let mut melee = combat((9, brutal, &[4, 4]), (9, bayonet(), &[4, 6, 1]));
    assert!(options(&melee).contains(&parry(Normal, Normal)));
    strike(&mut melee, Normal);
    let offered = [Answer::Strike(Critical), parry(Critical, Normal), Answer::Strike(Normal)];
    assert_eq!(options(&melee), offered);
    let refused = melee.choose(&parry(Normal, Normal));
    assert_eq!(rules_of(refused), "KT21-WR-BRUTAL");
}
