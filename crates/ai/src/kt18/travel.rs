//! How far it is through the rooms to a control point.

use geometry::{Disc, Length, OpenDoors, Point};
use kt18::Kt18;

use crate::kt18::route::all_open;

/// How far a place is from a control point, round the walls; a closed door in between costs some inches. As far as
/// anything where there is no way.
pub fn length(game: &Kt18, from: Point, point: usize, door: Length) -> Length {
    let killzone = game.setup().killzone();
    let dot = |centre: Point| Disc { centre, radius: Length::ZERO, z: Length::ZERO };
    let (from, to) = (dot(from), dot(killzone.control_points()[point].at));
    let far = Length::inches(100);
    let measure = |open: OpenDoors| killzone.scene().distance(open, &from, &to).unwrap_or(far);
    let through = measure(all_open(game));
    if through >= far {
        return far;
    }
    measure(game.state().doors).min(through + door)
}
