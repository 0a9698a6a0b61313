//! The units of a kt4w40k example, a line each.

use battle::Weapon;
use geometry::{Footing, Length};
use kt4w40k::{
    Aura, Boon, Choice, Keywords, Line, Model, Power, Profile, Unit, UnitCard, Units, Whereabouts,
};
use table::{ModelId, Side};

use crate::scene::footing;
use crate::script::Fails;

/// A unit of an example.
pub struct Placed {
    pub id: ModelId,
    pub card: UnitCard,
    pub state: Unit,
    pub models: Vec<Model>,
    /// The transport that it is in.
    pub aboard: Option<ModelId>,
    /// Whom it has charged in this turn.
    pub targets: Vec<ModelId>,
}

/// `A1 5x 10,10 +1.5,0 m=6 has=rifle,blade has@5=cannon wounds@2=1 prepared`
pub fn unit(line: &str, weapons: &[Weapon]) -> Fails<Placed> {
    let bad = |word: &str| format!("bad unit {line:?}: {word:?}");
    let mut words = line.split(' ').filter(|word| !word.is_empty()).peekable();
    let id: ModelId = words.next().unwrap_or("").parse().map_err(|e| format!("{line}: {e}"))?;
    let count = words.peek().and_then(|word| word.strip_suffix('x')?.parse::<u8>().ok());
    if count.is_some() {
        words.next();
    }
    let mut places: Vec<Footing> = Vec::new();
    while let Some(place) = words.peek().and_then(|word| footing(word)) {
        // A step between models is written with a plus.
        if words.peek().is_some_and(|word| word.starts_with('+')) {
            break;
        }
        places.push(place);
        words.next();
    }
    let mut step = footing("1.2,0").ok_or("bad step")?;
    if let Some(word) = words.next_if(|word| word.starts_with('+')) {
        step = footing(&word[1..]).ok_or_else(|| bad(word))?;
    }
    let count = count.map_or(places.len().max(1), usize::from);
    let mut placed = trooper(id, count);
    let first = places.first().copied().unwrap_or_default();
    for (i, model) in placed.models.iter_mut().enumerate() {
        let along = |from: Length, by: Length| from + by * (i as i32);
        let (x, y) = (along(first.at.x, step.at.x), along(first.at.y, step.at.y));
        let row = Footing { at: geometry::Point::new(x, y), z: first.z };
        model.at = places.get(i).copied().filter(|_| places.len() == count).unwrap_or(row);
    }
    if places.len() > 1 && places.len() != count {
        return Err(bad("a place for each model, or the first's alone"));
    }
    let mut wounds: Vec<Option<u8>> = vec![None; count];
    let mut has = vec!["rifle,blade".to_owned(); count];
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let (key, only) = key.split_once('@').map_or((key, None), |(key, n)| (key, Some(n)));
        let only = only.map(|n| n.parse::<usize>().map_err(|_| bad(word))).transpose()?;
        let models = only.map_or(0..count, |n| n.saturating_sub(1)..n);
        if models.end > count {
            return Err(bad(word));
        }
        let profiles = &mut placed.card.models[models.clone()];
        match key {
            "has" => models.for_each(|i| value.clone_into(&mut has[i])),
            "wounds" => {
                let left = value.parse().map_err(|_| bad(word))?;
                models.for_each(|i| wounds[i] = Some(left));
            }
            _ if characteristic(profiles, key, value).is_some() => {}
            _ if printed(&mut placed.card, key, value).is_some() => {}
            _ => happened(&mut placed, key, value).ok_or_else(|| bad(word))?,
        }
    }
    for (i, names) in has.iter().enumerate() {
        let profile = &mut placed.card.models[i];
        placed.models[i].wounds = wounds[i].unwrap_or(profile.wounds);
        placed.models[i].moved = placed.state.moved;
        for name in names.split(',').filter(|name| !name.is_empty()) {
            let found = weapons.iter().rev().find(|weapon| weapon.name == name);
            profile.weapons.push(found.ok_or_else(|| bad(name))?.clone());
        }
    }
    Ok(placed)
}

/// A number of every model's profile; nothing if it is none.
fn characteristic(profiles: &mut [Profile], key: &str, value: &str) -> Option<()> {
    for profile in profiles {
        let number = || value.parse::<u8>().ok();
        let inches = || value.parse::<f64>().ok().map(Length::from_inches_f64);
        match key {
            "m" => profile.best.movement = inches()?,
            "ws" => profile.best.weapon_skill = number()?,
            "bs" => profile.best.ballistic_skill = number()?,
            "a" => profile.best.attacks = number()?,
            "s" => profile.strength = number()?,
            "t" => profile.toughness = number()?,
            "w" => profile.wounds = number()?,
            "ld" => profile.leadership = number()?,
            "sv" => profile.save = number()?,
            "inv" => profile.invulnerable = Some(number()?),
            "ignores" => profile.ignores = Some(number()?),
            "r" => profile.radius = inches()?,
            "h" => profile.height = inches()?,
            "from" => profile.best.from = number()?,
            "line" => profile.worse.push(worse(value)?),
            _ => return None,
        }
    }
    Some(())
}

/// `4:6/4/4/3`: from 4 wounds on M 6", WS 4+, BS 4+, A 3.
fn worse(value: &str) -> Option<Line> {
    let (from, rest) = value.split_once(':')?;
    let numbers: Vec<u8> = rest.split('/').map(|n| n.parse().ok()).collect::<Option<_>>()?;
    let [movement, weapon_skill, ballistic_skill, attacks] = numbers.try_into().ok()?;
    let movement = Length::inches(i32::from(movement));
    Some(Line { from: from.parse().ok()?, movement, weapon_skill, ballistic_skill, attacks })
}

/// A keyword or an ability; nothing if it is none.
fn printed(card: &mut UnitCard, key: &str, value: &str) -> Option<()> {
    let number = || value.parse::<u8>().ok();
    let k = &mut card.keywords;
    let big = ["biker", "monster", "vehicle", "titanic", "building", "aircraft", "kind"];
    k.infantry &= !big.contains(&key);
    match key {
        "infantry" => k.infantry = true,
        "biker" => k.biker = true,
        "monster" => k.monster = true,
        "vehicle" => k.vehicle = true,
        "titanic" => k.titanic = true,
        "building" => k.building = true,
        "character" => k.character = true,
        "aircraft" => k.aircraft = true,
        "fly" => k.fly = true,
        "psyker" => {
            k.psyker = true;
            (card.powers, card.casts, card.denies) = (vec![Power::Smite], 1, 1);
        }
        "kind" | "keyword" => card.others.push(value.to_owned()),
        "powers" => {
            let all = || Power::ALL.into_iter();
            let named = value.split(',').map(|name| all().find(|p| p.slug().as_str() == name));
            card.powers = named.collect::<Option<_>>()?;
        }
        "casts" => card.casts = number()?,
        "denies" => card.denies = number()?,
        "transport" => card.capacity = number()?,
        "points" => card.points = value.parse().ok()?,
        "aura" => card.aura = Some(aura(value)?),
        "advance-and-charge" => card.advance_and_charge = true,
        "fights-first" => card.fights_first = true,
        "fights-last" => card.fights_last = true,
        "may-reserve" => card.reserve = true,
        _ => return None,
    }
    Some(())
}

/// What has happened to a unit; nothing if it is nothing that can.
fn happened(placed: &mut Placed, key: &str, value: &str) -> Option<()> {
    let names = || value.split(',').map(|name| name.parse::<ModelId>().ok());
    match key {
        "reserve" => (placed.state.place, placed.card.reserve) = (Whereabouts::Reserve, true),
        "aboard" => placed.aboard = Some(value.parse().ok()?),
        "charged" | "failed" => {
            placed.targets = names().collect::<Option<_>>()?;
            (placed.state.choice, placed.state.charged) = (Choice::Charge, key == "charged");
            placed.state.moved = true;
        }
        _ => return flag(&mut placed.state, key, value),
    }
    Some(())
}

/// Sets what a unit's state says; nothing if it says no such thing.
pub fn flag(state: &mut Unit, key: &str, value: &str) -> Option<()> {
    match key {
        "choice" => {
            state.choice = choice(value)?;
            state.prepared = state.choice == Choice::Prepared;
            let still = [Choice::None, Choice::Stationary, Choice::Prepared];
            state.moved = !still.contains(&state.choice);
        }
        "prepared" => (state.choice, state.prepared) = (Choice::Prepared, true),
        "moved" => state.moved = true,
        "disembarked" => (state.disembarked, state.moved) = (true, true),
        "arrived" => (state.arrived, state.moved) = (true, true),
        "intervened" => state.intervened = true,
        "cast" => state.cast = true,
        "denied" => state.denied = value.parse().ok()?,
        "shot" => state.shot = true,
        "fought" => state.fought = true,
        "tested" => state.tested = true,
        "lost" => state.lost = value.parse().ok()?,
        "decisive-move" => state.decisive_move = true,
        "decisive-shot" => state.decisive_shot = true,
        "shifted" => state.shifted = true,
        "shifts-next" => state.shifts_next = true,
        "demoralised" => state.demoralised = true,
        "demoralised-next" => state.demoralised_next = true,
        _ => return None,
    }
    Some(())
}

/// The words for what units choose in the Movement phase.
pub const CHOICES: [(&str, Choice); 7] = [
    ("none", Choice::None),
    ("stationary", Choice::Stationary),
    ("prepared", Choice::Prepared),
    ("normal", Choice::Normal),
    ("advance", Choice::Advance),
    ("fall-back", Choice::FallBack),
    ("charge", Choice::Charge),
];

fn choice(word: &str) -> Option<Choice> {
    CHOICES.into_iter().find(|(name, _)| *name == word).map(|(_, choice)| choice)
}

/// `6:reroll-ones`, `6:leadership`
fn aura(word: &str) -> Option<Aura> {
    let (reach, gives) = word.split_once(':')?;
    let gives = match gives {
        "reroll-ones" => Boon::RerollOnes,
        "leadership" => Boon::Leadership,
        _ => return None,
    };
    Some(Aura { reach: Length::from_inches_f64(reach.parse().ok()?), gives })
}

/// What a unit is unless its line says otherwise.
fn trooper(id: ModelId, count: usize) -> Placed {
    let profile = Profile {
        name: "trooper".to_owned(),
        best: Line {
            from: 1,
            movement: Length::inches(6),
            weapon_skill: 3,
            ballistic_skill: 3,
            attacks: 1,
        },
        worse: Vec::new(),
        strength: 4,
        toughness: 4,
        wounds: 1,
        leadership: 7,
        save: 4,
        invulnerable: None,
        ignores: None,
        radius: Length::from_inches_f64(0.5),
        height: Length::from_inches_f64(1.5),
        weapons: Vec::new(),
    };
    Placed {
        id,
        card: UnitCard {
            name: "troopers".to_owned(),
            models: vec![profile; count],
            keywords: Keywords { infantry: true, ..Keywords::default() },
            others: Vec::new(),
            points: 10,
            powers: Vec::new(),
            casts: 0,
            denies: 0,
            capacity: 0,
            aura: None,
            advance_and_charge: false,
            fights_first: false,
            fights_last: false,
            reserve: false,
        },
        state: idle(),
        models: vec![Model { at: Footing::default(), wounds: 1, moved: false }; count],
        aboard: None,
        targets: Vec::new(),
    }
}

/// A unit on the table to which nothing has happened.
fn idle() -> Unit {
    Unit {
        place: Whereabouts::Table,
        choice: Choice::None,
        prepared: false,
        moved: false,
        charged: false,
        targets: Units::NONE,
        charged_by: Units::NONE,
        began_engaged: false,
        disembarked: false,
        arrived: false,
        cast: false,
        denied: 0,
        shot: false,
        fought: false,
        tested: false,
        lost: 0,
        decisive_move: false,
        decisive_shot: false,
        allocated: None,
        shifted: false,
        shifts_next: false,
        demoralised: false,
        demoralised_next: false,
        intervened: false,
        boosts: [0; Side::MAX],
        blessings: 0,
    }
}
