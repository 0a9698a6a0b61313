//! Teams, killzones and missions on the command line: what there is, what it says, and how to begin one of one's own.

mod list;
mod markdown;
mod new;
mod show;
mod text;

pub use list::List;
pub use new::New;
pub use show::Show;
