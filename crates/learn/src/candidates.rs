//! The answers that a learner chooses among, drawn and described.

use dice::{Chance, Face};
use game::Game;
use geometry::Footing;
use table::{Answer, Ask, Decision, Deed, ModelId, Rules, Side, Way};

use crate::codes::{self, FACE};
use crate::rule_sets::look;
use crate::tabletop::{CANDIDATE, CANDIDATE_IDS, Habits, Tabletop, inches};

/// How many answers are proposed at random for each place that is wanted, where the game cannot list them all.
const PROPOSALS: usize = 3;

/// Draws the candidates of a decision: all of them where there are few, else as many as are allowed.
pub(crate) fn draw(
    game: &Game,
    decision: &Decision,
    (places, most): (usize, usize),
    habits: &mut Habits,
    chance: &mut Chance,
    out: &mut Vec<Answer>,
) {
    out.clear();
    let drawn = matches!(decision.ask, Ask::Act { .. })
        && look(game, |table| table.draw(places, habits, chance, out)).unwrap_or_default();
    if !drawn {
        match decision.ask {
            Ask::Deploy { .. } | Ask::Barricade { .. } | Ask::Move | Ask::Go { .. } => {
                for _ in 0..PROPOSALS * places {
                    let answer = game.propose(chance);
                    if !out.contains(&answer) {
                        out.push(answer);
                    }
                }
            }
            _ => out.extend(game.candidates()),
        }
    }
    if out.len() > most {
        thin(out, most, chance);
    }
}

/// Leaves so many of the answers, in their order; the last, with which one usually ends or passes, stays.
fn thin(out: &mut Vec<Answer>, most: usize, chance: &mut Chance) {
    let last = out.len() - 1;
    let mut left = last;
    let mut wanted = most - 1;
    let mut at = 0;
    out.retain(|_| {
        let here = at;
        at += 1;
        if here == last {
            return true;
        }
        let kept = (chance.below(left as u32) as usize) < wanted;
        left -= 1;
        wanted -= usize::from(kept);
        kept
    });
}

/// Describes a face of a die as a candidate.
pub(crate) fn describe_face(face: Face, ids: &mut [i32], row: &mut [f32]) {
    ids.copy_from_slice(&[FACE, -1, -1, i32::from(face.get())]);
    row.fill(0.0);
    row[5] = f32::from(face.get()) / 10.0;
}

/// What an answer is about.
struct About {
    actor: Option<ModelId>,
    target: Option<ModelId>,
    place: Option<Footing>,
    weapon: Option<table::Slug>,
    detail: i32,
    number: f32,
    targets: usize,
    saves: [u8; 4],
}

/// Describes a candidate: what kind it is, who acts on whom, and how.
pub(crate) fn describe(
    table: &dyn Tabletop,
    active: Option<usize>,
    answer: &Answer,
    ids: &mut [i32],
    row: &mut [f32],
) {
    debug_assert!(ids.len() == CANDIDATE_IDS && row.len() == CANDIDATE);
    let about = About::of(answer);
    let find = |model: Option<ModelId>| model.and_then(|model| table.entity(model));
    let actor = find(about.actor).or(active);
    let target = find(about.target);
    let number = |entity: Option<usize>| entity.map_or(-1, |entity| entity as i32);
    let weapon = about.weapon.zip(actor).and_then(|(weapon, actor)| table.weapon(actor, weapon));
    let detail = weapon.map_or(about.detail, |(index, _)| index as i32 + 1);
    ids.copy_from_slice(&[codes::answer(answer), number(actor), number(target), detail]);
    row.fill(0.0);
    if let Some(place) = about.place {
        let (width, depth) = table.size();
        row[0] = inches(place.at.x) / inches(width).max(1.0);
        row[1] = inches(place.at.y) / inches(depth).max(1.0);
        row[2] = inches(place.z) / 10.0;
        row[3] = 1.0;
        if let Some(actor) = actor {
            let from = table.whereabouts(actor);
            if from.on_board {
                row[4] = inches(from.at.at.distance(place.at)) / 12.0;
            }
        }
    }
    row[5] = about.number / 10.0;
    if let Some((_, figures)) = weapon {
        row[6..10].copy_from_slice(&figures);
    }
    row[10] = f32::from(target.is_some());
    row[11] = about.targets as f32 / 4.0;
    for (slot, saves) in row[12..16].iter_mut().zip(about.saves) {
        *slot = f32::from(saves) / 5.0;
    }
}

fn end(way: &Way) -> Option<Footing> {
    match way {
        Way::To(place) => Some(*place),
        Way::Along(places) => places.last().copied(),
    }
}

impl About {
    fn of(answer: &Answer) -> About {
        let mut about = About {
            actor: None,
            target: None,
            place: None,
            weapon: None,
            detail: 0,
            number: 0.0,
            targets: 0,
            saves: [0; 4],
        };
        match answer {
            Answer::Pass | Answer::End | Answer::Yes => {}
            Answer::Initiative(side) => about.detail = side_code(*side),
            Answer::Edge(edge) => about.detail = *edge as i32 + 1,
            Answer::Zone(zone) | Answer::Door(zone) => about.detail = i32::from(*zone),
            Answer::Barricade { at, .. } => about.place = Some(Footing::floor(*at)),
            Answer::Deploy(model, place, order) => {
                (about.actor, about.place) = (Some(*model), Some(*place));
                about.detail = order.map_or(0, |order| order as i32 + 1);
            }
            Answer::DeployEach(model, ways) => {
                about.actor = Some(*model);
                about.place = ways.first().and_then(|(_, way)| end(way));
                about.targets = ways.len();
            }
            Answer::Activate(model, order) => {
                (about.actor, about.detail) = (Some(*model), *order as i32 + 1);
            }
            Answer::Counteract(model) => about.actor = Some(*model),
            Answer::Pick(model) | Answer::Target(model) => about.target = Some(*model),
            Answer::Move(kind, way) => {
                (about.detail, about.place) = (*kind as i32 + 1, end(way));
            }
            Answer::Shoot { weapon, targets, .. } => {
                (about.weapon, about.target) = (Some(*weapon), targets.first().copied());
                about.targets = targets.len();
            }
            Answer::Overwatch { model, weapon, target, .. } => {
                (about.actor, about.weapon) = (Some(*model), Some(*weapon));
                (about.target, about.targets) = (Some(*target), 1);
            }
            Answer::Fight { target, weapon } => {
                (about.weapon, about.target, about.targets) = (Some(*weapon), Some(*target), 1);
            }
            Answer::Weapon(weapon) => about.weapon = Some(*weapon),
            Answer::Keep(dice) | Answer::Lose(dice) => about.number = f32::from(*dice),
            Answer::Reroll(source, faces) => {
                about.detail = *source as i32 + 1;
                about.number = faces.total() as f32;
            }
            Answer::Saves(saves) => {
                about.saves = [
                    saves.criticals_on_criticals,
                    saves.criticals_on_normals,
                    saves.pairs_on_criticals,
                    saves.normals_on_normals,
                ];
            }
            Answer::Strike(with) => about.detail = *with as i32 + 1,
            Answer::Block { with, against } => {
                about.detail =
                    3 * *with as i32 + against.map_or(0, |success| success as i32 + 1) + 1;
            }
            Answer::Ploy(_, on) => about.target = *on,
            Answer::Deed(model, deed) => {
                about.actor = Some(*model);
                about.deed(deed);
            }
            Answer::Go(way) | Answer::Retreat(way) => about.place = end(way),
            Answer::Attack { model, uses } => {
                about.actor = Some(*model);
                if let Some(first) = uses.first() {
                    (about.weapon, about.target) =
                        (Some(first.weapon), first.targets.first().copied());
                }
                about.targets = uses.len();
            }
            Answer::At(length) => about.number = inches(*length),
            Answer::Cast { model, .. } => about.actor = Some(*model),
            Answer::Save(kind) => about.detail = *kind as i32 + 1,
            Answer::March(ways) => {
                about.place = ways.first().and_then(|(_, way)| end(way));
                about.targets = ways.len();
            }
        }
        about
    }

    fn deed(&mut self, deed: &Deed) {
        self.detail = match deed {
            Deed::Stay => 1,
            Deed::Ready => 2,
            Deed::Normal(way) => {
                self.place = end(way);
                3
            }
            Deed::Advance => 4,
            Deed::FallBack(way) => {
                self.place = end(way);
                5
            }
            Deed::Charge(targets) => {
                self.target = targets.first().copied();
                self.targets = targets.len();
                6
            }
            Deed::Door(_) => 7,
            Deed::March => 8,
            Deed::Withdraw => 9,
            Deed::Disembark => 10,
        };
    }
}

fn side_code(side: Side) -> i32 {
    side.index() as i32 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinning_leaves_as_many_as_are_wanted_and_the_last() {
        for seed in 0..50 {
            let mut all: Vec<Answer> = (1..=40).map(Answer::Keep).collect();
            thin(&mut all, 7, &mut Chance::new(seed, 0));
            assert_eq!(all.len(), 7);
            assert_eq!(all.last(), Some(&Answer::Keep(40)));
            assert!(all.is_sorted_by_key(|answer| match answer {
                Answer::Keep(n) => *n,
                _ => 0,
            }));
        }
    }
}
