//! Valid targets, visibility and cover (sections 3.13 and 4).

use geometry::{Blocker, Length, Origin, Piece, Point, Zone};
use skirmish::{ENGAGED, Field, OpIx, Reason, Verdict, explain_sight, facing_point, on_line};
use table::{Illegal, Order, TerrainType, Why};

use crate::weapon_rules::Seek;
use crate::{Kt24, WeaponRules};

type Pieces = Vec<(Blocker, TerrainType)>;

/// What a shooting sequence has to know about its target (hook S3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// KT24-COV-01, -02: it is in cover from the shooter.
    pub in_cover: bool,
    /// KT24-RUL-08: it is obscured.
    pub obscured: bool,
    /// KT24-RUL-08: one feature does both, so the defender picks one of the two.
    pub either: bool,
    /// KT24-RUL-09: its cover save is a critical success.
    pub critical_cover: bool,
    /// KT24-RUL-09: Accurate x from height.
    pub accurate: u8,
}

/// What terrain means between two operatives, from the point of the base that serves the observer best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Between {
    /// The point that the lines are drawn from; none: the one that faces the target.
    origin: Option<Origin>,
    /// Whether terrain gives cover: K of section 4 is not empty.
    covered: bool,
    /// Whether it does as far as the choice of a target goes: Kt of section 4 is not empty.
    barred: bool,
    /// Whether distant Heavy terrain intervenes.
    obscured: bool,
}

const NEAR: Zone = Zone::NearTarget(ENGAGED);
const MIDWAY: Zone = Zone::Between { source: ENGAGED, target: ENGAGED };

impl Kt24 {
    /// Whether an operative stands on this part, which then never intervenes for it.
    fn stands_on(&self, op: OpIx, part: usize) -> bool {
        self.board().stands_on(&self.base(op), part)
    }

    /// Terrain within 1" of the target that may intervene (KT24-COV-02), Light or Heavy (KT24-RUL-07).
    fn pieces_near(&self, from: OpIx, to: OpIx) -> Pieces {
        let near = self.board().parts_within(&self.base(to), ENGAGED);
        let near = near.filter(|(i, _)| !self.stands_on(to, *i) && !self.stands_on(from, *i));
        let near = near.map(|(i, part)| (Blocker::Prism(i), part.class()));
        let walls = self.barriers().map(|what| (what, TerrainType::Heavy));
        near.chain(walls).collect()
    }

    /// KT24-RUL-06: the target has to see a piece for it to be within its control range.
    fn seen_by(&self, op: OpIx, what: Blocker) -> bool {
        match what {
            Blocker::Prism(i) => {
                let scene = self.board().killzone().scene();
                scene.sees_prism(self.state.doors, self.body(op).head(), i)
            }
            Blocker::Wall(_) | Blocker::Door(_) => true,
        }
    }

    /// Walls and closed doors: heavy terrain without thickness.
    fn barriers(&self) -> impl Iterator<Item = Blocker> + '_ {
        self.board().barriers(self.state.doors)
    }

    /// Heavy terrain that may obscure (KT24-RUL-08).
    fn heavy_pieces(&self, from: OpIx, to: OpIx) -> Pieces {
        if !self.setup.switches.obscured {
            return Pieces::new();
        }
        let terrain = self.board().killzone().terrain().iter().enumerate();
        let heavy = terrain.filter(|(i, part)| {
            part.class() == TerrainType::Heavy
                && !self.stands_on(to, *i)
                && !self.stands_on(from, *i)
        });
        let heavy = heavy.map(|(i, _)| Blocker::Prism(i)).chain(self.barriers());
        heavy.map(|what| (what, TerrainType::Heavy)).collect()
    }

    /// By how much the observer, on a vantage point, looks down on the target (KT24-RUL-09).
    fn looks_down(&self, from: OpIx, to: OpIx) -> Length {
        let on_vantage = self.board().on_vantage(&self.base(from));
        if self.setup.switches.vantage && on_vantage {
            self.place(from).z - self.place(to).z
        } else {
            Length::ZERO
        }
    }

    /// KT24-WR-SEEK-01, KT24-WR-SEEKLIGHT-01: terrain that the choice of a target under Conceal ignores (KT24-RUL-09).
    /// The cover save does not (KT24-WR-SEEK-03, KT24-RUL-48).
    fn ignores(&self, from: OpIx, to: OpIx, rules: &WeaponRules, class: TerrainType) -> bool {
        if self.operative(to).order != Order::Conceal {
            return false;
        }
        match rules.seek {
            Some(Seek::All) => true,
            Some(Seek::Light) => class == TerrainType::Light,
            None => class == TerrainType::Light && self.looks_down(from, to) >= Length::inches(2),
        }
    }

    /// Sections 4 and 3.13: finds the point of the observer's base that serves it best, or takes the one
    /// that its player picked, and says what intervenes from there (KT24-RUL-05). Within 2" there is no cover
    /// (KT24-COV-03).
    fn between(&self, from: OpIx, to: OpIx, rules: &WeaponRules, picked: Option<Point>) -> Between {
        let scene = self.board().killzone().scene();
        let (source, target) = (self.base(from), self.base(to));
        let heavy = self.heavy_pieces(from, to);
        let close = scene.within(self.state.doors, &source, &target, Length::inches(2));
        let mut near = if close { Pieces::new() } else { self.pieces_near(from, to) };
        let misses = |piece: &(Blocker, TerrainType)| {
            source.z == target.z && scene.surely_misses(&source, &target, piece.0)
        };
        if picked.is_none() && heavy.is_empty() && near.iter().all(misses) {
            return Between { origin: None, covered: false, barred: false, obscured: false };
        }
        near.retain(|(what, _)| self.seen_by(to, *what));
        let kept: Pieces =
            near.iter().copied().filter(|(_, c)| !self.ignores(from, to, rules, *c)).collect();
        let clear = |near: &[(Blocker, TerrainType)], heavy: &[(Blocker, TerrainType)]| {
            let near = near.iter().map(|(what, _)| Piece { what: *what, zone: NEAR });
            let heavy = heavy.iter().map(|(what, _)| Piece { what: *what, zone: MIDWAY });
            let pieces: Vec<Piece> = near.chain(heavy).collect();
            scene.clear_origin(&source, &target, &pieces)
        };
        let crossed = |origin: Origin, pieces: &[(Blocker, TerrainType)], zone: Zone| {
            let piece = |what: Blocker| Piece { what, zone };
            let crossing = |what| scene.crossing(origin, &source, &target, piece(what));
            pieces.iter().any(|(what, _)| crossing(*what).is_some())
        };
        let from_origin = |origin: Origin| Between {
            origin: Some(origin),
            covered: crossed(origin, &near, NEAR),
            barred: crossed(origin, &kept, NEAR),
            obscured: crossed(origin, &heavy, MIDWAY),
        };
        if let Some(point) = picked {
            return from_origin(point.into());
        }
        if let Some(origin) = clear(&near, &heavy) {
            let origin = Some(origin);
            return Between { origin, covered: false, barred: false, obscured: false };
        }
        if heavy.is_empty() && kept.len() == near.len() {
            return Between { origin: None, covered: true, barred: true, obscured: false };
        }
        // Section 4: Kt empty, preferably K too; among such points one that is not obscured.
        let without_heavy = |pieces: &[(Blocker, TerrainType)]| {
            if heavy.is_empty() { None } else { clear(pieces, &[]) }
        };
        let origin = without_heavy(&near)
            .or_else(|| clear(&kept, &heavy))
            .or_else(|| without_heavy(&kept))
            .or_else(|| if heavy.is_empty() { None } else { clear(&[], &heavy) });
        from_origin(origin.unwrap_or_else(|| facing_point(&source, &target).into()))
    }

    fn flags(&self, from: OpIx, to: OpIx, between: &Between) -> Flags {
        let (critical_cover, accurate) = self.by_height(from, to);
        Flags {
            in_cover: between.covered,
            obscured: between.obscured,
            either: between.covered && between.obscured && self.one_feature(from, to, between),
            critical_cover,
            accurate,
        }
    }

    /// KT24-RUL-09: whether a cover save against the shooter is critical, and the Accurate x that it gains.
    pub(crate) fn by_height(&self, from: OpIx, to: OpIx) -> (bool, u8) {
        let down = self.looks_down(from, to);
        if self.operative(to).order == Order::Conceal {
            return (down >= Length::inches(2), 0);
        }
        let steps = [Length::inches(2), Length::inches(4)];
        (false, steps.iter().filter(|step| down >= **step).count() as u8)
    }

    /// The pieces that lines from a point cross within a zone, and where.
    fn crossings(&self, from: OpIx, to: OpIx, origin: Origin, zone: Zone) -> Vec<(Blocker, Point)> {
        let scene = self.board().killzone().scene();
        let (source, target) = (self.base(from), self.base(to));
        let pieces =
            if zone == NEAR { self.pieces_near(from, to) } else { self.heavy_pieces(from, to) };
        let counted = pieces.iter().filter(|(what, _)| zone != NEAR || self.seen_by(to, *what));
        let found = counted.filter_map(|(what, _)| {
            let at = scene.crossing(origin, &source, &target, Piece { what: *what, zone })?;
            Some((*what, at))
        });
        found.collect()
    }

    fn origin(&self, from: OpIx, to: OpIx, between: &Between) -> Origin {
        between.origin.unwrap_or_else(|| facing_point(&self.base(from), &self.base(to)).into())
    }

    /// KT24-RUL-08: whether the cover and the obscuring come from one and the same feature.
    fn one_feature(&self, from: OpIx, to: OpIx, between: &Between) -> bool {
        let origin = self.origin(from, to, between);
        let covering = self.crossings(from, to, origin, NEAR);
        let obscuring = self.crossings(from, to, origin, MIDWAY);
        matches!((covering.as_slice(), obscuring.as_slice()), ([a], [b]) if a.0 == b.0)
    }

    /// KT24-VT-01 to -03, KT24-WR-RANGE-01, KT24-RUL-57, and what Shoot asks beyond validity (KT24-SHOOT-03,
    /// KT24-RUL-64): whether Shoot may choose a target, and what the sequence has to know about it.
    pub fn target(
        &self,
        from: OpIx,
        to: OpIx,
        rules: &WeaponRules,
        picked: Option<Point>,
    ) -> Result<Flags, Illegal> {
        let visible = || self.visible(from, to);
        self.choose(from, to, rules, visible, || self.between(from, to, rules, picked))
    }

    /// The same for somebody who may know already what can be seen and what stands between. Conceal protects a target
    /// in cover (KT24-ORD-03); Seek does not help to see it (KT24-WR-SEEK-02).
    fn choose(
        &self,
        from: OpIx,
        to: OpIx,
        rules: &WeaponRules,
        visible: impl FnOnce() -> bool,
        between: impl FnOnce() -> Between,
    ) -> Result<Flags, Illegal> {
        let model = self.model(to);
        if self.side_of(from) == self.side_of(to) {
            return Err(Illegal::new("KT24-SHOOT-03", Why::NotAnEnemy { model }));
        }
        let scene = self.board().killzone().scene();
        if let Some(range) = rules.range
            && !scene.within(self.state.doors, &self.base(from), &self.base(to), range)
        {
            return Err(Illegal::new("KT24-WR-RANGE-01", Why::OutOfRange { model, range }));
        }
        if !visible() {
            let concealed = self.operative(to).order == Order::Conceal;
            let rule = if concealed { "KT24-VT-03" } else { "KT24-VT-02" };
            return Err(Illegal::new(rule, Why::NotVisible { model }));
        }
        if let Some(friend) = self.holder_of(to, self.side_of(from), None) {
            let friend = self.model(friend);
            return Err(Illegal::new("KT24-SHOOT-03", Why::FriendEngaged { model, friend }));
        }
        let between = between();
        // KT24-VT-03.
        if self.operative(to).order == Order::Conceal && between.barred {
            let rule =
                if rules.seek == Some(Seek::Light) { "KT24-WR-SEEKLIGHT-01" } else { "KT24-VT-03" };
            return Err(Illegal::new(rule, Why::InCover { model }));
        }
        Ok(self.flags(from, to, &between))
    }

    /// The whole verdict between two operatives, with its reasons.
    pub fn verdict(&self, from: OpIx, to: OpIx, rules: &WeaponRules) -> Verdict {
        let scene = self.board().killzone().scene();
        let (source, target) = (self.base(from), self.base(to));
        let distance = scene.distance(self.state.doors, &source, &target);
        let sight = self.sight(from, to);
        let between = self.between(from, to, rules, None);
        let flags = self.flags(from, to, &between);
        let engaged = self.engaged(from, to);
        let outcome = self.choose(from, to, rules, || sight.is_clear(), || between);
        let valid_target = outcome.is_ok() && !engaged;
        let dice = 3u8.saturating_sub(rules.piercing);
        let cover_save = valid_target && flags.in_cover && !rules.saturate && dice > 0;
        let mut why = explain_sight(self, "KT24-VIS-01", from, to, &sight);
        self.explain_terrain(from, to, &between, flags, &mut why);
        if engaged {
            let line = scene.nearest(&source, &target);
            why.push(Reason::line("KT24-CR-01", "engaged", line.0, line.1));
        }
        if let Err(illegal) = &outcome {
            why.push(Reason::refused(illegal.rule, illegal.why.clone()));
        } else if valid_target {
            let order = self.operative(to).order;
            let rule = if order == Order::Engage { "KT24-VT-02" } else { "KT24-VT-03" };
            why.push(Reason::plain(rule, "valid-target"));
        }
        Verdict {
            distance,
            visible: sight.is_clear(),
            obscured: flags.obscured,
            cover: flags.in_cover,
            engaged,
            valid_target,
            cover_save,
            why,
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
        let scene = self.board().killzone().scene();
        let drawn_from = self.origin(from, to, between);
        let origin = Point::from(drawn_from).at(source.z);
        let mut tell = |zone: Zone, rule: &'static str, key: &'static str| {
            for (what, at) in self.crossings(from, to, drawn_from, zone) {
                let line = Reason::line(rule, key, origin, on_line(origin, at, &target));
                why.push(Reason { terrain: Some(self.board().name_of(what)), ..line });
            }
        };
        if flags.obscured {
            tell(MIDWAY, "KT24-RUL-08", "obscured");
        }
        if flags.in_cover {
            tell(NEAR, "KT24-COV-02", "in-cover");
        } else if scene.within(self.state.doors, &source, &target, Length::inches(2)) {
            let line = scene.nearest(&source, &target);
            why.push(Reason::line("KT24-COV-03", "too-close-for-cover", line.0, line.1));
        }
    }
}
