//! Words as people type them: without capitals and accents.

/// The text in small letters, without the accents of French, Spanish and Italian.
pub(super) fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ä' => out.push('a'),
            'è' | 'é' | 'ê' | 'ë' => out.push('e'),
            'ì' | 'í' | 'î' | 'ï' => out.push('i'),
            'ò' | 'ó' | 'ô' | 'ö' => out.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => out.push('u'),
            'ç' => out.push('c'),
            'ñ' => out.push('n'),
            'œ' => out.push_str("oe"),
            'æ' => out.push_str("ae"),
            '\u{2019}' => out.push('\''),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn capitals_and_accents_go() {
        assert_eq!(fold("À Couvert d\u{2019}Œil"), "a couvert d'oeil");
        assert_eq!(fold("Línea de visión, perché"), "linea de vision, perche");
    }
}
