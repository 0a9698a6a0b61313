//! Weapons: their numbers and rules, read from the words of a file.

use battle::{Amount, Kind as Mode};
use skirmish::Reach;
use table::RuleSet;

use crate::limits::MAX_RULES;
use crate::raw::{RawOperative, RawWeapon};
use crate::report::{Import, Why};
use crate::rule::{self, Spelt};
use crate::{shorten, words};

/// A weapon whose numbers were read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Arm {
    /// Its name without a profile.
    pub base: String,
    /// The profile's name; empty where there is but one.
    pub profile: String,
    pub reach: Reach,
    /// Its fields after the name, as they are written.
    pub fields: Vec<(&'static str, String)>,
    pub choice: Option<usize>,
    pub usual: bool,
}

/// What came of a weapon: perhaps an arm, and what is left to say about it.
pub(crate) struct ReadArm {
    pub arm: Option<Arm>,
    pub left: Vec<(String, String)>,
}

/// Reads a weapon of an operative; nothing comes of a heading.
pub(crate) fn read(
    import: &mut Import,
    place: &str,
    weapon: &RawWeapon,
    need: Option<Reach>,
) -> ReadArm {
    let (base, profile) = names(import, place, weapon);
    let shown = shorten::shown(&base, &profile);
    let place = format!("{place} / {shown}");
    let line = line(weapon);
    let numbers: Vec<&str> = weapon.stats.iter().map(|(_, value)| value.trim()).collect();
    if numbers.iter().all(|value| matches!(*value, "" | "-" | "–" | "*")) {
        import.remark(&place, &line, Why::Heading);
        return ReadArm { arm: None, left: vec![(shown, line)] };
    }
    import.counts.weapons += 1;
    let mut left = Vec::new();
    let read = match import.rules {
        RuleSet::KT18 => confines(weapon),
        _ => skirmish_numbers(weapon),
    };
    let rules = read_rules(import, &place, &shown, weapon, &mut left);
    let (mut fields, reach) = match read {
        Ok((fields, reach)) => (fields, reach),
        Err((field, found)) => {
            import.remark(&place, &line, Why::Number { field: field.to_owned(), found });
            left.push((shown, line));
            return ReadArm { arm: None, left };
        }
    };
    // A rule that only one kind of attack can use says it as well as a mark does.
    let given = weapon.reach.or(reach).or_else(|| reach_by_rules(&rules.known));
    let guessed = || reach_by_name(&base).or(need);
    let Some(reach) = given.or_else(guessed) else {
        import.remark(&place, &line, Why::Reach);
        left.push((shown, line));
        return ReadArm { arm: None, left };
    };
    if import.rules != RuleSet::KT18 {
        let word = if reach == Reach::Ranged { "ranged" } else { "melee" };
        fields.insert(0, ("reach", format!("{word:?}")));
        if given.is_none() {
            import.guess(&place, "reach", word, Why::ByName);
        }
    }
    if !rules.known.is_empty() {
        let list: Vec<String> = rules.known.iter().map(|rule| crate::write::quoted(rule)).collect();
        fields.push(("rules", format!("[{}]", list.join(", "))));
    }
    import.counts.weapons_whole += usize::from(rules.is_whole && given.is_some());
    let (choice, usual) = (weapon.choice, weapon.usual);
    ReadArm { arm: Some(Arm { base, profile, reach, fields, choice, usual }), left }
}

/// A weapon's name and its profile's.
fn names(import: &mut Import, place: &str, weapon: &RawWeapon) -> (String, String) {
    let mut plain = |text: &str| {
        let whole = words::name(text, usize::MAX);
        let text = words::name(&whole, 120);
        if text != whole {
            let shown: String = whole.chars().take(400).collect();
            import.guess(&format!("{place} / {shown}"), "name", &text, Why::Short);
        }
        let text = text.trim_start_matches(|c: char| !c.is_alphanumeric() && !"'\"(".contains(c));
        text.trim_end_matches(['*', ' ']).trim().to_owned()
    };
    let (name, profile) = (plain(&weapon.name), plain(&weapon.profile));
    let name = if name.is_empty() { "Weapon".to_owned() } else { name };
    if !profile.is_empty() {
        return (name.replace(':', " "), profile.replace(':', " "));
    }
    let cut = [" - ", " – ", " — ", ": "].iter().find_map(|sign| name.split_once(sign));
    match cut {
        Some((base, profile)) if !base.trim().is_empty() && !profile.trim().is_empty() => {
            (base.trim().replace(':', " "), profile.trim().replace(':', " "))
        }
        _ => (name.replace(':', " "), String::new()),
    }
}

/// The weapon on one line, in the words of its file.
pub(crate) fn line(weapon: &RawWeapon) -> String {
    let stats = weapon.stats.iter().filter(|(_, value)| !value.trim().is_empty());
    let mut parts: Vec<String> = stats
        .map(|(name, value)| format!("{} {}", name.to_uppercase(), words::prose(value)))
        .collect();
    parts.extend(weapon.rules.iter().cloned());
    parts.join(", ")
}

type Numbers = (Vec<(&'static str, String)>, Option<Reach>);
type Unread = (&'static str, String);

fn skirmish_numbers(weapon: &RawWeapon) -> Result<Numbers, Unread> {
    let number = |field: &'static str, names: &[&str], range: std::ops::RangeInclusive<u32>| {
        let found = weapon.stat(names).unwrap_or_default();
        let plain = found.trim_end_matches('+').trim();
        let read = plain.parse::<u32>().ok().filter(|n| range.contains(n));
        read.ok_or_else(|| (field, found.to_owned()))
    };
    let attacks = number("attacks", &["a", "atk"], 0..=20)?;
    let hit = number("hit", &["ws/bs", "bs", "ws", "hit", "bs/ws"], 2..=6)?;
    let found = weapon.stat(&["d", "dmg"]).unwrap_or_default();
    let damage = found.split_once('/').and_then(|(normal, critical)| {
        let one = |text: &str| text.trim().parse::<u32>().ok().filter(|n| *n <= 100);
        Some((one(normal)?, one(critical)?))
    });
    let (normal, critical) = damage.ok_or_else(|| ("damage", found.to_owned()))?;
    let fields = vec![
        ("attacks", attacks.to_string()),
        ("hit", hit.to_string()),
        ("damage", format!("[{normal}, {critical}]")),
    ];
    Ok((fields, None))
}

fn confines(weapon: &RawWeapon) -> Result<Numbers, Unread> {
    let stat = |name: &str| weapon.stat(&[name]).unwrap_or_default();
    let mode = words::name(stat("type"), 40);
    let kind = mode.parse::<Mode>().map_err(|_| ("type", mode.clone()))?;
    let mut fields = Vec::new();
    if !matches!(kind, Mode::Melee) {
        let range = rule::distance(stat("range"));
        let range = range.ok_or_else(|| ("range", stat("range").to_owned()))?;
        let fits = range.parse::<f64>().is_ok_and(|inches| (1.0..=72.0).contains(&inches));
        fields.push((
            "range",
            fits.then_some(range).ok_or_else(|| ("range", stat("range").to_owned()))?,
        ));
    }
    fields.push(("type", crate::write::quoted(&mode)));
    let found = stat("s");
    fields.push(("strength", strength(found).ok_or_else(|| ("strength", found.to_owned()))?));
    let found = stat("ap");
    let ap = found.replace(['−', '–'], "-");
    let ap = if ap == "-" { Some(0) } else { ap.parse::<i32>().ok() };
    let ap = ap.filter(|ap| (-6..=0).contains(ap)).ok_or_else(|| ("ap", found.to_owned()))?;
    fields.push(("ap", ap.to_string()));
    let found = stat("d");
    let amount = found.parse::<Amount>().ok().filter(|amount| amount.dice > 0 || amount.plus > 0);
    amount.ok_or_else(|| ("damage", found.to_owned()))?;
    let fixed = found.parse::<u32>().is_ok_and(|n| n <= 20);
    if found.parse::<u32>().is_ok() && !fixed {
        return Err(("damage", found.to_owned()));
    }
    fields.push(("damage", if fixed { found.to_owned() } else { crate::write::quoted(found) }));
    let reach = if matches!(kind, Mode::Melee) { Reach::Melee } else { Reach::Ranged };
    Ok((fields, Some(reach)))
}

fn strength(found: &str) -> Option<String> {
    let number = |text: &str, range: std::ops::RangeInclusive<u32>| {
        text.parse::<u32>().ok().filter(|n| range.contains(n))
    };
    if found.eq_ignore_ascii_case("user") {
        return Some("\"User\"".to_owned());
    }
    if let Some(more) = found.strip_prefix('+') {
        return number(more, 1..=9).map(|n| format!("\"+{n}\""));
    }
    if let Some(times) = found.strip_prefix(['x', 'X', '×']) {
        return number(times, 2..=4).map(|n| format!("\"x{n}\""));
    }
    number(found, 1..=20).map(|n| n.to_string())
}

/// The rules of a weapon, sorted out.
struct Rules {
    known: Vec<String>,
    is_whole: bool,
}

fn read_rules(
    import: &mut Import,
    place: &str,
    shown: &str,
    weapon: &RawWeapon,
    left: &mut Vec<(String, String)>,
) -> Rules {
    let mut rules = Rules { known: Vec::new(), is_whole: true };
    let (known, rest) = weapon.rules.split_at(weapon.rules.len().min(MAX_RULES));
    if !rest.is_empty() {
        import.counts.weapon_rules += rest.len();
        let rest = rest.join(", ");
        import.remark(place, &rest, Why::Room);
        left.push((shown.to_owned(), rest));
        rules.is_whole = false;
    }
    for text in known {
        import.counts.weapon_rules += 1;
        let spelt = match import.rules {
            RuleSet::KT18 => sentence(text),
            set => rule::read(set, text, known),
        };
        import.counts.weapon_rules_read += usize::from(!matches!(spelt, Spelt::Unknown(_)));
        match spelt {
            Spelt::Known(rule) if rules.known.contains(&rule) => {}
            Spelt::Known(rule) => rules.known.push(rule),
            Spelt::Again => {}
            Spelt::Keyword(word) => left.push((shown.to_owned(), word)),
            Spelt::Unknown(words) => {
                import.remark(place, &words, Why::Rule(words.clone()));
                left.push((shown.to_owned(), words));
                rules.is_whole = false;
            }
        }
    }
    rules
}

/// The sentences about weapons of Kill Team 2018 that are rules of this program, from beginning to end.
fn sentence(text: &str) -> Spelt {
    let plain = skirmish::spelling(text);
    let plain = plain.trim_end_matches('.');
    let known = match plain {
        "this weapon automatically hits its target"
        | "this weapon hits its target automatically"
        | "each attack made with this weapon automatically hits the target" => "auto-hit",
        "you can re-roll hit rolls of 1 for this weapon"
        | "you can re-roll hit rolls of 1 when attacking with this weapon"
        | "re-roll hit rolls of 1 for this weapon" => "re-roll hits 1",
        "you can re-roll failed hit rolls for this weapon"
        | "you can re-roll failed hit rolls when attacking with this weapon" => "re-roll hits",
        "you can re-roll failed wound rolls for this weapon"
        | "you can re-roll failed wound rolls when attacking with this weapon" => "re-roll wounds",
        "you can re-roll wound rolls of 1 for this weapon" => "re-roll wounds 1",
        "invulnerable saves cannot be made against this weapon"
        | "invulnerable saves may not be taken against this weapon" => "no invulnerable",
        _ => {
            let on = plain
                .strip_prefix("this weapon wounds on a ")
                .or_else(|| plain.strip_prefix("this weapon always wounds on a "))
                .map(|on| on.strip_prefix("roll of ").unwrap_or(on));
            let on = on.and_then(|on| on.strip_suffix('+'));
            return match on.filter(|on| matches!(*on, "2" | "3" | "4" | "5" | "6")) {
                Some(on) => Spelt::Known(format!("wounds on {on}+")),
                None => Spelt::Unknown(text.trim().to_owned()),
            };
        }
    };
    Spelt::Known(known.to_owned())
}

/// Rules that only weapons of one reach have.
fn reach_by_rules(rules: &[String]) -> Option<Reach> {
    let ranged = [
        "AP",
        "Barrage",
        "Blast",
        "Fusillade",
        "Heavy",
        "Indirect",
        "No Cover",
        "Range",
        "Rng",
        "Silent",
        "Torrent",
        "Saturate",
        "Seek",
        "Piercing",
        "Unwieldy",
        "Splash",
    ];
    let melee = ["Brutal", "Reap", "Shock"];
    let begins =
        |list: &[&str]| rules.iter().any(|rule| list.iter().any(|word| rule.starts_with(word)));
    match (begins(&ranged), begins(&melee)) {
        (true, false) => Some(Reach::Ranged),
        (false, true) => Some(Reach::Melee),
        _ => None,
    }
}

/// Words that only weapons of one reach are called by.
fn reach_by_name(name: &str) -> Option<Reach> {
    let name = name.to_lowercase();
    let melee = [
        "blade",
        "knife",
        "knives",
        "fist",
        "butt",
        "bite",
        "fang",
        "claw",
        "sword",
        "maul",
        "axe",
        "flail",
        "gauntlet",
        "hammer",
        "spear",
        "glaive",
        "talon",
        "cleaver",
        "stave",
        "mace",
        "teeth",
        "whip",
        "choppa",
        "impaler",
        "panoply",
        "bayonet",
        "chainsword",
        "scythe",
    ];
    let ranged = [
        "gun", "rifle", "pistol", "cannon", "launcher", "carbine", "catapult", "bow", "blaster",
        "flamer", "grenade", "bomb", "shot", "lance", "laser", "bolt", "mine", "shoota", "volley",
    ];
    let has = |list: &[&str]| list.iter().any(|word| name.contains(word));
    match (has(&melee), has(&ranged)) {
        (true, _) => Some(Reach::Melee),
        (false, true) => Some(Reach::Ranged),
        _ => None,
    }
}

/// An operative with weapons of one reach only, and one that says nothing, has the other as well.
pub(crate) fn need(of: &RawOperative) -> Option<Reach> {
    let has = |reach| of.weapons.iter().any(|weapon| weapon.reach == Some(reach));
    match (has(Reach::Ranged), has(Reach::Melee)) {
        (true, false) => Some(Reach::Melee),
        (false, true) => Some(Reach::Ranged),
        _ => None,
    }
}
