//! Models put on a table by hand, each a unit of its own, for questions about a table.

use std::sync::Arc;

use battle::Gait;
use geometry::{Disc, Footing, Length};
use table::{BadStanding, Errand, Illegal, Killzone, Side, Way, Why};

use crate::charge::{Charge, RANGE, Stage};
use crate::march::{Allowance, Drill, Planned};
use crate::state::{March, Step, UnitIx, Units, Whereabouts};
use crate::{Army, ENGAGED, Kt4w40k, Scenario, Setup, Switches, UnitCard, Victory};

/// A unit of one model that stands on the table when a question is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub card: UnitCard,
    /// Where it stands.
    pub at: Footing,
}

impl Kt4w40k {
    /// The rule about how far a move goes, of the Movement phase (K4W-MOVE-04) or of a charge.
    pub const fn gait_rule(gait: Gait) -> &'static str {
        match gait {
            Gait::Normal => "K4W-MOVE-06",
            Gait::Advance => "K4W-MOVE-07",
            Gait::FallBack => "K4W-MOVE-08",
            Gait::Charge => "K4W-CHARGE-05",
        }
    }

    /// A game with these units on the table, in the moves of a Movement phase.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn standing_as(
        killzone: Killzone,
        units: Vec<Standing>,
        switches: Switches,
    ) -> Result<Self, BadStanding> {
        let most = units.iter().map(|unit| unit.side.index() + 1).max();
        let sides = (0..most.unwrap_or(0).max(2)).filter_map(Side::from_index);
        let (mut armies, mut places) = (Vec::new(), Vec::new());
        for side in sides {
            let own = || units.iter().filter(|unit| unit.side == side);
            places.extend(own().map(|unit| unit.at));
            let (name, cp, stratagems) = (side.to_string(), 0, Vec::new());
            let units = own().map(|unit| unit.card.clone()).collect();
            armies.push(Army { name, units, cp, stratagems });
        }
        let scenario = Scenario {
            name: String::new(),
            zones: Vec::new(),
            turns: 1,
            first_deployer_bonus: false,
            victory: Victory::default(),
        };
        let setup = Arc::new(Setup::sparse(killzone, armies, scenario, switches)?);
        let mut game = Kt4w40k::new(setup);
        game.state.turn = 1;
        game.state.step = Step::Moves { turn: 0 };
        for unit in &mut game.state.units {
            unit.place = Whereabouts::Table;
        }
        for (model, at) in game.state.models.iter_mut().zip(places) {
            model.at = at;
        }
        crate::validate::validate(&game)?;
        Ok(game)
    }

    /// Where a move of at most `limit` would take a unit of one model, whatever its card and the dice allow. A charge is
    /// one of all enemies that are near enough.
    ///
    /// # Errors
    /// The rule that forbids the move.
    pub fn may_go(
        &self,
        unit: UnitIx,
        gait: Gait,
        way: &Way,
        limit: Length,
    ) -> Result<Planned, Illegal> {
        let marched = |errand| self.drill(&March { unit, errand, inches: None });
        let (drill, targets) = match gait {
            Gait::Normal => (self.may_leave(unit).map(|()| marched(Errand::Normal))?, Units::NONE),
            Gait::Advance => {
                (self.may_leave(unit).map(|()| marched(Errand::Advance))?, Units::NONE)
            }
            Gait::FallBack => {
                (self.may_fall_back(unit).map(|()| marched(Errand::FallBack))?, Units::NONE)
            }
            Gait::Charge => {
                let targets = self.chargeable(unit)?;
                let (answered, dice, inches) = (targets, 2, 0);
                let stage = Stage::Move;
                let charge = Charge { unit, targets, answered, dice, inches, stage };
                (self.charge_drill(&charge), targets)
            }
        };
        let drill = Drill { allowance: Allowance::Fixed(limit), ..drill };
        let planned = drill.plan(&[(1, way.clone())])?;
        let Some(one) = planned.into_iter().next() else {
            return Err(Illegal::new(Self::gait_rule(gait), Why::NoLength));
        };
        if gait == Gait::Normal && one.length == Length::ZERO {
            return Err(Illegal::new(Self::gait_rule(gait), Why::NoLength));
        }
        let ends = Disc { centre: one.at.at, z: one.at.z, ..self.base(one.model) };
        let mut foes = targets.iter().flat_map(|target| self.living(target));
        if gait == Gait::Charge && !foes.any(|foe| ends.within(&self.base(foe), ENGAGED)) {
            return Err(Illegal::new(Self::gait_rule(gait), Why::MustEndInControlRange));
        }
        Ok(one)
    }

    /// Everybody whom a unit may charge; who is nearest but too far, if nobody (K4W-CHARGE-02, -03).
    fn chargeable(&self, unit: UnitIx) -> Result<Units, Illegal> {
        self.may_charge(unit)?;
        let enemies = || self.enemies_of(self.side_of(unit));
        let near: Units = self.in_charge_range(unit, RANGE).collect();
        match enemies().min_by_key(|enemy| self.distance(unit, *enemy)) {
            Some(nearest) if near.is_empty() => {
                if self.units_near(unit, nearest, RANGE) {
                    self.may_meet(unit, nearest, "K4W-CHARGE-03")?;
                }
                let (model, range) = (self.id(nearest), RANGE);
                Err(Illegal::new("K4W-CHARGE-03", Why::OutOfCharge { model, range }))
            }
            Some(_) => Ok(near),
            None => Err(Illegal::new("K4W-CHARGE-05", Why::MustEndInControlRange)),
        }
    }
}
