//! Tables as pictures: SVG to scale, seen from above, north at the top.

use std::fmt::Write as _;
use std::path::Path;

use desk::{Layout, Tabletop};
use game::Speech;
use geometry::{Cylinder, Length, OpenDoors, Point};
use table::{
    ControlPoint, Door, Killzone, Map, Mission, ModelId, Order, Side, Terrain, TerrainType,
};

use crate::failure::Failure;
use crate::output;

/// Picture points an inch.
const SCALE: f64 = 36.0;
/// Room round the board for the inches along its edges.
const MARGIN: f64 = 30.0;
/// Room below the board for the key to the lines.
const KEY_LINE: f64 = 20.0;
/// Room above the board for what the picture comes to.
const HEADLINE: f64 = 24.0;

/// How high a line of a name is.
const LINE: f64 = 14.0;
/// How many lines away from where it belongs a name may stand.
const MOST_LINES: u8 = 8;

/// A picture of a table, drawn in layers: what is marked on the ground lies under the models, lines above.
pub struct Picture {
    width: f64,
    depth: f64,
    board: String,
    ground: String,
    models: String,
    lines: String,
    labels: String,
    /// Where names of terrain stand: the middle of each, its line, and half its width.
    written: Vec<(f64, f64, f64)>,
    key: Vec<(&'static str, String)>,
    /// What the picture comes to, and whether that is good news.
    headline: Option<(String, bool)>,
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
        "obscured" | "obscured-by-model" | "level-2" => "#6a3fa0",
        "level-1" => "#2a5fb0",
        "level-3" => "#b3541e",
        "measured" | "measured-round" => "#1c6f8c",
        _ => "#3c4a57",
    }
}

/// The colour of a side's models.
fn livery(side: Side) -> &'static str {
    ["#1f5fa8", "#b03a2e", "#0f7c7c", "#8a6d00"][side.index() % Side::MAX]
}

/// The word by which a message selects.
fn yes_or_no(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

impl Picture {
    /// The table of a question: board, terrain, walls, doors, control points and models.
    pub fn of<G: Tabletop>(layout: &Layout<G>, speech: &Speech) -> Self {
        let game = &layout.game;
        let mut picture = Picture::of_board(game.killzone(), game.open_doors(), speech);
        for (model, id) in layout.models() {
            picture.draw_model((model, id), game.body(model), game.order_of(model), speech);
        }
        picture
    }

    /// A board as its file draws it, with everything that is marked on it.
    pub fn of_map(map: &Map, speech: &Speech) -> Self {
        let doors = (0..).zip(map.killzone.doors());
        let open = doors.fold(OpenDoors::default(), |open, (i, door)| open.with(i, door.open));
        let mut picture = Picture::of_board(&map.killzone, open, speech);
        for zone in &map.drop_zones {
            picture.draw_zone(zone.area.corners(), &zone.name);
        }
        map.objectives.iter().for_each(|mark| picture.draw_objective(mark.at, &mark.name));
        picture
    }

    /// The drop zones of a mission on an empty board that just holds them.
    pub fn of_mission(mission: &Mission, speech: &Speech) -> Self {
        let far = mission.drop_zones.iter().map(|zone| zone.bounds().1);
        let far = far.fold(Point::default(), |a, b| Point::new(a.x.max(b.x), a.y.max(b.y)));
        let board = Killzone::new("", far.x, far.y, Vec::new(), Vec::new(), Vec::new());
        let mut picture = Picture::of_board(&board, OpenDoors::default(), speech);
        for (number, zone) in (1..).zip(&mission.drop_zones) {
            picture.draw_zone(zone.corners(), &format!("{number}"));
        }
        picture
    }

    /// Draws what the board of a question has marked on it.
    pub fn mark(&mut self, board: &desk::Killzone) {
        for zone in &board.drop_zones {
            let corners = match (&zone.footprint, zone.rect) {
                (Some(corners), _) => corners.clone(),
                (None, Some([x0, y0, x1, y1])) => vec![[x0, y0], [x1, y0], [x1, y1], [x0, y1]],
                (None, None) => Vec::new(),
            };
            let corners: Vec<Point> = corners.iter().map(|[x, y]| Point::inches(*x, *y)).collect();
            self.draw_zone(&corners, &zone.name);
        }
        for mark in &board.objectives {
            self.draw_objective(Point::inches(mark.at[0], mark.at[1]), &mark.name);
        }
    }

    fn of_board(killzone: &Killzone, open: OpenDoors, speech: &Speech) -> Self {
        let scene = killzone.scene();
        let mut picture = Picture {
            width: scene.width().to_inches_f64(),
            depth: scene.depth().to_inches_f64(),
            board: String::new(),
            ground: String::new(),
            models: String::new(),
            lines: String::new(),
            labels: String::new(),
            written: Vec::new(),
            key: Vec::new(),
            headline: None,
        };
        picture.draw_board();
        let mut parts: Vec<&Terrain> = killzone.terrain().iter().collect();
        parts.sort_by_key(|part| part.top);
        parts.into_iter().for_each(|part| picture.draw_terrain(part, speech));
        killzone.control_points().iter().for_each(|point| picture.draw_control_point(point));
        picture.draw_barriers(killzone, open, speech);
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

    fn draw_terrain(&mut self, part: &Terrain, speech: &Speech) {
        let (fill, class) = match part.class() {
            TerrainType::Heavy => ("#857d6d", "heavy"),
            TerrainType::Light => ("#cdb987", "light"),
        };
        // Taller parts are drawn darker.
        let shade = 0.45 + (part.top.to_inches_f64() / 10.0).min(0.45);
        let edge = if part.vantage { "#2b6777" } else { "#4d483e" };
        let title = speech.text(
            "picture-terrain",
            &[
                ("named", yes_or_no(!part.name.is_empty())),
                ("name", part.name.clone()),
                ("kind", class.to_owned()),
                ("bottom", speech.inches(part.bottom.to_inches_f64())),
                ("top", speech.inches(part.top.to_inches_f64())),
                ("vantage", yes_or_no(part.vantage)),
            ],
        );
        let corners = self.corners(part.footprint.corners().iter().copied());
        // What hangs above the floor is hatched, so that what lies under it still shows.
        let raised = part.bottom > Length::ZERO;
        let (fill, shade) = if raised { ("url(#raised)", 1.0) } else { (fill, shade) };
        let dashes = if raised { " stroke-dasharray=\"6 3\"" } else { "" };
        let _ = writeln!(
            self.board,
            "<polygon points=\"{corners}\" fill=\"{fill}\" fill-opacity=\"{shade:.2}\" \
             stroke=\"{edge}\" stroke-width=\"{}\"{dashes}><title>{}</title></polygon>",
            if part.vantage { "2.5" } else { "1.2" },
            escaped(&title),
        );
        self.label(part, speech);
    }

    /// Writes the name and the heights into a part that is large enough for them. Of floors that lie above one another,
    /// the higher one's heights stand higher, or wherever else no other stand.
    fn label(&mut self, part: &Terrain, speech: &Speech) {
        let (low, high) = part.footprint.bounds();
        let wide = (high.x - low.x).to_inches_f64() * SCALE;
        let deep = (high.y - low.y).to_inches_f64() * SCALE;
        let top = speech.inches(part.top.to_inches_f64());
        let heights = match part.bottom {
            Length::ZERO => top,
            bottom => format!("{}\u{2013}{top}", speech.inches(bottom.to_inches_f64())),
        };
        let both = format!("{} {heights}", part.name);
        let fits = |text: &str| wide >= 6.5 * text.chars().count() as f64;
        let text = [both.trim().to_owned(), heights].into_iter().find(|text| fits(text));
        let (Some(text), true) = (text, deep >= 14.0) else { return };
        let x = (self.x(low.x) + self.x(high.x)) / 2.0;
        let middle = (self.y(low.y) + self.y(high.y)) / 2.0 + 4.0;
        let raise = (part.bottom.to_inches_f64() * 5.0).min((deep / 2.0 - 10.0).max(0.0));
        let half = 3.5 * text.chars().count() as f64;
        let y = self.free_line(x, middle - raise, half);
        self.written.push((x, y, half));
        let _ = writeln!(
            self.labels,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\" class=\"t\">{}</text>",
            escaped(&text)
        );
    }

    /// The nearest line to the wanted one, above it first, on which a text touches none that is written already.
    fn free_line(&self, x: f64, wanted: f64, half: f64) -> f64 {
        let free = |y: &f64| {
            let touches = |(other, line, wide): &(f64, f64, f64)| {
                (other - x).abs() < wide + half && (line - y).abs() < LINE
            };
            !self.written.iter().any(touches)
        };
        let steps = (1..=MOST_LINES).flat_map(|n| [-LINE * f64::from(n), LINE * f64::from(n)]);
        let mut lines = std::iter::once(0.0).chain(steps).map(|step| wanted + step);
        lines.find(free).unwrap_or(wanted)
    }

    /// A part of the board where a team is set up.
    fn draw_zone(&mut self, corners: &[Point], name: &str) {
        let points = self.corners(corners.iter().copied());
        let name = escaped(name);
        let _ = writeln!(
            self.ground,
            "<polygon points=\"{points}\" fill=\"#3f6fb5\" fill-opacity=\"0.10\" stroke=\"#3f6fb5\" \
             stroke-width=\"1.5\" stroke-dasharray=\"8 5\"><title>{name}</title></polygon>"
        );
        let Some(first) = corners.first() else { return };
        let low = corners.iter().fold(*first, |a, b| Point::new(a.x.min(b.x), a.y.min(b.y)));
        let _ = writeln!(
            self.labels,
            "<text x=\"{:.1}\" y=\"{:.1}\" class=\"z\">{name}</text>",
            self.x(low.x) + 5.0,
            self.y(low.y) - 6.0,
        );
    }

    /// A marked place.
    fn draw_objective(&mut self, at: Point, name: &str) {
        let (x, y) = (self.x(at.x), self.y(at.y));
        let name = escaped(name);
        let _ = writeln!(
            self.ground,
            "<g><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"9\" fill=\"#ffffff\" stroke=\"#7a2e8a\" \
             stroke-width=\"2\"/><path d=\"M{x:.1} {:.1}v10m-5 -5h10\" stroke=\"#7a2e8a\" \
             stroke-width=\"2\"/><title>{name}</title></g>",
            y - 5.0,
        );
        let _ = writeln!(
            self.labels,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" class=\"d\">{name}</text>",
            y + 22.0,
        );
    }

    fn draw_barriers(&mut self, killzone: &Killzone, open: OpenDoors, speech: &Speech) {
        for wall in killzone.walls() {
            let points = self.corners([wall.from, wall.to]);
            let _ = writeln!(
                self.models,
                "<polyline points=\"{points}\" stroke=\"#2a2723\" stroke-width=\"6\" \
                 stroke-linecap=\"round\"/>"
            );
        }
        for (i, door) in (0..).zip(killzone.doors()) {
            self.draw_door(door, open.is_open(i), speech);
        }
    }

    /// A door between its jambs: shut, or swung aside with its sweep on the floor.
    fn draw_door(&mut self, door: &Door, open: bool, speech: &Speech) {
        let (x, y) = (self.x(door.from.x), self.y(door.from.y));
        let (dx, dy) = (self.x(door.to.x) - x, self.y(door.to.y) - y);
        let length = dx.hypot(dy).max(1.0);
        // A quarter of a turn from the hinge, and half a jamb to either side of the leaf.
        let (across, down) = (dy, -dx);
        let (jx, jy) = (across * 7.0 / length, down * 7.0 / length);
        let args = [("name", door.name.clone()), ("open", yes_or_no(open))];
        let title = speech.text("picture-door", &args);
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

    fn draw_model(
        &mut self,
        (model, id): (ModelId, &str),
        body: Cylinder,
        order: Option<Order>,
        speech: &Speech,
    ) {
        let base = body.base;
        let radius = base.radius.to_inches_f64() * SCALE;
        let (x, y) = (self.x(base.centre.x), self.y(base.centre.y));
        let colour = livery(model.side);
        // A hollow base is concealed.
        let (fill, ink) = match order {
            Some(Order::Conceal) => ("#ffffff", colour),
            Some(Order::Engage) | None => (colour, "#ffffff"),
        };
        let said = |order: Order| speech.text(&format!("term-{order}"), &[]);
        let title = speech.text(
            "picture-model",
            &[
                ("model", id.to_owned()),
                ("order", order.map_or_else(|| "none".to_owned(), said)),
                ("height", speech.inches(body.height.to_inches_f64())),
                ("floor", speech.inches(base.z.to_inches_f64())),
            ],
        );
        let _ = writeln!(
            self.models,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{fill}\" \
             stroke=\"{colour}\" stroke-width=\"2.5\"><title>{}</title></circle>",
            escaped(&title),
        );
        let letters = id.chars().count() as f64;
        let fits = letters * 7.5 < 2.0 * radius - 4.0;
        let (down, ink) = if fits { (4.5, ink) } else { (radius + 14.0, colour) };
        let mut short: String = id.chars().take(24).collect();
        if base.z > Length::ZERO {
            let height = format!("@{}", speech.inches(base.z.to_inches_f64()));
            if fits {
                let _ = writeln!(
                    self.labels,
                    "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" class=\"m o\" \
                     fill=\"{colour}\">{}</text>",
                    y + radius + 14.0,
                    escaped(&height)
                );
            } else {
                short = format!("{short} {height}");
            }
        }
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
        self.polyline(points, "path", "");
        if let Some(end) = points.last() {
            self.ring(*end, radius, "path");
        }
        self.explain("path", text);
    }

    /// A place that a move may not end at, and the shortest path there, if there is any.
    pub fn refused(&mut self, to: Point, shortest: &[Point], radius: Length, text: &str) {
        self.polyline(shortest, "hidden", " stroke-dasharray=\"7 5\"");
        self.ring(to, radius, "hidden");
        let (x, y) = (self.x(to.x), self.y(to.y));
        let _ = writeln!(
            self.lines,
            "<path d=\"M{:.1} {:.1}l10 10m-10 0l10 -10\" stroke=\"{}\" stroke-width=\"2\"/>",
            x - 5.0,
            y - 5.0,
            colour("hidden")
        );
        self.explain("hidden", text);
    }

    fn polyline(&mut self, points: &[Point], key: &str, dashes: &str) {
        if points.is_empty() {
            return;
        }
        let (corners, stroke) = (self.corners(points.iter().copied()), colour(key));
        let _ = writeln!(
            self.lines,
            "<polyline points=\"{corners}\" stroke=\"{stroke}\" stroke-width=\"2.5\"{dashes}/>"
        );
    }

    /// Where a base would stand.
    fn ring(&mut self, at: Point, radius: Length, key: &str) {
        let _ = writeln!(
            self.lines,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\" stroke=\"{}\" \
             stroke-width=\"2\" stroke-dasharray=\"4 3\"/>",
            self.x(at.x),
            self.y(at.y),
            radius.to_inches_f64() * SCALE,
            colour(key)
        );
    }

    /// What the picture comes to, above the board.
    pub fn headline(&mut self, text: &str, good: bool) {
        self.headline = Some((text.to_owned(), good));
    }

    /// A sentence of the key that no line shows.
    pub fn note(&mut self, key: &'static str, text: &str) {
        self.explain(key, text);
    }

    /// The region of one height, each in a colour of its own, the floor's first.
    pub fn level(&mut self, number: usize, outlines: &[Vec<Point>], text: &str) {
        const LEVELS: [&str; 4] = ["path", "level-1", "level-2", "level-3"];
        self.shade(LEVELS[number.min(LEVELS.len() - 1)], outlines, text);
    }

    /// A shaded region; outlines turning the other way round are holes.
    pub fn region(&mut self, outlines: &[Vec<Point>], text: &str) {
        self.shade("path", outlines, text);
    }

    fn shade(&mut self, key: &'static str, outlines: &[Vec<Point>], text: &str) {
        let stroke = colour(key);
        let mut data = String::new();
        for outline in outlines {
            let corners = self.corners(outline.iter().copied());
            let _ = write!(data, "M{corners}Z");
        }
        let _ = writeln!(
            self.ground,
            "<path d=\"{data}\" fill=\"{stroke}\" fill-opacity=\"0.22\" fill-rule=\"evenodd\" \
             stroke=\"{stroke}\" stroke-width=\"1.5\"/>"
        );
        self.explain(key, text);
    }

    fn explain(&mut self, key: &'static str, text: &str) {
        if !self.key.iter().any(|(_, known)| known == text) {
            self.key.push((key, text.to_owned()));
        }
    }

    /// The picture as SVG.
    pub fn svg(&self) -> String {
        let text = self.key.iter().map(|(_, text)| text.chars().count()).max().unwrap_or(0);
        let head = self.headline.as_ref().map_or(0, |(text, _)| text.chars().count());
        let wide = self.width * SCALE + 2.0 * MARGIN;
        // About as wide as the longest sentence of the key, or the headline.
        let wide =
            wide.max(text as f64 * 6.8 + 2.0 * MARGIN + 30.0).max(head as f64 * 8.6 + 2.0 * MARGIN);
        let above = if head > 0 { HEADLINE } else { 0.0 };
        let below = self.depth * SCALE + 2.0 * MARGIN;
        let high = above + below + KEY_LINE * self.key.len() as f64;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide:.0} {high:.0}\" \
             width=\"{wide:.0}\" height=\"{high:.0}\" font-family=\"sans-serif\">\n\
             <style>.n{{font-size:11px;fill:#7a7466}}.t{{font-size:12px;fill:#26221b}}\
             .m{{font-size:13px;font-weight:bold}}.k{{font-size:13px;fill:#26221b}}\
             .z{{font-size:11px;fill:#2b4f86}}.h{{font-size:16px;font-weight:bold}}\
             .d{{font-size:11px;font-style:italic;fill:#5e2f0d}}\
             .d,.o,.t,.z{{stroke:#f7f4ee;stroke-width:3px;paint-order:stroke}}</style>\n\
             <defs><pattern id=\"raised\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" \
             patternTransform=\"rotate(45)\"><rect width=\"8\" height=\"8\" fill=\"#857d6d\" \
             fill-opacity=\"0.18\"/><path d=\"M0 0V8\" stroke=\"#57534a\" stroke-width=\"2\" \
             stroke-opacity=\"0.55\"/></pattern></defs>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n",
        );
        if let Some((text, good)) = &self.headline {
            let ink = colour(if *good { "visible" } else { "hidden" });
            let text = escaped(text);
            let _ = writeln!(
                out,
                "<title>{text}</title>\n<text x=\"{MARGIN}\" y=\"26\" class=\"h\" fill=\"{ink}\">{text}</text>"
            );
        }
        let _ = write!(
            out,
            "<g transform=\"translate(0 {above:.0})\">\n{}{}<g fill=\"none\">{}</g>\n\
             <g fill=\"none\">{}</g>\n{}",
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
        out + "</g>\n</svg>\n"
    }

    /// Writes the picture to a file; says whether that was standard output.
    pub fn save(&self, path: &Path) -> Result<bool, Failure> {
        output::write(path, &self.svg())
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
