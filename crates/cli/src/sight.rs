//! `coverline sight`: whether one model may shoot at another, and why.

use std::path::{Path, PathBuf};

use clap::Args;
use desk::{Cause, Flip, SightQuestion, Sighting, Tabletop, Visitor};
use game::Speech;
use serde_json::json;
use table::Verdict;

use crate::asked::{TableArgs, weapon_rules};
use crate::failure::{Failure, answer};
use crate::input;
use crate::options::Options;
use crate::paint::{Ink, paint};
use crate::picture::Picture;

/// Says whether one model may shoot at another: distance, sight, cover, the rules that decide, and how near it is to flipping
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline sight table.json
  coverline sight --json table.json
  coverline sight --svg table.svg table.json
  generate-table | coverline sight --json -
  coverline sight --position game.txt --at 42 A1 B2
  coverline sight --killzone cooperage-yard \"lantern-company/long-glass 4,11\" \"saltglass-crew/deckhand 20,11 conceal\"

The question says in \"rules\" whether kt18, kt21, kt24 or kt4w40k is asked about; a game and teams say so themselves.
How near the verdict is to flipping is searched for both models in eight directions, every 0.25 mm, up to 2\" away.")]
pub struct Sight {
    /// The table, the two models and the weapon rules, in JSON (- is standard input); or, with --position or --killzone,
    /// the model that shoots and its target
    #[arg(required = true, value_name = "FILE|MODEL", num_args = 1..=2)]
    asked: Vec<String>,
    #[command(flatten)]
    table: TableArgs,
    /// The weapon of the one who shoots, by its name on the card (with --position or --killzone)
    #[arg(long, value_name = "NAME")]
    weapon: Option<String>,
    /// Tell in JSON too how near the verdict is to flipping
    #[arg(long)]
    flip: bool,
    /// Draw the table and the deciding lines into this file; - is standard output
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// The question on its way to the table of its rule set.
struct Asking<'a> {
    command: &'a Sight,
    question: &'a SightQuestion,
    options: Options,
}

impl Visitor for Asking<'_> {
    type Found = Result<(), Failure>;

    fn ask<G: Tabletop>(self) -> Self::Found {
        self.command.answer::<G>(self.question, self.options)
    }
}

impl Sight {
    /// Answers the question.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let question = self.question(options)?;
        let rules = question.rule_set()?;
        options.agree(rules)?;
        desk::visit(rules, Asking { command: self, question: &question, options })?
    }

    fn question(&self, options: Options) -> Result<SightQuestion, Failure> {
        if !self.table.describe_a_table() {
            let [file] = self.asked.as_slice() else {
                let what = "two models are asked about with --position FILE or --killzone NAME";
                return Err(Failure::input("MODEL", what));
            };
            if self.weapon.is_some() {
                let what = "the rules of the weapon stand in the question";
                return Err(Failure::input("--weapon", what));
            }
            return input::question(Path::new(file));
        }
        let asked = self.table.table(&self.asked, options)?;
        let [(from, card), (to, _)] = asked.named.as_slice() else {
            return Err(Failure::input("MODEL", "expected two, the one who shoots and its target"));
        };
        let weapon_rules = match &self.weapon {
            Some(name) => weapon_rules(card, name)?,
            None => Vec::new(),
        };
        Ok(SightQuestion {
            rules: asked.rules.clone(),
            killzone: asked.killzone.clone(),
            models: asked.models.clone(),
            from: from.clone(),
            to: to.clone(),
            weapon_rules,
            switches: asked.switches.clone(),
        })
    }

    fn answer<G: Tabletop>(
        &self,
        question: &SightQuestion,
        options: Options,
    ) -> Result<(), Failure> {
        let speech = options.speech(G::RULE_SET);
        let sighting: Sighting<G> = Sighting::new(question, &speech)?;
        let Sighting { layout, verdict, why, .. } = &sighting;
        let head = headline(question, verdict, &speech);
        let flip = if self.flip || !options.json { sighting.flip() } else { None };
        if let Some(path) = &self.svg {
            let mut picture = Picture::of(layout, &speech);
            picture.mark(&question.killzone);
            picture.headline(&head, verdict.valid_target);
            let lines = verdict.why.iter().filter_map(|reason| Some((reason, reason.line?)));
            for ((reason, (from, to)), cause) in lines.zip(why.iter().filter(|c| c.line.is_some()))
            {
                picture.line(from.plan(), to.plan(), reason.key, &cause.text);
            }
            for (reason, cause) in verdict.why.iter().zip(why).filter(|(_, c)| c.line.is_none()) {
                picture.note(reason.key, &cause.text);
            }
            if let Some(flip) = &flip {
                picture.note("path", &flip_in_words(&sighting, Some(flip), &speech));
            }
            if picture.save(path)? {
                return Ok(());
            }
        }
        if options.json {
            let mut report = serde_json::to_value(sighting.report()).unwrap_or_default();
            if self.flip {
                report["flip"] = json!(flip.map(|flip| sighting.flip_report(&flip)));
            }
            return answer(&input::to_json(&report));
        }
        let flipped = flip_in_words(&sighting, flip.as_ref(), &speech);
        answer(&(in_words(question, verdict, why, &speech) + &flipped + "\n"))
    }
}

/// How near a verdict is to flipping, in a sentence.
fn flip_in_words<G: Tabletop>(
    sighting: &Sighting<G>,
    flip: Option<&Flip>,
    speech: &Speech,
) -> String {
    let Some(flip) = flip else {
        return speech.text(
            "sight-flip-none",
            &[("step", speech.decimal(f64::from(Flip::STEP.units()) / 100.0, 2))],
        );
    };
    let id = if sighting.verdict.valid_target { "sight-flip-away" } else { "sight-flip-hold" };
    let args = [
        ("model", sighting.layout.id(flip.model).to_owned()),
        ("mm", speech.decimal(flip.millimetres(), 2)),
        ("direction", flip.direction.word().to_owned()),
        ("x", speech.decimal(flip.to.x.to_inches_f64(), 3)),
        ("y", speech.decimal(flip.to.y.to_inches_f64(), 3)),
    ];
    speech.text(id, &args)
}

fn headline(question: &SightQuestion, verdict: &Verdict, speech: &Speech) -> String {
    let args = [("from", question.from.clone()), ("to", question.to.clone())];
    speech.text(if verdict.valid_target { "sight-valid" } else { "sight-not-valid" }, &args)
}

fn in_words(question: &SightQuestion, verdict: &Verdict, why: &[Cause], speech: &Speech) -> String {
    let (from, to) = (question.from.clone(), question.to.clone());
    let mut args = vec![("from", from), ("to", to)];
    let ink = if verdict.valid_target { Ink::Good } else { Ink::Bad };
    let mut text = paint(&headline(question, verdict, speech), ink) + "\n";
    match verdict.distance {
        Some(distance) => {
            args.push(("distance", speech.inches(distance.to_inches_f64())));
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
