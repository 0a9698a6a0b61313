//! Where a player sets its operatives up.

use geometry::{Footing, Length, Point};
use skirmish::{DeployRules, may_deploy};
use table::{Answer, Order, Side};

use super::sightlines::Spot;
use super::{Mind, Tactical};

/// How many places are looked at for one operative.
const LOOKS: usize = 40;

impl<G: Tactical> Mind<G> {
    /// Sets the next operative up: out of sight of where the enemy is or comes from, and as far forward as that goes.
    pub(super) fn deploy(&mut self, game: &G, side: Side) -> Option<Answer> {
        self.attend(game);
        let op = game.in_reserve(side).next()?;
        let scene = self.lines.scene();
        let middle = Point::units(scene.0.units() / 2, scene.1.units() / 2);
        let enemies: Vec<Spot> = game
            .standing(side.other())
            .map(|enemy| self.lines.nearest(game.place(enemy)))
            .collect();
        let own: Vec<Point> = game.standing(side).map(|friend| game.place(friend).at).collect();
        // Where orders are given now, they hold for a whole turning point: whoever hides then does nothing in it.
        let order = G::ORDERS_AT_SETUP.then_some(Order::Engage);
        let answer = |spot| Answer::Deploy(game.model(op), spot, order);
        let spots = game.board().spots(op.at()).iter().copied();
        let zone = game.player(side).drop_zone;
        let rules = DeployRules { zone: "", place: "" };
        let fits = |spot: &Footing| may_deploy(game, op, zone, *spot, rules).is_ok();
        let mut legal: Vec<Footing> = spots.filter(fits).collect();
        legal.sort_by_key(|spot| spot.at.squared_distance(middle));
        let rank = |mind: &mut Self, place: Footing| {
            let spot = mind.lines.nearest(place);
            let mut seen = 0;
            for enemy in &enemies {
                if mind.lines.line(*enemy, spot).reaches(Order::Conceal, false) {
                    seen += 1;
                }
            }
            let inch = i64::from(Length::INCH.units());
            let far = place.at.squared_distance(middle).isqrt() / inch;
            let crowd = own.iter().filter(|at| at.squared_distance(place.at) < 9 * inch * inch);
            let bare = if mind.lines.hugs(spot) { 0 } else { 4 };
            far + bare + 3 * seen + crowd.count() as i64
        };
        let best = legal.iter().take(LOOKS).copied().map(|place| (rank(self, place), place));
        let best = best.min_by_key(|(rank, _)| *rank).map(|(_, place)| answer(place));
        best.filter(|answer| game.check(answer).is_ok())
    }
}
