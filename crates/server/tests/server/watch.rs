//! What operators see.

use axum::http::StatusCode;
use serde_json::json;

use crate::store::{entry, game};
use crate::visitor::Visitor;

on_both! {
    async fn the_server_says_that_it_is_up_and_what_it_answers(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        assert_eq!(visitor.get("/api/health").await.json(), json!({ "status": "ok" }));
        let document = visitor.get("/api/openapi.json").await.json();
        let paths = document["paths"].as_object().unwrap();
        for path in ["/api/health", "/api/me", "/api/guest", "/api/signup", "/api/signin", "/api/signout"] {
            assert!(paths.contains_key(path), "{path}");
        }
    }
}

on_both! {
    async fn figures_count_requests_by_route_and_entries(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        let health = visitor.get("/api/health").await;
        assert_eq!(health.header("x-request-id").len(), 12);
        let store = visitor.app.store();
        store.add_game(&game("g"), &[]).await.unwrap();
        store.journal().keep("g", vec![entry(0, "a")], None).await.unwrap();
        let _playing = server::watch::count_game();
        let figures = visitor.get("/metrics").await;
        assert_eq!(figures.status, StatusCode::OK);
        let text = String::from_utf8(figures.body).unwrap();
        let counted = |figure: &str| {
            let line = text.lines().find(|line| line.starts_with(figure));
            let value = line.unwrap_or_else(|| panic!("{figure} is not in {text}")).rsplit(' ').next();
            value.unwrap().parse::<f64>().unwrap()
        };
        let route = "coverline_requests_total{method=\"GET\",route=\"/api/health\",status=\"200\"}";
        assert!(counted(route) >= 1.0);
        assert!(counted("coverline_entries_stored_total") >= 1.0);
        assert!(counted("coverline_games_running") >= 1.0);
        assert!(counted("coverline_request_seconds_bucket{route=\"/api/health\",le=\"10\"}") >= 1.0);
    }
}
