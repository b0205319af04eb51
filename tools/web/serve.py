"""Serves build/web on loopback, as any static host does.

python3 -m web.serve [PORT]
"""

from __future__ import annotations

import http.server
import sys
import threading
from functools import partial
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "build" / "web"
PORT = 8000


class Server(http.server.ThreadingHTTPServer):
    """A server that ignores visitors who disconnect before the end."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".gz": "application/octet-stream",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *words: object) -> None:
        pass


def start(folder: Path = FOLDER, port: int = 0) -> Server:
    """A server that runs in a thread of its own; port 0 is any that is free."""
    handler = partial(Handler, directory=str(folder))
    server = Server(("127.0.0.1", port), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def main(words: list[str]) -> int:
    if not (FOLDER / "index.html").exists():
        print("build/web is missing: make web builds it", file=sys.stderr)
        return 1
    server = start(port=int(words[0]) if words else PORT)
    print(f"the desk is at http://127.0.0.1:{server.server_address[1]}/ (end it with Ctrl-C)")
    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        server.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
