//! Ploys: gambits of the Strategy phase and ploys of the Firefight phase.

use skirmish::{ActivePloys, Lend, OpIx, Player, PloyRules, Scheme};
use table::{Order, Side};

use crate::{Kt24, WeaponRules};

impl Lend for WeaponRules {
    fn with(self, lent: Self) -> Self {
        WeaponRules::with(self, lent)
    }
}

impl Scheme for Kt24 {
    /// KT24-STRAT-05, KT24-RUL-26: the price; KT24-STRAT-08, KT24-FF-08: at its moment, and every strategy
    /// ploy is a gambit; KT24-STRAT-09, KT24-FF-09: once in a turning point.
    const PLOY_RULES: PloyRules = PloyRules {
        strategic_list: "KT24-STRAT-07",
        strategic: "KT24-STRAT-08",
        strategic_once: "KT24-STRAT-09",
        tactical: "KT24-FF-08",
        tactical_once: "KT24-FF-09",
        cost: "KT24-STRAT-05",
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
