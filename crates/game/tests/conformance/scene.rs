//! Sets a table up for an example.

use std::sync::Arc;

use geometry::{Footing, Length, Point, Polygon};
use skirmish::{
    Card, CardRules, Effect, Field, Lasts, Mission, Moment, Ploy, PloyPhase, Reach, Setup,
    SwitchSet, Team, Walled, Weapon, Whom,
};
use table::{Door, Killzone, ModelId, MoveAction, Order, Side, Slug, Terrain, TerrainType, Wall};

use crate::example::Example;
use crate::script::Fails;

/// What models and weapons of a book's examples are unless they say otherwise.
pub struct Fixture {
    /// Weapons that every example has.
    pub weapons: &'static [&'static str],
    /// Those that a model has.
    pub has: &'static str,
    pub save: u8,
    pub wounds: i16,
    pub height: f64,
}

/// A model of an example.
pub struct Model<R> {
    pub id: ModelId,
    pub card: Card<R>,
    pub place: Footing,
    pub wounds: i16,
    pub order: Order,
    pub expended: bool,
    /// Whether it has acted out of turn in this turning point.
    pub acted: bool,
}

/// What an example is played with, and its models, side A's first.
pub type Table<R, S> = (Arc<Setup<R, S>>, Vec<Model<R>>);

/// Sets the table of an example up.
pub fn set_up<G>(example: &Example, fixture: &Fixture) -> Fails<Table<G::WeaponRules, G::Switches>>
where
    G: Field<WeaponRules: CardRules, Switches: Walled>,
{
    let weapons = fixture.weapons.iter().copied().chain(example.weapons.iter().map(String::as_str));
    let weapons: Vec<Weapon<G::WeaponRules>> = weapons.map(weapon).collect::<Fails<_>>()?;
    let models = example.models.iter().map(|line| model(line, &weapons, fixture));
    let mut models: Vec<Model<G::WeaponRules>> = models.collect::<Fails<_>>()?;
    let team = |side: Side| {
        let own = models.iter().filter(|model| model.id.side == side);
        for (i, model) in own.clone().enumerate() {
            if usize::from(model.id.number) != i + 1 {
                return Err(format!("models of {side} must be numbered in order"));
            }
        }
        Ok(Team {
            name: format!("Team {side}"),
            operatives: own.map(|model| model.card.clone()).collect(),
            ploys: if example.ploys { ploys()? } else { Vec::new() },
        })
    };
    let teams = [team(Side::A)?, team(Side::B)?];
    let terrain = example.terrain.iter().map(|line| terrain(line)).collect::<Fails<_>>()?;
    let walls = example.walls.iter().map(|line| wall(line)).collect::<Fails<_>>()?;
    let doors = example.doors.iter().map(|line| door(line)).collect::<Fails<_>>()?;
    let (width, depth) = (Length::inches(30), Length::inches(22));
    let killzone = Killzone::new("example", width, depth, terrain, walls, doors);
    let mut switches = G::Switches::default();
    for (name, value) in &example.switches {
        switches.set(name, value).map_err(|e| e.to_string())?;
    }
    let zone = |x: f64| {
        let (low, high) = (Point::inches(x, 0.0), Point::inches(x + 6.0, 22.0));
        Polygon::rectangle(low, high).map_err(|e| e.to_string())
    };
    let mission = example.mission.then(|| {
        let drop_zones = [zone(0.0)?, zone(24.0)?];
        Ok::<_, String>(Mission { name: "example".into(), drop_zones, turning_points: 4 })
    });
    let setup = Setup::new(killzone, teams, mission.transpose()?, switches);
    models.sort_by_key(|model| model.id);
    Ok((Arc::new(setup.map_err(|e| e.to_string())?), models))
}

/// Weapon rules, separated by commas.
pub fn read_rules<R: CardRules>(rules: &str) -> Fails<R> {
    let rules: Vec<&str> = rules.split(", ").filter(|rule| !rule.is_empty()).collect();
    R::read(&rules).map_err(|e| e.to_string())
}

/// `rifle ranged 4 3+ 3/4 Piercing 1, Lethal 5+`
fn weapon<R: CardRules>(line: &str) -> Fails<Weapon<R>> {
    let bad = || format!("bad weapon {line:?}");
    let mut words = line.splitn(6, ' ');
    let mut next = || words.next().ok_or_else(bad);
    let name = next()?.to_owned();
    let reach = match next()? {
        "ranged" => Reach::Ranged,
        "melee" => Reach::Melee,
        _ => return Err(bad()),
    };
    let attacks = next()?.parse().map_err(|_| bad())?;
    let hit = next()?.trim_end_matches('+').parse().map_err(|_| bad())?;
    let (normal, critical) = next()?.split_once('/').ok_or_else(bad)?;
    let damage = [normal, critical].map(|n| n.parse::<u16>().unwrap_or(u16::MAX));
    let rules = read_rules(words.next().unwrap_or_default())?;
    Ok(Weapon { slug: Slug::of(&name), name, reach, attacks, hit, damage, rules })
}

/// `A1 5,5@0 apl=3 w=4 order=conceal has=rifle,club expended`
fn model<R: CardRules>(line: &str, weapons: &[Weapon<R>], fixture: &Fixture) -> Fails<Model<R>> {
    let bad = |word: &str| format!("bad model {line:?}: {word:?}");
    let mut words = line.split(' ');
    let id: ModelId = words.next().unwrap_or("").parse().map_err(|e| format!("{line}: {e}"))?;
    let place = words.next().unwrap_or("");
    let mut model = Model {
        id,
        card: Card {
            name: "trooper".to_owned(),
            apl: 2,
            movement: Length::inches(6),
            defence: 3,
            save: fixture.save,
            invulnerable: None,
            group: 1,
            wounds: fixture.wounds,
            radius: Length::from_inches_f64(0.5),
            height: Length::from_inches_f64(fixture.height),
            weapons: Vec::new(),
            keywords: Vec::new(),
        },
        place: footing(place).ok_or_else(|| bad(place))?,
        wounds: i16::MIN,
        order: Order::Engage,
        expended: false,
        acted: false,
    };
    let mut has = fixture.has.to_owned();
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let number = || value.parse::<i16>().map_err(|_| bad(word));
        let inches = || value.parse::<f64>().map(Length::from_inches_f64).map_err(|_| bad(word));
        match key {
            "apl" => model.card.apl = number()? as u8,
            "move" => model.card.movement = inches()?,
            "save" => model.card.save = number()? as u8,
            "wounds" => model.card.wounds = number()?,
            "w" => model.wounds = number()?,
            "r" => model.card.radius = inches()?,
            "h" => model.card.height = inches()?,
            "order" => model.order = value.parse().map_err(|_| bad(word))?,
            "has" => has = value.to_owned(),
            "expended" => model.expended = true,
            "name" => model.card.name = value.to_owned(),
            "df" => model.card.defence = number()? as u8,
            "inv" => model.card.invulnerable = Some(number()? as u8),
            "ga" => model.card.group = number()? as u8,
            "counteracted" | "overwatched" => model.acted = true,
            _ => return Err(bad(word)),
        }
    }
    if model.wounds == i16::MIN {
        model.wounds = model.card.wounds;
    }
    for name in has.split(',').filter(|name| !name.is_empty()) {
        let found = weapons.iter().rev().find(|weapon| weapon.name == name);
        model.card.weapons.push(found.ok_or_else(|| bad(name))?.clone());
    }
    Ok(model)
}

pub fn footing(word: &str) -> Option<Footing> {
    let (plan, z) = word.split_once('@').unwrap_or((word, "0"));
    let (x, y) = plan.split_once(',')?;
    let at = Point::inches(x.parse().ok()?, y.parse().ok()?);
    Some(Footing { at, z: Length::from_inches_f64(z.parse().ok()?) })
}

/// `wall 9.9..10.1 9..13 h=1 light vantage bottom=0`, or by its corners: `ruin 5,5 9,5 9,6 6,6 6,9 5,9 h=5`
pub fn terrain(line: &str) -> Fails<Terrain> {
    let bad = || format!("bad terrain {line:?}");
    let mut words = line.split(' ').peekable();
    let name = words.next().ok_or_else(bad)?.to_owned();
    let mut drawn: Vec<Point> = Vec::new();
    while let Some(corner) = words.next_if(|word| word.contains(',')) {
        drawn.push(footing(corner).ok_or_else(bad)?.at);
    }
    let corners = if drawn.is_empty() {
        let mut range = || {
            let (low, high) = words.next()?.split_once("..")?;
            Some((low.parse::<f64>().ok()?, high.parse::<f64>().ok()?))
        };
        let (x, y) = (range().ok_or_else(bad)?, range().ok_or_else(bad)?);
        Polygon::rectangle(Point::inches(x.0, y.0), Point::inches(x.1, y.1))
    } else {
        Polygon::new(drawn)
    };
    let mut part = Terrain {
        name,
        kind: None,
        footprint: corners.map_err(|e| e.to_string())?,
        bottom: Length::ZERO,
        top: Length::ZERO,
        vantage: false,
    };
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let inches = || value.parse::<f64>().map(Length::from_inches_f64).map_err(|_| bad());
        match key {
            "h" => part.top = inches()?,
            "bottom" => part.bottom = inches()?,
            "light" => part.kind = Some(TerrainType::Light),
            "heavy" => part.kind = Some(TerrainType::Heavy),
            "vantage" => part.vantage = true,
            _ => return Err(bad()),
        }
    }
    Ok(part)
}

/// `3,0 3,6`
pub fn wall(line: &str) -> Fails<Wall> {
    let (from, to) = line.split_once(' ').ok_or_else(|| format!("bad wall {line:?}"))?;
    match (footing(from), footing(to)) {
        (Some(from), Some(to)) => Ok(Wall { from: from.at, to: to.at }),
        _ => Err(format!("bad wall {line:?}")),
    }
}

/// `hatch 3,6 3,8 open`
pub fn door(line: &str) -> Fails<Door> {
    let bad = || format!("bad door {line:?}");
    let (name, rest) = line.split_once(' ').ok_or_else(bad)?;
    let (ends, open) = match rest.strip_suffix(" open") {
        Some(ends) => (ends, true),
        None => (rest, false),
    };
    let Wall { from, to } = wall(ends)?;
    Ok(Door { name: name.to_owned(), from, to, open })
}

/// The ploys of the harness: two gambits, four for the active operative, one for one under attack.
fn ploys<R: CardRules>() -> Fails<Vec<Ploy<R>>> {
    let ploy = |name: &str, phase, moment, whom, lasts, effect| Ploy {
        name: name.to_owned(),
        slug: Slug::of(name),
        text: String::new(),
        phase,
        moment,
        whom,
        keyword: None,
        lasts,
        cost: 1,
        effects: vec![effect],
    };
    let lent = |rule| Ok::<_, String>(Effect::Weapons { reach: None, rules: read_rules(rule)? });
    Ok(vec![
        ploy(
            "gambit-x",
            PloyPhase::Strategy,
            Moment::Activation,
            Whom::Team,
            Lasts::TurningPoint,
            Effect::Save(1),
        ),
        ploy(
            "gambit-y",
            PloyPhase::Strategy,
            Moment::Activation,
            Whom::Team,
            Lasts::TurningPoint,
            Effect::Move(Length::inches(1)),
        ),
        ploy(
            "fire-x",
            PloyPhase::Firefight,
            Moment::Activation,
            Whom::Itself,
            Lasts::Activation,
            lent("Balanced")?,
        ),
        ploy(
            "stride",
            PloyPhase::Firefight,
            Moment::Activation,
            Whom::Itself,
            Lasts::Action,
            Effect::Move(Length::inches(2)),
        ),
        ploy(
            "sprint",
            PloyPhase::Firefight,
            Moment::Activation,
            Whom::Itself,
            Lasts::Activation,
            Effect::Free(MoveAction::Dash),
        ),
        ploy(
            "dig-in",
            PloyPhase::Firefight,
            Moment::Activation,
            Whom::Itself,
            Lasts::Activation,
            lent("Heavy")?,
        ),
        ploy(
            "brace",
            PloyPhase::Firefight,
            Moment::Attacked,
            Whom::Itself,
            Lasts::Action,
            Effect::Save(1),
        ),
    ])
}
