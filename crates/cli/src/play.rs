//! `coverline play`: a table of one's own in the browser.

use std::env;
use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use game::Speech;
use server::{Config, ServeError, Server};

use crate::failure::{Failure, answer};
use crate::options::Options;
use crate::serve::{block_on, failure, start_logs};

/// Play in the browser: starts a server for this machine only, and opens the page
#[derive(Debug, Args)]
pub struct Play {
    /// Where games are kept: sqlite://FILE or postgres://...; a file among your data if not given
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Print the address of the page instead of opening the browser
    #[arg(long)]
    no_browser: bool,
    /// What to log: off, error, warn, info, debug or trace
    #[arg(long, default_value = "warn", value_name = "WORDS")]
    log: String,
}

impl Play {
    /// Runs until the process is told to end.
    pub fn run(self, options: Options) -> Result<(), Failure> {
        let speech = Speech::new(options.language());
        let say = |id: &str, args: &[(&str, String)]| answer(&(speech.text(id, args) + "\n"));
        start_logs(&self.log)?;
        let mut config = Config::new(match self.database {
            Some(database) => database,
            None => own_file()?,
        });
        config.listen = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        // Whoever reaches this server is the one who started it.
        config.limits.requests = None;
        config.limits.doors = None;
        config.shares.computer_games = None;
        config.shares.sockets = None;
        block_on(async {
            let server = Server::bind(config).await.map_err(failure)?;
            let ticket = server.app().local_ticket(&own_name()).await;
            let ticket = ticket.map_err(|error| failure(ServeError::Database(error)))?;
            let address = server.address();
            let url = format!("http://{address}{ticket}");
            if self.no_browser || open::that_detached(&url).is_err() {
                say("play-open", &[("url", url)])?;
            } else {
                say("play-at", &[("url", format!("http://{address}"))])?;
            }
            say("play-end", &[])?;
            server.run(server::told_to_end()).await.map_err(failure)
        })
    }
}

/// The name that the system knows the person by.
fn own_name() -> String {
    let known = ["USER", "USERNAME"].into_iter().find_map(|name| env::var(name).ok());
    let short: String = known.unwrap_or_default().trim().chars().take(40).collect();
    if short.is_empty() { "Player".to_owned() } else { short }
}

/// The database among the person's data, in a folder that is made if need be.
fn own_file() -> Result<String, Failure> {
    let folder = data_folder()
        .ok_or_else(|| Failure::input("database", "there is no home folder; give --database"))?
        .join("coverline");
    fs::create_dir_all(&folder)
        .map_err(|error| Failure::input(format!("database: {}", folder.display()), error))?;
    Ok(format!("sqlite://{}", folder.join("coverline.db").display()))
}

fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        Some(folder("HOME")?.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))
    }
}
