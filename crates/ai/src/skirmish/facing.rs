//! One operative and the enemies that it faces: what a place is worth to it.

use arrayvec::ArrayVec;
use geometry::{Footing, Length};
use skirmish::{MAX_TEAM, OpIx};
use table::{MoveAction, Order};

use super::pairs::{Blow, Shots};
use super::sightlines::{Sightlines, Spot};
use super::weights::Weights;
use super::{Mind, Tactical};

/// How much further a Charge goes than an ordinary move.
pub const CHARGE_BONUS: Length = Length::inches(2);

/// An enemy, as one operative faces it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foe {
    /// Which it is.
    pub op: OpIx,
    /// The place of the lattice where it stands.
    pub spot: Spot,
    /// Where it stands.
    pub place: Footing,
    /// The radius of its base.
    pub radius: Length,
    /// Its order.
    pub order: Order,
    /// How much more than its worth a blow to it counts for, in thousandths.
    pub tempo: i32,
    /// How much what it could do counts for, in thousandths.
    pub threat: i32,
    /// The square of the distance that it charges over, from middle to middle.
    charges: i64,
    /// The square of the distance that it is charged over.
    charged: i64,
    /// What it is shot with.
    pub shots: Shots,
    /// What it shoots with.
    fires: Shots,
    /// What it is fought with.
    pub blow: Option<Blow>,
    /// What it fights with.
    strikes: Option<Blow>,
}

/// An operative and everybody it faces.
#[derive(Clone, Debug)]
pub struct Facing {
    /// The operative's place in the survey.
    pub index: usize,
    /// Its enemies.
    pub foes: ArrayVec<Foe, MAX_TEAM>,
    /// What it is worth.
    pub worth: i32,
    weights: Weights,
    /// Whether this is the last turning point.
    pub last: bool,
}

/// A shot that could be fired from a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aimed {
    /// What it is worth.
    pub worth: i32,
    /// The weapon's index on the card.
    pub weapon: u8,
    /// The target.
    pub target: OpIx,
}

impl<G: Tactical> Mind<G> {
    /// What an operative faces now.
    pub fn face(&mut self, index: usize) -> Facing {
        let survey = std::mem::take(&mut self.survey);
        self.survey.last = survey.last;
        let me = &survey.figures[index];
        let foes = survey.enemies(index).map(|enemy| {
            let foe = &survey.figures[enemy];
            let radii = me.radius + foe.radius + Length::INCH;
            let over = |movement: Length| (movement + CHARGE_BONUS + radii).squared();
            let weights = &self.weights;
            let threat = match (foe.ready, survey.last) {
                (true, _) => weights.threat,
                (false, true) => 0,
                (false, false) => weights.threat_later,
            };
            let tempo = if foe.ready { 1000 + weights.tempo } else { 1000 };
            let shots = self.pair(me, foe).shots.clone();
            let fires = self.pair(foe, me).shots.clone();
            let distance = me.place.at.squared_distance(foe.place.at);
            let near = |over: i64| distance <= over;
            let blow = if near(over(me.movement)) { self.blow(me, foe) } else { None };
            // The operative may come nearer before the enemy charges.
            let half = Length::from_units(me.movement.units() / 2);
            let strikes = if near(over(foe.movement + half)) { self.blow(foe, me) } else { None };
            Foe {
                op: foe.op,
                spot: foe.spot,
                place: foe.place,
                radius: foe.radius,
                order: foe.order,
                tempo,
                threat,
                charges: over(foe.movement),
                charged: over(me.movement),
                shots,
                fires,
                blow,
                strikes,
            }
        });
        let foes = foes.collect();
        let (worth, last, weights) = (me.worth, survey.last, self.weights);
        self.survey = survey;
        Facing { index, foes, worth, weights, last }
    }
}

impl Facing {
    /// What an operative would have of being somewhere under an order, once it has acted; an enemy that it goes to
    /// fight is left out.
    pub fn standing<G: Tactical>(
        &self,
        lines: &mut Sightlines<G>,
        spot: Spot,
        order: Order,
        but: Option<OpIx>,
    ) -> i32 {
        let at = lines.place(spot).at;
        let foes = self.foes.iter().filter(|foe| Some(foe.op) != but);
        let nearest = foes.map(|foe| foe.place.at.squared_distance(at)).min().unwrap_or(i64::MAX);
        let prospect = if self.last { 0 } else { self.prospect(lines, spot, but) };
        let danger = self.danger(lines, spot, order, but);
        self.worth_of(nearest, prospect, danger, order)
    }

    /// What being somewhere is worth: with the nearest enemy so far away, by the square, what could be done from there, and
    /// what everybody could do to the operative there.
    pub fn worth_of(&self, nearest: i64, prospect: i32, danger: i32, order: Order) -> i32 {
        // Whole inches up to 60: rounding the square down first changes nothing.
        let inches = (nearest / Length::INCH.squared()).min(60 * 60) as u32;
        let inches = inches.isqrt() as i32;
        let hidden = if order == Order::Conceal { self.weights.concealed } else { 0 };
        prospect * self.weights.prospect / 1000
            - self.risk_of(danger)
            - self.weights.distance * inches
            + hidden
    }

    /// What the operative could do from somewhere in its next activation.
    pub fn prospect<G: Tactical>(
        &self,
        lines: &mut Sightlines<G>,
        spot: Spot,
        but: Option<OpIx>,
    ) -> i32 {
        let at = lines.place(spot).at;
        let foes = self.foes.iter().filter(|foe| Some(foe.op) != but);
        let each = foes.map(|foe| {
            let distance = foe.place.at.squared_distance(at);
            self.prospect_on(foe, lines, spot, distance)
        });
        each.max().unwrap_or(0)
    }

    /// What the operative stands to lose somewhere under an order: never all of what it is worth.
    pub fn risk<G: Tactical>(
        &self,
        lines: &mut Sightlines<G>,
        spot: Spot,
        order: Order,
        but: Option<OpIx>,
    ) -> i32 {
        self.risk_of(self.danger(lines, spot, order, but))
    }

    fn risk_of(&self, danger: i32) -> i32 {
        let (worth, danger) = (i64::from(self.worth), i64::from(danger));
        (worth * danger / (worth + danger).max(1)) as i32
    }

    /// What everybody could do to the operative somewhere under an order.
    fn danger<G: Tactical>(
        &self,
        lines: &mut Sightlines<G>,
        spot: Spot,
        order: Order,
        but: Option<OpIx>,
    ) -> i32 {
        let at = lines.place(spot).at;
        let mut danger = 0;
        for foe in self.foes.iter().filter(|foe| foe.threat > 0 && Some(foe.op) != but) {
            let distance = foe.place.at.squared_distance(at);
            danger += self.threats_of(foe, lines, spot, distance)[order as usize];
        }
        danger
    }

    /// What an enemy could do to the operative there under each order, and how much that counts.
    pub fn threats_of<G: Tactical>(
        &self,
        foe: &Foe,
        lines: &mut Sightlines<G>,
        spot: Spot,
        distance: i64,
    ) -> [i32; 2] {
        let line = lines.line(foe.spot, spot);
        let strikes = foe.strikes.filter(|_| distance <= foe.charges);
        let charge = strikes.map(|blow| blow.worth * self.weights.threat_charge / 1000);
        let stays = Order::ALL.map(|order| {
            let direct = foe.fires.iter().map(|shot| shot.along(line, order, distance));
            let direct = direct.max().unwrap_or(0);
            charge.map_or(direct, |charge| direct.max(charge))
        });
        // A shot after a move is never worth more than at a target in the open or in cover, whichever is better.
        let moved = self.weights.threat_moved;
        let within = foe.fires.iter().filter(|shot| distance <= shot.reach_moved);
        let most = within.map(|shot| shot.open.max(shot.cover)).fold(0, i32::max);
        let worst = if moved >= 0 && stays.iter().all(|worth| most * moved / 1000 <= *worth) {
            stays
        } else {
            let exposure = lines.exposure(foe.spot, spot);
            Order::ALL.map(|order| {
                let after = foe.fires.iter().map(|shot| shot.around(exposure, order, distance));
                stays[order as usize].max(after.max().unwrap_or(0) * moved / 1000)
            })
        };
        worst.map(|worst| worst * foe.threat / 1000)
    }

    /// What the operative could do to an enemy from there in its next activation.
    pub fn prospect_on<G: Tactical>(
        &self,
        foe: &Foe,
        lines: &mut Sightlines<G>,
        spot: Spot,
        distance: i64,
    ) -> i32 {
        let line = lines.line(spot, foe.spot);
        let shots = foe.shots.iter().map(|shot| shot.along(line, foe.order, distance));
        let shot = shots.max().unwrap_or(0);
        let exposure = lines.exposure(spot, foe.spot);
        let moved = foe.shots.iter().map(|shot| shot.around(exposure, foe.order, distance));
        let shot = shot.max(moved.max().unwrap_or(0) * self.weights.prospect_moved / 1000);
        let blow = foe.blow.filter(|_| distance <= foe.charged).map_or(0, |blow| blow.worth);
        shot.max(blow)
    }

    /// The best shot at an enemy from somewhere under an order, after a move of some kind or none.
    pub fn best_shot_at<G: Tactical>(
        &self,
        foe: &Foe,
        lines: &mut Sightlines<G>,
        spot: Spot,
        order: Order,
        moved: Option<MoveAction>,
    ) -> Option<Aimed> {
        let mut best: Option<Aimed> = None;
        if foe.shots.is_empty() {
            return best;
        }
        let line = lines.line(spot, foe.spot);
        let distance = foe.place.at.squared_distance(lines.place(spot).at);
        for shot in &foe.shots {
            let allowed = (order == Order::Engage || shot.silent)
                && moved.is_none_or(|kind| shot.burden.allows(kind));
            if !allowed {
                continue;
            }
            let worth = shot.along(line, foe.order, distance) * foe.tempo / 1000;
            if worth > best.map_or(0, |best| best.worth) {
                best = Some(Aimed { worth, weapon: shot.weapon, target: foe.op });
            }
        }
        best
    }

    /// Whether the weapon of a shot goes together with a move.
    pub fn goes_with(&self, shot: Aimed, kind: MoveAction) -> bool {
        let foe = self.foes.iter().find(|foe| foe.op == shot.target);
        let weapon = foe.and_then(|foe| foe.shots.iter().find(|s| s.weapon == shot.weapon));
        weapon.is_some_and(|weapon| weapon.burden.allows(kind))
    }

    /// Whether an enemy is near enough to be charged from where the operative stands.
    pub fn may_charge(&self, foe: &Foe, from: Footing) -> bool {
        from.at.squared_distance(foe.place.at) <= foe.charged
    }
}
