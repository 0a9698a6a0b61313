//! Rosters: a team's file may hold more than is fielded. Its cards say how many of them may be taken and which weapons they
//! choose from, `[roster]` what holds for all of them together, and each `[[take]]` is one that is fielded.

use super::notes::read_words;
use super::{Field, Fields, Problem};

/// The most cards that a file with a roster may hold.
pub const MAX_CARDS: usize = 80;

/// The most weapons of a card in such a file, all choices together.
pub const MAX_ARMOURY: usize = 80;

/// The most pieces of equipment of a team.
const MAX_EQUIPMENT: usize = 80;

/// The most limits of a roster.
const MAX_LIMITS: usize = 40;

/// What a roster can take: a card with the weapons that it could carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The card's name.
    pub name: String,
    /// The words that limits go by.
    pub keywords: Vec<String>,
    /// The fewest and the most that may be taken.
    pub count: (usize, usize),
    /// The names of its weapons; profiles of one weapon agree up to a colon.
    pub weapons: Vec<String>,
    /// The weapons that are a matter of choice.
    pub choices: Vec<Choice>,
}

/// Weapons of which so many are carried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Their names, without profiles.
    pub weapons: Vec<String>,
    /// The fewest and the most that are carried.
    pub count: (usize, usize),
}

/// One that is fielded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The number of its card.
    pub card: usize,
    /// A name of its own.
    pub name: Option<String>,
    /// The numbers of its weapons.
    pub weapons: Vec<usize>,
}

/// Whether a file says what of it is fielded.
#[must_use]
pub fn has_roster(fields: &Fields) -> bool {
    fields.optional("take").is_some() || fields.optional("roster").is_some()
}

/// How many of a card may be taken.
///
/// # Errors
/// Something else stands there.
pub fn read_offered(fields: &Fields, most: usize) -> Result<(usize, usize), Problem> {
    let range = 0..=most as i64;
    fields.optional("count").map_or(Ok((0, most)), |field| field.least_and_most(range))
}

/// The choices of weapons of a card.
///
/// # Errors
/// The first thing wrong with them.
pub fn read_choices(fields: &Fields, weapons: &[String]) -> Result<Vec<Choice>, Problem> {
    let mut seen: Vec<String> = Vec::new();
    let entries = fields.field("choice").list(MAX_ARMOURY)?;
    let read = |entry: &Field| {
        let fields = entry.fields()?.only(&["weapons", "count"])?;
        let names = fields.field("weapons").list(MAX_ARMOURY)?;
        let mut all = Vec::new();
        for field in &names {
            let name = field.name()?;
            if !weapons.iter().any(|weapon| same(whole(weapon), &name)) {
                return Err(field.problem(format!("no weapon of this card is called {name:?}")));
            }
            if seen.iter().any(|other| same(other, &name)) {
                return Err(field.problem(format!("{name:?} is in a choice already")));
            }
            seen.push(name.clone());
            all.push(name);
        }
        let range = 0..=all.len() as i64;
        let count = fields.optional("count");
        let count = count.map_or(Ok((1, 1)), |field| field.least_and_most(range))?;
        Ok(Choice { weapons: all, count })
    };
    entries.iter().map(read).collect()
}

/// Those that are fielded, in the order of their numbers, checked against the cards and the roster's own limits.
///
/// # Errors
/// The first thing wrong with them.
pub fn read_roster(
    fields: &Fields,
    offers: &[Offer],
    most: usize,
    most_weapons: usize,
) -> Result<Vec<Taken>, Problem> {
    let takes = fields.field("take");
    let entries = takes.list(most)?;
    if entries.is_empty() {
        return Err(takes
            .problem(format!("expected 1 to {most} that are fielded, found none"))
            .said("problem-roster-empty", &[("most", &most)]));
    }
    let taken = entries.iter().map(|entry| read_take(entry, offers, most_weapons));
    let taken: Vec<Taken> = taken.collect::<Result<_, _>>()?;
    for (offer, index) in offers.iter().zip(0..) {
        let here = taken.iter().filter(|one| one.card == index).count();
        let at = entries.iter().zip(&taken).rfind(|(_, one)| one.card == index);
        let at = at.map_or(&takes, |(entry, _)| entry);
        within(at, &offer.name, here, offer.count)?;
    }
    if let Some(roster) = fields.optional("roster") {
        let known = ["operatives", "limit", "equipment", "equipment_points", "picks"];
        let roster = roster.fields()?.only(&known)?;
        if let Some(field) = roster.optional("operatives") {
            let count = field.least_and_most(1..=most as i64)?;
            within(&field, "the roster", taken.len(), count)?;
        }
        for entry in roster.field("limit").list(MAX_LIMITS)? {
            keep_limit(&entry, offers, &taken)?;
        }
        read_equipment(fields, &roster)?;
    } else if let Some(equipment) = fields.optional("equipment") {
        read_pieces(&equipment)?;
    }
    Ok(taken)
}

fn within(at: &Field, what: &str, found: usize, count: (usize, usize)) -> Result<(), Problem> {
    let (least, most) = count;
    if (least..=most).contains(&found) {
        return Ok(());
    }
    let problem = at.problem(format!("{what}: {found} are taken, expected {least} to {most}"));
    let args: [(&str, &dyn std::fmt::Display); 4] =
        [("what", &what), ("found", &found), ("least", &least), ("most", &most)];
    Err(problem.said("problem-roster-count", &args))
}

fn read_take(entry: &Field, offers: &[Offer], most_weapons: usize) -> Result<Taken, Problem> {
    let fields = entry.fields()?.only(&["card", "name", "weapons"])?;
    let field = fields.field("card");
    let card = field.name()?;
    let Some(index) = offers.iter().position(|offer| same(&offer.name, &card)) else {
        let problem = field.problem(format!("no card of this team is called {card:?}"));
        return Err(problem.said("problem-roster-card", &[("card", &card)]));
    };
    let offer = &offers[index];
    let carried: Vec<String> = match fields.optional("weapons") {
        None => usual(offer),
        Some(field) => {
            let names = field.list(MAX_ARMOURY)?;
            let names = names.iter().map(Field::name).collect::<Result<Vec<_>, _>>()?;
            may_carry(&field, offer, &names)?;
            names
        }
    };
    let is_carried = |weapon: &String| carried.iter().any(|name| same(name, whole(weapon)));
    let weapons: Vec<usize> =
        (0..offer.weapons.len()).filter(|i| is_carried(&offer.weapons[*i])).collect();
    if weapons.len() > most_weapons {
        let what =
            format!("{} weapons and profiles are carried, at most {most_weapons}", weapons.len());
        let args: [(&str, &dyn std::fmt::Display); 2] =
            [("found", &weapons.len()), ("most", &most_weapons)];
        return Err(fields.field("weapons").problem(what).said("problem-roster-load", &args));
    }
    let name = fields.optional("name").map(|field| field.name()).transpose()?;
    Ok(Taken { card: index, name, weapons })
}

/// What somebody carries who is not said to carry anything in particular: all that is no matter of choice, and as much of
/// each choice as has to be taken, in the order of the file.
fn usual(offer: &Offer) -> Vec<String> {
    let chosen = |name: &str| {
        offer.choices.iter().any(|choice| choice.weapons.iter().any(|other| same(other, name)))
    };
    let always = offer.weapons.iter().map(|weapon| whole(weapon)).filter(|name| !chosen(name));
    let first = offer.choices.iter().flat_map(|choice| choice.weapons.iter().take(choice.count.0));
    always.map(str::to_owned).chain(first.cloned()).collect()
}

/// Refuses weapons that somebody does not have, or that do not go together.
fn may_carry(at: &Field, offer: &Offer, names: &[String]) -> Result<(), Problem> {
    let has = |name: &str| names.iter().any(|other| same(other, name));
    for name in names {
        if !offer.weapons.iter().any(|weapon| same(whole(weapon), name)) {
            let what = format!("{:?} has no weapon {name:?}", offer.name);
            let args: [(&str, &dyn std::fmt::Display); 2] =
                [("card", &offer.name), ("weapon", &name)];
            return Err(at.problem(what).said("problem-roster-weapon", &args));
        }
    }
    let mut free: Vec<&str> = offer.weapons.iter().map(|weapon| whole(weapon)).collect();
    for choice in &offer.choices {
        let found = choice.weapons.iter().filter(|name| has(name)).count();
        within(at, &choice.weapons.join(", "), found, choice.count)?;
        free.retain(|name| !choice.weapons.iter().any(|other| same(other, name)));
    }
    match free.into_iter().find(|name| !has(name)) {
        None => Ok(()),
        Some(left) => {
            let what = format!("{:?} always carries {left:?}", offer.name);
            let args: [(&str, &dyn std::fmt::Display); 2] =
                [("card", &offer.name), ("weapon", &left)];
            Err(at.problem(what).said("problem-roster-always", &args))
        }
    }
}

fn keep_limit(entry: &Field, offers: &[Offer], taken: &[Taken]) -> Result<(), Problem> {
    let fields = entry.fields()?.only(&["of", "count"])?;
    let words = fields.field("of").list(MAX_CARDS)?;
    let words = words.iter().map(Field::name).collect::<Result<Vec<_>, _>>()?;
    let fits = |one: &&Taken| {
        let offer = &offers[one.card];
        let mut called = std::iter::once(&offer.name).chain(&offer.keywords);
        called.any(|name| words.iter().any(|word| same(word, name)))
    };
    let count = fields.field("count").least_and_most(0..=MAX_CARDS as i64)?;
    within(entry, &words.join(", "), taken.iter().filter(fits).count(), count)
}

fn read_equipment(fields: &Fields, roster: &Fields) -> Result<(), Problem> {
    let pieces = read_pieces(&fields.field("equipment"))?;
    let field = roster.field("picks");
    let mut points = 0;
    let mut seen: Vec<String> = Vec::new();
    for pick in field.list(MAX_EQUIPMENT)? {
        let name = pick.name()?;
        let Some((_, price)) = pieces.iter().find(|(piece, _)| same(piece, &name)) else {
            let problem = pick.problem(format!("no equipment is called {name:?}"));
            return Err(problem.said("problem-roster-equipment", &[("name", &name)]));
        };
        if seen.iter().any(|other| same(other, &name)) {
            return Err(pick.problem(format!("{name:?} is picked twice")));
        }
        seen.push(name);
        points += price;
    }
    if let Some(most) = roster.optional("equipment") {
        let most = most.whole::<usize>(0..=MAX_EQUIPMENT as i64)?;
        within(&field, "equipment", seen.len(), (0, most))?;
    }
    if let Some(most) = roster.optional("equipment_points") {
        let most = most.whole::<usize>(0..=1000)?;
        within(&field, "equipment points", points, (0, most))?;
    }
    Ok(())
}

/// The equipment of a team with what each piece costs.
fn read_pieces(field: &Field) -> Result<Vec<(String, usize)>, Problem> {
    let read = |entry: &Field| {
        let fields = entry.fields()?.only(&["name", "text", "points"])?;
        if let Some(text) = fields.optional("text") {
            read_words(&text)?;
        }
        let points = fields.optional("points").map_or(Ok(0), |field| field.whole(0..=100))?;
        Ok((fields.field("name").name()?, points))
    };
    field.list(MAX_EQUIPMENT)?.iter().map(read).collect()
}

/// The name of a weapon without its profile.
fn whole(weapon: &str) -> &str {
    weapon.split(':').next().unwrap_or(weapon).trim()
}

fn same(one: &str, other: &str) -> bool {
    one == other || one.to_lowercase() == other.to_lowercase()
}
