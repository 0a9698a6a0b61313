//! The odds of an attack in a game that is going on, with everything that the board, injuries and ploys change.

use std::slice::from_ref;

use dice::Face;
use game::Game;
use kt21::Kt21;
use kt24::Kt24;
use skirmish::Profile;
use table::{Answer, Ask, Illegal, ModelId, Rules, Side, Status};
use thiserror::Error;

use crate::throws::MOST_AT_ONCE;
use crate::{Attack, Goal, Odds, Policy, TooManyStates};

/// Why there are no odds of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoOdds {
    /// The rules do not allow it.
    #[error("{rule}: {why:?}", rule = .0.rule, why = .0.why)]
    Illegal(Illegal),
    /// It is not an attack, or one without any dice.
    #[error("not an attack")]
    NotAnAttack,
    /// More dice than are solved.
    #[error("{0} dice on one side, at most {MOST_AT_ONCE} are solved")]
    TooManyDice(u8),
    /// More states than are kept.
    #[error(transparent)]
    TooManyStates(#[from] TooManyStates),
}

impl From<Illegal> for NoOdds {
    fn from(illegal: Illegal) -> Self {
        NoOdds::Illegal(illegal)
    }
}

impl Odds {
    /// The odds of an attack that a player could answer now: a Shoot action against its first target, Overwatch, or a
    /// Fight, with the cover, the injuries, the command points and the working ploys of the game.
    ///
    /// The other side uses no further ploy; where it has to choose, its weapon or between cover and being obscured,
    /// it takes what is best for it.
    ///
    /// # Errors
    /// If the rules forbid the answer, it is no attack, or too large a one.
    pub fn live(game: &Game, answer: &Answer, goal: Goal, policy: Policy) -> Result<Self, NoOdds> {
        let first = *attacked(answer).first().ok_or(NoOdds::NotAnAttack)?;
        let (next, attacker) = after(game, answer)?;
        begun(&next, attacker, first, goal, policy)
    }

    /// The same against each target of a Shoot action, in the order in which the answer names them: every one as if the
    /// attacks before it had missed and cost nobody any points.
    ///
    /// # Errors
    /// If the rules forbid the answer, it is no attack, or too large a one.
    pub fn live_each(
        game: &Game,
        answer: &Answer,
        goal: Goal,
        policy: Policy,
    ) -> Result<Vec<(ModelId, Self)>, NoOdds> {
        let (next, attacker) = after(game, answer)?;
        let each = attacked(answer).iter().map(|target| {
            let odds = begun(&next, attacker, *target, goal, policy)?;
            Ok((*target, odds))
        });
        each.collect()
    }
}

impl Odds {
    /// What an attack that is going on still comes to once a player has answered a choice inside it, such as to roll
    /// dice again or to keep them: the wounds that are lost from here on.
    ///
    /// # Errors
    /// If the rules forbid the answer, no attack is going on, or the answer ends it.
    pub fn going_on(
        game: &Game,
        answer: &Answer,
        goal: Goal,
        policy: Policy,
    ) -> Result<Self, NoOdds> {
        let target = fought(game).and_then(Fought::target).ok_or(NoOdds::NotAnAttack)?;
        let mut next = game.clone();
        next.silence();
        next.answer(answer)?;
        let odds = fought(&next).and_then(|next| next.odds(target, goal, policy));
        odds.unwrap_or(Err(NoOdds::NotAnAttack))
    }
}

/// The operatives that an answer attacks.
fn attacked(answer: &Answer) -> &[ModelId] {
    match answer {
        Answer::Shoot { targets, .. } => targets,
        Answer::Overwatch { target, .. } | Answer::Fight { target, .. } => from_ref(target),
        _ => &[],
    }
}

/// The game once a player has answered, and whose answer it is.
fn after(game: &Game, answer: &Answer) -> Result<(Game, Side), NoOdds> {
    let Status::Decide(decision) = game.status() else { return Err(NoOdds::NotAnAttack) };
    if attacked(answer).is_empty() {
        return Err(NoOdds::NotAnAttack);
    }
    let mut next = game.clone();
    next.silence();
    next.answer(answer)?;
    Ok((next, decision.side))
}

/// The odds once the attack on a target waits for its first die or choice; attacks on others before it miss.
fn begun(
    game: &Game,
    attacker: Side,
    target: ModelId,
    goal: Goal,
    policy: Policy,
) -> Result<Odds, NoOdds> {
    if let Some(odds) = fought(game).and_then(|game| game.odds(target, goal, policy)) {
        return odds;
    }
    let decision = match game.status() {
        Status::Decide(decision) => decision,
        Status::Roll(roll) => {
            let miss = missing(game).ok_or(NoOdds::NotAnAttack)?;
            let mut next = game.clone();
            next.roll(&vec![miss; usize::from(roll.dice)])?;
            return begun(&next, attacker, target, goal, policy);
        }
        Status::Over(_) => return Err(NoOdds::NotAnAttack),
    };
    let answers = match decision.ask {
        Ask::Keep { .. } => vec![Answer::Keep(0)],
        Ask::React { .. } | Ask::Reroll => vec![Answer::Pass],
        Ask::NextTarget | Ask::MoreTargets => vec![Answer::Target(target)],
        Ask::Use { .. } | Ask::Weapon => game.candidates(),
        _ => return Err(NoOdds::NotAnAttack),
    };
    let mut best: Option<Odds> = None;
    for answer in answers {
        let mut next = game.clone();
        next.answer(&answer)?;
        let odds = begun(&next, attacker, target, goal, policy)?;
        let better = best.as_ref().is_none_or(|best| match decision.side == attacker {
            true => odds.value > best.value,
            false => odds.value < best.value,
        });
        if better {
            best = Some(odds);
        }
    }
    best.ok_or(NoOdds::NotAnAttack)
}

/// A game whose attacks can be solved while they go on.
pub(crate) trait Fought {
    /// Whom the attack that is going on is against, if one is.
    fn target(&self) -> Option<ModelId>;

    /// The odds of the sequence that is going on against a target, if one is.
    fn odds(&self, target: ModelId, goal: Goal, policy: Policy) -> Option<Result<Odds, NoOdds>>;

    /// What the dice of the shot that is going on need to hit.
    fn hit(&self) -> Option<u8>;
}

fn fought(game: &Game) -> Option<&dyn Fought> {
    let kt21 = game.of::<Kt21>().map(|game| game as &dyn Fought);
    kt21.or_else(|| game.of::<Kt24>().map(|game| game as &dyn Fought))
}

/// The highest face with which the dice of the shot that is going on all miss.
fn missing(game: &Game) -> Option<Face> {
    // A 6 always hits, and a 1 never does.
    Some(Face::ALL[usize::from(fought(game)?.hit()?.clamp(2, 6)) - 2])
}

pub(crate) fn most_dice<R>(weapons: [Option<&Profile<R>>; 2]) -> u8 {
    weapons.into_iter().flatten().map(|weapon| weapon.attacks).max().unwrap_or(0)
}

pub(crate) fn solved<A: Attack>(
    dice: u8,
    attack: &A,
    goal: Goal,
    policy: Policy,
) -> Result<Odds, NoOdds> {
    if usize::from(dice) > MOST_AT_ONCE {
        return Err(NoOdds::TooManyDice(dice));
    }
    Ok(Odds::of(attack, goal, policy)?)
}
