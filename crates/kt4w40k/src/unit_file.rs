//! Unit types of an army list: what is on their cards, and the models they can have.

use battle::can_be_carried;
use geometry::Length;
use table::file::{Field, Fields, Problem, no_two_alike};

use crate::army_file::Arm;
use crate::{Aura, Boon, Keywords, Line, MAX_UNIT, MAX_WEAPONS, Power, Profile, UnitCard};

/// A unit that an army can take.
pub struct UnitType {
    pub name: String,
    /// Its card, without models.
    card: UnitCard,
    /// The kinds of models that it can have, in the order of their numbers.
    pub kinds: Vec<ModelKind>,
    /// The fewest and the most models it can have.
    pub least: usize,
    pub most: usize,
    /// What it costs beside its models.
    points: u32,
}

/// A kind of model of a unit.
pub struct ModelKind {
    pub profile: Profile,
    /// The fewest and the most of them in a unit.
    pub least: usize,
    pub most: usize,
    /// What each costs with its weapons.
    points: u32,
}

impl UnitType {
    /// The card of a unit with so many models of each kind; its points where they do not fit on a card.
    pub fn muster(&self, counts: &[usize]) -> Result<UnitCard, u32> {
        let models = self.kinds.iter().zip(counts);
        let points = models.clone().map(|(kind, count)| kind.points * *count as u32).sum::<u32>();
        let points = points + self.points;
        let mut card = self.card.clone();
        card.points = u16::try_from(points).map_err(|_| points)?;
        card.models = models
            .flat_map(|(kind, count)| std::iter::repeat_n(kind.profile.clone(), *count))
            .collect();
        Ok(card)
    }
}

const UNIT: [&str; 11] = [
    "name",
    "text",
    "points",
    "size",
    "keywords",
    "powers",
    "casts",
    "denies",
    "capacity",
    "aura",
    "abilities",
];

pub fn read_unit_type(entry: &Field, armoury: &[Arm]) -> Result<UnitType, Problem> {
    let known: Vec<&str> = UNIT.into_iter().chain(["model"]).collect();
    let fields = entry.fields()?.only(&known)?;
    let name = fields.field("name").name()?;
    fields.optional("text").map_or(Ok(""), |field| field.text())?;
    let points = fields.optional("points").map_or(Ok(0), |field| field.whole(0..=5000))?;
    let kinds = read_kinds(&fields.field("model"), armoury)?;
    let models = MAX_UNIT as i64;
    let (least, most) = match fields.optional("size") {
        Some(size) => size.least_and_most(1..=models)?,
        None => {
            let least: usize = kinds.iter().map(|kind| kind.least).sum();
            let most: usize = kinds.iter().map(|kind| kind.most).sum();
            (least.max(1), most.min(MAX_UNIT))
        }
    };
    let (keywords, others) = read_keywords(&fields.field("keywords"))?;
    let (powers, casts, denies) = read_powers(&fields, keywords)?;
    let abilities = read_abilities(&fields.field("abilities"))?;
    let has = |ability| abilities.contains(&ability);
    let card = UnitCard {
        name: name.clone(),
        models: Vec::new(),
        keywords,
        capacity: read_capacity(&fields, &others)?,
        others,
        points: 0,
        powers,
        casts,
        denies,
        aura: fields.optional("aura").map(|field| read_aura(&field)).transpose()?,
        advance_and_charge: has(Ability::AdvanceAndCharge),
        fights_first: has(Ability::FightsFirst),
        fights_last: has(Ability::FightsLast),
        reserve: has(Ability::Reserve),
    };
    Ok(UnitType { name, card, kinds, least, most, points })
}

/// Words in capitals that rules do not look at, but that can be the kind of a unit (K4W-SHOOT-07), and TRANSPORT, which
/// follows from the capacity.
const OTHER_CAPITALS: [&str; 4] = ["TRANSPORT", "CAVALRY", "BEAST", "SWARM"];

/// K4W-BASE-09: what the rules go by, and whatever else is printed.
fn read_keywords(field: &Field) -> Result<(Keywords, Vec<String>), Problem> {
    let mut keywords = Keywords::default();
    let mut others = Vec::new();
    for entry in field.list(16)? {
        let word = entry.name()?;
        match word.to_uppercase().as_str() {
            "INFANTRY" => keywords.infantry = true,
            "BIKER" => keywords.biker = true,
            "MONSTER" => keywords.monster = true,
            "VEHICLE" => keywords.vehicle = true,
            "TITANIC" => keywords.titanic = true,
            "BUILDING" => keywords.building = true,
            "CHARACTER" => keywords.character = true,
            "PSYKER" => keywords.psyker = true,
            "FLY" => keywords.fly = true,
            "AIRCRAFT" => keywords.aircraft = true,
            known if OTHER_CAPITALS.contains(&known) => others.push(known.to_owned()),
            // A word in capitals is meant for the rules: one they do not know is a slip of the pen.
            shouted if shouted == word && word.chars().any(char::is_alphabetic) => {
                return Err(entry.problem(format!(
                    "unknown keyword {word:?}: words in capitals are those that rules look at"
                )));
            }
            _ => others.push(word),
        }
    }
    Ok((keywords, others))
}

/// The powers that a unit knows, and how many it may attempt and deny.
fn read_powers(fields: &Fields, keywords: Keywords) -> Result<(Vec<Power>, u8, u8), Problem> {
    let known = Power::ALL.map(|power| (power.slug().to_string(), power));
    let known: Vec<(&str, Power)> =
        known.iter().map(|(word, power)| (word.as_str(), *power)).collect();
    let field = fields.field("powers");
    let entries = field.list(Power::ALL.len())?;
    let powers = entries.iter().map(|entry| entry.word(&known)).collect::<Result<Vec<_>, _>>()?;
    no_two_alike(&entries.into_iter().zip(powers.iter().copied()).collect::<Vec<_>>())?;
    let own = ["powers", "casts", "denies"].into_iter().find_map(|name| fields.optional(name));
    match (keywords.psyker, own) {
        (false, Some(field)) => {
            Err(field.problem("only a unit with the keyword PSYKER knows powers"))
        }
        (false, None) => Ok((powers, 0, 0)),
        (true, _) if powers.is_empty() => Err(field.problem("expected the powers of a PSYKER")),
        (true, _) => {
            let number = |name| fields.optional(name).map_or(Ok(1), |field| field.whole(0..=6));
            Ok((powers, number("casts")?, number("denies")?))
        }
    }
}

fn read_capacity(fields: &Fields, others: &[String]) -> Result<u8, Problem> {
    let transport = others.iter().any(|word| word == "TRANSPORT");
    match (transport, fields.optional("capacity")) {
        (true, _) => fields.field("capacity").whole(1..=MAX_UNIT as i64),
        (false, None) => Ok(0),
        (false, Some(field)) => Err(field.problem("only a TRANSPORT carries units")),
    }
}

fn read_aura(field: &Field) -> Result<Aura, Problem> {
    let fields = field.fields()?.only(&["reach", "gives"])?;
    let boons = [("reroll-ones", Boon::RerollOnes), ("leadership", Boon::Leadership)];
    Ok(Aura {
        reach: fields.field("reach").inches(Length::INCH..=Length::inches(24))?,
        gives: fields.field("gives").word(&boons)?,
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ability {
    AdvanceAndCharge,
    FightsFirst,
    FightsLast,
    Reserve,
}

fn read_abilities(field: &Field) -> Result<Vec<Ability>, Problem> {
    let words = [
        ("advance-and-charge", Ability::AdvanceAndCharge),
        ("fights-first", Ability::FightsFirst),
        ("fights-last", Ability::FightsLast),
        ("reserve", Ability::Reserve),
    ];
    let entries = field.list(words.len())?;
    let all = entries.iter().map(|entry| entry.word(&words)).collect::<Result<Vec<_>, _>>()?;
    if all.contains(&Ability::FightsFirst) && all.contains(&Ability::FightsLast) {
        return Err(field.problem("a unit cannot fight both first and last"));
    }
    no_two_alike(&entries.into_iter().zip(all.iter().copied()).collect::<Vec<_>>())?;
    Ok(all)
}

/// The fields of a model, then those of the model it is like, and so on.
struct Chain<'a>(Vec<Fields<'a>>);

impl<'a> Chain<'a> {
    /// A field of the first that has it.
    fn optional(&self, name: &str) -> Option<Field<'a>> {
        self.0.iter().find_map(|fields| fields.optional(name))
    }

    fn field(&self, name: &str) -> Field<'a> {
        self.optional(name).unwrap_or_else(|| self.0[0].field(name))
    }
}

const MODEL: [&str; 20] = [
    "name",
    "like",
    "count",
    "points",
    "move",
    "ws",
    "bs",
    "strength",
    "toughness",
    "wounds",
    "attacks",
    "leadership",
    "save",
    "invulnerable",
    "ignores",
    "base_mm",
    "height",
    "weapons",
    "line",
    "text",
];

fn read_kinds(field: &Field, armoury: &[Arm]) -> Result<Vec<ModelKind>, Problem> {
    let entries = field.list(12)?;
    if entries.is_empty() {
        return Err(field.problem("expected 1 to 12 kinds of models, found none"));
    }
    let mut kinds: Vec<ModelKind> = Vec::new();
    let mut before: Vec<Vec<Fields>> = Vec::new();
    for entry in &entries {
        let own = entry.fields()?.only(&MODEL)?;
        let mut chain = vec![own.clone()];
        if let Some(like) = own.optional("like") {
            let wanted = like.name()?.to_lowercase();
            let at = kinds.iter().position(|kind| kind.profile.name.to_lowercase() == wanted);
            let at = at.ok_or_else(|| like.expected("the name of a model before it"))?;
            chain.extend(before[at].iter().cloned());
        }
        before.push(chain.clone());
        kinds.push(read_kind(&Chain(chain), armoury)?);
    }
    let names = kinds.iter().map(|kind| kind.profile.name.to_lowercase());
    no_two_alike(&entries.into_iter().zip(names).collect::<Vec<_>>())?;
    Ok(kinds)
}

fn read_kind(fields: &Chain, armoury: &[Arm]) -> Result<ModelKind, Problem> {
    let own = &fields.0[0];
    let count = own.optional("count");
    let (least, most) =
        count.map_or(Ok((1, 1)), |field| field.least_and_most(0..=MAX_UNIT as i64))?;
    let (weapons, arms) = read_arms(&fields.field("weapons"), armoury)?;
    let points: u32 = fields.optional("points").map_or(Ok(0), |field| field.whole(0..=2000))?;
    let wounds = fields.field("wounds").whole(1..=60)?;
    let best = Line {
        from: 1,
        movement: fields.field("move").inches(Length::ZERO..=Length::inches(60))?,
        weapon_skill: fields.field("ws").whole(2..=6)?,
        ballistic_skill: fields.field("bs").whole(2..=6)?,
        attacks: fields.field("attacks").whole(0..=20)?,
    };
    let (best, worse) = read_lines(&fields.field("line"), best, wounds)?;
    let number = |name: &str| fields.optional(name).map(|save| save.whole(2..=6)).transpose();
    let profile = Profile {
        name: own.field("name").name()?,
        best,
        worse,
        strength: fields.field("strength").whole(1..=16)?,
        toughness: fields.field("toughness").whole(1..=16)?,
        wounds,
        leadership: fields.field("leadership").whole(1..=12)?,
        save: fields.field("save").whole(2..=7)?,
        invulnerable: number("invulnerable")?,
        ignores: number("ignores")?,
        radius: fields.field("base_mm").base_radius(10..=200)?,
        height: fields.field("height").inches(Field::LEAST_HEIGHT..=Length::inches(20))?,
        weapons,
    };
    Ok(ModelKind { profile, least, most, points: points + arms })
}

/// The weapons of a model by their names in the armoury, and what they cost together.
fn read_arms(field: &Field, armoury: &[Arm]) -> Result<(Vec<battle::Weapon>, u32), Problem> {
    let entries = field.list(MAX_WEAPONS)?;
    let (mut weapons, mut points) = (Vec::new(), 0);
    for entry in &entries {
        let wanted = entry.name()?.to_lowercase();
        let arm = armoury.iter().find(|arm| arm.weapon.name.to_lowercase() == wanted);
        let arm = arm.ok_or_else(|| entry.expected("the name of a weapon of this file"))?;
        weapons.push(arm.weapon.clone());
        points += arm.points;
    }
    can_be_carried(entries, &weapons, MAX_WEAPONS)?;
    Ok((weapons, points))
}

/// The lines of a degrading profile, each from so many remaining wounds downwards; what a line does not say is as above
/// (K4W-VEH-01). Since each holds down to the next, together they hold for all wounds.
fn read_lines(field: &Field, best: Line, wounds: u8) -> Result<(Line, Vec<Line>), Problem> {
    let mut lines = vec![best];
    let mut above = wounds;
    for entry in field.list(6)? {
        let known = ["wounds", "move", "ws", "bs", "attacks"];
        let fields = entry.fields()?.only(&known)?;
        let up_to: u8 = fields.field("wounds").whole(1..=60)?;
        if up_to >= above {
            let what =
                format!("expected fewer wounds than {above}: the lines go from best to worst");
            return Err(fields.field("wounds").problem(what));
        }
        above = up_to;
        // There is always a line above.
        let last = lines.len() - 1;
        let line = lines[last];
        lines[last].from = up_to + 1;
        let moves = Length::ZERO..=Length::inches(60);
        lines.push(Line {
            from: 1,
            movement: fields.optional("move").map_or(Ok(line.movement), |f| f.inches(moves))?,
            weapon_skill: fields
                .optional("ws")
                .map_or(Ok(line.weapon_skill), |f| f.whole(2..=6))?,
            ballistic_skill: fields
                .optional("bs")
                .map_or(Ok(line.ballistic_skill), |f| f.whole(2..=6))?,
            attacks: fields.optional("attacks").map_or(Ok(line.attacks), |f| f.whole(0..=20))?,
        });
    }
    let worse = lines.split_off(1);
    Ok((lines[0], worse))
}
