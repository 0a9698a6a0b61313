//! Command points and stratagems (section 11): the generic ones, and those that armies bring.

use table::{Event, Illegal, ModelId, Side, Slug, Why};

use crate::Kt4w40k;
use crate::state::{UnitIx, Window};

/// A generic stratagem, everybody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Generic {
    /// K4W-STRAT-02.
    DecisiveMove,
    /// K4W-STRAT-04.
    DecisiveShot,
    /// K4W-STRAT-05.
    CommandReroll,
    /// K4W-FIGHT-10.
    CounterOffensive,
    /// K4W-MORALE-15.
    InsaneBravery,
}

impl Generic {
    /// All of them.
    pub const ALL: [Generic; 5] = [
        Generic::DecisiveMove,
        Generic::DecisiveShot,
        Generic::CommandReroll,
        Generic::CounterOffensive,
        Generic::InsaneBravery,
    ];

    /// Its name in the notation.
    pub fn slug(self) -> Slug {
        Slug::of(match self {
            Generic::DecisiveMove => "decisive-move",
            Generic::DecisiveShot => "decisive-shot",
            Generic::CommandReroll => "command-re-roll",
            Generic::CounterOffensive => "counter-offensive",
            Generic::InsaneBravery => "insane-bravery",
        })
    }

    /// What it costs.
    pub const fn cost(self) -> u8 {
        match self {
            Generic::DecisiveMove | Generic::CommandReroll => 1,
            Generic::DecisiveShot | Generic::CounterOffensive | Generic::InsaneBravery => 2,
        }
    }

    const fn bit(self) -> u32 {
        1 << self as u8
    }
}

/// The first bit of an army's own stratagems among those used.
const OWN: usize = Generic::ALL.len();

/// What a stratagem of an army does to a unit until the end of the phase or turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Its hit rolls are better by so much.
    Hit(i8),
    /// Its armour saves are better by so much.
    Save(i8),
    /// It moves so much further.
    Move(geometry::Length),
    /// Its hit rolls of 1 are rolled again.
    RerollOnes,
    /// It may charge after Advancing (K4W-CHARGE-08).
    AdvanceAndCharge,
}

/// A stratagem of an army, used in a window of the turn on one unit; it works until the end of the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stratagem {
    /// What people call it.
    pub name: String,
    /// Its name in the notation.
    pub slug: Slug,
    /// What it costs.
    pub cost: u8,
    /// When it is used.
    pub window: Window,
    /// The keyword that the unit has to have.
    pub keyword: Option<String>,
    /// What it does.
    pub effect: Effect,
}

impl Kt4w40k {
    /// K4W-STRAT-01: whether a player can pay for a generic stratagem now, its trigger apart.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_pay(&self, side: Side, what: Generic) -> Result<(), Illegal> {
        self.may_spend(side, what.slug(), what.cost(), what.bit())
    }

    fn may_spend(&self, side: Side, ploy: Slug, cost: u8, bit: u32) -> Result<(), Illegal> {
        const RULE: &str = "K4W-STRAT-01";
        let player = &self.state.players[side.index()];
        if self.setup.switches.stratagem_once_per_phase && player.used & bit != 0 {
            return Err(Illegal::new(RULE, Why::PloyUsed { ploy }));
        }
        if player.cp < cost {
            return Err(Illegal::new(RULE, Why::TooFewCp { cost, left: player.cp }));
        }
        Ok(())
    }

    fn spend(&mut self, side: Side, ploy: Slug, cost: u8, bit: u32, model: Option<ModelId>) {
        let player = &mut self.state.players[side.index()];
        player.cp -= cost;
        player.used |= bit;
        let points = player.cp;
        self.log.push(match model {
            Some(model) => Event::PloyOn { side, ploy, model },
            None => Event::Ploy { side, ploy },
        });
        self.log.push(Event::CommandPoints { side, points });
    }

    /// Pays for a generic stratagem.
    pub(crate) fn pay(&mut self, side: Side, what: Generic, on: Option<UnitIx>) {
        let model = on.map(|unit| self.id(unit));
        self.spend(side, what.slug(), what.cost(), what.bit(), model);
    }

    /// Whether a stratagem of an army may be used on a unit now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_boost(
        &self,
        side: Side,
        own: usize,
        unit: UnitIx,
        at: Window,
    ) -> Result<(), Illegal> {
        let stratagem = &self.setup.armies[side.index()].stratagems[own];
        let ploy = stratagem.slug;
        if stratagem.window != at {
            return Err(Illegal::new("K4W-STRAT-06", Why::PloyMoment { ploy }));
        }
        let card = self.card(unit);
        let fits = |keyword: &String| card.has_keyword(keyword);
        if self.side_of(unit) != side || !stratagem.keyword.as_ref().is_none_or(fits) {
            return Err(Illegal::new("K4W-STRAT-01", Why::PloyTarget { ploy }));
        }
        self.may_spend(side, ploy, stratagem.cost, 1 << (OWN + own))
    }

    /// Uses a stratagem of an army on a unit.
    pub(crate) fn boost(&mut self, side: Side, own: usize, unit: UnitIx) {
        let (slug, cost) = {
            let stratagem = &self.setup.armies[side.index()].stratagems[own];
            (stratagem.slug, stratagem.cost)
        };
        let model = Some(self.id(unit));
        self.spend(side, slug, cost, 1 << (OWN + own), model);
        self.unit_mut(unit).boosts |= 1 << own;
    }

    /// What works on a unit by stratagems of its army.
    pub(crate) fn boosts(&self, unit: UnitIx) -> impl Iterator<Item = Effect> + '_ {
        let working = self.unit(unit).boosts;
        let all = self.setup.armies[self.side_of(unit).index()].stratagems.iter().enumerate();
        all.filter(move |(i, _)| working >> i & 1 == 1).map(|(_, stratagem)| stratagem.effect)
    }
}
