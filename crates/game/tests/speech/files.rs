//! The files of sentences, as Fluent reads them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern};
use fluent_syntax::ast::{PatternElement, Resource};
use game::Language;
use table::RuleSet;

/// The messages of a language, each with the variables that it names.
pub type Messages = BTreeMap<String, BTreeSet<String>>;

/// The texts of a language by file name.
fn texts(language: Language) -> BTreeMap<String, String> {
    let folder: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "..", "..", "locales", language.code()].iter().collect();
    let read = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.unwrap().path();
        (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(path).unwrap())
    };
    fs::read_dir(folder).unwrap().map(read).collect()
}

/// The rule set whose own words a file holds.
fn edition_of(file: &str) -> Option<RuleSet> {
    file.strip_suffix(".ftl").unwrap().parse().ok()
}

/// The messages of a language.
pub fn messages(language: Language) -> Messages {
    read(language, None)
}

/// The messages of a language that the program says itself: the page brings its own along.
pub fn messages_of_the_program(language: Language) -> Messages {
    read_from(language, |file| edition_of(file).is_none() && !file.starts_with("page"))
}

/// The messages that an edition says in words of its own.
pub fn of_edition(language: Language, rules: RuleSet) -> Messages {
    read(language, Some(rules))
}

fn read(language: Language, rules: Option<RuleSet>) -> Messages {
    read_from(language, |file| edition_of(file) == rules)
}

fn read_from(language: Language, wanted: impl Fn(&str) -> bool) -> Messages {
    let mut messages = Messages::new();
    for (name, text) in texts(language).iter().filter(|(name, _)| wanted(name)) {
        let parsed: Result<Resource<&str>, _> = fluent_syntax::parser::parse(text.as_str());
        let resource = parsed.unwrap_or_else(|(_, faults)| panic!("{language}/{name}: {faults:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            let value = message.value.unwrap_or_else(|| panic!("{} is empty", message.id.name));
            in_pattern(&value, &mut variables);
            let twice = messages.insert(message.id.name.to_owned(), variables);
            assert!(twice.is_none(), "{language}: {} stands twice", message.id.name);
        }
    }
    messages
}

/// Every message of a language as its file has it, the words of all editions among them: file, id and text.
pub fn written(language: Language) -> Vec<(String, String, String)> {
    let mut all: Vec<(String, String, String)> = Vec::new();
    for (file, text) in texts(language) {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            match line.split_once(" =") {
                Some((id, begins)) if !line.starts_with([' ', '}']) => {
                    all.push((file.clone(), id.to_owned(), begins.trim().to_owned()));
                }
                _ => {
                    if let Some((.., message)) = all.last_mut() {
                        message.push('\n');
                        message.push_str(line.trim());
                    }
                }
            }
        }
    }
    all
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            variants.iter().for_each(|variant| in_pattern(&variant.value, variables));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. }, ..
        } => positional.iter().for_each(|argument| in_inline(argument, variables)),
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        _ => {}
    }
}
