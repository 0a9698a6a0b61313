//! The journal keeps what it says it kept, in order, and never writes over anything.

use server::store::{Store, StoreError};

use crate::store::{entry, game};

async fn with_games(store: &Store, count: usize) -> Vec<String> {
    let ids: Vec<String> = (0..count).map(|number| format!("game{number}")).collect();
    for id in &ids {
        store.add_game(&game(id), &[]).await.unwrap();
    }
    ids
}

on_both! {
    async fn an_entry_is_never_written_over(database: &Database) {
        let store = database.open().await;
        with_games(&store, 1).await;
        let journal = store.journal();
        journal.keep("game0", vec![entry(0, "first")], None).await.unwrap();
        let batch = vec![entry(1, "lost with the other"), entry(0, "second")];
        assert!(matches!(journal.keep("game0", batch, None).await, Err(StoreError::Taken)));
        assert_eq!(store.entries("game0", 0).await.unwrap(), [entry(0, "first")]);
    }
}

on_both! {
    async fn an_entry_needs_a_game(database: &Database) {
        let store = database.open().await;
        assert!(store.journal().keep("nobody", vec![entry(0, "a")], None).await.is_err());
        assert_eq!(store.entries("nobody", 0).await.unwrap(), []);
    }
}

on_both! {
    async fn one_bad_batch_does_not_hurt_those_beside_it(database: &Database) {
        let store = database.open().await;
        let ids = with_games(&store, 20).await;
        store.journal().keep("game7", vec![entry(0, "before")], None).await.unwrap();
        let keepers = ids.iter().map(|id| {
            let (store, id) = (store.clone(), id.clone());
            tokio::spawn(async move { store.journal().keep(&id, vec![entry(0, "now")], None).await })
        });
        let keepers: Vec<_> = keepers.collect();
        for (id, keeper) in ids.iter().zip(keepers) {
            assert_eq!(keeper.await.unwrap().is_ok(), id != "game7", "{id}");
            let expected = if id == "game7" { "before" } else { "now" };
            assert_eq!(store.entries(id, 0).await.unwrap(), [entry(0, expected)], "{id}");
        }
    }
}

on_both! {
    async fn many_games_at_once_keep_every_entry_in_order(database: &Database) {
        let store = database.open().await;
        let ids = with_games(&store, 40).await;
        let keepers = ids.iter().map(|id| {
            let (store, id) = (store.clone(), id.clone());
            tokio::spawn(async move {
                for first in (0..60).step_by(3) {
                    let entries = (first..first + 3).map(|seq| entry(seq, &format!("{id}/{seq}")));
                    store.journal().keep(&id, entries.collect(), None).await.unwrap();
                    let last = store.entries(&id, first + 2).await.unwrap();
                    assert_eq!(last.len(), 1, "what is said to be kept can be read");
                }
            })
        });
        let keepers: Vec<_> = keepers.collect();
        for keeper in keepers {
            keeper.await.unwrap();
        }
        for id in &ids {
            let kept = store.entries(id, 0).await.unwrap();
            let expected: Vec<_> = (0..60).map(|seq| entry(seq, &format!("{id}/{seq}"))).collect();
            assert_eq!(kept, expected);
        }
    }
}
