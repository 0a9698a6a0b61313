//! This rule set as drivers see it: each call goes to the game's own.

use std::ops::RangeInclusive;
use std::sync::Arc;

use arrayvec::ArrayVec;
use geometry::{Footing, Length, Mover};
use skirmish::{
    Action, BadSetup, BadState, BadWeaponRule, Burden, CardRules, Edition, Handling, Mark, OpIx,
    Phase, Planned, Presence, Reach, Readiness, Scheme, Shelter, Tray, Verdict, Walled,
};
use table::file::{Fields, Problems};
use table::{
    Boards, Illegal, MoveAction, Names, Order, Parts, Playable, Remarks, RuleSet, Side, Slug, Way,
    Why,
};

use crate::activation::{Activation, allowance, may_perform, stands_right};
use crate::arms::{self, usable_weapon};
use crate::state::Step;
use crate::validate::holds_together;
use crate::weapon_rules::{Heavy, Seek};
use crate::{
    Kt24, MoveRounding, Profile, Setup, State, Switches, Team, WeaponRules, glance, moves, shoot,
};

impl CardRules for WeaponRules {
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

impl Walled for Switches {
    fn confines(&self) -> bool {
        self.confines
    }
}

impl Playable for Kt24 {
    const RULE_SET: RuleSet = RuleSet::KT24;
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const BOARDS: Boards = Boards::Open;
    const BOOK: &'static str = include_str!("../../../docs/rules/kt24-lite.md");
    // The files of `locales` speak as this edition does.
    const WORDS: Option<[&'static str; 4]> = None;
    const PROSE: Option<[&'static str; 4]> = Some([
        include_str!("../../../docs/rules/prose/en/kt24.md"),
        include_str!("../../../docs/rules/prose/fr/kt24.md"),
        include_str!("../../../docs/rules/prose/es/kt24.md"),
        include_str!("../../../docs/rules/prose/it/kt24.md"),
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
        Kt24::new(setup)
    }

    fn resume(setup: Arc<Setup>, state: State) -> Result<Self, BadState> {
        Kt24::at(setup, state)
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

impl Edition for Kt24 {
    const ORDERS_AT_SETUP: bool = false;
    const DISTANT_TERRAIN_COUNTS: bool = false;

    fn stand(&mut self, placed: &[(Footing, Order)]) -> Result<(), BadState> {
        for (operative, (place, order)) in self.state.operatives.iter_mut().zip(placed) {
            (operative.presence, operative.place) = (Presence::Board, *place);
            (operative.order, operative.readiness) = (*order, Readiness::Ready);
        }
        self.state.turning_point = 1;
        self.state.step = Step::Firefight { side: Side::A };
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
        stands_right(self, op, Action::Move(kind))?;
        moves::plan(self, op, kind, way, limit, None)
    }

    fn mover(&self, op: OpIx, kind: MoveAction) -> Mover {
        moves::mover(self, op, kind)
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
