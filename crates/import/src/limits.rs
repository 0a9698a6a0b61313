//! How much of a stranger's file is worth reading.

use crate::Refused;

/// The largest file, in bytes, packed or unpacked: the whole data of one edition is about half of it.
pub const MAX_FILE: usize = 8 << 20;

/// How deep elements may lie in each other, and how long a chain of links may be; real files need about thirty.
pub(crate) const MAX_DEPTH: usize = 64;

/// The most elements of a file, or fields of a document.
pub(crate) const MAX_ELEMENTS: usize = 400_000;

/// The most attributes of an element.
pub(crate) const MAX_ATTRIBUTES: usize = 64;

/// The most files in an archive.
pub(crate) const MAX_PACKED: usize = 64;

/// The most that is done to gather a file: entries that are visited, with what lies directly in them, and bytes that are
/// copied. A link is short and may lead to something long, and links that lead to links could go on for ever.
const MAX_WORK: usize = 96 << 20;

/// What a visit costs beside what is copied.
pub(crate) const VISIT: usize = 64;

/// The most operatives of a team while it is gathered; those that are alike become one card.
pub(crate) const MAX_OPERATIVES: usize = 2000;

/// The most pieces of equipment and the most limits of a team.
pub(crate) const MAX_PIECES: usize = 1000;

/// The most limits that a first roster is put together by.
pub(crate) const MAX_LIMITS: usize = 40;

/// The most profiles of weapons of one operative while they are gathered.
pub(crate) const MAX_PROFILES: usize = 1000;

/// The most rules of a weapon.
pub(crate) const MAX_RULES: usize = 60;

/// The most modifiers of one profile that are applied.
pub(crate) const MAX_MODIFIERS: usize = 200;

/// The longest name, in bytes; names are copied often.
pub(crate) const MAX_NAME: usize = 1000;

/// The most teams of a file.
pub(crate) const MAX_TEAMS: usize = 200;

/// The most texts and remarks of a report.
pub(crate) const MAX_REMARKS: usize = 50_000;

/// What is left of the work that a file is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget(usize);

impl Budget {
    pub fn new() -> Self {
        Budget(MAX_WORK)
    }

    /// Takes from it, as long as there is enough.
    pub fn spend(&mut self, work: usize) -> Result<(), Refused> {
        self.0 = self.0.checked_sub(work).ok_or(Refused::TooMuch)?;
        Ok(())
    }
}
