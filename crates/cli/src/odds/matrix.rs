//! `coverline odds matrix`: every weapon of a team against a range of targets or against every operative of another.

use catalog::Loaded;
use clap::{Args, ValueEnum};
use game::Speech;
use kt4w40k::Kt4w40k;
use kt18::Kt18;
use kt21::Kt21;
use kt24::Kt24;
use odds::{
    AttackRules, BadQuestion, Carried, Edition, Goal, Odds, Play, Stakes, Target, TooManyStates,
};
use skirmish::{Card, Fighter, Profile, Purses, Reach, Team};
use table::{Playable, RuleSet};

use super::battle::{Range, armies, kill_teams};
use super::heat::heat_map;
use super::{Playing, add_up, rule_set};
use crate::failure::{Failure, answer};
use crate::matchup::teams;
use crate::options::Options;

/// Every weapon of a team against a range of saves and wounds, or against every operative of another team
#[derive(Debug, Args)]
#[command(
    after_help = "A cell is the expected wounds, or with --goal kill the chance to incapacitate; for a melee
weapon, less what fighting back does. Shots are added up with --times.

Examples:
  coverline odds matrix lantern-company --saves 2-5 --wounds 8,12
  coverline odds matrix lantern-company --against saltglass-crew --goal kill
  coverline odds matrix my-team.toml --saves 3-6 --cover --times 2 --format csv
  coverline odds matrix chalkpit-union --against orchard-vigil --format svg > heat.svg"
)]
pub struct Matrix {
    /// The team: a name, or a file that ends in .toml
    team: String,
    /// The other team: a name, or a file that ends in .toml
    #[arg(long, value_name = "TEAM", conflicts_with_all = ["saves", "wounds", "defence", "toughness"])]
    against: Option<String>,
    /// Saves of targets, as in 3-5 or 3,4,5
    #[arg(long, value_name = "LIST", default_value = "3-5")]
    saves: String,
    /// Wounds of targets; 8,12 unless said, or 1,2 in kt18 and kt4w40k
    #[arg(long, value_name = "LIST")]
    wounds: Option<String>,
    /// Toughness of targets (kt18 and kt4w40k)
    #[arg(long, value_name = "T", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=20))]
    toughness: u8,
    /// Defence dice of targets
    #[arg(long, value_name = "DICE", default_value_t = 3)]
    defence: u8,
    /// The targets have a cover save
    #[arg(long)]
    cover: bool,
    /// How often each shot is made at the same target, one activation after the other
    #[arg(long, value_name = "TIMES", default_value_t = 1)]
    times: usize,
    /// What the answer looks like
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    #[command(flatten)]
    playing: Playing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Columns for people
    Table,
    /// Comma-separated values
    Csv,
    /// A heat map
    Svg,
}

/// Numbers with names: a weapon each row, a target each column.
pub struct Grid {
    /// What the numbers are and how they come about.
    pub title: String,
    pub rows: Vec<String>,
    pub columns: Vec<String>,
    /// Row by row; none where there is no such attack.
    pub cells: Vec<Vec<Option<f64>>>,
}

/// Two teams as those of a rule set, if they are.
fn both<G: Playable>(teams: &[Loaded<game::Team>]) -> Option<[&G::Team; 2]> {
    let [mine, theirs] = teams else { return None };
    Some([mine.value.of::<G>()?, theirs.value.of::<G>()?])
}

/// Somebody to attack.
struct Column<R> {
    name: String,
    target: Target,
    wounds: u16,
    /// What it may fight back with.
    melee: Vec<Profile<R>>,
}

impl Matrix {
    /// Answers the question.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        if options.json {
            return Err(Failure::input("--json", "a matrix is written with --format csv"));
        }
        let named = [("TEAM", Some(self.team.as_str())), ("--against", self.against.as_deref())];
        let (_, teams) = teams(options.rules, &named)?;
        let grid = if let Some([mine, theirs]) = both::<Kt21>(&teams) {
            self.grid(Edition::Kt21, mine, theirs, options)?
        } else if let Some([mine, theirs]) = both::<Kt24>(&teams) {
            self.grid(Edition::Kt24, mine, theirs, options)?
        } else if let Some([mine, theirs]) = both::<Kt18>(&teams) {
            let title = self.phased_title(RuleSet::KT18, [&mine.name, &theirs.name], options)?;
            let range = self.phased_range(options)?;
            let theirs = self.against.as_ref().map(|_| theirs).ok_or(&range);
            kill_teams(title, mine, theirs, self.goal())
        } else if let Some([mine, theirs]) = both::<Kt4w40k>(&teams) {
            let title = self.phased_title(RuleSet::KT4W40K, [&mine.name, &theirs.name], options)?;
            let range = self.phased_range(options)?;
            let theirs = self.against.as_ref().map(|_| theirs).ok_or(&range);
            armies(title, mine, theirs, self.cover, self.goal())
        } else {
            return Err(Failure::input("--against", "a team of another rule set"));
        };
        let speech = Speech::new(options.language());
        answer(&match self.format {
            Format::Table => table(&grid, &speech),
            Format::Csv => csv(&grid),
            Format::Svg => heat_map(&grid, &speech),
        })
    }

    fn grid<R: AttackRules>(
        &self,
        edition: Edition,
        mine: &Team<R>,
        theirs: &Team<R>,
        options: Options,
    ) -> Result<Grid, Failure> {
        let speech = &options.speech(rule_set(edition));
        let columns = match &self.against {
            Some(_) => operatives(theirs, self.cover),
            None => self.range(speech)?,
        };
        let goal = self.goal();
        let (attacker, defender) = self.playing.command_rerolls.unwrap_or_default();
        let policy = self.playing.policy.into();
        let purses = Purses::new(attacker, defender);
        let play = Play { purses, goal, policy, most: odds::MOST_PAIRS };
        let mut grid = Grid {
            title: self.title([&mine.name, &theirs.name], play, edition, speech),
            rows: Vec::new(),
            columns: columns.iter().map(|column| column.name.clone()).collect(),
            cells: Vec::new(),
        };
        for card in distinct(mine) {
            for weapon in &card.weapons {
                // Nobody fights a mere range of saves.
                if weapon.reach == Reach::Melee && self.against.is_none() {
                    continue;
                }
                let name = format!("{}: {}", card.name, weapon.name);
                let profile = Profile {
                    attacks: weapon.attacks,
                    hit: weapon.hit,
                    damage: weapon.damage,
                    rules: weapon.rules,
                };
                let cells = columns.iter().map(|column| match weapon.reach {
                    Reach::Ranged => self.shots(profile, card, column, play).map(Some),
                    Reach::Melee if self.times > 1 => Ok(None),
                    Reach::Melee => fight(profile, card, column, play).map(Some),
                });
                grid.cells.push(cells.collect::<Result<_, Failure>>()?);
                grid.rows.push(name);
            }
        }
        Ok(grid)
    }

    fn goal(&self) -> Goal {
        self.playing.goal.map_or(Goal::Damage, Goal::from)
    }

    /// What the numbers of a rule set are in which nobody chooses anything.
    fn phased_title(
        &self,
        rules: RuleSet,
        teams: [&str; 2],
        options: Options,
    ) -> Result<String, Failure> {
        self.playing.nothing_to_choose(rules)?;
        if self.times != 1 {
            return Err(Failure::input("--times", format!("every weapon is used once in {rules}")));
        }
        let speech = options.speech(rules);
        let say = |id: &str| speech.text(id, &[]);
        let targets = match self.against {
            Some(_) => teams[1].to_owned(),
            None => say("odds-matrix-range"),
        };
        let figure = match (self.goal(), rules) {
            (Goal::Damage, _) => say("odds-matrix-damage"),
            (Goal::Kill, RuleSet::KT18) => say("odds-matrix-out-of-action"),
            (Goal::Kill, _) => say("odds-matrix-destroy"),
        };
        let args = [
            ("rules", say(&format!("rule-set-{rules}"))),
            ("team", teams[0].to_owned()),
            ("targets", targets),
            ("figure", figure),
        ];
        Ok(speech.text("odds-matrix-plain", &args))
    }

    /// Targets of the rule sets in which nobody chooses anything.
    fn phased_range(&self, options: Options) -> Result<Range, Failure> {
        let speech = Speech::new(options.language());
        let saves = list("--saves", &self.saves, 2, 7)?;
        let wounds = list("--wounds", self.wounds.as_deref().unwrap_or("1,2"), 1, 100)?;
        let pairs = saves.iter().flat_map(|save| wounds.iter().map(move |wounds| (*save, *wounds)));
        let toughness = self.toughness;
        let targets = pairs.map(|(save, wounds)| {
            let figures = target(save, wounds, &speech);
            let args = [("toughness", toughness.to_string()), ("figures", figures)];
            (save, wounds, speech.text("odds-matrix-model", &args))
        });
        Ok(Range { toughness, targets: targets.collect() })
    }

    /// What the numbers are and how they come about.
    fn title(&self, teams: [&str; 2], play: Play, edition: Edition, speech: &Speech) -> String {
        let say = |id: &str| speech.text(id, &[]);
        let targets = match self.against {
            Some(_) => teams[1].to_owned(),
            None => say("odds-matrix-range"),
        };
        let figure = match play.goal {
            Goal::Damage => say("odds-matrix-damage"),
            Goal::Kill => say("odds-matrix-kill"),
        };
        let args = [
            ("rules", say(&format!("rule-set-{}", rule_set(edition)))),
            ("team", teams[0].to_owned()),
            ("targets", targets),
            ("figure", figure),
            ("policy", say(&format!("odds-policy-{}", play.policy.name()))),
        ];
        speech.text("odds-matrix", &args)
    }

    fn shots<R: AttackRules>(
        &self,
        weapon: Profile<R>,
        shooter: &Card<R>,
        column: &Column<R>,
        play: Play,
    ) -> Result<f64, Failure> {
        check_dice(weapon)?;
        let stakes = Stakes { attacker: shooter.wounds.max(1) as u16, defender: column.wounds };
        let row = add_up(self.times.max(1), stakes, Carried::Defender, |_, left| {
            R::shoot(weapon, column.target, left, play).map_err(too_many)
        })?;
        Ok(match play.goal {
            Goal::Damage => row.expected().to_f64(),
            Goal::Kill => row.kills().to_f64(),
        })
    }

    /// Targets with every save and every number of wounds asked for.
    fn range<R>(&self, speech: &Speech) -> Result<Vec<Column<R>>, Failure> {
        if self.defence > 10 {
            return Err(Failure::input("--defence", "expected 0 to 10"));
        }
        let saves = list("--saves", &self.saves, 2, 9)?;
        let wounds = list("--wounds", self.wounds.as_deref().unwrap_or("8,12"), 1, 9999)?;
        let pairs = saves.iter().flat_map(|save| wounds.iter().map(move |wounds| (*save, *wounds)));
        let columns = pairs.map(|(save, wounds)| Column {
            name: target(save, wounds, speech),
            target: Target {
                dice: self.defence,
                save: save as u8,
                invulnerable: None,
                cover: self.cover,
                obscured: false,
            },
            wounds,
            melee: Vec::new(),
        });
        Ok(columns.collect())
    }
}

/// A fight in which the defender takes up the weapon that is best for it.
fn fight<R: AttackRules>(
    weapon: Profile<R>,
    fighter: &Card<R>,
    column: &Column<R>,
    play: Play,
) -> Result<f64, Failure> {
    check_dice(weapon)?;
    let attacker = Fighter { wounds: fighter.wounds, weapon: Some(weapon) };
    let armed = column.melee.iter().map(|weapon| Some(*weapon));
    let replies: Vec<Option<Profile<R>>> =
        if column.melee.is_empty() { vec![None] } else { armed.collect() };
    let mut least: Option<Odds> = None;
    for weapon in replies {
        weapon.map_or(Ok(()), check_dice)?;
        let defender = Fighter { wounds: column.wounds as i16, weapon };
        let odds = R::fight(attacker, defender, play).map_err(|error| too_many(error).into());
        let odds: Odds = odds.map_err(|bad: Failure| bad)?;
        if least.as_ref().is_none_or(|least| odds.value < least.value) {
            least = Some(odds);
        }
    }
    Ok(least.map_or(0.0, |odds| odds.value.to_f64()))
}

fn too_many(error: TooManyStates) -> BadQuestion {
    BadQuestion::new("TEAM", error)
}

fn check_dice<R>(weapon: Profile<R>) -> Result<(), Failure> {
    match weapon.attacks {
        0..=10 => Ok(()),
        dice => {
            Err(Failure::input("TEAM", format!("a weapon with {dice} dice, at most 10 are solved")))
        }
    }
}

/// The cards of a team, each once.
fn distinct<R>(team: &Team<R>) -> Vec<&Card<R>> {
    let mut cards: Vec<&Card<R>> = Vec::new();
    for card in &team.operatives {
        if cards.iter().all(|known| known.name != card.name) {
            cards.push(card);
        }
    }
    cards
}

fn operatives<R: Copy>(team: &Team<R>, cover: bool) -> Vec<Column<R>> {
    let column = |card: &&Card<R>| Column {
        name: card.name.clone(),
        target: Target {
            dice: card.defence,
            save: card.save,
            invulnerable: card.invulnerable,
            cover,
            obscured: false,
        },
        wounds: card.wounds.max(1) as u16,
        melee: card
            .weapons
            .iter()
            .filter(|weapon| weapon.reach == Reach::Melee)
            .map(|weapon| Profile {
                attacks: weapon.attacks,
                hit: weapon.hit,
                damage: weapon.damage,
                rules: weapon.rules,
            })
            .collect(),
    };
    distinct(team).iter().map(column).collect()
}

/// Numbers written as `3-5`, `8,12`, or both.
fn list(field: &str, text: &str, least: u16, most: u16) -> Result<Vec<u16>, Failure> {
    let bad = || {
        let what = format!("{text:?}: expected numbers from {least} to {most}, as in 3-5 or 8,12");
        Failure::input(field, what)
    };
    let mut all = Vec::new();
    for part in text.split(',') {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        let read = |n: &str| n.trim().trim_end_matches('+').parse::<u16>().ok();
        let (from, to) = read(from).zip(read(to)).ok_or_else(bad)?;
        if from < least || to > most || from > to || usize::from(to - from) + all.len() > 100 {
            return Err(bad());
        }
        all.extend(from..=to);
    }
    Ok(all)
}

/// What a target of a range is called: by its save and its wounds.
fn target(save: u16, wounds: u16, speech: &Speech) -> String {
    let args = [("save", save.to_string()), ("wounds", wounds.to_string())];
    speech.text("odds-matrix-target", &args)
}

fn table(grid: &Grid, speech: &Speech) -> String {
    let shown =
        |cell: Option<f64>| cell.map_or_else(|| "-".to_owned(), |value| speech.decimal(value, 3));
    let name = grid.rows.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = grid.columns.iter().map(|name| name.chars().count().max(6)).collect();
    let mut text = format!("{}\n{:name$}", grid.title, "");
    for (column, width) in grid.columns.iter().zip(&widths) {
        text += &format!("  {column:>width$}");
    }
    for (row, cells) in grid.rows.iter().zip(&grid.cells) {
        text += &format!("\n{row:name$}");
        for (cell, width) in cells.iter().zip(&widths) {
            text += &format!("  {:>width$}", shown(*cell));
        }
    }
    text + "\n"
}

fn csv(grid: &Grid) -> String {
    let quoted = |text: &str| match text.contains([',', '"', '\n']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    };
    let head = grid.columns.iter().map(|name| quoted(name));
    let head: Vec<String> = std::iter::once(quoted(&grid.title)).chain(head).collect();
    let mut text = head.join(",") + "\n";
    for (row, cells) in grid.rows.iter().zip(&grid.cells) {
        let cells = cells.iter().map(|cell| cell.map_or(String::new(), |value| value.to_string()));
        let cells: Vec<String> = std::iter::once(quoted(row)).chain(cells).collect();
        text += &(cells.join(",") + "\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Language;

    #[test]
    fn lists_are_ranges_and_numbers() {
        assert_eq!(list("--saves", "3-5", 2, 9).unwrap(), [3, 4, 5]);
        assert_eq!(list("--wounds", "8,12+,14-15", 1, 99).unwrap(), [8, 12, 14, 15]);
        for bad in ["", "1", "5-3", "3-10", "a", "3,,4", "-3"] {
            assert!(list("--saves", bad, 2, 9).is_err(), "{bad}");
        }
    }

    #[test]
    fn names_with_commas_are_quoted() {
        let grid = Grid {
            title: "a, b".into(),
            rows: vec!["x \"y\"".into()],
            columns: vec!["3+".into(), "4+".into()],
            cells: vec![vec![Some(1.5), None]],
        };
        assert_eq!(csv(&grid), "\"a, b\",3+,4+\n\"x \"\"y\"\"\",1.5,\n");
        let [english, french] = [Language::English, Language::French].map(Speech::new);
        assert!(table(&grid, &english).contains("1.500"));
        assert!(table(&grid, &french).contains("1,500"));
        assert!(heat_map(&grid, &english).contains(">1.50<"));
    }
}
