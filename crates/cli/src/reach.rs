//! `coverline reach`: where a model may end a move, and by what path.

use std::path::PathBuf;

use clap::Args;
use game::Speech;
use geometry::{Footing, Length, Place, Point, outline};
use indicatif::{ProgressBar, ProgressStyle};
use kt21::Kt21;
use kt24::Kt24;
use serde::{Deserialize, Serialize};
use skirmish::{CardRules, Edition, OpIx, Planned};
use table::{Illegal, MoveAction, RuleSet, Way};

use crate::failure::{Failure, answer};
use crate::input::{self, to_json};
use crate::layout::{Inches, Killzone, Layout, Model, Named, SwitchSettings};
use crate::options::{Options, named, unplayable};
use crate::picture::Picture;
use crate::sight::read_weapon_rules;
use crate::standing::{length, on_board};

/// Says where a model may end a move: the shortest legal path to a place, or the whole region
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline reach move.json
  coverline reach --json move.json
  coverline reach --svg region.svg move.json
  generate-move | coverline reach --json -

The question says in \"rules\" whether kt21 or kt24 is asked about. Actions are reposition (kt24) or normal_move
(kt21), dash, fall_back and charge.")]
pub struct Reach {
    /// The table, the model, the action and the limit, in JSON; - is standard input
    file: PathBuf,
    /// Draw the table and the path or the region into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    rules: String,
    killzone: Killzone,
    models: Vec<Model>,
    model: String,
    action: String,
    limit: f64,
    #[serde(default)]
    to: Option<Inches>,
    #[serde(default)]
    weapon_rules: Vec<String>,
    #[serde(default)]
    switches: SwitchSettings,
}

/// The move that a question names, in the words of the rule set.
fn action<R: CardRules>(word: &str) -> Result<MoveAction, Failure> {
    let moves = R::MOVES.map(|(word, action)| (word.replace('-', "_"), action));
    let found = moves.iter().find(|(known, _)| known == word);
    found.map(|(_, action)| *action).ok_or_else(|| {
        let cut: String = word.chars().take(40).collect();
        let known = moves.each_ref().map(|(word, _)| format!("`{word}`")).join(", ");
        Failure::input("action", format!("unknown variant `{cut}`, expected one of {known}"))
    })
}

/// The answer about one place, as programs read it.
#[derive(Debug, Serialize)]
struct Report {
    legal: bool,
    length: Option<f64>,
    path: Vec<Vec<f64>>,
    why: Vec<Cause>,
}

/// One rule that decided.
#[derive(Debug, Serialize)]
struct Cause {
    rule: &'static str,
    text: String,
}

/// The answer about everywhere.
#[derive(Debug, Serialize)]
struct Region {
    region: Vec<Vec<[f64; 2]>>,
}

/// A move that is asked about.
struct Move<'a, G> {
    layout: &'a Layout<G>,
    op: OpIx,
    action: MoveAction,
    limit: Length,
}

impl Reach {
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
        let action = action::<G::Rules>(&question.action)?;
        let layout: Layout<G> =
            Layout::new(&question.killzone, &question.models, &question.switches)?;
        let op = layout.find("model", &question.model)?;
        read_weapon_rules::<G::Rules>(&question.weapon_rules)?;
        let limit = length("limit", question.limit, 0.0, 100.0)?;
        if limit == Length::ZERO {
            return Err(Failure::input("limit", "it must be more than 0"));
        }
        let asked = Move { layout: &layout, op, action, limit };
        let speech = options.speech(G::RULE_SET);
        match question.to {
            Some(to) => {
                let to = on_board("to", to, layout.game.setup().killzone())?;
                self.about_place(&asked, to, options, &speech)
            }
            None => self.about_region(&asked, options, &speech),
        }
    }

    fn about_place<G: Edition>(
        &self,
        asked: &Move<'_, G>,
        to: Point,
        options: Options,
        speech: &Speech,
    ) -> Result<(), Failure> {
        let found = asked.to(to);
        let text = asked.in_words(&found, speech);
        if let Some(path) = &self.svg {
            let mut picture = Picture::of(asked.layout);
            let radius = asked.game().card(asked.op).radius;
            let points: Vec<Point> = match &found {
                Ok(planned) => asked.path(planned).into_iter().map(|place| place.at).collect(),
                Err(_) => Vec::new(),
            };
            picture.path(&points, radius, &text);
            picture.save(path)?;
        }
        if !options.json {
            return answer(&format!("{text}\n"));
        }
        let report = match &found {
            Ok(planned) => Report {
                legal: true,
                length: Some(unrounded(planned.length, &asked.path(planned), asked.game())),
                path: in_inches(&asked.path(planned)),
                why: vec![Cause { rule: G::limit_rule(asked.action), text }],
            },
            Err(illegal) => {
                let text = speech.say(&Named { why: &illegal.why, layout: asked.layout });
                let why = vec![Cause { rule: illegal.rule, text }];
                Report { legal: false, length: None, path: Vec::new(), why }
            }
        };
        answer(&to_json(&report))
    }

    fn about_region<G: Edition>(
        &self,
        asked: &Move<'_, G>,
        options: Options,
        speech: &Speech,
    ) -> Result<(), Failure> {
        let outlines = asked.region();
        let id = if outlines.is_empty() { "reach-nowhere" } else { "reach-region" };
        let text = speech.text(id, &asked.arguments(speech));
        if let Some(path) = &self.svg {
            let mut picture = Picture::of(asked.layout);
            picture.region(&outlines, &text);
            picture.save(path)?;
        }
        if !options.json {
            return answer(&format!("{text}\n"));
        }
        let inches = |p: &Point| [p.x.to_inches_f64(), p.y.to_inches_f64()];
        let region = outlines.iter().map(|outline| outline.iter().map(inches).collect());
        answer(&to_json(&Region { region: region.collect() }))
    }
}

impl<G: Edition> Move<'_, G> {
    fn game(&self) -> &G {
        &self.layout.game
    }

    /// The best legal way to a place: on the floor or on a vantage point there, whichever is nearer. Where
    /// none is legal, the refusal is that of the highest place, for who asks about a roof means the roof.
    fn to(&self, at: Point) -> Result<Planned, Illegal> {
        let game = self.game();
        let go = |z: Length| {
            let way = Way::To(Footing { at, z });
            game.may_move(self.op, self.action, &way, self.limit)
        };
        let scene = game.setup().killzone().scene();
        let vantage = scene
            .prisms()
            .iter()
            .filter(|prism| prism.standable && prism.footprint.place(at) != Place::Outside);
        let mut tops: Vec<Length> = vantage.map(|prism| prism.top).collect();
        tops.sort_unstable();
        tops.dedup();
        tops.into_iter().map(go).fold(go(Length::ZERO), |best, next| match (&best, &next) {
            (Ok(old), Ok(new)) if new.length < old.length => next,
            (Ok(_), _) => best,
            (Err(_), _) => next,
        })
    }

    /// The whole path, the start included.
    fn path(&self, planned: &Planned) -> Vec<Footing> {
        let start = self.game().place(self.op);
        std::iter::once(start).chain(planned.path.iter().copied()).collect()
    }

    /// The outlines of all places where the move may end. The lattice is coarser where a large region
    /// holds many corners, so that most answers take less than a second; it depends on nothing but the
    /// question.
    fn region(&self) -> Vec<Vec<Point>> {
        let game = self.game();
        let scene = game.setup().killzone().scene();
        let (at, radius) = (game.place(self.op).at, game.card(self.op).radius);
        let low = |v: Length| (v - self.limit).max(radius);
        let high = |v: Length, size: Length| (v + self.limit).min(size - radius);
        let from = Point::new(low(at.x), low(at.y));
        let to = Point::new(high(at.x, scene.width()), high(at.y, scene.depth()));
        let area = (to.x - from.x).wide() * (to.y - from.y).wide() / Length::INCH.squared();
        let near = |corner: &&Point| {
            (from.x..=to.x).contains(&corner.x) && (from.y..=to.y).contains(&corner.y)
        };
        let corners = scene.prisms().iter().flat_map(|prism| prism.footprint.corners());
        let corners = corners.filter(near).count() + 2 * scene.walls().len() + 8;
        let parts = match area.unsigned_abs() * corners as u64 {
            0..40_000 => 8,
            40_000..400_000 => 4,
            400_000..2_000_000 => 2,
            _ => 1,
        };
        let step = Length::from_units(Length::INCH.units() / parts);
        // The bar hides itself where standard error is not a terminal.
        let bar = ProgressBar::new(area.unsigned_abs() * u64::from(parts.unsigned_abs()).pow(2));
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent} %") {
            bar.set_style(style);
        }
        let outlines = outline(from, to, step, |place| {
            bar.inc(1);
            place.squared_distance(at) <= self.limit.squared() && self.to(place).is_ok()
        });
        bar.finish_and_clear();
        outlines
    }

    fn arguments(&self, speech: &Speech) -> Vec<(&'static str, String)> {
        let action = speech.text(&format!("term-{}", self.action), &[]);
        vec![
            ("model", self.layout.id(self.op).to_owned()),
            ("action", action),
            ("limit", format!("{}\"", self.limit)),
        ]
    }

    fn in_words(&self, found: &Result<Planned, Illegal>, speech: &Speech) -> String {
        let mut arguments = self.arguments(speech);
        match found {
            Ok(planned) => {
                arguments.push(("length", format!("{:.2}\"", planned.length.to_inches_f64())));
                speech.text("reach-legal", &arguments)
            }
            Err(illegal) => {
                let why = speech.say(&Named { why: &illegal.why, layout: self.layout });
                format!("{} {}: {why}", speech.text("reach-illegal", &arguments), illegal.rule)
            }
        }
    }
}

/// Places as numbers; heights only where there are any.
fn in_inches(path: &[Footing]) -> Vec<Vec<f64>> {
    let flat = path.iter().all(|place| place.z == Length::ZERO);
    path.iter()
        .map(|place| {
            let mut numbers = vec![place.at.x, place.at.y];
            if !flat {
                numbers.push(place.z);
            }
            numbers.into_iter().map(Length::to_inches_f64).collect()
        })
        .collect()
}

/// The length of a path in inches without the rounding of its straight parts to whole units; climbing and
/// whole-inch counting are exact as they are.
fn unrounded(length: Length, places: &[Footing], game: &impl Edition) -> f64 {
    if !game.counts_exactly() {
        return length.to_inches_f64();
    }
    let lost = places.windows(2).map(|pair| {
        let exact = (pair[0].at.squared_distance(pair[1].at) as f64).sqrt();
        exact - f64::from(pair[0].at.distance(pair[1].at).units())
    });
    (f64::from(length.units()) + lost.sum::<f64>()) / f64::from(Length::INCH.units())
}
