//! Questions about tables of Kill Team 2021 and 2024.

use geometry::{Cylinder, Footing, Length, OpenDoors};
use odds::SwitchSettings;
use skirmish::{Card, CardRules, Edition, MAX_TEAM, OpIx, Planned, Standing};
use table::{Illegal, Killzone, ModelId, MoveAction, Order, RuleSet, Verdict, Way};

use crate::BadQuestion;
use crate::layout::read_switches;
use crate::tabletop::{Says, Stander, Tabletop, Went};

/// A table where operatives of an edition stand.
#[derive(Clone, Debug)]
pub struct Skirmish<G>(pub G);

impl<G: Edition> Skirmish<G> {
    fn op(&self, model: ModelId) -> OpIx {
        // Questions are answered about the models they laid out, which all have a name here.
        self.0.find(model).unwrap_or(OpIx(0))
    }
}

impl<G: Edition> Tabletop for Skirmish<G> {
    const RULE_SET: RuleSet = G::RULE_SET;
    const SAYS: Says =
        Says { sides: 2, team: MAX_TEAM, orders: true, heights: true, keywords: false };
    const MOVES: [(&'static str, MoveAction); 4] = <G::WeaponRules as CardRules>::MOVES;
    type Move = MoveAction;
    type Weapon = G::WeaponRules;

    fn lay_out(
        board: Killzone,
        models: &[Stander],
        switches: &SwitchSettings,
    ) -> Result<Self, BadQuestion> {
        let standing = models.iter().map(|model| Standing {
            side: model.side,
            card: card(model),
            place: model.place,
            order: model.order,
        });
        let game = G::standing_as(board, standing.collect(), read_switches(switches)?);
        game.map(Skirmish).map_err(|error| BadQuestion::new("models", error))
    }

    fn read_weapon(field: &str, rules: &[&str]) -> Result<G::WeaponRules, BadQuestion> {
        G::WeaponRules::read(rules).map_err(|error| BadQuestion::rule(field, G::RULE_SET, &error))
    }

    fn killzone(&self) -> &Killzone {
        self.0.setup().killzone()
    }

    fn open_doors(&self) -> OpenDoors {
        self.0.doors()
    }

    fn body(&self, model: ModelId) -> Cylinder {
        self.0.body(self.op(model))
    }

    fn order_of(&self, model: ModelId) -> Option<Order> {
        Some(self.0.order(self.op(model)))
    }

    fn verdict_on(&self, from: ModelId, to: ModelId, weapon: &G::WeaponRules) -> Verdict {
        self.0.verdict(self.op(from), self.op(to), weapon)
    }

    fn go(
        &self,
        model: ModelId,
        kind: MoveAction,
        way: &Way,
        limit: Length,
    ) -> Result<Went, Illegal> {
        let planned: Planned = self.0.may_move(self.op(model), kind, way, limit)?;
        let path: Vec<Footing> = planned.path.iter().copied().collect();
        Ok(Went { length: planned.length, path })
    }

    fn limit_rule(kind: MoveAction) -> &'static str {
        G::limit_rule(kind)
    }

    fn message_of(kind: MoveAction) -> String {
        format!("term-{kind}")
    }

    fn counts_exactly(&self) -> bool {
        self.0.counts_exactly()
    }
}

/// The reference trooper of the rule books' examples on a base of this size: a question about places does
/// not depend on the rest.
fn card<R>(model: &Stander) -> Card<R> {
    Card {
        name: model.id.clone(),
        apl: 2,
        movement: Length::inches(6),
        defence: 3,
        save: 4,
        invulnerable: None,
        group: 1,
        wounds: 8,
        radius: model.radius,
        height: model.height,
        weapons: Vec::new(),
        keywords: Vec::new(),
    }
}
