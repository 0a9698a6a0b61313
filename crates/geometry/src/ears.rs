//! Cutting a polygon into convex parts, so that quick answers for convex outlines serve all outlines.

use crate::{Point, Polygon};

impl Polygon {
    /// Convex parts that together are the polygon: itself if it is convex, else triangles.
    pub(crate) fn convex_parts(&self) -> Vec<Polygon> {
        if self.is_convex() {
            return vec![self.clone()];
        }
        let mut left: Vec<Point> = self.corners().to_vec();
        let mut parts = Vec::new();
        while let Some(ear) = (0..left.len()).find(|i| is_ear(&left, *i)) {
            let [before, tip, after] = around(&left, ear);
            // A corner on a straight edge cuts nothing off.
            parts.extend(Polygon::new(vec![before, tip, after]));
            left.remove(ear);
        }
        parts
    }
}

fn around(corners: &[Point], i: usize) -> [Point; 3] {
    let n = corners.len();
    [corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]]
}

/// Whether the triangle at a corner of an anticlockwise outline lies inside it and holds no other corner.
fn is_ear(corners: &[Point], i: usize) -> bool {
    let [a, b, c] = around(corners, i);
    let turn = |p: Point, q: Point, r: Point| (q - p).cross(r - p);
    let holds = |p: Point| turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
    let mut others = corners.iter().filter(|p| ![a, b, c].contains(p));
    corners.len() > 2 && turn(a, b, c) >= 0 && !others.any(|p| holds(*p))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doubled_area(polygon: &Polygon) -> i64 {
        polygon.edges().map(|(a, b)| (a - Point::default()).cross(b - Point::default())).sum()
    }

    #[test]
    fn parts_are_convex_and_make_up_the_whole() {
        let shapes: [&[(i32, i32)]; 4] = [
            &[(0, 0), (10, 0), (10, 10), (0, 10)],
            &[(0, 0), (900, 0), (900, 50), (50, 50), (50, 700), (0, 700)],
            &[
                (0, 0),
                (300, 0),
                (600, 0),
                (600, 50),
                (350, 50),
                (350, 400),
                (250, 400),
                (250, 50),
                (0, 50),
            ],
            &[(0, 0), (1000, 0), (1000, 900), (950, 900), (950, 50), (50, 50), (50, 900), (0, 900)],
        ];
        for shape in shapes {
            let corners = shape.iter().map(|(x, y)| Point::units(*x, *y)).collect();
            let whole = Polygon::new(corners).unwrap();
            let parts = whole.convex_parts();
            assert!(parts.iter().all(Polygon::is_convex));
            let area: i64 = parts.iter().map(doubled_area).sum();
            assert_eq!(area, doubled_area(&whole), "{shape:?}");
        }
    }
}
