//! The tree that BattleScribe's files are, whether they are written as XML or, as New Recruit does, as JSON.

use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};
use serde_json::Value;

use crate::Refused;
use crate::limits::{MAX_ATTRIBUTES, MAX_DEPTH, MAX_ELEMENTS};

/// An element with its attributes, its text and what lies in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Element {
    pub name: String,
    attributes: Vec<(String, String)>,
    pub children: Vec<Element>,
    pub text: String,
}

impl Element {
    /// An attribute, or nothing.
    pub fn attribute(&self, name: &str) -> &str {
        let found = self.attributes.iter().find(|(key, _)| key == name);
        found.map_or("", |(_, value)| value.as_str())
    }

    /// The children of a container: those of `profiles` in an entry are its profiles.
    pub fn all<'a>(&'a self, container: &'a str) -> impl Iterator<Item = &'a Element> + 'a {
        let here = self.children.iter().filter(move |child| child.name == container);
        here.flat_map(|child| child.children.iter())
    }

    /// How much work it is to look at it: what lies directly in it and in its containers.
    pub fn weight(&self) -> usize {
        self.children.iter().map(|child| 1 + child.children.len()).sum()
    }

    /// The text of a child, or an attribute of its name.
    pub fn said(&self, name: &str) -> &str {
        let child = self.children.iter().find(|child| child.name == name);
        child.map_or_else(|| self.attribute(name), |child| child.text.as_str())
    }
}

/// Reads XML. Entities beyond those of XML itself, and declarations of them, are refused.
pub(crate) fn read_xml(text: &str) -> Result<Element, Refused> {
    let broken = |what: &dyn std::fmt::Display, at: u64| Refused::Broken {
        kind: "XML",
        what: format!("byte {at}: {}", what.to_string().chars().take(80).collect::<String>()),
    };
    let mut reader = Reader::from_str(text);
    let mut stack: Vec<Element> = vec![Element::default()];
    let mut count = 0;
    loop {
        let at = reader.buffer_position();
        let event = reader.read_event().map_err(|error| broken(&error, at))?;
        match event {
            Event::Start(start) => {
                stack.push(begun(&start, |error| broken(&error, at))?);
                count += 1;
            }
            Event::Empty(start) => {
                let element = begun(&start, |error| broken(&error, at))?;
                count += 1;
                if let Some(parent) = stack.last_mut() {
                    parent.children.push(element);
                }
            }
            Event::End(_) => {
                // The reader has checked that it ends what was begun.
                if let (Some(done), Some(parent)) = (stack.pop(), stack.last_mut()) {
                    parent.children.push(done);
                }
            }
            Event::Text(text) => push(&mut stack, &text.xml10_content()),
            Event::CData(text) => push(&mut stack, &text.xml10_content()),
            Event::GeneralRef(entity) => {
                if let Ok(Some(sign)) = entity.resolve_char_ref() {
                    push(&mut stack, sign.encode_utf8(&mut [0; 4]));
                } else {
                    let name = entity.xml10_content();
                    let known = resolve_predefined_entity(&name).ok_or(Refused::Entities)?;
                    push(&mut stack, known);
                }
            }
            Event::DocType(_) => return Err(Refused::Entities),
            Event::Decl(_) | Event::PI(_) | Event::Comment(_) => {}
            Event::Eof => break,
        }
        if stack.len() > MAX_DEPTH || count > MAX_ELEMENTS {
            return Err(Refused::TooMuch);
        }
    }
    let at = reader.buffer_position();
    match (stack.pop(), stack.is_empty()) {
        (Some(mut root), true) if root.children.len() == 1 => Ok(root.children.remove(0)),
        (_, true) => Err(broken(&"expected one element", at)),
        _ => Err(broken(&"it ends too early", at)),
    }
}

fn push(stack: &mut [Element], text: &str) {
    if let Some(element) = stack.last_mut() {
        element.text.push_str(text);
    }
}

fn begun(
    start: &BytesStart,
    broken: impl Fn(quick_xml::Error) -> Refused,
) -> Result<Element, Refused> {
    let mut element =
        Element { name: start.local_name().as_ref().to_owned(), ..Element::default() };
    for attribute in start.attributes() {
        if element.attributes.len() >= MAX_ATTRIBUTES {
            return Err(Refused::TooMuch);
        }
        let attribute = attribute.map_err(|error| broken(error.into()))?;
        let value = attribute.normalized_value(quick_xml::XmlVersion::Implicit1_0);
        let value = value.map_err(&broken)?;
        let key = attribute.key.local_name().as_ref().to_owned();
        element.attributes.push((key, value.into_owned()));
    }
    Ok(element)
}

/// The same tree from JSON: objects are elements, their plain fields attributes, their lists containers.
pub(crate) fn read_json(name: &str, value: &Value) -> Result<Element, Refused> {
    let mut count = 0;
    from_json(name, value, &mut count)
}

fn from_json(name: &str, value: &Value, count: &mut usize) -> Result<Element, Refused> {
    *count += 1;
    if *count > MAX_ELEMENTS {
        return Err(Refused::TooMuch);
    }
    let mut element = Element { name: name.to_owned(), ..Element::default() };
    let Value::Object(fields) = value else {
        element.text = plain(value).unwrap_or_default();
        return Ok(element);
    };
    for (key, value) in fields {
        let key = key.trim_start_matches(['_', '@']);
        match value {
            _ if matches!(key, "$text" | "#text" | "text") => {
                element.text = plain(value).unwrap_or_default();
            }
            Value::Array(list) => {
                let mut container = Element { name: key.to_owned(), ..Element::default() };
                for entry in list {
                    container.children.push(from_json(&singular(key), entry, count)?);
                }
                element.children.push(container);
            }
            Value::Object(_) => element.children.push(from_json(key, value, count)?),
            _ => element.attributes.extend(plain(value).map(|value| (key.to_owned(), value))),
        }
        if element.attributes.len() > MAX_ATTRIBUTES {
            return Err(Refused::TooMuch);
        }
    }
    Ok(element)
}

/// What the entries of a container are called.
fn singular(container: &str) -> String {
    let name = container.strip_prefix("shared").unwrap_or(container);
    let mut name = match name.strip_suffix("ies") {
        Some(stem) => format!("{stem}y"),
        None => name.strip_suffix('s').unwrap_or(name).to_owned(),
    };
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    name
}

/// A value that is no list and no object, as text.
pub(crate) fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(on) => Some(on.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn xml_and_json_are_one_tree() {
        let xml = "<roster name='A &amp; B'><forces><force name='F'><rules><rule name='R'>\
                   <description>x &quot;y&quot; &#9876;</description></rule></rules></force></forces></roster>";
        let xml = read_xml(xml).unwrap();
        let json: Value = serde_json::from_str(
            r#"{"name": "A & B", "forces": [{"name": "F", "rules": [
                {"name": "R", "description": {"$text": "x \"y\" ⚔"}}]}]}"#,
        )
        .unwrap();
        assert_eq!(read_json("roster", &json).unwrap(), xml);
        let rule = xml.all("forces").flat_map(|force| force.all("rules")).next().unwrap();
        assert_eq!(rule.said("description"), "x \"y\" ⚔");
    }

    #[test]
    fn tricks_are_refused() {
        let entity = "<!DOCTYPE r [<!ENTITY a 'aaaa'>]><r>&a;</r>";
        assert_eq!(read_xml(entity), Err(Refused::Entities));
        assert_eq!(read_xml("<r>&a;</r>"), Err(Refused::Entities));
        let deep = "<r>".repeat(100_000);
        assert_eq!(read_xml(&deep), Err(Refused::TooMuch));
        for bad in ["<r>", "<r></s>", "<r a=1/>", "", "x", "<r/><r/>", "</r>"] {
            assert!(matches!(read_xml(bad), Err(Refused::Broken { .. })), "{bad}");
        }
    }

    #[test]
    fn containers_have_names_for_one() {
        for (many, one) in [
            ("categories", "category"),
            ("sharedSelectionEntries", "selectionEntry"),
            ("infoLinks", "infoLink"),
        ] {
            assert_eq!(singular(many), one);
        }
    }
}
