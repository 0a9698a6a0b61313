//! `coverline sight`: whether one model may shoot at another, and why.

use std::path::PathBuf;

use clap::Args;
use game::Speech;
use geometry::{Length, Point3};
use kt21::Kt21;
use kt24::Kt24;
use serde::{Deserialize, Serialize};
use skirmish::{CardRules, Edition, OpIx, Reason, Verdict};
use table::RuleSet;

use crate::failure::{Failure, answer};
use crate::input;
use crate::layout::{Killzone, Layout, Model, Named, SwitchSettings};
use crate::options::{Options, named, unplayable};
use crate::picture::Picture;

/// Says whether one model may shoot at another: distance, sight, cover and the rules that decide
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline sight table.json
  coverline sight --json table.json
  coverline sight --svg table.svg table.json
  generate-table | coverline sight --json -

The question says in \"rules\" whether kt21 or kt24 is asked about.")]
pub struct Sight {
    /// The table, the two models and the weapon rules, in JSON; - is standard input
    file: PathBuf,
    /// Draw the table and the deciding lines into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    rules: String,
    killzone: Killzone,
    models: Vec<Model>,
    from: String,
    to: String,
    #[serde(default)]
    weapon_rules: Vec<String>,
    #[serde(default)]
    switches: SwitchSettings,
}

/// The answer as programs read it.
#[derive(Debug, Serialize)]
struct Report {
    rules: &'static str,
    distance: Option<f64>,
    visible: bool,
    obscured: bool,
    cover: bool,
    engaged: bool,
    valid_target: bool,
    cover_save: bool,
    why: Vec<Cause>,
}

/// One rule that decided.
#[derive(Debug, Serialize)]
struct Cause {
    rule: &'static str,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<[[f64; 3]; 2]>,
}

fn inches(point: Point3) -> [f64; 3] {
    [point.x, point.y, point.z].map(|length| length.to_inches_f64())
}

impl Cause {
    fn new<G: Edition>(reason: &Reason, layout: &Layout<G>, speech: &Speech) -> Self {
        let text = match &reason.refusal {
            Some(why) => speech.say(&Named { why, layout }),
            None => speech.reason(reason),
        };
        let line = reason.line.map(|(from, to)| [inches(from), inches(to)]);
        Cause { rule: reason.rule, text, line }
    }
}

impl Sight {
    /// Answers the question.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let question: Question = input::question(&self.file)?;
        let rules = named(&question.rules)?;
        options.agree(rules)?;
        match rules {
            RuleSet::Kt21 => self.answer::<Kt21>(&question, options),
            RuleSet::Kt24 => self.answer::<Kt24>(&question, options),
            other => Err(unplayable(other)),
        }
    }

    fn answer<G: Edition>(&self, question: &Question, options: Options) -> Result<(), Failure> {
        let layout: Layout<G> =
            Layout::new(&question.killzone, &question.models, &question.switches)?;
        let from = layout.find("from", &question.from)?;
        let to = layout.find("to", &question.to)?;
        if from == to {
            return Err(Failure::input("to", "the same model as from"));
        }
        let weapon: G::Rules = read_weapon_rules(&question.weapon_rules)?;
        let speech = options.speech(G::RULE_SET);
        let verdict = layout.game.verdict(from, to, &weapon);
        let why: Vec<Cause> =
            verdict.why.iter().map(|reason| Cause::new(reason, &layout, &speech)).collect();
        if let Some(path) = &self.svg {
            let mut picture = Picture::of(&layout);
            let lines = verdict.why.iter().filter_map(|reason| Some((reason, reason.line?)));
            for ((reason, (from, to)), cause) in lines.zip(why.iter().filter(|c| c.line.is_some()))
            {
                picture.line(from.plan(), to.plan(), reason.key, &cause.text);
            }
            picture.save(path)?;
        }
        if options.json {
            let report = Report {
                rules: G::RULE_SET.id(),
                distance: verdict
                    .distance
                    .map(|distance| unrounded(distance, &layout.game, from, to)),
                visible: verdict.visible,
                obscured: verdict.obscured,
                cover: verdict.cover,
                engaged: verdict.engaged,
                valid_target: verdict.valid_target,
                cover_save: verdict.cover_save,
                why,
            };
            return answer(&input::to_json(&report));
        }
        answer(&in_words(question, &verdict, &why, &speech))
    }
}

/// The distance in inches, without rounding to whole units where no wall makes it a way round.
fn unrounded(distance: Length, game: &impl Edition, from: OpIx, to: OpIx) -> f64 {
    let killzone = game.setup().killzone();
    if !killzone.walls().is_empty() || !killzone.doors().is_empty() {
        return distance.to_inches_f64();
    }
    let (a, b) = (game.base(from), game.base(to));
    let centres = (a.centre.squared_distance(b.centre) as f64).sqrt();
    let flat = (centres - f64::from((a.radius + b.radius).units())).max(0.0);
    let rise = f64::from((a.z - b.z).units());
    (flat * flat + rise * rise).sqrt() / f64::from(Length::INCH.units())
}

/// The rules of a weapon, a bad one named by its place in the list.
pub fn read_weapon_rules<R: CardRules>(rules: &[String]) -> Result<R, Failure> {
    let rules: Vec<&str> = rules.iter().map(String::as_str).collect();
    for (i, rule) in rules.iter().enumerate() {
        R::read(&[rule]).map_err(|error| Failure::input(format!("weapon_rules[{i}]"), error))?;
    }
    R::read(&rules).map_err(|error| Failure::input("weapon_rules", error))
}

fn in_words(question: &Question, verdict: &Verdict, why: &[Cause], speech: &Speech) -> String {
    let (from, to) = (question.from.clone(), question.to.clone());
    let mut args = vec![("from", from), ("to", to)];
    let head = if verdict.valid_target { "sight-valid" } else { "sight-not-valid" };
    let mut text = speech.text(head, &args) + "\n";
    match verdict.distance {
        Some(distance) => {
            args.push(("distance", format!("{:.2}\"", distance.to_inches_f64())));
            text += &speech.text("sight-distance", &args);
        }
        None => text += &speech.text("sight-no-way", &args),
    }
    text += "\n";
    if verdict.cover_save {
        text += &speech.text("sight-cover-save", &args);
        text += "\n";
    }
    let width = why.iter().map(|cause| cause.rule.len()).max().unwrap_or(0);
    for cause in why {
        text += &format!("  {:width$}  {}\n", cause.rule, cause.text);
    }
    text
}
