//! `coverline reach`: where a model may end a move, and by what path.

use std::path::PathBuf;

use clap::Args;
use game::Speech;
use geometry::{Footing, Length, Place, Point, outline};
use indicatif::{ProgressBar, ProgressStyle};
use kt24::{Kt24, MoveRounding};
use serde::{Deserialize, Serialize};
use skirmish::{Field, OpIx, Planned};
use table::{Illegal, MoveAction, Way};

use crate::failure::{Failure, answer};
use crate::input::{self, to_json};
use crate::layout::{Inches, Killzone, Layout, Model, Named, SwitchSettings};
use crate::options::{Options, named};
use crate::picture::Picture;
use crate::sight::read_weapon_rules;
use crate::standing::{length, on_board};

/// Says where a model may end a move: the shortest legal path to a place, or the whole region
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline reach move.json
  coverline reach --json move.json
  coverline reach --svg region.svg move.json
  generate-move | coverline reach --json -")]
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
    action: Action,
    limit: f64,
    #[serde(default)]
    to: Option<Inches>,
    #[serde(default)]
    weapon_rules: Vec<String>,
    #[serde(default)]
    switches: SwitchSettings,
}

/// The moves of the rule set, as questions write them.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Action {
    Reposition,
    Dash,
    FallBack,
    Charge,
}

impl Action {
    fn kind(self) -> MoveAction {
        match self {
            Action::Reposition => MoveAction::Reposition,
            Action::Dash => MoveAction::Dash,
            Action::FallBack => MoveAction::FallBack,
            Action::Charge => MoveAction::Charge,
        }
    }

    /// The rule that says how far the action goes.
    fn rule(self) -> &'static str {
        match self {
            Action::Reposition => "KT24-ACT-REPO-02",
            Action::Dash => "KT24-ACT-DASH-02",
            Action::FallBack => "KT24-ACT-FALLBACK-02",
            Action::Charge => "KT24-ACT-CHARGE-02",
        }
    }
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
struct Move<'a> {
    layout: &'a Layout,
    op: OpIx,
    action: Action,
    limit: Length,
}

impl Reach {
    /// Answers the question.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let question: Question = input::question(&self.file)?;
        let rules = named(&question.rules)?;
        options.agree(rules)?;
        let layout = Layout::new(&question.killzone, &question.models, &question.switches)?;
        let op = layout.find("model", &question.model)?;
        read_weapon_rules(&question.weapon_rules)?;
        let limit = length("limit", question.limit, 0.0, 100.0)?;
        if limit == Length::ZERO {
            return Err(Failure::input("limit", "it must be more than 0"));
        }
        let asked = Move { layout: &layout, op, action: question.action, limit };
        let speech = options.speech(rules);
        match question.to {
            Some(to) => {
                let to = on_board("to", to, layout.game.setup().killzone())?;
                self.about_place(&asked, to, options, &speech)
            }
            None => self.about_region(&asked, options, &speech),
        }
    }

    fn about_place(
        &self,
        asked: &Move<'_>,
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
                why: vec![Cause { rule: asked.action.rule(), text }],
            },
            Err(illegal) => {
                let text = speech.say(&Named { why: &illegal.why, layout: asked.layout });
                let why = vec![Cause { rule: illegal.rule, text }];
                Report { legal: false, length: None, path: Vec::new(), why }
            }
        };
        answer(&to_json(&report))
    }

    fn about_region(
        &self,
        asked: &Move<'_>,
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

impl Move<'_> {
    fn game(&self) -> &Kt24 {
        &self.layout.game
    }

    /// The best legal way to a place: on the floor or on a vantage point there, whichever is nearer. Where
    /// none is legal, the refusal is that of the highest place, for who asks about a roof means the roof.
    fn to(&self, at: Point) -> Result<Planned, Illegal> {
        let game = self.game();
        let go = |z: Length| {
            let way = Way::To(Footing { at, z });
            game.may_move(self.op, self.action.kind(), &way, self.limit)
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
        let start = self.game().operative(self.op).place;
        std::iter::once(start).chain(planned.path.iter().copied()).collect()
    }

    /// The outlines of all places where the move may end. The lattice is coarser where a large region
    /// holds many corners, so that most answers take less than a second; it depends on nothing but the
    /// question.
    fn region(&self) -> Vec<Vec<Point>> {
        let game = self.game();
        let scene = game.setup().killzone().scene();
        let (at, radius) = (game.operative(self.op).place.at, game.card(self.op).radius);
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
        let action = speech.text(&format!("term-{}", self.action.kind()), &[]);
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
fn unrounded(length: Length, places: &[Footing], game: &Kt24) -> f64 {
    if game.setup().switches.move_rounding != MoveRounding::Exact {
        return length.to_inches_f64();
    }
    let lost = places.windows(2).map(|pair| {
        let exact = (pair[0].at.squared_distance(pair[1].at) as f64).sqrt();
        exact - f64::from(pair[0].at.distance(pair[1].at).units())
    });
    (f64::from(length.units()) + lost.sum::<f64>()) / f64::from(Length::INCH.units())
}
