//! `coverline sight`: whether one model may shoot at another, and why.

use std::path::PathBuf;

use clap::Args;
use desk::{Cause, SightQuestion, Sighting, Skirmish, Tabletop};
use game::Speech;
use kt4w40k::Kt4w40k;
use kt18::Kt18;
use kt21::Kt21;
use kt24::Kt24;
use table::{RuleSet, Verdict};

use crate::failure::{Failure, answer};
use crate::input;
use crate::options::Options;
use crate::picture::Picture;

/// Says whether one model may shoot at another: distance, sight, cover and the rules that decide
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline sight table.json
  coverline sight --json table.json
  coverline sight --svg table.svg table.json
  generate-table | coverline sight --json -

The question says in \"rules\" whether kt18, kt21, kt24 or kt4w40k is asked about.")]
pub struct Sight {
    /// The table, the two models and the weapon rules, in JSON; - is standard input
    file: PathBuf,
    /// Draw the table and the deciding lines into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

impl Sight {
    /// Answers the question.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let question: SightQuestion = input::question(&self.file)?;
        let rules = question.rule_set()?;
        options.agree(rules)?;
        match rules {
            RuleSet::Kt18 => self.answer::<Kt18>(&question, options),
            RuleSet::Kt21 => self.answer::<Skirmish<Kt21>>(&question, options),
            RuleSet::Kt24 => self.answer::<Skirmish<Kt24>>(&question, options),
            RuleSet::Kt4w40k => self.answer::<Kt4w40k>(&question, options),
        }
    }

    fn answer<G: Tabletop>(
        &self,
        question: &SightQuestion,
        options: Options,
    ) -> Result<(), Failure> {
        let speech = options.speech(G::RULE_SET);
        let sighting: Sighting<G> = Sighting::new(question, &speech)?;
        let Sighting { layout, verdict, why, .. } = &sighting;
        if let Some(path) = &self.svg {
            let mut picture = Picture::of(layout);
            let lines = verdict.why.iter().filter_map(|reason| Some((reason, reason.line?)));
            for ((reason, (from, to)), cause) in lines.zip(why.iter().filter(|c| c.line.is_some()))
            {
                picture.line(from.plan(), to.plan(), reason.key, &cause.text);
            }
            picture.save(path)?;
        }
        if options.json {
            return answer(&input::to_json(&sighting.report()));
        }
        answer(&in_words(question, verdict, why, &speech))
    }
}

fn in_words(question: &SightQuestion, verdict: &Verdict, why: &[Cause], speech: &Speech) -> String {
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
