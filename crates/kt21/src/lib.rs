//! Kill Team 2021, lite rules: the law is docs/rules/kt21-lite.md.
//!
//! A function that implements a rule cites the rule's id.
