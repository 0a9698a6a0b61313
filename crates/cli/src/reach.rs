//! `coverline reach`: where a model may end a move, and by what path.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;
use desk::{Budget, Goal, Level, Move, ReachQuestion, Tabletop, TooLarge, Visitor, Went};
use game::Speech;
use geometry::Point;
use indicatif::{ProgressBar, ProgressStyle};

use crate::asked::{TableArgs, place_of};
use crate::failure::{Failure, answer};
use crate::input::{self, to_json};
use crate::options::Options;
use crate::paint::{Ink, paint};
use crate::picture::Picture;

/// Says where a model may end a move: the shortest legal path to a place, or the whole region
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline reach move.json
  coverline reach --json move.json
  coverline reach --svg region.svg move.json
  generate-move | coverline reach --json -
  coverline reach --position game.txt --at 42 A1 --to 12,9
  coverline reach --killzone cooperage-yard \"lantern-company/long-glass 4,14\" --to 8,14@3 --limit 9
  coverline reach --killzone cooperage-yard \"lantern-company/long-glass 4,14\" --levels --svg region.svg

The question says in \"rules\" whether kt18, kt21, kt24 or kt4w40k is asked about. Actions are reposition (kt24),
normal_move (kt21) or normal, dash (kt21, kt24) or advance, fall_back and charge.")]
pub struct Reach {
    /// The table, the model, the action and the limit, in JSON (- is standard input); or, with --position or --killzone,
    /// the model
    #[arg(value_name = "FILE|MODEL")]
    asked: String,
    #[command(flatten)]
    table: TableArgs,
    /// The action (with --position or --killzone); the ordinary move without it
    #[arg(long, value_name = "ACTION")]
    action: Option<String>,
    /// How far it may go, in inches (with --position or --killzone); its Move without it
    #[arg(long, value_name = "INCHES")]
    limit: Option<f64>,
    /// The place it is to get to, as X,Y or X,Y@HEIGHT; without it, the whole region is asked for
    #[arg(long, value_name = "PLACE", allow_hyphen_values = true)]
    to: Option<String>,
    /// Tell the region for every height by itself
    #[arg(long)]
    levels: bool,
    /// Draw the table and the path or the region into this file; - is standard output
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// The question on its way to the table of its rule set.
struct Asking<'a> {
    command: &'a Reach,
    question: &'a ReachQuestion,
    options: Options,
}

impl Visitor for Asking<'_> {
    type Found = Result<(), Failure>;

    fn ask<G: Tabletop>(self) -> Self::Found {
        self.command.answer::<G>(self.question, self.options)
    }
}

/// The ordinary move of a rule set, as questions call it.
struct OrdinaryMove;

impl Visitor for OrdinaryMove {
    type Found = String;

    fn ask<G: Tabletop>(self) -> String {
        G::MOVES[0].0.replace('-', "_")
    }
}

impl Reach {
    /// Answers the question.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let question = self.question(options)?;
        let rules = question.rule_set()?;
        options.agree(rules)?;
        desk::visit(rules, Asking { command: self, question: &question, options })?
    }

    fn question(&self, options: Options) -> Result<ReachQuestion, Failure> {
        let to = self.to.as_deref().map(|text| {
            let place = place_of(text);
            let place = place.map(|([x, y], z)| [x, y].into_iter().chain(z).collect::<Vec<f64>>());
            let cut: String = text.chars().take(40).collect();
            place.ok_or_else(|| {
                Failure::input("--to", format!("{cut:?}: expected X,Y or X,Y@HEIGHT"))
            })
        });
        let to = to.transpose()?;
        if !self.table.describe_a_table() {
            let said = [("--action", self.action.is_some()), ("--limit", self.limit.is_some())];
            if let Some((flag, _)) = said.into_iter().find(|(_, said)| *said) {
                return Err(Failure::input(flag, "it stands in the question"));
            }
            let mut question: ReachQuestion = input::question(Path::new(&self.asked))?;
            question.to = to.or(question.to);
            question.levels |= self.levels;
            return Ok(question);
        }
        let asked = self.table.table(std::slice::from_ref(&self.asked), options)?;
        let [(model, card)] = asked.named.as_slice() else {
            return Err(Failure::input("MODEL", "expected one"));
        };
        let ordinary = desk::visit(desk::named(&asked.rules)?, OrdinaryMove)?;
        let action = self.action.as_ref().map_or_else(|| ordinary.clone(), |a| a.replace('-', "_"));
        let limit = match self.limit {
            Some(limit) => limit,
            None if action == ordinary => card.movement,
            None => {
                let what = format!("missing: how many inches may a {action} go here?");
                return Err(Failure::input("--limit", what));
            }
        };
        Ok(ReachQuestion {
            rules: asked.rules.clone(),
            killzone: asked.killzone.clone(),
            models: asked.models.clone(),
            model: model.clone(),
            action,
            limit,
            to,
            levels: self.levels,
            weapon_rules: Vec::new(),
            switches: asked.switches.clone(),
        })
    }

    fn answer<G: Tabletop>(
        &self,
        question: &ReachQuestion,
        options: Options,
    ) -> Result<(), Failure> {
        let asked: Move<G> = Move::new(question)?;
        let speech = options.speech(G::RULE_SET);
        let mut picture = Picture::of(&asked.layout, &speech);
        picture.mark(&question.killzone);
        match asked.to {
            Some(to) => self.about_place(&asked, to, picture, options, &speech),
            None => self.about_region(&asked, picture, options, &speech),
        }
    }

    fn about_place<G: Tabletop>(
        &self,
        asked: &Move<G>,
        to: Goal,
        mut picture: Picture,
        options: Options,
        speech: &Speech,
    ) -> Result<(), Failure> {
        let found = asked.way(to);
        let mut text = asked.in_words(&found, speech);
        if found.is_err() {
            text = format!("{text} {}", asked.shortest_in_words(to, speech));
        }
        if let Some(path) = &self.svg {
            let radius = asked.base().radius;
            let points = |went: &Went| -> Vec<Point> {
                asked.path(went).into_iter().map(|place| place.at).collect()
            };
            picture.headline(&text, found.is_ok());
            match &found {
                Ok(went) => picture.path(&points(went), radius, &text),
                Err(_) => {
                    let shortest = asked.shortest_way(to).map(|went| points(&went));
                    picture.refused(to.at, &shortest.unwrap_or_default(), radius, &text);
                }
            }
            if picture.save(path)? {
                return Ok(());
            }
        }
        if !options.json {
            let ink = if found.is_ok() { Ink::Good } else { Ink::Bad };
            return answer(&(paint(&text, ink) + "\n"));
        }
        answer(&to_json(&asked.path_report(to, &found, speech)))
    }

    fn about_region<G: Tabletop>(
        &self,
        asked: &Move<G>,
        mut picture: Picture,
        options: Options,
        speech: &Speech,
    ) -> Result<(), Failure> {
        let outlines = with_a_bar(|tick| asked.region(Budget::UNLIMITED, tick))?;
        let levels = match asked.by_level {
            true => Some(with_a_bar(|tick| asked.levels(Budget::UNLIMITED, tick))?),
            false => None,
        };
        let text = asked.region_in_words(&outlines, speech);
        let by_level = |level: &Level| {
            let height = speech.inches(level.z.to_inches_f64());
            speech.text(
                "reach-level",
                &[("height", height), ("areas", level.outlines.len().to_string())],
            )
        };
        if let Some(path) = &self.svg {
            picture.headline(&text, !outlines.is_empty());
            match &levels {
                None => picture.region(&outlines, &text),
                Some(levels) => {
                    for (number, level) in levels.iter().enumerate() {
                        picture.level(number, &level.outlines, &by_level(level));
                    }
                }
            }
            if picture.save(path)? {
                return Ok(());
            }
        }
        if options.json {
            return answer(&to_json(&asked.region_report(&outlines, levels.as_deref())));
        }
        let mut text = text + "\n";
        for level in levels.iter().flatten() {
            text += &format!("  {}\n", by_level(level));
        }
        answer(&text)
    }
}

/// Something about all places, with a bar while it is worked out.
fn with_a_bar<T>(
    work: impl FnOnce(&mut dyn FnMut(u64, u64) -> ControlFlow<()>) -> Result<T, TooLarge>,
) -> Result<T, Failure> {
    // The bar hides itself where standard error is not a terminal.
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent} %") {
        bar.set_style(style);
    }
    let found = work(&mut |looked, of| {
        if looked == 1 {
            bar.set_length(of);
            bar.set_position(0);
        }
        bar.inc(1);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    found.map_err(|too_large| Failure::input("limit", too_large))
}
