//! Ploys: Strategic Ploys of the Strategy phase and Tactical Ploys at their moments.

use skirmish::{ActivePloys, Lend, OpIx, Player, PloyRules, Scheme};
use table::{Order, Side};

use crate::{Kt21, WeaponRules};

impl Lend for WeaponRules {
    fn with(self, lent: Self) -> Self {
        WeaponRules::with(self, lent)
    }
}

impl Scheme for Kt21 {
    /// KT21-STRAT-03, -05: at its moment; KT21-STRAT-06: once in a turning point; KT21-OP-59: its price.
    const PLOY_RULES: PloyRules = PloyRules {
        strategic_list: "KT21-STRAT-03",
        strategic: "KT21-STRAT-03",
        strategic_once: "KT21-STRAT-06",
        tactical: "KT21-STRAT-05",
        tactical_once: "KT21-STRAT-06",
        cost: "KT21-OP-59",
    };

    fn working(&self) -> &ActivePloys {
        &self.state.ploys
    }

    fn working_mut(&mut self) -> &mut ActivePloys {
        &mut self.state.ploys
    }

    fn player(&self, side: Side) -> &Player {
        &self.state.players[side.index()]
    }

    fn player_mut(&mut self, side: Side) -> &mut Player {
        &mut self.state.players[side.index()]
    }

    fn set_wounds(&mut self, op: OpIx, wounds: i16) {
        self.operative_mut(op).wounds = wounds;
    }

    fn set_order(&mut self, op: OpIx, order: Order) {
        self.operative_mut(op).order = order;
    }
}
