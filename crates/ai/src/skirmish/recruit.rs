//! A player that does whatever hurts most now: a yardstick for better ones.

use arrayvec::ArrayVec;
use geometry::{Footing, Length, Point};
use skirmish::{Edition, OpIx, Reach, Readiness, Weapon};
use table::{Answer, Ask, MoveAction, Order, Side, Status, Way};

/// The answer to the open decision, if this player has an opinion.
pub fn choose(game: &impl Edition) -> Option<Answer> {
    let Status::Decide(decision) = game.status() else { return None };
    match decision.ask {
        Ask::Activate => activate(game, decision.side),
        Ask::Counteract => counteract(game, decision.side),
        Ask::Act { model, ap } => game.find(model).map(|op| act(game, op, ap)),
        Ask::Deploy { .. } | Ask::DropZone => None,
        _ => game.automatic(),
    }
}

/// The operative that sees most enemies goes first, then the one nearest to one; to engage, if its order may be
/// changed.
fn activate(game: &impl Edition, side: Side) -> Option<Answer> {
    let ready = game.standing(side).filter(|op| game.readiness(*op) == Readiness::Ready);
    let mut ready: ArrayVec<OpIx, { skirmish::MAX_TEAM }> = ready.collect();
    ready.sort_by_cached_key(|op| {
        let seen = game.standing_enemies(*op).filter(|enemy| game.visible(*op, *enemy)).count();
        (std::cmp::Reverse(seen), nearest_enemy(game, *op).map(|(_, gap)| gap))
    });
    let mut options = ready.into_iter().flat_map(|op| {
        let model = game.model(op);
        [Order::Engage, Order::Conceal].map(|order| Answer::Activate(model, order))
    });
    options.find(|answer| game.check(answer).is_ok())
}

fn counteract(game: &impl Edition, side: Side) -> Option<Answer> {
    let mut able = game.standing(side).map(|op| Answer::Counteract(game.model(op)));
    able.find(|answer| game.check(answer).is_ok()).or(Some(Answer::Pass))
}

/// Fights, else charges or shoots, whichever is expected to do more damage, else comes closer.
fn act(game: &impl Edition, op: OpIx, ap: u8) -> Answer {
    if let Some(answer) = fight(game, op) {
        return answer;
    }
    let best = |reach| best_weapons(game, op, reach).first().map_or(0, |(worth, _)| *worth);
    let charge = || if ap >= 2 { charge(game, op) } else { None };
    let answer = if best(Reach::Melee) > best(Reach::Ranged) {
        charge().or_else(|| shoot(game, op))
    } else {
        shoot(game, op).or_else(charge)
    };
    answer.or_else(|| come_closer(game, op)).unwrap_or(Answer::End)
}

/// Sixths of the damage that a weapon does on average before saves.
fn worth<R>(weapon: &Weapon<R>) -> u32 {
    let [normal, critical] = weapon.damage.map(u32::from);
    u32::from(weapon.attacks) * (u32::from(6 - weapon.hit.min(6)) * normal + critical)
}

/// The weapons of an operative that reach so, the best first.
fn best_weapons<G: Edition>(
    game: &G,
    op: OpIx,
    reach: Reach,
) -> ArrayVec<(u32, &Weapon<G::WeaponRules>), { skirmish::MAX_WEAPONS }> {
    let weapons = game.card(op).weapons.iter().filter(|weapon| weapon.reach == reach);
    let mut all: ArrayVec<_, { skirmish::MAX_WEAPONS }> =
        weapons.map(|weapon| (worth(weapon), weapon)).collect();
    all.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    all
}

/// The enemies, those with fewest wounds left first.
fn weakest_first(game: &impl Edition, op: OpIx) -> ArrayVec<OpIx, { skirmish::MAX_TEAM }> {
    let mut all: ArrayVec<OpIx, { skirmish::MAX_TEAM }> = game.standing_enemies(op).collect();
    all.sort_by_key(|enemy| game.wounds(*enemy));
    all
}

fn fight(game: &impl Edition, op: OpIx) -> Option<Answer> {
    let weapons = best_weapons(game, op, Reach::Melee);
    let enemies = weakest_first(game, op);
    let near = enemies.into_iter().filter(|enemy| game.engaged(op, *enemy));
    let mut options = near.flat_map(|enemy| {
        let target = game.model(enemy);
        weapons.iter().map(move |(_, weapon)| Answer::Fight { target, weapon: weapon.slug })
    });
    options.find(|answer| game.check(answer).is_ok())
}

fn shoot(game: &impl Edition, op: OpIx) -> Option<Answer> {
    let weapons = best_weapons(game, op, Reach::Ranged);
    let enemies = weakest_first(game, op);
    let mut options = weapons.iter().flat_map(|(_, weapon)| {
        enemies.iter().map(|enemy| {
            let targets = [game.model(*enemy)].into_iter().collect();
            Answer::Shoot { weapon: weapon.slug, targets, split: ArrayVec::new(), from: None }
        })
    });
    options.find(|answer| game.check(answer).is_ok())
}

/// The enemy nearest to an operative, with the squared distance of the centres.
fn nearest_enemy(game: &impl Edition, op: OpIx) -> Option<(OpIx, i64)> {
    let at = game.place(op).at;
    let gap = |enemy: OpIx| game.place(enemy).at.squared_distance(at);
    game.standing_enemies(op).map(|enemy| (enemy, gap(enemy))).min_by_key(|(_, gap)| *gap)
}

/// The directions from which a charge is tried, in units of a fifth.
const DIRECTIONS: [(i32, i32); 8] =
    [(5, 0), (4, 3), (0, 5), (-3, 4), (-5, 0), (-4, -3), (0, -5), (3, -4)];

fn charge(game: &impl Edition, op: OpIx) -> Option<Answer> {
    let at = game.place(op).at;
    let radius = game.card(op).radius;
    let reach = game.card(op).movement + Length::inches(4) + radius * 2;
    weakest_first(game, op).into_iter().find_map(|enemy| {
        let place = game.place(enemy);
        if place.at.squared_distance(at) > reach.squared() {
            return None;
        }
        // Half an inch from base to base is well within control range and never an overlap.
        let apart = radius + game.card(enemy).radius + Length::from_units(Length::INCH.units() / 2);
        let mut beside: Vec<Point> = DIRECTIONS
            .iter()
            .map(|(x, y)| {
                let part = |n: i32| Length::from_units(apart.units() * n / 5);
                Point::new(place.at.x + part(*x), place.at.y + part(*y))
            })
            .collect();
        beside.sort_by_key(|spot| spot.squared_distance(at));
        let ends = beside.into_iter().map(|at| Footing { at, z: place.z });
        let mut moves = ends.map(|end| Answer::Move(MoveAction::Charge, Way::To(end)));
        moves.find(|answer| game.check(answer).is_ok())
    })
}

/// How many of the nearest places are tried before a move is given up.
const TRIES: usize = 24;

fn come_closer(game: &impl Edition, op: OpIx) -> Option<Answer> {
    let (enemy, gap) = nearest_enemy(game, op)?;
    let goal = game.place(enemy).at;
    let from = game.place(op).at;
    [MoveAction::Reposition, MoveAction::Dash].into_iter().find_map(|action| {
        let limit = match action {
            MoveAction::Dash => Length::inches(3).min(game.card(op).movement),
            _ => game.card(op).movement,
        };
        let spots = game.board().spots(op.at()).iter().copied();
        let mut spots: Vec<Footing> = spots
            .filter(|spot| {
                spot.at.squared_distance(from) <= limit.squared()
                    && spot.at.squared_distance(goal) < gap
            })
            .collect();
        spots.sort_by_key(|spot| (spot.at.squared_distance(goal), spot.z));
        let tries = spots.into_iter().take(TRIES);
        let mut moves = tries.map(|spot| Answer::Move(action, Way::To(spot)));
        moves.find(|answer| game.check(answer).is_ok())
    })
}
