//! The static obstacles, preprocessed for one size of mover.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use crate::path::ledge::Notch;
use crate::path::ring::{Corner, corners_of};
use crate::{Length, Point, Polygon, Scene};

/// What stands still on a table, prepared for movers of one radius and height.
///
/// ```
/// use geometry::{
///     Climbing, Footing, Ground, Length, Mover, Point, Price, Rounding, Scene, Surroundings,
/// };
/// let scene = Scene::new(Length::inches(30), Length::inches(22), vec![], vec![], vec![]);
/// let climbing = Climbing {
///     up: true,
///     price: Price::Height { least: Length::inches(2), free_drop: Length::inches(2) },
///     most: Some(Length::inches(3)),
///     beside: Length::inches(1),
///     leap: Length::inches(4),
///     leap_from: Length::inches(2),
/// };
/// let (radius, height) = (Length::from_units(1250), Length::inches(1));
/// let mover = Mover { radius, height, climbing, rounding: Rounding::Exact };
/// let ground = Ground::new(&scene, radius, height);
/// let (from, to) = (Footing::floor(Point::inches(5.0, 5.0)), Footing::floor(Point::inches(8.0, 9.0)));
/// let path = ground.shortest(&mover, &Surroundings::default(), from, to, Length::inches(6));
/// assert_eq!(path.map(|path| path.length), Ok(Length::inches(5)));
/// ```
#[derive(Clone, Debug)]
pub struct Ground {
    pub(super) radius: Length,
    pub(super) height: Length,
    /// The centre of a base on the table lies between these two corners.
    pub(super) low: Point,
    pub(super) high: Point,
    pub(super) blocks: Arc<[Block]>,
    pub(super) walls: Arc<[Bar]>,
    pub(super) doors: Arc<[Bar]>,
    /// The corners a shortest path may bend round.
    pub(super) corners: Arc<[Corner]>,
    /// Places on either side of the narrow gaps between things that stand still.
    pub(super) gates: Arc<[Point]>,
    /// Where a base touches two prisms of different heights.
    notches: Arc<OnceLock<Vec<Notch>>>,
    /// Those of movers that climb what is so far beside them.
    notches_beside: Arc<OnceLock<(Length, Vec<Notch>)>>,
    /// The same ground with the first few of the blocks, where it is known: its notches are this one's too.
    before: Option<Arc<Ground>>,
}

/// A prism, with the box outside of which a base's centre cannot touch it.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub footprint: Polygon,
    pub bottom: Length,
    pub top: Length,
    pub standable: bool,
    pub low: Point,
    pub high: Point,
}

/// A wall or a door, with the box outside of which a base's centre cannot touch it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bar {
    pub from: Point,
    pub to: Point,
    pub low: Point,
    pub high: Point,
}

impl Ground {
    /// Prepares a scene for movers of one size.
    pub fn new(scene: &Scene, radius: Length, height: Length) -> Self {
        let blocks = scene.prisms().iter().map(|prism| {
            let (low, high) = prism.footprint.bounds();
            let (low, high) = grown(low, high, radius);
            let footprint = prism.footprint.clone();
            let (bottom, top, standable) = (prism.bottom, prism.top, prism.standable);
            Block { footprint, bottom, top, standable, low, high }
        });
        let bar = |s: &crate::Segment| {
            let low = Point::new(s.from.x.min(s.to.x), s.from.y.min(s.to.y));
            let high = Point::new(s.from.x.max(s.to.x), s.from.y.max(s.to.y));
            let (low, high) = grown(low, high, radius);
            Bar { from: s.from, to: s.to, low, high }
        };
        let mut ground = Ground {
            radius,
            height,
            low: Point::new(radius, radius),
            high: Point::new(scene.width() - radius, scene.depth() - radius),
            blocks: blocks.collect(),
            walls: scene.walls().iter().map(bar).collect(),
            doors: scene.doors().iter().map(bar).collect(),
            corners: corners_of(scene).into(),
            gates: Arc::new([]),
            notches: Arc::default(),
            notches_beside: Arc::default(),
            before: None,
        };
        ground.gates = ground.standing_gates(&ground.corners).into();
        ground
    }

    /// Prepares a scene to which prisms have been added since it was prepared before.
    #[must_use]
    pub fn with_more(&self, scene: &Scene) -> Self {
        let before = Some(Arc::new(self.clone()));
        Ground { before, ..Ground::new(scene, self.radius, self.height) }
    }

    /// The notches between the prisms, worked out when the first path may need them.
    pub(super) fn notches(&self) -> &[Notch] {
        self.notches.get_or_init(|| match &self.before {
            None => self.notches_between_blocks(0),
            Some(before) => {
                let new = self.notches_between_blocks(before.blocks.len());
                before.notches().iter().copied().chain(new).collect()
            }
        })
    }

    /// The notches of movers that climb what is at most so far beside them.
    pub(super) fn notches_for(&self, beside: Length) -> Cow<'_, [Notch]> {
        if beside == Length::ZERO {
            return Cow::Borrowed(&[]);
        }
        // All movers of a ground climb alike, but for those of another rule set.
        let known = self.notches_beside.get_or_init(|| (beside, self.notches_beside(beside)));
        match known {
            (same, notches) if *same == beside => Cow::Borrowed(notches),
            _ => Cow::Owned(self.notches_beside(beside)),
        }
    }

    /// The same for movers of another height: what stands still is shared.
    #[must_use]
    pub fn for_height(&self, height: Length) -> Self {
        Ground { height, ..self.clone() }
    }

    /// The radius of the movers it is prepared for.
    pub fn radius(&self) -> Length {
        self.radius
    }

    /// The height of the movers it is prepared for.
    pub fn height(&self) -> Length {
        self.height
    }
}

/// A box grown by a length on every side.
fn grown(low: Point, high: Point, by: Length) -> (Point, Point) {
    (Point::new(low.x - by, low.y - by), Point::new(high.x + by, high.y + by))
}
