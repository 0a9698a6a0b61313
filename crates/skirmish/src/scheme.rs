//! Ploys at work: who may use which when, what they cost, and what they change.

use arrayvec::ArrayVec;
use geometry::Length;
use table::{Event, Illegal, ModelId, MoveAction, Order, Rules, Side, Slug, Why};

use crate::{
    ActivePloy, Effect, Field, Lasts, MAX_PLOYS, Moment, OpIx, Player, Ploy, PloyPhase, Purses,
    Reach, Role, Whom,
};

/// The ploys of both sides that are working.
pub type ActivePloys = ArrayVec<ActivePloy, { 2 * MAX_PLOYS }>;

/// Weapon rules that can be lent.
pub trait Lend: Copy + Default {
    /// These rules and those that are lent, together.
    #[must_use]
    fn with(self, lent: Self) -> Self;
}

/// What working ploys change about an operative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// Change of the distance it moves.
    pub movement: Length,
    /// Change of its action point limit.
    pub apl: i8,
    /// By how much its defence dice need less.
    pub save: u8,
    /// Whether being injured changes nothing.
    pub steady: bool,
}

/// The rules about ploys that refuse.
#[derive(Clone, Copy, Debug)]
pub struct PloyRules {
    /// Ploys of the Strategy phase, of the team's own list.
    pub strategic_list: &'static str,
    /// Ploys of the Strategy phase, at their moment.
    pub strategic: &'static str,
    /// Those once per turning point.
    pub strategic_once: &'static str,
    /// Ploys of the Firefight phase, at their moment.
    pub tactical: &'static str,
    /// Those once per turning point.
    pub tactical_once: &'static str,
    /// Command points.
    pub cost: &'static str,
}

/// When a ploy is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The players' alternation in the Strategy phase.
    Strategy,
    /// An action of the active operative.
    Activation(OpIx),
    /// An attack on an operative.
    Attacked(OpIx),
}

/// A game in which players use ploys.
pub trait Scheme: Rules + Field<WeaponRules: Lend> {
    /// The rules that refuse.
    const PLOY_RULES: PloyRules;

    /// The ploys that are working.
    fn working(&self) -> &ActivePloys;

    /// The same, to be changed.
    fn working_mut(&mut self) -> &mut ActivePloys;

    /// What belongs to a player.
    fn player(&self, side: Side) -> &Player;

    /// The same, to be changed.
    fn player_mut(&mut self, side: Side) -> &mut Player;

    /// Sets the wounds of an operative.
    fn set_wounds(&mut self, op: OpIx, wounds: i16);

    /// Sets the order of an operative.
    fn set_order(&mut self, op: OpIx, order: Order);

    /// The ploys that work on an operative.
    fn ploys_on(&self, op: OpIx) -> impl Iterator<Item = &Ploy<Self::WeaponRules>> + '_ {
        let side = self.side_of(op);
        self.working()
            .iter()
            .filter(move |active| match active.on {
                Some(one) => one == op,
                None => {
                    let ploy = usize::from(active.ploy);
                    active.side == side && self.setup().fits(side, ploy, op.at())
                }
            })
            .map(|active| ploy_of(self, active))
    }

    /// What working ploys change about an operative.
    fn modifiers(&self, op: OpIx) -> Modifiers {
        let mut modifiers = Modifiers::default();
        if self.working().is_empty() {
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
    fn lent_rules(&self, op: OpIx, reach: Reach) -> Self::WeaponRules {
        if self.working().is_empty() {
            return Self::WeaponRules::default();
        }
        let effects = self.ploys_on(op).flat_map(|ploy| &ploy.effects);
        effects.fold(Self::WeaponRules::default(), |lent, effect| match effect {
            Effect::Weapons { reach: of, rules } if of.is_none_or(|of| of == reach) => {
                lent.with(*rules)
            }
            _ => lent,
        })
    }

    /// The rules of a weapon with those that ploys lend.
    fn rules_in_use(&self, op: OpIx, weapon: usize) -> Self::WeaponRules {
        let weapon = &self.card(op).weapons[weapon];
        if self.working().is_empty() {
            return weapon.rules;
        }
        weapon.rules.with(self.lent_rules(op, weapon.reach))
    }

    /// Whether a working ploy lets an operative make a move for nothing.
    fn free_move(&self, op: OpIx, action: MoveAction) -> bool {
        let mut effects = self.ploys_on(op).flat_map(|ploy| &ploy.effects);
        effects.any(|effect| matches!(effect, Effect::Free(free) if *free == action))
    }

    /// The command points of attacker and defender; one purse if they are the same player.
    fn purses(&self, sides: [Side; 2]) -> Purses {
        let [attacker, defender] = sides.map(|side| self.player(side).cp);
        if sides[0] == sides[1] {
            Purses::shared(attacker)
        } else {
            Purses::new(attacker, defender)
        }
    }

    /// Command points spent within an attack are gone from the players.
    fn settle_purses(&mut self, sides: [Side; 2], purses: Purses) {
        for (side, role) in sides.into_iter().zip(Role::BOTH) {
            let points = purses.of(role);
            if self.player(side).cp != points {
                self.player_mut(side).cp = points;
                self.log().push(Event::CommandPoints { side, points });
            }
        }
    }

    /// Ends the working ploys that do not last beyond a moment.
    fn lapse(&mut self, lasts: Lasts) {
        if self.working().is_empty() {
            return;
        }
        let mut working = std::mem::take(self.working_mut());
        working.retain(|active| ploy_of(self, active).lasts != lasts);
        *self.working_mut() = working;
    }
}

fn ploy_of<'g, G: Scheme>(game: &'g G, active: &ActivePloy) -> &'g Ploy<G::WeaponRules> {
    &game.setup().teams[active.side.index()].ploys[usize::from(active.ploy)]
}

/// Uses a ploy: at its moment, once in a turning point, for its price.
///
/// # Errors
/// The rule that forbids it.
pub fn use_ploy<G: Scheme>(
    game: &mut G,
    side: Side,
    name: Slug,
    on: Option<ModelId>,
    occasion: Occasion,
) -> Result<(), Illegal> {
    let index = find(game, side, name, occasion)?;
    let on = check(game, side, index, on, occasion)?;
    let ploy = &game.setup().teams[side.index()].ploys[index];
    let (slug, cost) = (ploy.slug, ploy.cost);
    let at_once: ArrayVec<AtOnce, 16> = ploy.effects.iter().filter_map(AtOnce::of).collect();
    let lasting = at_once.len() < ploy.effects.len();
    let player = game.player_mut(side);
    player.cp -= cost;
    player.ploys_used |= 1 << index;
    let points = player.cp;
    let told = match on {
        Some(op) => Event::PloyOn { side, ploy: slug, model: game.model(op) },
        None => Event::Ploy { side, ploy: slug },
    };
    game.log().push(told);
    game.log().push(Event::CommandPoints { side, points });
    let touched: Vec<OpIx> = match on {
        Some(op) => vec![op],
        None => game.standing(side).filter(|op| game.setup().fits(side, index, op.at())).collect(),
    };
    for op in touched {
        for effect in &at_once {
            act(game, op, *effect);
        }
    }
    if lasting {
        game.working_mut().push(ActivePloy { side, ploy: index as u8, on });
    }
    Ok(())
}

/// What of a ploy happens when it is used.
#[derive(Clone, Copy)]
enum AtOnce {
    Heal(u8),
    Order(Order),
}

impl AtOnce {
    fn of<R>(effect: &Effect<R>) -> Option<Self> {
        match effect {
            Effect::Heal(points) => Some(AtOnce::Heal(*points)),
            Effect::Order(order) => Some(AtOnce::Order(*order)),
            _ => None,
        }
    }
}

fn act<G: Scheme>(game: &mut G, op: OpIx, effect: AtOnce) {
    match effect {
        AtOnce::Heal(points) => {
            let had = game.wounds(op);
            let wounds = (had + i16::from(points)).min(game.card(op).wounds);
            game.set_wounds(op, wounds);
            if wounds > had {
                let model = game.model(op);
                game.log().push(Event::Healed { model, wounds });
            }
        }
        AtOnce::Order(order) => game.set_order(op, order),
    }
}

fn find<G: Scheme>(game: &G, side: Side, name: Slug, occasion: Occasion) -> Result<usize, Illegal> {
    let ploys = &game.setup().teams[side.index()].ploys;
    ploys.iter().position(|ploy| ploy.slug == name).ok_or_else(|| {
        let names: Vec<&str> = ploys.iter().map(|ploy| ploy.slug.as_str()).collect();
        let rule = match occasion {
            Occasion::Strategy => G::PLOY_RULES.strategic_list,
            _ => G::PLOY_RULES.tactical,
        };
        Illegal::new(rule, Why::UnknownPloy { ploy: name, has: names.join(", ") })
    })
}

/// Whether a ploy may be used now; returns the one operative it works on, if it is for one.
fn check<G: Scheme>(
    game: &G,
    side: Side,
    index: usize,
    on: Option<ModelId>,
    occasion: Occasion,
) -> Result<Option<OpIx>, Illegal> {
    let ploy = &game.setup().teams[side.index()].ploys[index];
    let player = game.player(side);
    let name = ploy.slug;
    let moment = match occasion {
        Occasion::Strategy => ploy.phase == PloyPhase::Strategy,
        Occasion::Activation(_) => {
            ploy.phase == PloyPhase::Firefight && ploy.moment == Moment::Activation
        }
        Occasion::Attacked(_) => {
            ploy.phase == PloyPhase::Firefight && ploy.moment == Moment::Attacked
        }
    };
    let rules = G::PLOY_RULES;
    let (rule, once) = match occasion {
        Occasion::Strategy => (rules.strategic, rules.strategic_once),
        Occasion::Activation(_) | Occasion::Attacked(_) => (rules.tactical, rules.tactical_once),
    };
    if !moment {
        return Err(Illegal::new(rule, Why::PloyMoment { ploy: name }));
    }
    if player.ploys_used >> index & 1 == 1 {
        return Err(Illegal::new(once, Why::PloyUsed { ploy: name }));
    }
    if player.cp < ploy.cost {
        let why = Why::TooFewCp { cost: ploy.cost, left: player.cp };
        return Err(Illegal::new(rules.cost, why));
    }
    let wrong = Illegal::new(rule, Why::PloyTarget { ploy: name });
    match (ploy.whom, on, occasion) {
        (Whom::Team, None, _) => Ok(None),
        (Whom::One, Some(model), _) => {
            let op = game.own(side, model, rule)?;
            let able = game.stands(op) && game.setup().fits(side, index, op.at());
            if able { Ok(Some(op)) } else { Err(wrong) }
        }
        (Whom::Itself, on, Occasion::Activation(op) | Occasion::Attacked(op)) => {
            let meant = on.is_none_or(|model| model == game.model(op));
            if meant && game.setup().fits(side, index, op.at()) { Ok(Some(op)) } else { Err(wrong) }
        }
        _ => Err(wrong),
    }
}

/// Every use of a ploy that is open to a player at a moment.
pub fn ploy_options<G: Scheme>(
    game: &G,
    side: Side,
    occasion: Occasion,
) -> Vec<(Slug, Option<ModelId>)> {
    let mut all = Vec::new();
    for (index, ploy) in game.setup().teams[side.index()].ploys.iter().enumerate() {
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
pub fn any_ploy<G: Scheme>(game: &G, side: Side, occasion: Occasion) -> bool {
    let ploys = game.setup().teams[side.index()].ploys.iter().enumerate();
    ploys.into_iter().any(|(index, ploy)| match ploy.whom {
        Whom::One => game
            .standing(side)
            .any(|op| check(game, side, index, Some(game.model(op)), occasion).is_ok()),
        _ => check(game, side, index, None, occasion).is_ok(),
    })
}
