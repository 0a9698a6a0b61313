//! The battle round: its phases in order (KT18-CORE-05), and how the battle ends.

use battle::{Battle, Initiative, foremost, sum};
use dice::Face;
use geometry::Length;
use table::{Event, Side, Slug};

use crate::state::{ModelIx, Models, MoveKind, Section, Step};
use crate::{Kt18, fight, movement, shooting};

/// How near to a control point models have to be to hold it.
pub const HOLD: Length = Length::inches(2);

impl Kt18 {
    fn phase(&mut self, phase: &str) {
        self.log.push(Event::PhaseBegins { phase: Slug::of(phase) });
        // KT18-CP-02, KT18-SHOOT-05: once a phase.
        for player in &mut self.state.players {
            player.tactics_used = 0;
            player.grenade_thrown = false;
        }
    }

    /// A new battle round: a command point for everybody (KT18-CP-01), then the Initiative phase.
    pub(crate) fn begin_round(&mut self) {
        self.state.round += 1;
        self.log.push(Event::BattleRound { number: self.state.round });
        for side in self.setup.sides() {
            let player = &mut self.state.players[side.index()];
            if player.left {
                continue;
            }
            player.cp = player.cp.saturating_add(1);
            player.powers_tried = 0;
            let points = player.cp;
            self.log.push(Event::CommandPoints { side, points });
        }
        self.phase("initiative");
        self.state.step = Step::Initiative(Initiative::new(self.playing()));
    }

    /// What counts as it was when the Movement phase began (KT18-MOVE-05, KT18-DOOR-06).
    fn begin_movement(&mut self) {
        self.phase("movement");
        self.state.doors_before = self.state.doors;
        for model in self.all() {
            let engaged = self.stands(model) && movement::is_engaged(self, model);
            self.model_mut(model).began_engaged = engaged;
        }
        self.state.step = Step::Movement { turn: 0 };
    }

    /// Skipped if nobody has a psyker, or the module is not played (KT18-PSY-01).
    pub(crate) fn begin_psychic(&mut self) {
        let psykers = self.standing().any(|model| self.card(model).keywords.psyker);
        if self.over() {
            return;
        }
        if self.setup.switches.psychic_phase && psykers {
            self.phase("psychic");
            self.state.step = Step::Psychic { turn: 0, psyker: None, attempts: 0 };
        } else {
            self.begin_shooting();
        }
    }

    pub(crate) fn begin_shooting(&mut self) {
        if !self.over() {
            self.phase("shooting");
            shooting::begin(self, Section::First);
        }
    }

    pub(crate) fn begin_fight(&mut self) {
        if !self.over() {
            self.phase("fight");
            fight::begin(self, Section::First);
        }
    }

    pub(crate) fn begin_morale(&mut self) {
        if !self.over() {
            self.phase("morale");
            self.state.step = Step::Break { turn: 0 };
        }
    }

    /// The end of a battle round: control points are scored, and what lasts for a round is over (KT18-CORE-07).
    pub(crate) fn end_round(&mut self) {
        for point in 0..self.setup.killzone().control_points().len() {
            if let Some(side) = self.holder(point) {
                let player = &mut self.state.players[side.index()];
                player.score = player.score.saturating_add(1);
                let points = player.score;
                self.log.push(Event::Scores { side, points });
            }
        }
        for model in &mut self.state.models {
            (model.moved, model.readied) = (MoveKind::None, false);
            (model.worked_door, model.began_engaged) = (false, false);
            (model.shot, model.fought) = (false, false);
            (model.charged, model.charged_by) = (Models::NONE, Models::NONE);
        }
        if self.state.round >= self.setup.mission.rounds {
            self.finish();
        } else if !self.over() {
            self.begin_round();
        }
    }

    /// Who has most unshaken models within 2" of a control point, if one player has.
    pub fn holder(&self, point: usize) -> Option<Side> {
        let near = |model: &ModelIx| {
            !self.model(*model).shaken && self.within_of_point(*model, point, HOLD)
        };
        let strength = |side: Side| self.own(side).filter(near).count();
        foremost(self.setup.sides(), strength).filter(|side| strength(*side) > 0)
    }

    /// Most points win; of equals, whoever has most models on the board.
    fn finish(&mut self) {
        let worth = |side: Side| (self.state.players[side.index()].score, self.own(side).count());
        let winner = foremost(self.playing(), worth);
        self.close(winner);
    }

    /// KT18-INIT-01: takes a player's initiative roll; ties are rolled again by those who tied.
    pub(crate) fn roll_initiative(&mut self, faces: &[Face]) {
        let Step::Initiative(initiative) = &mut self.state.step else { return };
        if let Some(order) = initiative.settle(sum(faces), &mut self.log) {
            self.take_order(order);
            self.begin_movement();
        }
    }
}
