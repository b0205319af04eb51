"""Runs the tests of the JavaScript binding in headless Chromium, or takes a picture of a page.

    python3 -m wasm.browser                              ends with "N passed, N failed"
    python3 -m wasm.browser examples/web/index.html FILE.png

A server on loopback gives Chromium the source tree, and takes the result from the page.
"""

from __future__ import annotations

import http.server
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 240
SECONDS_OF_PICTURE = 6
OPTIONS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"),
    *("--no-first-run", "--disable-extensions", "--disable-background-networking"),
)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Gives files, and puts what is posted into a queue."""

    extensions_map = {  # noqa: RUF012
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }
    results: queue.Queue[str] = queue.Queue()

    def do_GET(self) -> None:
        # Chromium takes its picture when the page has loaded; a slow image delays that.
        if self.path == "/late.svg":
            time.sleep(SECONDS_OF_PICTURE)
        elif self.path.endswith("?late"):
            page = (ROOT / self.path.strip("/").removesuffix("?late")).read_bytes()
            page += b'<img src="/late.svg" alt="" hidden>'
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page)
            return
        super().do_GET()

    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length", "0"))
        self.results.put(self.rfile.read(length).decode(errors="replace"))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *words: object) -> None:
        pass


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise SystemExit("chromium is missing: tools/setup.sh torture installs it")
    return found


def serve() -> str:
    """Starts the server; its address."""
    handler = partial(Handler, directory=str(ROOT))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


def start(folder: str, *words: str) -> subprocess.Popen[bytes]:
    command = [chromium(), *OPTIONS, f"--user-data-dir={folder}", *words]
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def test(address: str, folder: str) -> int:
    """Runs the tests; 0 if all hold."""
    browser = start(
        folder, "--remote-debugging-port=0", address + "/build/api/javascript/tests/browser.html"
    )
    try:
        result = Handler.results.get(timeout=SECONDS)
    except queue.Empty:
        result = f"the page told nothing within {SECONDS} seconds\n0 passed, 1 failed"
    finally:
        browser.terminate()
        browser.wait(30)
    print(result)
    return 0 if result.endswith(", 0 failed") and not result.endswith("0 passed, 0 failed") else 1


def picture(address: str, folder: str, page: str, file: str) -> int:
    """Takes a picture of a page, some seconds after it was opened."""
    words = ("--window-size=900,300", f"--screenshot={file}")
    browser = start(folder, *words, f"{address}/{page}?late")
    return browser.wait(SECONDS)


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        address = serve()
        if len(words) == 2:
            return picture(address, folder, *words)
        return test(address, folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
