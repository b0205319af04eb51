//! Feeds from a server on loopback that behaves badly.

#![cfg(feature = "carry")]

use libmoney::*;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

struct Server(Child, String);

impl Server {
    fn start() -> Server {
        let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../Tests/Network/server.py");
        let mut child = Command::new("python3")
            .args([program, "--key", "loopback-key-0123456789"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut port = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut port).unwrap();
        Server(child, format!("http://127.0.0.1:{}", port.trim()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

fn carried(carrier: &Carrier, url: &str) -> String {
    let options = FeedOptions { base_url: Some(url), ..Default::default() };
    let mut feed = Feed::new(Provider::ECB, Some(&options)).unwrap();
    carrier.carry(&mut feed).unwrap();
    let failure = feed.failure(None).unwrap();
    if !failure.text.is_empty() {
        return failure.text;
    }
    feed.rates().unwrap().map_or("nothing", |_| "rates").to_string()
}

#[test]
fn a_server_that_behaves_badly() {
    let server = Server::start();
    let carrier = Carrier { timeout: Duration::from_secs(5), ..Default::default() };
    let ends: [(&str, &[&str]); 22] = [
        ("normal", &["rates"]),
        ("slow=1", &["rates"]),
        ("redirect", &["rates"]),
        ("zip-stored", &["rates"]),
        ("status=401", &["401", "key"]),
        ("status=500", &["500"]),
        ("html", &["a page"]),
        ("hangup", &["answer", "connection"]),
        ("close", &["closed", "connection", "answer"]),
        ("garbage", &["connection", "answer"]),
        ("redirect-away", &["30"]),
        ("redirect-port", &["30"]),
        ("redirect-loop", &["30"]),
        ("redirect-odd", &["30", "connection", "answer"]),
        ("huge", &["stopped reading", "large"]),
        ("huge-declared", &["stopped reading", "large"]),
        ("zip-bomb", &["stopped reading", "large"]),
        ("zip-cut", &[""]),
        ("zip-damaged", &[""]),
        ("zip-none", &[""]),
        ("zip-method", &[""]),
        ("headers", &["answer", "connection"]),
    ];
    for (behaviour, wanted) in ends {
        let file = if behaviour.starts_with("zip") { "eurofxref-hist.zip" } else { "eurofxref.csv" };
        let found = carried(&carrier, &format!("{}/behave/{behaviour}/{file}", server.1));
        let is_right = wanted.iter().any(|one| found.contains(one)) && (found == "rates") == (wanted == ["rates"]);
        assert!(is_right, "{behaviour}: {found}");
    }
    let quick = Carrier { timeout: Duration::from_millis(300), ..Default::default() };
    for behaviour in ["silent", "stall", "trickle"] {
        let found = carried(&quick, &format!("{}/behave/{behaviour}/eurofxref.csv", server.1));
        assert!(found.contains("time"), "{behaviour}: {found}");
    }
    assert!(carried(&carrier, "http://127.0.0.1:1/x.csv").contains("connection"));
    assert_eq!(carried(&Carrier::default(), &format!("{}/eurofxref-hist.zip", server.1)), "rates");
}
