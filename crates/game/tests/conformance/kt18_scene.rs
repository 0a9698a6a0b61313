//! Sets a table up for a Kill Team 2018 example.

use std::sync::Arc;

use battle::{Alternation, Amount, Initiative, Kind, Passing, Strength, WeaponRules};
use geometry::{Disc, Length, OpenDoors, Point, Polygon};
use kt18::{
    Aura, Boon, Card, ENGAGED, Keywords, Kt18, Mission, ModelIx, MoveKind, Power, Presence,
    Section, Setup, State, Step, Switches, Team, Weapon,
};
use table::{ControlPoint, Killzone, ModelId, Side, Slug, SwitchSet};

use crate::example::{Kt18Example, Phase};
use crate::scene::{door, footing, terrain, wall};
use crate::script::Fails;

/// The board of every example, an inch each.
const BOARD: (i32, i32) = (30, 30);

/// Weapons that every example has.
const WEAPONS: [&str; 4] = [
    "rifle 24\" Rapid Fire 1 S4 AP0 D1",
    "pistol 12\" Pistol 1 S4 AP0 D1",
    "grenade 6\" Grenade 1 S4 AP0 D1",
    "blade Melee S+0 AP0 D1",
];

/// A model of an example.
struct Placed {
    id: ModelId,
    card: Card,
    state: kt18::Model,
    /// Whom it has charged in this round.
    charged: Vec<ModelId>,
}

/// The game that an example starts from.
pub fn build(example: &Kt18Example) -> Fails<Kt18> {
    let lines = WEAPONS.into_iter().chain(example.weapons.iter().map(String::as_str));
    let weapons: Vec<Weapon> = lines.map(weapon).collect::<Fails<_>>()?;
    let placed = example.models.iter().map(|line| model(line, &weapons));
    let mut placed: Vec<Placed> = placed.collect::<Fails<_>>()?;
    placed.sort_by_key(|model| model.id);
    let setup = Arc::new(set_up(example, &placed)?);
    let game = Kt18::new(Arc::clone(&setup));
    if example.start == Phase::SetUp {
        return Ok(game);
    }
    let mut state = game.state().clone();
    state.round = example.round;
    if !example.order.is_empty() {
        let order = example.order.split(' ').map(|side| side.parse::<Side>());
        state.order = order.collect::<Result<_, _>>().map_err(|e| e.to_string())?;
    }
    for (player, cp) in state.players.iter_mut().zip(&example.cp) {
        player.cp = *cp;
    }
    state.models = placed.iter().map(|model| model.state.clone()).collect();
    for model in &placed {
        for target in &model.charged {
            let found = |id: ModelId| setup.index(id).ok_or_else(|| format!("no model {id}"));
            let (own, other) = (found(model.id)?, found(*target)?);
            state.models[own].moved = MoveKind::ChargeOk;
            state.models[own].charged.add(ModelIx(other as u8));
            state.models[other].charged_by.add(ModelIx(own as u8));
        }
    }
    state.step = step(example.start, &setup, &state);
    begin_movement(&setup, &mut state);
    Kt18::at(setup, state).map_err(|e| e.to_string())
}

fn step(start: Phase, setup: &Setup, state: &State) -> Step {
    let (section, hands) = (Section::First, Alternation::new(&state.order, Passing::Open));
    match start {
        Phase::SetUp | Phase::Initiative => Step::Initiative(Initiative::new(setup.sides())),
        Phase::Movement => Step::Movement { turn: 0 },
        Phase::Psychic => Step::Psychic { turn: 0, psyker: None, attempts: 0 },
        Phase::Shooting => Step::Shooting { section, hands },
        Phase::Fight => Step::Fight { section, hands },
        Phase::Morale => Step::Break { turn: 0 },
    }
}

/// What counts as it was when the Movement phase began; in later phases, whoever was not picked has stayed.
pub fn begin_movement(setup: &Setup, state: &mut State) {
    let moving = matches!(state.step, Step::Initiative(_) | Step::Movement { .. });
    state.doors_before = state.doors;
    let on_board = |index: usize| {
        let model = &state.models[index];
        let base = Disc { centre: model.at, radius: setup.card(index).radius, z: Length::ZERO };
        (model.presence == Presence::Board).then_some(base)
    };
    let scene = setup.killzone().scene();
    let engaged = |one: usize| {
        (0..setup.models()).any(|other| {
            let enemies = setup.model(one).side != setup.model(other).side;
            let bases = on_board(one).zip(on_board(other));
            enemies && bases.is_some_and(|(a, b)| scene.within(state.doors, &a, &b, ENGAGED))
        })
    };
    let engaged: Vec<bool> = (0..setup.models()).map(engaged).collect();
    for (model, engaged) in state.models.iter_mut().zip(engaged) {
        model.began_engaged = moving && engaged;
        if !moving && model.moved == MoveKind::None {
            model.moved = MoveKind::Stationary;
        }
    }
}

fn set_up(example: &Kt18Example, placed: &[Placed]) -> Fails<Setup> {
    let last = placed.iter().map(|model| model.id.side).max().unwrap_or(Side::B).max(Side::B);
    let mut teams = Vec::new();
    for side in (0..=last.index()).filter_map(Side::from_index) {
        let own = || placed.iter().filter(|model| model.id.side == side);
        if own().zip(1..).any(|(model, number)| model.id.number != number) {
            return Err(format!("models of {side} must be numbered in order"));
        }
        let models = own().map(|model| model.card.clone()).collect();
        teams.push(Team { name: format!("Team {side}"), models });
    }
    let parts = example.terrain.iter().map(|line| terrain(line)).collect::<Fails<_>>()?;
    let walls = example.walls.iter().map(|line| wall(line)).collect::<Fails<_>>()?;
    let doors = example.doors.iter().map(|line| door(line)).collect::<Fails<_>>()?;
    let points = example.control_points.iter().map(|line| control_point(line));
    let (width, depth) = (Length::inches(BOARD.0), Length::inches(BOARD.1));
    let killzone = Killzone::new("example", width, depth, parts, walls, doors)
        .with_control_points(points.collect::<Fails<_>>()?);
    let mut switches = Switches::default();
    for (name, value) in &example.switches {
        switches.set(name, value).map_err(|e| e.to_string())?;
    }
    let drop_zones = example.zones.iter().map(|line| zone(line)).collect::<Fails<_>>()?;
    let name = "example".to_owned();
    let mission = Mission { name, drop_zones, rounds: example.rounds, tactics: example.tactics };
    let setup = if example.start == Phase::SetUp {
        Setup::new(killzone, teams, mission, switches)
    } else {
        Setup::sparse(killzone, teams, mission, switches)
    };
    setup.map_err(|e| e.to_string())
}

/// `rifle 24" Rapid Fire 1 S4 AP0 D1`, `blade Melee S+0 AP-1 DD3 melta, re-roll hits 1`
pub fn weapon(line: &str) -> Fails<Weapon> {
    let bad = || format!("bad weapon {line:?}");
    let words: Vec<&str> = line.split(' ').collect();
    let is_strength = |word: &&str| {
        let rest = word.strip_prefix('S');
        rest.is_some_and(|rest| rest.starts_with(|c: char| "+x0123456789".contains(c)))
    };
    let at = words.iter().position(is_strength).ok_or_else(bad)?;
    let [before, [strength, ap, damage, more @ ..]] = [&words[..at], &words[at..]] else {
        return Err(bad());
    };
    let [name, kind @ ..] = before else { return Err(bad()) };
    let (range, kind) = match kind {
        [range, kind @ ..] if range.ends_with('"') => (range.trim_end_matches('"'), kind),
        kind => ("0", kind),
    };
    let number = |text: &str| text.parse::<u8>().map_err(|_| bad());
    let strength = match strength.strip_prefix('S').unwrap_or_default() {
        text if text.starts_with('+') => Strength::Plus(number(&text[1..])?),
        text if text.starts_with('x') => Strength::Times(number(&text[1..])?),
        text => Strength::Fixed(number(text)?),
    };
    let damage = damage.strip_prefix('D').ok_or_else(bad)?;
    let more = more.join(" ");
    let rules = more.split(", ").filter(|rule| !rule.is_empty()).map(|rule| match rule {
        "reroll-ones" => "re-roll hits 1",
        rule => rule,
    });
    Ok(Weapon {
        name: (*name).to_owned(),
        slug: Slug::of(name),
        range: Length::from_inches_f64(range.parse().map_err(|_| bad())?),
        kind: kind.join(" ").parse::<Kind>().map_err(|e| e.to_string())?,
        strength,
        ap: ap.strip_prefix("AP").and_then(|ap| ap.parse().ok()).ok_or_else(bad)?,
        damage: damage.parse::<Amount>().map_err(|e| e.to_string())?,
        rules: WeaponRules::read(rules).map_err(|e| e.to_string())?,
    })
}

/// `A1 5,5 m=6 w=2 wounds=1 flesh=1 has=rifle,blade shaken`
fn model(line: &str, weapons: &[Weapon]) -> Fails<Placed> {
    let bad = |word: &str| format!("bad model {line:?}: {word:?}");
    let mut words = line.split(' ');
    let id: ModelId = words.next().unwrap_or("").parse().map_err(|e| format!("{line}: {e}"))?;
    let place = words.next().unwrap_or("");
    let at = footing(place).ok_or_else(|| bad(place))?.at;
    let mut model = trooper(id, at);
    let mut has = "rifle,blade".to_owned();
    let mut wounds = None;
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let number = || value.parse::<u8>().map_err(|_| bad(word));
        let inches = || value.parse::<f64>().map(Length::from_inches_f64).map_err(|_| bad(word));
        let (card, state) = (&mut model.card, &mut model.state);
        match key {
            "m" => card.movement = inches()?,
            "ws" => card.weapon_skill = number()?,
            "bs" => card.ballistic_skill = number()?,
            "s" => card.strength = number()?,
            "t" => card.toughness = number()?,
            "w" => card.wounds = number()?,
            "a" => card.attacks = number()?,
            "ld" => card.leadership = number()?,
            "sv" => card.save = number()?,
            "inv" => card.invulnerable = Some(number()?),
            "ignores" => card.ignores = Some(number()?),
            "r" => card.radius = inches()?,
            "h" => card.height = inches()?,
            "has" => has = value.to_owned(),
            "fly" => card.keywords.fly = true,
            "comms" => card.keywords.comms = true,
            "not-infantry" => card.keywords.infantry = false,
            "psyker" => {
                card.keywords.psyker = true;
                (card.powers, card.casts) = (vec![Power::Psybolt], 1);
            }
            "casts" => card.casts = number()?,
            "aura" => card.aura = Some(aura(value).ok_or_else(|| bad(word))?),
            "wounds" => wounds = Some(number()?),
            "flesh" => state.flesh_wounds = number()?,
            "shaken" => state.shaken = true,
            "readied" => (state.readied, state.moved) = (true, MoveKind::Stationary),
            "moved" => state.moved = move_kind(value).ok_or_else(|| bad(word))?,
            "out" => (state.presence, wounds) = (Presence::OutOfAction, Some(0)),
            "charged" => {
                let named = value.split(',').map(|name| name.parse::<ModelId>());
                model.charged = named.collect::<Result<_, _>>().map_err(|_| bad(word))?;
            }
            _ => return Err(bad(word)),
        }
    }
    model.state.wounds = wounds.unwrap_or(model.card.wounds);
    for name in has.split(',').filter(|name| !name.is_empty()) {
        let found = weapons.iter().rev().find(|weapon| weapon.name == name);
        model.card.weapons.push(found.ok_or_else(|| bad(name))?.clone());
    }
    Ok(model)
}

/// What a model is unless its line says otherwise.
fn trooper(id: ModelId, at: Point) -> Placed {
    Placed {
        id,
        card: Card {
            name: "trooper".to_owned(),
            movement: Length::inches(6),
            weapon_skill: 3,
            ballistic_skill: 3,
            strength: 4,
            toughness: 4,
            wounds: 1,
            attacks: 1,
            leadership: 7,
            save: 4,
            invulnerable: None,
            ignores: None,
            radius: Length::from_inches_f64(0.5),
            height: Length::from_inches_f64(1.5),
            keywords: Keywords { infantry: true, ..Keywords::default() },
            others: Vec::new(),
            weapons: Vec::new(),
            powers: Vec::new(),
            casts: 0,
            aura: None,
        },
        state: kt18::Model {
            presence: Presence::Board,
            at,
            wounds: 1,
            flesh_wounds: 0,
            shaken: false,
            moved: MoveKind::None,
            readied: false,
            began_engaged: false,
            worked_door: false,
            shot: false,
            fought: false,
            charged: kt18::Models::NONE,
            charged_by: kt18::Models::NONE,
        },
        charged: Vec::new(),
    }
}

/// The word for what a model did in the Movement phase.
pub fn move_word(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::None => "none",
        MoveKind::Stationary => "stationary",
        MoveKind::Normal => "normal",
        MoveKind::Advance => "advance",
        MoveKind::FallBack => "fall-back",
        MoveKind::ChargeOk => "charge-ok",
        MoveKind::ChargeFailed => "charge-failed",
        MoveKind::Retreat => "retreat",
    }
}

/// What a model did in the Movement phase, by its word.
pub fn move_kind(word: &str) -> Option<MoveKind> {
    let all = [
        MoveKind::None,
        MoveKind::Stationary,
        MoveKind::Normal,
        MoveKind::Advance,
        MoveKind::FallBack,
        MoveKind::ChargeOk,
        MoveKind::ChargeFailed,
        MoveKind::Retreat,
    ];
    all.into_iter().find(|kind| move_word(*kind) == word)
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

/// `hub 10,10 r=0.5`
fn control_point(line: &str) -> Fails<ControlPoint> {
    let read = || {
        let words: Vec<&str> = line.splitn(3, ' ').collect();
        let (name, at) = (words.first()?, footing(words.get(1)?)?.at);
        let radius = words.get(2).copied().unwrap_or("r=0").strip_prefix("r=")?.parse().ok()?;
        let (name, radius) = ((*name).to_owned(), Length::from_inches_f64(radius));
        Some(ControlPoint { name, at, radius })
    };
    read().ok_or_else(|| format!("bad control point {line:?}"))
}

/// `0..6 0..30`
pub fn zone(line: &str) -> Fails<Polygon> {
    let read = || {
        let (x, y) = line.split_once(' ')?;
        let span = |text: &str| {
            let (low, high) = text.split_once("..")?;
            Some((low.parse::<f64>().ok()?, high.parse::<f64>().ok()?))
        };
        let (x, y) = (span(x)?, span(y)?);
        Polygon::rectangle(Point::inches(x.0, y.0), Point::inches(x.1, y.1)).ok()
    };
    read().ok_or_else(|| format!("bad zone {line:?}"))
}

/// The doors with one of them opened or closed, by its number from 1.
pub fn with_door(setup: &Setup, doors: OpenDoors, number: &str, state: &str) -> Fails<OpenDoors> {
    let count = setup.killzone().doors().len();
    let number = number.parse::<u8>().ok().filter(|n| (1..=count).contains(&usize::from(*n)));
    let door = number.ok_or_else(|| format!("there are {count} doors"))? - 1;
    match state {
        "open" => Ok(doors.with(door, true)),
        "closed" => Ok(doors.with(door, false)),
        _ => Err("a door is open or closed".to_owned()),
    }
}
