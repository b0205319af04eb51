"""Opens index.html of a folder in headless Chromium, and prints the output of its program.

    build/venv/bin/python Tests/Packages/in_chromium.py FOLDER

Ends with 1 if the page throws an exception, with its words, or prints nothing within half a minute.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from web.chromium import chromium

from web import serve

SECONDS = 30.0


def main(folder: str) -> int:
    server = serve.start(Path(folder))
    found: list[tuple[int, str]] = []
    with chromium() as browser:
        page = browser.new_page()
        page.on("pageerror", lambda error: found.append((1, str(error))))
        page.on("console", lambda one: one.type == "log" and found.append((0, one.text)))
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/index.html")
        until = time.monotonic() + SECONDS
        while not found and time.monotonic() < until:
            page.wait_for_timeout(50)
    code, words = (
        found[0] if found else (1, f"the page printed nothing within {SECONDS:.0f} seconds")
    )
    print(words)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
