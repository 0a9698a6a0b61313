//! The shortest moves into contact: whether a charge can succeed (K4W-CHARGE-05).

use geometry::{Disc, Goal, Length, Path};
use table::Way;

use crate::field::ENGAGED;
use crate::march::{Drill, Friends, Moved, Planned};
use crate::state::{ModelIx, Units};

impl Drill<'_> {
    /// The models of a unit with the nearest model of some others, those nearest first.
    pub(crate) fn by_nearness(&self, targets: Units) -> Vec<(Length, ModelIx, ModelIx)> {
        let game = self.game;
        let mut order: Vec<(Length, ModelIx, ModelIx)> = Vec::new();
        for model in game.living(self.unit) {
            let base = game.base(model);
            let nearest = self.foes(targets).map(|foe| (base.gap(&game.base(foe)), foe)).min();
            order.extend(nearest.map(|(gap, foe)| (gap, model, foe)));
        }
        order.sort_unstable();
        order
    }

    /// The models of some units that are on the table.
    pub(crate) fn foes(&self, targets: Units) -> impl Iterator<Item = ModelIx> {
        let game = self.game;
        targets.iter().filter(|unit| game.stands(*unit)).flat_map(|unit| game.living(unit))
    }

    /// The shortest move of a model, before all others of its unit, after which it is within 1" of a foe. None if no
    /// move of at most the limit does it.
    fn contact(&self, model: ModelIx, foe: ModelIx, strangers: &[ModelIx]) -> Option<Planned> {
        let (game, from) = (self.game, self.game.model(model).at);
        let obstacles = self.obstacles(model, strangers, Friends::All(&Moved::new()));
        let passing = self.keep_outs(&obstacles.shunned);
        let ending = self.enemies_among(&obstacles.others, |unit| self.ending.has(unit));
        let ending = self.keep_outs(&ending);
        let goal = Goal {
            disc: game.base(foe),
            reach: ENGAGED,
            round: None,
            ground: game.setup.board.ground(model.at()),
            around: obstacles.at_the_end(&ending),
        };
        let around = obstacles.on_the_way(&passing);
        let (mover, limit) = (self.mover(model), self.limit(model));
        let found = self.ground(model).shortest_into(&mover, &around, from, &goal, limit);
        let Path { points, length } = found?;
        let at = points.last().copied().unwrap_or(from);
        Some(Planned { model, at, length, path: points })
    }

    /// The shortest moves into contact with some units, one for each model that can, those nearest first.
    pub fn contacts(&self, targets: Units) -> impl Iterator<Item = Planned> {
        let game = self.game;
        let strangers = self.strangers();
        self.by_nearness(targets).into_iter().filter_map(move |(_, model, _)| {
            let (base, reach) = (game.base(model), self.limit(model) + ENGAGED);
            let near = |foe: ModelIx| (base.gap(&game.base(foe)), foe);
            let mut foes: Vec<(Length, ModelIx)> = self.foes(targets).map(near).collect();
            foes.retain(|(_, foe)| base.within(&game.base(*foe), reach));
            foes.sort_unstable();
            foes.into_iter().find_map(|(_, foe)| self.contact(model, foe, &strangers))
        })
    }

    /// Whether some model can end within 1" of a target (K4W-CHARGE-05).
    pub fn can_reach(&self, targets: Units) -> bool {
        self.contacts(targets).next().is_some()
    }

    /// Whether a model's move ends within 1" of a target.
    pub fn arrives(&self, targets: Units, one: &Planned) -> bool {
        let base = Disc { centre: one.at.at, z: one.at.z, ..self.game.base(one.model) };
        self.foes(targets).any(|foe| base.within(&self.game.base(foe), ENGAGED))
    }

    /// The ways of a model that leads a charge, the nearest to a target first: as far as it would go by itself, if that
    /// is far enough, else the shortest that is.
    pub(crate) fn lead(&self, targets: Units, shortest: &Planned) -> Vec<Way> {
        let game = self.game;
        let (model, strangers) = (shortest.model, self.strangers());
        let base = game.base(model);
        let nearest = self.foes(targets).min_by_key(|foe| (base.gap(&game.base(*foe)), *foe));
        let strides = nearest.into_iter().flat_map(|foe| self.strides(model, foe));
        let near = strides.filter(|way| self.may_reach(model, way));
        let mut legal = near.filter(|way| {
            let planned = self.walk(model, way, &strangers, &Moved::new());
            planned.is_ok_and(|one| self.arrives(targets, &one))
        });
        let close = legal.next();
        let path = Way::Along(shortest.path.to_vec());
        close.into_iter().chain([path]).collect()
    }
}
