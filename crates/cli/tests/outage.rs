//! A database that fails: a disk that is full, a file that is none, that is broken or that cannot be written, a
//! PostgreSQL that is away. Nobody is told of anything that is not stored, and games go on when it works again.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]
#![cfg(unix)]

mod served;

use std::env;
use std::fs::{self, OpenOptions};
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use served::{Folder, Running, watch};

/// A small disk of the test's own, or as good as one where nobody may mount.
struct Disk {
    folder: PathBuf,
    mounted: bool,
}

impl Disk {
    fn new(name: &str, mount: bool) -> Self {
        let folder = env::temp_dir().join(format!("coverline-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let mut mounting = Command::new("mount");
        mounting.args(["-t", "tmpfs", "-o", "size=16m", "tmpfs"]).arg(&folder);
        let mounted = mount && mounting.output().is_ok_and(|done| done.status.success());
        Self { folder, mounted }
    }

    /// From now on nothing more fits. Without a disk of our own: nothing is written beyond the first page of a file, since
    /// a log that is written from its beginning again needs no more room.
    fn fill(&self, server: &Running) {
        if !self.mounted {
            return limit(server, "4096");
        }
        let mut ballast = fs::File::create(self.folder.join("ballast")).unwrap();
        for size in [1 << 16, 1 << 10, 1] {
            while ballast.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn free(&self, server: &Running) {
        if self.mounted {
            fs::remove_file(self.folder.join("ballast")).unwrap();
        } else {
            limit(server, "unlimited");
        }
    }
}

/// Lets a process write so far into its files and no further.
fn limit(server: &Running, bytes: &str) {
    let id = server.process.id().to_string();
    let limit = format!("--fsize={bytes}:unlimited");
    assert!(Command::new("prlimit").args(["--pid", &id, &limit]).status().unwrap().success());
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.mounted {
            let _ = Command::new("umount").arg("-l").arg(&self.folder).status();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn health(server: &Running) -> (bool, String) {
    let (head, body) = server.answer("GET /api/health", "", "");
    (head.starts_with("HTTP/1.1 200"), body)
}

/// Waits until the server is well, or is not.
fn wait_for_health(server: &Running, good: bool) {
    let said = if good { "{\"status\":\"ok\"}" } else { "{\"status\":\"failing\"}" };
    loop {
        let (is, body) = health(server);
        if is == good {
            assert_eq!(body, said);
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Games between computers, and what everybody who watches them was told.
struct Watched {
    games: Vec<(String, thread::JoinHandle<Vec<Value>>)>,
    told: Arc<AtomicUsize>,
}

impl Watched {
    fn games(server: &Running, cookie: &str, count: usize) -> Self {
        let told = Arc::new(AtomicUsize::new(0));
        let game = |_| {
            let id = server.game(cookie);
            let (address, told) = (server.address.clone(), Arc::clone(&told));
            (id.clone(), thread::spawn(move || watch(&address, &id, &told)))
        };
        Self { games: (0..count).map(game).collect(), told }
    }

    /// Waits until so much more has been told.
    fn wait_for(&self, more: usize) {
        let enough = self.told.load(Ordering::Relaxed) + more;
        while self.told.load(Ordering::Relaxed) < enough {
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// After the server was killed: what was told is what another one finds.
    fn compare(self, server: &Running) {
        for (id, watcher) in self.games {
            let told = watcher.join().unwrap();
            let log = server.json(&format!("/api/games/{id}/log"));
            let log = log.as_array().unwrap();
            assert!(
                log.len() >= told.len(),
                "{} lines were told, {} are kept",
                told.len(),
                log.len()
            );
            assert_eq!(log[..told.len()], told[..], "what was told stands, in order");
        }
    }
}

fn a_full_disk_loses_nothing(disk: &Disk) {
    let database = format!("sqlite://{}", disk.folder.join("games.db").display());
    let server = Running::start(&disk.folder, &database, "20");
    let cookie = server.guest();
    let watched = Watched::games(&server, &cookie, 8);
    watched.wait_for(100);
    for _ in 0..2 {
        disk.fill(&server);
        wait_for_health(&server, false);
        let (head, body) = server.answer("POST /api/guest", "", "{\"name\":\"Bob\"}");
        assert!(head.starts_with("HTTP/1.1 503"), "{head}\n{body}");
        disk.free(&server);
        wait_for_health(&server, true);
        watched.wait_for(100);
    }
    disk.fill(&server);
    wait_for_health(&server, false);
    let free = || disk.mounted.then(|| fs::remove_file(disk.folder.join("ballast")).unwrap());
    server.kill();
    free();
    let server = Running::start(&disk.folder, &database, "60000");
    watched.compare(&server);
    wait_for_health(&server, true);
}

/// On a small tmpfs; where nobody may mount one, as the next.
#[test]
fn a_full_disk_loses_nothing_that_was_told() {
    a_full_disk_loses_nothing(&Disk::new("full-disk", true));
}

#[test]
fn files_that_may_not_grow_lose_nothing_that_was_told() {
    a_full_disk_loses_nothing(&Disk::new("full-file", false));
}

/// Tries to serve a file; it has to end by itself.
fn try_to_serve(file: &Path, as_nobody: bool) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coverline"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "off", "--database"]);
    command.arg(format!("sqlite://{}", file.display())).current_dir("/");
    if as_nobody {
        command.uid(65534).gid(65534);
    }
    command.output().unwrap()
}

fn refused(output: &Output, says: &str) {
    let line = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{line}");
    assert!(line.starts_with("database: sqlite://") && line.contains(says), "{line}");
    assert_eq!(line.lines().count(), 1, "{line}");
    assert!(output.stdout.is_empty());
}

/// A file with a game in it, as a server leaves it that was told to end.
fn stored(folder: &Path) -> PathBuf {
    let mut server = Running::start(folder, "sqlite://games.db", "60000");
    let cookie = server.guest();
    server.game(&cookie);
    let id = server.process.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert!(server.process.wait().unwrap().success());
    folder.join("games.db")
}

#[test]
fn a_file_that_is_no_database_is_refused_at_once() {
    let disk = Disk::new("no-database", false);
    let file = disk.folder.join("notes.txt");
    fs::write(&file, "These are notes.\n".repeat(1000)).unwrap();
    refused(&try_to_serve(&file, false), "the file is no SQLite database");
    refused(&try_to_serve(&disk.folder, false), "the file cannot be opened");
    assert_eq!(fs::read(&file).unwrap().len(), 17_000, "it is left as it is");
}

#[test]
fn a_corrupted_file_is_refused_at_once() {
    let disk = Disk::new("corrupted", false);
    let file = stored(&disk.folder);
    let mut bytes = fs::read(&file).unwrap();
    bytes[8192..].fill(0x5a);
    fs::write(&file, &bytes).unwrap();
    refused(&try_to_serve(&file, false), "the file is corrupted");
}

#[test]
fn a_file_that_cannot_be_written_is_refused_at_once() {
    let disk = Disk::new("read-only", true);
    let file = stored(&disk.folder);
    let user = Command::new("id").arg("-u").output().unwrap().stdout;
    let root = user == b"0\n";
    if disk.mounted {
        let mut remount = Command::new("mount");
        remount.args(["-o", "remount,ro"]).arg(&disk.folder);
        assert!(remount.status().unwrap().success());
    } else {
        fs::set_permissions(&file, fs::Permissions::from_mode(0o444)).unwrap();
        fs::set_permissions(&disk.folder, fs::Permissions::from_mode(0o555)).unwrap();
    }
    refused(&try_to_serve(&file, root && !disk.mounted), "the file cannot be");
    if disk.mounted {
        let mut remount = Command::new("mount");
        remount.args(["-o", "remount,rw"]).arg(&disk.folder);
        assert!(remount.status().unwrap().success());
    } else {
        fs::set_permissions(&disk.folder, fs::Permissions::from_mode(0o755)).unwrap();
    }
}

#[test]
fn a_file_that_breaks_while_it_is_served_is_told_by_health() {
    let disk = Disk::new("breaking", false);
    let server = Running::start(&disk.folder, "sqlite://games.db", "60000");
    let cookie = server.guest();
    server.game(&cookie);
    wait_for_health(&server, true);
    for name in ["games.db", "games.db-wal"] {
        let file = disk.folder.join(name);
        let length = fs::metadata(&file).unwrap().len();
        let mut open = OpenOptions::new().write(true).open(&file).unwrap();
        open.write_all(&vec![0x5a; usize::try_from(length).unwrap()]).unwrap();
    }
    wait_for_health(&server, false);
}

/// A way to PostgreSQL that the test can cut.
struct Bridge {
    port: u16,
    /// The connections that are open; none while the bridge is cut.
    open: Arc<Mutex<Option<Vec<TcpStream>>>>,
    /// Whether what is sent vanishes, so that nobody is ever told.
    swallows: Arc<AtomicBool>,
}

impl Bridge {
    fn to(target: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let open = Arc::new(Mutex::new(Some(Vec::new())));
        let known = Arc::clone(&open);
        let swallows = Arc::new(AtomicBool::new(false));
        let swallowing = Arc::clone(&swallows);
        thread::spawn(move || {
            for near in listener.incoming() {
                let near = near.unwrap();
                let mut known = known.lock().unwrap();
                // While it is cut, whoever comes is turned away.
                let Some(known) = known.as_mut() else { continue };
                let far = TcpStream::connect(&target).unwrap();
                known.extend([near.try_clone().unwrap(), far.try_clone().unwrap()]);
                for (mut from, mut to) in
                    [(near.try_clone().unwrap(), far.try_clone().unwrap()), (far, near)]
                {
                    let swallowing = Arc::clone(&swallowing);
                    thread::spawn(move || {
                        let mut bytes = [0; 1 << 14];
                        while let Ok(read @ 1..) = from.read(&mut bytes) {
                            if swallowing.load(Ordering::Relaxed) {
                                continue;
                            }
                            if to.write_all(&bytes[..read]).is_err() {
                                break;
                            }
                        }
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
            }
        });
        Self { port, open, swallows }
    }

    fn swallow(&self) {
        self.swallows.store(true, Ordering::Relaxed);
    }

    fn cut(&self) {
        for stream in self.open.lock().unwrap().take().into_iter().flatten() {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    fn mend(&self) {
        if self.swallows.swap(false, Ordering::Relaxed) {
            self.cut();
        }
        *self.open.lock().unwrap() = Some(Vec::new());
    }
}

#[test]
fn games_outlive_a_postgresql_that_is_away() {
    let server = env::var("COVERLINE_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!("this test needs a PostgreSQL: run tools/test, or eval \"$(tools/postgres start)\" first")
    });
    let database = format!("away_{}", std::process::id());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        use sqlx::{Connection, Executor};
        sqlx::any::install_default_drivers();
        let mut connection = sqlx::AnyConnection::connect(&server).await.unwrap();
        let create = format!("CREATE DATABASE {database} TEMPLATE template0");
        connection.execute(sqlx::AssertSqlSafe(create)).await.unwrap();
    });
    let (base, _) = server.rsplit_once('/').unwrap();
    let (user, target) = base.rsplit_once('@').unwrap();
    let bridge = Bridge::to(target.to_owned());
    let folder = Folder(env::temp_dir().join(format!("coverline-away-{}", std::process::id())));
    fs::create_dir_all(&folder.0).unwrap();
    let address = format!("{user}@127.0.0.1:{}/{database}", bridge.port);
    let server = Running::start(&folder.0, &address, "20");
    let cookie = server.guest();
    let watched = Watched::games(&server, &cookie, 8);
    watched.wait_for(100);
    for away in [Bridge::cut, Bridge::swallow, Bridge::cut] {
        away(&bridge);
        wait_for_health(&server, false);
        let (head, body) = server.answer("GET /api/games", &cookie, "");
        assert!(head.starts_with("HTTP/1.1 503"), "{head}\n{body}");
        bridge.mend();
        wait_for_health(&server, true);
        // Nobody opens the games: those who play them do.
        watched.wait_for(100);
    }
    bridge.cut();
    wait_for_health(&server, false);
    server.kill();
    bridge.mend();
    let server = Running::start(&folder.0, &address, "60000");
    watched.compare(&server);
    server.kill();
    bridge.cut();
    let mut command = Command::new(env!("CARGO_BIN_EXE_coverline"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "off", "--database", &address]);
    let output = command.output().unwrap();
    let line = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), line.lines().count()), (Some(2), 1), "{line}");
    assert!(line.starts_with("database: postgres://127.0.0.1:"), "no password is shown: {line}");
}
