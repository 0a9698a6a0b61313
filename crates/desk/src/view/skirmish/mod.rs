//! The family of dice pools.

mod cards;

use ::skirmish::{self as family, DROP_ZONE, DropZone, Edition, LyingDice, Reach, Readiness, Role};
use ::table::{Edge, Side};
use geometry::{Length, Point, Polygon};

use super::board::{open_doors, outline, terrain};
use super::{
    ActiveView, AttackView, DiceView, Mark, ModelView, PlayerView, PointView, Presence, Sequence,
    TableView, WorkingPloy,
};

pub(crate) use cards::team_card;

/// How the table of a game lies.
pub(crate) fn table<G: Edition>(game: &G) -> TableView {
    let models = game.all().map(|op| ModelView {
        id: game.model(op).into(),
        unit: None,
        number: None,
        presence: match game.presence(op) {
            family::Presence::Reserve => Presence::Reserve,
            family::Presence::Board => Presence::Board,
            family::Presence::Removed => Presence::Removed,
        },
        at: game.place(op).at.into(),
        z: game.place(op).z.to_inches_f64(),
        wounds: game.wounds(op).max(0),
        order: Some(game.order(op)),
        ready: game.readiness(op) == Readiness::Ready,
        marks: game.marks(op).into_iter().map(Mark::from).collect(),
    });
    let bare = game.setup().killzone().terrain().len();
    let killzone = game.board().killzone();
    TableView {
        turn: game.round(),
        phase: game.phase().word().to_owned(),
        initiative: game.initiative(),
        models: models.collect(),
        players: [Side::A, Side::B].map(|side| player(game, side)).into(),
        added: killzone.terrain()[bare..].iter().map(terrain).collect(),
        open_doors: open_doors(killzone, game.doors()),
        active: game.active().map(|(op, ap)| ActiveView { model: game.model(op), ap }),
        attack: attack(game),
        ..TableView::default()
    }
}

fn player<G: Edition>(game: &G, side: Side) -> PlayerView {
    let player = game.player(side);
    let ploys = game.working().iter().filter(|active| active.side == side);
    PlayerView {
        side,
        cp: player.cp,
        drop_zone: player.drop_zone.map(|zone| drop_zone(game, zone)),
        ploys: ploys
            .map(|active| WorkingPloy {
                ploy: game.setup().teams[side.index()].ploys[usize::from(active.ploy)].slug,
                on: active.on.map(|op| game.model(op)),
            })
            .collect(),
        broken: false,
        left: false,
        score: None,
        points: None,
    }
}

/// The outline of a drop zone.
fn drop_zone<G: Edition>(game: &G, zone: DropZone) -> Vec<PointView> {
    let scene = game.board().killzone().scene();
    let (width, depth) = (scene.width(), scene.depth());
    let none = Length::ZERO;
    let rectangle = |x: [Length; 2], y: [Length; 2]| {
        [(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])]
            .map(|(x, y)| PointView::from(Point::new(x, y)))
            .to_vec()
    };
    match zone {
        DropZone::Edge(Edge::West) => rectangle([none, DROP_ZONE], [none, depth]),
        DropZone::Edge(Edge::East) => rectangle([width - DROP_ZONE, width], [none, depth]),
        DropZone::Edge(Edge::South) => rectangle([none, width], [none, DROP_ZONE]),
        DropZone::Edge(Edge::North) => rectangle([none, width], [depth - DROP_ZONE, depth]),
        DropZone::Zone(zone) => {
            let zones = game.setup().mission.as_ref().map(|mission| &mission.drop_zones);
            let area: Option<&Polygon> = zones.and_then(|zones| zones.get(usize::from(zone)));
            area.map(outline).unwrap_or_default()
        }
    }
}

fn attack<G: Edition>(game: &G) -> Option<AttackView> {
    let tray = game.tray()?;
    let weapon = |role: Role| {
        let op = if role == Role::Attacker { tray.attacker } else { tray.defender };
        let index = tray.weapons[role as usize]?;
        Some(game.card(op).weapons.get(usize::from(index))?.slug)
    };
    let dice = |role: Role| tray.dice[role as usize].map(|dice| lying(&dice)).unwrap_or_default();
    Some(AttackView {
        sequence: if tray.reach == Reach::Ranged { Sequence::Shoot } else { Sequence::Fight },
        attacker: game.model(tray.attacker),
        defender: game.model(tray.defender),
        weapon: weapon(Role::Attacker)?,
        answer_weapon: weapon(Role::Defender),
        attack: dice(Role::Attacker),
        defence: dice(Role::Defender),
    })
}

fn lying(dice: &LyingDice) -> DiceView {
    let counts = dice.pool.fresh.counts();
    let faces = (1u8..).zip(counts).flat_map(|(face, dice)| (0..dice).map(move |_| face));
    DiceView {
        fresh: faces.collect(),
        kept: dice.pool.kept,
        again_critical: dice.pool.stood.critical,
        again_normal: dice.pool.stood.normal,
        again_failed: dice.pool.failed,
        critical: dice.retained.map(|hits| hits.critical),
        normal: dice.retained.map(|hits| hits.normal),
        needs: dice.needs,
        critical_from: dice.critical_from,
    }
}
