//! This rule set as drivers see it: each call goes to the game's own.

use std::ops::RangeInclusive;
use std::sync::Arc;

use arrayvec::ArrayVec;
use geometry::{Footing, Length, Mover};
use skirmish::{
    Action, BadSetup, BadState, BadWeaponRule, Burden, CardRules, Edition, Handling, Mark, OpIx,
    Phase, Planned, Presence, Reach, Readiness, Shelter, Tray, Verdict, Walled,
};
use table::file::{Fields, Problems};
use table::{
    Boards, Illegal, MoveAction, Names, Order, Parts, Playable, Remarks, RuleSet, Side, Slug, Way,
    Why,
};

use crate::activation::{Activation, allowance, may_perform, stands_right};
use crate::arms::{self, weapon_named};
use crate::state::Step;
use crate::validate::holds_together;
use crate::{Kt21, Profile, Setup, State, Switches, Team, WeaponRules, glance, moves, shoot};

impl CardRules for WeaponRules {
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

impl Walled for Switches {
    fn confines(&self) -> bool {
        self.confines
    }
}

impl Playable for Kt21 {
    const RULE_SET: RuleSet = RuleSet::KT21;
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const BOARDS: Boards = Boards::Open;
    const BOOK: &'static str = include_str!("../../../docs/rules/kt21-lite.md");
    const WORDS: Option<[&'static str; 4]> = Some([
        include_str!("../../../locales/en/kt21.ftl"),
        include_str!("../../../locales/fr/kt21.ftl"),
        include_str!("../../../locales/es/kt21.ftl"),
        include_str!("../../../locales/it/kt21.ftl"),
    ]);

    type Team = Team;
    type Switches = Switches;
    type Setup = Setup;
    type State = State;

    fn read_team(fields: &Fields, problems: &mut Problems) -> Option<Team> {
        skirmish::read_team(fields, problems)
    }

    fn remarks(team: &Team, fields: &Fields) -> Remarks {
        skirmish::team_remarks(team, fields)
    }

    fn prepare(parts: Parts<'_, Team, Switches>) -> Result<Setup, BadSetup> {
        Setup::of(parts, Self::RULE_SET)
    }

    fn begin(setup: Arc<Setup>) -> Self {
        Kt21::new(setup)
    }

    fn resume(setup: Arc<Setup>, state: State) -> Result<Self, BadState> {
        Kt21::at(setup, state)
    }

    fn shared_setup(&self) -> Arc<Setup> {
        self.shared_setup()
    }

    fn state(&self) -> &State {
        self.state()
    }

    fn round(&self) -> u8 {
        self.state.turning_point
    }

    fn last_round(&self) -> u8 {
        self.setup.turning_points()
    }

    fn names(&self) -> Names {
        self.setup.names()
    }
}

impl Edition for Kt21 {
    const ORDERS_AT_SETUP: bool = true;
    const DISTANT_TERRAIN_COUNTS: bool = true;

    fn stand(&mut self, placed: &[(Footing, Order)]) -> Result<(), BadState> {
        for (operative, (place, order)) in self.state.operatives.iter_mut().zip(placed) {
            (operative.presence, operative.place) = (Presence::Board, *place);
            (operative.order, operative.readiness) = (*order, Readiness::Ready);
        }
        self.state.turning_point = 1;
        self.state.step = Step::Firefight { side: Side::A, group: None };
        holds_together(self)
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
        stands_right(self, op, Action::Move(kind))?;
        moves::plan(self, op, kind, way, limit)
    }

    fn mover(&self, op: OpIx, _kind: MoveAction) -> Mover {
        moves::mover(self, op)
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
