//! What is made from the types that go over the wire is up to date: the page's TypeScript and the OpenAPI document.
//!
//! `COVERLINE_WRITE_DOCS=1 cargo test -p coverline-server --test wire` writes them anew.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::collections::BTreeMap;
use std::path::Path;

use server::wire::*;
use ts_rs::{Config, TS, TypeVisitor};

/// Collects the declaration of a type and of all that it is made of.
#[derive(Default)]
struct Declared {
    types: BTreeMap<String, String>,
}

impl Declared {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::default();
        if T::output_path().is_some() {
            let about = T::docs().unwrap_or_default();
            let text = format!("{about}export {}\n", T::decl(&config));
            if self.types.insert(T::ident(&config), text).is_some() {
                return;
            }
        }
        T::visit_dependencies(self);
    }
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

fn typescript() -> String {
    let mut declared = Declared::default();
    declared.add::<Me>();
    declared.add::<GuestAsked>();
    declared.add::<SignAsked>();
    declared.add::<PasswordAsked>();
    declared.add::<NewGame>();
    declared.add::<Promised>();
    declared.add::<Created>();
    declared.add::<GameList>();
    declared.add::<Joining>();
    declared.add::<Sheet>();
    declared.add::<Table>();
    declared.add::<LogEntry>();
    declared.add::<ToPage>();
    declared.add::<FromPage>();
    declared.add::<CatalogView>();
    declared.add::<BookView>();
    declared.add::<RuleHeading>();
    declared.add::<RuleView>();
    declared.add::<desk::SightQuestion>();
    declared.add::<desk::SightReport>();
    declared.add::<desk::ReachQuestion>();
    declared.add::<desk::ReachReport>();
    declared.add::<desk::live::Options>();
    declared.add::<desk::live::LiveReach>();
    declared.add::<desk::live::Formation>();
    declared.add::<desk::live::Target>();
    declared.add::<desk::live::Advice>();
    declared.add::<OddsQuestion>();
    declared.add::<OddsReport>();
    declared.add::<KillzoneCheck>();
    declared.add::<KillzoneToSave>();
    declared.add::<SavedKillzone>();
    declared.add::<FileCheck>();
    declared.add::<FileToSave>();
    declared.add::<SavedFile>();
    let head = "// Made from crates/server/src/wire by its test; do not change by hand.\n\n";
    head.to_owned() + &declared.types.into_values().collect::<Vec<_>>().join("\n")
}

fn compare(path: &str, made: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("COVERLINE_WRITE_DOCS").is_some() {
        std::fs::write(&file, made).unwrap();
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == made,
        "{path} is stale: run COVERLINE_WRITE_DOCS=1 cargo test -p coverline-server --test wire"
    );
}

#[test]
fn the_typescript_of_the_page_is_up_to_date() {
    compare("web/src/wire.ts", &typescript());
}

#[test]
fn the_openapi_document_is_up_to_date() {
    compare("docs/openapi.json", &(server::openapi().to_pretty_json().unwrap() + "\n"));
}
