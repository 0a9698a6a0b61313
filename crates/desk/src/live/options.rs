//! What can be chosen now.

use game::{Game, Speech};
use geometry::{Footing, Point};
use serde::Serialize;
use skirmish::{Edition, Moment, OpIx, Ploy, PloyPhase, Presence, Reach, Whom};
use table::{Answer, Ask, ModelId, Order, Why};
use ts_rs::TS;
use utoipa::ToSchema;

use super::confined::Confined;
use super::fielded::Fielded;
use super::label::Label;
use super::{Open, each};
use crate::Cause;

/// The open decision, with everything that can be chosen and what cannot.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Options {
    /// Who decides, such as `A`.
    pub side: String,
    /// What kind of decision it is, such as `act` or `activate`.
    pub ask: String,
    /// The question as a sentence.
    pub question: String,
    /// The model that acts or is under attack.
    pub model: Option<String>,
    /// The action points that it has left.
    pub ap: Option<u8>,
    /// The sensible answer for those who do not want to be asked, in the notation.
    pub automatic: Option<String>,
    /// The choices.
    pub choices: Vec<Choice>,
}

impl Options {
    /// Brings out the sensible choice, and leaves only what is about one model, if one is named.
    pub(super) fn arranged(mut self, model: Option<ModelId>) -> Self {
        for choice in &mut self.choices {
            choice.automatic = self.automatic.as_ref() == Some(&choice.answer);
        }
        if let Some(model) = model.map(|model| model.to_string()) {
            self.choices.retain(|choice| choice.model.as_ref().is_none_or(|of| *of == model));
        }
        self
    }
}

/// Something that can be chosen, or that cannot and says why.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS, ToSchema)]
pub struct Choice {
    /// What kind of choice it is: the first word of its answer, or what a model does by it, such as `charge`.
    pub kind: String,
    /// What it is called.
    pub label: String,
    /// The answer in the notation. What is still to be picked stands in it as `{place}`, `{toward}` or `{target}`.
    pub answer: String,
    /// What is still to be picked; nothing if the answer is whole.
    pub needs: Vec<Need>,
    /// The model that it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub model: Option<String>,
    /// The weapon's name in the notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub weapon: Option<String>,
    /// The number of the model of a unit that it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u8>,
    /// The order that comes with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub order: Option<String>,
    /// What it costs in action points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ap: Option<u8>,
    /// What it costs in command points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cp: Option<u8>,
    /// What it does, where that is written on a card: the text of a ploy.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Whether it is what is done for those who do not want to be asked.
    pub automatic: bool,
    /// The rule that forbids it now; nothing if it can be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why_not: Option<Cause>,
}

/// What is still to be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Need {
    /// A place: `{place}` becomes `x,y`, or `x,y@z` above the floor. For a move along a path of the player's own,
    /// ` to {place}` becomes ` along ` and the places one after another.
    Place,
    /// A point that a barricade runs towards: `{toward}` becomes `x,y`.
    Toward,
    /// An enemy: `{target}` becomes its name.
    Target,
}

/// What can be chosen now; only what is about one model, if one is named. None if no decision is open.
pub fn options(game: &Game, model: Option<ModelId>, speech: &Speech) -> Option<Options> {
    each!(
        game,
        kt18 => Confined::new(kt18, speech).map(|open| open.options(model)),
        kt4w40k => Fielded::new(kt4w40k, speech).map(|open| open.options(model)),
        game => Open::new(game, speech).map(|open| open.options(model))
    )
}

impl<G: Edition> Open<'_, G> {
    fn options(&self, model: Option<ModelId>) -> Options {
        let (about, ap) = match self.ask {
            Ask::Act { model, ap } => (Some(model), Some(ap)),
            Ask::React { model } => (Some(model), None),
            _ => (None, None),
        };
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
            side: self.side.to_string(),
            ask: kind_of(&self.ask),
            question: self.speech.ask(&self.ask),
            model: about.map(|model| model.to_string()),
            ap,
            automatic: self.game.automatic().map(|answer| answer.to_string()),
            choices,
        };
        found.arranged(model)
    }

    /// A choice that needs nothing more, whether it is allowed or not.
    pub(super) fn whole(&self, answer: &Answer) -> Choice {
        let text = answer.to_string();
        let (model, order) = match answer {
            Answer::Activate(model, order) => (Some(*model), Some(*order)),
            Answer::Counteract(model) | Answer::Target(model) => (Some(*model), None),
            Answer::Ploy(_, on) => (*on, None),
            _ => (None, None),
        };
        Choice {
            kind: verb(&text),
            label: self.label(answer),
            model: model.map(|model| model.to_string()),
            order: order.map(|order| order.to_string()),
            why_not: self.refusal(answer),
            answer: text,
            ..Choice::default()
        }
    }

    /// A choice with a blank in it.
    pub(super) fn blank(&self, answer: String, label: &Label, needs: &[Need]) -> Choice {
        let (kind, label) = (verb(&answer), self.speech.say(label));
        Choice { kind, label, answer, needs: needs.to_vec(), ..Choice::default() }
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
        let choice = |(op, weapon): (OpIx, &skirmish::Weapon<G::Rules>)| {
            let (model, slug) = (self.game.model(op), weapon.slug);
            let label = Label::Overwatch { model: self.name(model), weapon: weapon.name.clone() };
            let text = format!("overwatch {model} with {slug} at {{target}}");
            let at = |target| Answer::Overwatch { model, weapon: slug, target, from: None };
            Choice {
                model: Some(model.to_string()),
                weapon: Some(slug.to_string()),
                why_not: self.nobody(op, at),
                ..self.blank(text, &label, &[Need::Target])
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
                let (text, label) = match order {
                    Some(order) => (
                        format!("deploy {model} {{place}} {order}"),
                        Label::DeployOrder { model: name.clone(), order },
                    ),
                    None => {
                        (format!("deploy {model} {{place}}"), Label::Deploy { model: name.clone() })
                    }
                };
                Choice {
                    model: Some(model.to_string()),
                    order: order.map(|order| order.to_string()),
                    ..self.blank(text, &label, &[Need::Place])
                }
            }));
        }
        all
    }

    fn barricade(&self) -> Vec<Choice> {
        let text = "barricade {place} toward {toward}".to_owned();
        vec![self.blank(text, &Label::Barricade, &[Need::Place, Need::Toward])]
    }

    /// The ploys of a moment: one choice for each model that one may be used on, or why it may not be used.
    pub(super) fn ploys(&self, fits: impl Fn(&Ploy<G::Rules>) -> bool) -> Vec<Choice> {
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

/// The first word of an answer.
pub(super) fn verb(answer: &str) -> String {
    answer.split(' ').next().unwrap_or_default().to_owned()
}

/// The word for a kind of decision.
pub(super) fn kind_of(ask: &Ask) -> String {
    let value = serde_json::to_value(ask).unwrap_or_default();
    value.get("kind").and_then(serde_json::Value::as_str).unwrap_or_default().to_owned()
}
