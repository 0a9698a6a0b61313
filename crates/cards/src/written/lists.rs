//! Lists: `a or b`, `a and b`, `(a; b)`.

use super::{Form, Reader, Writer, Written};
use crate::Words;
use crate::words::Joined;

/// The most entries of one list.
const MAX_LIST: usize = 16;

macro_rules! list {
    ($(#[$meta:meta])* $name:ident, $joiner:literal, $joined:expr) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct $name<T>(Vec<T>);

        impl<T> $name<T> {
            /// A list of one to sixteen entries.
            pub fn new(items: Vec<T>) -> Option<Self> {
                (1..=MAX_LIST).contains(&items.len()).then_some(Self(items))
            }

            /// Its entries.
            pub fn items(&self) -> &[T] {
                &self.0
            }
        }

        impl<T: Written> Written for $name<T> {
            const NOUN: &'static str = T::NOUN;

            fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
                let (first, mut end) = reader.one::<T>(at)?;
                let mut items = vec![first];
                while items.len() < MAX_LIST
                    && let Some(next) = reader.literal($joiner, end)
                    && let Some((item, after)) = reader.one::<T>(next)
                {
                    items.push(item);
                    end = after;
                }
                Some(($name(items), end))
            }

            fn write(&self, out: &mut Writer) {
                for (i, item) in self.0.iter().enumerate() {
                    if i > 0 {
                        out.word($joiner);
                    }
                    item.write(out);
                }
            }

            fn words(&self) -> Words {
                Words::List($joined, self.0.iter().map(Written::words).collect())
            }

            fn uses(&self, visit: &mut dyn FnMut(&'static Form)) {
                for item in &self.0 {
                    item.uses(visit);
                }
            }
        }
    };
}

list!(
    /// One of several, `a or b`.
    Or, "or", Joined::Or
);
list!(
    /// All of several, `a and b`.
    And, "and", Joined::And
);
list!(
    /// Several one after another, `a; b`.
    Semi, ";", Joined::Then
);
