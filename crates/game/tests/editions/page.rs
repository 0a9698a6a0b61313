//! The tables of the page as text.

/// One table: what it is about, its columns and its rows.
pub struct Table {
    pub title: &'static str,
    pub says: &'static str,
    pub columns: &'static [&'static str],
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// The table with its heading.
    pub fn markdown(&self) -> String {
        let Table { title, says, columns, rows } = self;
        let (names, line) = (columns.join(" | "), "---|".repeat(columns.len()));
        let mut text = format!("\n## {title}\n\n{says}\n\n| {names} |\n|{line}\n");
        for row in rows {
            assert_eq!(row.len(), columns.len(), "{title}: {row:?}");
            text += &format!("| {} |\n", row.join(" | "));
        }
        text
    }
}

/// A row whose first cell names it.
pub fn row(name: &str, cells: impl IntoIterator<Item = String>) -> Vec<String> {
    std::iter::once(name.to_owned()).chain(cells).collect()
}

/// What an edition says, and the rule that says so.
#[derive(PartialEq)]
pub struct Said {
    pub what: String,
    pub rule: Option<&'static str>,
}

impl Said {
    pub fn plain(what: impl Into<String>) -> Self {
        Said { what: what.into(), rule: None }
    }

    pub fn by(what: impl Into<String>, rule: &'static str) -> Self {
        Said { what: what.into(), rule: Some(rule) }
    }
}

/// What both editions say: once, if they agree, with the rules of both.
pub fn both(of: [Said; 2]) -> String {
    let cite = |what: &str, rules: &[Option<&str>]| {
        let mut rules: Vec<&str> = rules.iter().copied().flatten().collect();
        rules.dedup();
        if rules.is_empty() { what.to_owned() } else { format!("{what} ({})", rules.join(", ")) }
    };
    let [earlier, later] = &of;
    if earlier.what == later.what {
        return cite(&earlier.what, &[earlier.rule, later.rule]);
    }
    let [earlier, later] = of.each_ref().map(|said| cite(&said.what, &[said.rule]));
    format!("2021: {earlier}; 2024: {later}")
}
