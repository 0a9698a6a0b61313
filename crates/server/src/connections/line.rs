//! The bytes of one connection.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::Sleep;

use super::heads::Heads;
use super::places::{Held, Place};

/// A connection whose requests are followed as they come in, and whose answers are not held for ever.
pub(super) struct Line {
    stream: TcpStream,
    heads: Heads,
    place: Place,
    patience: Duration,
    /// Kept as long as the connection lasts.
    _alive: mpsc::Sender<()>,
    /// Runs while nothing of an answer is taken.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Line {
    pub(super) fn new(
        stream: TcpStream,
        place: Place,
        patience: Duration,
        alive: mpsc::Sender<()>,
    ) -> Self {
        let heads = Heads::default();
        Self { stream, heads, place, patience, _alive: alive, stalled: None }
    }

    /// What others know of it.
    pub(super) fn held(&self) -> Arc<Held> {
        self.place.held()
    }

    /// Gives up on whoever takes nothing for too long.
    fn taken<T>(
        &mut self,
        context: &mut Context<'_>,
        taken: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if taken.is_ready() {
            self.stalled = None;
            return taken;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let line = &mut *self;
        let before = buffer.filled().len();
        let read = Pin::new(&mut line.stream).poll_read(context, buffer);
        if matches!(read, Poll::Ready(Ok(()))) {
            line.heads.see(&mut buffer.filled_mut()[before..]);
            line.place.tell(line.heads.awaited(), line.heads.over());
        }
        read
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let taken = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.taken(context, taken)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let taken = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.taken(context, taken)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
