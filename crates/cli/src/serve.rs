//! `coverline serve`: the game server.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use clap::Args;
use server::guard::Limits;
use server::{Config, ConnectionLimits, PublicUrl, ServeError, Server};

use crate::failure::{Failure, answer};

/// Run the game server: HTTP, WebSocket and the page
#[derive(Debug, Args)]
pub struct Serve {
    /// The address and port to listen on; port 0 picks a free one
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// Where games are kept: sqlite://FILE or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, default_value = "sqlite://coverline.db", value_name = "URL")]
    database: String,
    /// How people reach the server, if through a proxy, such as `https://play.example.org`
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// Another name by which people reach the server, besides localhost, its address and the public URL's; may be repeated
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// Believe the last address in X-Forwarded-For; only behind a proxy that writes it
    #[arg(long)]
    trust_proxy: bool,
    /// Requests a second that a client may make; 0 lifts the limit
    #[arg(long, default_value_t = 100, value_name = "N")]
    requests_per_second: u32,
    /// Attempts a minute that a client may make to sign in, sign up or become a guest; 0 lifts the limit
    #[arg(long, default_value_t = 10, value_name = "N")]
    sign_ins_per_minute: u32,
    /// Connections that may be open at once
    #[arg(long, default_value_t = ConnectionLimits::default().all, value_name = "N")]
    connections: usize,
    /// Connections that one client may have open at once, unless a proxy is trusted; 0 lifts the limit
    #[arg(long, default_value_t = 450, value_name = "N")]
    connections_per_client: usize,
    /// Games with computer players that one account may have in play at once; 0 lifts the limit
    #[arg(long, default_value_t = 100, value_name = "N")]
    computer_games: usize,
    /// How long computer players take for an answer at least, in milliseconds, so that people can follow them
    #[arg(long, default_value_t = 600, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=60_000))]
    pace: u64,
    /// How long a region or advice is worked on at most for one request, in milliseconds
    #[arg(long, default_value_t = 1_200, value_name = "MS", value_parser = clap::value_parser!(u64).range(100..=60_000))]
    patience: u64,
    /// What to log: off, error, warn, info, debug or trace, or a list such as info,sqlx=warn
    #[arg(long, default_value = "info", value_name = "WORDS")]
    log: String,
}

impl Serve {
    /// Runs until the process is told to end.
    pub fn run(self) -> Result<(), Failure> {
        start_logs(&self.log)?;
        let mut config = Config::new(self.database);
        config.listen = self.listen;
        config.public_url = self.public_url;
        config.hosts = self.hosts;
        config.trust_proxy = self.trust_proxy;
        config.connections.all = self.connections;
        config.connections.of_one = Some(self.connections_per_client).filter(|most| *most > 0);
        config.shares.computer_games = Some(self.computer_games).filter(|most| *most > 0);
        config.pace = Duration::from_millis(self.pace);
        config.patience = Duration::from_millis(self.patience);
        let requests = NonZeroU32::new(self.requests_per_second);
        config.limits.requests = requests.map(Limits::requests_per_second);
        let doors = NonZeroU32::new(self.sign_ins_per_minute);
        config.limits.doors = doors.map(Limits::doors_per_minute);
        block_on(async {
            let server = Server::bind(config).await.map_err(failure)?;
            answer(&format!("Coverline is at http://{}\n", server.address()))?;
            server.run(server::told_to_end()).await.map_err(failure)
        })
    }
}

/// Starts the logs that were asked for.
pub fn start_logs(words: &str) -> Result<(), Failure> {
    server::watch::start_logs(words).map_err(|error| Failure::input("log", error))
}

/// What a server that cannot run means to whoever started it.
pub fn failure(error: ServeError) -> Failure {
    Failure::Input(error.to_string())
}

/// Runs a server to its end on all cores.
pub fn block_on(serving: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::input("threads", error))?;
    let served = runtime.block_on(serving);
    // What is still being worked out on other threads nobody waits for.
    runtime.shutdown_background();
    served
}
