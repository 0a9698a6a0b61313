//! The rule books.

use axum::Json;
use axum::extract::Path;
use game::Language;
use game::rulebook::{Passage, Rule, Rulebook};
use serde::Deserialize;
use table::RuleSet;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::asked::{Tongue, Wanted};
use crate::refused::{Refusal, Refused};
use crate::wire::{BookView, ChapterView, DiagramView, PassageView, RuleHeading, RuleView};

/// The routes of the rule books.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(book)).routes(routes!(headings)).routes(routes!(rule))
}

/// What of a book is wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Search {
    /// The rule set; the newest edition if none is named.
    #[serde(default)]
    rules: Option<String>,
    /// Words that a rule has to hold, all of them; without any the whole book is listed.
    #[serde(default)]
    q: Option<String>,
}

/// Which book is wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct WhichBook {
    /// The rule set; the newest edition if none is named.
    #[serde(default)]
    rules: Option<String>,
}

/// A rule set's rules told as a book, in the language of whoever asks.
#[utoipa::path(
    get, path = "/api/book", tag = "tools", params(WhichBook),
    responses((status = OK, body = BookView), (status = "4XX", body = Refusal))
)]
async fn book(
    Tongue(language): Tongue,
    Wanted(which): Wanted<WhichBook>,
) -> Result<Json<BookView>, Refused> {
    let set = rule_set(which.rules.as_deref())?;
    let prose = Rulebook::of(set).prose(language);
    let chapters = prose.map(|prose| prose.chapters.as_slice()).unwrap_or_default();
    let chapters = chapters.iter().map(|chapter| ChapterView {
        key: chapter.key.clone(),
        title: chapter.title.clone(),
        passages: chapter.passages.iter().map(passage).collect(),
    });
    Ok(Json(BookView {
        rules: set.id().to_owned(),
        title: prose.map(|prose| prose.title.clone()).unwrap_or_default(),
        chapters: chapters.collect(),
    }))
}

fn rule_set(word: Option<&str>) -> Result<RuleSet, Refused> {
    match word {
        Some(word) => word.parse().map_err(|error| Refused::unread("rules", &error)),
        None => Ok(RuleSet::KT24),
    }
}

fn passage(passage: &Passage) -> PassageView {
    let diagrams = passage.diagrams.iter().map(|diagram| DiagramView {
        example: diagram.example.clone(),
        caption: diagram.caption.clone(),
        question: diagram.question.clone(),
    });
    PassageView {
        ids: passage.ids.clone(),
        text: passage.text.clone(),
        diagrams: diagrams.collect(),
    }
}

/// The headings of a rule book, in its order.
#[utoipa::path(
    get, path = "/api/rules", tag = "tools", params(Search),
    responses((status = OK, body = Vec<RuleHeading>), (status = "4XX", body = Refusal))
)]
async fn headings(
    Tongue(language): Tongue,
    Wanted(search): Wanted<Search>,
) -> Result<Json<Vec<RuleHeading>>, Refused> {
    let set = rule_set(search.rules.as_deref())?;
    let book = Rulebook::of(set);
    let words = search.q.unwrap_or_default().to_lowercase();
    let words: Vec<&str> = words.split_whitespace().take(MOST_WORDS).collect();
    let found = book.rules().iter().filter(|rule| holds(book, rule, &words, language));
    Ok(Json(found.map(heading).collect()))
}

/// More words than this narrow nothing down.
const MOST_WORDS: usize = 12;

/// Whether an entry has all words, in English or, by the glossary, in the language of whoever asks.
fn holds(book: &Rulebook, rule: &Rule, words: &[&str], language: Language) -> bool {
    if words.is_empty() {
        return true;
    }
    let title = rule.title.as_deref().unwrap_or_default();
    let mut text = [&rule.id, title, &rule.section, &rule.statement].join("\n").to_lowercase();
    if language != Language::English {
        for (_, word) in book.terms_of(rule, language) {
            text.push('\n');
            text.push_str(&word.to_lowercase());
        }
    }
    if let Some(told) = book.prose(language).and_then(|prose| prose.telling(&rule.id)) {
        text.push('\n');
        text.push_str(&told.text.to_lowercase());
    }
    words.iter().all(|word| text.contains(word))
}

fn heading(rule: &Rule) -> RuleHeading {
    RuleHeading {
        id: rule.id.clone(),
        kind: kind(rule),
        section: rule.section.clone(),
        title: rule.heading(),
    }
}

fn kind(rule: &Rule) -> String {
    match rule.kind {
        game::rulebook::Kind::Statement => "statement",
        game::rulebook::Kind::Ruling => "ruling",
        game::rulebook::Kind::Example => "example",
    }
    .to_owned()
}

/// The rules with an id, or whose ids begin with it: what they say, and the examples that show them.
#[utoipa::path(
    get, path = "/api/rules/{id}", tag = "tools", params(("id" = String, Path)),
    responses((status = OK, body = Vec<RuleView>), (status = 404, body = Refusal))
)]
async fn rule(
    Tongue(language): Tongue,
    Path(id): Path<String>,
) -> Result<Json<Vec<RuleView>>, Refused> {
    let books = match Rulebook::holding(&id) {
        Some(book) => vec![book],
        None => RuleSet::ALL.map(Rulebook::of).to_vec(),
    };
    let mut found: Vec<&Rule> = books.iter().filter_map(|book| book.find(&id)).collect();
    if found.is_empty() {
        found = books.iter().flat_map(|book| book.group(&id)).collect();
    }
    if found.is_empty() {
        return Err(Refused::missing(language).field("id"));
    }
    Ok(Json(found.into_iter().map(|rule| view(rule, language)).collect()))
}

fn view(rule: &Rule, language: Language) -> RuleView {
    let book = Rulebook::of(rule.set);
    let terms = match language {
        Language::English => Vec::new(),
        _ => book.terms_of(rule, language),
    };
    let prose = book.prose(language);
    let chapter = prose.and_then(|prose| prose.chapter_of(&rule.id));
    RuleView {
        set: rule.set.id().to_owned(),
        id: rule.id.clone(),
        kind: kind(rule),
        section: rule.section.clone(),
        title: rule.title.clone(),
        statement: rule.statement.clone(),
        columns: rule.columns.clone(),
        cites: rule.cites.clone(),
        shown_by: book.cited_by(&rule.id).map(|example| example.id.clone()).collect(),
        terms: terms.into_iter().map(|(a, b)| (a.to_owned(), b.to_owned())).collect(),
        told: prose.and_then(|prose| prose.telling(&rule.id)).map(passage),
        chapter: chapter.map(|chapter| (chapter.key.clone(), chapter.title.clone())),
    }
}
