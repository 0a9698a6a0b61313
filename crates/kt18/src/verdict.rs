//! The targeting verdict between two models, with its reasons.

use battle::Aim;
use geometry::{Blocker, Length, Point, Segment, Sight, Vector};
use table::{Illegal, Reason, Verdict, Why};

use crate::attack::Manner;
use crate::field::{Screen, origin};
use crate::state::ModelIx;
use crate::{ENGAGED, Kt18};

impl Kt18 {
    /// The whole verdict between two models: what the rules of measuring, sight and shooting say of a target.
    pub fn verdict(&self, from: ModelIx, to: ModelIx, aim: &Aim) -> Verdict {
        let (visible, engaged) = (self.visible(from, to), self.engaged(from, to));
        let screens: Vec<Screen> = self.screens(from, to).collect();
        let mut why = self.explain_distance(from, to);
        why.extend(self.explain_sight(from, to, &screens));
        if visible {
            why.extend(self.explain_screens(from, to, &screens));
        }
        why.extend(self.explain_engagement(from, to, engaged));
        let outcome = self.choose(from, to, aim, engaged);
        let valid_target = outcome.is_ok();
        why.push(match outcome {
            Ok(()) => Reason::plain("KT18-SHOOT-04", "valid-target"),
            Err(illegal) => Reason::refused(illegal.rule, illegal.why),
        });
        Verdict {
            distance: self.distance(from, to),
            visible,
            obscured: !screens.is_empty(),
            cover: false,
            engaged,
            valid_target,
            cover_save: false,
            why,
        }
    }

    /// Whether the shooting step may choose a target (KT18-SHOOT-04). What is within 1" of the shooter is left to its
    /// Pistols, and so to the weapon that is used.
    fn choose(&self, from: ModelIx, to: ModelIx, aim: &Aim, engaged: bool) -> Result<(), Illegal> {
        const RULE: &str = "KT18-SHOOT-04";
        let (model, friend) = (self.id(to), self.id(from));
        if model.side == friend.side {
            return Err(Illegal::new(RULE, Why::NotAnEnemy { model }));
        }
        if engaged {
            return Err(Illegal::new(RULE, Why::FriendEngaged { model, friend }));
        }
        self.may_target_within(from, to, aim.range, Manner::Shoot)
    }

    /// KT18-MEAS-05: how the distance is measured, leg by leg (KT18-MEAS-01 to -03).
    fn explain_distance(&self, from: ModelIx, to: ModelIx) -> Vec<Reason> {
        let (a, b) = (self.base(from), self.base(to));
        if self.distance(from, to).is_none() {
            return vec![Reason::plain("KT18-MEAS-05", "no-way")];
        }
        let corners = self.scene().corners_between(self.state.doors, &a, &b);
        let (Some(first), Some(last)) = (corners.first(), corners.last()) else {
            let (near, far) = self.scene().nearest(&a, &b);
            return vec![Reason::line("KT18-MEAS-01", "measured", near, far)];
        };
        // KT18-MEAS-02: each end leg meets the part of the base that is nearest to its corner.
        let rim = |model: ModelIx, corner: Point| {
            let base = self.base(model);
            let spot = geometry::Disc { centre: corner, radius: Length::ZERO, z: base.z };
            self.scene().nearest(&base, &spot).0.plan()
        };
        let mut points = vec![rim(from, *first)];
        points.extend(&corners);
        points.push(rim(to, *last));
        let floor = |at: Point| at.at(Length::ZERO);
        let legs = points.windows(2).map(|leg| (floor(leg[0]), floor(leg[1])));
        legs.map(|(from, to)| Reason::line("KT18-MEAS-03", "measured-round", from, to)).collect()
    }

    /// The line that is free, or what hides the target (KT18-VIS-01 to -03).
    fn explain_sight(&self, from: ModelIx, to: ModelIx, screens: &[Screen]) -> Vec<Reason> {
        let floor = |at: Point| at.at(Length::ZERO);
        let (near, far) = self.scene().nearest(&self.base(from), &self.base(to));
        let hidden = |rule| Reason::line(rule, "hidden", near, far);
        let named = |reason: &Reason, what: Blocker| {
            let terrain = Some(self.setup.board.name_of(what));
            Reason { terrain, ..reason.clone() }
        };
        let Some((start, end)) = self.line(from, to) else {
            let hidden = hidden("KT18-VIS-03");
            let walls = screens.iter().filter_map(|screen| match screen {
                Screen::Thing(what @ (Blocker::Wall(_) | Blocker::Door(_)), _) => Some(*what),
                _ => None,
            });
            let walls: Vec<Reason> = walls.map(|what| named(&hidden, what)).collect();
            return if walls.is_empty() { vec![hidden] } else { walls };
        };
        if self.past_terrain(from, to) {
            return vec![Reason::line("KT18-VIS-02", "visible", floor(start), floor(end))];
        }
        let hidden = hidden("KT18-VIS-01");
        let (eye, body) = (self.body(from).head(), self.body(to));
        match self.setup.terrain_alone().sight(self.state.doors, &[], eye, &body) {
            Sight::Blocked { by } => by.iter().map(|what| named(&hidden, *what)).collect(),
            Sight::Clear { .. } => vec![hidden],
        }
    }

    /// Everything that obscures the target, each with a line that it stops (KT18-OBS-01, -02, -04, -05).
    fn explain_screens(&self, from: ModelIx, to: ModelIx, screens: &[Screen]) -> Vec<Reason> {
        if screens.is_empty() {
            return vec![Reason::plain("KT18-OBS-02", "in-plain-sight")];
        }
        let (source, target) = (self.base(from), self.base(to));
        let start = Point::from(origin(&source, &target)).at(Length::ZERO);
        let obscured = screens.iter().map(|screen| match *screen {
            Screen::Thing(what, at) => {
                let usual = matches!(what, Blocker::Prism(_));
                let rule = if usual { "KT18-OBS-01" } else { "KT18-OBS-02" };
                let line = Reason::line(rule, "obscured", start, at.at(Length::ZERO));
                Reason { terrain: Some(self.setup.board.name_of(what)), ..line }
            }
            Screen::Model(model) => {
                let at = self.place(model).at.at(Length::ZERO);
                let line = Reason::line("KT18-OBS-05", "obscured-by-model", start, at);
                Reason { model: Some(self.id(model)), ..line }
            }
        });
        let mut why: Vec<Reason> = obscured.collect();
        let near = screens.iter().find(|screen| self.shelters(**screen, to));
        why.extend(near.map(|screen| {
            let beside = |segment: &Segment| nearest_point(segment, target.centre);
            let (rule, at) = match *screen {
                Screen::Model(model) => ("KT18-INJ-02", self.place(model).at),
                Screen::Thing(Blocker::Prism(_), at) => ("KT18-INJ-02", at),
                Screen::Thing(Blocker::Wall(wall), _) => {
                    ("KT18-OBS-04", beside(&self.scene().walls()[wall]))
                }
                Screen::Thing(Blocker::Door(door), _) => {
                    ("KT18-OBS-04", beside(&self.scene().doors()[door]))
                }
            };
            let floor = |at: Point| at.at(Length::ZERO);
            Reason::line(rule, "sheltered", floor(target.centre), floor(at))
        }));
        why
    }

    /// Whether the two are within 1", and if a wall keeps them from it, that (KT18-WALL-05, -07).
    fn explain_engagement(&self, from: ModelIx, to: ModelIx, engaged: bool) -> Option<Reason> {
        let (a, b) = (self.base(from), self.base(to));
        let (near, far) = self.scene().nearest(&a, &b);
        let (rule, key) = match engaged {
            true if self.round_corner(from, to) => ("KT18-WALL-07", "engaged-round-corner"),
            true => ("KT18-FIGHT-04", "engaged"),
            false if a.within(&b, ENGAGED) => ("KT18-WALL-05", "walled-off"),
            false => return None,
        };
        Some(Reason::line(rule, key, near, far))
    }
}

/// The point of a segment that is nearest to a point, to about a unit.
fn nearest_point(segment: &Segment, p: Point) -> Point {
    let along = segment.to - segment.from;
    let whole = along.squared().max(1);
    let part = along.dot(p - segment.from).clamp(0, whole);
    let scaled = |d: i64| (i128::from(d) * i128::from(part) / i128::from(whole)) as i64;
    segment.from + Vector { dx: scaled(along.dx), dy: scaled(along.dy) }
}
