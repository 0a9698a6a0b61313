//! Line of Sight (section 10): visible, obscured, in cover, and the decision procedure of 10.3.

use geometry::{Blocker, Cylinder, Disc, Ends, Length, Origin, Piece, Pillar, Point, Zone};
use skirmish::{ENGAGED, Field, OpIx, Reason, Verdict, explain_sight, facing_point, on_line};
use table::{Illegal, Order, TerrainType, Why};

use crate::{Kt21, Obscuring, WeaponRules};

/// KT21-COV-01: near enough for Cover.
const NEAR: Zone = Zone::NearTarget(ENGAGED);

/// KT21-OBS-01 to -03, KT21-OP-27: crossing points more than 2" from the target and more than 1" from the
/// active operative.
const MIDWAY: Zone = Zone::Between { source: ENGAGED, target: OBSCURED_BEYOND };

/// KT21-OBS-01: how far from a target terrain has to be to obscure it.
const OBSCURED_BEYOND: Length = Length::inches(2);

/// KT21-COV-02, KT21-OP-35: nearer there is no Cover.
const TOO_CLOSE: Length = Length::inches(2);

/// KT21-LOS-04: how much higher a Vantage Point has to be.
const LOOKS_DOWN: Length = Length::inches(2);

/// What intervenes between two operatives from one point of the active operative's base (KT21-INT-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Between {
    /// The point; none: the one that faces the target.
    origin: Option<Origin>,
    /// Whether the target is Obscured.
    obscured: bool,
    /// Whether it is in Cover.
    covered: bool,
    /// Whether it is, as far as the choice of a target under Conceal goes.
    barred: bool,
}

impl Between {
    const OPEN: Between = Between { origin: None, obscured: false, covered: false, barred: false };
}

/// How much is asked about what intervenes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Depth {
    /// Whether the target is valid, and in Cover if it is.
    Verdict,
    /// Everything, for people to read.
    Reasons,
}

/// What could intervene between two operatives.
#[derive(Debug, Default)]
struct Pieces {
    /// What could obscure.
    large: Vec<Piece>,
    /// What could give Cover, and whether it bars a target under Conceal.
    near: Vec<(Piece, bool)>,
    /// Bases that could give Cover (KT21-OP-30).
    bases: Vec<Pillar>,
}

impl Kt21 {
    /// KT21-OP-28, -31: terrain taller than the target obscures; with the switch Heavy terrain does and Light does
    /// not, whatever their heights.
    fn is_large(&self, part: usize, target: &Cylinder) -> bool {
        let part = &self.board().killzone().terrain()[part];
        let taller = part.top > target.base.z + target.height;
        match (self.setup.switches.obscuring, part.kind) {
            (Obscuring::Height, _) | (Obscuring::Traits, None) => taller,
            (Obscuring::Traits, Some(kind)) => kind == TerrainType::Heavy,
        }
    }

    /// KT21-OP-32: whether the active operative stands on a Vantage Point high enough above (KT21-LOS-04).
    fn looks_down(&self, from: OpIx, to: OpIx) -> bool {
        let switches = &self.setup.switches;
        let height = self.place(from).z - self.place(to).z;
        let enough = height > LOOKS_DOWN || (switches.vantage_inclusive && height == LOOKS_DOWN);
        switches.vantage_exception && enough && self.board().on_vantage(&self.base(from))
    }

    /// Whether Cover from a large piece, or from another, bars a target under Conceal: KT21-WR-INDIRECT and
    /// KT21-LOS-04 let Cover be, and bar nothing, the latter of KT21-OP-32 only what is not Light.
    fn bars(&self, from: OpIx, to: OpIx, rules: &WeaponRules, large: bool) -> bool {
        let light_only = self.setup.switches.vantage_light_only;
        !rules.indirect && !(self.looks_down(from, to) && !(light_only && large))
    }

    /// What may intervene: KT21-INT-02 leaves out the parts that either stands on, and what no line from any
    /// point of the base meets is left out too.
    fn pieces(&self, from: OpIx, to: OpIx, rules: &WeaponRules) -> Pieces {
        let (board, scene) = (self.board(), self.board().killzone().scene());
        let (source, body) = (self.base(from), self.body(to));
        let target = body.base;
        let sheltered = !scene.within(self.doors(), &source, &target, TOO_CLOSE);
        let bars = [false, true].map(|large| self.bars(from, to, rules, large));
        let mut pieces = Pieces::default();
        let mut add = |what: Blocker, large: bool, close: bool| {
            if scene.lies_aside(&source, &target, what) {
                return;
            }
            if large && !self.wholly_near(what, &source, &target) {
                pieces.large.push(Piece { what, zone: MIDWAY });
            }
            if close && sheltered {
                pieces.near.push((Piece { what, zone: NEAR }, bars[usize::from(large)]));
            }
        };
        // Whatever a line crosses lies in the box round both bases.
        let low = |a: Length, b: Length| (a - source.radius).min(b - target.radius);
        let high = |a: Length, b: Length| (a + source.radius).max(b + target.radius);
        let (a, b) = (source.centre, target.centre);
        let box_low = Point::new(low(a.x, b.x), low(a.y, b.y));
        let box_high = Point::new(high(a.x, b.x), high(a.y, b.y));
        for (part, prism) in scene.prisms().iter().enumerate() {
            let (low, high) = prism.footprint.bounds();
            if low.x > box_high.x || low.y > box_high.y || high.x < box_low.x || high.y < box_low.y
            {
                continue;
            }
            let large = self.is_large(part, &body);
            let reach = target.radius + ENGAGED;
            let close = prism.footprint.within(target.centre, reach);
            let stood_on = || board.stands_on(&source, part) || board.stands_on(&target, part);
            if (large || close) && !stood_on() {
                add(Blocker::Prism(part), large, close);
            }
        }
        for barrier in board.barriers(self.doors()) {
            add(barrier, true, true);
        }
        // KT21-OP-30: bases give Cover only with the switch.
        if self.setup.switches.bases_give_cover && sheltered {
            let others = self.on_board().filter(|op| *op != from && *op != to);
            pieces.bases.extend(others.map(|op| Pillar { body: self.body(op), zone: NEAR }));
        }
        pieces
    }

    /// Whether all of a part is too near to one of two bases to obscure (KT21-OBS-01, -02).
    fn wholly_near(&self, what: Blocker, source: &Disc, target: &Disc) -> bool {
        let Blocker::Prism(part) = what else { return false };
        let corners = self.board().killzone().scene().prisms()[part].footprint.corners();
        let within = |base: &Disc, reach: Length| {
            let reach = (base.radius + reach).squared();
            corners.iter().all(|corner| base.centre.squared_distance(*corner) <= reach)
        };
        within(target, OBSCURED_BEYOND) || within(source, ENGAGED)
    }

    /// Section 10.2: finds the point of the base that serves the active operative best (KT21-OP-26), or takes
    /// the one that its player picked, and says what intervenes from there.
    fn between(
        &self,
        from: OpIx,
        to: OpIx,
        rules: &WeaponRules,
        picked: Option<Point>,
        depth: Depth,
    ) -> Between {
        let scene = self.board().killzone().scene();
        let (source, target) = (self.base(from), self.base(to));
        let pieces = self.pieces(from, to, rules);
        // The point that faces the target will often do.
        let missed = |piece: &Piece| {
            source.z == target.z && scene.surely_misses(&source, &target, piece.what)
        };
        let plain = pieces.bases.is_empty()
            && pieces.large.iter().all(missed)
            && pieces.near.iter().all(|(piece, _)| missed(piece));
        if plain && picked.is_none() {
            return Between::OPEN;
        }
        let kept = || pieces.near.iter().filter(|(_, bars)| *bars);
        let bars_all = kept().count() == pieces.near.len();
        let crossed = |origin: Origin, piece: &Piece| {
            scene.crossing_to(origin, &source, (&target, Ends::Whole), *piece).is_some()
        };
        // A base is no Light terrain.
        let kept_bases =
            if self.bars(from, to, rules, true) { pieces.bases.as_slice() } else { &[] };
        let from_origin = |origin: Origin| {
            let behind =
                |base: &Pillar| base.crossing(origin, &source, &target, Ends::Whole).is_some();
            let covers = |(piece, _): &(Piece, bool)| crossed(origin, piece);
            Between {
                origin: Some(origin),
                obscured: pieces.large.iter().any(|piece| crossed(origin, piece)),
                covered: pieces.near.iter().any(covers) || pieces.bases.iter().any(behind),
                barred: kept().any(covers) || kept_bases.iter().any(behind),
            }
        };
        if let Some(point) = picked {
            return from_origin(point.into());
        }
        let clear = |large: &[Piece], near: &mut dyn Iterator<Item = &(Piece, bool)>, bases| {
            let near = near.map(|(piece, _)| *piece);
            let all: Vec<Piece> = large.iter().copied().chain(near).collect();
            scene.clear_origin_among(&source, (&target, Ends::Whole), &all, bases)
        };
        let (large, bases) = (pieces.large.as_slice(), pieces.bases.as_slice());
        let nothing = || std::iter::empty();
        let Some(in_the_open) = clear(large, &mut nothing(), &[]) else {
            // Obscured from every point; whether it is in Cover from all of them only explains.
            let origin = match depth {
                Depth::Verdict => return Between { obscured: true, ..Between::OPEN },
                Depth::Reasons => clear(&[], &mut pieces.near.iter(), bases),
            };
            return from_origin(origin.unwrap_or_else(|| facing_point(&source, &target).into()));
        };
        if pieces.near.is_empty() && bases.is_empty() {
            return Between { origin: Some(in_the_open), ..Between::OPEN };
        }
        if let Some(origin) = clear(large, &mut pieces.near.iter(), bases) {
            return Between { origin: Some(origin), ..Between::OPEN };
        }
        if large.is_empty() && bases.is_empty() && bars_all {
            return Between { covered: true, barred: true, ..Between::OPEN };
        }
        // In Cover from every point that is not Obscured; Cover that bars nothing is better than Cover that does.
        let all_bar = bars_all && kept_bases.len() == bases.len();
        let better = if all_bar { None } else { clear(large, &mut kept(), kept_bases) };
        from_origin(better.unwrap_or(in_the_open))
    }

    /// KT21-SHOOT-03, KT21-LOS-01 to -04: the decision procedure of 10.3. Returns whether the target is in
    /// Cover.
    ///
    /// # Errors
    /// The rule for which it is not a valid target.
    pub fn target(
        &self,
        from: OpIx,
        to: OpIx,
        rules: &WeaponRules,
        picked: Option<Point>,
    ) -> Result<bool, Illegal> {
        let between = || self.between(from, to, rules, picked, Depth::Verdict);
        self.classify(from, to, rules, || self.visible(from, to), between)
    }

    /// The same for somebody who may know already what can be seen and what stands between. The target is in range
    /// (KT21-WR-RNG), and no friend of the shooter is within Engagement Range of it (KT21-OP-24).
    fn classify(
        &self,
        from: OpIx,
        to: OpIx,
        rules: &WeaponRules,
        visible: impl FnOnce() -> bool,
        between: impl FnOnce() -> Between,
    ) -> Result<bool, Illegal> {
        let model = self.model(to);
        if self.side_of(from) == self.side_of(to) {
            return Err(Illegal::new("KT21-SHOOT-03", Why::NotAnEnemy { model }));
        }
        if let Some(range) = rules.range
            && !self.near(from, to, range)
        {
            return Err(Illegal::new("KT21-WR-RNG", Why::OutOfRange { model, range }));
        }
        // A wall between them matters; the shooter counts as a friend.
        if let Some(friend) = self.holder_of(to, self.side_of(from), None) {
            let friend = self.model(friend);
            return Err(Illegal::new("KT21-SHOOT-03", Why::FriendEngaged { model, friend }));
        }
        if !visible() {
            return Err(Illegal::new("KT21-VIS-01", Why::NotVisible { model }));
        }
        let between = between();
        if between.obscured {
            return Err(Illegal::new("KT21-OBS-01", Why::Obscured { model }));
        }
        // KT21-LOS-02: with an Engage order that is all; KT21-LOS-03: Conceal asks for no Cover besides.
        if self.operative(to).order == Order::Conceal && between.barred {
            return Err(Illegal::new("KT21-LOS-03", Why::InCover { model }));
        }
        Ok(between.covered)
    }

    /// S13: whether the defender may retain a cover save (KT21-SHOOT-09), for a target that is or is not in
    /// Cover: KT21-WR-NOCOVER, KT21-WR-BARRAGE, KT21-OP-55.
    pub fn cover_retention(&self, to: OpIx, rules: &WeaponRules, in_cover: bool) -> bool {
        if rules.no_cover {
            false
        } else if rules.barrage {
            self.board().killzone().scene().covers(&self.base(to))
        } else {
            in_cover
        }
    }

    /// The whole verdict between two operatives, with its reasons.
    pub fn verdict(&self, from: OpIx, to: OpIx, rules: &WeaponRules) -> Verdict {
        let scene = self.board().killzone().scene();
        let (source, target) = (self.base(from), self.base(to));
        let sight = self.sight(from, to);
        let between = self.between(from, to, rules, None, Depth::Reasons);
        let engaged = self.engaged(from, to);
        let outcome = self.classify(from, to, rules, || sight.is_clear(), || between);
        let valid_target = outcome.is_ok() && !engaged;
        let dice = self.card(to).defence.saturating_sub(rules.ap);
        let retained = self.cover_retention(to, rules, between.covered);
        let mut why = explain_sight(self, "KT21-VIS-01", from, to, &sight);
        self.explain_terrain(from, to, rules, &between, &mut why);
        if engaged {
            let line = scene.nearest(&source, &target);
            why.push(Reason::line("KT21-ER-01", "engaged", line.0, line.1));
        }
        match outcome {
            Err(illegal) => why.push(Reason::refused(illegal.rule, illegal.why)),
            Ok(_) if !valid_target => {}
            Ok(covered) => {
                why.push(Reason::plain(self.valid_by(to, rules, covered), "valid-target"));
                why.extend(explain_save(rules, covered, retained));
            }
        }
        Verdict {
            distance: scene.distance(self.doors(), &source, &target),
            visible: sight.is_clear(),
            obscured: between.obscured,
            cover: between.covered,
            engaged,
            valid_target,
            cover_save: valid_target && retained && dice > 0,
            why,
        }
    }

    /// The rule that makes a target valid.
    fn valid_by(&self, to: OpIx, rules: &WeaponRules, covered: bool) -> &'static str {
        match self.operative(to).order {
            Order::Engage => "KT21-LOS-02",
            Order::Conceal if covered && rules.indirect => "KT21-WR-INDIRECT",
            Order::Conceal if covered => "KT21-LOS-04",
            Order::Conceal => "KT21-LOS-03",
        }
    }

    fn explain_terrain(
        &self,
        from: OpIx,
        to: OpIx,
        rules: &WeaponRules,
        between: &Between,
        why: &mut Vec<Reason>,
    ) {
        let scene = self.board().killzone().scene();
        let (source, target) = (self.base(from), self.base(to));
        let origin = between.origin.unwrap_or_else(|| facing_point(&source, &target).into());
        let start = Point::from(origin).at(source.z);
        let pieces = self.pieces(from, to, rules);
        let mut tell = |piece: &Piece, rule: &'static str, key: &'static str| {
            if let Some(at) = scene.crossing_to(origin, &source, (&target, Ends::Whole), *piece) {
                let line = Reason::line(rule, key, start, on_line(start, at, &target));
                let terrain = Some(self.board().name_of(piece.what));
                why.push(Reason { terrain, ..line });
            }
        };
        if between.obscured {
            pieces.large.iter().for_each(|piece| tell(piece, "KT21-OBS-01", "obscured"));
        }
        if between.covered {
            pieces.near.iter().for_each(|(piece, _)| tell(piece, "KT21-COV-01", "in-cover"));
            for base in &pieces.bases {
                if let Some(at) = base.crossing(origin, &source, &target, Ends::Whole) {
                    let end = on_line(start, at, &target);
                    let line = Reason::line("KT21-OP-30", "in-cover", start, end);
                    why.push(Reason { terrain: Some("model".to_owned()), ..line });
                }
            }
        } else if scene.within(self.doors(), &source, &target, TOO_CLOSE) {
            let line = scene.nearest(&source, &target);
            why.push(Reason::line("KT21-COV-02", "too-close-for-cover", line.0, line.1));
        }
    }
}

/// The rule that gives or takes the cover save: KT21-SHOOT-09, KT21-WR-NOCOVER, KT21-WR-BARRAGE.
fn explain_save(rules: &WeaponRules, covered: bool, retained: bool) -> Option<Reason> {
    let key = if retained { "cover-save" } else { "no-cover-save" };
    let rule = if rules.no_cover {
        "KT21-WR-NOCOVER"
    } else if rules.barrage {
        "KT21-WR-BARRAGE"
    } else {
        "KT21-SHOOT-09"
    };
    (covered || retained || rules.barrage).then(|| Reason::plain(rule, key))
}
