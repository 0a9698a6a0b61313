//! What an answer is called when the question it belonged to is not at hand: in logs and in advice.

use game::{Names, Speech};
use table::{Answer, Ask, ModelId, Slug, Way};

use super::battle::label as phases;
use super::label::{Label, saves};

/// An answer in words. Models go by their numbers, weapons and ploys by the names on their cards.
#[must_use]
pub fn told(answer: &Answer, names: &Names, speech: &Speech) -> String {
    told_of(answer, names, speech, &|model| model.to_string())
}

/// The same with models by whatever name people are to read.
#[must_use]
pub fn told_of(
    answer: &Answer,
    names: &Names,
    speech: &Speech,
    who: &dyn Fn(ModelId) -> String,
) -> String {
    let called = |slug: Slug| speech.name(slug, names);
    let label = match answer {
        Answer::Pass => Label::Pass,
        Answer::End => Label::End,
        Answer::Yes => Label::Yes,
        Answer::Initiative(side) => Label::Initiative { side: *side },
        Answer::Edge(edge) => Label::Edge { edge: *edge },
        Answer::Zone(zone) => Label::Zone { zone: *zone },
        Answer::Barricade { .. } => Label::Barricade,
        Answer::Deploy(model, _, None) | Answer::DeployEach(model, _) => {
            Label::Deploy { model: who(*model) }
        }
        Answer::Deploy(model, _, Some(order)) => {
            Label::DeployOrder { model: who(*model), order: *order }
        }
        Answer::Activate(model, order) => Label::Activate { model: who(*model), order: *order },
        Answer::Counteract(model) => Label::Counteract { model: who(*model) },
        Answer::Move(action, way) => {
            let end = match way {
                Way::To(to) => Some(*to),
                Way::Along(places) => places.last().copied(),
            };
            end.map_or(Label::Move { action: *action }, |to| Label::MoveTo { action: *action, to })
        }
        Answer::Shoot { weapon, targets, .. } => {
            Label::ShootAt { weapon: called(*weapon), target: list(targets, who) }
        }
        Answer::Overwatch { model, weapon, target, .. } => {
            Label::OverwatchAt { model: who(*model), weapon: called(*weapon), target: who(*target) }
        }
        Answer::Fight { target, weapon } => {
            Label::FightWith { weapon: called(*weapon), target: who(*target) }
        }
        Answer::Weapon(weapon) => Label::Weapon { weapon: called(*weapon) },
        Answer::Target(model) => Label::Target { model: who(*model) },
        Answer::Keep(dice) => Label::Keep { dice: *dice },
        Answer::Reroll(source, faces) => Label::Reroll { source: *source, faces: *faces },
        Answer::Saves(all) => return saves(all, speech),
        Answer::Strike(success) => Label::Strike { success: *success },
        Answer::Block { with, against: Some(success) } => {
            Label::Block { success: *success, with: *with }
        }
        Answer::Block { with, against: None } => Label::BlockNothing { with: *with },
        Answer::Ploy(slug, on) => {
            let used = speech.text("choice-use", &[("rule", called(*slug))]);
            return on.map_or(used.clone(), |model| format!("{used} ({})", who(model)));
        }
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
        | Answer::Lose(_) => {
            let by_number = phases::Names {
                model: &|model| who(model),
                weapon: &|_, weapon| called(weapon),
                door: &|door| door.to_string(),
            };
            return phases::label(speech, &Ask::Move, answer, &by_number);
        }
    };
    speech.say(&label)
}

fn list(models: &[ModelId], who: &dyn Fn(ModelId) -> String) -> String {
    let names: Vec<String> = models.iter().map(|model| who(*model)).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

    use super::*;
    use game::Language;
    use table::RuleSet;

    fn said(language: Language, rules: RuleSet, line: &str) -> String {
        told(&line.parse().unwrap(), &Names::default(), &Speech::of(language, rules))
    }

    #[test]
    fn answers_are_called_by_words_and_never_by_the_notation() {
        for (line, french) in [
            ("pass", "Passer"),
            ("yes", "Oui"),
            ("keep 1", "Retenir 1 dé sans le lancer"),
            ("activate A5 engage", "A5\u{a0}: Engagement"),
            ("strike critical", "Frapper avec une réussite critique"),
        ] {
            assert_eq!(said(Language::French, RuleSet::KT24, line), french);
        }
        assert_eq!(said(Language::English, RuleSet::KT4W40K, "do A5 march"), "A5: normal move");
        assert_eq!(
            said(Language::Spanish, RuleSet::KT18, "cast D2 psybolt"),
            "D2: Descarga psíquica"
        );
    }
}
