//! Where a model may end a move, and by what path.

use std::ops::ControlFlow;

use game::{Language, Speech};
use geometry::{Disc, Footing, Length, Place, Point};
use odds::SwitchSettings;
use serde::{Deserialize, Serialize};
use table::{Illegal, ModelId, RuleSet, Way};
use utoipa::ToSchema;

use crate::layout::{Killzone, Layout, Model, Named};
use crate::region::{Budget, Lattice, TooLarge, in_inches};
use crate::sight::read_weapon_rules;
use crate::standing::{length, on_board};
use crate::{BadQuestion, Cause, Tabletop, Visitor, Went, named, visit};

/// A question about a move of one model on a table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReachQuestion {
    /// The rule set's id.
    pub rules: String,
    /// The board, or the name of one that comes with the program.
    #[serde(deserialize_with = "crate::named_board::read")]
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
    /// The place it is to get to, with its height or without; without a place, the whole region is asked for.
    #[serde(default)]
    #[cfg_attr(
        feature = "typescript",
        ts(type = "[number, number] | [number, number, number] | null")
    )]
    pub to: Option<Vec<f64>>,
    /// Whether the region is told for every height by itself as well.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub levels: bool,
    /// Read and checked as everywhere; they do not change a move.
    #[serde(default)]
    pub weapon_rules: Vec<String>,
    /// The rule switches that differ from the default.
    #[serde(default)]
    pub switches: SwitchSettings,
}

/// The answer: about one place, or about everywhere.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum ReachReport {
    /// About the place that was asked for.
    Path(PathReport),
    /// About all places.
    Region(RegionReport),
}

/// The answer about one place, as programs read it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PathReport {
    /// Whether the move may end there.
    pub legal: bool,
    /// The length of the path in inches.
    pub length: Option<f64>,
    /// The path from where the model stands: x and y, and the height where any is not the floor's.
    pub path: Vec<Vec<f64>>,
    /// How long the shortest path would be that the rules allow with a larger limit, where the move is refused and
    /// there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub shortest: Option<f64>,
    /// The rule that limits the move, or forbids it.
    pub why: Vec<Cause>,
}

/// The answer about everywhere.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RegionReport {
    /// The outlines of all places where the move may end, in inches; holes run clockwise.
    pub region: Vec<Vec<[f64; 2]>>,
    /// The same for every height by itself, the floor first, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub levels: Option<Vec<LevelReport>>,
}

/// The answer about one height.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelReport {
    /// The height of what is stood on, in inches.
    pub z: f64,
    /// The outlines of all places at that height where the move may end.
    pub region: Vec<Vec<[f64; 2]>>,
}

/// A place that is asked about: on whatever is there, or at one height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Where, seen from above.
    pub at: Point,
    /// At what height, if the question says so.
    pub z: Option<Length>,
}

/// The places at one height where a move may end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// The height.
    pub z: Length,
    /// Their outlines.
    pub outlines: Vec<Vec<Point>>,
}

/// The move that a question names, in the words of the rule set.
fn action<G: Tabletop>(word: &str) -> Result<G::Move, BadQuestion> {
    let moves = G::MOVES.map(|(word, action)| (word.replace('-', "_"), action));
    let found = moves.iter().find(|(known, _)| known == word);
    found.map(|(_, action)| *action).ok_or_else(|| {
        let cut: String = word.chars().take(40).collect();
        let known = moves.each_ref().map(|(word, _)| format!("`{word}`")).join(", ");
        let words = moves.iter().map(|(word, _)| word.as_str());
        let what = match game::meant(&cut, words).first() {
            Some(near) => format!("unknown variant `{cut}`; did you mean `{near}`?"),
            None => format!("unknown variant `{cut}`, expected one of {known}"),
        };
        BadQuestion::new("action", what)
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
    pub to: Option<Goal>,
    /// Whether every height is asked about by itself.
    pub by_level: bool,
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
        visit(rules, Asking { question: self, speech: &speech, budget, progress })?
    }
}

/// A question on its way to the table of its rule set.
struct Asking<'a, P> {
    question: &'a ReachQuestion,
    speech: &'a Speech,
    budget: Budget,
    progress: P,
}

impl<P: FnMut(u64, u64) -> ControlFlow<()>> Visitor for Asking<'_, P> {
    type Found = Result<ReachReport, BadQuestion>;

    fn ask<G: Tabletop>(self) -> Self::Found {
        Move::<G>::new(self.question)?.answer(self.speech, self.budget, self.progress)
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
        let to = question.to.as_deref().map(|to| goal(to, layout.game.killzone())).transpose()?;
        if let Some(Goal { z: Some(z), .. }) = to
            && z > Length::ZERO
            && !G::SAYS.heights
        {
            return Err(BadQuestion::new("to[2]", "everybody stands on the floor, at 0"));
        }
        Ok(Move { layout, model, to, by_level: question.levels, action, limit })
    }

    fn answer(
        &self,
        speech: &Speech,
        budget: Budget,
        mut progress: impl FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<ReachReport, BadQuestion> {
        if let Some(to) = self.to {
            return Ok(ReachReport::Path(self.path_report(to, &self.way(to), speech)));
        }
        let too_large =
            |too_large: TooLarge| BadQuestion::new("limit", speech.text(too_large.message(), &[]));
        let outlines = self.region(budget, &mut progress).map_err(too_large)?;
        let levels = self.by_level.then(|| self.levels(budget, &mut progress)).transpose();
        let levels = levels.map_err(too_large)?;
        Ok(ReachReport::Region(self.region_report(&outlines, levels.as_deref())))
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
    pub fn way(&self, Goal { at, z }: Goal) -> Result<Went, Illegal> {
        let go = |z: Length| self.go(Footing { at, z });
        if let Some(z) = z {
            return go(z);
        }
        self.tops(at).into_iter().map(go).fold(go(Length::ZERO), |best, next| {
            match (&best, &next) {
                (Ok(old), Ok(new)) if new.length < old.length => next,
                (Ok(_), _) => best,
                (Err(_), _) => next,
            }
        })
    }

    /// The length of the shortest path to a place that would be legal if the move could be as long as it takes.
    pub fn shortest(&self, to: Goal) -> Option<f64> {
        let shortest = self.shortest_way(to)?;
        Some(unrounded(shortest.length, &self.path(&shortest), self.game()))
    }

    /// That path.
    pub fn shortest_way(&self, Goal { at, z }: Goal) -> Option<Went> {
        let go = |z: Length| {
            let place = Way::To(Footing { at, z });
            self.game().go(self.model, self.action, &place, FARTHEST).ok()
        };
        let heights = match z {
            Some(z) => vec![z],
            None => std::iter::once(Length::ZERO).chain(self.tops(at)).collect(),
        };
        heights.into_iter().filter_map(go).min_by_key(|went| went.length)
    }

    /// Whether any way to a place is legal, whichever is the best.
    fn is_within_reach(&self, at: Point) -> bool {
        let goes = |z: Length| self.go(Footing { at, z }).is_ok();
        goes(Length::ZERO) || self.tops(at).into_iter().any(goes)
    }

    fn go(&self, place: Footing) -> Result<Went, Illegal> {
        self.game().go(self.model, self.action, &Way::To(place), self.limit)
    }

    /// The heights above the floor at which a model may stand at a place, the lowest first.
    fn tops(&self, at: Point) -> Vec<Length> {
        let scene = self.game().killzone().scene();
        let vantage = scene.prisms().iter().filter(|prism| {
            G::SAYS.heights && prism.standable && prism.footprint.place(at) != Place::Outside
        });
        let mut tops: Vec<Length> = vantage.map(|prism| prism.top).collect();
        tops.sort_unstable();
        tops.dedup();
        tops
    }

    /// The whole path, the start included.
    pub fn path(&self, went: &Went) -> Vec<Footing> {
        let base = self.base();
        let start = Footing { at: base.centre, z: base.z };
        std::iter::once(start).chain(went.path.iter().copied()).collect()
    }

    /// The answer about one place.
    pub fn path_report(
        &self,
        to: Goal,
        found: &Result<Went, Illegal>,
        speech: &Speech,
    ) -> PathReport {
        match found {
            Ok(went) => {
                let path = self.path(went);
                PathReport {
                    legal: true,
                    length: Some(unrounded(went.length, &path, self.game())),
                    path: places_in_inches(&path),
                    shortest: None,
                    why: vec![Cause::new(G::limit_rule(self.action), self.in_words(found, speech))],
                }
            }
            Err(illegal) => {
                let text = speech.say(&Named { why: &illegal.why, layout: &self.layout });
                let why = vec![Cause::new(illegal.rule, text)];
                let shortest = self.shortest(to);
                PathReport { legal: false, length: None, path: Vec::new(), shortest, why }
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
        self.lattice()
            .outlines(budget, progress, |place| self.is_near(place) && self.is_within_reach(place))
    }

    /// The same for every height by itself, the floor first; heights where the move may nowhere end are left out.
    ///
    /// # Errors
    /// As [`Move::region`].
    pub fn levels(
        &self,
        budget: Budget,
        mut progress: impl FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Vec<Level>, TooLarge> {
        let scene = self.game().killzone().scene();
        let standable = scene.prisms().iter().filter(|prism| G::SAYS.heights && prism.standable);
        let tops = standable.map(|prism| prism.top);
        let mut heights: Vec<Length> = std::iter::once(Length::ZERO).chain(tops).collect();
        heights.sort_unstable();
        heights.dedup();
        let mut levels = Vec::new();
        for z in heights {
            let outlines = self.lattice().outlines(budget, &mut progress, |at| {
                let there = z == Length::ZERO || self.tops(at).contains(&z);
                there && self.is_near(at) && self.go(Footing { at, z }).is_ok()
            })?;
            if !outlines.is_empty() {
                levels.push(Level { z, outlines });
            }
        }
        Ok(levels)
    }

    /// Whether a place is no further than the limit as the crow flies.
    fn is_near(&self, place: Point) -> bool {
        place.squared_distance(self.base().centre) <= self.limit.squared()
    }

    /// The places that the move could end at, if nothing stood in the way.
    fn lattice(&self) -> Lattice {
        let scene = self.game().killzone().scene();
        let Disc { centre: at, radius, .. } = self.base();
        let low = |v: Length| (v - self.limit).max(radius);
        let high = |v: Length, size: Length| (v + self.limit).min(size - radius);
        let from = Point::new(low(at.x), low(at.y));
        let to = Point::new(high(at.x, scene.width()), high(at.y, scene.depth()));
        Lattice::new(scene, from, to)
    }

    /// The answer about everywhere.
    pub fn region_report(&self, outlines: &[Vec<Point>], levels: Option<&[Level]>) -> RegionReport {
        let level = |level: &Level| LevelReport {
            z: level.z.to_inches_f64(),
            region: in_inches(&level.outlines),
        };
        let levels = levels.map(|levels| levels.iter().map(level).collect());
        RegionReport { region: in_inches(outlines), levels }
    }

    /// A region as a sentence.
    pub fn region_in_words(&self, outlines: &[Vec<Point>], speech: &Speech) -> String {
        let id = if outlines.is_empty() { "reach-nowhere" } else { "reach-region" };
        speech.text(id, &self.arguments(speech))
    }

    /// How long the shortest path to a place would be, as a sentence, where a move there is refused.
    pub fn shortest_in_words(&self, to: Goal, speech: &Speech) -> String {
        match self.shortest(to) {
            Some(length) => speech.text("reach-shortest", &[("length", speech.inches(length))]),
            None => speech.text("reach-no-path", &[]),
        }
    }

    /// What was found about one place as a sentence.
    pub fn in_words(&self, found: &Result<Went, Illegal>, speech: &Speech) -> String {
        let mut arguments = self.arguments(speech);
        match found {
            Ok(went) => {
                arguments.push(("length", speech.inches(went.length.to_inches_f64())));
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
            ("limit", speech.inches(self.limit.to_inches_f64())),
        ]
    }
}

/// No path on any board is longer.
const FARTHEST: Length = Length::inches(500);

/// The place that a question names, with its height or without.
fn goal(to: &[f64], board: &table::Killzone) -> Result<Goal, BadQuestion> {
    let (x, y, z) = match *to {
        [x, y] => (x, y, None),
        [x, y, z] => (x, y, Some(length("to[2]", z, 0.0, 100.0)?)),
        _ => {
            let what = format!("invalid length {}, expected [x, y] or [x, y, height]", to.len());
            return Err(BadQuestion::new("to", what));
        }
    };
    Ok(Goal { at: on_board("to", [x, y], board)?, z })
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
