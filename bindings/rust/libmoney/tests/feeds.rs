//! Feeds from a server on loopback that behaves badly.

#![cfg(feature = "carry")]

use libmoney::*;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

struct Server(Child, String);

impl Server {
    fn start() -> Server {
        let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../../Tests/Network/server.py");
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

/// Answers each connection with the bytes, and closes it.
fn answering(answer: &'static [u8]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut lines = BufReader::new(stream.try_clone().unwrap()).lines();
            while lines.next().map_or(false, |line| !line.unwrap().is_empty()) {}
            let _ = stream.write_all(answer);
        }
    });
    format!("http://{address}/x.csv")
}

#[test]
fn a_body_is_whole_or_none() {
    const CSV: &str = "Date,USD,\r\n2026-11-20,1.1,\r\n";
    let carrier = Carrier { timeout: Duration::from_secs(5), ..Default::default() };
    let size = CSV.len();
    let ends = [
        (
            "chunks",
            format!(
                "Transfer-Encoding: chunked\r\n\r\nb\r\n{}\r\n{:x}\r\n{}\r\n0\r\n\r\n",
                &CSV[..11],
                size - 11,
                &CSV[11..]
            ),
            true,
        ),
        ("the end of the connection", format!("\r\n{CSV}"), true),
        ("a length", format!("Content-Length: {size}\r\n\r\n{CSV}"), true),
        ("a length, and it closes", format!("Connection: close\r\nContent-Length: {size}\r\n\r\n{CSV}"), true),
        ("cut between chunks", format!("Transfer-Encoding: chunked\r\n\r\n{size:x}\r\n{CSV}\r\n"), false),
        ("cut inside a chunk", format!("Transfer-Encoding: chunked\r\n\r\n{:x}\r\n{CSV}", size + 50), false),
        ("cut before the length", format!("Content-Length: {}\r\n\r\n{CSV}", size + 50), false),
        ("cut, and it closes", format!("Connection: close\r\nContent-Length: {}\r\n\r\n{CSV}", size + 50), false),
        ("a length below 0", format!("Content-Length: -5\r\n\r\n{CSV}"), false),
        ("a length with a sign", format!("Content-Length: +{size}\r\n\r\n{CSV}"), false),
        ("a length of 20 digits", format!("Content-Length: 99999999999999999999\r\n\r\n{CSV}"), false),
        ("two lengths", format!("Content-Length: {size}\r\nContent-Length: 3\r\n\r\n{CSV}"), false),
    ];
    for (name, rest, is_whole) in ends {
        let answer = format!("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n{rest}");
        let found = carried(&carrier, &answering(Box::leak(answer.into_boxed_str()).as_bytes()));
        assert_eq!(found == "rates", is_whole, "{name}: {found}");
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
