//! Every weapon of a kill team of 2018 or of an army against everybody of another, or against a range of targets.

use battle::{ToHit, Weapon};
use kt4w40k::{Army, UnitCard};
use kt18::{Card, Team};
use odds::Goal;
use odds::battle::{Assault, Number, Unit, Wounded};

use crate::odds::matrix::Grid;

/// Targets without a card, all of this Toughness.
pub struct Range {
    pub toughness: u8,
    /// The save and the wounds of each, and what it is called.
    pub targets: Vec<(u16, u16, String)>,
}

/// Somebody to attack, alone or with others.
struct Column {
    name: String,
    toughness: u8,
    save: u8,
    invulnerable: Option<u8>,
    ignores: Option<u8>,
    wounds: u8,
    models: u8,
    cover: bool,
}

impl Range {
    fn columns(&self, cover: bool) -> Vec<Column> {
        let column = |(save, wounds, name): &(u16, u16, String)| Column {
            name: name.clone(),
            toughness: self.toughness,
            save: *save.min(&7) as u8,
            invulnerable: None,
            ignores: None,
            wounds: *wounds.min(&100) as u8,
            models: 1,
            cover,
        };
        self.targets.iter().map(column).collect()
    }
}

/// Weapons of one user.
struct Row<'a> {
    name: String,
    weapon: &'a Weapon,
    strength: u8,
    skill: u8,
    number: Number,
}

impl Row<'_> {
    fn assault(&self, column: &Column) -> Assault {
        let hit = ToHit::Skill { needed: self.skill, modifier: 0 };
        let saves = (column.save, column.invulnerable);
        let mut strike = self.weapon.strike(hit, self.strength, column.toughness, saves);
        strike.save.modifier += i8::from(column.cover && !self.weapon.is_melee());
        Assault { strike, number: self.number }
    }
}

/// A kill team against everybody of another, or against a range of targets.
pub fn kill_teams(title: String, mine: &Team, theirs: Result<&Team, &Range>, goal: Goal) -> Grid {
    let columns = match theirs {
        Ok(team) => distinct(&team.models, |card| &card.name).map(column).collect(),
        Err(range) => range.columns(false),
    };
    let rows = distinct(&mine.models, |card| &card.name).flat_map(|card| {
        card.weapons.iter().map(|weapon| Row {
            name: format!("{}: {}", card.name, weapon.name),
            weapon,
            strength: card.strength,
            skill: if weapon.is_melee() { card.weapon_skill } else { card.ballistic_skill },
            number: number(weapon, card.attacks, 1),
        })
    });
    grid(title, rows, &columns, |row, column| {
        let wounded = Wounded {
            wounds: column.wounds,
            flesh_wounds: 0,
            injury_modifier: 0,
            ignores: column.ignores,
        };
        let odds = wounded.attacked(&[row.assault(column)]);
        match goal {
            Goal::Damage => odds.expected(),
            Goal::Kill => odds.out_of_action,
        }
    })
}

fn column(card: &Card) -> Column {
    Column {
        name: card.name.clone(),
        toughness: card.toughness,
        save: card.save,
        invulnerable: card.invulnerable,
        ignores: card.ignores,
        wounds: card.wounds,
        models: 1,
        cover: false,
    }
}

/// An army against every unit of another, or against a range of targets: all models of a unit that have a weapon use it.
/// A unit that is attacked is taken to be of models like its first.
pub fn armies(
    title: String,
    mine: &Army,
    theirs: Result<&Army, &Range>,
    cover: bool,
    goal: Goal,
) -> Grid {
    let columns = match theirs {
        Ok(army) => {
            let units = distinct(&army.units, |card| &card.name);
            units.filter_map(|card| unit_column(card, cover)).collect()
        }
        Err(range) => range.columns(cover),
    };
    let rows = distinct(&mine.units, |card| &card.name).flat_map(unit_rows);
    grid(title, rows, &columns, |row, column| {
        let Column { models, wounds, ignores, .. } = *column;
        let odds =
            Unit::alike(models, wounds, wounds, ignores).attacked_alike(&[row.assault(column)]);
        match goal {
            Goal::Damage => odds.expected(),
            Goal::Kill => odds.kills(),
        }
    })
}

fn unit_rows(unit: &UnitCard) -> Vec<Row<'_>> {
    let mut rows: Vec<Row> = Vec::new();
    for model in &unit.models {
        for weapon in &model.weapons {
            let name = format!("{}: {}", unit.name, weapon.name);
            let skill = match weapon.is_melee() {
                true => model.best.weapon_skill,
                false => model.best.ballistic_skill,
            };
            let alike = |row: &&mut Row| {
                (row.weapon, row.skill, row.strength) == (weapon, skill, model.strength)
            };
            match rows.iter_mut().find(alike) {
                Some(row) => row.number.models += 1,
                None => rows.push(Row {
                    name,
                    weapon,
                    strength: model.strength,
                    skill,
                    number: number(weapon, model.best.attacks, 1),
                }),
            }
        }
    }
    rows
}

fn unit_column(unit: &UnitCard, cover: bool) -> Option<Column> {
    let first = unit.models.first()?;
    Some(Column {
        name: unit.name.clone(),
        toughness: first.toughness,
        save: first.save,
        invulnerable: first.invulnerable,
        ignores: first.ignores,
        wounds: first.wounds,
        models: unit.models.len().min(usize::from(u8::MAX)) as u8,
        cover,
    })
}

fn number(weapon: &Weapon, blows: u8, models: u8) -> Number {
    let each = weapon.kind.attacks().unwrap_or(battle::Amount::fixed(blows));
    Number { each, models, doubled: false }
}

fn distinct<'a, T>(all: &'a [T], name: impl Fn(&T) -> &String + 'a) -> impl Iterator<Item = &'a T> {
    let fresh = move |(i, one): &(usize, &'a T)| all[..*i].iter().all(|o| name(o) != name(one));
    all.iter().enumerate().filter(fresh).map(|(_, one)| one)
}

fn grid<'a>(
    title: String,
    rows: impl Iterator<Item = Row<'a>>,
    columns: &[Column],
    cell: impl Fn(&Row, &Column) -> f64,
) -> Grid {
    let mut grid = Grid {
        title,
        rows: Vec::new(),
        columns: columns.iter().map(|column| column.name.clone()).collect(),
        cells: Vec::new(),
    };
    for row in rows {
        grid.cells.push(columns.iter().map(|column| Some(cell(&row, column))).collect());
        grid.rows.push(row.name);
    }
    grid
}
