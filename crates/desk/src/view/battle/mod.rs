//! The family of phases.

pub(crate) mod cards;

use ::battle::Battle;
use ::table::{ModelId, Playable, Side, Slug};

use super::board::{open_doors, outline};
use super::{
    ActiveView, AttackView, DiceView, ModelView, PlayerView, Sequence, TableView, UnitView,
    WorkingPloy,
};
use crate::Tabletop;

/// What a rule set says of its table that others do not.
pub(crate) trait Drawn: Battle + Playable + Tabletop {
    /// The phase, and the part of it that is played, where it has parts.
    fn step(&self) -> (&'static str, Option<&'static str>);

    /// The models, side A's first.
    fn models(&self) -> Vec<ModelView>;

    /// The units, side A's first, where there are units.
    fn units(&self) -> Vec<UnitView> {
        Vec::new()
    }

    /// What a player has: command points, points scored.
    fn purse(&self, side: Side) -> [u8; 2];

    /// The effects of a player that are working.
    fn working(&self, _side: Side) -> Vec<WorkingPloy> {
        Vec::new()
    }

    /// Whether a player's kill team is broken.
    fn is_broken(&self, _side: Side) -> bool {
        false
    }

    /// What the units that a player has left cost together, where that decides the battle.
    fn points(&self, _side: Side) -> Option<u32> {
        None
    }

    /// Who is in the middle of something.
    fn active(&self) -> Option<ModelId>;

    /// The attack that is being resolved.
    fn blow(&self) -> Option<Blow>;
}

/// Who attacks whom.
pub(crate) struct Blow {
    pub sequence: Sequence,
    pub attacker: ModelId,
    pub defender: ModelId,
    pub weapon: Slug,
}

/// How the table of a game lies.
pub(crate) fn table<G: Drawn>(game: &G) -> TableView {
    let (phase, section) = game.step();
    let order = if game.sets_up() { Vec::new() } else { game.order().to_vec() };
    TableView {
        turn: game.round(),
        phase: phase.to_owned(),
        section: section.map(str::to_owned),
        initiative: order.first().copied(),
        order,
        models: game.models(),
        units: game.units(),
        players: game.seats().map(|side| player(game, side)).collect(),
        added: Vec::new(),
        open_doors: open_doors(game.killzone(), game.open_doors()),
        active: game.active().map(|model| ActiveView { model, ap: 0 }),
        attack: game.blow().map(attack),
    }
}

fn player<G: Drawn>(game: &G, side: Side) -> PlayerView {
    let [cp, score] = game.purse(side);
    PlayerView {
        side,
        cp,
        drop_zone: game.zones().of(side).map(outline),
        ploys: game.working(side),
        broken: game.is_broken(side),
        left: game.has_left(side),
        score: Some(score),
        points: game.points(side),
    }
}

/// Dice do not lie in pools under these rules: the log tells them.
fn attack(Blow { sequence, attacker, defender, weapon }: Blow) -> AttackView {
    AttackView {
        sequence,
        attacker,
        defender,
        weapon,
        answer_weapon: None,
        attack: DiceView::default(),
        defence: DiceView::default(),
    }
}
