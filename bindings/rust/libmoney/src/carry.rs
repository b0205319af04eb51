use crate::{Error, Feed, TransportFailure};
use std::io::{self, Cursor, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};
use ureq::{ReadWrite, TlsConnector};

const REDIRECTS: usize = 5;

/// Sends the requests of feeds over HTTP and passes the responses to them. The library itself opens no connection.
///
/// ```no_run
/// use libmoney::{Carrier, Feed, Provider};
///
/// # fn main() -> Result<(), libmoney::Error> {
/// let mut feed = Feed::new(Provider::ECB, None)?;
/// Carrier::default().carry(&mut feed)?;
/// let rates = feed.rates()?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Carrier {
    /// The time limit of a request, including redirects and the body; 60 seconds by default.
    pub timeout: Duration,
    /// The maximum size of a body in bytes, also after it is unpacked; 16 MiB by default.
    pub limit: u64,
    /// Returns the current time.
    pub now: fn() -> SystemTime,
}

impl Default for Carrier {
    fn default() -> Carrier {
        Carrier { timeout: Duration::from_secs(60), limit: 16 << 20, now: SystemTime::now }
    }
}

/// A connection without encryption that records its end.
///
/// ureq's chunk reader reports an end of the connection inside a chunk as if it were the last
/// chunk. Nothing is read from the connection after the last chunk, so if this reader has reached
/// the end by then, the body was truncated. With encryption, the end of the connection is an error
/// of its own.
#[derive(Debug)]
struct Watched {
    io: Box<dyn ReadWrite>,
    has_ended: Arc<AtomicBool>,
}

impl Read for Watched {
    fn read(&mut self, part: &mut [u8]) -> io::Result<usize> {
        let length = self.io.read(part)?;
        if length == 0 && !part.is_empty() {
            self.has_ended.store(true, Ordering::Relaxed);
        }
        Ok(length)
    }
}

impl Write for Watched {
    fn write(&mut self, part: &[u8]) -> io::Result<usize> {
        self.io.write(part)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.io.flush()
    }
}

impl ReadWrite for Watched {
    fn socket(&self) -> Option<&TcpStream> {
        self.io.socket()
    }
}

/// Makes watched connections. ureq lets a program wrap the connections of https alone, so those of http go by that name.
struct Watch(Arc<AtomicBool>);

impl TlsConnector for Watch {
    fn connect(&self, _: &str, io: Box<dyn ReadWrite>) -> Result<Box<dyn ReadWrite>, ureq::Error> {
        Ok(Box::new(Watched { io, has_ended: self.0.clone() }))
    }
}

/// An address of http as one of https for [`Watch`], with its port; `None` for another scheme.
fn watched_url(url: &str) -> Option<String> {
    let (scheme, rest) = url.split_once("://")?;
    if !scheme.eq_ignore_ascii_case("http") {
        return None;
    }
    let (server, path) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    let has_port = server.rsplit(['@', ']']).next().map_or(false, |name| name.contains(':'));
    Some(format!("https://{server}{}{path}", if has_port { "" } else { ":80" }))
}

/// A request of the feed.
struct Asked {
    id: u64,
    method: String,
    url: String,
    headers: String,
    body: String,
}

/// A response that a feed accepts.
struct Answer {
    status: i32,
    headers: Vec<(String, String)>,
    kind: Option<String>,
    body: Vec<u8>,
}

impl Carrier {
    /// Sends the requests of a feed, one after the other, until none is due. Returns the number of requests.
    ///
    /// A request that fails is not an error of this method: the feed records it, and [`Feed::failure`] returns it.
    pub fn carry(&self, feed: &mut Feed) -> Result<usize, Error> {
        let mut count = 0;
        while let Some(request) = feed.next(Some((self.now)()))? {
            count += 1;
            let asked = Asked {
                id: request.id(),
                method: request.method(),
                url: request.url(),
                headers: request.headers(),
                body: request.body(),
            };
            drop(request);
            let answer = self.ask(&asked);
            let now = Some((self.now)());
            let received = match answer {
                Err(reason) => feed.fail_request(asked.id, reason, now),
                Ok(answer) => {
                    for (name, value) in &answer.headers {
                        // A header that the feed rejects does not stop the response.
                        feed.receive_header(asked.id, name, value).ok();
                    }
                    feed.receive_response(asked.id, answer.status, answer.kind.as_deref(), &answer.body, now)
                }
            };
            // The feed records a response that it rejects as its own failure.
            received.ok();
        }
        Ok(count)
    }

    fn ask(&self, asked: &Asked) -> Result<Answer, TransportFailure> {
        let end = Instant::now() + self.timeout;
        let mut url = asked.url.clone();
        for redirects in 0.. {
            let has_ended = Arc::new(AtomicBool::new(false));
            let response = self.send(asked, &url, end, &has_ended)?;
            let next = if redirects < REDIRECTS && asked.method == "GET" { redirected(&response, &url) } else { None };
            match next {
                Some(next) => url = next,
                None => return self.answer(response, end, &has_ended),
            }
        }
        Err(TransportFailure::OTHER)
    }

    fn send(
        &self,
        asked: &Asked,
        url: &str,
        end: Instant,
        has_ended: &Arc<AtomicBool>,
    ) -> Result<ureq::Response, TransportFailure> {
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(TransportFailure::TIMEOUT);
        }
        let builder = ureq::AgentBuilder::new().redirects(0).timeout(left);
        let (agent, url) = match watched_url(url) {
            Some(watched) => (builder.tls_connector(Arc::new(Watch(has_ended.clone()))).build(), watched),
            None => (builder.build(), url.to_string()),
        };
        let mut request = agent.request(&asked.method, &url);
        for line in asked.headers.lines() {
            if let Some((name, value)) = line.split_once(':') {
                request = request.set(name, value.trim());
            }
        }
        let sent = if asked.body.is_empty() { request.call() } else { request.send_string(&asked.body) };
        match sent {
            Ok(response) | Err(ureq::Error::Status(_, response)) => Ok(response),
            Err(ureq::Error::Transport(why)) => Err(reason(&why)),
        }
    }

    fn answer(
        &self,
        response: ureq::Response,
        end: Instant,
        has_ended: &AtomicBool,
    ) -> Result<Answer, TransportFailure> {
        let framing = Framing::of(&response)?;
        let headers: Vec<(String, String)> = response
            .headers_names()
            .into_iter()
            .filter_map(|name| response.header(&name).map(|value| (name.clone(), value.to_string())))
            .collect();
        let (status, kind) = (response.status().into(), response.header("content-type").map(str::to_string));
        let body = self.read(response.into_reader(), Some(end))?;
        let is_whole = match framing {
            Framing::Chunks => !has_ended.load(Ordering::Relaxed),
            Framing::Length(length) => body.len() as u64 == length,
            Framing::End => true,
        };
        if !is_whole {
            return Err(TransportFailure::DISCONNECTED);
        }
        // A feed receives the file in an archive. It rejects a damaged archive, and records why.
        if body.starts_with(b"PK\x03\x04") {
            if let Some(file) = self.file(&body)? {
                return Ok(Answer { status, headers, kind: None, body: file });
            }
        }
        Ok(Answer { status, headers, kind, body })
    }

    fn read(&self, mut from: impl Read, end: Option<Instant>) -> Result<Vec<u8>, TransportFailure> {
        let (mut body, mut part) = (Vec::new(), [0u8; 65536]);
        loop {
            match from.read(&mut part) {
                Ok(0) => return Ok(body),
                Ok(length) => body.extend_from_slice(&part[..length]),
                Err(_) if end.map_or(false, |end| Instant::now() >= end) => return Err(TransportFailure::TIMEOUT),
                Err(_) => return Err(TransportFailure::DISCONNECTED),
            }
            if body.len() as u64 > self.limit {
                return Err(TransportFailure::TOO_LARGE);
            }
            if end.map_or(false, |end| Instant::now() >= end) {
                return Err(TransportFailure::TIMEOUT);
            }
        }
    }

    /// The first file of an archive, in which the European Central Bank publishes its history of rates.
    fn file(&self, body: &[u8]) -> Result<Option<Vec<u8>>, TransportFailure> {
        let mut archive = match zip::ZipArchive::new(Cursor::new(body)) {
            Ok(archive) if !archive.is_empty() => archive,
            _ => return Ok(None),
        };
        let result = match archive.by_index(0) {
            Ok(file) => self.read(file, None),
            Err(_) => return Ok(None),
        };
        match result {
            Err(TransportFailure::TOO_LARGE) => Err(TransportFailure::TOO_LARGE),
            other => Ok(other.ok()),
        }
    }
}

/// The framing of a body.
enum Framing {
    Chunks,
    Length(u64),
    End,
}

impl Framing {
    /// ureq reads a body whose length is no number, or another one a second time, to the end of the connection.
    fn of(response: &ureq::Response) -> Result<Framing, TransportFailure> {
        if matches!(response.status(), 204 | 304) {
            return Ok(Framing::End);
        }
        if response.header("transfer-encoding").is_some() {
            return Ok(Framing::Chunks);
        }
        let lengths = response.all("content-length");
        let first = match lengths.first() {
            Some(first) => first,
            None => return Ok(Framing::End),
        };
        let is_number = !first.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number || lengths.iter().any(|one| one != first) {
            return Err(TransportFailure::DISCONNECTED);
        }
        first.parse().map(Framing::Length).map_err(|_| TransportFailure::TOO_LARGE)
    }
}

fn reason(why: &ureq::Transport) -> TransportFailure {
    let text = why.to_string();
    match why.kind() {
        ureq::ErrorKind::Dns => TransportFailure::DNS,
        ureq::ErrorKind::ConnectionFailed => TransportFailure::CONNECTION,
        _ if text.contains("timed out") => TransportFailure::TIMEOUT,
        _ if text.contains("tls") || text.contains("certificate") => TransportFailure::TLS,
        ureq::ErrorKind::InvalidUrl | ureq::ErrorKind::UnknownScheme => TransportFailure::OTHER,
        _ => TransportFailure::DISCONNECTED,
    }
}

/// The URL of a redirect within the same server. A key in a URL is never sent to another server.
fn redirected(response: &ureq::Response, from: &str) -> Option<String> {
    if !(300..400).contains(&response.status()) {
        return None;
    }
    let target = response.header("location")?;
    let end = from.find("://")? + 3;
    let origin = &from[..from[end..].find('/').map_or(from.len(), |at| end + at)];
    if target.starts_with('/') && !target.starts_with("//") {
        return Some(format!("{origin}{target}"));
    }
    let rest = target.strip_prefix(origin)?;
    if rest.starts_with('/') {
        Some(target.to_string())
    } else {
        None
    }
}
