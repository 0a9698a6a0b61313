//! Setting up inside a drop zone.

use geometry::{Footing, Length, Place, Point, Surroundings};
use table::{Edge, Illegal, Why};

use crate::{DropZone, Field, OpIx, Others, stand_fault};

/// How deep the drop zone of an edge is.
pub const DROP_ZONE: Length = Length::inches(3);

/// Whether a base of this radius lies wholly inside a drop zone, measured on the floor plan.
pub fn wholly_inside<G: Field>(game: &G, zone: DropZone, at: Point, radius: Length) -> bool {
    match zone {
        DropZone::Edge(edge) => {
            let scene = game.board().killzone().scene();
            let depth = DROP_ZONE - radius;
            match edge {
                Edge::West => at.x <= depth,
                Edge::East => at.x >= scene.width() - depth,
                Edge::South => at.y <= depth,
                Edge::North => at.y >= scene.depth() - depth,
            }
        }
        DropZone::Zone(zone) => {
            let Some(mission) = &game.setup().mission else { return false };
            let area = &mission.drop_zones[usize::from(zone).min(1)];
            area.place(at) == Place::Inside
                && area.edges().all(|(a, b)| clear_of_edge(at, a, b, radius))
        }
    }
}

/// Whether a disc reaches at most to a line between two points.
fn clear_of_edge(at: Point, a: Point, b: Point, radius: Length) -> bool {
    let (along, to) = (b - a, at - a);
    let dot = along.dot(to);
    let square = i128::from(radius.squared());
    if dot <= 0 {
        i128::from(to.squared()) >= square
    } else if dot >= along.squared() {
        i128::from((at - b).squared()) >= square
    } else {
        i128::from(along.cross(to)).pow(2) >= square * i128::from(along.squared())
    }
}

/// The rules about setting an operative up.
#[derive(Clone, Copy, Debug)]
pub struct DeployRules {
    /// Wholly within the drop zone.
    pub zone: &'static str,
    /// Where an operative can be placed.
    pub place: &'static str,
}

/// Whether an operative may be set up at a place of a drop zone.
///
/// # Errors
/// The rule that forbids it.
pub fn may_deploy<G: Field>(
    game: &G,
    op: OpIx,
    zone: Option<DropZone>,
    place: Footing,
    rules: DeployRules,
) -> Result<(), Illegal> {
    let inside = zone.is_some_and(|zone| wholly_inside(game, zone, place.at, game.card(op).radius));
    if !inside {
        let model = game.model(op);
        return Err(Illegal::new(rules.zone, Why::OutsideDropZone { model }));
    }
    let others = Others::new(game, game.on_board().filter(|other| *other != op));
    let around =
        Surroundings { open: game.doors(), solids: &others.bases, ..Surroundings::default() };
    let ground = game.board().ground(op.at());
    let fits = ground.can_stand(&around, place);
    fits.map_err(|fault| stand_fault(game, rules.place, rules.place, fault, &others.all))
}
