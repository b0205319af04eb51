"""Runs a command beside a server that answers well, and badly in each way: server.py COMMAND …

In the command's arguments {url} is replaced with the server's address.
"""

from __future__ import annotations

import io
import socketserver
import subprocess
import sys
import threading
import time
import zipfile

RATES = b'{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}'
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
EMPTY = b"Content-Length: 0\r\n\r\n"


def sized(body: bytes) -> bytes:
    return HEAD + b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


def archive() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("rates.json", RATES)
    return made.getvalue()


ANSWERS = {
    "good": sized(RATES),
    "zip": sized(archive()),
    "broken": sized(archive()[:60]),
    "moved": b"HTTP/1.1 302 Found\r\nLocation: /good/live\r\n" + EMPTY,
    "circle": b"HTTP/1.1 302 Found\r\nLocation: /circle/live\r\n" + EMPTY,
    "elsewhere": b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.2:1/good\r\n" + EMPTY,
    "disconnected": HEAD + b"Content-Length: 70\r\n\r\n" + RATES[:20],
    "large": HEAD + b"\r\n" + b" " * (1 << 20),
    "huge": HEAD + b"Content-Length: 99999999\r\n\r\n" + b" " * (1 << 20),
    "garbage": b"\x00\xff\xfe garbage\r\n\r\n",
    "page": b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 7\r\n\r\n<html/>",
    "error": b"HTTP/1.1 500 No\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nno",
}


class Handler(socketserver.StreamRequestHandler):
    """Answers by the first part of the path."""

    def handle(self) -> None:
        asked = self.rfile.readline().decode("latin-1").split(" ")
        while self.rfile.readline().strip():
            continue
        name = asked[1].split("/")[1] if len(asked) > 1 else ""
        if name == "slow":
            time.sleep(3)
        try:
            self.wfile.write(ANSWERS.get(name, b""))
        except OSError:
            return


class Server(socketserver.ThreadingTCPServer):
    """A server whose threads end with the process."""

    daemon_threads = True
    allow_reuse_address = True


def main() -> int:
    with Server(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_address[1]}"
        return subprocess.run([one.replace("{url}", url) for one in sys.argv[1:]]).returncode


if __name__ == "__main__":
    sys.exit(main())
