//! What a place is worth to a unit: whom it could shoot from there, who could hurt it there, and how far that is from what
//! it is for.

use std::cmp::Reverse;

use geometry::{Cylinder, Disc, Footing, Length, Point};
use kt4w40k::{Choice, UnitIx, Whereabouts};

use super::Outlook;
use super::aims::{Aim, pace, place};
use super::field::{Field, Ground};
use super::stakes::Stakes;
use crate::kt4w40k::battery::{Battery, Gait};

/// How many of 36 rolls of two dice come to as many inches or more.
const TWO_DICE: [u64; 13] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
/// How many of 216 rolls of three dice do.
const THREE_DICE: [u64; 19] =
    [216, 216, 216, 216, 215, 212, 206, 196, 181, 160, 135, 108, 81, 56, 35, 20, 10, 4, 1];

/// Of 216 charges with so many dice, how many get there.
pub fn reached(dice: u8, apart: Length) -> u64 {
    let inches = (apart - Length::INCH).max(Length::ZERO).ceil_inch();
    let inches = (inches.units() / Length::INCH.units()) as usize;
    match dice {
        2 => 6 * TWO_DICE.get(inches).copied().unwrap_or(0),
        _ => THREE_DICE.get(inches).copied().unwrap_or(0),
    }
}

/// From how far a charge will probably get there: two dice come to seven.
const CHARGE: Length = Length::inches(7);
/// The same with three dice.
const FAR_CHARGE: Length = Length::inches(11);
/// Others who are so much further from an enemy still draw some of its fire.
const PACK: Length = Length::inches(4);
/// No more of them count.
const CROWD: usize = 6;
/// Ways along squares are so much longer than others.
const DETOUR: Length = Length::inches(1);
/// Further than anything on a table.
const FAR: Length = Length::inches(200);

/// An enemy as a unit sees it.
pub struct Foe {
    /// The unit.
    pub unit: UnitIx,
    /// What the unit does to it.
    pub ours: Battery,
    /// What it does to the unit.
    pub theirs: Battery,
    stakes: Stakes,
    bodies: Vec<Cylinder>,
    /// Whether it is in close combat with a friend.
    busy: bool,
    /// How far it may still go in this turn.
    pace: Length,
    /// Whether it can be shot only if nobody is nearer.
    guarded: bool,
    /// How near somebody else of ours is to it that has no guard.
    screen: Length,
    /// What a volley of the unit at it is worth, and from how far it is a good one.
    volley: (i64, Length),
    /// What the blows of the unit are worth, and from how far it will probably get there.
    onslaught: (i64, Length),
    /// How far the unit has to go to it, round what stands in the way.
    way: Length,
    /// How far others of ours are from it.
    others: Vec<Length>,
}

/// What there is for a unit to weigh.
pub struct Prospect<'a> {
    view: Outlook<'a>,
    /// The unit.
    pub unit: UnitIx,
    /// Its enemies on the table.
    pub foes: Vec<Foe>,
    /// What it is for.
    pub aim: Aim,
    stakes: Stakes,
    height: Length,
    radius: Length,
    /// Whether it can be shot only if nobody is nearer.
    guarded: bool,
    /// How far it goes in a turn.
    pace: Length,
    /// How many turns are left after this one.
    turns: i64,
    /// Whom it hunts, by its place among the foes, and how far that is from everywhere.
    quarry: Option<(usize, Field)>,
}

impl Foe {
    /// How far it is from a base at a place, and the nearest of its models.
    fn gap(&self, at: Point, radius: Length) -> (Length, Option<&Cylinder>) {
        let nearest = self
            .bodies
            .iter()
            .min_by_key(|body| (body.base.centre.squared_distance(at), body.base.centre));
        let far = nearest.map_or(FAR, |body| {
            (body.base.centre.distance(at) - body.base.radius - radius).max(Length::ZERO)
        });
        (far, nearest)
    }
}

impl Foe {
    /// How many of ours it may fire at if one of them is so far away: those who are not much further.
    fn marks(&self, far: Length) -> u64 {
        let near = self.others.iter().filter(|other| **other <= far + PACK).count();
        (2 + near.min(CROWD) as u64) / 2
    }
}

impl<'a> Prospect<'a> {
    /// What there is for a unit to weigh.
    pub fn new(view: &Outlook<'a>, unit: UnitIx) -> Option<Self> {
        let game = view.game;
        let first = game.living(unit).next()?;
        let hides = game.card(unit).is_guarded();
        let screen = |enemy: UnitIx| {
            let others = game.own(view.side).filter(|own| hides && !game.card(*own).is_guarded());
            others.filter_map(|own| game.distance(own, enemy)).min().unwrap_or(FAR)
        };
        let others = |enemy: UnitIx| {
            let own = game.own(view.side).filter(|own| *own != unit);
            let from = place(game, enemy);
            let far = own.filter_map(|own| Some(place(game, own)?.distance(from?)));
            far.collect::<Vec<Length>>()
        };
        let foes: Vec<Foe> = game
            .enemies_of(view.side)
            .map(|enemy| {
                let card = game.card(enemy);
                let state = game.unit(enemy);
                let moves = state.choice == Choice::None && state.place == Whereabouts::Table;
                let busy = game.engaging(enemy).any(|friend| friend != unit);
                let (ours, stakes) = (Battery::new(game, unit, enemy), Stakes::of(game, enemy));
                let reach = ours.reach();
                let volley = stakes.loss(ours.fire(reach, Gait::Walking), view.weights);
                let blows = ours.blows * view.weights.onslaught as u64 / 100;
                let onslaught = stakes.loss(blows, view.weights);
                let stride = if game.charges_far(unit) { FAR_CHARGE } else { CHARGE };
                Foe {
                    unit: enemy,
                    volley: (volley, reach),
                    onslaught: (onslaught, stride),
                    ours,
                    theirs: Battery::new(game, enemy, unit),
                    stakes,
                    bodies: game.living(enemy).map(|model| game.body(model)).collect(),
                    busy,
                    pace: if moves && !busy { pace(game, enemy) } else { Length::ZERO },
                    guarded: card.is_guarded(),
                    screen: screen(enemy),
                    way: FAR,
                    others: others(enemy),
                }
            })
            .collect();
        let mut prospect = Prospect {
            view: *view,
            unit,
            aim: view.aim(unit),
            stakes: Stakes::of(game, unit),
            height: game.setup().height(first.at()),
            radius: game.setup().radius(first.at()),
            guarded: hides,
            pace: pace(game, unit).max(Length::INCH),
            turns: i64::from(game.setup().scenario.turns) - i64::from(game.state().turn.max(1)),
            foes,
            quarry: None,
        };
        prospect.hunt(game.model(first).at.at);
        Some(prospect)
    }

    fn sees(&self, place: Footing, foe: &Foe, nearest: Option<&Cylinder>) -> bool {
        let game = self.view.game;
        let scene = game.setup().killzone().scene();
        let eye = place.at.at(place.z + self.height);
        let bodies = nearest.into_iter().chain(foe.bodies.first());
        bodies.into_iter().any(|body| scene.sees(game.state().doors, &[], eye, body))
    }

    /// What the unit's fire from a place is worth.
    pub fn fire(&self, place: Footing, gait: Gait) -> i64 {
        let nearest = self.foes.iter().filter(|foe| !foe.guarded);
        let nearest = nearest.map(|foe| foe.gap(place.at, self.radius).0).min();
        let shots = self.foes.iter().filter(|foe| !foe.busy).map(|foe| {
            let (far, body) = foe.gap(place.at, self.radius);
            let wounds = foe.ours.fire(far, gait);
            let hidden = foe.guarded && nearest.is_some_and(|nearest| nearest < far);
            if wounds == 0 || hidden || !self.sees(place, foe, body) {
                return 0;
            }
            foe.stakes.loss(wounds, self.view.weights)
        });
        shots.max().unwrap_or(0)
    }

    /// What the unit may suffer at a place.
    pub fn risk(&self, place: Footing) -> i64 {
        let weights = self.view.weights;
        let mut wounds = 0;
        for foe in &self.foes {
            let (far, body) = foe.gap(place.at, self.radius);
            if !foe.busy {
                let near = (far - foe.pace).max(Length::ZERO);
                let gait = if foe.pace > Length::ZERO { Gait::Walking } else { Gait::Still };
                let fire = foe.theirs.fire(near, gait) * weights.attention as u64;
                let guarded = self.guarded && foe.screen < far;
                if fire > 0 && !guarded {
                    let seen = self.sees(place, foe, body);
                    let fire = fire / foe.marks(far);
                    wounds += if seen { fire } else { fire * weights.lurking as u64 / 100 };
                }
                let charged = foe.theirs.blows * reached(2, far) / 216;
                wounds += charged * weights.dread as u64;
            }
        }
        self.stakes.loss(wounds / 100, weights) * weights.danger / 100
    }

    /// What the unit will do to a foe in the turns that are left, of which those are lost that it needs to come so near.
    fn later(&self, foe: &Foe, far: Length) -> i64 {
        let turn = self.pace.wide();
        let worth = |(worth, reach): (i64, Length)| {
            let lost = (far - reach).max(Length::ZERO).wide();
            worth * (self.turns * turn - lost) / turn
        };
        worth(foe.volley).max(worth(foe.onslaught)) * self.view.weights.discount / 100
    }

    /// What the unit will do from a place on to whom it hunts.
    fn outlook(&self, at: Point) -> i64 {
        let Some((quarry, field)) = &self.quarry else { return 0 };
        let foe = &self.foes[*quarry];
        let straight = foe.gap(at, self.radius).0;
        let far = field.far(at).map_or(FAR, |far| (far - self.radius).max(straight));
        self.later(foe, far)
    }

    /// Finds out how far everybody is, and whom the unit hunts from now on.
    fn hunt(&mut self, from: Point) {
        let ground = Ground::new(self.view.game, self.unit);
        let ways = ground.from(std::iter::once(from));
        for foe in &mut self.foes {
            let far = |body: &Cylinder| Some(ways.far(body.base.centre)? - body.base.radius);
            let near = foe.bodies.iter().filter_map(far).min();
            foe.way = (near.unwrap_or(FAR) - self.radius).max(Length::ZERO);
        }
        let worth = |i: &usize| (self.later(&self.foes[*i], self.foes[*i].way), Reverse(*i));
        let best = (0..self.foes.len()).max_by_key(worth);
        self.quarry = best.map(|i| {
            let centres = self.foes[i].bodies.iter().map(|body| body.base.centre);
            (i, ground.from(centres))
        });
    }

    /// What it is worth to the unit's aim to be at a place.
    pub fn aim_worth(&self, at: Point) -> i64 {
        self.view.aim_worth(self.unit, self.aim, at, self.outlook(at))
    }

    /// What it is worth to go to a place.
    pub fn worth(&self, place: Footing, gait: Gait) -> i64 {
        self.fire(place, gait) - self.risk(place) + self.aim_worth(place.at)
    }

    /// What it is worth to charge an enemy from a place, with so many dice.
    pub fn charge_worth(&self, here: Footing, foe: &Foe, dice: u8) -> Option<i64> {
        let weights = self.view.weights;
        let far = self.view.game.distance(self.unit, foe.unit)?;
        // The first model may stand behind the others, but walls are in everybody's way.
        let round = foe.way - foe.gap(here.at, self.radius).0;
        let odds = reached(dice, far + (round - DETOUR).max(Length::ZERO)) as i64;
        if 100 * odds < 216 * weights.daring {
            return None;
        }
        let share = |wounds: u64, per_cent: i64| wounds * per_cent.max(0) as u64 / 100;
        let given = foe.stakes.loss(share(foe.ours.blows, weights.onslaught), weights);
        let silenced =
            self.stakes.loss(foe.theirs.fire(far, Gait::Still), weights) * weights.pin / 100;
        let answered = self.stakes.loss(share(foe.theirs.blows, weights.onslaught / 2), weights);
        // Only sixes hit a charger.
        let warned = self.stakes.loss(foe.theirs.fire(far, Gait::Still) / 3, weights);
        let there = foe.gap(here.at, Length::ZERO).1.map_or(here.at, |body: &Cylinder| {
            let Disc { centre, .. } = body.base;
            centre
        });
        let won = given + silenced - answered * weights.danger / 100 + self.aim_worth(there);
        let missed = self.aim_worth(here.at) - self.risk(here);
        Some((won * odds + missed * (216 - odds)) / 216 - warned * weights.danger / 100)
    }
}
