"""Drives headless Chromium over a pipe, in the words of its DevTools."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

OPTIONS = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"),
    *("--no-first-run", "--disable-extensions", "--disable-background-networking"),
    *("--hide-scrollbars", "--force-color-profile=srgb", "--lang=en-US"),
)
SECONDS = 30.0


class PageError(Exception):
    """An exception in the page, or an answer that did not come."""


class Chromium:
    """A browser; `page` opens tabs of it, which share what it keeps."""

    def __init__(self, folder: str | None = None) -> None:
        self._own = None if folder else tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        profile = folder or (self._own.name if self._own else "")
        found = shutil.which("chromium") or shutil.which("chromium-browser")
        if found is None:
            raise SystemExit("chromium is missing: tools/setup.sh torture installs it")
        to_read, self._write = os.pipe()
        self._read, to_write = os.pipe()
        # Chromium reads its orders from descriptor 3, and writes answers to 4. Other shells than
        # bash may know descriptors of one digit only.
        line = f'exec "$@" 3<&{to_read} 4>&{to_write}'
        command = (found, *OPTIONS, f"--user-data-dir={profile}", "--remote-debugging-pipe")
        self._process = subprocess.Popen(
            ["bash", "-c", line, "bash", *command, "about:blank"],
            pass_fds=(to_read, to_write),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_read)
        os.close(to_write)
        self._rest = b""
        self._number = 0
        self._answers: dict[int, dict[str, Any]] = {}
        self.events: list[dict[str, Any]] = []

    def _pump(self, seconds: float) -> None:
        if not select.select([self._read], [], [], max(seconds, 0.0))[0]:
            return
        data = os.read(self._read, 1 << 20)
        if not data:
            raise PageError("Chromium has ended")
        *messages, self._rest = (self._rest + data).split(b"\0")
        for message in messages:
            found = json.loads(message)
            if "id" in found:
                self._answers[found["id"]] = found
            else:
                self.events.append(found)

    def send(self, method: str, session: str | None = None, **params: Any) -> dict[str, Any]:
        self._number += 1
        number = self._number
        order: dict[str, Any] = {"id": number, "method": method, "params": params}
        if session is not None:
            order["sessionId"] = session
        os.write(self._write, json.dumps(order).encode() + b"\0")
        until = time.monotonic() + SECONDS
        while number not in self._answers:
            if time.monotonic() > until:
                raise PageError(f"{method} was not answered within {SECONDS:.0f} seconds")
            self._pump(until - time.monotonic())
        answer = self._answers.pop(number)
        if "error" in answer:
            raise PageError(f"{method}: {answer['error']['message']}")
        result: dict[str, Any] = answer["result"]
        return result

    def context(self) -> str:
        """A place of its own for what pages keep, as another user has; give it to `page`."""
        return str(self.send("Target.createBrowserContext")["browserContextId"])

    def page(
        self,
        address: str = "about:blank",
        width: int = 1280,
        height: int = 900,
        context: str | None = None,
    ) -> Page:
        place = {} if context is None else {"browserContextId": context}
        target = self.send("Target.createTarget", url="about:blank", **place)["targetId"]
        found = self.send("Target.attachToTarget", targetId=target, flatten=True)
        page = Page(self, found["sessionId"], target)
        for domain in ("Page", "Runtime", "Network", "Log"):
            page.send(f"{domain}.enable")
        page.size(width, height)
        if address != "about:blank":
            page.open(address)
        return page

    def close(self) -> None:
        try:
            self.send("Browser.close")
            self._process.wait(20)
        except (PageError, OSError, subprocess.TimeoutExpired):
            self._process.terminate()
            self._process.wait(20)
        os.close(self._read)
        os.close(self._write)
        if self._own is not None:
            self._own.cleanup()


class Page:
    """A tab."""

    def __init__(self, browser: Chromium, session: str, target: str) -> None:
        self.browser = browser
        self.session = session
        self.target = target

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        return self.browser.send(method, self.session, **params)

    def size(self, width: int, height: int = 900) -> None:
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def scheme(self, name: str) -> None:
        """Light or dark, as the system of the user."""
        features = [{"name": "prefers-color-scheme", "value": name}]
        self.send("Emulation.setEmulatedMedia", features=features)

    def open(self, address: str) -> None:
        self.send("Page.navigate", url=address)

    def run(self, body: str) -> Any:
        """The value of an expression in the page; promises are waited for."""
        found = self.send(
            "Runtime.evaluate", expression=body, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in found:
            details = found["exceptionDetails"]
            words = details.get("exception", {}).get("description", details["text"])
            raise PageError(f"{body}: {words}")
        return found["result"].get("value")

    def wait(self, condition: str, seconds: float = SECONDS) -> Any:
        """Waits until an expression is true in the page; its value."""
        until = time.monotonic() + seconds
        last = ""
        while time.monotonic() < until:
            try:
                value = self.run(condition)
                if value:
                    return value
                last = repr(value)
            except PageError as error:
                # The page may be between two documents.
                last = str(error)
            time.sleep(0.02)
        raise PageError(f"within {seconds:.0f} seconds this did not hold: {condition} ({last})")

    def text(self, selector: str) -> str:
        return str(self.run(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''"))

    def click(self, selector: str) -> None:
        self.wait(f"document.querySelector({json.dumps(selector)}) !== null")
        self.run(f"document.querySelector({json.dumps(selector)}).click()")

    def fill(self, selector: str, text: str) -> None:
        """Types a text in place of what a field has."""
        self.wait(f"document.querySelector({json.dumps(selector)}) !== null")
        self.run(
            f"(() => {{ const field = document.querySelector({json.dumps(selector)});"
            f" field.focus(); field.value = {json.dumps(text)};"
            " field.dispatchEvent(new Event('input', { bubbles: true }));"
            " field.dispatchEvent(new Event('change', { bubbles: true })); })()"
        )

    def press(self, key: str) -> None:
        """A key of the keyboard."""
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "Backspace": 8}
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        common = {"key": key, "windowsVirtualKeyCode": codes.get(key, 0)}
        self.send("Input.dispatchKeyEvent", type="keyDown", text=text, **common)
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def offline(self, is_offline: bool = True) -> None:
        self.send(
            "Network.emulateNetworkConditions",
            offline=is_offline,
            latency=0,
            downloadThroughput=-1,
            uploadThroughput=-1,
        )

    def picture(self, file: Path, is_whole: bool = True) -> None:
        found = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=is_whole)
        file.write_bytes(base64.b64decode(found["data"]))

    def troubles(self) -> list[str]:
        """What the page threw and logged as an error."""
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            params = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                details = params["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif event["method"] == "Log.entryAdded" and params["entry"]["level"] == "error":
                found.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")
        return found

    def close(self) -> None:
        self.browser.send("Target.closeTarget", targetId=self.target)
