//! The WebSocket of a game, over a real network.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use game::Language;
use serde_json::{Value, json};
use server::wire::FromPage;
use server::{App, Config, Server};
use table::{Rules, Status};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::databases::Database;
use crate::people::{Made, Person, decision, footprint, new_game, veteran};
use crate::visitor::{Visitor, config};

/// What the system may keep on its way between two programs, and more, in bytes.
const MORE_THAN_FITS: usize = 8 << 20;

/// A server that listens, and who is there first.
pub struct Listening {
    pub address: SocketAddr,
    pub ann: Person,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Listening {
    async fn start(database: &Database, pace: u64) -> Self {
        let mut config = config(database);
        config.pace = Duration::from_millis(pace);
        Self::with(config).await
    }

    pub async fn with(mut config: Config) -> Self {
        config.listen.set_port(0);
        let server = Server::bind(config).await.unwrap();
        let (address, app): (_, App) = (server.address(), server.app().clone());
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            server.run(async { drop(stopped.await) }).await.unwrap();
        });
        let ann = Person::named("Ann", Visitor::at(app)).await;
        Self { address, ann, stop, running }
    }

    pub async fn end(self) {
        self.stop.send(()).unwrap();
        self.running.await.unwrap();
    }

    pub async fn connect(&self, made: &Made, cookie: bool) -> Page {
        let stream = TcpStream::connect(self.address).await.unwrap();
        self.shake_hands(stream, made, cookie, None).await.unwrap()
    }

    pub async fn shake_hands(
        &self,
        stream: TcpStream,
        made: &Made,
        cookie: bool,
        origin: Option<&'static str>,
    ) -> Result<Page, Box<Error>> {
        let url = format!("ws://{}/api/games/{}/live?lang=fr", self.address, made.id);
        let mut request = url.into_client_request().unwrap();
        if let (true, Some(cookie)) = (cookie, &self.ann.visitor.cookie) {
            request.headers_mut().insert(header::COOKIE, cookie.parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        let (socket, _) = client_async(request, stream).await.map_err(Box::new)?;
        Ok(Page { socket, log: Vec::new(), hellos: 0, over: false })
    }
}

/// A page that keeps the log as it is told.
pub struct Page {
    pub socket: WebSocketStream<TcpStream>,
    log: Vec<Value>,
    hellos: usize,
    over: bool,
}

impl Page {
    /// The next thing that the server says; none when it has closed.
    async fn hear(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Ping(_)) => {}
                _ => return None,
            }
        }
    }

    pub async fn say(&mut self, words: &Value) {
        self.socket.send(Message::text(words.to_string())).await.unwrap();
    }

    /// How the server says goodbye.
    pub async fn closed(&mut self) -> Option<CloseCode> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Takes one thing in, and checks that it follows what was said before.
    pub async fn follow(&mut self) -> Value {
        let said = self.hear().await.expect("the server hangs up");
        match said["say"].as_str().unwrap() {
            "hello" => {
                self.hellos += 1;
                self.log = said["log"].as_array().unwrap().clone();
                self.over |= !said["sheet"]["finish"].is_null();
            }
            "step" => {
                assert_eq!(said["entry"]["at"], json!(self.log.len() + 1), "no gap, nothing twice");
                self.log.push(said["entry"].clone());
            }
            "undone" => self.log.truncate(said["table"]["at"].as_u64().unwrap() as usize),
            "sheet" => self.over |= !said["sheet"]["finish"].is_null(),
            _ => {}
        }
        if let Some(at) = said["table"]["at"].as_u64() {
            assert_eq!(at, self.log.len() as u64);
        }
        said
    }

    async fn follow_to_the_end(mut self) -> Self {
        while !self.over {
            self.follow().await;
        }
        self
    }
}

on_both! {
    async fn eight_watchers_see_a_whole_game_in_order(database: &Database) {
        let mut server = Listening::start(database, 1).await;
        let made = server.ann.make(&new_game("kt24", ["random", "greedy"])).await;
        let mut watching = tokio::task::JoinSet::new();
        for _ in 0..8 {
            watching.spawn(server.connect(&made, false).await.follow_to_the_end());
        }
        let pages = watching.join_all().await;
        let log = server.ann.visitor.get(&format!("/api/games/{}/log?lang=fr", made.id)).await.json();
        let steps: usize = pages.iter().map(|page| page.log.len()).sum();
        assert!(steps > 8 * 100, "{steps}");
        for page in &pages {
            assert_eq!(json!(page.log), log);
        }
        drop(pages);
        server.end().await;
    }
}

on_both! {
    async fn a_watcher_that_falls_behind_is_told_everything_anew(database: &Database) {
        let mut server = Listening::start(database, 0).await;
        let mut bob = server.ann.other("Bob").await;
        let made = server.ann.make(&new_game("kt21", ["me", "friend"])).await;
        let joining = json!({ "invite": made.invites[0] });
        bob.visitor.post(&format!("/api/games/{}/join", made.id), &joining).await;
        // A page that takes next to nothing until the game is over.
        let slow = TcpSocket::new_v4().unwrap();
        slow.set_recv_buffer_size(2048).unwrap();
        let slow = slow.connect(server.address).await.unwrap();
        let mut slow = server.shake_hands(slow, &made, false, None).await.unwrap();
        assert_eq!(slow.follow().await["say"], json!("hello"));
        let (ann, mut told) = (&server.ann, 0);
        // Offering and withdrawing is told like everything else: more than any network keeps on the way.
        while told < MORE_THAN_FITS {
            let (game, at) = decision(&made.played).await;
            let Status::Decide(open) = game.status() else { unreachable!() };
            let words = FromPage::Answer { at, answer: veteran(&game) };
            [ann, &bob][open.side.index()].say(&made.played, words).await.unwrap();
            for words in [FromPage::Draw, FromPage::Decline].iter().cycle().take(40) {
                ann.say(&made.played, words.clone()).await.unwrap();
                let table = made.played.table(None, Language::French);
                told += serde_json::to_string(&table).unwrap().len();
            }
        }
        ann.say(&made.played, FromPage::Resign { side: "A".to_owned() }).await.unwrap();
        let slow = slow.follow_to_the_end().await;
        let log = server.ann.visitor.get(&format!("/api/games/{}/log?lang=fr", made.id)).await.json();
        assert_eq!(json!(slow.log), log);
        assert!(slow.hellos > 1, "it did fall behind");
        drop(slow);
        server.end().await;
    }
}

on_both! {
    async fn players_play_and_others_are_told_why_not(database: &Database) {
        let mut server = Listening::start(database, 1).await;
        let made = server.ann.make(&new_game("kt24", ["me", "me"])).await;
        let (mut ann, mut nobody) = (server.connect(&made, true).await, server.connect(&made, false).await);
        let hello = ann.follow().await;
        assert_eq!(hello["sheet"]["seats"][0]["mine"], json!(true));
        assert_eq!(nobody.follow().await["sheet"]["seats"][0]["mine"], json!(false));
        let (game, at) = decision(&made.played).await;
        // Either may have come before the first dice fell, or after.
        for page in [&mut ann, &mut nobody] {
            while page.log.len() < at as usize {
                page.follow().await;
            }
        }
        let before = footprint(&server.ann, &made.id).await;
        let answer = json!({ "say": "answer", "at": at, "answer": veteran(&game) });
        nobody.say(&answer).await;
        let refused = nobody.follow().await;
        assert_eq!(refused["say"], json!("refused"));
        assert_eq!(refused["fault"]["text"], json!("Vous regardez cette partie\u{a0}; seuls ses joueurs peuvent agir."));
        for garbage in [json!("tea"), json!({ "say": "tea" }), json!({ "say": "roll", "at": 1, "faces": [6], "luck": 9 }), json!({ "say": "answer", "at": -1, "answer": "pass" })] {
            ann.say(&garbage).await;
            let refused = ann.follow().await;
            assert_eq!(refused["fault"]["field"], json!("message"), "{garbage}");
        }
        assert_eq!(footprint(&server.ann, &made.id).await, before);
        ann.say(&answer).await;
        assert_eq!(ann.follow().await["entry"]["answer"], answer["answer"]);
        assert_eq!(nobody.follow().await["entry"]["answer"], answer["answer"]);
        server.end().await;
    }
}

on_both! {
    async fn what_no_page_says_ends_the_conversation(database: &Database) {
        let mut server = Listening::start(database, 1).await;
        let made = server.ann.make(&new_game("kt24", ["me", "me"])).await;
        let mut large = server.connect(&made, true).await;
        large.follow().await;
        large.say(&json!({ "say": "answer", "at": 0, "answer": "x".repeat(9000) })).await;
        while large.hear().await.is_some() {}
        let mut binary = server.connect(&made, true).await;
        binary.follow().await;
        binary.socket.send(Message::binary(vec![1, 2, 3])).await.unwrap();
        let closed = loop {
            match binary.socket.next().await {
                Some(Ok(Message::Close(Some(frame)))) => break frame.code,
                Some(Ok(_)) => {}
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(closed, CloseCode::Unsupported);
        let mut next = server.connect(&made, true).await;
        assert_eq!(next.follow().await["say"], json!("hello"), "the game itself is well");
        server.end().await;
    }
}

on_both! {
    async fn pages_of_other_sites_are_not_connected(database: &Database) {
        let mut server = Listening::start(database, 1).await;
        let made = server.ann.make(&new_game("kt24", ["me", "me"])).await;
        for origin in ["https://evil.example", "null"] {
            let stream = TcpStream::connect(server.address).await.unwrap();
            let refused = server.shake_hands(stream, &made, true, Some(origin)).await;
            match refused.map(|_| ()).map_err(|error| *error) {
                Err(Error::Http(response)) => assert_eq!(response.status(), StatusCode::FORBIDDEN),
                other => panic!("{other:?}"),
            }
        }
        server.end().await;
    }
}

on_both! {
    async fn pages_are_sent_away_when_the_server_stops(database: &Database) {
        let mut server = Listening::start(database, 1).await;
        let made = server.ann.make(&new_game("kt24", ["me", "me"])).await;
        let mut page = server.connect(&made, true).await;
        page.follow().await;
        let waiting = tokio::spawn(async move {
            loop {
                match page.socket.next().await {
                    Some(Ok(Message::Close(frame))) => break frame.map(|frame| frame.code),
                    Some(Ok(_)) => {}
                    other => panic!("{other:?}"),
                }
            }
        });
        server.end().await;
        assert_eq!(waiting.await.unwrap(), Some(CloseCode::Restart), "so that pages come back");
    }
}
