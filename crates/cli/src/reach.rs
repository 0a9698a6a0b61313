//! `coverline reach`: where a model may end a move, and by what path.

use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use desk::{Budget, Move, ReachQuestion, Skirmish, Tabletop};
use game::Speech;
use geometry::Point;
use indicatif::{ProgressBar, ProgressStyle};
use kt4w40k::Kt4w40k;
use kt18::Kt18;
use kt21::Kt21;
use kt24::Kt24;
use table::RuleSet;

use crate::failure::{Failure, answer};
use crate::input::{self, to_json};
use crate::options::Options;
use crate::picture::Picture;

/// Says where a model may end a move: the shortest legal path to a place, or the whole region
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline reach move.json
  coverline reach --json move.json
  coverline reach --svg region.svg move.json
  generate-move | coverline reach --json -

The question says in \"rules\" whether kt18, kt21, kt24 or kt4w40k is asked about. Actions are reposition (kt24),
normal_move (kt21) or normal, dash (kt21, kt24) or advance, fall_back and charge.")]
pub struct Reach {
    /// The table, the model, the action and the limit, in JSON; - is standard input
    file: PathBuf,
    /// Draw the table and the path or the region into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

impl Reach {
    /// Answers the question.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let question: ReachQuestion = input::question(&self.file)?;
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
        question: &ReachQuestion,
        options: Options,
    ) -> Result<(), Failure> {
        let asked: Move<G> = Move::new(question)?;
        let speech = options.speech(G::RULE_SET);
        match asked.to {
            Some(to) => self.about_place(&asked, to, options, &speech),
            None => self.about_region(&asked, options, &speech),
        }
    }

    fn about_place<G: Tabletop>(
        &self,
        asked: &Move<G>,
        to: Point,
        options: Options,
        speech: &Speech,
    ) -> Result<(), Failure> {
        let found = asked.way(to);
        let text = asked.in_words(&found, speech);
        if let Some(path) = &self.svg {
            let mut picture = Picture::of(&asked.layout);
            let radius = asked.base().radius;
            let points: Vec<Point> = match &found {
                Ok(went) => asked.path(went).into_iter().map(|place| place.at).collect(),
                Err(_) => Vec::new(),
            };
            picture.path(&points, radius, &text);
            picture.save(path)?;
        }
        if !options.json {
            return answer(&format!("{text}\n"));
        }
        answer(&to_json(&asked.path_report(&found, speech)))
    }

    fn about_region<G: Tabletop>(
        &self,
        asked: &Move<G>,
        options: Options,
        speech: &Speech,
    ) -> Result<(), Failure> {
        let outlines = with_a_bar(asked)?;
        let text = asked.region_in_words(&outlines, speech);
        if let Some(path) = &self.svg {
            let mut picture = Picture::of(&asked.layout);
            picture.region(&outlines, &text);
            picture.save(path)?;
        }
        if !options.json {
            return answer(&format!("{text}\n"));
        }
        answer(&to_json(&asked.region_report(&outlines)))
    }
}

/// The region, with a bar while it is worked out.
fn with_a_bar<G: Tabletop>(asked: &Move<G>) -> Result<Vec<Vec<Point>>, Failure> {
    // The bar hides itself where standard error is not a terminal.
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent} %") {
        bar.set_style(style);
    }
    let outlines = asked.region(Budget::UNLIMITED, |looked, of| {
        if looked == 1 {
            bar.set_length(of);
        }
        bar.inc(1);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    outlines.map_err(|too_large| Failure::input("limit", too_large))
}
