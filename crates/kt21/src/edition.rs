//! This rule set as drivers see it: each call goes to the game's own.

use std::sync::Arc;

use arrayvec::ArrayVec;
use geometry::Length;
use skirmish::{
    Action, BadStanding, BadState, BadSwitch, BadWeaponRule, Burden, CardRules, Edition, Handling,
    Mark, OpIx, Phase, Planned, Reach, Readiness, Shelter, SwitchCard, SwitchSet, Tray, Verdict,
};
use table::{Illegal, Killzone, MoveAction, Order, RuleSet, Side, Slug, Way, Why};

use crate::activation::{Activation, allowance, may_perform};
use crate::arms::{self, weapon_named};
use crate::{Kt21, Profile, Setup, Standing, State, Switches, WeaponRules, glance, moves, shoot};

impl CardRules for WeaponRules {
    const RULE_SET: RuleSet = RuleSet::Kt21;

    const MOVES: [(&'static str, MoveAction); 4] = [
        ("normal-move", MoveAction::Reposition),
        ("dash", MoveAction::Dash),
        ("fall-back", MoveAction::FallBack),
        ("charge", MoveAction::Charge),
    ];

    const CARDS_SAY_DEFENCE: bool = true;

    fn read(rules: &[&str]) -> Result<Self, BadWeaponRule> {
        WeaponRules::read(rules)
    }

    fn handling(&self) -> Handling {
        Handling {
            range: self.range,
            silent: self.silent,
            burden: if self.heavy { Burden::Only(MoveAction::Dash) } else { Burden::Light },
            seeks: self.indirect,
            saturates: self.no_cover,
        }
    }
}

impl SwitchSet for Switches {
    const NAMES: &'static [&'static str] = &Switches::NAMES;

    const CARDS: &'static [SwitchCard] = &Switches::CARDS;

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadSwitch> {
        Switches::set(self, name, value)
    }

    fn changed(&self) -> Vec<(&'static str, &'static str)> {
        Switches::changed(self)
    }

    fn confines(&self) -> bool {
        self.confines
    }
}

impl Edition for Kt21 {
    type State = State;

    fn begin(setup: Arc<Setup>) -> Self {
        Kt21::new(setup)
    }

    fn resume(setup: Arc<Setup>, state: State) -> Result<Self, BadState> {
        Kt21::at(setup, state)
    }

    fn shared_setup(&self) -> Arc<Setup> {
        self.shared_setup()
    }

    fn standing_as(
        killzone: Killzone,
        models: Vec<Standing>,
        switches: Switches,
    ) -> Result<Self, BadStanding> {
        Kt21::standing_as(killzone, models, switches)
    }

    fn state(&self) -> &State {
        self.state()
    }

    fn turning_point(&self) -> u8 {
        self.state.turning_point
    }

    fn order(&self, op: OpIx) -> Order {
        self.operative(op).order
    }

    fn readiness(&self, op: OpIx) -> Readiness {
        self.operative(op).readiness
    }

    fn phase(&self) -> Phase {
        glance::phase(&self.state.step)
    }

    fn initiative(&self) -> Option<Side> {
        glance::initiative(self)
    }

    fn active(&self) -> Option<(OpIx, u8)> {
        self.activation().map(|activation| (activation.op, self.ap_left(activation)))
    }

    fn marks(&self, op: OpIx) -> ArrayVec<Mark, 3> {
        glance::marks(self, op)
    }

    fn tray(&self) -> Option<Tray> {
        glance::tray(self)
    }

    fn may_act(&self, action: Action) -> Result<u8, Illegal> {
        may_perform(self, acting(self)?, action)
    }

    fn may_use(&self, reach: Reach, weapon: Slug) -> Result<u8, Illegal> {
        let activation = acting(self)?;
        match reach {
            Reach::Ranged => {
                may_perform(self, activation, Action::Shoot)?;
                shoot::arm(self, activation, weapon).map(|armed| armed.cost)
            }
            Reach::Melee => {
                let price = may_perform(self, activation, Action::Fight)?;
                weapon_named(self, activation.op, reach, weapon, "KT21-FIGHT-03").map(|_| price)
            }
        }
    }

    fn allowance(&self, kind: MoveAction) -> Option<Length> {
        self.activation().map(|activation| allowance(self, activation.op, kind))
    }

    fn may_move(
        &self,
        op: OpIx,
        kind: MoveAction,
        way: &Way,
        limit: Length,
    ) -> Result<Planned, Illegal> {
        self.may_move(op, kind, way, limit)
    }

    fn limit_rule(kind: MoveAction) -> &'static str {
        moves::limit_rule(kind)
    }

    fn counts_exactly(&self) -> bool {
        !self.setup.switches.round_move_increments
    }

    fn verdict(&self, from: OpIx, to: OpIx, rules: &WeaponRules) -> Verdict {
        self.verdict(from, to, rules)
    }

    fn shelter(&self, from: OpIx, to: OpIx, rules: &WeaponRules) -> Option<Shelter> {
        let cover = self.target(from, to, rules, None).ok()?;
        Some(Shelter { cover, obscured: false })
    }

    fn profile(&self, op: OpIx, weapon: usize) -> Profile {
        arms::profile(self, op, weapon, false)
    }

    fn loaded(&self, op: OpIx, weapon: usize) -> bool {
        !arms::is_used_up(self, op, weapon)
    }

    fn movement(&self, op: OpIx) -> Length {
        self.movement(op)
    }

    fn apl(&self, op: OpIx) -> u8 {
        self.apl(op)
    }
}

fn acting(game: &Kt21) -> Result<&Activation, Illegal> {
    game.activation().ok_or(Illegal::new("KT21-FF-05", Why::NoDecision))
}
