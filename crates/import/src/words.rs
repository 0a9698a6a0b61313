//! Words of a file without what only its own program shows: marks of emphasis, HTML, blanks of all kinds.

/// The longest tag that is looked for, in bytes; a sign that begins none is a sign.
const LONGEST_TAG: usize = 200;

/// A text for people: without HTML and with plain line breaks, otherwise as it is.
pub(crate) fn prose(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find('<') {
        out.push_str(&rest[..at]);
        let tail = &rest[at..];
        let near = tail.as_bytes().iter().take(LONGEST_TAG).position(|byte| *byte == b'>');
        let end = near.filter(|end| is_tag(&tail[1..*end]));
        match end {
            Some(end) => {
                let tag = tail[1..end].to_ascii_lowercase();
                if tag.starts_with("br") || tag.starts_with("li") || tag == "p" || tag == "ul" {
                    out.push('\n');
                }
                rest = &tail[end + 1..];
            }
            None => {
                out.push('<');
                rest = &tail[1..];
            }
        }
    }
    out.push_str(rest);
    let lines = out.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    let mut kept: Vec<String> = Vec::new();
    for line in lines {
        if !line.is_empty() || kept.last().is_some_and(|last| !last.is_empty()) {
            kept.push(line);
        }
    }
    kept.join("\n").trim().to_owned()
}

/// Whether what stands in angle brackets is a tag of HTML, and not a keyword such as `<CHAPTER>`.
fn is_tag(inner: &str) -> bool {
    const TAGS: [&str; 16] = [
        "br", "ul", "ol", "li", "p", "b", "i", "em", "strong", "h1", "h2", "h3", "h4", "h5",
        "span", "div",
    ];
    let name = inner.trim_start_matches('/').trim_end_matches('/');
    let name = name.split_whitespace().next().unwrap_or_default();
    name.len() < 8 && TAGS.contains(&name)
}

/// A name on one line, of at most so many characters.
pub(crate) fn name(text: &str, most: usize) -> String {
    let plain: String = prose(text).chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let plain = plain.replace("**", "").replace("^^", "");
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut: String = plain.chars().take(most).collect();
    cut.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn html_goes_and_keywords_stay() {
        let text = "One<br/>two <b>bold</b>\r\n\r\n\r\n<ul><li>x</li></ul> <CHAPTER> a<b";
        assert_eq!(prose(text), "One\ntwo bold\n\nx <CHAPTER> a<b");
        let flood = "<".repeat(1 << 20);
        assert_eq!(prose(&flood), flood);
    }

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(name(" **Big**\n\tgun ", 60), "Big gun");
        assert_eq!(name("abcdef", 3), "abc");
    }
}
