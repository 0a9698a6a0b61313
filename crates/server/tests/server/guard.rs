//! What the server does not let in.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;
use server::guard::{Limits, Rate};

use crate::visitor::{Answer, Visitor, config};

async fn guest(visitor: &mut Visitor, headers: &[(&str, &str)], body: String) -> Answer {
    let mut request = Request::post("/api/guest");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    visitor.ask(request.body(Body::from(body)).unwrap()).await
}

const JSON: (&str, &str) = ("content-type", "application/json");

on_both! {
    async fn other_sites_cannot_act_in_a_visitors_name(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        let body = || json!({ "name": "Ann" }).to_string();
        for foreign in [
            [JSON, ("origin", "https://evil.example"), ("host", "localhost:8080")],
            [JSON, ("sec-fetch-site", "cross-site"), ("host", "localhost:8080")],
            [JSON, ("origin", "null"), ("host", "localhost:8080")],
        ] {
            let refused = guest(&mut visitor, &foreign, body()).await;
            assert_eq!((refused.status, refused.header("set-cookie")), (StatusCode::FORBIDDEN, ""));
            assert_eq!(refused.json()["error"]["text"], json!("That request comes from another site."));
        }
        let own = [JSON, ("origin", "http://localhost:8080"), ("host", "localhost:8080"), ("sec-fetch-site", "same-origin")];
        assert_eq!(guest(&mut visitor, &own, body()).await.status, StatusCode::OK);
    }
}

on_both! {
    async fn other_sites_cannot_open_sockets(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        let request = Request::get("/api/games/x/live")
            .header(header::CONNECTION, "upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::ORIGIN, "https://evil.example")
            .header(header::HOST, "localhost:8080");
        let refused = visitor.ask(request.body(Body::empty()).unwrap()).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
    }
}

on_both! {
    async fn a_body_is_json_and_of_a_sensible_size(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        let plain = guest(&mut visitor, &[("content-type", "text/plain")], "{\"name\":\"Ann\"}".to_owned()).await;
        assert_eq!(plain.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
        let huge = json!({ "name": "x".repeat(1024 * 1024) }).to_string();
        assert_eq!(guest(&mut visitor, &[JSON], huge).await.status, StatusCode::PAYLOAD_TOO_LARGE);
        for wrong in ["", "{", "[]", "{\"name\":\"Ann\"} x", "{\"name\":\"Ann\",\"admin\":true}"] {
            let refused = guest(&mut visitor, &[JSON], wrong.to_owned()).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
        }
        let unknown = guest(&mut visitor, &[JSON], "{\"name\":7}".to_owned()).await;
        assert_eq!(unknown.json()["error"]["field"], json!("name"));
    }
}

#[test]
fn limits_are_wide_for_games_and_narrow_for_doors() {
    let Limits { requests, doors, body, .. } = Limits::default();
    let (requests, doors) = (requests.unwrap(), doors.unwrap());
    assert_eq!((requests.burst.get(), requests.pause), (400, Duration::from_millis(10)));
    assert_eq!((doors.burst.get(), doors.pause), (10, Duration::from_secs(6)));
    assert_eq!(body, 1024 * 1024);
}

on_both! {
    async fn a_client_knocks_a_few_times_a_minute(database: &Database) {
        let mut limited = config(database);
        limited.trust_proxy = true;
        let ten = NonZeroU32::new(10).unwrap();
        limited.limits.doors = Some(Rate::new(ten, Duration::from_secs(36_000), ten));
        let mut visitor = Visitor::with(limited).await;
        let knock = async |visitor: &mut Visitor, address: &str| {
            let headers = [JSON, ("x-forwarded-for", address)];
            guest(visitor, &headers, json!({ "name": "Ann" }).to_string()).await
        };
        for _ in 0..10 {
            assert_eq!(knock(&mut visitor, "192.0.2.1").await.status, StatusCode::OK);
        }
        let refused = knock(&mut visitor, "192.0.2.1").await;
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
        let seconds: u64 = refused.header("retry-after").parse().unwrap();
        assert!((1..=3600).contains(&seconds), "{seconds}");
        assert_eq!(knock(&mut visitor, "192.0.2.2").await.status, StatusCode::OK);
        assert_eq!(visitor.get("/api/me").await.status, StatusCode::OK, "only doors are narrow");
    }
}

on_both! {
    async fn a_proxy_that_is_not_trusted_cannot_name_clients(database: &Database) {
        let mut limited = config(database);
        let one = NonZeroU32::MIN;
        limited.limits.requests = Some(Rate::new(one, Duration::from_secs(3600), one));
        let mut visitor = Visitor::with(limited).await;
        let ask = |address: &str| {
            let request = Request::get("/api/health").header("x-forwarded-for", address);
            request.body(Body::empty()).unwrap()
        };
        assert_eq!(visitor.ask(ask("192.0.2.1")).await.status, StatusCode::OK);
        assert_eq!(visitor.ask(ask("192.0.2.2")).await.status, StatusCode::TOO_MANY_REQUESTS);
    }
}

on_both! {
    async fn every_answer_tells_browsers_what_to_refuse(database: &Database) {
        let mut visitor = Visitor::new(database).await;
        for path in ["/", "/api/health", "/api/nothing", "/nothing.js"] {
            let answer = visitor.get(path).await;
            let policy = answer.header("content-security-policy");
            assert!(policy.starts_with("default-src 'self'; script-src 'self';"), "{path}: {policy}");
            assert!(!policy.contains("unsafe"), "{path}: {policy}");
            assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
            assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{path}");
            assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
            assert!(answer.header("permissions-policy").contains("camera=()"), "{path}");
        }
        assert_eq!(visitor.get("/api/health").await.header("cache-control"), "no-store");
    }
}
