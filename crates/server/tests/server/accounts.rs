//! Guests, accounts and sessions.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::visitor::{Visitor, config};

fn sign(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

on_both! {
    async fn a_guest_is_known_until_they_sign_out(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        assert_eq!(visitor.get("/api/me").await.json(), json!({ "user": null }));
        let guest = visitor.post("/api/guest", &json!({ "name": "  Ann " })).await.json();
        assert_eq!((&guest["user"]["name"], &guest["user"]["guest"]), (&json!("Ann"), &json!(true)));
        assert_eq!(visitor.get("/api/me").await.json(), guest);
        assert_eq!(visitor.other().get("/api/me").await.json(), json!({ "user": null }));
        let old = visitor.cookie.clone();
        assert_eq!(visitor.post("/api/signout", &json!({})).await.json(), json!({ "user": null }));
        assert_eq!(visitor.cookie, None);
        visitor.cookie = old;
        assert_eq!(visitor.get("/api/me").await.json(), json!({ "user": null }), "the session is gone");
    }
}

on_both! {
    async fn a_guest_changes_their_name_and_stays_who_they_are(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        let before = visitor.post("/api/guest", &json!({ "name": "Ann" })).await.json();
        let after = visitor.post("/api/guest", &json!({ "name": "Zoë" })).await.json();
        assert_eq!(before["user"]["id"], after["user"]["id"]);
        assert_eq!(visitor.get("/api/me").await.json()["user"]["name"], json!("Zoë"));
    }
}

on_both! {
    async fn a_guest_who_signs_up_stays_who_they_are(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        let guest = visitor.post("/api/guest", &json!({ "name": "Ann" })).await.json();
        let before = visitor.cookie.clone();
        let account = visitor.post("/api/signup", &sign("Anna", "correct horse")).await.json();
        assert_eq!(account["user"]["id"], guest["user"]["id"]);
        assert_eq!((&account["user"]["name"], &account["user"]["guest"]), (&json!("Anna"), &json!(false)));
        assert_ne!(visitor.cookie, before, "a session that was known before has to end");
        let again = visitor.post("/api/signup", &sign("Other", "correct horse")).await;
        assert_eq!(again.status, StatusCode::CONFLICT);
        let mut elsewhere = visitor.other();
        let known = elsewhere.post("/api/signin", &sign("ANNA", "correct horse")).await.json();
        assert_eq!(known, account);
    }
}

on_both! {
    async fn a_password_is_changed_by_who_knows_it(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        visitor.post("/api/guest", &json!({ "name": "Ann" })).await.json();
        let change = |old: &str, new: &str| json!({ "old": old, "new": new });
        let guest = visitor.post("/api/password", &change("", "correct horse")).await;
        assert_eq!(guest.status, StatusCode::FORBIDDEN);
        visitor.post("/api/signup", &sign("Anna", "correct horse")).await.json();
        let mut elsewhere = visitor.other();
        elsewhere.post("/api/signin", &sign("Anna", "correct horse")).await.json();
        for (old, new, field) in
            [("wrong horse", "battery staple", "old"), ("correct horse", "short", "new"), ("correct horse", "password1", "new")]
        {
            let refused = visitor.post("/api/password", &change(old, new)).await.json();
            assert_eq!(refused["error"]["field"], json!(field), "{old} {new}");
        }
        visitor.post("/api/password", &change("correct horse", "battery staple")).await.json();
        assert_eq!(visitor.get("/api/me").await.json()["user"]["name"], json!("Anna"));
        assert_eq!(elsewhere.get("/api/me").await.json(), json!({ "user": null }));
        let old = elsewhere.post("/api/signin", &sign("Anna", "correct horse")).await;
        assert_eq!(old.status, StatusCode::FORBIDDEN);
        elsewhere.post("/api/signin", &sign("Anna", "battery staple")).await.json();
    }
}

on_both! {
    async fn names_of_accounts_are_unique_whatever_the_case(database: &Database) {
        let mut first = Visitor::new(database).await;
        first.post("/api/signup", &sign("Étienne", "correct horse")).await.json();
        let mut second = first.other();
        let taken = second.post("/api/signup?lang=fr", &sign("étienne", "battery staple")).await;
        assert_eq!(taken.status, StatusCode::CONFLICT);
        assert_eq!(taken.json()["error"]["field"], json!("name"));
        assert_eq!(taken.json()["error"]["text"], json!("Ce nom est déjà pris."));
        let mut guest = first.other();
        let like = guest.post("/api/guest", &json!({ "name": "ÉTIENNE" })).await;
        assert_eq!(like.status, StatusCode::CONFLICT, "nobody passes for an account");
        for _ in 0..2 {
            let mut guest = first.other();
            let guest = guest.post("/api/guest", &json!({ "name": "Ann" })).await;
            assert_eq!(guest.status, StatusCode::OK, "guests may share a name");
        }
    }
}

on_both! {
    async fn a_wrong_password_and_an_unknown_name_look_alike(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        visitor.post("/api/signup", &sign("Ann", "correct horse")).await.json();
        let mut other = visitor.other();
        let wrong = other.post("/api/signin", &sign("Ann", "battery staple")).await;
        let unknown = other.post("/api/signin", &sign("Bob", "correct horse")).await;
        assert_eq!((wrong.status, unknown.status), (StatusCode::FORBIDDEN, StatusCode::FORBIDDEN));
        assert_eq!(wrong.body, unknown.body);
        assert_eq!(other.cookie, None);
    }
}

on_both! {
    async fn names_and_passwords_have_their_lengths(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        let long = "x".repeat(41);
        for name in ["", "   ", "a\nb", &long] {
            let refused = visitor.post("/api/guest", &json!({ "name": name })).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{name:?}");
            assert_eq!(refused.json()["error"]["field"], json!("name"), "{name:?}");
        }
        let long = "x".repeat(201);
        for password in ["seven77", &long] {
            let refused = visitor.post("/api/signup", &sign("Ann", password)).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST);
            assert_eq!(refused.json()["error"]["field"], json!("password"));
        }
        let fits = visitor.post("/api/signup", &sign(&"ü".repeat(40), &"öäéñ ".repeat(40))).await;
        assert_eq!(fits.status, StatusCode::OK);
    }
}

on_both! {
    async fn a_ticket_signs_the_local_guest_in_once(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        let ticket = visitor.app.local_ticket("Ann").await.unwrap();
        let entered = visitor.get(&ticket).await;
        assert_eq!((entered.status, entered.header("location")), (StatusCode::SEE_OTHER, "/"));
        let me = visitor.get("/api/me").await.json();
        assert_eq!(me["user"]["name"], json!("Ann"));
        let again = visitor.other().get(&ticket).await;
        assert_eq!((again.status, again.header("set-cookie")), (StatusCode::FORBIDDEN, ""));
        let mut later = visitor.other();
        let ticket = visitor.app.local_ticket("Somebody").await.unwrap();
        later.get(&ticket).await;
        assert_eq!(later.get("/api/me").await.json(), me, "the same guest as before");
    }
}

on_both! {
    async fn cookies_are_kept_from_scripts_and_over_tls_to_the_host(database: &Database) {
        let plain = Visitor::new(database).await.post("/api/guest", &json!({ "name": "Ann" })).await;
        let cookie = plain.header("set-cookie");
        assert!(cookie.starts_with("coverline_session="), "{cookie}");
        assert!(cookie.ends_with("; Path=/; HttpOnly; SameSite=Lax; Max-Age=15552000"), "{cookie}");
        let mut config = config(database);
        config.public_url = Some("https://play.example.org".parse().unwrap());
        let mut visitor = Visitor::with(config).await;
        let secure = visitor.post("/api/guest", &json!({ "name": "Ann" })).await;
        let cookie = secure.header("set-cookie");
        assert!(cookie.starts_with("__Host-coverline_session="), "{cookie}");
        assert!(cookie.ends_with("; Secure"), "{cookie}");
        assert_eq!(visitor.get("/api/me").await.json()["user"]["name"], json!("Ann"));
    }
}

on_both! {
    async fn names_have_one_form_and_nothing_unseen_in_them(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        let plain = visitor.post("/api/guest", &json!({ "name": " Ｚｏｅ\u{a0}K. " })).await.json();
        assert_eq!(plain["user"]["name"], json!("Zoe K."));
        for name in ["A\u{200b}nn", "\u{202e}nnA", "Ann\u{2069}", "A\u{feff}nn", "\u{3164}"] {
            let refused = visitor.post("/api/guest", &json!({ "name": name })).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{name:?}");
            assert_eq!(refused.json()["error"]["field"], json!("name"), "{name:?}");
        }
    }
}

on_both! {
    async fn nobody_looks_like_an_account(database: &Database) {
        let mut first = Visitor::new(database).await;
        first.post("/api/signup", &sign("Pascale", "correct horse")).await.json();
        for name in ["Pasca1e", "\u{420}ascale", "PASCALE", "Pas cale", "Ｐascale", "Pasc\u{430}le"] {
            let account = first.other().post("/api/signup", &sign(name, "battery staple")).await;
            assert_eq!(account.status, StatusCode::CONFLICT, "{name}");
            let guest = first.other().post("/api/guest", &json!({ "name": name })).await;
            assert_eq!(guest.status, StatusCode::CONFLICT, "{name}");
            assert_eq!(guest.json()["error"]["field"], json!("name"), "{name}");
        }
        let other = first.other().post("/api/signup", &sign("Pascal", "battery staple")).await;
        assert_eq!(other.status, StatusCode::OK);
        let known = first.other().post("/api/signin", &sign("Ｐascale", "correct horse")).await;
        assert_eq!(known.json()["user"]["name"], json!("Pascale"));
    }
}

on_both! {
    async fn passwords_that_are_tried_first_are_refused(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        for password in ["password1", "12345678", "qwertyuiop", "motdepasse", "marguerite7"] {
            let refused = visitor.post("/api/signup?lang=es", &sign("Marguerite", password)).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{password}");
            assert_eq!(refused.json()["error"]["field"], json!("password"), "{password}");
        }
        let fits = visitor.post("/api/signup", &sign("Marguerite", "a quiet harbour")).await;
        assert_eq!(fits.status, StatusCode::OK);
    }
}
