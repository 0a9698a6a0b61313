//! The WebSocket of a game: everything that happens, as it happens, and what players say.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::response::Response;
use game::Language;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::accounts::{Ending, Within};
use crate::app::App;
use crate::asked::Tongue;
use crate::games::{Change, Played, found, to_text};
use crate::guard::Client;
use crate::refused::Refused;
use crate::store::User;
use crate::wire::{FromPage, ToPage};
use crate::work::{Asker, Turns};

/// The longest thing a page may say, in bytes: a path of 32 corners is far shorter.
const LONGEST: usize = 8 << 10;

/// How often a page is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// How much is heard of a page: this much at once, and one thing more after each pause. Whoever says more has to wait.
const WORDS: u32 = 100;
/// How long a page may take to receive something. One that never does would keep its game in memory for ever.
const PATIENCE: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(10);
/// How long a page may take to say goodbye.
const FAREWELL: Duration = Duration::from_secs(2);

/// The routes of running games.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(live))
}

/// Watches a game and plays it: a WebSocket over which `ToPage` comes and `FromPage` goes, as JSON.
#[utoipa::path(
    get, path = "/api/games/{id}/live", tag = "games", params(("id" = String, Path)),
    responses((status = SWITCHING_PROTOCOLS, description = "ToPage and FromPage, one JSON text each"))
)]
async fn live(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Within(session): Within,
    Tongue(language): Tongue,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let game = found(&app, client, &id, language).await?;
    let ending = app.endings().listen(app.store(), session.as_ref());
    let me = session.map(|session| session.user);
    let held = app.quotas().socket(me.as_ref().map(|me| me.id.as_str()), client, language)?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _open = (crate::watch::count_socket(), held);
        Socket { socket, app, game, me, client, language, seen: 0 }.run(ending).await;
    }))
}

/// One page that watches a game.
struct Socket {
    socket: WebSocket,
    app: App,
    game: Played,
    me: Option<User>,
    client: Client,
    language: Language,
    /// How much of the game the page had seen when it was last told everything.
    seen: u64,
}

/// The page cannot be reached any more.
struct Gone;

impl Socket {
    /// Talks until either side has enough.
    async fn run(mut self, mut ending: Ending) {
        let mut notices = self.game.watch();
        let mut words = WORDS;
        let mut pause = tokio::time::interval(PAUSE);
        pause.set_missed_tick_behavior(MissedTickBehavior::Skip);
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        let mut heard = Instant::now();
        if self.hello().await.is_err() {
            return;
        }
        let requests = self.game.requests.clone();
        loop {
            let sent = tokio::select! {
                notice = notices.recv() => match notice {
                    // It happened between the first look at the game and the first word about it.
                    Ok(notice) if notice.moment <= self.seen => Ok(()),
                    Ok(notice) => {
                        let viewer = self.game.viewer(self.me_id());
                        let text = notice.text(self.language, &viewer);
                        let sent = self.send(Message::Text(text)).await;
                        if matches!(notice.change, Change::Sheet) && sent.is_ok() {
                            self.sheet().await
                        } else {
                            sent
                        }
                    }
                    // Too slow for every step: the whole game again, so that nothing is missing.
                    Err(RecvError::Lagged(_)) => {
                        notices = notices.resubscribe();
                        self.hello().await
                    }
                    Err(RecvError::Closed) => return self.close(close_code::RESTART).await,
                },
                _ = pause.tick(), if words < WORDS => {
                    words += 1;
                    Ok(())
                }
                message = self.socket.recv(), if words > 0 => {
                    words -= 1;
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.obey(&text).await,
                        Some(Ok(Message::Binary(_))) => {
                            return self.close(close_code::UNSUPPORTED).await;
                        }
                        Some(Ok(Message::Close(_))) => return self.part().await,
                        Some(Err(_)) | None => return,
                        Some(Ok(_)) => Ok(()),
                    }
                }
                // Who signs out, or whose session runs out, comes back as who they are then.
                () = ending.over() => return self.close(close_code::POLICY).await,
                // The game's task has gone to sleep or the server stops; the page comes back to a fresh one.
                () = requests.closed() => return self.close(close_code::RESTART).await,
                _ = heartbeat.tick() => {
                    if heard.elapsed() > 3 * HEARTBEAT {
                        return;
                    }
                    self.send(Message::Ping(axum::body::Bytes::new())).await
                }
            };
            if sent.is_err() {
                return;
            }
        }
    }

    fn me_id(&self) -> Option<&str> {
        self.me.as_ref().map(|me| me.id.as_str())
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        let sent = tokio::time::timeout(PATIENCE, self.socket.send(message)).await;
        sent.map_err(|_| Gone)?.map_err(|_| Gone)
    }

    async fn hello(&mut self) -> Result<(), Gone> {
        let told = self.look(|game, me, language| {
            let (hello, seen) = game.hello(me, language);
            (to_text(&hello), seen)
        });
        let (hello, seen) = told.await?;
        self.seen = seen;
        self.send(Message::Text(hello)).await
    }

    async fn sheet(&mut self) -> Result<(), Gone> {
        let told = self
            .look(|game, me, language| to_text(&ToPage::Sheet { sheet: game.sheet(me, language) }));
        let sheet = told.await?;
        self.send(Message::Text(sheet)).await
    }

    /// Looks at the game where that holds up nobody: a long log is many words. Pages take turns, and as many as may be
    /// open may wait.
    async fn look<T: Send + 'static>(
        &mut self,
        look: impl FnOnce(&Played, Option<&str>, Language) -> T + Send + 'static,
    ) -> Result<T, Gone> {
        let (game, language) = (self.game.clone(), self.language);
        let me = self.me.as_ref().map(|me| me.id.clone());
        let turns = Turns::of(Asker::Client(self.client), me.as_deref().unwrap_or_default());
        let look = move || look(&game, me.as_deref(), language);
        self.app.views().in_turn(turns, look).await.ok_or(Gone)
    }

    /// Does what a page says, or tells it why not.
    async fn obey(&mut self, text: &str) -> Result<(), Gone> {
        let outcome = match (serde_json::from_str::<FromPage>(text), self.me.clone()) {
            (Ok(words), Some(me)) => self.say(me, words).await,
            (Ok(_), None) => Err(Refused::only_watching(self.language)),
            (Err(error), _) => Err(Refused::unreadable(self.language, &error).field("message")),
        };
        match outcome {
            Ok(()) => Ok(()),
            Err(refused) => {
                let refusal = ToPage::Refused { fault: refused.said().clone() };
                self.send(Message::Text(to_text(&refusal))).await
            }
        }
    }

    async fn say(&mut self, me: User, words: FromPage) -> Result<(), Refused> {
        if matches!(words, FromPage::Undo) {
            self.app.quotas().take_back(&me.id, self.client, self.language)?;
        }
        self.game.say(me, words, self.language).await
    }

    async fn close(&mut self, code: u16) {
        let frame = CloseFrame { code, reason: "".into() };
        // It may be gone already.
        let _ = self.send(Message::Close(Some(frame))).await;
        self.part().await;
    }

    /// Hears the page out until both have said goodbye.
    async fn part(&mut self) {
        let farewell = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        // A page that does not answer is left.
        let _ = tokio::time::timeout(FAREWELL, farewell).await;
    }
}
