//! What is kept comes back, once and as it was.

use server::now_ms;
use server::store::{
    Entry, Finish, GameRow, GameStatus, KillzoneRow, SeatRow, Store, StoreError, User,
};

pub fn game(id: &str) -> GameRow {
    GameRow {
        id: id.to_owned(),
        created_ms: 1_000,
        rules: "kt24".to_owned(),
        setup: "{\"killzone\":\"ü\"}".to_owned(),
        status: GameStatus::Open,
        commitment: "c0ffee".to_owned(),
        seed: "5eed".to_owned(),
        result: None,
        finished_ms: None,
    }
}

pub fn entry(seq: i64, body: &str) -> Entry {
    Entry { seq, at_ms: 7, kind: "answer".to_owned(), body: body.to_owned() }
}

fn seat(side: i64, user_id: Option<&str>, invite: Option<&str>) -> SeatRow {
    SeatRow {
        side,
        kind: "person".to_owned(),
        user_id: user_id.map(str::to_owned),
        name: user_id.map(|_| "Ann".to_owned()),
        level: None,
        invite_hash: invite.map(str::to_owned),
        entropy: None,
        guest: user_id.is_some(),
    }
}

async fn seated(store: &Store) -> (User, User) {
    let ann = store.add_guest("ann", "Ann", now_ms()).await.unwrap();
    let bob = store.add_guest("bob", "Bob", now_ms()).await.unwrap();
    let seats = [seat(1, Some("ann"), None), seat(2, None, Some("hash"))];
    store.add_game(&game("g"), &seats).await.unwrap();
    (ann, bob)
}

on_both! {
    async fn games_and_seats_come_back_as_they_were(database: &Database) {
        let store = database.open().await;
        seated(&store).await;
        assert_eq!(store.game("g").await.unwrap(), Some(game("g")));
        assert_eq!(store.game("other").await.unwrap(), None);
        let expected = vec![seat(1, Some("ann"), None), seat(2, None, Some("hash"))];
        assert_eq!(store.seats("g").await.unwrap(), expected);
        assert!(matches!(store.add_game(&game("g"), &[]).await, Err(StoreError::Taken)));
    }
}

on_both! {
    async fn a_free_seat_is_taken_once(database: &Database) {
        let store = database.open().await;
        seated(&store).await;
        assert!(!store.take_seat("g", 1, "bob", "Bob", None).await.unwrap(), "Ann sits there");
        assert!(store.take_seat("g", 2, "bob", "Bob", Some("salt")).await.unwrap());
        assert!(!store.take_seat("g", 2, "ann", "Ann", None).await.unwrap(), "Bob sits there");
        let second = store.seats("g").await.unwrap().remove(1);
        assert_eq!((second.user_id.as_deref(), second.name.as_deref()), (Some("bob"), Some("Bob")));
        assert_eq!((second.entropy.as_deref(), second.invite_hash), (Some("salt"), None));
    }
}

on_both! {
    async fn games_are_listed_by_status_and_by_player(database: &Database) {
        let store = database.open().await;
        seated(&store).await;
        let newer = GameRow { created_ms: 2_000, ..game("h") };
        store.add_game(&newer, &[seat(1, Some("bob"), None), seat(2, Some("bob"), None)]).await.unwrap();
        let ids = |games: Vec<GameRow>| games.into_iter().map(|game| game.id).collect::<Vec<_>>();
        assert_eq!(ids(store.games_with(GameStatus::Open, 10).await.unwrap()), ["h", "g"]);
        assert_eq!(ids(store.games_with(GameStatus::Open, 1).await.unwrap()), ["h"]);
        let own = async |user: &str| {
            let page = store.games_of(user, None, 10).await.unwrap();
            page.games.into_iter().map(|game| game.id).collect::<Vec<_>>()
        };
        assert_eq!(own("bob").await, ["h"]);
        assert_eq!(own("ann").await, ["g"]);
        let running = GameRow { status: GameStatus::Running, ..game("r") };
        store.add_game(&running, &[]).await.unwrap();
        assert_eq!(ids(store.games_with(GameStatus::Running, 10).await.unwrap()), ["r"]);
    }
}

on_both! {
    async fn the_end_of_a_game_is_kept_with_its_last_entries(database: &Database) {
        let store = database.open().await;
        seated(&store).await;
        let finish = Finish { result: "{\"winner\":1}".to_owned(), at_ms: 9 };
        store.journal().keep("g", vec![entry(0, "a")], Some(finish)).await.unwrap();
        let over = store.game("g").await.unwrap().unwrap();
        assert_eq!((over.status, over.finished_ms), (GameStatus::Over, Some(9)));
        assert_eq!(over.result.as_deref(), Some("{\"winner\":1}"));
    }
}

on_both! {
    async fn a_second_server_finds_everything_and_migrates_nothing_twice(database: &Database) {
        let first = database.open().await;
        seated(&first).await;
        first.journal().keep("g", vec![entry(0, "a"), entry(1, "b")], None).await.unwrap();
        first.close().await;
        let second = database.open().await;
        assert_eq!(second.entries("g", 0).await.unwrap(), [entry(0, "a"), entry(1, "b")]);
        assert_eq!(second.entries("g", 1).await.unwrap(), [entry(1, "b")]);
        assert!(matches!(first.journal().keep("g", vec![entry(2, "c")], None).await, Err(StoreError::Closed)));
    }
}

on_both! {
    async fn sessions_run_out_and_are_forgotten(database: &Database) {
        let store = database.open().await;
        let (ann, _) = seated(&store).await;
        store.open_session("old", "ann", 100).await.unwrap();
        store.open_session("new", "ann", 200).await.unwrap();
        assert_eq!(store.session("old", 99).await.unwrap(), Some(ann.clone()));
        assert_eq!(store.session("old", 100).await.unwrap(), None);
        assert_eq!(store.forget_sessions(150).await.unwrap(), 1);
        assert_eq!(store.session("new", 150).await.unwrap(), Some(ann));
        store.close_session("new").await.unwrap();
        assert_eq!(store.session("new", 150).await.unwrap(), None);
    }
}

on_both! {
    async fn killzones_belong_to_whoever_drew_them(database: &Database) {
        let store = database.open().await;
        seated(&store).await;
        let killzone = KillzoneRow {
            id: "k".to_owned(),
            user_id: "ann".to_owned(),
            name: "Ruins".to_owned(),
            body: "{}".to_owned(),
            created_ms: 5,
        };
        store.add_killzone(&killzone).await.unwrap();
        assert_eq!(store.killzone("k").await.unwrap(), Some(killzone.clone()));
        assert_eq!(store.killzones_of("ann", 10).await.unwrap(), [killzone]);
        assert_eq!(store.killzones_of("bob", 10).await.unwrap(), []);
    }
}

#[tokio::test]
async fn an_address_of_no_database_is_refused_by_name() {
    for address in ["mysql://localhost/x", "coverline.db", ""] {
        let error = Store::open(address).await.unwrap_err();
        assert!(matches!(error, StoreError::Unknown(_)), "{address}: {error}");
    }
}
