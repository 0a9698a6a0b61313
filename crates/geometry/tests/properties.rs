//! What must hold whatever the scene: turning, mirroring and shifting change nothing; more blocks never help.

mod worlds;

use geometry::{
    Blocker, Cylinder, Disc, Length, OpenDoors, Piece, Point, Point3, Polygon, Prism, Scene,
    Segment, Zone,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use worlds::{Dice, Question, STEP};

/// A quarter turn any number of times, perhaps after a mirroring, then a shift.
#[derive(Clone, Copy, Debug)]
struct Motion {
    turns: u8,
    mirrored: bool,
    by: (i32, i32),
}

impl Motion {
    fn point(self, p: Point) -> Point {
        let (mut x, mut y) = (p.x.units(), p.y.units());
        if self.mirrored {
            x = -x;
        }
        for _ in 0..self.turns {
            (x, y) = (-y, x);
        }
        Point::units(x + self.by.0, y + self.by.1)
    }

    fn point3(self, p: Point3) -> Point3 {
        self.point(p.plan()).at(p.z)
    }

    fn disc(self, disc: Disc) -> Disc {
        Disc { centre: self.point(disc.centre), ..disc }
    }

    fn body(self, body: Cylinder) -> Cylinder {
        Cylinder { base: self.disc(body.base), ..body }
    }

    fn scene(self, scene: &Scene) -> Scene {
        let prisms = scene.prisms().iter().map(|p| {
            let corners = p.footprint.corners().iter().map(|c| self.point(*c)).collect();
            Prism { footprint: Polygon::new(corners).expect("still simple"), ..p.clone() }
        });
        let turn = |s: &Segment| Segment { from: self.point(s.from), to: self.point(s.to) };
        let walls = scene.walls().iter().map(turn).collect();
        // A table so large that its edge closes nothing, wherever the motion takes it.
        Scene::new(Length::inches(72), Length::inches(72), prisms.collect(), walls, vec![])
    }
}

fn motion() -> impl Strategy<Value = Motion> {
    let far = 3000..4000i32;
    (0u8..4, any::<bool>(), (far.clone(), far)).prop_map(|(turns, mirrored, by)| Motion {
        turns,
        mirrored,
        by,
    })
}

const HOME: Motion = Motion { turns: 0, mirrored: false, by: (3500, 3500) };

/// The same cases in every run.
fn config(cases: u32) -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(2024);
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..ProptestConfig::default() }
}

fn zone(n: u8) -> Zone {
    let step = Length::from_units(STEP);
    match n {
        0 => Zone::Anywhere,
        1 => Zone::NearTarget(step * 2),
        _ => Zone::Between { source: step, target: step * 2 },
    }
}

/// Two discs and the pieces of the question, at its eye's place and its body's.
fn fan(q: &Question, zone: Zone, level: bool) -> (Disc, Disc, Vec<Piece>) {
    let z = if level { q.body.base.z } else { q.eye.z };
    let from = Disc { centre: q.eye.plan(), radius: Length::from_units(STEP), z };
    let prisms = (0..q.scene.prisms().len()).map(Blocker::Prism);
    let walls = (0..q.scene.walls().len()).map(Blocker::Wall);
    (from, q.body.base, prisms.chain(walls).map(|what| Piece { what, zone }).collect())
}

proptest! {
    #![proptest_config(config(600))]

    #[test]
    fn motions_change_nothing_seen(seed in any::<u64>(), motion in motion(), walls in 0..6i32) {
        let q = Question::random(&mut Dice::new(seed), 7, walls);
        let doors = OpenDoors::default();
        let [home, away] = [HOME, motion].map(|m| {
            let (scene, eye, body) = (m.scene(&q.scene), m.point3(q.eye), m.body(q.body));
            let seen = scene.sight(doors, &[], eye, &body);
            let prism = scene.sees_prism(doors, eye, 0);
            (seen.is_clear(), prism)
        });
        prop_assert_eq!(home, away);
    }

    #[test]
    fn more_blocks_never_show_more(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let (q, more) = (Question::random(&mut dice, 5, 2), Question::random(&mut dice, 2, 0));
        let doors = OpenDoors::default();
        if q.scene.sees(doors, more.scene.prisms(), q.eye, &q.body) {
            prop_assert!(q.sees());
        }
        let prisms = q.scene.prisms().iter().chain(more.scene.prisms()).cloned().collect();
        let (width, depth) = (q.scene.width(), q.scene.depth());
        let all = Scene::new(width, depth, prisms, q.scene.walls().to_vec(), vec![]);
        prop_assert_eq!(
            all.sees(doors, &[], q.eye, &q.body),
            q.scene.sees(doors, more.scene.prisms(), q.eye, &q.body)
        );
        if all.sees_prism(doors, q.eye, 0) {
            prop_assert!(q.scene.sees_prism(doors, q.eye, 0));
        }
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn motions_bar_the_same_fans(seed in any::<u64>(), motion in motion(), n in 0u8..3) {
        let q = Question::random(&mut Dice::new(seed), 3, 1);
        let (from, to, pieces) = fan(&q, zone(n), true);
        let [home, away] = [HOME, motion].map(|m| {
            let scene = m.scene(&q.scene);
            scene.clear_origin(&m.disc(from), &m.disc(to), &pieces).is_some()
        });
        prop_assert_eq!(home, away);
    }

    #[test]
    fn more_pieces_never_clear_an_origin(seed in any::<u64>(), n in 0u8..3, level in any::<bool>()) {
        let q = Question::random(&mut Dice::new(seed), 4, 2);
        let (from, to, pieces) = fan(&q, zone(n), level);
        if let Some(origin) = q.scene.clear_origin(&from, &to, &pieces) {
            for piece in &pieces {
                prop_assert_eq!(q.scene.crossing(origin, &from, &to, *piece), None);
            }
            if level {
                prop_assert!(q.scene.clear_origin(&from, &to, &pieces[1..]).is_some());
            }
        }
    }

    #[test]
    fn distances_are_the_same_both_ways_and_never_shorter_than_straight(
        seed in any::<u64>(), motion in motion()
    ) {
        let q = Question::random(&mut Dice::new(seed), 0, 9);
        let (from, to, _) = fan(&q, Zone::Anywhere, true);
        let doors = OpenDoors::default();
        let scene = HOME.scene(&q.scene);
        let (a, b) = (HOME.disc(from), HOME.disc(to));
        let there = scene.distance(doors, &a, &b);
        prop_assert_eq!(there, scene.distance(doors, &b, &a));
        let turned = motion.scene(&q.scene).distance(doors, &motion.disc(from), &motion.disc(to));
        prop_assert_eq!(there, turned);
        if let Some(there) = there {
            prop_assert!(there >= a.gap(&b));
            let slack = Length::from_units(2);
            prop_assert!(scene.within(doors, &a, &b, there + slack));
            prop_assert!(there <= slack || !scene.within(doors, &a, &b, there - slack));
        }
    }
}
