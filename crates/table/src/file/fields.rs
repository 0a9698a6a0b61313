//! TOML read field by field, so that every refusal knows its line, its field and what was expected.

use std::ops::RangeInclusive;

use geometry::{BadPolygon, Length, Point, Polygon};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Problem;

/// The text of a file, for turning places in it into lines.
pub struct Source<'a> {
    file: &'a str,
    text: &'a str,
    line_starts: Vec<usize>,
}

impl<'a> Source<'a> {
    /// The text of a file; its name is only for messages.
    pub fn new(text: &'a str, file: &'a str) -> Self {
        let starts =
            text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(i, _)| i + 1);
        Source { file, text, line_starts: starts.collect() }
    }

    /// The TOML of the file.
    ///
    /// # Errors
    /// Where it is none.
    pub fn parse(&self) -> Result<Spanned<DeTable<'a>>, Problem> {
        DeTable::parse(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            let what: Vec<&str> = error.message().lines().map(str::trim).collect();
            let what = what.join(", ");
            self.problem(at, "syntax", what.clone()).said("problem-syntax", &[("why", &what)])
        })
    }

    /// The fields of the whole file.
    pub fn top<'s>(&'s self, table: &'s DeTable<'s>) -> Fields<'s> {
        Fields { source: self, path: String::new(), at: 0, table }
    }

    /// A problem of a field at a place of the text.
    pub fn problem(&self, at: usize, field: &str, what: impl Into<String>) -> Problem {
        let line = self.line_starts.partition_point(|start| *start <= at) + 1;
        Problem {
            file: self.file.to_owned(),
            line,
            field: field.to_owned(),
            what: what.into(),
            said: None,
        }
    }
}

/// A table of the file.
#[derive(Clone)]
pub struct Fields<'a> {
    source: &'a Source<'a>,
    path: String,
    at: usize,
    table: &'a DeTable<'a>,
}

impl<'a> Fields<'a> {
    /// Refuses fields that the format does not have.
    ///
    /// # Errors
    /// The first that it does not have.
    pub fn only(self, known: &[&str]) -> Result<Self, Problem> {
        let stranger = self.table.keys().filter(|key| !known.contains(&key.get_ref().as_ref()));
        match stranger.min_by_key(|key| key.span().start) {
            None => Ok(self),
            Some(key) => {
                let name: String = key.get_ref().chars().take(40).collect();
                let known = known.join(", ");
                let what = format!("unknown field: expected one of {known}");
                let problem = self.source.problem(key.span().start, &self.path_to(&name), what);
                Err(problem.said("problem-unknown-field", &[("known", &known)]))
            }
        }
    }

    fn path_to(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }

    /// A field, which may be missing.
    pub fn field(&self, name: &str) -> Field<'a> {
        let value = self.table.get(name);
        Field {
            source: self.source,
            path: self.path_to(name),
            at: value.map_or(self.at, |value| value.span().start),
            value: value.map(Spanned::get_ref),
        }
    }

    /// A field that may be missing.
    pub fn optional(&self, name: &str) -> Option<Field<'a>> {
        Some(self.field(name)).filter(|field| field.value.is_some())
    }

    /// The entries of a list that has been read before.
    pub fn entries(&self, name: &str) -> Vec<Field<'a>> {
        self.field(name).list(usize::MAX).unwrap_or_default()
    }

    /// All fields by their names, in the order of the file.
    pub fn each(&self) -> Vec<(&'a str, Field<'a>)> {
        let mut keys: Vec<_> = self.table.keys().collect();
        keys.sort_by_key(|key| key.span().start);
        let named = keys.into_iter().map(|key| {
            let name: &'a str = key.get_ref().as_ref();
            (name, self.field(name))
        });
        named.collect()
    }

    /// A problem of the table as a whole.
    pub fn problem(&self, what: impl Into<String>) -> Problem {
        self.source.problem(self.at, &self.path, what)
    }
}

/// A value of the file, or its absence.
#[derive(Clone)]
pub struct Field<'a> {
    source: &'a Source<'a>,
    path: String,
    at: usize,
    value: Option<&'a DeValue<'a>>,
}

impl<'a> Field<'a> {
    /// The least height of a model, a tenth of an inch: sight needs something to look at.
    pub const LEAST_HEIGHT: Length = Length::from_units(254);

    /// A problem of the value.
    pub fn problem(&self, what: impl Into<String>) -> Problem {
        self.source.problem(self.at, &self.path, what)
    }

    /// The problem that something else stands here than what was expected.
    pub fn expected(&self, expected: impl AsRef<str>) -> Problem {
        self.problem(format!("expected {}, found {}", expected.as_ref(), self.found()))
    }

    fn found(&self) -> String {
        match self.value {
            None => "nothing".to_owned(),
            Some(DeValue::String(text)) => {
                format!("{:?}", text.chars().take(40).collect::<String>())
            }
            Some(DeValue::Integer(number)) => number.to_string().chars().take(40).collect(),
            Some(DeValue::Float(number)) => number.as_str().chars().take(40).collect(),
            Some(DeValue::Boolean(on)) => on.to_string(),
            Some(DeValue::Datetime(_)) => "a date".to_owned(),
            Some(DeValue::Array(list)) => format!("a list of {}", list.iter().count()),
            Some(DeValue::Table(_)) => "a table".to_owned(),
        }
    }

    /// Any text.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn text(&self) -> Result<&'a str, Problem> {
        let bad = || self.expected("a text").said("problem-text", &[]);
        self.value.and_then(DeValue::as_str).ok_or_else(bad)
    }

    /// What people call something: one line that can stand in a record.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn name(&self) -> Result<String, Problem> {
        let expected = "a name of 1 to 60 characters on one line";
        let bad = || self.expected(expected).said("problem-name", &[]);
        let name = self.value.and_then(DeValue::as_str).ok_or_else(bad)?;
        let fits = (1..=60).contains(&name.chars().count())
            && name.trim() == name
            && !name.chars().any(char::is_control);
        if fits { Ok(name.to_owned()) } else { Err(bad()) }
    }

    /// One of a few words.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn word<T: Copy>(&self, words: &[(&str, T)]) -> Result<T, Problem> {
        let found = self.value.and_then(DeValue::as_str);
        let word = words.iter().find(|(word, _)| Some(*word) == found);
        word.map(|(_, meaning)| *meaning).ok_or_else(|| {
            let words: Vec<String> = words.iter().map(|(word, _)| format!("{word:?}")).collect();
            let problem = self.expected(words.join(" or "));
            problem.said("problem-word", &[("words", &words.join(", "))])
        })
    }

    /// True or false.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn flag(&self) -> Result<bool, Problem> {
        let bad = || self.expected("true or false").said("problem-flag", &[]);
        self.value.and_then(DeValue::as_bool).ok_or_else(bad)
    }

    /// A whole number within a range.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn whole<T: TryFrom<i64>>(&self, range: RangeInclusive<i64>) -> Result<T, Problem> {
        let number = match self.value {
            Some(DeValue::Integer(n)) => i64::from_str_radix(n.as_str(), n.radix()).ok(),
            _ => None,
        };
        let number = number.filter(|n| range.contains(n)).and_then(|n| T::try_from(n).ok());
        number.ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            let problem = self.expected(format!("a whole number from {least} to {most}"));
            problem.said("problem-whole", &[("least", least), ("most", most)])
        })
    }

    /// A whole number, or two as `[least, most]`, within a range.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn least_and_most(&self, range: RangeInclusive<i64>) -> Result<(usize, usize), Problem> {
        if !matches!(self.value, Some(DeValue::Array(_))) {
            let number = self.whole(range)?;
            return Ok((number, number));
        }
        let [least, most] = self.exactly("a number, or two as [least, most]")?;
        let (low, high) = (least.whole(range.clone())?, most.whole(range)?);
        if low > high {
            return Err(most.problem(format!("{high} is less than {low}")));
        }
        Ok((low, high))
    }

    /// A finite number of moderate size.
    fn number(&self) -> Option<f64> {
        let number = match self.value? {
            DeValue::Integer(n) => i64::from_str_radix(n.as_str(), n.radix()).ok()? as f64,
            DeValue::Float(n) => n.as_str().parse().ok()?,
            _ => return None,
        };
        (number.is_finite() && number.abs() <= 10_000.0).then_some(number)
    }

    /// A length in inches within a range.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn inches(&self, range: RangeInclusive<Length>) -> Result<Length, Problem> {
        let length = self.number().map(Length::from_inches_f64);
        length.filter(|length| range.contains(length)).ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            let problem = self.expected(format!("{least} to {most} inches"));
            problem.said("problem-inches", &[("least", least), ("most", most)])
        })
    }

    /// The radius of a base given by its diameter in whole or decimal millimetres within a range.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn base_radius(&self, range: RangeInclusive<i32>) -> Result<Length, Problem> {
        let millimetres = |mm: i32| Length::from_units(mm * 100);
        let diameter = self.number().filter(|mm| {
            let length = Length::from_mm_f64(*mm);
            (millimetres(*range.start())..=millimetres(*range.end())).contains(&length)
        });
        diameter.map(|mm| Length::from_mm_f64(mm / 2.0)).ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            let problem = self.expected(format!("a diameter of {least} to {most} mm"));
            problem.said("problem-diameter", &[("least", least), ("most", most)])
        })
    }

    /// The values of a list; a missing list is empty.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn list(&self, most: usize) -> Result<Vec<Field<'a>>, Problem> {
        let list = match self.value {
            None => return Ok(Vec::new()),
            Some(value) => {
                let bad = || self.expected("a list").said("problem-list", &[]);
                value.as_array().ok_or_else(bad)?
            }
        };
        let all: Vec<Field<'a>> = (1..)
            .zip(list.iter())
            .map(|(i, value): (usize, _)| Field {
                source: self.source,
                path: format!("{}[{i}]", self.path),
                at: value.span().start,
                value: Some(value.get_ref()),
            })
            .collect();
        if all.len() > most {
            let problem = all[most].problem(format!("one too many: at most {most}"));
            return Err(problem.said("problem-too-many", &[("most", &most)]));
        }
        Ok(all)
    }

    /// The values of a list of a known length.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn exactly<const N: usize>(&self, expected: &str) -> Result<[Field<'a>; N], Problem> {
        let list = match self.value {
            Some(DeValue::Array(_)) => self.list(usize::MAX)?,
            _ => return Err(self.expected(expected)),
        };
        list.try_into().map_err(|_| self.expected(expected))
    }

    /// The fields of a table.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn fields(&self) -> Result<Fields<'a>, Problem> {
        let table = self.value.and_then(DeValue::as_table);
        let bad = || self.expected("a table").said("problem-table", &[]);
        let table = table.ok_or_else(bad)?;
        Ok(Fields { source: self.source, path: self.path.clone(), at: self.at, table })
    }

    /// A point of a board that reaches from the origin to `far`.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn point(&self, far: Point) -> Result<Point, Problem> {
        let bad = |problem: Problem| problem.said("problem-point", &[]);
        let [x, y] = self.exactly("a point [x, y]").map_err(bad)?;
        Ok(Point::new(x.inches(Length::ZERO..=far.x)?, y.inches(Length::ZERO..=far.y)?))
    }

    /// A simple polygon on a board that reaches from the origin to `far`.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn polygon(&self, far: Point) -> Result<Polygon, Problem> {
        if !matches!(self.value, Some(DeValue::Array(_))) {
            let problem = self.expected("a list of corners [x, y]");
            return Err(problem.said("problem-corners", &[]));
        }
        let corners = self.list(Polygon::MAX_CORNERS)?;
        let corners = corners.iter().map(|corner| corner.point(far)).collect::<Result<_, _>>()?;
        Polygon::new(corners).map_err(|error| self.bad_polygon(&error))
    }

    /// The rectangle `[x0, y0, x1, y1]` on a board that reaches from the origin to `far`.
    ///
    /// # Errors
    /// Something else stands there.
    pub fn rectangle(&self, far: Point) -> Result<Polygon, Problem> {
        let [x0, y0, x1, y1] = self.exactly("a rectangle [x0, y0, x1, y1]")?;
        let x = |field: Field| field.inches(Length::ZERO..=far.x);
        let y = |field: Field| field.inches(Length::ZERO..=far.y);
        let (a, b) = (Point::new(x(x0)?, y(y0)?), Point::new(x(x1)?, y(y1)?));
        if a.x == b.x || a.y == b.y {
            let problem = self.problem("a rectangle needs a width and a depth");
            return Err(problem.said("problem-flat", &[]));
        }
        Polygon::rectangle(a, b).map_err(|error| self.bad_polygon(&error))
    }

    fn bad_polygon(&self, error: &BadPolygon) -> Problem {
        let problem = self.problem(error.to_string());
        match error {
            BadPolygon::TooFew => problem.said("problem-corners-few", &[]),
            BadPolygon::TooMany(most) => problem.said("problem-corners-many", &[("most", most)]),
            BadPolygon::Repeated(one, other) => {
                problem.said("problem-corners-same", &[("one", one), ("other", other)])
            }
            BadPolygon::Crossing(one, other) => {
                problem.said("problem-edges-cross", &[("one", one), ("other", other)])
            }
            BadPolygon::Flat => problem.said("problem-flat", &[]),
        }
    }
}
