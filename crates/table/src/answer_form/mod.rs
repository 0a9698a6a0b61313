//! Answers as JSON, the form in which the page and other programs give and get them.
//!
//! It says what the notation says and no more: an answer that the notation could not write, such as a path without places,
//! is refused with the notation's own words. Lengths are inches, as in the notation.

mod deeds;
pub(crate) mod places;
#[cfg(test)]
mod tests;

use arrayvec::ArrayVec;
use dice::Face;
use geometry::Point;
use serde::{Deserialize, Serialize};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use deeds::DeedForm;
use places::{Inches, Place, Spot, UnitMove, WayForm, moves_form, moves_of};

use crate::notation::MAX_REROLL;
use crate::{
    Answer, BadAnswer, Edge, MAX_TARGETS, ModelId, MoveAction, Order, RerollSource, SaveKind,
    Saves, Side, Slug, Success, Use,
};

/// What a player answers; `kind` says which of these it is. docs/notation.md says what each means.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Answer"))]
#[schema(as = Answer)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum AnswerForm {
    /// Do nothing with this turn, or decline what is offered.
    Pass,
    /// The activation is finished.
    End,
    /// Take what is offered.
    Yes,
    /// Name the player who has the initiative.
    Initiative {
        /// Who.
        side: Side,
    },
    /// Take an edge of the board.
    Edge {
        /// Which.
        edge: Edge,
    },
    /// Take a drop zone of the mission.
    Zone {
        /// Which, from 1.
        zone: u8,
    },
    /// Set a barricade up.
    Barricade {
        /// Its middle.
        at: Spot,
        /// A point that its long side runs towards.
        toward: Spot,
    },
    /// Set a model up, or a unit as a block.
    Deploy {
        /// Who.
        model: ModelId,
        /// Where.
        place: Place,
        /// With what order, where the rule set asks for one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        order: Option<Order>,
    },
    /// Set a unit up model by model.
    DeployEach {
        /// The unit.
        model: ModelId,
        /// The place of every model.
        moves: Vec<UnitMove>,
    },
    /// Activate a model.
    Activate {
        /// Who.
        model: ModelId,
        /// With what order.
        order: Order,
    },
    /// Act with a model out of turn.
    Counteract {
        /// Who.
        model: ModelId,
    },
    /// Move the active model.
    Move {
        /// By what action.
        action: MoveAction,
        /// Where to.
        way: WayForm,
    },
    /// Shoot with the active model.
    Shoot {
        /// With what.
        weapon: Slug,
        /// The targets, the primary first.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<ModelId>"))]
        #[schema(value_type = Vec<ModelId>)]
        targets: ArrayVec<ModelId, MAX_TARGETS>,
        /// How many dice each target gets, where the weapon divides them.
        #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<u8>>", optional))]
        #[schema(value_type = Vec<u8>)]
        split: ArrayVec<u8, MAX_TARGETS>,
        /// The point of the shooter's base that the lines are drawn from, where the player picks it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        from: Option<Spot>,
    },
    /// Shoot with a model out of turn.
    Overwatch {
        /// Who shoots.
        model: ModelId,
        /// With what.
        weapon: Slug,
        /// At whom.
        target: ModelId,
        /// The point of the shooter's base that the lines are drawn from, where the player picks it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        from: Option<Spot>,
    },
    /// Fight with the active model.
    Fight {
        /// Whom.
        target: ModelId,
        /// With what.
        weapon: Slug,
    },
    /// Choose a weapon to fight back with.
    Weapon {
        /// Which.
        weapon: Slug,
    },
    /// Choose whom to deal with next.
    Target {
        /// Whom.
        model: ModelId,
    },
    /// Keep dice unrolled.
    Keep {
        /// How many.
        dice: u8,
    },
    /// Roll dice again.
    Reroll {
        /// By what right.
        source: RerollSource,
        /// The faces of those dice.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        #[schema(value_type = Vec<u8>)]
        faces: Vec<Face>,
    },
    /// Spend saves.
    Saves(Saves),
    /// Strike with a die.
    Strike {
        /// With what kind of success.
        success: Success,
    },
    /// Block, or parry, with a die.
    Block {
        /// The die that blocks.
        with: Success,
        /// The success of the opponent that it cancels, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        against: Option<Success>,
    },
    /// Use a ploy, a Tactic, a stratagem or another effect.
    Ploy {
        /// Which.
        ploy: Slug,
        /// On whom, where it needs somebody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        model: Option<ModelId>,
    },
    /// Do something with a model or a unit in the Movement phase.
    Do {
        /// Who.
        model: ModelId,
        /// What.
        deed: DeedForm,
    },
    /// Move the model that is in the middle of something.
    Go {
        /// Where to.
        way: WayForm,
    },
    /// Retreat from a charge.
    Retreat {
        /// Where to.
        way: WayForm,
    },
    /// Attack with a model or a unit.
    Attack {
        /// Who attacks.
        model: ModelId,
        /// With what, one after another.
        uses: Vec<Use>,
    },
    /// Choose one of the player's models or units: to fight, to contest a door, to deny a power.
    Pick {
        /// Which.
        model: ModelId,
    },
    /// Work a door.
    Door {
        /// Its number, from 1.
        door: u8,
    },
    /// Stop a charge on its path.
    At {
        /// When it has come so far, in inches.
        length: Inches,
    },
    /// Attempt a psychic power.
    Cast {
        /// The psyker.
        model: ModelId,
        /// The power.
        power: Slug,
    },
    /// Choose the save to roll.
    Save {
        /// Which.
        save: SaveKind,
    },
    /// Move the models of a unit; whoever is not named stays.
    March {
        /// Their ways.
        moves: Vec<UnitMove>,
    },
    /// Let a model of a unit suffer.
    Lose {
        /// Its number in the unit, from 1.
        number: u8,
    },
}

impl From<Answer> for AnswerForm {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::Pass => AnswerForm::Pass,
            Answer::End => AnswerForm::End,
            Answer::Yes => AnswerForm::Yes,
            Answer::Initiative(side) => AnswerForm::Initiative { side },
            Answer::Edge(edge) => AnswerForm::Edge { edge },
            Answer::Zone(zone) => AnswerForm::Zone { zone },
            Answer::Barricade { at, toward } => {
                AnswerForm::Barricade { at: at.into(), toward: toward.into() }
            }
            Answer::Deploy(model, place, order) => {
                AnswerForm::Deploy { model, place: place.into(), order }
            }
            Answer::DeployEach(model, moves) => {
                AnswerForm::DeployEach { model, moves: moves_form(moves) }
            }
            Answer::Activate(model, order) => AnswerForm::Activate { model, order },
            Answer::Counteract(model) => AnswerForm::Counteract { model },
            Answer::Move(action, way) => AnswerForm::Move { action, way: way.into() },
            Answer::Shoot { weapon, targets, split, from } => {
                AnswerForm::Shoot { weapon, targets, split, from: from.map(Spot::from) }
            }
            Answer::Overwatch { model, weapon, target, from } => {
                AnswerForm::Overwatch { model, weapon, target, from: from.map(Spot::from) }
            }
            Answer::Fight { target, weapon } => AnswerForm::Fight { target, weapon },
            Answer::Weapon(weapon) => AnswerForm::Weapon { weapon },
            Answer::Target(model) => AnswerForm::Target { model },
            Answer::Keep(dice) => AnswerForm::Keep { dice },
            Answer::Reroll(source, faces) => {
                let dice = |face| std::iter::repeat_n(face, usize::from(faces.of(face)));
                let faces = Face::ALL.into_iter().flat_map(dice).collect();
                AnswerForm::Reroll { source, faces }
            }
            Answer::Saves(saves) => AnswerForm::Saves(saves),
            Answer::Strike(success) => AnswerForm::Strike { success },
            Answer::Block { with, against } => AnswerForm::Block { with, against },
            Answer::Ploy(ploy, model) => AnswerForm::Ploy { ploy, model },
            Answer::Deed(model, deed) => AnswerForm::Do { model, deed: deed.into() },
            Answer::Go(way) => AnswerForm::Go { way: way.into() },
            Answer::Retreat(way) => AnswerForm::Retreat { way: way.into() },
            Answer::Attack { model, uses } => AnswerForm::Attack { model, uses },
            Answer::Pick(model) => AnswerForm::Pick { model },
            Answer::Door(door) => AnswerForm::Door { door },
            Answer::At(length) => AnswerForm::At { length: Inches(length) },
            Answer::Cast { model, power } => AnswerForm::Cast { model, power },
            Answer::Save(save) => AnswerForm::Save { save },
            Answer::March(moves) => AnswerForm::March { moves: moves_form(moves) },
            Answer::Lose(number) => AnswerForm::Lose { number },
        }
    }
}

impl TryFrom<AnswerForm> for Answer {
    type Error = BadAnswer;

    fn try_from(form: AnswerForm) -> Result<Self, BadAnswer> {
        let answer = match form {
            AnswerForm::Pass => Answer::Pass,
            AnswerForm::End => Answer::End,
            AnswerForm::Yes => Answer::Yes,
            AnswerForm::Initiative { side } => Answer::Initiative(side),
            AnswerForm::Edge { edge } => Answer::Edge(edge),
            AnswerForm::Zone { zone } => Answer::Zone(zone),
            AnswerForm::Barricade { at, toward } => {
                Answer::Barricade { at: at.into(), toward: toward.into() }
            }
            AnswerForm::Deploy { model, place, order } => {
                Answer::Deploy(model, place.into(), order)
            }
            AnswerForm::DeployEach { model, moves } => Answer::DeployEach(model, moves_of(moves)),
            AnswerForm::Activate { model, order } => Answer::Activate(model, order),
            AnswerForm::Counteract { model } => Answer::Counteract(model),
            AnswerForm::Move { action, way } => Answer::Move(action, way.into()),
            AnswerForm::Shoot { weapon, targets, split, from } => {
                Answer::Shoot { weapon, targets, split, from: from.map(Point::from) }
            }
            AnswerForm::Overwatch { model, weapon, target, from } => {
                Answer::Overwatch { model, weapon, target, from: from.map(Point::from) }
            }
            AnswerForm::Fight { target, weapon } => Answer::Fight { target, weapon },
            AnswerForm::Weapon { weapon } => Answer::Weapon(weapon),
            AnswerForm::Target { model } => Answer::Target(model),
            AnswerForm::Keep { dice } => Answer::Keep(dice),
            AnswerForm::Reroll { source, faces } => {
                // More than the notation reads, and few enough to be counted.
                Answer::Reroll(source, faces.into_iter().take(MAX_REROLL + 1).collect())
            }
            AnswerForm::Saves(saves) => Answer::Saves(saves),
            AnswerForm::Strike { success } => Answer::Strike(success),
            AnswerForm::Block { with, against } => Answer::Block { with, against },
            AnswerForm::Ploy { ploy, model } => Answer::Ploy(ploy, model),
            AnswerForm::Do { model, deed } => Answer::Deed(model, deed.into()),
            AnswerForm::Go { way } => Answer::Go(way.into()),
            AnswerForm::Retreat { way } => Answer::Retreat(way.into()),
            AnswerForm::Attack { model, uses } => Answer::Attack { model, uses },
            AnswerForm::Pick { model } => Answer::Pick(model),
            AnswerForm::Door { door } => Answer::Door(door),
            AnswerForm::At { length } => Answer::At(length.0),
            AnswerForm::Cast { model, power } => Answer::Cast { model, power },
            AnswerForm::Save { save } => Answer::Save(save),
            AnswerForm::March { moves } => Answer::March(moves_of(moves)),
            AnswerForm::Lose { number } => Answer::Lose(number),
        };
        answer.to_string().parse()
    }
}

// Whoever sees an answer on the wire sees its form.
impl PartialSchema for Answer {
    fn schema() -> RefOr<Schema> {
        AnswerForm::schema()
    }
}

impl ToSchema for Answer {
    fn name() -> std::borrow::Cow<'static, str> {
        AnswerForm::name()
    }

    fn schemas(all: &mut Vec<(String, RefOr<Schema>)>) {
        AnswerForm::schemas(all);
    }
}
