//! `coverline serve`: the game server.

use std::net::SocketAddr;

use clap::Args;
use server::{Config, PublicUrl, ServeError};

use crate::failure::Failure;
use crate::options::Options;

/// Run the game server: HTTP, WebSocket and the page
#[derive(Debug, Args)]
pub struct Serve {
    /// The address and port to listen on
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// Where games are kept: sqlite://FILE or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, default_value = "sqlite://coverline.db", value_name = "URL")]
    database: String,
    /// How people reach the server, if through a proxy: https://play.example.org
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
}

impl Serve {
    /// Runs until the process is told to end.
    pub fn run(self, _: Options) -> Result<(), Failure> {
        let mut config = Config::new(self.database);
        config.listen = self.listen;
        config.public_url = self.public_url;
        block_on(server::serve(config))
    }
}

/// Runs a server to its end on all cores.
pub fn block_on(serving: impl Future<Output = Result<(), ServeError>>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::input("threads", error))?;
    runtime.block_on(serving).map_err(|error| Failure::Input(error.to_string()))
}
