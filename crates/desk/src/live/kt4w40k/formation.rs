//! Where the models of a unit would end.

use geometry::{Footing, Length};
use kt4w40k::{Drill, Fighting, Frame, Kt4w40k, ModelIx, Planned, UnitIx};
use table::{Answer, Ask, Errand, Rules, Way};

use super::Decided;
use crate::live::formation::{Formation, Placed};
use crate::live::reach::inches;

impl Decided<'_> {
    /// What comes of an answer that moves or sets up a unit. None if it is none, or no decision asks for it.
    pub(in crate::live) fn formation(&self, answer: &Answer) -> Option<Formation> {
        let unit = match (answer, &self.ask) {
            (Answer::Deploy(unit, ..) | Answer::DeployEach(unit, _), Ask::Deploy { .. }) => {
                self.find(*unit)?
            }
            (Answer::Go(_) | Answer::March(_) | Answer::Yes, Ask::Go { model, .. }) => {
                self.find(*model)?
            }
            _ => return None,
        };
        let why_not = self.refusal(answer);
        let ordered = self.ordered(unit, answer);
        let ends = match why_not {
            None => self.ends_after(unit, answer),
            Some(_) => self.ends_as_told(unit, &ordered),
        };
        let planned = self.drill(unit).and_then(|drill| drill.plan(&ordered).ok());
        let models = ends.into_iter().map(|(model, to)| {
            let walked = planned.iter().flatten().find(|one| one.model == model);
            self.placed(model, to, walked)
        });
        let limit = self.drill(unit).and_then(|drill| {
            let limits = self.game.living(unit).map(|model| drill.limit(model));
            limits.max()
        });
        Some(Formation {
            unit: self.game.id(unit),
            legal: why_not.is_none(),
            answer: answer.clone(),
            limit: limit.map(Length::to_inches_f64),
            culprit: why_not.is_some().then(|| self.culprit(unit, &ordered)).flatten(),
            models: models.collect(),
            why_not,
        })
    }

    /// The move that the decision is about, where somebody walks.
    pub(super) fn drill(&self, unit: UnitIx) -> Option<Drill<'_>> {
        let game = self.game;
        let Ask::Go { errand, .. } = self.ask else { return None };
        match (errand, game.state().frames.last()?) {
            (Errand::Disembark | Errand::Arrive, _) => None,
            (Errand::Intervene, _) => Some(game.closing_in(unit, "K4W-CHARGE-10")),
            (_, Frame::March(march)) => Some(game.drill(march)),
            (Errand::FailedCharge, Frame::Charge(charge)) => Some(game.failure_drill(charge)),
            (_, Frame::Charge(charge)) => Some(game.charge_drill(charge)),
            (_, Frame::Fighting(Fighting { unit, .. })) => {
                Some(game.closing_in(*unit, "K4W-FIGHT-05"))
            }
            _ => None,
        }
    }

    /// The path of a unit's first model, if the whole unit can go that way.
    pub(super) fn walked(&self, unit: UnitIx, way: &Way) -> Option<Planned> {
        let first = self.game.living(unit).next()?;
        let drill = self.drill(unit)?;
        let planned = drill.plan(&orders(self.game, &drill, unit, way)).ok()?;
        planned.into_iter().find(|one| one.model == first)
    }

    /// The moves that an answer comes to, model by model.
    fn ordered(&self, unit: UnitIx, answer: &Answer) -> Vec<(u8, Way)> {
        match (answer, self.drill(unit)) {
            (Answer::Go(way), Some(drill)) => orders(self.game, &drill, unit, way),
            (Answer::March(moves) | Answer::DeployEach(_, moves), _) => moves.clone(),
            _ => Vec::new(),
        }
    }

    /// Where the models stand once the answer has been given.
    fn ends_after(&self, unit: UnitIx, answer: &Answer) -> Vec<(ModelIx, Footing)> {
        let mut then = self.game.clone();
        then.silence();
        // It has been checked; if it were refused after all, nobody would have moved.
        let _ = then.answer(answer);
        then.living(unit).map(|model| (model, then.model(model).at)).collect()
    }

    /// Where the models would stand if they did as they are told.
    fn ends_as_told(&self, unit: UnitIx, moves: &[(u8, Way)]) -> Vec<(ModelIx, Footing)> {
        let told = |model: ModelIx| {
            let number = self.game.number(model);
            let way = moves.iter().find(|(other, _)| *other == number).map(|(_, way)| way);
            match way {
                Some(Way::To(place)) => *place,
                Some(Way::Along(places)) => {
                    places.last().copied().unwrap_or(self.game.model(model).at)
                }
                None => self.game.model(model).at,
            }
        };
        self.game.living(unit).map(|model| (model, told(model))).collect()
    }

    /// The number of the model whose own move is not legal, if it is one model's.
    fn culprit(&self, unit: UnitIx, moves: &[(u8, Way)]) -> Option<u8> {
        self.drill(unit)?.culprit(moves)
    }

    fn placed(&self, model: ModelIx, to: Footing, walked: Option<&Planned>) -> Placed {
        let from = self.game.model(model).at;
        let path = walked.map(|one| {
            let all = std::iter::once(from).chain(one.path.iter().copied());
            all.map(inches).collect()
        });
        Placed {
            number: self.game.number(model),
            from: self.game.stands(self.game.unit_of(model)).then_some(inches(from)),
            to: inches(to),
            length: walked.map(|one| one.length.to_inches_f64()),
            path: path.unwrap_or_default(),
        }
    }
}

/// The moves of a formation, or of the first model alone along a path of its own.
fn orders(game: &Kt4w40k, drill: &Drill<'_>, unit: UnitIx, way: &Way) -> Vec<(u8, Way)> {
    match way {
        Way::To(place) => drill.formation(*place),
        Way::Along(_) => {
            let first = game.living(unit).next();
            first.map(|model| (game.number(model), way.clone())).into_iter().collect()
        }
    }
}
