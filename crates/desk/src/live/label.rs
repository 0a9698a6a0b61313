//! What choices are called.

use dice::FaceCounts;
use game::Speech;
use geometry::Footing;
use skirmish::{Edition, OpIx, Reach};
use table::{
    Answer, Ask, Edge, ModelId, MoveAction, Order, RerollSource, Saves, Side, Slug, Success, Way,
};

use super::Open;
use super::battle::label as phases;

table::spoken! {
    /// What a choice is called on a button. Models, weapons and ploys come by the names that people know.
    Label, "choice";
    /// Decline, or let the turn go by.
    "pass" => Pass,
    /// The activation, or the player's part of the phase, is finished.
    "end" => End,
    /// Who has the initiative.
    "initiative" => Initiative {
        /// The player.
        side: Side
    },
    /// An edge of the board.
    "edge" => Edge {
        /// Which.
        edge: Edge
    },
    /// A drop zone.
    "zone" => Zone {
        /// Its number.
        zone: u8
    },
    /// A barricade, wherever.
    "barricade" => Barricade,
    /// A model to set up, wherever.
    "deploy" => Deploy {
        /// The model.
        model: String
    },
    /// The same with an order.
    "deploy-order" => DeployOrder {
        /// The model.
        model: String,
        /// Its order.
        order: Order
    },
    /// A model to activate.
    "activate" => Activate {
        /// The model.
        model: String,
        /// Its order.
        order: Order
    },
    /// A model to act out of turn.
    "counteract" => Counteract {
        /// The model.
        model: String
    },
    /// A move, wherever.
    "move" => Move {
        /// Which.
        action: MoveAction
    },
    /// A move to a place.
    "move-to" => MoveTo {
        /// Which.
        action: MoveAction,
        /// Where to.
        to: Footing
    },
    /// A shot, at whomever.
    "shoot" => Shoot {
        /// With what.
        weapon: String
    },
    /// A shot at a target.
    "shoot-at" => ShootAt {
        /// With what.
        weapon: String,
        /// At whom.
        target: String
    },
    /// A shot out of turn, at whomever.
    "overwatch" => Overwatch {
        /// Who shoots.
        model: String,
        /// With what.
        weapon: String
    },
    /// A shot out of turn at a target.
    "overwatch-at" => OverwatchAt {
        /// Who shoots.
        model: String,
        /// With what.
        weapon: String,
        /// At whom.
        target: String
    },
    /// A fight, with whomever.
    "fight" => Fight {
        /// With what.
        weapon: String
    },
    /// A fight with an enemy.
    "fight-with" => FightWith {
        /// With what.
        weapon: String,
        /// Whom.
        target: String
    },
    /// A weapon to fight back with.
    "weapon" => Weapon {
        /// Which.
        weapon: String
    },
    /// Whom to deal with next.
    "target" => Target {
        /// The model.
        model: String
    },
    /// Nobody else.
    "no-target" => NoTarget,
    /// Dice that are kept without being rolled.
    "keep" => Keep {
        /// How many.
        dice: u8
    },
    /// Dice to roll again.
    "reroll" => Reroll {
        /// What allows it.
        source: RerollSource,
        /// Which.
        faces: FaceCounts
    },
    /// No dice again.
    "no-reroll" => NoReroll,
    /// What is offered is taken.
    "yes" => Yes,
    /// An optional rule of the weapon.
    "use" => Use {
        /// Which.
        rule: Slug
    },
    /// Without it.
    "not-use" => NotUse {
        /// Which.
        rule: Slug
    },
    /// A die kept for cover.
    "cover-save" => CoverSave,
    /// None kept.
    "no-cover-save" => NoCoverSave,
    /// Critical saves on critical successes.
    "saves-critical-on-critical" => SavesCriticalOnCritical {
        /// How many.
        dice: u8
    },
    /// Critical saves on normal successes.
    "saves-critical-on-normal" => SavesCriticalOnNormal {
        /// How many.
        dice: u8
    },
    /// Pairs of normal saves on critical successes.
    "saves-pair-on-critical" => SavesPairOnCritical {
        /// How many.
        dice: u8
    },
    /// Normal saves on normal successes.
    "saves-normal-on-normal" => SavesNormalOnNormal {
        /// How many.
        dice: u8
    },
    /// No saves.
    "saves-none" => SavesNone,
    /// A strike.
    "strike" => Strike {
        /// With what.
        success: Success
    },
    /// A block.
    "block" => Block {
        /// Of what.
        success: Success,
        /// With what.
        with: Success
    },
    /// A block of nothing.
    "block-nothing" => BlockNothing {
        /// With what.
        with: Success
    },
    /// A ploy.
    "ploy" => Ploy {
        /// Which.
        ploy: String,
        /// What it costs.
        cost: u8
    },
    /// A ploy for one model.
    "ploy-on" => PloyOn {
        /// Which.
        ploy: String,
        /// For whom.
        model: String,
        /// What it costs.
        cost: u8
    },
    /// No ploy.
    "no-ploy" => NoPloy,
}

impl<G: Edition> Open<'_, G> {
    /// A model by its number and the name on its card.
    pub(super) fn name(&self, model: ModelId) -> String {
        match self.game.find(model) {
            Some(op) => format!("{model} {}", self.game.card(op).name),
            None => model.to_string(),
        }
    }

    fn weapon(&self, op: Option<OpIx>, reach: Reach, slug: Slug) -> String {
        let named = op.and_then(|op| {
            let card = self.game.card(op);
            card.weapon(reach, slug).map(|index| card.weapons[index].name.clone())
        });
        named.unwrap_or_else(|| slug.to_string())
    }

    /// Whoever of a side has such a weapon: the game asks for one without saying whose it is.
    fn whose(&self, reach: Reach, slug: Slug) -> Option<OpIx> {
        let mut all = self.game.standing(self.side);
        all.find(|op| self.game.card(*op).weapon(reach, slug).is_some())
    }

    /// What a whole answer to the open decision is called.
    pub(super) fn label(&self, answer: &Answer) -> String {
        self.label_by(self.game.active().map(|(op, _)| op), answer)
    }

    /// The same for an answer that a model would give in its activation, now or later.
    pub(super) fn label_by(&self, active: Option<OpIx>, answer: &Answer) -> String {
        let label = match answer {
            Answer::Pass => match self.ask {
                Ask::Gambit | Ask::React { .. } => Label::NoPloy,
                Ask::Reroll => Label::NoReroll,
                Ask::Use { rule } => Label::NotUse { rule },
                Ask::CoverSave => Label::NoCoverSave,
                Ask::MoreTargets => Label::NoTarget,
                _ => Label::Pass,
            },
            Answer::Yes => match self.ask {
                Ask::Use { rule } => Label::Use { rule },
                _ => Label::CoverSave,
            },
            Answer::End => Label::End,
            Answer::Initiative(side) => Label::Initiative { side: *side },
            Answer::Edge(edge) => Label::Edge { edge: *edge },
            Answer::Zone(zone) => Label::Zone { zone: *zone },
            Answer::Barricade { .. } => Label::Barricade,
            Answer::Deploy(model, _, None) => Label::Deploy { model: self.name(*model) },
            Answer::Deploy(model, _, Some(order)) => {
                Label::DeployOrder { model: self.name(*model), order: *order }
            }
            Answer::Activate(model, order) => {
                Label::Activate { model: self.name(*model), order: *order }
            }
            Answer::Counteract(model) => Label::Counteract { model: self.name(*model) },
            Answer::Move(action, Way::To(to)) => Label::MoveTo { action: *action, to: *to },
            Answer::Move(action, Way::Along(places)) => match places.last() {
                Some(to) => Label::MoveTo { action: *action, to: *to },
                None => Label::Move { action: *action },
            },
            Answer::Shoot { weapon, targets, .. } => {
                let names: Vec<String> = targets.iter().map(|target| self.name(*target)).collect();
                let weapon = self.weapon(active, Reach::Ranged, *weapon);
                Label::ShootAt { weapon, target: names.join(", ") }
            }
            Answer::Overwatch { model, weapon, target, .. } => Label::OverwatchAt {
                model: self.name(*model),
                weapon: self.weapon(self.game.find(*model), Reach::Ranged, *weapon),
                target: self.name(*target),
            },
            Answer::Fight { target, weapon } => Label::FightWith {
                weapon: self.weapon(active, Reach::Melee, *weapon),
                target: self.name(*target),
            },
            Answer::Weapon(weapon) => {
                let whose = self.whose(Reach::Melee, *weapon);
                Label::Weapon { weapon: self.weapon(whose, Reach::Melee, *weapon) }
            }
            Answer::Target(model) => Label::Target { model: self.name(*model) },
            Answer::Keep(dice) => Label::Keep { dice: *dice },
            Answer::Reroll(source, faces) => Label::Reroll { source: *source, faces: *faces },
            Answer::Saves(all) => return saves(all, self.speech),
            Answer::Strike(success) => Label::Strike { success: *success },
            Answer::Block { with, against: Some(success) } => {
                Label::Block { success: *success, with: *with }
            }
            Answer::Block { with, against: None } => Label::BlockNothing { with: *with },
            Answer::Ploy(slug, on) => self.ploy(*slug, *on),
            Answer::Deed(..)
            | Answer::Go(_)
            | Answer::Retreat(_)
            | Answer::Attack { .. }
            | Answer::Pick(_)
            | Answer::Door(_)
            | Answer::At(_)
            | Answer::Cast { .. }
            | Answer::Save(_)
            | Answer::March(_)
            | Answer::DeployEach(..)
            | Answer::Lose(_) => {
                let names = phases::Names {
                    model: &|model| self.name(model),
                    weapon: &|_, weapon| weapon.to_string(),
                    door: &|door| door.to_string(),
                };
                return phases::label(self.speech, &self.ask, answer, &names);
            }
        };
        self.speech.say(&label)
    }

    fn ploy(&self, slug: Slug, on: Option<ModelId>) -> Label {
        let ploys = &self.game.setup().teams[self.side.index()].ploys;
        let found = ploys.iter().find(|ploy| ploy.slug == slug);
        let ploy = found.map_or_else(|| slug.to_string(), |ploy| ploy.name.clone());
        let cost = found.map_or(0, |ploy| ploy.cost);
        match on {
            Some(model) => Label::PloyOn { ploy, model: self.name(model), cost },
            None => Label::Ploy { ploy, cost },
        }
    }
}

/// What is done with all saves, part by part.
pub(super) fn saves(saves: &Saves, speech: &Speech) -> String {
    let parts = [
        (
            saves.criticals_on_criticals,
            Label::SavesCriticalOnCritical { dice: saves.criticals_on_criticals },
        ),
        (
            saves.criticals_on_normals,
            Label::SavesCriticalOnNormal { dice: saves.criticals_on_normals },
        ),
        (saves.pairs_on_criticals, Label::SavesPairOnCritical { dice: saves.pairs_on_criticals }),
        (saves.normals_on_normals, Label::SavesNormalOnNormal { dice: saves.normals_on_normals }),
    ];
    let used = parts.iter().filter(|(dice, _)| *dice > 0);
    let said: Vec<String> = used.map(|(_, label)| speech.say(label)).collect();
    if said.is_empty() { speech.say(&Label::SavesNone) } else { said.join("; ") }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

    use super::*;
    use game::Language;
    use phases::PhaseLabel;
    use table::Spoken;

    fn keys() -> impl Iterator<Item = &'static str> {
        Label::KEYS.iter().chain(PhaseLabel::KEYS).copied()
    }

    #[test]
    fn every_label_has_a_message_in_every_language() {
        for language in Language::ALL {
            let speech = Speech::new(language);
            for key in keys() {
                let id = format!("{}-{key}", Label::FAMILY);
                assert_ne!(speech.text(&id, &[]), id, "{language}");
            }
        }
    }

    #[test]
    fn every_message_is_a_label() {
        let text = include_str!("../../../../locales/en/choice.ftl");
        let ids = text.lines().filter_map(|line| line.strip_prefix("choice-"));
        let written: Vec<&str> = ids.filter_map(|line| line.split(' ').next()).collect();
        assert_eq!(written.len(), keys().count());
        for key in written {
            assert!(keys().any(|known| known == key), "{key}");
        }
    }

    #[test]
    fn words_of_the_rules_are_translated_inside_labels() {
        let block = Label::Block { success: Success::Critical, with: Success::Normal };
        let english = Speech::new(Language::English).say(&block);
        assert_eq!(english, "Block a critical success with a normal success");
        let old = Speech::of(Language::French, table::RuleSet::KT21).say(&block);
        assert_eq!(old, "Parer une touche critique avec une touche normale");
    }
}
