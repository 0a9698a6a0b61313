//! Everything with an id in a file and in those that it links to.

use std::collections::HashMap;

use crate::element::Element;

/// The elements of files by their ids; those of the first file before others.
pub(super) struct Library<'a> {
    ids: HashMap<&'a str, &'a Element>,
}

impl<'a> Library<'a> {
    pub fn of(files: &[&'a Element]) -> Self {
        let mut ids = HashMap::new();
        for file in files {
            // Links have ids too, but nothing leads to them.
            let mut open: Vec<&'a Element> = vec![file];
            while let Some(element) = open.pop() {
                let id = element.attribute("id");
                if !id.is_empty() && !element.name.ends_with("Link") {
                    ids.entry(id).or_insert(element);
                }
                open.extend(&element.children);
            }
        }
        Library { ids }
    }

    /// What a link leads to.
    pub fn target(&self, link: &Element) -> Option<&'a Element> {
        self.ids.get(link.attribute("targetId")).copied()
    }
}
