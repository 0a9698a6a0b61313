//! Command points and stratagems (section 11): the generic ones, and those that armies bring.

use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Event, Illegal, ModelId, Side, Slug, Status, Why};

use crate::Kt4w40k;
use crate::card::{Power, Work};
use crate::state::{Frame, Unit, UnitIx, Units, Window};

/// The most stratagems of an army.
pub const MAX_STRATAGEMS: usize = 16;

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

/// What a stratagem or a power does to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Its hit rolls are better by so much.
    Hit(i8),
    /// Its armour saves are better by so much.
    Save(i8),
    /// It moves so much further.
    Move(geometry::Length),
    /// It charges so many inches further than it rolls.
    Charge(u8),
    /// Its Leadership is higher by so much.
    Leadership(u8),
    /// Its hit rolls of 1 are rolled again.
    RerollOnes,
    /// It may charge after Advancing (K4W-CHARGE-08).
    AdvanceAndCharge,
    /// It fights before others (K4W-FIGHT-02).
    FightsFirst,
    /// It suffers so many mortal wounds, at once.
    Mortal(u8),
    /// A model of it gets so many lost wounds back, at once.
    Heal(u8),
    /// Its player gains so many command points, at once.
    Command(u8),
}

/// When a stratagem is used (K4W-STRAT-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// In a window of the turn: it uses the hand.
    Window(Window),
    /// When the unit is chosen as the target of an attack.
    Attacked,
    /// When a charge at the unit is declared.
    Charged,
}

/// Whose unit a stratagem works on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Whom {
    /// One of the player's own.
    #[default]
    Own,
    /// One of an enemy's.
    Enemy,
}

/// How long a stratagem works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lasts {
    /// To the start of the next phase.
    Phase,
    /// To the end of the turn.
    #[default]
    Turn,
}

/// A stratagem of an army, used on one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stratagem {
    /// What people call it.
    pub name: String,
    /// Its name in the notation.
    pub slug: Slug,
    /// What it costs.
    pub cost: u8,
    /// When it is used.
    pub when: When,
    /// Whether it has to be used in its window, once, if it can be (K4W-ALT-08).
    pub must: bool,
    /// Whose unit it works on.
    pub whom: Whom,
    /// The keyword that the unit has to have.
    pub keyword: Option<String>,
    /// What it does.
    pub effect: Effect,
    /// How long it works, where it is not done at once.
    pub lasts: Lasts,
}

/// A unit to which something has happened that its player may answer with a stratagem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Response {
    /// The unit.
    pub unit: UnitIx,
    /// What has happened to it.
    pub to: When,
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

    /// The stratagems of a player's army.
    pub(crate) fn stratagems(&self, side: Side) -> &[Stratagem] {
        &self.setup.armies[side.index()].stratagems
    }

    /// Whether a stratagem of an army may be used on a unit now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_boost(&self, side: Side, own: usize, unit: UnitIx, at: When) -> Result<(), Illegal> {
        let stratagem = &self.stratagems(side)[own];
        let ploy = stratagem.slug;
        if stratagem.when != at {
            return Err(Illegal::new("K4W-STRAT-06", Why::PloyMoment { ploy }));
        }
        let whose = match stratagem.whom {
            Whom::Own => self.side_of(unit) == side,
            Whom::Enemy => self.side_of(unit) != side,
        };
        let fits = |keyword: &String| self.card(unit).has(keyword);
        if !self.stands(unit) || !whose || !stratagem.keyword.as_ref().is_none_or(fits) {
            return Err(Illegal::new("K4W-STRAT-01", Why::PloyTarget { ploy }));
        }
        self.may_spend(side, ploy, stratagem.cost, 1 << (OWN + own))
    }

    /// K4W-ALT-08: an effect that a player still has to use in a window.
    pub(crate) fn unresolved(&self, side: Side, window: Window) -> Option<Slug> {
        let used = self.state.players[side.index()].used;
        let mut all = self.stratagems(side).iter().enumerate();
        let left = all.find(|(own, stratagem)| {
            stratagem.must
                && used >> (OWN + own) & 1 == 0
                && self
                    .standing()
                    .any(|unit| self.may_boost(side, *own, unit, When::Window(window)).is_ok())
        });
        left.map(|(_, stratagem)| stratagem.slug)
    }

    /// Uses a stratagem of an army on a unit.
    pub(crate) fn boost(&mut self, side: Side, own: usize, unit: UnitIx) {
        let Stratagem { slug, cost, effect, .. } = self.stratagems(side)[own];
        let model = Some(self.id(unit));
        self.spend(side, slug, cost, 1 << (OWN + own), model);
        match effect {
            Effect::Mortal(points) => self.mortal(unit, points),
            Effect::Heal(points) => self.heal(unit, points),
            Effect::Command(more) => {
                let player = &mut self.state.players[side.index()];
                player.cp = player.cp.saturating_add(more);
                let points = player.cp;
                self.log.push(Event::CommandPoints { side, points });
            }
            _ => self.unit_mut(unit).boosts[side.index()] |= 1 << own,
        }
    }

    /// Gives a model of a unit lost wounds back, the first that has lost any; the slain stay slain.
    fn heal(&mut self, unit: UnitIx, points: u8) {
        let hurt = |model: &_| self.model(*model).wounds < self.profile(*model).wounds;
        let Some(model) = self.living(unit).find(hurt) else { return };
        let whole = self.profile(model).wounds;
        let state = self.model_mut(model);
        state.wounds = state.wounds.saturating_add(points).min(whole);
        let wounds = i16::from(state.wounds);
        self.log.push(Event::Healed { model: self.id(unit), wounds });
    }

    /// Ends the effects that last to the end of a phase.
    pub(crate) fn end_of_phase(&mut self) {
        for side in self.setup.sides() {
            let mut lasting = 0u16;
            for (i, stratagem) in self.stratagems(side).iter().enumerate() {
                lasting |= u16::from(stratagem.lasts == Lasts::Turn) << i;
            }
            for unit in &mut self.state.units {
                unit.boosts[side.index()] &= lasting;
            }
        }
    }

    /// What works on a unit by stratagems and powers.
    pub(crate) fn boosts(&self, unit: UnitIx) -> impl Iterator<Item = Effect> + '_ {
        let Unit { boosts, blessings, .. } = *self.unit(unit);
        let sides = self.setup.armies.iter().zip(boosts).filter(|(_, working)| *working != 0);
        let used = sides.flat_map(|(army, working)| {
            let all = army.stratagems.iter().enumerate();
            all.filter(move |(i, _)| working >> i & 1 == 1).map(|(_, stratagem)| stratagem.effect)
        });
        let powers = Power::ALL.into_iter().filter(move |power| blessings & power.bit() != 0);
        used.chain(powers.filter_map(|power| match power.work() {
            Work::Bless(effect) => Some(effect),
            _ => None,
        }))
    }

    /// The stratagems that a player may answer with when something happens to a unit.
    pub fn responses(&self, unit: UnitIx, to: When) -> impl Iterator<Item = usize> + '_ {
        let side = self.side_of(unit);
        let all = 0..self.stratagems(side).len();
        all.filter(move |own| self.may_boost(side, *own, unit, to).is_ok())
    }

    /// K4W-STRAT-06: lets the players of some units answer what happens to them.
    pub(crate) fn provoke(&mut self, units: Units, to: When) {
        for unit in units.iter() {
            if self.responses(unit, to).next().is_some() {
                self.state.frames.push(Frame::Response(Response { unit, to }));
            }
        }
    }
}

/// What a response waits for.
pub fn status(game: &Kt4w40k, response: &Response) -> Status {
    let (side, model) = (game.side_of(response.unit), game.id(response.unit));
    Status::Decide(Decision { side, ask: Ask::React { model } })
}

/// Nobody is asked who has nothing left to answer with. Returns whether anything happened.
pub fn proceed(game: &mut Kt4w40k) -> bool {
    let Some(Frame::Response(Response { unit, to })) = game.state.frames.last() else {
        return false;
    };
    let done = game.responses(*unit, *to).next().is_none();
    if done {
        game.state.frames.pop();
    }
    done
}

/// Takes the stratagem that a player answers with, or none.
///
/// # Errors
/// The rule that forbids it.
pub fn answer(game: &mut Kt4w40k, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-STRAT-06";
    let Some(Frame::Response(Response { unit, to })) = game.state.frames.last() else {
        return Err(Illegal::new(RULE, Why::NoDecision));
    };
    let (unit, to) = (*unit, *to);
    let side = game.side_of(unit);
    match answer {
        Answer::Pass => {
            game.state.frames.pop();
        }
        Answer::Ploy(ploy, on) if on.is_none_or(|id| id == game.id(unit)) => {
            let own = game.stratagems(side).iter().position(|own| own.slug == *ploy);
            let Some(own) = own else {
                return Err(Illegal::new(RULE, Why::PloyMoment { ploy: *ploy }));
            };
            game.may_boost(side, own, unit, to)?;
            game.boost(side, own, unit);
        }
        _ => return Err(Illegal::not_asked(RULE, "ploy STRATAGEM, pass")),
    }
    Ok(())
}
