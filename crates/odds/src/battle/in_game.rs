//! The odds of an attack of hit, wound and save in a game that is going on, with everything that the board, injuries and
//! stratagems change.

use battle::{Amount, Strike};
use game::Game;
use kt4w40k::{Kt4w40k, UnitIx};
use kt18::{Kt18, ModelIx};
use table::{Answer, ModelId, Rules};

use super::{Assault, Injuries, Member, Number, Slain, Unit, Wounded};

/// What an attack in a game comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Live {
    /// Of Kill Team 2018.
    Kt18(Injuries),
    /// Of KT4W40K.
    Kt4w40k(Slain),
}

impl Live {
    /// What an attack that a player could answer now does to its first target. None if it is none, or not allowed.
    pub fn of(game: &Game, answer: &Answer) -> Option<Self> {
        let first = targets(answer).next()?;
        Self::on(&begun(game, answer)?, first)
    }

    /// What it does to each of its targets, in the order in which they are named. Empty if it is none, or not allowed.
    ///
    /// The defender saves with what is better, and gives wounds to its models in the order of their numbers; nobody uses
    /// a stratagem. Cover is as it is now.
    pub fn each(game: &Game, answer: &Answer) -> Vec<(ModelId, Self)> {
        let mut all: Vec<ModelId> = Vec::new();
        for target in targets(answer) {
            if !all.contains(&target) {
                all.push(target);
            }
        }
        let Some(then) = (!all.is_empty()).then(|| begun(game, answer)).flatten() else {
            return Vec::new();
        };
        all.into_iter().filter_map(|target| Some((target, Self::on(&then, target)?))).collect()
    }

    /// What an attack that has just begun does to one of its targets.
    fn on(then: &Game, target: ModelId) -> Option<Self> {
        if let Some(then) = then.of::<Kt18>() {
            let target = then.setup().index(target).map(|index| ModelIx(index as u8))?;
            let frame = then.state().frames.iter().rev().find_map(|frame| match frame {
                kt18::Frame::Attack(attack) => Some(attack),
                _ => None,
            });
            return Some(Live::Kt18(injuries(then, frame?, target)));
        }
        let then = then.of::<Kt4w40k>()?;
        let target = then.setup().index(target).map(|index| UnitIx(index as u8))?;
        // Whoever is attacked may answer with a stratagem first: the attack waits below that.
        let frame = then.state().frames.iter().rev().find_map(|frame| match frame {
            kt4w40k::Frame::Attack(attack) => Some(attack),
            _ => None,
        });
        Some(Live::Kt4w40k(slain(then, frame?, target)))
    }

    /// The wounds that are lost on average.
    pub fn expected(&self) -> f64 {
        match self {
            Live::Kt18(odds) => odds.expected(),
            Live::Kt4w40k(odds) => odds.expected(),
        }
    }

    /// The chance that the target is out of action, or that nobody of it is left.
    pub fn kills(&self) -> f64 {
        match self {
            Live::Kt18(odds) => odds.out_of_action,
            Live::Kt4w40k(odds) => odds.kills(),
        }
    }

    /// The chance of each number of wounds lost, those that cannot be left out.
    pub fn loses(&self) -> Vec<(u16, f64)> {
        let all = match self {
            Live::Kt18(odds) => odds.wounds_lost(),
            Live::Kt4w40k(odds) => odds.lost.clone(),
        };
        (0..).zip(all).filter(|(_, chance)| *chance > 0.0).collect()
    }
}

/// Whom an answer attacks, as often as it names them.
fn targets(answer: &Answer) -> impl Iterator<Item = ModelId> {
    let uses = match answer {
        Answer::Attack { uses, .. } => uses.as_slice(),
        _ => &[],
    };
    uses.iter().flat_map(|used| used.targets.iter().copied())
}

/// The game once an answer has been given; none if it is not allowed.
fn begun(game: &Game, answer: &Answer) -> Option<Game> {
    let mut then = game.clone();
    then.silence();
    then.answer(answer).ok()?;
    Some(then)
}

/// The attacks of each group of an attack on a target.
pub fn kt18_assaults(
    game: &Kt18,
    attack: &kt18::Attack,
    target: ModelIx,
) -> impl Iterator<Item = Assault> {
    let own = (0u8..).zip(&attack.groups).filter(move |(_, group)| group.target == target);
    own.map(|(index, group)| {
        let mut attack = attack.clone();
        attack.group = index;
        let weapon = &game.card(attack.attacker).weapons[usize::from(group.weapon)];
        let each = weapon.kind.attacks().unwrap_or(Amount::fixed(0));
        let rapid = matches!(weapon.kind, battle::Kind::RapidFire(_));
        let doubled = rapid && group.doubled;
        let rolled = Number { each, models: 1, doubled };
        let number = group.attacks.map_or(rolled, Number::fixed);
        Assault { strike: kt18::strike(game, &attack), number }
    })
}

/// What an attack of Kill Team 2018 does to one of its targets.
pub fn injuries(game: &Kt18, attack: &kt18::Attack, target: ModelIx) -> Injuries {
    let assaults: Vec<Assault> = kt18_assaults(game, attack, target).collect();
    let model = game.model(target);
    let wounded = Wounded {
        wounds: model.wounds.max(1),
        flesh_wounds: model.flesh_wounds,
        injury_modifier: kt18::injury_modifier(game, attack.attacker, target, attack.manner),
        ignores: game.card(target).ignores,
    };
    wounded.attacked(&assaults)
}

/// The attacks of one group against a unit: its number, and how its dice are judged against one of the models.
pub fn kt4w40k_assault(
    game: &Kt4w40k,
    attack: &kt4w40k::Attack,
    model: kt4w40k::ModelIx,
) -> Assault {
    let group = attack.current();
    let weapon = &game.profile(group.model).weapons[usize::from(group.weapon)];
    let each = weapon.kind.attacks().unwrap_or(Amount::fixed(game.line(group.model).attacks));
    let rapid = matches!(weapon.kind, battle::Kind::RapidFire(_));
    let rolled = Number { each, models: group.count, doubled: rapid && group.doubled };
    let number = group.attacks.map_or(rolled, Number::fixed);
    Assault { strike: kt4w40k::strike(game, attack, model), number }
}

/// What an attack of KT4W40K does to one of its targets.
pub fn slain(game: &Kt4w40k, attack: &kt4w40k::Attack, target: UnitIx) -> Slain {
    let forced = game.forced(target);
    let rest = game.living(target).filter(|model| Some(*model) != forced);
    let order: Vec<kt4w40k::ModelIx> = forced.into_iter().chain(rest).collect();
    // Models are of one kind if they save and ignore wounds alike.
    let mut kinds: Vec<kt4w40k::ModelIx> = Vec::new();
    let like = |a: kt4w40k::ModelIx, b: kt4w40k::ModelIx| {
        let (a, b) = (game.profile(a), game.profile(b));
        (a.save, a.invulnerable, a.ignores) == (b.save, b.invulnerable, b.ignores)
    };
    let mut members = Vec::with_capacity(order.len());
    for model in order {
        let kind = kinds.iter().position(|other| like(*other, model)).unwrap_or(kinds.len());
        if kind == kinds.len() {
            kinds.push(model);
        }
        members.push(Member { left: game.model(model).wounds, kind });
    }
    let ignores = kinds.iter().map(|model| game.profile(*model).ignores).collect();
    let mut volleys: Vec<(Vec<Strike>, Number)> = Vec::new();
    for group in attack.groups.iter().filter(|group| group.target == target) {
        let one = kt4w40k::Attack::new(attack.unit, attack.manner, vec![*group]);
        let each = kinds.iter().map(|model| kt4w40k_assault(game, &one, *model));
        let each: Vec<Assault> = each.collect();
        let Some(first) = each.first() else { continue };
        volleys.push((each.iter().map(|assault| assault.strike).collect(), first.number));
    }
    let volleys = volleys.iter().map(|(strikes, number)| (strikes.as_slice(), *number));
    Unit::new(members, ignores).attacked(volleys)
}
