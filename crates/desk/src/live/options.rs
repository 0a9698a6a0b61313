//! What can be chosen now.

use game::{Game, Speech};
use geometry::{Footing, Point};
use serde::Serialize;
use skirmish::{Edition, Moment, OpIx, Ploy, PloyPhase, Presence, Reach, Whom};
use table::{Answer, Ask, ModelId, Order, Side, Slug, Why};
use utoipa::ToSchema;

use super::Open;
use super::label::Label;
use super::rule_sets::asked;
use super::targets::AttackOdds;
use crate::Cause;

/// The open decision, with everything that can be chosen and what cannot.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Options {
    /// Who decides.
    pub side: Side,
    /// What about.
    pub ask: Ask,
    /// The question as a sentence.
    pub question: String,
    /// The default answer, for players who do not want to be asked.
    pub automatic: Option<Answer>,
    /// The choices.
    pub choices: Vec<Choice>,
}

impl Options {
    /// Brings out the sensible choice, and leaves only what is about one model, if one is named.
    pub(super) fn arranged(mut self, model: Option<ModelId>) -> Self {
        for choice in &mut self.choices {
            choice.automatic = choice.answer.is_some() && choice.answer == self.automatic;
        }
        if let Some(model) = model {
            self.choices.retain(|choice| choice.model.is_none_or(|of| of == model));
        }
        self
    }
}

/// Something that can be chosen, or that cannot and says why.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// What kind of choice it is: the kind of its answer, or what a model does by it, such as `charge`.
    pub kind: String,
    /// What it is called.
    pub label: String,
    /// The answer; none while something is still to be picked.
    pub answer: Option<Answer>,
    /// What is still to be picked; nothing if there is an answer.
    pub needs: Vec<Need>,
    /// The model that it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub model: Option<ModelId>,
    /// The weapon that it is used with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub weapon: Option<Slug>,
    /// The number of the model of a unit that it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub number: Option<u8>,
    /// The order that comes with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub order: Option<Order>,
    /// What it costs in action points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ap: Option<u8>,
    /// What it costs in command points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cp: Option<u8>,
    /// What it does, where that is written on a card: the text of a ploy.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub text: Option<String>,
    /// What the attack that is going on still comes to after it, where dice may be rolled again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub promise: Option<AttackOdds>,
    /// Whether it is what is done by default, for players who do not want to be asked.
    pub automatic: bool,
    /// The rule that forbids it now; nothing if it can be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub why_not: Option<Cause>,
}

impl Choice {
    /// A choice of a kind that needs something to be picked.
    pub(super) fn blank(kind: &str, label: String, needs: &[Need]) -> Self {
        Choice { kind: kind.to_owned(), label, needs: needs.to_vec(), ..Choice::default() }
    }
}

/// What is still to be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Need {
    /// A place; for a move, also a path of the player's own.
    Place,
    /// A point that a barricade runs towards.
    Toward,
    /// An enemy.
    Target,
}

/// What can be chosen now; only what is about one model, if one is named. None if no decision is open.
pub fn options(game: &Game, model: Option<ModelId>, speech: &Speech) -> Option<Options> {
    let mut found = asked(game, speech)?.options(model);
    if found.ask == Ask::Reroll && found.choices.len() <= MOST_PROMISES {
        for choice in found.choices.iter_mut().filter(|choice| choice.why_not.is_none()) {
            choice.promise =
                choice.answer.as_ref().and_then(|answer| AttackOdds::going_on(game, answer));
        }
    }
    Some(found)
}

/// More ways to roll dice again than this are not solved one by one.
const MOST_PROMISES: usize = 40;

impl<G: Edition> Open<'_, G> {
    pub(super) fn options(&self, model: Option<ModelId>) -> Options {
        let mut choices = match self.ask {
            Ask::Act { model, .. } => match self.game.find(model) {
                Some(op) => self.act(op),
                None => Vec::new(),
            },
            Ask::Activate => self.activate(),
            Ask::Counteract => self.counteract(),
            Ask::Overwatch => self.overwatch(),
            Ask::Deploy { .. } => self.deploy(),
            Ask::Barricade { .. } => self.barricade(),
            Ask::Gambit => self.ploys(|ploy| ploy.phase == PloyPhase::Strategy),
            Ask::React { .. } => self.ploys(|ploy| {
                ploy.phase == PloyPhase::Firefight && ploy.moment == Moment::Attacked
            }),
            _ => self.game.candidates().iter().map(|answer| self.whole(answer)).collect(),
        };
        choices.extend(self.declining());
        let found = Options {
            side: self.side,
            ask: self.ask.clone(),
            question: self.speech.ask(&self.ask),
            automatic: self.game.automatic(),
            choices,
        };
        found.arranged(model)
    }

    /// A choice that needs nothing more, whether it is allowed or not.
    pub(super) fn whole(&self, answer: &Answer) -> Choice {
        let (model, order) = match answer {
            Answer::Activate(model, order) => (Some(*model), Some(*order)),
            Answer::Counteract(model) | Answer::Target(model) => (Some(*model), None),
            Answer::Ploy(_, on) => (*on, None),
            _ => (None, None),
        };
        Choice {
            kind: kind_of(answer),
            label: self.label(answer),
            model,
            order,
            why_not: self.refusal(answer),
            answer: Some(answer.clone()),
            ..Choice::default()
        }
    }

    /// A choice of a kind that needs something to be picked.
    pub(super) fn blank(&self, kind: &str, label: &Label, needs: &[Need]) -> Choice {
        Choice::blank(kind, self.speech.say(label), needs)
    }

    /// Passing and ending, where they are allowed and not among the choices anyway.
    fn declining(&self) -> Vec<Choice> {
        let listed = !matches!(
            self.ask,
            Ask::Act { .. }
                | Ask::Activate
                | Ask::Counteract
                | Ask::Overwatch
                | Ask::Deploy { .. }
                | Ask::Barricade { .. }
                | Ask::Gambit
                | Ask::React { .. }
        );
        if listed {
            return Vec::new();
        }
        let both = [Answer::Pass, Answer::End];
        let allowed = both.iter().filter(|answer| self.game.check(answer).is_ok());
        allowed.map(|answer| self.whole(answer)).collect()
    }

    /// The operatives of the player that are on the board.
    fn present(&self) -> impl Iterator<Item = OpIx> + '_ {
        let game = self.game;
        game.on_board().filter(|op| game.side_of(*op) == self.side)
    }

    fn activate(&self) -> Vec<Choice> {
        let orders = self.present().flat_map(|op| {
            let model = self.game.model(op);
            Order::ALL.map(|order| self.whole(&Answer::Activate(model, order)))
        });
        orders.collect()
    }

    fn counteract(&self) -> Vec<Choice> {
        let all = self.present().map(|op| Answer::Counteract(self.game.model(op)));
        all.map(|answer| self.whole(&answer)).collect()
    }

    /// Every ranged weapon of everybody: who may shoot out of turn, and whether there is anybody to shoot at.
    fn overwatch(&self) -> Vec<Choice> {
        let armed = self.present().flat_map(|op| {
            let weapons = self.game.card(op).weapons.iter();
            weapons.filter(|weapon| weapon.reach == Reach::Ranged).map(move |weapon| (op, weapon))
        });
        let choice = |(op, weapon): (OpIx, &skirmish::Weapon<G::WeaponRules>)| {
            let (model, slug) = (self.game.model(op), weapon.slug);
            let label = Label::Overwatch { model: self.name(model), weapon: weapon.name.clone() };
            let at = |target| Answer::Overwatch { model, weapon: slug, target, from: None };
            Choice {
                model: Some(model),
                weapon: Some(slug),
                why_not: self.nobody(op, at),
                ..self.blank("overwatch", &label, &[Need::Target])
            }
        };
        armed.map(choice).collect()
    }

    /// Why an attack finds no target: the refusal of the nearest enemy, unless some enemy is allowed.
    pub(super) fn nobody(&self, op: OpIx, at: impl Fn(ModelId) -> Answer) -> Option<Cause> {
        let game = self.game;
        let mut enemies: Vec<OpIx> = game.standing_enemies(op).collect();
        enemies.sort_by_key(|enemy| game.place(*enemy).at.squared_distance(game.place(op).at));
        let mut nearest = None;
        for enemy in enemies {
            let refused = self.refusal(&at(game.model(enemy)))?;
            nearest.get_or_insert(refused);
        }
        nearest
    }

    /// Who is to be set up, and with which orders where the rule set asks for one.
    fn deploy(&self) -> Vec<Choice> {
        let waiting = self.game.all().filter(|op| {
            self.game.side_of(*op) == self.side && self.game.presence(*op) == Presence::Reserve
        });
        let mut all = Vec::new();
        for model in waiting.map(|op| self.game.model(op)) {
            let name = self.name(model);
            let corner = Footing::floor(Point::new(Default::default(), Default::default()));
            let bare = self.game.check(&Answer::Deploy(model, corner, None));
            let asked =
                matches!(bare, Err(refused) if matches!(refused.why, Why::OrderNeeded { .. }));
            let orders = if asked { Order::ALL.map(Some).to_vec() } else { vec![None] };
            all.extend(orders.into_iter().map(|order| {
                let label = match order {
                    Some(order) => Label::DeployOrder { model: name.clone(), order },
                    None => Label::Deploy { model: name.clone() },
                };
                Choice { model: Some(model), order, ..self.blank("deploy", &label, &[Need::Place]) }
            }));
        }
        all
    }

    fn barricade(&self) -> Vec<Choice> {
        vec![self.blank("barricade", &Label::Barricade, &[Need::Place, Need::Toward])]
    }

    /// The ploys of a moment: one choice for each model that one may be used on, or why it may not be used.
    pub(super) fn ploys(&self, fits: impl Fn(&Ploy<G::WeaponRules>) -> bool) -> Vec<Choice> {
        let mut all = Vec::new();
        let team = &self.game.setup().teams[self.side.index()];
        for ploy in team.ploys.iter().filter(|ploy| fits(ploy)) {
            let paid = |choice: Choice| Choice {
                cp: Some(ploy.cost),
                text: Some(ploy.text.clone()),
                ..choice
            };
            let choice = |on| paid(self.whole(&Answer::Ploy(ploy.slug, on)));
            if ploy.whom != Whom::One {
                all.push(choice(None));
                continue;
            }
            let models = self.present().map(|op| choice(Some(self.game.model(op))));
            let (open, closed): (Vec<Choice>, Vec<Choice>) =
                models.partition(|choice| choice.why_not.is_none());
            match closed.into_iter().next() {
                Some(refused) if open.is_empty() => all.push(refused),
                _ => all.extend(open),
            }
        }
        all
    }
}

/// What kind of choice an answer is: what a model does by it, else the kind of the answer.
pub(super) fn kind_of(answer: &Answer) -> String {
    match answer {
        Answer::Move(action, _) => action.to_string(),
        Answer::Deed(_, deed) => deed.kind().to_owned(),
        _ => answer.kind().to_owned(),
    }
}
