//! `coverline odds`: what an attack will do if both sides play it perfectly.

mod battle;
mod card;
mod chart;
mod heat;
mod matrix;
mod named;
mod words;

use std::path::Path;

use clap::{Args, Subcommand, ValueEnum};
use odds::battle::Peek;
use odds::{
    BadQuestion, BadRow, Carried, Edition, Goal, Kind, Policy, Question, Report, Row, Stakes,
};
use table::RuleSet;

use crate::failure::{Failure, answer};
use crate::input;
use crate::options::Options;
use crate::paint::{Ink, paint};

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
  coverline odds --rules kt18 \"Rapid Fire 2 bs 3+ S4 AP-1 D1\" --against \"T4 W1 sv 4+\"
  coverline odds --rules kt18 \"Melee 3 ws 3+ S5 DD3 re-roll hits 1\" --against \"T4 W2 sv 3+ inv 5+ flesh 1\"
  coverline odds --rules kt4w40k \"models 5 Rapid Fire 2 bs 3+ S4 D1\" --against \"models 5 T4 W2 left 1 sv 3+ cover\"
  coverline odds --rules kt4w40k \"mortal D3\" --against \"models 2 W1 ignores 5+\"
  coverline odds lantern-company/long-glass --against saltglass-crew/deckhand
  coverline odds lantern-company/long-glass/knife --against \"saltglass-crew/deckhand cover\"
  coverline odds --json attack.json
  coverline odds matrix lantern-company --against saltglass-crew"
)]
pub struct Odds {
    #[command(subcommand)]
    command: Option<OddsCommand>,
    /// The weapon as on its card, or TEAM/OPERATIVE, with /WEAPON if one alone is meant; without --against, the attack in
    /// JSON (a file; - is standard input)
    #[arg(value_name = "CARD|NAME|FILE", required = true)]
    attack: Option<String>,
    /// The target: TEAM/OPERATIVE, with cover if it has any; or save 3+, wounds 12 or 7/12, defence 3, invulnerable 5+, cover, obscured, weapon CARD; in kt18 and
    /// kt4w40k T4, W1, sv 4+, inv 5+, ignores 6+, and flesh 1 and injury -1, or models 5, left 1 and cover
    #[arg(long, value_name = "TARGET")]
    against: Option<String>,
    /// The attacker's wounds, which matter in a fight and with Hot; 12 unless said
    #[arg(long, value_name = "WOUNDS")]
    wounds: Option<u16>,
    /// Only a 6 hits (kt18 and kt4w40k)
    #[arg(long, value_enum, value_name = "WHEN")]
    only_sixes: Option<battle::Snap>,
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

impl Playing {
    /// Refuses what has no meaning where nobody chooses anything.
    fn nothing_to_choose(self, rules: RuleSet) -> Result<(), Failure> {
        let said = [
            ("--command-rerolls", self.command_rerolls.is_some()),
            ("--policy", self.policy != PolicyName::Optimal),
        ];
        match said.into_iter().find(|(_, said)| *said) {
            Some((flag, _)) => {
                Err(Failure::input(flag, format!("there is nothing to choose in {rules}")))
            }
            None => Ok(()),
        }
    }
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
        // Where no field is named, the words say where.
        if bad.field.is_empty() {
            return Failure::Input(bad.what);
        }
        Failure::input(bad.field, bad.what)
    }
}

/// The answer to a question in JSON, in JSON: what `coverline odds --json` prints.
pub fn in_json(text: &str) -> Result<serde_json::Value, Failure> {
    let Peek { rules } = input::json_part(text)?;
    let report = match rules {
        RuleSet::KT18 => battle::kt18_report(text)?,
        RuleSet::KT4W40K => battle::kt4w40k_report(text)?,
        _ => {
            let question: Question = input::json(text)?;
            let odds = question.odds(Policy::Optimal)?;
            serde_json::to_value(Report::new(&question, &odds)).unwrap_or_default()
        }
    };
    Ok(report)
}

/// The attacker's wounds, unless they are said.
const USUAL_WOUNDS: u16 = 12;

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
        None | Some(RuleSet::KT24) => Ok(Edition::Kt24),
        Some(RuleSet::KT21) => Ok(Edition::Kt21),
        Some(other) => Err(Failure::input("rules", format!("{other}, expected kt21 or kt24"))),
    }
}

fn rule_set(edition: Edition) -> RuleSet {
    match edition {
        Edition::Kt21 => RuleSet::KT21,
        Edition::Kt24 => RuleSet::KT24,
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
        if let Some(against) = self.against.as_deref()
            && (named::is_name(attack) || named::is_name(against))
        {
            return self.by_name(attack, against, options);
        }
        let (question, full) = match &self.against {
            Some(against) => match options.rules {
                Some(rules @ (RuleSet::KT18 | RuleSet::KT4W40K)) => {
                    self.nobody_chooses(rules)?;
                    let written = self.phased(attack, against)?;
                    return match rules {
                        RuleSet::KT18 => battle::kt18_written(&written, options),
                        _ => battle::kt4w40k_written(&written, options),
                    };
                }
                _ => {
                    let wounds = self.wounds.unwrap_or(USUAL_WOUNDS);
                    self.written(options, attack, against, wounds)?
                }
            },
            None => {
                if named::looks_like_a_card(attack) && !Path::new(attack).exists() {
                    let what = "a weapon needs a target: add --against \"save 3+ wounds 12\" or --against TEAM/OPERATIVE";
                    return Err(Failure::input("--against", what));
                }
                let text = input::text(Path::new(attack), input::MAX_QUESTION)?;
                let Peek { rules } = input::json_part(&text)?;
                if matches!(rules, RuleSet::KT18 | RuleSet::KT4W40K) {
                    options.agree(rules)?;
                    self.nobody_chooses(rules)?;
                    return match rules {
                        RuleSet::KT18 => battle::kt18_file(&text, options),
                        _ => battle::kt4w40k_file(&text, options),
                    };
                }
                let mut question: Question = input::json(&text)?;
                options.agree(rule_set(question.rules))?;
                if let Some(goal) = self.playing.goal {
                    question.goal = goal.into();
                }
                let full = question.defender.wounds.get();
                (question, full)
            }
        };
        if self.only_sixes.is_some() {
            let what = "only in kt18 and kt4w40k";
            return Err(Failure::input("--only-sixes", what));
        }
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

    /// Attacks by the names of operatives: every weapon that is meant, one after another.
    fn by_name(&self, attack: &str, against: &str, options: Options) -> Result<(), Failure> {
        let all = named::attacks(attack, against, options)?;
        let mut reports = Vec::new();
        for named::Attack { rules, heading, card, target, wounds, weapon } in &all {
            let options = Options { rules: Some(*rules), ..options };
            let speech = options.speech(*rules);
            let (told, json) = match *rules {
                RuleSet::KT18 | RuleSet::KT4W40K => {
                    self.nobody_chooses(*rules)?;
                    battle::in_words_and_json(*rules, &self.phased(card, target)?, &speech)?
                }
                _ => {
                    let wounds = self.wounds.unwrap_or(*wounds);
                    let (question, full) = self.written(options, card, target, wounds)?;
                    let odds = question.odds(self.playing.policy.into())?;
                    let json =
                        serde_json::to_value(Report::new(&question, &odds)).unwrap_or_default();
                    (words::told(&question, &odds, None, 1, full, &speech), json)
                }
            };
            reports.push((speech.text(heading.0, &heading.1), told, weapon, json));
        }
        if options.json {
            return match reports.as_slice() {
                [(.., json)] => answer(&input::to_json(json)),
                all => answer(&input::to_json(
                    &all.iter()
                        .map(|(_, _, weapon, json)| serde_json::json!({ "weapon": weapon, "odds": json }))
                        .collect::<Vec<_>>(),
                )),
            };
        }
        let pages = reports
            .iter()
            .map(|(heading, told, ..)| format!("{}\n{told}", paint(heading, Ink::Bold)));
        answer(&pages.collect::<Vec<_>>().join("\n"))
    }

    /// Refuses what has no meaning in the rule sets in which nobody chooses anything.
    fn nobody_chooses(&self, rules: RuleSet) -> Result<(), Failure> {
        self.playing.nothing_to_choose(rules)?;
        let what = format!("there is nothing to choose in {rules}");
        match (self.playing.goal, self.wounds) {
            (Some(_), _) => Err(Failure::input("--goal", what)),
            (_, Some(_)) => {
                Err(Failure::input("--wounds", format!("nobody strikes back in {rules}")))
            }
            _ if self.against.is_none() && !self.more.is_empty() => {
                Err(Failure::input("--and", "the weapons stand in the file"))
            }
            _ if self.against.is_none() && self.times != 1 => {
                Err(Failure::input("--times", "the weapons stand in the file"))
            }
            _ if self.against.is_none() && self.only_sixes.is_some() => {
                Err(Failure::input("--only-sixes", "the sequence stands in the file"))
            }
            _ => Ok(()),
        }
    }

    /// An attack of a rule set in which nobody chooses anything, written on the command line.
    fn phased<'a>(
        &'a self,
        attack: &'a str,
        against: &'a str,
    ) -> Result<battle::Written<'a>, Failure> {
        let more = self.more.iter().map(|card| ("--and", card.as_str()));
        let once: Vec<_> = std::iter::once(("CARD", attack)).chain(more).collect();
        if self.times == 0 {
            return Err(Failure::input("--times", "0 of them, expected 1 or more"));
        }
        let times = self.times.min(MOST_ATTACKS + 1);
        let cards = once.iter().cycle().take(once.len() * times).copied().collect();
        Ok(battle::Written { cards, against, snap: self.only_sixes })
    }

    /// An attack written on the command line, with the wounds that the target started the battle with.
    fn written(
        &self,
        options: Options,
        attack: &str,
        against: &str,
        wounds: u16,
    ) -> Result<(Question, u16), Failure> {
        let goal = self.playing.goal.map_or(Goal::Damage, Goal::from);
        let points = self.playing.command_rerolls.unwrap_or_default();
        let written = card::Written { attack, against, wounds, goal, points };
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
