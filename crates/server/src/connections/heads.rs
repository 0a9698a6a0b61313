//! Where the heads of requests begin and end among the bytes of a connection.
//!
//! Lines of a head end with CR LF. The parser behind this also takes a lone LF for the end of a line; programs that stand
//! in front of a server may not, and then the two disagree about what was asked. So a lone LF within a head is made a
//! byte that no head may hold, and the parser refuses the request.

/// The most of a line that is kept: enough for the headers that tell how long a body is.
const KEPT: usize = 64;

/// A byte that no head may hold.
const FORBIDDEN: u8 = 0;

/// What of a connection has been seen.
#[derive(Debug, Default)]
pub(super) struct Heads {
    within: Within,
    last: u8,
}

#[derive(Debug)]
enum Within {
    /// A head that is not whole yet.
    Head(Head),
    /// A body of which so many bytes are to come.
    Body(u64),
    /// What comes now belongs to the last request that is answered here.
    Last,
}

impl Default for Within {
    fn default() -> Self {
        Self::Head(Head::default())
    }
}

/// What is known of a head that is not whole yet.
#[derive(Debug, Default)]
struct Head {
    /// The beginning of the line, in small letters.
    line: Vec<u8>,
    /// How long the line is.
    length: usize,
    /// Lines before it that are not empty.
    lines: usize,
    body: u64,
    /// Whether what follows the head is not simply as many bytes as it says, and another request.
    last: bool,
}

impl Heads {
    /// Sees the next bytes, and spoils what must not be understood.
    pub(super) fn see(&mut self, mut bytes: &mut [u8]) {
        while let [byte, ..] = bytes {
            let byte = *byte;
            match &mut self.within {
                Within::Last => return,
                Within::Body(left) => {
                    let seen = usize::try_from(*left).unwrap_or(usize::MAX).min(bytes.len());
                    *left -= seen as u64;
                    if *left == 0 {
                        self.within = Within::default();
                    }
                    bytes = &mut bytes[seen..];
                    self.last = 0;
                    continue;
                }
                Within::Head(_) if byte == b'\n' && self.last != b'\r' => {
                    bytes[0] = FORBIDDEN;
                    self.within = Within::Last;
                    return;
                }
                Within::Head(head) if byte == b'\n' => {
                    if let Some(next) = head.end_line() {
                        self.within = next;
                    }
                }
                Within::Head(head) => head.add(byte),
            }
            self.last = byte;
            bytes = &mut bytes[1..];
        }
    }

    /// Whether a head is awaited or has not come to its end.
    pub(super) fn awaited(&self) -> bool {
        matches!(self.within, Within::Head(_))
    }

    /// Whether no further request is looked for.
    pub(super) fn over(&self) -> bool {
        matches!(self.within, Within::Last)
    }
}

impl Head {
    fn add(&mut self, byte: u8) {
        self.length += 1;
        if self.line.len() < KEPT {
            self.line.push(byte.to_ascii_lowercase());
        }
    }

    /// What comes after a line, if that was the last of the head.
    fn end_line(&mut self) -> Option<Within> {
        let empty = self.line == b"\r";
        if !empty {
            self.read_line();
            self.lines += 1;
        }
        self.line.clear();
        self.length = 0;
        // Empty lines before a request mean nothing.
        if !empty || self.lines == 0 {
            return None;
        }
        Some(match (self.last, self.body) {
            (true, _) => Within::Last,
            (false, 0) => Within::default(),
            (false, length) => Within::Body(length),
        })
    }

    fn read_line(&mut self) {
        let whole = self.length <= KEPT;
        let line = std::str::from_utf8(&self.line).unwrap_or_default();
        let Some((name, value)) = line.split_once(':') else { return };
        match name {
            "content-length" => match value.trim().parse() {
                Ok(length) if whole => self.body = length,
                _ => self.last = true,
            },
            "transfer-encoding" | "upgrade" => self.last = true,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left of some bytes, however they are cut.
    fn seen(text: &str) -> (String, bool, bool) {
        let mut whole = text.as_bytes().to_vec();
        let mut heads = Heads::default();
        heads.see(&mut whole);
        let mut bytes = text.as_bytes().to_vec();
        let mut slowly = Heads::default();
        for byte in &mut bytes {
            slowly.see(std::slice::from_mut(byte));
        }
        let (awaited, over) = (heads.awaited(), heads.over());
        assert_eq!((slowly.awaited(), slowly.over()), (awaited, over), "{text:?}");
        // After the first spoilt byte the rest does not matter.
        let spoilt = |bytes: &[u8]| bytes.iter().position(|byte| *byte == FORBIDDEN);
        assert_eq!(spoilt(&whole), spoilt(&bytes), "{text:?}");
        (String::from_utf8(whole).unwrap(), awaited, over)
    }

    #[test]
    fn lines_of_a_head_end_with_both_signs() {
        for whole in [
            "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
            "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\na\nbGET / HTTP/1.1\r\n\r\n",
        ] {
            assert_eq!(seen(whole), (whole.to_owned(), true, false));
        }
        for broken in [
            "GET / HTTP/1.1\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\n\n",
            "\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\na\nbGET / HTTP/1.1\n",
        ] {
            let (left, _, over) = seen(broken);
            assert!(left.contains('\0') && over, "{broken:?}");
        }
    }

    #[test]
    fn a_request_of_unknown_length_is_the_last() {
        for last in [
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\na",
            "GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n\n",
            "POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n\n",
            "POST / HTTP/1.1\r\nContent-Length:                                                               3\r\n\r\n\n",
        ] {
            assert_eq!(seen(last), (last.to_owned(), false, true));
        }
        let body = "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nab";
        assert_eq!(seen(body), (body.to_owned(), false, false));
    }
}
