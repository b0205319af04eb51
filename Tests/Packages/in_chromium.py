"""Opens index.html of a folder in headless Chromium, and prints what its program prints.

    python3 Tests/Packages/in_chromium.py FOLDER

Ends with 1 if the page throws an exception, with its words, or prints nothing within half a minute.
"""

from __future__ import annotations

import functools
import http.server
import sys
import threading
import time
from typing import Any

from web.chromium import Chromium

SECONDS = 30.0


class Handler(http.server.SimpleHTTPRequestHandler):
    """Gives files, and says nothing."""

    def log_message(self, format: str, *words: object) -> None:
        pass


def told(events: list[dict[str, Any]]) -> tuple[int, str] | None:
    """What a page has printed or thrown."""
    for event in events:
        if event["method"] == "Runtime.exceptionThrown":
            details = event["params"]["exceptionDetails"]
            return 1, str(details.get("exception", {}).get("description", details["text"]))
        if event["method"] == "Runtime.consoleAPICalled":
            return 0, " ".join(str(one.get("value")) for one in event["params"]["args"])
    return None


def main(folder: str) -> int:
    handler = functools.partial(Handler, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = Chromium()
    try:
        page = browser.page(f"http://127.0.0.1:{server.server_address[1]}/index.html")
        until = time.monotonic() + SECONDS
        while (found := told(browser.events)) is None:
            if time.monotonic() > until:
                print(f"the page printed nothing within {SECONDS:.0f} seconds")
                return 1
            page.run("1")
            time.sleep(0.05)
    finally:
        browser.close()
    code, words = found
    print(words)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
