//! Where a model may end a move, and by what path.

use std::ops::ControlFlow;

use game::{Language, Speech};
use geometry::{Disc, Footing, Length, Place, Point};
use kt4w40k::Kt4w40k;
use kt18::Kt18;
use kt21::Kt21;
use kt24::Kt24;
use odds::SwitchSettings;
use serde::{Deserialize, Serialize};
use table::{Illegal, ModelId, RuleSet, Way};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::layout::{Killzone, Layout, Model, Named};
use crate::region::{Budget, Lattice, TooLarge, in_inches};
use crate::sight::read_weapon_rules;
use crate::standing::{length, on_board};
use crate::{BadQuestion, Cause, Skirmish, Tabletop, Went, named};

/// A question about a move of one model on a table.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReachQuestion {
    /// The rule set's id.
    pub rules: String,
    /// The board.
    pub killzone: Killzone,
    /// The models on it.
    pub models: Vec<Model>,
    /// The id of the model that moves.
    pub model: String,
    /// The move, in the words of the rule set: `reposition`, `normal_move` or `normal`, `dash` or `advance`,
    /// `fall_back`, `charge`.
    pub action: String,
    /// How far it may go, in inches.
    pub limit: f64,
    /// The place it is to get to; without one, the whole region is asked for.
    #[serde(default)]
    pub to: Option<[f64; 2]>,
    /// Read and checked as everywhere; they do not change a move.
    #[serde(default)]
    pub weapon_rules: Vec<String>,
    /// The rule switches that differ from the default.
    #[serde(default)]
    pub switches: SwitchSettings,
}

/// The answer: about one place, or about everywhere.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[serde(untagged)]
pub enum ReachReport {
    /// About the place that was asked for.
    Path(PathReport),
    /// About all places.
    Region(RegionReport),
}

/// The answer about one place, as programs read it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct PathReport {
    /// Whether the move may end there.
    pub legal: bool,
    /// The length of the path in inches.
    pub length: Option<f64>,
    /// The path from where the model stands: x and y, and the height where any is not the floor's.
    pub path: Vec<Vec<f64>>,
    /// The rule that limits the move, or forbids it.
    pub why: Vec<Cause>,
}

/// The answer about everywhere.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct RegionReport {
    /// The outlines of all places where the move may end, in inches; holes run clockwise.
    pub region: Vec<Vec<[f64; 2]>>,
}

/// The move that a question names, in the words of the rule set.
fn action<G: Tabletop>(word: &str) -> Result<G::Move, BadQuestion> {
    let moves = G::MOVES.map(|(word, action)| (word.replace('-', "_"), action));
    let found = moves.iter().find(|(known, _)| known == word);
    found.map(|(_, action)| *action).ok_or_else(|| {
        let cut: String = word.chars().take(40).collect();
        let known = moves.each_ref().map(|(word, _)| format!("`{word}`")).join(", ");
        BadQuestion::new("action", format!("unknown variant `{cut}`, expected one of {known}"))
    })
}

/// A move on a table that has been set up as a question describes it.
#[derive(Clone, Debug)]
pub struct Move<G: Tabletop> {
    /// The table.
    pub layout: Layout<G>,
    /// Who moves.
    pub model: ModelId,
    /// The place that is asked about, if it is one.
    pub to: Option<Point>,
    action: G::Move,
    limit: Length,
}

impl ReachQuestion {
    /// The rule set that is asked about.
    ///
    /// # Errors
    /// If there is no such rule set.
    pub fn rule_set(&self) -> Result<RuleSet, BadQuestion> {
        named(&self.rules)
    }

    /// The answer in a language. `progress` is told how many places of a region have been looked at, of about how
    /// many, and says whether to go on.
    ///
    /// # Errors
    /// The first field that does not fit, or `limit` if a region is more than the budget allows.
    pub fn answer(
        &self,
        language: Language,
        budget: Budget,
        progress: impl FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<ReachReport, BadQuestion> {
        let rules = self.rule_set()?;
        let speech = Speech::of(language, rules);
        match rules {
            RuleSet::Kt18 => Move::<Kt18>::new(self)?.answer(&speech, budget, progress),
            RuleSet::Kt21 => Move::<Skirmish<Kt21>>::new(self)?.answer(&speech, budget, progress),
            RuleSet::Kt24 => Move::<Skirmish<Kt24>>::new(self)?.answer(&speech, budget, progress),
            RuleSet::Kt4w40k => Move::<Kt4w40k>::new(self)?.answer(&speech, budget, progress),
        }
    }
}

impl<G: Tabletop> Move<G> {
    /// Sets the table up.
    ///
    /// # Errors
    /// The first field that does not fit.
    pub fn new(question: &ReachQuestion) -> Result<Self, BadQuestion> {
        let action = action::<G>(&question.action)?;
        let layout: Layout<G> =
            Layout::new(&question.killzone, &question.models, &question.switches)?;
        let model = layout.find("model", &question.model)?;
        read_weapon_rules::<G>(&question.weapon_rules)?;
        let limit = length("limit", question.limit, 0.0, 100.0)?;
        if limit == Length::ZERO {
            return Err(BadQuestion::new("limit", "it must be more than 0"));
        }
        let killzone = layout.game.killzone();
        let to = question.to.map(|to| on_board("to", to, killzone)).transpose()?;
        Ok(Move { layout, model, to, action, limit })
    }

    fn answer(
        &self,
        speech: &Speech,
        budget: Budget,
        progress: impl FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<ReachReport, BadQuestion> {
        if let Some(to) = self.to {
            return Ok(ReachReport::Path(self.path_report(&self.way(to), speech)));
        }
        let outlines = self
            .region(budget, progress)
            .map_err(|too_large| BadQuestion::new("limit", too_large))?;
        Ok(ReachReport::Region(self.region_report(&outlines)))
    }

    fn game(&self) -> &G {
        &self.layout.game
    }

    /// The base of the model that moves, where it stands.
    pub fn base(&self) -> Disc {
        self.game().body(self.model).base
    }

    /// The best legal way to a place: on the floor or, where models climb, on a vantage point there, whichever is nearer.
    ///
    /// # Errors
    /// Where none is legal, the refusal is that of the highest place, for who asks about a roof means the roof.
    pub fn way(&self, at: Point) -> Result<Went, Illegal> {
        let game = self.game();
        let go = |z: Length| {
            let way = Way::To(Footing { at, z });
            game.go(self.model, self.action, &way, self.limit)
        };
        let scene = game.killzone().scene();
        let vantage = scene.prisms().iter().filter(|prism| {
            G::SAYS.heights && prism.standable && prism.footprint.place(at) != Place::Outside
        });
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
    pub fn path(&self, went: &Went) -> Vec<Footing> {
        let base = self.base();
        let start = Footing { at: base.centre, z: base.z };
        std::iter::once(start).chain(went.path.iter().copied()).collect()
    }

    /// The answer about one place.
    pub fn path_report(&self, found: &Result<Went, Illegal>, speech: &Speech) -> PathReport {
        match found {
            Ok(went) => {
                let path = self.path(went);
                PathReport {
                    legal: true,
                    length: Some(unrounded(went.length, &path, self.game())),
                    path: places_in_inches(&path),
                    why: vec![Cause::new(G::limit_rule(self.action), self.in_words(found, speech))],
                }
            }
            Err(illegal) => {
                let text = speech.say(&Named { why: &illegal.why, layout: &self.layout });
                let why = vec![Cause::new(illegal.rule, text)];
                PathReport { legal: false, length: None, path: Vec::new(), why }
            }
        }
    }

    /// The outlines of all places where the move may end. `progress` is told how many places have been looked at,
    /// of about how many, and says whether to go on.
    ///
    /// # Errors
    /// If that is more work than the budget allows, or `progress` says to stop.
    pub fn region(
        &self,
        budget: Budget,
        progress: impl FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Vec<Vec<Point>>, TooLarge> {
        let game = self.game();
        let scene = game.killzone().scene();
        let Disc { centre: at, radius, .. } = self.base();
        let low = |v: Length| (v - self.limit).max(radius);
        let high = |v: Length, size: Length| (v + self.limit).min(size - radius);
        let from = Point::new(low(at.x), low(at.y));
        let to = Point::new(high(at.x, scene.width()), high(at.y, scene.depth()));
        Lattice::new(scene, from, to).outlines(budget, progress, |place| {
            place.squared_distance(at) <= self.limit.squared() && self.way(place).is_ok()
        })
    }

    /// The answer about everywhere.
    pub fn region_report(&self, outlines: &[Vec<Point>]) -> RegionReport {
        RegionReport { region: in_inches(outlines) }
    }

    /// A region as a sentence.
    pub fn region_in_words(&self, outlines: &[Vec<Point>], speech: &Speech) -> String {
        let id = if outlines.is_empty() { "reach-nowhere" } else { "reach-region" };
        speech.text(id, &self.arguments(speech))
    }

    /// What was found about one place as a sentence.
    pub fn in_words(&self, found: &Result<Went, Illegal>, speech: &Speech) -> String {
        let mut arguments = self.arguments(speech);
        match found {
            Ok(went) => {
                arguments.push(("length", format!("{:.2}\"", went.length.to_inches_f64())));
                speech.text("reach-legal", &arguments)
            }
            Err(illegal) => {
                let why = speech.say(&Named { why: &illegal.why, layout: &self.layout });
                format!("{} {}: {why}", speech.text("reach-illegal", &arguments), illegal.rule)
            }
        }
    }

    fn arguments(&self, speech: &Speech) -> Vec<(&'static str, String)> {
        let action = speech.text(&G::message_of(self.action), &[]);
        vec![
            ("model", self.layout.id(self.model).to_owned()),
            ("action", action),
            ("limit", format!("{}\"", self.limit)),
        ]
    }
}

/// Places as numbers; heights only where there are any.
fn places_in_inches(path: &[Footing]) -> Vec<Vec<f64>> {
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
fn unrounded(length: Length, places: &[Footing], game: &impl Tabletop) -> f64 {
    if !game.counts_exactly() {
        return length.to_inches_f64();
    }
    let lost = places.windows(2).map(|pair| {
        let exact = (pair[0].at.squared_distance(pair[1].at) as f64).sqrt();
        exact - f64::from(pair[0].at.distance(pair[1].at).units())
    });
    (f64::from(length.units()) + lost.sum::<f64>()) / f64::from(Length::INCH.units())
}
