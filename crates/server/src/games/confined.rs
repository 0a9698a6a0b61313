//! A game of ultra-close confines as the page sees it.

use catalog::Kt18Matchup;
use game::Speech;
use kt18::{Frame, Kt18, Manner, Model, MoveKind, Presence};
use table::{Rules, Side};

use super::view::{Beside, Parts, status};
use crate::wire::{
    ActiveView, AttackView, DiceView, ModelView, OfferView, PlayerView, PointView, Table,
};
use crate::{cards, kt18_cards};

/// How the table lies.
pub fn table(game: &Kt18, beside: &Beside, speech: &Speech) -> Table {
    let state = game.state();
    let models = game.all().map(|model| {
        let own = game.model(model);
        ModelView {
            id: game.id(model).to_string(),
            unit: None,
            number: None,
            presence: match own.presence {
                Presence::Reserve => "reserve".to_owned(),
                Presence::Board => "board".to_owned(),
                Presence::OutOfAction => "removed".to_owned(),
            },
            at: cards::point(own.at),
            z: 0.0,
            wounds: i16::from(own.wounds),
            order: None,
            ready: own.moved == MoveKind::None,
            marks: marks(own),
        }
    });
    let doors = (0..).zip(game.setup().killzone().doors()).map(|(door, _)| door);
    let order: Vec<String> = match state.round {
        0 => Vec::new(),
        _ => state.order.iter().map(Side::to_string).collect(),
    };
    Table {
        at: beside.at,
        turn: state.round,
        phase: state.step.phase().to_owned(),
        section: state.step.section().map(str::to_owned),
        initiative: order.first().cloned(),
        order,
        models: models.collect(),
        units: Vec::new(),
        players: game.setup().sides().map(|side| player(game, side)).collect(),
        added: Vec::new(),
        open_doors: doors.filter(|door| state.doors.is_open(*door)).map(u32::from).collect(),
        active: active(game),
        attack: attack(game),
        status: status(&game.status(), beside, speech),
        offer: beside.offer.map(|(kind, side)| OfferView { kind, side: side.to_string() }),
        may_undo: beside.may_undo.iter().map(Side::to_string).collect(),
        clock: beside.clock.clone(),
    }
}

/// Teams, board and mission of a game.
pub fn parts(matchup: &Kt18Matchup) -> Parts {
    let teams = matchup.teams.iter().zip('A'..);
    let teams = teams.map(|(team, side)| kt18_cards::team_card(&team.value, &team.text, side));
    let mission = matchup.mission.as_ref().map(cards::mission);
    (teams.collect(), cards::killzone(&matchup.killzone), mission)
}

/// What is to be seen at a model.
fn marks(model: &Model) -> Vec<String> {
    let moved = match model.moved {
        MoveKind::None | MoveKind::Stationary => None,
        MoveKind::Normal => Some("moved"),
        MoveKind::Advance => Some("advanced"),
        MoveKind::FallBack => Some("fell-back"),
        MoveKind::ChargeOk => Some("charged"),
        MoveKind::ChargeFailed => Some("charge-failed"),
        MoveKind::Retreat => Some("retreated"),
    };
    let flesh = ["flesh-1", "flesh-2", "flesh-3"];
    let wounded = usize::from(model.flesh_wounds).checked_sub(1).and_then(|i| flesh.get(i));
    let words = [
        model.readied.then_some("readied"),
        model.shaken.then_some("shaken"),
        wounded.copied(),
        moved,
        model.shot.then_some("shot"),
        model.fought.then_some("fought"),
    ];
    words.into_iter().flatten().map(str::to_owned).collect()
}

fn player(game: &Kt18, side: Side) -> PlayerView {
    let player = &game.state().players[side.index()];
    PlayerView {
        side: side.to_string(),
        cp: player.cp,
        drop_zone: player.zone.map(|zone| drop_zone(game, zone)),
        ploys: Vec::new(),
        broken: player.broken,
        score: Some(player.score),
        points: None,
    }
}

/// The outline of a drop zone.
fn drop_zone(game: &Kt18, zone: u8) -> Vec<PointView> {
    let area = game.setup().mission.drop_zones.get(usize::from(zone));
    area.map(cards::outline).unwrap_or_default()
}

/// The model in the middle of something.
fn active(game: &Kt18) -> Option<ActiveView> {
    let model = match game.state().frames.first()? {
        Frame::Advance(frame) => frame.model,
        Frame::Charge(frame) => frame.charger,
        Frame::AfterMove(frame) => frame.model,
        Frame::DoorWork(frame) => frame.model,
        Frame::Fighting(frame) => frame.model,
        Frame::Attack(frame) => frame.attacker,
        Frame::Casting(frame) => frame.psyker,
        Frame::Harm(_) => return None,
    };
    Some(ActiveView { model: game.id(model).to_string(), ap: 0 })
}

/// Who attacks whom. Dice do not lie in pools under these rules: the log tells them.
fn attack(game: &Kt18) -> Option<AttackView> {
    let attack = game.state().frames.iter().rev().find_map(|frame| match frame {
        Frame::Attack(attack) => Some(attack),
        _ => None,
    })?;
    let group = attack.current();
    let weapon = game.card(attack.attacker).weapons.get(usize::from(group.weapon))?;
    Some(AttackView {
        sequence: if attack.manner == Manner::Fight { "fight" } else { "shoot" }.to_owned(),
        attacker: game.id(attack.attacker).to_string(),
        defender: game.id(group.target).to_string(),
        weapon: weapon.slug.to_string(),
        answer_weapon: None,
        attack: DiceView::default(),
        defence: DiceView::default(),
    })
}
