//! Sight against many single lines, on thousands of made-up scenes.

mod worlds;

use geometry::{OpenDoors, Place, Point, Scene, Sight};
use worlds::{Dice, Question, has_width, line_is_clear, passes_no_end, units};

/// Compares the answers to `count` random questions with `lines` single lines each; returns how many bodies
/// were seen, how many of those the single lines missed, and how many had no whole point to show.
fn compare(seed: u64, count: i32, lines: i32, blocks: i32, walls: i32) -> [i32; 3] {
    let mut dice = Dice::new(seed);
    let (mut seen, mut missed, mut narrow) = (0, 0, 0);
    for n in 0..count {
        let q = Question::random(&mut dice, blocks, walls);
        let sight = q.scene.sight(OpenDoors::default(), &[], q.eye, &q.body);
        assert_eq!(sight.is_clear(), q.sees(), "question {n}: sees and sight differ");
        let found = (0..lines)
            .map(|_| q.random_target(&mut dice))
            .find(|to| line_is_clear(&q.scene, q.eye, *to));
        match sight {
            Sight::Clear { from, to } => {
                assert_eq!(from, q.eye);
                seen += 1;
                missed += i32::from(found.is_none());
                narrow += i32::from(!(q.holds(to) && line_is_clear(&q.scene, q.eye, to)));
            }
            Sight::Blocked { by } => {
                assert!(!by.is_empty(), "question {n}: blocked by nothing");
                let sure = found.filter(|to| {
                    passes_no_end(&q.scene, q.eye, *to) && has_width(&q.scene, q.eye, *to)
                });
                assert_eq!(
                    sure,
                    None,
                    "question {n}: a clear line was not found\n{:?} {:?} {:?}",
                    q.eye,
                    q.body,
                    q.scene.prisms()
                );
            }
        }
    }
    [seen, missed, narrow]
}

#[test]
fn few_blocks() {
    let [seen, missed, narrow] = compare(1, 1500, 200, 4, 0);
    assert!(seen > 500 && missed * 20 < seen && narrow * 50 < seen);
}

#[test]
fn many_blocks() {
    let [seen, missed, narrow] = compare(2, 1500, 300, 14, 0);
    assert!(seen > 200 && missed * 10 < seen && narrow * 50 < seen);
}

#[test]
fn walls_as_well() {
    let [seen, missed, narrow] = compare(3, 1000, 200, 4, 6);
    assert!(seen > 200 && missed * 10 < seen && narrow * 50 < seen);
}

#[test]
fn a_prism_is_seen_wherever_a_single_line_reaches_it() {
    let mut dice = Dice::new(4);
    let (mut seen, mut missed) = (0, 0);
    for n in 0..1000 {
        let q = Question::random(&mut dice, 9, 0);
        let doors = OpenDoors::default();
        let target = &q.scene.prisms()[0];
        let others = q.scene.prisms()[1..].to_vec();
        let rest = Scene::new(q.scene.width(), q.scene.depth(), others, vec![], vec![]);
        let (low, high) = target.footprint.bounds();
        let found = (0..200).any(|_| {
            let x = dice.between(low.x.units(), high.x.units());
            let y = dice.between(low.y.units(), high.y.units());
            let z = dice.between(target.bottom.units(), target.top.units());
            let p = Point::units(x, y);
            target.footprint.place(p) != Place::Outside
                && line_is_clear(&rest, q.eye, p.at(units(z)))
                && has_width(&rest, q.eye, p.at(units(z)))
        });
        let sees = q.scene.sees_prism(doors, q.eye, 0);
        assert!(
            sees || !found,
            "question {n}: a clear line was not found\n{:?} {:?} {:?}",
            q.eye,
            q.body,
            q.scene.prisms()
        );
        seen += i32::from(sees);
        missed += i32::from(sees && !found);
    }
    assert!(seen > 200 && seen < 950 && missed * 10 < seen, "{seen} {missed}");
}
