//! `coverline odds`: what an attack will do if both sides play it perfectly.

mod card;
mod chart;
mod heat;
mod matrix;
mod words;

use std::path::Path;

use clap::{Args, Subcommand, ValueEnum};
use odds::{
    BadQuestion, BadRow, Carried, Edition, Goal, Kind, Policy, Question, Report, Row, Stakes,
};
use table::RuleSet;

use crate::failure::{Failure, answer};
use crate::input;
use crate::options::Options;

/// Gives the exact odds of a shooting or fighting sequence, both sides playing it perfectly
#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "The attack is a weapon as on its card, attacks, hit, damage and rules, with --against; or a file in JSON.

Examples:
  coverline odds \"4 3+ 3/4 Piercing 1, Lethal 5+\" --against \"save 3+ wounds 12 cover\"
  coverline odds \"5 3+ 4/5 Brutal\" --wounds 12 --against \"wounds 10 weapon 4 4+ 3/4 Shock\"
  coverline odds \"4 3+ 3/4\" --and \"5 4+ 2/3 Hot\" --times 2 --against \"save 4+ wounds 8/14\"
  coverline odds --rules kt21 \"4 2+ 3/4 AP1\" --against \"save 3+ defence 3 invulnerable 5+ wounds 10\"
  coverline odds --policy always-strike --goal kill \"4 3+ 4/5\" --against \"wounds 9 weapon 3 4+ 2/3\"
  coverline odds --json attack.json
  coverline odds matrix lantern-company --against saltglass-crew"
)]
pub struct Odds {
    #[command(subcommand)]
    command: Option<OddsCommand>,
    /// The weapon as on its card; without --against, the attack in JSON (a file; - is standard input)
    #[arg(value_name = "CARD|FILE", required = true)]
    attack: Option<String>,
    /// The target: save 3+, wounds 12 or 7/12, defence 3, invulnerable 5+, cover, obscured, weapon CARD
    #[arg(long, value_name = "TARGET")]
    against: Option<String>,
    /// The attacker's wounds, which matter in a fight and with Hot
    #[arg(long, value_name = "WOUNDS", default_value_t = 12)]
    wounds: u16,
    /// One more attack on the same target, after the first; may be given more than once
    #[arg(long = "and", value_name = "CARD")]
    more: Vec<String>,
    /// How often all attacks are made, one activation after the other; in fights both keep what they have lost
    #[arg(long, value_name = "TIMES", default_value_t = 1)]
    times: usize,
    #[command(flatten)]
    playing: Playing,
}

/// How an attack is played.
#[derive(Clone, Copy, Debug, Args)]
struct Playing {
    /// What the attacker wants most of
    #[arg(long, value_enum)]
    goal: Option<GoalName>,
    /// Command points for re-rolls of the attacker and the defender, as in 1,0
    #[arg(long, value_name = "N,N", value_parser = points)]
    command_rerolls: Option<(u8, u8)>,
    /// How both sides choose
    #[arg(long, value_enum, default_value_t = PolicyName::Optimal)]
    policy: PolicyName,
}

#[derive(Debug, Subcommand)]
enum OddsCommand {
    Matrix(matrix::Matrix),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum GoalName {
    /// Wounds that the defender loses, less, in a fight, the attacker's
    Damage,
    /// Incapacitating the defender, less, in a fight, being incapacitated
    Kill,
}

impl From<GoalName> for Goal {
    fn from(goal: GoalName) -> Goal {
        match goal {
            GoalName::Damage => Goal::Damage,
            GoalName::Kill => Goal::Kill,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PolicyName {
    /// Perfectly
    Optimal,
    /// Every success of a fight strikes
    AlwaysStrike,
    /// Every success of a fight blocks while it can
    AlwaysParry,
    /// No success is rolled again in the hope of a critical one
    NeverFish,
}

impl From<PolicyName> for Policy {
    fn from(policy: PolicyName) -> Policy {
        match policy {
            PolicyName::Optimal => Policy::Optimal,
            PolicyName::AlwaysStrike => Policy::AlwaysStrike,
            PolicyName::AlwaysParry => Policy::AlwaysParry,
            PolicyName::NeverFish => Policy::NeverFish,
        }
    }
}

fn points(text: &str) -> Result<(u8, u8), String> {
    let read = |n: &str| n.trim().parse::<u8>().ok().filter(|n| *n <= 9);
    let parts: Vec<&str> = text.split(',').collect();
    let both = match parts.as_slice() {
        [attacker] => read(attacker).map(|n| (n, 0)),
        [attacker, defender] => read(attacker).zip(read(defender)),
        _ => None,
    };
    both.ok_or_else(|| "expected 0 to 9 for the attacker and the defender, as in 1,0".to_owned())
}

impl From<BadQuestion> for Failure {
    fn from(bad: BadQuestion) -> Failure {
        Failure::input(bad.field, bad.what)
    }
}

/// The most attacks that are added up.
const MOST_ATTACKS: usize = 20;

/// Adds attacks up, as many as fit.
fn add_up(
    attacks: usize,
    stakes: Stakes,
    carried: Carried,
    solve: impl FnMut(usize, Stakes) -> Result<odds::Odds, BadQuestion>,
) -> Result<Row, Failure> {
    if attacks > MOST_ATTACKS {
        let what = format!("{attacks} attacks in all, at most {MOST_ATTACKS} are added up");
        return Err(Failure::input("--times", what));
    }
    Row::of(attacks, stakes, carried, solve).map_err(|error| match error {
        BadRow::Attack(bad) => bad.into(),
        BadRow::Weights(_) => Failure::input("--times", error),
    })
}

/// The rule set asked for, if its attacks can be solved.
fn edition(options: Options) -> Result<Edition, Failure> {
    match options.rules {
        None | Some(RuleSet::Kt24) => Ok(Edition::Kt24),
        Some(RuleSet::Kt21) => Ok(Edition::Kt21),
        Some(other) => {
            let what = format!("no odds of {other} yet, expected kt21 or kt24");
            Err(Failure::input("rules", what))
        }
    }
}

fn rule_set(edition: Edition) -> RuleSet {
    match edition {
        Edition::Kt21 => RuleSet::Kt21,
        Edition::Kt24 => RuleSet::Kt24,
    }
}

impl Odds {
    /// Answers the question.
    pub fn run(self, options: Options) -> Result<(), Failure> {
        if let Some(OddsCommand::Matrix(matrix)) = self.command {
            return matrix.run(options);
        }
        let policy = self.playing.policy.into();
        let attack = self.attack.as_deref().unwrap_or("-");
        let (question, full) = match &self.against {
            Some(against) => self.written(options, attack, against)?,
            None => {
                let mut question: Question = input::question(Path::new(attack))?;
                options.agree(rule_set(question.rules))?;
                if let Some(goal) = self.playing.goal {
                    question.goal = goal.into();
                }
                let full = question.defender.wounds.get();
                (question, full)
            }
        };
        let all = self.all(&question)?;
        let stakes = Stakes {
            attacker: question.attacker.wounds.get(),
            defender: question.defender.wounds.get(),
        };
        let carried = match question.sequence {
            Kind::Shoot => Carried::Defender,
            Kind::Fight => Carried::Both,
        };
        let row = match all.as_slice() {
            [_] => None,
            all => Some(add_up(all.len(), stakes, carried, |i, left| {
                let wounds = |left: u16| {
                    odds::Wounds::new(i64::from(left))
                        .map_err(|error| BadQuestion::new("wounds", error))
                };
                let mut next = all[i].clone();
                next.attacker.wounds = wounds(left.attacker)?;
                next.defender.wounds = wounds(left.defender)?;
                next.odds(policy)
            })?),
        };
        let odds = question.odds(policy)?;
        if options.json {
            if row.is_some() {
                let what = "several attacks are added up for people only, without --json";
                return Err(Failure::input("--and", what));
            }
            return answer(&input::to_json(&Report::new(&question, &odds)));
        }
        let speech = options.speech(rule_set(question.rules));
        answer(&words::told(&question, &odds, row.as_ref(), all.len(), full, &speech))
    }

    /// An attack written on the command line, with the wounds that the target started the battle with.
    fn written(
        &self,
        options: Options,
        attack: &str,
        against: &str,
    ) -> Result<(Question, u16), Failure> {
        let goal = self.playing.goal.map_or(Goal::Damage, Goal::from);
        let points = self.playing.command_rerolls.unwrap_or_default();
        let written = card::Written { attack, against, wounds: self.wounds, goal, points };
        card::question(edition(options)?, &written)
    }

    /// All attacks in a row: the question's own and those with other cards, as often as asked for.
    fn all(&self, question: &Question) -> Result<Vec<Question>, Failure> {
        if self.times == 0 {
            return Err(Failure::input("--times", "0 of them, expected 1 or more"));
        }
        let mut once = vec![question.clone()];
        for more in &self.more {
            let weapon = card::weapon("--and", more)?;
            let attacker = odds::Attacker { weapon, ..question.attacker.clone() };
            once.push(Question { attacker, ..question.clone() });
        }
        let times = self.times.min(MOST_ATTACKS + 1);
        Ok(once.iter().cycle().take(once.len() * times).cloned().collect())
    }
}
