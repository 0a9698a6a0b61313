//! What the weapons of a unit do to another at any distance.

use battle::Kind;
use geometry::Length;
use kt4w40k::{Group, Kt4w40k, Manner, ModelIx, UnitIx};

use crate::kt4w40k::toll::toll;

/// How a unit has moved when it fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// Not at all.
    Still,
    /// As far as it may and still fire.
    Walking,
    /// Further.
    Running,
}

/// A weapon of some models that are alike.
#[derive(Clone, Copy, Debug)]
struct Gun {
    kind: Kind,
    range: Length,
    /// Wounds of all of them together, steady and unsteady, in parts of [`crate::kt4w40k::toll::WOUND`].
    wounds: [u64; 2],
}

/// The weapons of a unit against a target.
#[derive(Clone, Debug, Default)]
pub struct Battery {
    /// The guns of models that are alike, kind by kind of model.
    ranks: Vec<Vec<Gun>>,
    /// Wounds of all blows, if all models got there.
    pub blows: u64,
}

impl Battery {
    /// What the weapons of a unit do to a target.
    pub fn new(game: &Kt4w40k, unit: UnitIx, target: UnitIx) -> Self {
        let mut battery = Battery::default();
        let models: Vec<ModelIx> = game.living(unit).collect();
        let alike = |a: &ModelIx, b: &ModelIx| {
            game.profile(*a).name == game.profile(*b).name && game.line(*a) == game.line(*b)
        };
        for rank in models.chunk_by(alike) {
            let (model, count) = (rank[0], rank.len() as u64);
            let profile = game.profile(model);
            let mut guns = Vec::new();
            let mut blows = 0;
            for (weapon, card) in (0..).zip(&profile.weapons) {
                let attacks = card.is_melee().then_some(game.line(model).attacks);
                let group = |modifier| Group {
                    model,
                    weapon,
                    target,
                    count: 1,
                    attacks,
                    doubled: false,
                    modifier,
                };
                if card.is_melee() {
                    blows = blows.max(toll(game, Manner::Fight, &[group(0)]).wounds);
                } else {
                    let wounds =
                        |modifier| count * toll(game, Manner::Shoot, &[group(modifier)]).wounds;
                    guns.push(Gun {
                        kind: card.kind,
                        range: card.range,
                        wounds: [wounds(0), wounds(-1)],
                    });
                }
            }
            battery.blows += count * blows;
            battery.ranks.push(guns);
        }
        battery
    }

    /// The wounds that it deals at a distance, in parts of [`crate::kt4w40k::toll::WOUND`].
    pub fn fire(&self, far: Length, gait: Gait) -> u64 {
        self.ranks.iter().map(|guns| rank_fire(guns, far, gait)).sum()
    }

    /// The furthest from which it deals at least half of what it deals at best.
    pub fn reach(&self) -> Length {
        let mut ranges: Vec<Length> = self.ranks.iter().flatten().map(|gun| gun.range).collect();
        ranges.sort_unstable();
        let best = self.fire(Length::ZERO, Gait::Still);
        let good =
            ranges.into_iter().rev().find(|range| 2 * self.fire(*range, Gait::Still) >= best);
        good.unwrap_or(Length::ZERO)
    }
}

/// Models fire their Pistols or everything else; one grenade of a whole unit is left out of account.
fn rank_fire(guns: &[Gun], far: Length, gait: Gait) -> u64 {
    let (mut pistols, mut others) = (0, 0);
    for gun in guns.iter().filter(|gun| gun.range >= far) {
        let [steady, unsteady] = gun.wounds;
        match (gun.kind, gait) {
            (Kind::Grenade(_) | Kind::Melee, _) => {}
            (Kind::Assault(_), Gait::Running) => others += unsteady,
            (_, Gait::Running) => {}
            (Kind::Pistol(_), _) => pistols += steady,
            (Kind::Heavy(_), Gait::Walking) => others += unsteady,
            (Kind::RapidFire(_), _) if far * 2 <= gun.range => others += 2 * steady,
            _ => others += steady,
        }
    }
    others.max(pistols)
}
