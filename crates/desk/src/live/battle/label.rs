//! What the choices of the rule sets with phases are called.

use game::Speech;
use geometry::{Footing, Length};
use table::{Answer, Ask, Deed, ModelId, SaveKind, Slug, Way};

use crate::live::label::Label;

table::spoken! {
    /// What a choice is called on a button. Models and weapons come by the names that people know.
    PhaseLabel, "choice";
    /// A model that stays where it is.
    "stay" => Stay {
        /// The model.
        model: String
    },
    /// A model that makes itself ready to shoot first.
    "ready" => Ready {
        /// The model.
        model: String
    },
    /// A normal move, wherever.
    "normal" => Normal {
        /// The model.
        model: String
    },
    /// A normal move to a place.
    "normal-to" => NormalTo {
        /// The model.
        model: String,
        /// Where to.
        to: Footing
    },
    /// A model that runs.
    "advance" => Advance {
        /// The model.
        model: String
    },
    /// A model that leaves a melee, for wherever.
    "fall-back" => FallBack {
        /// The model.
        model: String
    },
    /// A model that leaves a melee for a place.
    "fall-back-to" => FallBackTo {
        /// The model.
        model: String,
        /// Where to.
        to: Footing
    },
    /// A charge.
    "charge" => Charge {
        /// The model.
        model: String,
        /// Whom it charges.
        targets: String
    },
    /// A model that stays and works a door.
    "stationary-door" => StationaryDoor {
        /// The model.
        model: String,
        /// The door's number and name.
        door: String
    },
    /// A move in the middle of something, wherever.
    "go" => Go,
    /// A move in the middle of something to a place.
    "go-to" => GoTo {
        /// Where to.
        to: Footing
    },
    /// A retreat from a charge, wherever.
    "retreat" => Retreat,
    /// A retreat from a charge to a place.
    "retreat-to" => RetreatTo {
        /// Where to.
        to: Footing
    },
    /// An attack.
    "attack" => Attack {
        /// Who attacks.
        model: String,
        /// With what and whom, weapon by weapon.
        uses: String
    },
    /// One weapon of an attack.
    "use-on" => UseOn {
        /// With what.
        weapon: String,
        /// Whom.
        targets: String
    },
    /// A shot, at whomever.
    "fire" => Fire {
        /// Who shoots.
        model: String,
        /// With what.
        weapon: String
    },
    /// A model for what is asked.
    "pick" => Pick {
        /// The model.
        model: String
    },
    /// A door to work.
    "door" => Door {
        /// The door's number and name.
        door: String
    },
    /// A door that somebody contested changes.
    "door-changes" => DoorChanges {
        /// The door's number and name.
        door: String
    },
    /// A door that somebody contested does not change.
    "door-stays" => DoorStays {
        /// The door's number and name.
        door: String
    },
    /// Where a charge is stopped.
    "at" => At {
        /// How far it has come.
        length: Length
    },
    /// A psychic power.
    "cast" => Cast {
        /// The psyker.
        model: String,
        /// The power.
        power: Slug
    },
    /// A unit gets out of its transport.
    "disembark" => Disembark {
        /// Which.
        model: String
    },
    /// Models of a unit move, each its own way.
    "march" => March {
        /// How many.
        models: u32
    },
    /// A model of a unit suffers.
    "lose" => Lose {
        /// Its number.
        number: u8
    },
    /// A model of a unit that suffers, by name.
    "lose-named" => LoseNamed {
        /// Its number.
        number: u8,
        /// What it is.
        name: String,
        /// The wounds it has left.
        wounds: u8
    },
    /// A unit that is kept in reserve.
    "in-reserve" => InReserve {
        /// Which.
        model: String
    },
    /// A unit that begins in a transport.
    "in-transport" => InTransport {
        /// Which.
        model: String
    },
    /// A unit strikes at one that falls back.
    "strike-leaving" => Strike {
        /// Who strikes.
        model: String
    },
    /// A unit passes its morale test without a die.
    "bravery" => Bravery {
        /// Which.
        model: String
    },
    /// A charge for which the program finds everybody's way.
    "storm" => Storm,
    /// A pile in or a consolidation for which the program finds everybody's way.
    "close-in" => CloseIn,
    /// The save that weapons pierce.
    "save-armour" => SaveArmour,
    /// The save that they do not.
    "save-invulnerable" => SaveInvulnerable,
}

/// What things are called that answers only number.
pub(in crate::live) struct Names<'a> {
    /// A model.
    pub model: &'a dyn Fn(ModelId) -> String,
    /// A model's weapon.
    pub weapon: &'a dyn Fn(ModelId, Slug) -> String,
    /// A door.
    pub door: &'a dyn Fn(u8) -> String,
}

/// What an answer to that question is called, with the names that the rule set has for models, their weapons and doors.
///
/// Answers that a rule set with phases never takes are called by their notation here.
pub(in crate::live) fn label(
    speech: &Speech,
    ask: &Ask,
    answer: &Answer,
    called: &Names,
) -> String {
    let Names { model: name, weapon, door: door_name } = called;
    let names = |models: &[ModelId]| {
        let names: Vec<String> = models.iter().map(|model| name(*model)).collect();
        names.join(", ")
    };
    let label = match answer {
        Answer::Deed(model, deed) => {
            let model = name(*model);
            match deed {
                Deed::Stay => PhaseLabel::Stay { model },
                Deed::Ready => PhaseLabel::Ready { model },
                Deed::Normal(way) => match end(way) {
                    Some(to) => PhaseLabel::NormalTo { model, to },
                    None => PhaseLabel::Normal { model },
                },
                Deed::March => PhaseLabel::Normal { model },
                Deed::Withdraw => PhaseLabel::FallBack { model },
                Deed::Disembark => PhaseLabel::Disembark { model },
                Deed::Advance => PhaseLabel::Advance { model },
                Deed::FallBack(way) => match end(way) {
                    Some(to) => PhaseLabel::FallBackTo { model, to },
                    None => PhaseLabel::FallBack { model },
                },
                Deed::Charge(targets) => PhaseLabel::Charge { model, targets: names(targets) },
                Deed::Door(door) => PhaseLabel::StationaryDoor { model, door: door_name(*door) },
            }
        }
        Answer::Go(way) => end(way).map_or(PhaseLabel::Go, |to| PhaseLabel::GoTo { to }),
        Answer::Retreat(way) => {
            end(way).map_or(PhaseLabel::Retreat, |to| PhaseLabel::RetreatTo { to })
        }
        Answer::Attack { model, uses } => {
            let say = |used: &table::Use| {
                let weapon = weapon(*model, used.weapon);
                speech.say(&PhaseLabel::UseOn { weapon, targets: names(&used.targets) })
            };
            let uses: Vec<String> = uses.iter().map(say).collect();
            PhaseLabel::Attack { model: name(*model), uses: uses.join("; ") }
        }
        Answer::Pick(model) => PhaseLabel::Pick { model: name(*model) },
        Answer::Door(door) => PhaseLabel::Door { door: door_name(*door) },
        Answer::At(length) => PhaseLabel::At { length: *length },
        Answer::Cast { model, power } => PhaseLabel::Cast { model: name(*model), power: *power },
        Answer::March(moves) => PhaseLabel::March { models: moves.len() as u32 },
        Answer::Lose(number) => PhaseLabel::Lose { number: *number },
        Answer::Save(SaveKind::Armour) => PhaseLabel::SaveArmour,
        Answer::Save(SaveKind::Invulnerable) => PhaseLabel::SaveInvulnerable,
        Answer::Yes | Answer::Pass => match ask {
            Ask::DoorState { door } if *answer == Answer::Yes => {
                PhaseLabel::DoorChanges { door: door_name(*door) }
            }
            Ask::DoorState { door } => PhaseLabel::DoorStays { door: door_name(*door) },
            _ if *answer == Answer::Yes => return speech.say(&Label::Yes),
            _ => return speech.say(&Label::Pass),
        },
        _ => return answer.to_string(),
    };
    speech.say(&label)
}

/// Where a move ends, if it goes anywhere.
fn end(way: &Way) -> Option<Footing> {
    match way {
        Way::To(to) => Some(*to),
        Way::Along(places) => places.last().copied(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

    use super::*;
    use game::Language;
    use table::RuleSet;

    fn said(language: Language, ask: &Ask, line: &str) -> String {
        let speech = Speech::of(language, RuleSet::KT18);
        let names = Names {
            model: &|model| format!("{model} Voidsman"),
            weapon: &|_, weapon| weapon.to_string(),
            door: &|door| door.to_string(),
        };
        label(&speech, ask, &line.parse().unwrap(), &names)
    }

    #[test]
    fn every_answer_is_called_by_its_names() {
        for (line, english) in [
            ("do A1 stay", "A1 Voidsman: remain stationary"),
            ("do A1 ready", "A1 Voidsman: Ready"),
            ("do A1 normal to 9,5.5", "A1 Voidsman: normal move to (9\", 5.5\")"),
            ("do A1 fall-back along 9,5 9,6", "A1 Voidsman: Fall Back to (9\", 6\")"),
            ("do A1 advance", "A1 Voidsman: Advance"),
            ("do A1 charge B1 B2", "A1 Voidsman: charge B1 Voidsman, B2 Voidsman"),
            ("do A1 door 3", "A1 Voidsman: remain stationary and work door 3"),
            ("go to 3,4", "Move to (3\", 4\")"),
            ("retreat to 3,4", "Retreat to (3\", 4\")"),
            (
                "attack A1 rifle at B1 B2 split 2 1 and carbine at B1",
                "A1 Voidsman attacks: rifle on B1 Voidsman, B2 Voidsman; carbine on B1 Voidsman",
            ),
            ("pick C3", "C3 Voidsman"),
            ("door 12", "Work door 12"),
            ("at 3.25", "Stop the charge after 3.25\""),
            ("cast D2 psybolt", "D2 Voidsman: Psybolt"),
            ("save armour", "The armour save"),
            ("save invulnerable", "The invulnerable save"),
        ] {
            assert_eq!(said(Language::English, &Ask::Move, line), english);
        }
    }

    #[test]
    fn a_contested_door_changes_or_stays() {
        let ask = Ask::DoorState { door: 2 };
        assert_eq!(said(Language::English, &ask, "yes"), "Door 2 changes");
        assert_eq!(said(Language::Italian, &ask, "pass"), "La porta 2 resta com'è");
        assert_eq!(said(Language::English, &Ask::Cast, "pass"), "Pass");
    }
}
