//! Valid targets, visibility and cover (sections 3.13 and 4).

use arrayvec::ArrayVec;
use geometry::{Blocker, Length, Origin, Piece, Point, Point3, Sight, Zone};
use serde::Serialize;
use table::{Illegal, Order, TerrainType, Why};

use crate::control_range::CONTROL_RANGE;
use crate::state::OpIx;
use crate::weapon_rules::Seek;
use crate::{Kt24, WeaponRules};

/// The most pieces of terrain that matter between two operatives.
const MAX_PIECES: usize = 32;

type Pieces = ArrayVec<(Blocker, TerrainType), MAX_PIECES>;

/// What a shooting sequence has to know about its target (hook S3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// KT24-COV-02: it is in cover.
    pub in_cover: bool,
    /// KT24-RUL-08: it is obscured.
    pub obscured: bool,
    /// KT24-RUL-09: its cover save is a critical success.
    pub critical_cover: bool,
    /// KT24-RUL-09: Accurate x from height.
    pub accurate: u8,
}

/// What terrain means between two operatives, from the point of the base that serves the observer best.
#[derive(Clone, Debug)]
struct Between {
    /// The point that the lines are drawn from.
    origin: Origin,
    /// Terrain that gives cover: K of section 4.
    covering: Pieces,
    /// Terrain that gives cover as far as the choice of a target goes: Kt of section 4.
    barring: Pieces,
    /// Heavy terrain that obscures.
    obscuring: Pieces,
}

impl Kt24 {
    /// Whether the part an operative stands on is this one: it never intervenes for that operative.
    fn stands_on(&self, op: OpIx, prism: usize) -> bool {
        let place = self.operative(op).place;
        let part = &self.setup.killzone.scene().prisms()[prism];
        part.top == place.z && part.footprint.within(place.at, Length::ZERO)
    }

    /// Terrain within the target's control range that it can see (KT24-COV-02, KT24-RUL-06).
    fn pieces_near(&self, from: OpIx, to: OpIx) -> Pieces {
        let scene = self.setup.killzone.scene();
        let base = self.base(to);
        let mut pieces = Pieces::new();
        let reach = base.radius + CONTROL_RANGE;
        for (i, part) in self.setup.killzone.terrain().iter().enumerate() {
            let (low, high) = part.footprint.bounds();
            let near = low.x - reach <= base.centre.x
                && base.centre.x <= high.x + reach
                && low.y - reach <= base.centre.y
                && base.centre.y <= high.y + reach;
            if near
                && part.footprint.within(base.centre, reach)
                && !self.stands_on(to, i)
                && !self.stands_on(from, i)
                && scene.sees_prism(self.state.doors, self.body(to).head(), i)
            {
                // More pieces than fit cannot stand within an inch of one base.
                let _ = pieces.try_push((Blocker::Prism(i), part.class()));
            }
        }
        for barrier in self.barriers() {
            let _ = pieces.try_push((barrier, TerrainType::Heavy));
        }
        pieces
    }

    /// Walls and closed doors: heavy terrain without thickness.
    fn barriers(&self) -> impl Iterator<Item = Blocker> + '_ {
        let scene = self.setup.killzone.scene();
        let doors = self.state.doors;
        let closed = (0..scene.doors().len()).filter(move |door| !doors.is_open(*door as u8));
        (0..scene.walls().len()).map(Blocker::Wall).chain(closed.map(Blocker::Door))
    }

    /// Heavy terrain that may obscure (KT24-RUL-08).
    fn heavy_pieces(&self, from: OpIx, to: OpIx) -> Pieces {
        if !self.setup.switches.obscured {
            return Pieces::new();
        }
        let terrain = self.setup.killzone.terrain().iter().enumerate();
        let heavy = terrain.filter(|(i, part)| {
            part.class() == TerrainType::Heavy
                && !self.stands_on(to, *i)
                && !self.stands_on(from, *i)
        });
        let heavy = heavy.map(|(i, _)| Blocker::Prism(i)).chain(self.barriers());
        heavy.map(|what| (what, TerrainType::Heavy)).take(MAX_PIECES).collect()
    }

    /// KT24-RUL-09: by how much the observer, on a vantage point, looks down on the target.
    fn looks_down(&self, from: OpIx, to: OpIx) -> Length {
        let (high, low) = (self.operative(from).place, self.operative(to).place);
        let scene = self.setup.killzone.scene();
        let on_vantage = scene
            .prisms()
            .iter()
            .enumerate()
            .any(|(i, prism)| prism.standable && self.stands_on(from, i));
        if self.setup.switches.vantage && on_vantage { high.z - low.z } else { Length::ZERO }
    }

    /// Sections 4 and 3.13: finds the point of the observer's base that serves it best, or takes the one
    /// that its player picked, and says what intervenes from there (KT24-RUL-05).
    fn between(&self, from: OpIx, to: OpIx, rules: &WeaponRules, picked: Option<Point>) -> Between {
        let scene = self.setup.killzone.scene();
        let (source, target) = (self.base(from), self.base(to));
        // KT24-COV-03: within 2" there is no cover.
        let close = scene.within(self.state.doors, &source, &target, Length::inches(2));
        let near = if close { Pieces::new() } else { self.pieces_near(from, to) };
        let concealed = self.operative(to).order == Order::Conceal;
        let from_above = self.looks_down(from, to) >= Length::inches(2);
        // KT24-WR-SEEK-01, KT24-WR-SEEKLIGHT-01: only for targets under Conceal, only in their choice.
        let ignored = |class: TerrainType| {
            concealed
                && match rules.seek {
                    Some(Seek::All) => true,
                    _ => {
                        (rules.seek == Some(Seek::Light) || from_above)
                            && class == TerrainType::Light
                    }
                }
        };
        let kept: Pieces = near.iter().copied().filter(|(_, class)| !ignored(*class)).collect();
        let heavy = self.heavy_pieces(from, to);
        let with = |zone: Zone| move |piece: &(Blocker, TerrainType)| Piece { what: piece.0, zone };
        let at_target = with(Zone::NearTarget(CONTROL_RANGE));
        let midway = with(Zone::Between { source: CONTROL_RANGE, target: CONTROL_RANGE });
        let clear = |near: &Pieces, heavy: &Pieces| {
            let pieces: ArrayVec<Piece, { 2 * MAX_PIECES }> =
                near.iter().map(at_target).chain(heavy.iter().map(midway)).collect();
            scene.clear_origin(&source, &target, &pieces)
        };
        let origin = picked.map(Origin::from).unwrap_or_else(|| {
            let none = Pieces::new();
            clear(&near, &heavy)
                .or_else(|| clear(&kept, &heavy))
                .or_else(|| if heavy.is_empty() { None } else { clear(&near, &none) })
                .or_else(|| if heavy.is_empty() { None } else { clear(&kept, &none) })
                .unwrap_or_else(|| Origin::from(facing_point(&source, &target)))
        });
        let crossed = |pieces: &Pieces, zone: Zone| -> Pieces {
            let crossing = |what| scene.crossing(origin, &source, &target, Piece { what, zone });
            pieces.iter().copied().filter(|(what, _)| crossing(*what).is_some()).collect()
        };
        let covering = crossed(&near, Zone::NearTarget(CONTROL_RANGE));
        let barring = covering.iter().copied().filter(|(_, class)| !ignored(*class)).collect();
        let zone = Zone::Between { source: CONTROL_RANGE, target: CONTROL_RANGE };
        let obscuring = crossed(&heavy, zone);
        Between { origin, covering, barring, obscuring }
    }

    fn flags(&self, from: OpIx, to: OpIx, between: &Between) -> Flags {
        let obscured = !between.obscuring.is_empty();
        // KT24-RUL-08: one feature cannot do both; being obscured protects better.
        let same = between.covering.len() == 1
            && between.obscuring.len() == 1
            && between.covering[0].0 == between.obscuring[0].0;
        let down = self.looks_down(from, to);
        let engaged = self.operative(to).order == Order::Engage;
        Flags {
            in_cover: !between.covering.is_empty() && !same,
            obscured,
            critical_cover: !engaged && down >= Length::inches(2),
            accurate: match down {
                _ if !engaged => 0,
                down if down >= Length::inches(4) => 2,
                down if down >= Length::inches(2) => 1,
                _ => 0,
            },
        }
    }

    /// KT24-SHOOT-03, KT24-VT-01 to -03, KT24-WR-RANGE-01: whether Shoot may choose a target, and what the
    /// sequence has to know about it.
    pub(crate) fn target(
        &self,
        from: OpIx,
        to: OpIx,
        rules: &WeaponRules,
        picked: Option<Point>,
    ) -> Result<Flags, Illegal> {
        let model = self.model(to);
        if self.side_of(from) == self.side_of(to) {
            return Err(Illegal::new("KT24-SHOOT-03", Why::NotAnEnemy { model }));
        }
        let scene = self.setup.killzone.scene();
        if let Some(range) = rules.range
            && !scene.within(self.state.doors, &self.base(from), &self.base(to), range)
        {
            return Err(Illegal::new("KT24-WR-RANGE-01", Why::OutOfRange { model, range }));
        }
        if !self.visible(from, to) {
            let concealed = self.operative(to).order == Order::Conceal;
            let rule = if concealed { "KT24-VT-03" } else { "KT24-VT-02" };
            return Err(Illegal::new(rule, Why::NotVisible { model }));
        }
        if let Some(friend) = self.holder_of(to, self.side_of(from), OpIx(u8::MAX)) {
            let friend = self.model(friend);
            return Err(Illegal::new("KT24-SHOOT-03", Why::FriendEngaged { model, friend }));
        }
        let between = self.between(from, to, rules, picked);
        // KT24-VT-03, KT24-ORD-03: Conceal protects a target in cover.
        if self.operative(to).order == Order::Conceal && !between.barring.is_empty() {
            let rule =
                if rules.seek == Some(Seek::Light) { "KT24-WR-SEEKLIGHT-01" } else { "KT24-VT-03" };
            return Err(Illegal::new(rule, Why::InCover { model }));
        }
        Ok(self.flags(from, to, &between))
    }

    /// The whole verdict between two operatives, with its reasons.
    pub fn verdict(&self, from: OpIx, to: OpIx, rules: &WeaponRules) -> Verdict {
        let scene = self.setup.killzone.scene();
        let (source, target) = (self.base(from), self.base(to));
        let distance = scene.distance(self.state.doors, &source, &target);
        let sight = self.sight(from, to);
        let between = self.between(from, to, rules, None);
        let flags = self.flags(from, to, &between);
        let engaged = self.in_control_range(from, to);
        let outcome = self.target(from, to, rules, None);
        let valid_target = outcome.is_ok() && !engaged;
        let dice = 3u8.saturating_sub(rules.piercing);
        let cover_save = valid_target && flags.in_cover && !rules.saturate && dice > 0;
        let mut why = Vec::new();
        self.explain_sight(from, to, &sight, &mut why);
        self.explain_terrain(from, to, &between, flags, &mut why);
        if engaged {
            let line = scene.nearest(&source, &target);
            why.push(Reason::line("KT24-CR-01", "engaged", line.0, line.1));
        }
        if let Err(illegal) = &outcome {
            why.push(Reason {
                rule: illegal.rule,
                key: "refused",
                refusal: Some(illegal.why.clone()),
                terrain: None,
                line: None,
            });
        } else if valid_target {
            let order = self.operative(to).order;
            let rule = if order == Order::Engage { "KT24-VT-02" } else { "KT24-VT-03" };
            why.push(Reason::plain(rule, "valid-target"));
        }
        Verdict {
            distance,
            visible: matches!(sight, Sight::Clear { .. }),
            obscured: flags.obscured,
            cover: flags.in_cover,
            engaged,
            valid_target,
            cover_save,
            why,
        }
    }

    fn explain_sight(&self, from: OpIx, to: OpIx, sight: &Sight, why: &mut Vec<Reason>) {
        match sight {
            Sight::Clear { from, to } => {
                why.push(Reason::line("KT24-VIS-01", "visible", *from, *to))
            }
            Sight::Blocked { by } => {
                let (eye, head) = (self.body(from).head(), self.body(to).head());
                if by.is_empty() {
                    why.push(Reason::line("KT24-VIS-01", "hidden", eye, head));
                }
                for blocker in by {
                    let mut reason = Reason::line("KT24-VIS-01", "hidden", eye, head);
                    reason.terrain = Some(self.name_of(*blocker));
                    why.push(reason);
                }
            }
        }
    }

    fn explain_terrain(
        &self,
        from: OpIx,
        to: OpIx,
        between: &Between,
        flags: Flags,
        why: &mut Vec<Reason>,
    ) {
        let (source, target) = (self.base(from), self.base(to));
        let scene = self.setup.killzone.scene();
        let origin = Point::from(between.origin).at(source.z);
        let crossings = |pieces: &Pieces, zone: Zone, rule: &'static str, key: &'static str| {
            let found = pieces.iter().filter_map(|(what, _)| {
                let piece = Piece { what: *what, zone };
                let at = scene.crossing(between.origin, &source, &target, piece)?;
                let line = Reason::line(rule, key, origin, at.at(target.z));
                Some(Reason { terrain: Some(self.name_of(*what)), ..line })
            });
            found.collect::<Vec<_>>()
        };
        if flags.in_cover {
            let zone = Zone::NearTarget(CONTROL_RANGE);
            why.extend(crossings(&between.covering, zone, "KT24-COV-02", "in-cover"));
        } else if scene.within(self.state.doors, &source, &target, Length::inches(2)) {
            let line = scene.nearest(&source, &target);
            why.push(Reason::line("KT24-COV-03", "too-close-for-cover", line.0, line.1));
        }
        if flags.obscured {
            let zone = Zone::Between { source: CONTROL_RANGE, target: CONTROL_RANGE };
            why.extend(crossings(&between.obscuring, zone, "KT24-RUL-08", "obscured"));
        }
    }

    fn name_of(&self, blocker: Blocker) -> String {
        let killzone = &self.setup.killzone;
        match blocker {
            Blocker::Prism(i) => {
                killzone.terrain().get(i).map_or_else(|| "model".to_owned(), |t| t.name.clone())
            }
            Blocker::Wall(i) => format!("wall {}", i + 1),
            Blocker::Door(i) => killzone.doors()[i].name.clone(),
        }
    }
}

/// The point of a base that faces another.
fn facing_point(source: &geometry::Disc, target: &geometry::Disc) -> Point {
    let along = target.centre - source.centre;
    let length = along.squared().isqrt().max(1);
    let radius = source.radius.wide();
    source.centre
        + geometry::Vector { dx: along.dx * radius / length, dy: along.dy * radius / length }
}

/// The targeting verdict between two operatives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The gap between the bases; none where walls leave no way.
    pub distance: Option<Length>,
    /// KT24-VIS-01.
    pub visible: bool,
    /// KT24-RUL-08.
    pub obscured: bool,
    /// KT24-COV-02.
    pub cover: bool,
    /// KT24-CR-01.
    pub engaged: bool,
    /// Whether Shoot may choose the target.
    pub valid_target: bool,
    /// Whether the defender may keep a die for cover.
    pub cover_save: bool,
    /// The rules that decided, in order.
    pub why: Vec<Reason>,
}

/// One rule that decided a verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The rule.
    pub rule: &'static str,
    /// The message, of the family `reason`.
    pub key: &'static str,
    /// The refusal, where the message is one.
    pub refusal: Option<Why>,
    /// The piece of terrain that decided.
    pub terrain: Option<String>,
    /// The line that shows it.
    pub line: Option<(Point3, Point3)>,
}

impl Reason {
    /// The messages that verdicts use.
    pub const KEYS: &'static [&'static str] = &[
        "visible",
        "hidden",
        "in-cover",
        "too-close-for-cover",
        "obscured",
        "engaged",
        "refused",
        "valid-target",
    ];

    fn plain(rule: &'static str, key: &'static str) -> Self {
        Reason { rule, key, refusal: None, terrain: None, line: None }
    }

    fn line(rule: &'static str, key: &'static str, from: Point3, to: Point3) -> Self {
        Reason { line: Some((from, to)), ..Reason::plain(rule, key) }
    }
}
