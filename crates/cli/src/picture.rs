//! Tables as pictures: SVG to scale, seen from above, north at the top.

use std::fmt::Write as _;
use std::path::Path;

use desk::{Layout, Tabletop};
use geometry::{Cylinder, Length, OpenDoors, Point};
use table::{ControlPoint, Door, Killzone, ModelId, Order, Side, Terrain, TerrainType};

use crate::failure::Failure;

/// Picture points an inch.
const SCALE: f64 = 36.0;
/// Room round the board for the inches along its edges.
const MARGIN: f64 = 30.0;
/// Room below the board for the key to the lines.
const KEY_LINE: f64 = 20.0;

/// A picture of a table, drawn in layers: what is marked on the ground lies under the models, lines above.
pub struct Picture {
    width: f64,
    depth: f64,
    board: String,
    ground: String,
    models: String,
    lines: String,
    labels: String,
    key: Vec<(&'static str, String)>,
}

/// The text with everything that means something to SVG made harmless.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

/// The colour of a line, by what it shows.
fn colour(key: &str) -> &'static str {
    match key {
        "visible" | "path" => "#1f7a3d",
        "hidden" => "#b3261e",
        "in-cover" | "sheltered" => "#c26a00",
        "obscured" | "obscured-by-model" => "#6a3fa0",
        "measured" | "measured-round" => "#1c6f8c",
        _ => "#3c4a57",
    }
}

/// The colour of a side's models.
fn livery(side: Side) -> &'static str {
    ["#1f5fa8", "#b03a2e", "#0f7c7c", "#8a6d00"][side.index() % Side::MAX]
}

impl Picture {
    /// The table of a question: board, terrain, walls, doors, control points and models.
    pub fn of<G: Tabletop>(layout: &Layout<G>) -> Self {
        let game = &layout.game;
        let killzone = game.killzone();
        let scene = killzone.scene();
        let mut picture = Picture {
            width: scene.width().to_inches_f64(),
            depth: scene.depth().to_inches_f64(),
            board: String::new(),
            ground: String::new(),
            models: String::new(),
            lines: String::new(),
            labels: String::new(),
            key: Vec::new(),
        };
        picture.draw_board();
        let mut parts: Vec<&Terrain> = killzone.terrain().iter().collect();
        parts.sort_by_key(|part| part.top);
        parts.into_iter().for_each(|part| picture.draw_terrain(part));
        killzone.control_points().iter().for_each(|point| picture.draw_control_point(point));
        picture.draw_barriers(killzone, game.open_doors());
        for (model, id) in layout.models() {
            picture.draw_model(model, id, game.body(model), game.order_of(model));
        }
        picture
    }

    fn x(&self, x: Length) -> f64 {
        MARGIN + x.to_inches_f64() * SCALE
    }

    fn y(&self, y: Length) -> f64 {
        MARGIN + (self.depth - y.to_inches_f64()) * SCALE
    }

    fn corners(&self, points: impl IntoIterator<Item = Point>) -> String {
        let corner = |p: Point| format!("{:.1},{:.1}", self.x(p.x), self.y(p.y));
        points.into_iter().map(corner).collect::<Vec<_>>().join(" ")
    }

    fn draw_board(&mut self) {
        let (wide, deep) = (self.width * SCALE, self.depth * SCALE);
        let mut out = format!(
            "<rect x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{wide:.1}\" height=\"{deep:.1}\" \
             fill=\"#f7f4ee\" stroke=\"#57534a\" stroke-width=\"1.5\"/>\n"
        );
        let (right, below) = (MARGIN + wide, MARGIN + deep);
        for i in 1..=self.width.max(self.depth) as i32 {
            let stroke = if i % 5 == 0 { "#d9d2c3" } else { "#ebe6db" };
            let along = f64::from(i) * SCALE;
            let (x, y) = (MARGIN + along, below - along);
            if x < right {
                let _ =
                    writeln!(out, "<path d=\"M{x:.1} {MARGIN}V{below:.1}\" stroke=\"{stroke}\"/>");
            }
            if y > MARGIN {
                let _ =
                    writeln!(out, "<path d=\"M{MARGIN} {y:.1}H{right:.1}\" stroke=\"{stroke}\"/>");
            }
            if i % 5 == 0 && x <= right {
                let _ = writeln!(
                    out,
                    "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" class=\"n\">{i}</text>",
                    below + 15.0
                );
            }
            if i % 5 == 0 && y >= MARGIN {
                let _ = writeln!(
                    out,
                    "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" class=\"n\">{i}</text>",
                    MARGIN - 6.0,
                    y + 4.0
                );
            }
        }
        self.board = out;
    }

    fn draw_terrain(&mut self, part: &Terrain) {
        let (fill, class) = match part.class() {
            TerrainType::Heavy => ("#857d6d", "heavy"),
            TerrainType::Light => ("#cdb987", "light"),
        };
        // Taller parts are drawn darker.
        let shade = 0.45 + (part.top.to_inches_f64() / 10.0).min(0.45);
        let edge = if part.vantage { "#2b6777" } else { "#4d483e" };
        let title = format!(
            "{}{}{class}, {}\" to {}\"{}",
            part.name,
            if part.name.is_empty() { "" } else { ": " },
            part.bottom,
            part.top,
            if part.vantage { ", vantage" } else { "" },
        );
        let corners = self.corners(part.footprint.corners().iter().copied());
        let _ = writeln!(
            self.board,
            "<polygon points=\"{corners}\" fill=\"{fill}\" fill-opacity=\"{shade:.2}\" \
             stroke=\"{edge}\" stroke-width=\"{}\"><title>{}</title></polygon>",
            if part.vantage { "2.5" } else { "1.2" },
            escaped(&title),
        );
        self.label(part);
    }

    /// Writes the name into a part that is large enough for it.
    fn label(&mut self, part: &Terrain) {
        let (low, high) = part.footprint.bounds();
        let wide = (high.x - low.x).to_inches_f64() * SCALE;
        let deep = (high.y - low.y).to_inches_f64() * SCALE;
        if part.name.is_empty() || deep < 14.0 || wide < 6.5 * part.name.chars().count() as f64 {
            return;
        }
        let x = (self.x(low.x) + self.x(high.x)) / 2.0;
        let y = (self.y(low.y) + self.y(high.y)) / 2.0 + 4.0;
        let _ = writeln!(
            self.board,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\" class=\"t\">{}</text>",
            escaped(&part.name)
        );
    }

    fn draw_barriers(&mut self, killzone: &Killzone, open: OpenDoors) {
        for wall in killzone.walls() {
            let points = self.corners([wall.from, wall.to]);
            let _ = writeln!(
                self.models,
                "<polyline points=\"{points}\" stroke=\"#2a2723\" stroke-width=\"6\" \
                 stroke-linecap=\"round\"/>"
            );
        }
        for (i, door) in (0..).zip(killzone.doors()) {
            self.draw_door(door, open.is_open(i));
        }
    }

    /// A door between its jambs: shut, or swung aside with its sweep on the floor.
    fn draw_door(&mut self, door: &Door, open: bool) {
        let (x, y) = (self.x(door.from.x), self.y(door.from.y));
        let (dx, dy) = (self.x(door.to.x) - x, self.y(door.to.y) - y);
        let length = dx.hypot(dy).max(1.0);
        // A quarter of a turn from the hinge, and half a jamb to either side of the leaf.
        let (across, down) = (dy, -dx);
        let (jx, jy) = (across * 7.0 / length, down * 7.0 / length);
        let title = format!("{} ({})", door.name, if open { "open" } else { "closed" });
        let leaf = if open {
            format!(
                "<path d=\"M{x:.1} {y:.1}l{dx:.1} {dy:.1}A{length:.1} {length:.1} 0 0 0 {:.1} {:.1}Z\" \
                 fill=\"#e9b384\" fill-opacity=\"0.35\" stroke=\"#a4571f\" stroke-width=\"1\" \
                 stroke-dasharray=\"3 3\"/>\
                 <path d=\"M{x:.1} {y:.1}l{across:.1} {down:.1}\" stroke=\"#a4571f\" \
                 stroke-width=\"4\"/>",
                x + across,
                y + down,
            )
        } else {
            format!(
                "<path d=\"M{x:.1} {y:.1}l{dx:.1} {dy:.1}\" stroke=\"#5e2f0d\" stroke-width=\"9\"/>\
                 <path d=\"M{x:.1} {y:.1}l{dx:.1} {dy:.1}\" stroke=\"#d98a4b\" stroke-width=\"5\"/>"
            )
        };
        let _ = writeln!(
            self.models,
            "<g>{leaf}<path d=\"M{:.1} {:.1}l{:.1} {:.1}M{:.1} {:.1}l{:.1} {:.1}\" \
             stroke=\"#2a2723\" stroke-width=\"4\"/><title>{}</title></g>",
            x - jx,
            y - jy,
            2.0 * jx,
            2.0 * jy,
            x + dx - jx,
            y + dy - jy,
            2.0 * jx,
            2.0 * jy,
            escaped(&title),
        );
        // The name stands on the side that the leaf does not swing to.
        let (tx, ty) = (x + dx / 2.0 - 2.2 * jx, y + dy / 2.0 - 2.2 * jy + 4.0);
        let anchor = match jx {
            aside if aside > 3.0 => "end",
            aside if aside < -3.0 => "start",
            _ => "middle",
        };
        let _ = writeln!(
            self.labels,
            "<text x=\"{tx:.1}\" y=\"{ty:.1}\" text-anchor=\"{anchor}\" class=\"d\">{}</text>",
            escaped(&door.name)
        );
    }

    /// A control point: how far it reaches, and a mark in its middle.
    fn draw_control_point(&mut self, point: &ControlPoint) {
        let (x, y) = (self.x(point.at.x), self.y(point.at.y));
        let radius = (point.radius.to_inches_f64() * SCALE).max(7.0);
        let name = escaped(&point.name);
        let _ = writeln!(
            self.board,
            "<g><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"#f2c14e\" \
             fill-opacity=\"0.45\" stroke=\"#8a6400\" stroke-width=\"1.5\"/>\
             <path d=\"M{x:.1} {:.1}l5 5l-5 5l-5 -5Z\" fill=\"#8a6400\"/><title>{name}</title></g>",
            y - 5.0,
        );
        let _ = writeln!(
            self.labels,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" class=\"d\">{name}</text>",
            y + radius + 13.0,
        );
    }

    fn draw_model(&mut self, model: ModelId, id: &str, body: Cylinder, order: Option<Order>) {
        let base = body.base;
        let radius = base.radius.to_inches_f64() * SCALE;
        let (x, y) = (self.x(base.centre.x), self.y(base.centre.y));
        let colour = livery(model.side);
        // A hollow base is concealed.
        let (fill, ink) = match order {
            Some(Order::Conceal) => ("#ffffff", colour),
            Some(Order::Engage) | None => (colour, "#ffffff"),
        };
        let order = order.map_or(String::new(), |order| format!(" ({order})"));
        let _ = writeln!(
            self.models,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{fill}\" \
             stroke=\"{colour}\" stroke-width=\"2.5\"><title>{}{order}, {}\" tall at height {}\"\
             </title></circle>",
            escaped(id),
            body.height,
            base.z,
        );
        let letters = id.chars().count() as f64;
        let fits = letters * 7.5 < 2.0 * radius - 4.0;
        let (down, ink) = if fits { (4.5, ink) } else { (radius + 14.0, colour) };
        let short: String = id.chars().take(24).collect();
        let _ = writeln!(
            self.labels,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" class=\"{}\" fill=\"{ink}\">{}</text>",
            y + down,
            if fits { "m" } else { "m o" },
            escaped(&short)
        );
    }

    /// A line that shows something, explained in the key below the board.
    pub fn line(&mut self, from: Point, to: Point, key: &'static str, text: &str) {
        let points = self.corners([from, to]);
        let dashes = match key {
            "hidden" => " stroke-dasharray=\"7 5\"",
            "measured" | "measured-round" => " stroke-dasharray=\"2 4\"",
            _ => "",
        };
        let _ = writeln!(
            self.lines,
            "<polyline points=\"{points}\" stroke=\"{}\" stroke-width=\"2\"{dashes}><title>{}</title>\
             </polyline>",
            colour(key),
            escaped(text)
        );
        self.explain(key, text);
    }

    /// A path from a place to another, with a ring where the base comes to rest.
    pub fn path(&mut self, points: &[Point], radius: Length, text: &str) {
        let corners = self.corners(points.iter().copied());
        let stroke = colour("path");
        let _ = writeln!(
            self.lines,
            "<polyline points=\"{corners}\" stroke=\"{stroke}\" stroke-width=\"2.5\"/>"
        );
        if let Some(end) = points.last() {
            let _ = writeln!(
                self.lines,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\" stroke=\"{stroke}\" \
                 stroke-width=\"2\" stroke-dasharray=\"4 3\"/>",
                self.x(end.x),
                self.y(end.y),
                radius.to_inches_f64() * SCALE
            );
        }
        self.explain("path", text);
    }

    /// A shaded region; outlines turning the other way round are holes.
    pub fn region(&mut self, outlines: &[Vec<Point>], text: &str) {
        let mut data = String::new();
        for outline in outlines {
            let corners = self.corners(outline.iter().copied());
            let _ = write!(data, "M{corners}Z");
        }
        let _ = writeln!(
            self.ground,
            "<path d=\"{data}\" fill=\"#3a9d5d\" fill-opacity=\"0.28\" fill-rule=\"evenodd\" \
             stroke=\"#1f7a3d\" stroke-width=\"1.5\"/>"
        );
        self.explain("path", text);
    }

    fn explain(&mut self, key: &'static str, text: &str) {
        if !self.key.iter().any(|(_, known)| known == text) {
            self.key.push((key, text.to_owned()));
        }
    }

    /// The picture as SVG.
    pub fn svg(&self) -> String {
        let text = self.key.iter().map(|(_, text)| text.chars().count()).max().unwrap_or(0);
        let wide = self.width * SCALE + 2.0 * MARGIN;
        // About as wide as the longest sentence of the key.
        let wide = wide.max(text as f64 * 6.8 + 2.0 * MARGIN + 30.0);
        let below = self.depth * SCALE + 2.0 * MARGIN;
        let high = below + KEY_LINE * self.key.len() as f64;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide:.0} {high:.0}\" \
             width=\"{wide:.0}\" height=\"{high:.0}\" font-family=\"sans-serif\">\n\
             <style>.n{{font-size:11px;fill:#7a7466}}.t{{font-size:12px;fill:#26221b}}\
             .m{{font-size:13px;font-weight:bold}}.k{{font-size:13px;fill:#26221b}}\
             .d{{font-size:11px;font-style:italic;fill:#5e2f0d}}\
             .d,.o{{stroke:#f7f4ee;stroke-width:3px;paint-order:stroke}}</style>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n{}{}\
             <g fill=\"none\">{}</g>\n<g fill=\"none\">{}</g>\n{}",
            self.board, self.ground, self.models, self.lines, self.labels
        );
        for (i, (key, text)) in self.key.iter().enumerate() {
            let y = below + KEY_LINE * (i as f64 + 0.3);
            let _ = writeln!(
                out,
                "<path d=\"M{MARGIN} {:.1}h22\" stroke=\"{}\" stroke-width=\"3\"/>\
                 <text x=\"{:.1}\" y=\"{y:.1}\" class=\"k\">{}</text>",
                y - 4.5,
                colour(key),
                MARGIN + 30.0,
                escaped(text)
            );
        }
        out + "</svg>\n"
    }

    /// Writes the picture to a file.
    pub fn save(&self, path: &Path) -> Result<(), Failure> {
        std::fs::write(path, self.svg()).map_err(|error| Failure::input(path.display(), error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_out_of_their_text() {
        assert_eq!(escaped("a<b>&\"\u{1}"), "a&lt;b&gt;&amp;&quot; ");
    }
}
