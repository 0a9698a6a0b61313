//! What has happened, as the page gets it: typed, and in sentences.

use server::wire::LogEntry;

use crate::databases::Database;
use crate::people::{Person, new_game};

#[tokio::test]
async fn lines_of_the_log_carry_their_events() {
    let database = Database::sqlite();
    let mut ann = Person::first(&database).await;
    let made = ann.make(&new_game("kt24", ["me", "me"])).await;
    assert!(ann.play_until(&made.played, |_, at| at >= 60).await);
    let path = format!("/api/games/{}/log", made.id);
    let told = ann.visitor.get(&path).await.json();
    let lines: Vec<LogEntry> = serde_json::from_value(told.clone()).unwrap();
    assert!(lines.iter().map(|line| line.events.len()).sum::<usize>() > 20);
    for (line, json) in lines.iter().zip(told.as_array().unwrap()) {
        // A sentence for each; where nothing came of an answer, one for the answer.
        assert_eq!(line.text.len(), line.events.len().max(1), "{json}");
        assert!(json["events"].as_array().unwrap().iter().all(|event| event["key"].is_string()));
    }
    // What is typed is not much longer than what is said.
    let weight = |part: &str| {
        let lines = told.as_array().unwrap().iter();
        lines.map(|line| line[part].to_string().len()).sum::<usize>()
    };

    assert!(weight("events") < 3 * weight("text"), "{} {}", weight("events"), weight("text"));
}
