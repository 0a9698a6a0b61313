//! Ploys: who may use which when, what they cost, and what they change.

use geometry::Length;
use skirmish::{Effect, Lasts, Moment, PloyPhase, Reach, Whom};
use table::{Event, Illegal, ModelId, MoveAction, Side, Slug, Why};

use crate::setup::TeamPloy;
use crate::state::{ActivePloy, OpIx};
use crate::{Kt24, WeaponRules};

/// What working ploys change about an operative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// Change of Move.
    pub movement: Length,
    /// Change of APL.
    pub apl: i8,
    /// By how much the Save stat is better.
    pub save: u8,
    /// Whether being injured changes nothing.
    pub steady: bool,
}

impl Kt24 {
    fn ploy(&self, active: &ActivePloy) -> &TeamPloy {
        &self.setup.teams[active.side.index()].ploys[usize::from(active.ploy)]
    }

    /// The ploys that work on an operative.
    fn ploys_on(&self, op: OpIx) -> impl Iterator<Item = &TeamPloy> + '_ {
        let side = self.side_of(op);
        self.state
            .ploys
            .iter()
            .filter(move |active| match active.on {
                Some(one) => one == op,
                None => {
                    active.side == side && self.setup.fits(side, usize::from(active.ploy), op.at())
                }
            })
            .map(|active| self.ploy(active))
    }

    /// What working ploys change about an operative.
    pub fn modifiers(&self, op: OpIx) -> Modifiers {
        let mut modifiers = Modifiers::default();
        if self.state.ploys.is_empty() {
            return modifiers;
        }
        for effect in self.ploys_on(op).flat_map(|ploy| &ploy.effects) {
            match effect {
                Effect::Move(by) => modifiers.movement += *by,
                Effect::Apl(by) => modifiers.apl += *by,
                Effect::Save(by) => modifiers.save += *by,
                Effect::Steady => modifiers.steady = true,
                Effect::Weapons { .. } | Effect::Heal(_) | Effect::Order(_) | Effect::Free(_) => {}
            }
        }
        modifiers
    }

    /// The rules that working ploys lend to an operative's weapons of one reach.
    pub fn lent_rules(&self, op: OpIx, reach: Reach) -> WeaponRules {
        if self.state.ploys.is_empty() {
            return WeaponRules::default();
        }
        let effects = self.ploys_on(op).flat_map(|ploy| &ploy.effects);
        effects.fold(WeaponRules::default(), |lent, effect| match effect {
            Effect::Weapons { reach: of, rules } if of.is_none_or(|of| of == reach) => {
                lent.with(*rules)
            }
            _ => lent,
        })
    }

    /// Whether a working ploy lets an operative make a move for nothing.
    pub fn free_move(&self, op: OpIx, action: MoveAction) -> bool {
        let mut effects = self.ploys_on(op).flat_map(|ploy| &ploy.effects);
        effects.any(|effect| *effect == Effect::Free(action))
    }

    /// Ends the working ploys that do not last beyond a moment.
    pub(crate) fn lapse(&mut self, lasts: Lasts) {
        let setup = std::sync::Arc::clone(&self.setup);
        self.state.ploys.retain(|active| {
            setup.teams[active.side.index()].ploys[usize::from(active.ploy)].lasts != lasts
        });
    }
}

/// When a ploy is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The gambit step of the Strategy phase: every strategy ploy is a gambit (KT24-STRAT-08).
    Gambit,
    /// An action of the active operative.
    Activation(OpIx),
    /// An attack on an operative.
    Attacked(OpIx),
}

/// Uses a ploy. KT24-STRAT-05, KT24-RUL-26: its price; KT24-STRAT-08, KT24-FF-08: at its moment;
/// KT24-STRAT-09, KT24-FF-09: once in a turning point.
pub fn use_ploy(
    game: &mut Kt24,
    side: Side,
    name: Slug,
    on: Option<ModelId>,
    occasion: Occasion,
) -> Result<(), Illegal> {
    let index = find(game, side, name, occasion)?;
    let on = check(game, side, index, on, occasion)?;
    let setup = std::sync::Arc::clone(&game.setup);
    let ploy = &setup.teams[side.index()].ploys[index];
    let player = &mut game.state.players[side.index()];
    player.cp -= ploy.cost;
    player.ploys_used |= 1 << index;
    let points = player.cp;
    game.log.push(match on {
        Some(op) => Event::PloyOn { side, ploy: ploy.slug, model: game.model(op) },
        None => Event::Ploy { side, ploy: ploy.slug },
    });
    game.log.push(Event::CommandPoints { side, points });
    let touched: Vec<OpIx> = match on {
        Some(op) => vec![op],
        None => game.standing(side).filter(|op| setup.fits(side, index, op.at())).collect(),
    };
    for op in touched {
        act_at_once(game, op, ploy);
    }
    let lasting = ploy.effects.iter().any(|e| !matches!(e, Effect::Heal(_) | Effect::Order(_)));
    if lasting {
        game.state.ploys.push(ActivePloy { side, ploy: index as u8, on });
    }
    Ok(())
}

/// The effects of a ploy that happen when it is used.
fn act_at_once(game: &mut Kt24, op: OpIx, ploy: &TeamPloy) {
    let full = game.card(op).wounds;
    for effect in &ploy.effects {
        match effect {
            Effect::Heal(points) => {
                let operative = game.operative_mut(op);
                operative.wounds = (operative.wounds + i16::from(*points)).min(full);
                let wounds = operative.wounds;
                let model = game.model(op);
                game.log.push(Event::Healed { model, wounds });
            }
            Effect::Order(order) => game.operative_mut(op).order = *order,
            _ => {}
        }
    }
}

fn find(game: &Kt24, side: Side, name: Slug, occasion: Occasion) -> Result<usize, Illegal> {
    let ploys = &game.setup.teams[side.index()].ploys;
    ploys.iter().position(|ploy| ploy.slug == name).ok_or_else(|| {
        let names: Vec<&str> = ploys.iter().map(|ploy| ploy.slug.as_str()).collect();
        let rule = if occasion == Occasion::Gambit { "KT24-STRAT-07" } else { "KT24-FF-08" };
        Illegal::new(rule, Why::UnknownPloy { ploy: name, has: names.join(", ") })
    })
}

/// Whether a ploy may be used now; returns the one operative it works on, if it is for one.
fn check(
    game: &Kt24,
    side: Side,
    index: usize,
    on: Option<ModelId>,
    occasion: Occasion,
) -> Result<Option<OpIx>, Illegal> {
    let ploy = &game.setup.teams[side.index()].ploys[index];
    let player = &game.state.players[side.index()];
    let name = ploy.slug;
    let moment = match occasion {
        Occasion::Gambit => ploy.phase == PloyPhase::Strategy,
        Occasion::Activation(_) => {
            ploy.phase == PloyPhase::Firefight && ploy.moment == Moment::Activation
        }
        Occasion::Attacked(_) => {
            ploy.phase == PloyPhase::Firefight && ploy.moment == Moment::Attacked
        }
    };
    let (rule, once) = match occasion {
        Occasion::Gambit => ("KT24-STRAT-08", "KT24-STRAT-09"),
        Occasion::Activation(_) | Occasion::Attacked(_) => ("KT24-FF-08", "KT24-FF-09"),
    };
    if !moment {
        return Err(Illegal::new(rule, Why::PloyMoment { ploy: name }));
    }
    if player.ploys_used >> index & 1 == 1 {
        return Err(Illegal::new(once, Why::PloyUsed { ploy: name }));
    }
    if player.cp < ploy.cost {
        let why = Why::TooFewCp { cost: ploy.cost, left: player.cp };
        return Err(Illegal::new("KT24-STRAT-05", why));
    }
    let wrong = Illegal::new(rule, Why::PloyTarget { ploy: name });
    match (ploy.whom, on, occasion) {
        (Whom::Team, None, _) => Ok(None),
        (Whom::One, Some(model), _) => {
            let op = game.own(side, model, rule)?;
            let able = game.operative(op).stands() && game.setup.fits(side, index, op.at());
            if able { Ok(Some(op)) } else { Err(wrong) }
        }
        (Whom::Itself, on, Occasion::Activation(op) | Occasion::Attacked(op)) => {
            let meant = on.is_none_or(|model| model == game.model(op));
            if meant && game.setup.fits(side, index, op.at()) { Ok(Some(op)) } else { Err(wrong) }
        }
        _ => Err(wrong),
    }
}

/// Every use of a ploy that is open to a player at a moment.
pub fn options(game: &Kt24, side: Side, occasion: Occasion) -> Vec<(Slug, Option<ModelId>)> {
    let mut all = Vec::new();
    for (index, ploy) in game.setup.teams[side.index()].ploys.iter().enumerate() {
        if ploy.whom == Whom::One {
            let fitting = game.standing(side).map(|op| Some(game.model(op)));
            let fitting = fitting.filter(|on| check(game, side, index, *on, occasion).is_ok());
            all.extend(fitting.map(|on| (ploy.slug, on)));
        } else if check(game, side, index, None, occasion).is_ok() {
            all.push((ploy.slug, None));
        }
    }
    all
}

/// Whether a player could use any ploy at a moment.
pub fn any(game: &Kt24, side: Side, occasion: Occasion) -> bool {
    let ploys = game.setup.teams[side.index()].ploys.iter().enumerate();
    ploys.into_iter().any(|(index, ploy)| match ploy.whom {
        Whom::One => game
            .standing(side)
            .any(|op| check(game, side, index, Some(game.model(op)), occasion).is_ok()),
        _ => check(game, side, index, None, occasion).is_ok(),
    })
}
