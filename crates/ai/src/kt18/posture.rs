//! When the trooper leaves its own control points and goes for the others: never when it is ahead, nor when the enemies
//! come to it, for whoever waits shoots first.

use geometry::{Length, Point};
use kt18::ModelIx;

use super::entry::middle;
use super::outlook::Outlook;

impl Outlook<'_> {
    /// Whether those who are not wanted at home go for what is the enemies'.
    pub fn strikes(&self, homes: &[usize]) -> bool {
        let lead = self.lead();
        let ahead = lead >= 100 * self.weights.ease || lead > 0 && self.is_last();
        !ahead && !self.is_beset(homes)
    }

    /// Whether the enemies come for what is the player's: on average they have come so much nearer in each round than the
    /// middle of their drop zone is. One that wanders does not.
    fn is_beset(&self, homes: &[usize]) -> bool {
        let game = self.game;
        let near = |at: Point| homes.iter().map(|home| self.way(at, *home)).min();
        let zones = &game.setup().mission.drop_zones;
        let gained = |enemy: ModelIx| {
            let zone = game.state().players[game.side_of(enemy).index()].zone?;
            let from = near(middle(&zones[usize::from(zone)]))?;
            Some((from - near(game.model(enemy).at)?).wide())
        };
        let all: Vec<i64> = game.enemies_of(self.side).filter_map(gained).collect();
        let rounds = i64::from(game.state().round) * all.len() as i64;
        100 * all.iter().sum::<i64>() >= rounds * self.weights.pace * Length::INCH.wide()
    }
}
