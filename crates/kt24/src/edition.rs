//! This rule set as drivers see it: each call goes to the game's own.

use std::sync::Arc;

use arrayvec::ArrayVec;
use geometry::Length;
use skirmish::{
    Action, BadStanding, BadState, BadSwitch, BadWeaponRule, Burden, CardRules, Edition, Handling,
    Mark, OpIx, Phase, Planned, Reach, Readiness, Scheme, Shelter, SwitchCard, SwitchSet, Tray,
    Verdict,
};
use table::{Illegal, Killzone, MoveAction, Order, RuleSet, Side, Slug, Way, Why};

use crate::activation::{Activation, allowance, may_perform};
use crate::arms::{self, usable_weapon};
use crate::weapon_rules::{Heavy, Seek};
use crate::{
    Kt24, MoveRounding, Profile, Setup, Standing, State, Switches, WeaponRules, glance, moves,
    shoot,
};

impl CardRules for WeaponRules {
    const RULE_SET: RuleSet = RuleSet::Kt24;

    const MOVES: [(&'static str, MoveAction); 4] = [
        ("reposition", MoveAction::Reposition),
        ("dash", MoveAction::Dash),
        ("fall-back", MoveAction::FallBack),
        ("charge", MoveAction::Charge),
    ];

    const CARDS_SAY_DEFENCE: bool = false;

    fn read(rules: &[&str]) -> Result<Self, BadWeaponRule> {
        WeaponRules::read(rules)
    }

    fn handling(&self) -> Handling {
        Handling {
            range: self.range,
            silent: self.silent,
            burden: match self.heavy {
                None => Burden::Light,
                Some(Heavy::NoMove) => Burden::Fixed,
                Some(Heavy::Only(kind)) => Burden::Only(kind),
            },
            seeks: self.seek == Some(Seek::All),
            saturates: self.saturate,
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

impl Edition for Kt24 {
    type State = State;

    fn begin(setup: Arc<Setup>) -> Self {
        Kt24::new(setup)
    }

    fn resume(setup: Arc<Setup>, state: State) -> Result<Self, BadState> {
        Kt24::at(setup, state)
    }

    fn shared_setup(&self) -> Arc<Setup> {
        self.shared_setup()
    }

    fn standing_as(
        killzone: Killzone,
        models: Vec<Standing>,
        switches: Switches,
    ) -> Result<Self, BadStanding> {
        Kt24::standing_as(killzone, models, switches)
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
                let price = may_perform(self, activation, Action::Shoot)?;
                shoot::arm(self, activation, weapon).map(|_| price)
            }
            Reach::Melee => {
                let price = may_perform(self, activation, Action::Fight)?;
                usable_weapon(self, activation, reach, weapon, "KT24-FIGHT-03").map(|_| price)
            }
        }
    }

    fn allowance(&self, kind: MoveAction) -> Option<Length> {
        self.activation().map(|activation| allowance(self, activation, kind))
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
        self.setup.switches.move_rounding == MoveRounding::Exact
    }

    fn verdict(&self, from: OpIx, to: OpIx, rules: &WeaponRules) -> Verdict {
        self.verdict(from, to, rules)
    }

    fn shelter(&self, from: OpIx, to: OpIx, rules: &WeaponRules) -> Option<Shelter> {
        let flags = self.target(from, to, rules, None).ok()?;
        Some(Shelter { cover: flags.in_cover, obscured: flags.obscured })
    }

    fn profile(&self, op: OpIx, weapon: usize) -> Profile {
        arms::profile(self, op, weapon, self.rules_in_use(op, weapon))
    }

    fn loaded(&self, op: OpIx, weapon: usize) -> bool {
        !arms::is_used_up(self, op, weapon, &self.rules_in_use(op, weapon))
    }

    fn movement(&self, op: OpIx) -> Length {
        self.movement(op)
    }

    fn apl(&self, op: OpIx) -> u8 {
        self.apl(op)
    }
}

fn acting(game: &Kt24) -> Result<&Activation, Illegal> {
    game.activation().ok_or(Illegal::new("KT24-FF-03", Why::NoDecision))
}
