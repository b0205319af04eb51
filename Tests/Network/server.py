"""A real HTTP server on loopback, a process of its own, for the tests of the transports.

    python3 Tests/Network/server.py [--port N] [--key KEY] [--tls CERTIFICATE KEYFILE]

The first line it prints is its port. It ends when its standard input does, so it never outlives the
test that holds the other end. It simulates:
- currencylayer (/live, /list);
- an older service of lists (/older/list: a flat map of codes and names);
- a base-and-rates service (/latest; /latest.json with a key);
- the European Central Bank (/eurofxref.zip, /eurofxref-hist.zip and /eurofxref-daily.xml, as it
  publishes them, and /eurofxref.csv);
- Finnhub (/quote);
- a REST store of transactions (/transactions.json, /transactions/ID.json).

/behave/NAME/… or /behave/NAME=NUMBER/… is answered as …, with the behaviour of that name:

    normal             nothing else
    slow=MS            the body in ten pieces, MS milliseconds between them (20)
    silent             no answer at all, until the client goes
    stall              half the body, then nothing, until the client goes
    close              the connection closed in the middle of the body; close-chunked: of a chunk
    hangup             the connection closed before any answer
    status=N           an error page with that status; 401, 429 (Retry-After: 7) and 500 for short
    html               a page of HTML with status 200
    type               the right body under a wrong content type
    huge               a body without end; huge-declared: one that says it has a terabyte
    headers            header lines without end
    redirect           to the same address without the behaviour; redirect-away: at another host;
                       redirect-port: at another port; redirect-loop: to itself; redirect-odd: to
                       an invalid address; redirect-space: to one that needs encoding
    truncated          half of the document, with the length of that half
    empty              status 200 and no body
    nothing            the document without anything in it: no rates, no currencies
    garbage            bytes that are not HTTP

Those that are meant to harm are in attacks.py.

/control needs no key: GET returns {"requests", "transactions"}; PUT accepts
{"behaviour", "path" (the end of the paths it is for; all), "times" (how often; always)}, {"key"},
{"quotes"}, {"transactions"} and {"stop": true}, which ends the server once it has answered; DELETE
restores the initial state.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import socketserver
import ssl
import sys
import threading
import time
from typing import Any, Callable
from urllib.parse import parse_qsl, urlsplit

from attacks import Attacks
from services import KEY, Answer, Services, document

Answering = Callable[[], Answer]

PAGE = b"<!DOCTYPE html><html><body><h1>Something went wrong</h1></body></html>\n"
ENDLESS = b" " * 65536


class Server(socketserver.ThreadingMixIn, socketserver.TCPServer):
    """The server and its state: the services, the behaviours set, the requests seen."""

    allow_reuse_address = True
    daemon_threads = True
    request_queue_size = 64
    is_stopping = False

    def __init__(self, port: int, key: str) -> None:
        self.key = key
        self.lock = threading.Lock()
        self.forget()
        super().__init__(("127.0.0.1", port), Handler)

    def forget(self) -> None:
        """Makes all as at the start."""
        with self.lock:
            self.services = Services(self.key)
            self.requests: list[dict[str, Any]] = []
            self.rules: list[dict[str, Any]] = []

    def behaviour_for(self, path: str) -> str:
        """The behaviour set for a path, counted down."""
        with self.lock:
            for rule in self.rules:
                if path.endswith(rule["path"]) and rule["times"] != 0:
                    rule["times"] -= 1
                    return str(rule["behaviour"])
        return "normal"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that goes is no error here."""
        if not isinstance(sys.exc_info()[1], (OSError, ValueError)):
            super().handle_error(request, client_address)


class Handler(Attacks):
    """One connection."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: Server

    def log_message(self, *_: Any) -> None:
        """Logs nothing: the address may contain a key."""

    def do_GET(self) -> None:
        split = urlsplit(self.path)
        path, behaviour = split.path, "normal"
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if path == "/control":
            self.send(self.control(body))
            if self.server.is_stopping:
                os._exit(0)
            return
        # An address may hold several; they are for one redirect after the other.
        if path.startswith("/behave/"):
            behaviour, _, path = path[len("/behave/") :].partition("/")
            path = "/" + path
        else:
            behaviour = self.server.behaviour_for(path)
        with self.server.lock:
            seen = {"method": self.command, "target": self.path, "body": body.decode("latin-1")}
            self.server.requests.append({**seen, "headers": dict(self.headers.items())})
        query = dict(parse_qsl(split.query, keep_blank_values=True))

        def answer() -> Answer:
            return self.server.services.answer(self.command, path, query, self.headers, body)

        name, _, number = behaviour.partition("=")
        if name in ("401", "403", "404", "429", "500", "503"):
            name, number = "status", name
        act = getattr(self, "behave_" + name.replace("-", "_"), None)
        if act is None:
            self.send(document({"error": "no such behaviour"}, 400))
            return
        target = path + ("?" + split.query if split.query else "")
        act(answer, int(number) if number else None, target)

    do_PUT = do_DELETE = do_POST = do_HEAD = do_GET

    def control(self, body: bytes) -> Answer:
        server = self.server
        if self.command == "DELETE":
            server.forget()
        elif self.command == "PUT":
            value = json.loads(body)
            if "behaviour" in value:
                rule = {"path": "", "times": -1, **value}
                with server.lock:
                    server.rules = [one for one in server.rules if one["path"] != rule["path"]]
                    server.rules.append(rule)
            server.services.key = value.get("key", server.services.key)
            server.services.quotes.update(value.get("quotes", {}))
            server.services.transactions.update(value.get("transactions", {}))
            if value.get("stop"):
                server.is_stopping = True
                # From here on the port is closed.
                server.socket.shutdown(socket.SHUT_RDWR)
        with server.lock:
            seen = {"requests": server.requests, "transactions": server.services.transactions}
            return document(seen)

    def head(self, answer: Answer, *headers: tuple[str, str]) -> None:
        self.send_response(answer.status)
        self.send_header("Content-Type", answer.content_type)
        for header in (*answer.headers, *headers):
            self.send_header(*header)
        self.end_headers()

    def send(self, answer: Answer) -> None:
        self.head(answer, ("Content-Length", str(len(answer.body))))
        self.wfile.write(answer.body)

    def hang(self) -> None:
        """Waits until the client goes."""
        self.close_connection = True
        self.connection.settimeout(None)
        while self.connection.recv(4096):
            pass

    def drop(self) -> None:
        """Closes the connection at once."""
        self.close_connection = True
        self.wfile.flush()
        self.connection.shutdown(socket.SHUT_RDWR)

    def chunk(self, data: bytes) -> None:
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))

    # Each behaviour receives a function that makes the correct answer, the given number, and the
    # address without it. One that never makes the answer leaves the store unchanged.

    def behave_normal(self, make: Answering, *_: Any) -> None:
        answer = make()
        self.send(answer)

    def behave_slow(self, make: Answering, number: int | None, _: str) -> None:
        answer = make()
        self.head(answer, ("Content-Length", str(len(answer.body))))
        size = len(answer.body) // 10 + 1
        for start in range(0, len(answer.body), size):
            time.sleep((20 if number is None else number) / 1000)
            self.wfile.write(answer.body[start : start + size])
            self.wfile.flush()

    def behave_silent(self, *_: Any) -> None:
        self.hang()

    def behave_stall(self, make: Answering, *_: Any) -> None:
        answer = make()
        self.head(answer, ("Content-Length", str(len(answer.body))))
        self.wfile.write(answer.body[: len(answer.body) // 2])
        self.wfile.flush()
        self.hang()

    def behave_close(self, make: Answering, *_: Any) -> None:
        answer = make()
        self.head(answer, ("Content-Length", str(len(answer.body))))
        self.wfile.write(answer.body[: len(answer.body) // 2])
        self.drop()

    def behave_close_chunked(self, make: Answering, *_: Any) -> None:
        answer = make()
        self.head(answer, ("Transfer-Encoding", "chunked"))
        self.wfile.write(b"%x\r\n" % len(answer.body) + answer.body[: len(answer.body) // 2])
        self.drop()

    def behave_hangup(self, *_: Any) -> None:
        self.drop()

    def behave_status(self, _: Answering, number: int | None, __: str) -> None:
        status = number or 500
        headers = (("Retry-After", "7"),) if status in (429, 503) else ()
        self.send(document({"error": f"status {status}"}, status)._replace(headers=headers))

    def behave_html(self, *_: Any) -> None:
        self.send(Answer(200, "text/html; charset=utf-8", PAGE))

    def behave_type(self, make: Answering, *_: Any) -> None:
        answer = make()
        self.send(answer._replace(content_type="image/png"))

    def behave_huge(self, make: Answering, *_: Any) -> None:
        answer = make()
        self.head(answer, ("Transfer-Encoding", "chunked"))
        while True:
            self.chunk(ENDLESS)

    def behave_huge_declared(self, make: Answering, *_: Any) -> None:
        answer = make()
        self.head(answer, ("Content-Length", str(10**12)))
        while True:
            self.wfile.write(ENDLESS)

    def behave_headers(self, *_: Any) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\n")
        while True:
            self.wfile.write(b"X-Padding: %s\r\n" % ENDLESS[:1000])

    def redirect(self, address: str) -> None:
        self.send(Answer(302, "text/html", PAGE, (("Location", address),)))

    def behave_redirect(self, _: Answering, __: int | None, target: str) -> None:
        self.redirect(target)

    def behave_redirect_away(self, _: Answering, __: int | None, target: str) -> None:
        self.redirect(f"http://localhost:{self.server.server_address[1]}{target}")

    def behave_redirect_port(self, _: Answering, __: int | None, target: str) -> None:
        self.redirect(f"http://127.0.0.1:9{target}")

    def behave_redirect_odd(self, *_: Any) -> None:
        self.redirect("http://[not:an]address/")

    def behave_redirect_space(self, _: Answering, __: int | None, target: str) -> None:
        self.redirect("/a folder\xe9" + target)

    def behave_redirect_loop(self, *_: Any) -> None:
        self.redirect(self.path)

    def behave_truncated(self, make: Answering, *_: Any) -> None:
        answer = make()
        self.send(answer._replace(body=answer.body[: len(answer.body) // 2]))

    def behave_empty(self, make: Answering, *_: Any) -> None:
        answer = make()
        self.send(answer._replace(body=b""))

    def behave_nothing(self, make: Answering, *_: Any) -> None:
        answer = make()
        value = json.loads(answer.body)
        for name in ("quotes", "rates", "currencies"):
            if name in value:
                value[name] = {}
        self.send(document(value))

    def behave_garbage(self, *_: Any) -> None:
        self.wfile.write(b"\x00\x01\x02 this is not HTTP\r\n\r\n")
        self.drop()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--port", type=int, default=0)
    options.add_argument("--key", default=KEY)
    options.add_argument("--tls", nargs=2, metavar=("CERTIFICATE", "KEYFILE"))
    given = options.parse_args()
    server = Server(given.port, given.key)
    if given.tls:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*given.tls)
        # The handshake comes with the first read, in the connection's own thread.
        server.socket = context.wrap_socket(
            server.socket, server_side=True, do_handshake_on_connect=False
        )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_address[1], flush=True)
    try:
        while os.read(0, 4096):
            pass
    except KeyboardInterrupt:
        pass
    os._exit(0)


if __name__ == "__main__":
    main()
