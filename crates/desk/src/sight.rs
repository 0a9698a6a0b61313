//! Whether one model may shoot at another, and why.

use game::{Language, Speech};
use geometry::{Disc, Length, Point};
use odds::SwitchSettings;
use serde::{Deserialize, Serialize};
use table::{ModelId, RuleSet, Verdict};
use utoipa::ToSchema;

use crate::layout::{Killzone, Layout, Model};
use crate::{BadQuestion, Cause, Tabletop, Visitor, named, visit};

/// A question about one shooter and one target on a table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SightQuestion {
    /// The rule set's id.
    pub rules: String,
    /// The board, or the name of one that comes with the program.
    #[serde(deserialize_with = "crate::named_board::read")]
    pub killzone: Killzone,
    /// The models on it.
    pub models: Vec<Model>,
    /// The id of the model that shoots.
    pub from: String,
    /// The id of its target.
    pub to: String,
    /// The rules of the weapon, as cards print them.
    #[serde(default)]
    pub weapon_rules: Vec<String>,
    /// The rule switches that differ from the default.
    #[serde(default)]
    pub switches: SwitchSettings,
}

/// The answer as programs read it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SightReport {
    /// The rule set's id.
    pub rules: &'static str,
    /// The gap between the bases in inches; none where walls leave no way.
    pub distance: Option<f64>,
    /// Whether the target can be seen.
    pub visible: bool,
    /// Whether distant terrain hides it.
    pub obscured: bool,
    /// Whether near terrain shelters it.
    pub cover: bool,
    /// Whether the two are at close quarters.
    pub engaged: bool,
    /// Whether Shoot may choose the target.
    pub valid_target: bool,
    /// Whether the defender may keep a die for cover.
    pub cover_save: bool,
    /// The rules that decided, in order.
    pub why: Vec<Cause>,
}

/// A table that has been set up as a question describes it, and the verdict on its two models.
#[derive(Clone, Debug)]
pub struct Sighting<G: Tabletop> {
    /// The table.
    pub layout: Layout<G>,
    /// The verdict.
    pub verdict: Verdict,
    /// The rules that decided, in words, one for each reason of the verdict.
    pub why: Vec<Cause>,
    /// Who shoots.
    pub from: ModelId,
    /// At whom.
    pub to: ModelId,
    weapon: G::Weapon,
}

impl SightQuestion {
    /// The rule set that is asked about.
    ///
    /// # Errors
    /// If there is no such rule set.
    pub fn rule_set(&self) -> Result<RuleSet, BadQuestion> {
        named(&self.rules)
    }

    /// The answer in a language.
    ///
    /// # Errors
    /// The first field that does not fit.
    pub fn answer(&self, language: Language) -> Result<SightReport, BadQuestion> {
        let rules = self.rule_set()?;
        let speech = Speech::of(language, rules);
        visit(rules, Asking { question: self, speech: &speech })?
    }
}

/// A question on its way to the table of its rule set.
struct Asking<'a> {
    question: &'a SightQuestion,
    speech: &'a Speech,
}

impl Visitor for Asking<'_> {
    type Found = Result<SightReport, BadQuestion>;

    fn ask<G: Tabletop>(self) -> Self::Found {
        Ok(Sighting::<G>::new(self.question, self.speech)?.report())
    }
}

impl<G: Tabletop> Sighting<G> {
    /// Sets the table up and looks.
    ///
    /// # Errors
    /// The first field that does not fit.
    pub fn new(question: &SightQuestion, speech: &Speech) -> Result<Self, BadQuestion> {
        let layout: Layout<G> =
            Layout::new(&question.killzone, &question.models, &question.switches)?;
        let from = layout.find("from", &question.from)?;
        let to = layout.find("to", &question.to)?;
        if from == to {
            return Err(BadQuestion::new("to", "the same model as from"));
        }
        let weapon = read_weapon_rules::<G>(&question.weapon_rules)?;
        let verdict = layout.game.verdict_on(from, to, &weapon);
        let why = verdict.why.iter().map(|reason| Cause::of(reason, &layout, speech)).collect();
        Ok(Sighting { layout, verdict, why, from, to, weapon })
    }

    /// Whether the target would be a valid one with a model somewhere else; none where it cannot stand there.
    pub(crate) fn valid_with(&self, model: ModelId, at: Point) -> Option<bool> {
        let game = self.layout.with_moved(model, at)?;
        Some(game.verdict_on(self.from, self.to, &self.weapon).valid_target)
    }

    /// The answer as programs read it.
    pub fn report(&self) -> SightReport {
        let Verdict { visible, obscured, cover, engaged, valid_target, cover_save, .. } =
            self.verdict;
        let game = &self.layout.game;
        let distance = self.verdict.distance;
        SightReport {
            rules: G::RULE_SET.id(),
            distance: distance.map(|distance| {
                let (from, to) = (game.body(self.from).base, game.body(self.to).base);
                unrounded(distance, game.killzone(), from, to)
            }),
            visible,
            obscured,
            cover,
            engaged,
            valid_target,
            cover_save,
            why: self.why.clone(),
        }
    }
}

/// The distance in inches, without rounding to whole units where no wall makes it a way round.
pub(crate) fn unrounded(distance: Length, killzone: &table::Killzone, a: Disc, b: Disc) -> f64 {
    if killzone.is_confined() {
        return distance.to_inches_f64();
    }
    let centres = (a.centre.squared_distance(b.centre) as f64).sqrt();
    let flat = (centres - f64::from((a.radius + b.radius).units())).max(0.0);
    let rise = f64::from((a.z - b.z).units());
    (flat * flat + rise * rise).sqrt() / f64::from(Length::INCH.units())
}

/// The rules of a weapon, a bad one named by its place in the list.
pub(crate) fn read_weapon_rules<G: Tabletop>(rules: &[String]) -> Result<G::Weapon, BadQuestion> {
    let rules: Vec<&str> = rules.iter().map(String::as_str).collect();
    for (i, rule) in rules.iter().enumerate() {
        G::read_weapon(&format!("weapon_rules[{i}]"), &[rule])?;
    }
    G::read_weapon("weapon_rules", &rules)
}
