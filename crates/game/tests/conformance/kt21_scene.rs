//! Sets a table up for a Kill Team 2021 example.

use kt21::{Kt21, Step};
use skirmish::{Field, OpIx, Presence, Readiness};
use table::Side;

use crate::edition::OnTable;
use crate::example::{Example, Start};
use crate::scene::{Fixture, footing, set_up};
use crate::script::Fails;

/// The fixtures of section 15.1.
const FIXTURE: Fixture = Fixture {
    weapons: &[
        "rifle ranged 4 4+ 2/3",
        "cannon ranged 4 4+ 3/4",
        "bayonet melee 3 4+ 2/3",
        "sword melee 4 3+ 4/5",
    ],
    has: "rifle,bayonet",
    save: 5,
    wounds: 7,
    height: 1.25,
};

impl OnTable for Kt21 {
    fn build(example: &Example) -> Fails<Self> {
        let (setup, models) = set_up::<Kt21>(example, &FIXTURE)?;
        let game = Kt21::new(setup);
        if example.start == Start::SetUp {
            return Ok(game);
        }
        let mut state = game.state().clone();
        state.turning_point = example.turning_point;
        state.initiative = example.initiative.parse().map_err(|e| format!("{e}"))?;
        for (player, cp) in state.players.iter_mut().zip(example.cp) {
            player.cp = cp;
        }
        let side: Side = example.turn.parse().map_err(|e| format!("{e}"))?;
        state.step = match example.start {
            Start::Strategy => Step::InitiativeRoll { first: None },
            _ => Step::Firefight { side, group: None },
        };
        for (operative, model) in state.operatives.iter_mut().zip(models) {
            operative.presence = Presence::Board;
            operative.place = model.place;
            operative.wounds = model.wounds;
            operative.order = model.order;
            operative.overwatched = model.acted;
            let expended = model.expended;
            operative.readiness = if expended { Readiness::Expended } else { Readiness::Ready };
        }
        Kt21::at(game.shared_setup(), state).map_err(|e| e.to_string())
    }

    fn fact(&self, fact: &[&str]) -> Option<String> {
        let state = self.state();
        Some(match fact {
            ["initiative"] => state.initiative.to_string(),
            ["turning-point"] => state.turning_point.to_string(),
            ["defender"] => state.defender.to_string(),
            ["barricades"] => state.barricades.len().to_string(),
            _ => return None,
        })
    }

    fn model_fact(&self, op: OpIx, fact: &str) -> Option<String> {
        let operative = self.operative(op);
        Some(match fact {
            "order" => operative.order.to_string(),
            "apl" => self.apl(op).to_string(),
            "move" => self.movement(op).to_string(),
            "hit-penalty" => self.hit_penalty(op).to_string(),
            "ready" => (operative.readiness == Readiness::Ready).to_string(),
            "expended" => (operative.readiness == Readiness::Expended).to_string(),
            "injured" => self.injured(op).to_string(),
            "unhurt" => (self.wounds(op) == self.card(op).wounds).to_string(),
            "stunned" => operative.stunned.to_string(),
            "overwatched" => operative.overwatched.to_string(),
            _ => return None,
        })
    }

    fn change(&self, op: OpIx, change: &[&str]) -> Fails<Self> {
        let mut state = self.state().clone();
        let operative = &mut state.operatives[op.at()];
        match change {
            ["wounds", n] => operative.wounds = n.parse().map_err(|_| "bad number")?,
            ["order", order] => operative.order = order.parse().map_err(|e| format!("{e}"))?,
            ["expended"] => operative.readiness = Readiness::Expended,
            ["ready"] => operative.readiness = Readiness::Ready,
            ["at", place] => operative.place = footing(place).ok_or("bad place")?,
            _ => return Err("not a change".to_owned()),
        }
        Kt21::at(self.shared_setup(), state).map_err(|e| e.to_string())
    }

    fn change_cp(&self, side: Side, cp: u8) -> Fails<Self> {
        let mut state = self.state().clone();
        state.players[side.index()].cp = cp;
        Kt21::at(self.shared_setup(), state).map_err(|e| e.to_string())
    }
}
