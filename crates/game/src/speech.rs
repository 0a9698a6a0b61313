//! The sentences of the program, in four languages.
