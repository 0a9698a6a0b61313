//! A grid of numbers as a heat map.

use game::Speech;

use super::matrix::Grid;

const CELL: usize = 64;
const LINE: usize = 28;
/// How wide a letter is, about.
const LETTER: usize = 7;

/// The grid as a picture: the larger a number, the darker its cell.
pub fn heat_map(grid: &Grid, speech: &Speech) -> String {
    let longest = |names: &[String]| {
        names.iter().map(|name| name.chars().count()).max().unwrap_or(0) * LETTER + 16
    };
    let (left, slant) = (longest(&grid.rows), longest(&grid.columns) * 7 / 10);
    let top = LINE + slant;
    let width = left + grid.columns.len() * CELL + slant;
    let height = top + grid.rows.len() * LINE + 12;
    let all = grid.cells.iter().flatten().flatten().copied();
    let (least, most) = all.fold((f64::MAX, f64::MIN), |(a, b), n| (a.min(n), b.max(n)));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<title>{title}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"8\" y=\"18\" font-weight=\"bold\">{title}</text>\n",
        title = escaped(&grid.title)
    );
    for (i, name) in grid.columns.iter().enumerate() {
        let (x, y) = (left + i * CELL + CELL / 2, top - 6);
        let name = escaped(name);
        svg += &format!("<text transform=\"translate({x} {y}) rotate(-45)\">{name}</text>\n");
    }
    for (j, (name, cells)) in grid.rows.iter().zip(&grid.cells).enumerate() {
        let y = top + j * LINE;
        svg += &format!("<text x=\"8\" y=\"{}\">{}</text>\n", y + 18, escaped(name));
        for (i, cell) in cells.iter().enumerate() {
            let Some(value) = cell else { continue };
            let heat = if most > least { (value - least) / (most - least) } else { 0.5 };
            let x = left + i * CELL;
            // From a pale yellow to a dark red; white letters where it is dark.
            let mix = |pale: f64, dark: f64| (pale + (dark - pale) * heat).round() as u8;
            let (red, green, blue) = (mix(255.0, 150.0), mix(247.0, 20.0), mix(214.0, 30.0));
            let ink = if heat > 0.55 { "#fff" } else { "#222" };
            svg += &format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" \
                 fill=\"#{red:02x}{green:02x}{blue:02x}\"/>\
                 <text x=\"{tx}\" y=\"{ty}\" text-anchor=\"middle\" fill=\"{ink}\">{number}</text>\n",
                number = speech.decimal(*value, 2),
                w = CELL - 2,
                h = LINE - 2,
                tx = x + CELL / 2 - 1,
                ty = y + 17,
            );
        }
    }
    svg + "</svg>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
