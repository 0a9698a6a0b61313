//! How the tables came to be, step by step.
//!
//! The steps are listed here rather than gathered by the macro of sqlx, which would build the drivers of both databases a
//! second time, for the compiler.

use std::sync::LazyLock;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A step for each file of `migrations/`: its number, its name and what it says. A database remembers all three.
const STEPS: [(i64, &str, &str); 4] = [
    (1, "begin", include_str!("../../migrations/0001_begin.sql")),
    (2, "pulse", include_str!("../../migrations/0002_pulse.sql")),
    (3, "lists and looks", include_str!("../../migrations/0003_lists_and_looks.sql")),
    (4, "files", include_str!("../../migrations/0004_files.sql")),
];

pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let step = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.map(step).into())
});

#[cfg(test)]
mod tests {
    use std::fs;

    use super::STEPS;

    #[test]
    fn every_file_is_a_step() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let mut files: Vec<String> = files.map(|name| name.into_string().unwrap()).collect();
        files.sort();
        let steps =
            STEPS.map(|(number, name, _)| format!("{number:04}_{}.sql", name.replace(' ', "_")));
        assert_eq!(files, steps);
    }

    /// Databases remember the hash of each step: a file that has been released never changes.
    #[test]
    fn what_a_step_says_stays() {
        let said = super::MIGRATIONS.iter().map(|step| crate::secret::hex(&step.checksum[..8]));
        assert_eq!(
            said.collect::<Vec<_>>(),
            ["59ccd4e1d34a9839", "99ce7555d68c172e", "ac828feed278d5ae", "cc656fbca4346cc1"]
        );
    }
}
