"""Live rates and prices, from a server that answers well, late, wrongly, or not at all."""

from __future__ import annotations

import http.server
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from web.build import allow
from web.user import User, until

from web import serve

RATES = {"amount": 1.0, "base": "EUR", "date": "2026-11-20", "rates": {"USD": 1.2345, "GBP": 0.8}}
QUOTE = {"c": 160.5, "h": 161, "l": 158, "o": 159, "pc": 158.2, "t": 1795165200}
STORED = {
    "a": {
        **{"date": "2026-01-05", "type": "buy", "ticker": "SAP"},
        **{"quantity": 10, "price": 100, "sum": 1000},
    },
}
LATE = 1.0


class Provider(http.server.BaseHTTPRequestHandler):
    """Answers by `mood`."""

    mood = "well"
    asked: list[str]

    def do_OPTIONS(self) -> None:
        self.answer(204, b"")

    def do_GET(self) -> None:
        type(self).asked.append(self.path)
        content = QUOTE if "quote" in self.path else RATES
        if "transactions" in self.path:
            content = STORED
        if self.mood == "nothing":
            self.close_connection = True
            return
        if self.mood == "late":
            time.sleep(LATE)
        status = {"401": 401, "429": 429}.get(self.mood, 200)
        self.answer(status, b"<html>" if self.mood == "wrong" else json.dumps(content).encode())

    def answer(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Access-Control-Allow-Headers", "*")
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *words: object) -> None:
        pass


@pytest.fixture
def provider() -> Iterator[type[Provider]]:
    """A server of its own for each test; `address` is where it is."""
    kind = type("Here", (Provider,), {"asked": []})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), kind)
    kind.address = f"http://127.0.0.1:{server.server_address[1]}"  # type: ignore[attr-defined]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield kind
    server.shutdown()


@pytest.fixture
def user(browser: Browser, provider: type[Provider], tmp_path: Path) -> Iterator[User]:
    """A visitor of a page whose builder lets it ask the server of the test."""
    for path in serve.FOLDER.iterdir():
        if path.name != "index.html":
            (tmp_path / path.name).symlink_to(path)
    page = (serve.FOLDER / "index.html").read_text()
    address = provider.address  # type: ignore[attr-defined]
    (tmp_path / "index.html").write_text(allow(page, [address]))
    server = serve.start(tmp_path)
    found = User(browser, f"http://127.0.0.1:{server.server_address[1]}/")
    yield found
    troubles = found.troubles()
    found.close()
    server.shutdown()
    assert troubles == []


def set_up(user: User, changes: dict[str, str]) -> None:
    """Enters settings as the user would, and redraws the screens."""
    user.open("settings")
    for selector, text in changes.items():
        user.fill(selector, text)
    user.page.wait_for_timeout(100)


LIVE = ".card[aria-label='Live rates and prices'] .field:nth-child({}) input"


def use_rates(user: User, provider: type[Provider]) -> None:
    address = provider.address  # type: ignore[attr-defined]
    set_up(user, {LIVE.format(3): f"{address}/v1"})
    set_up(user, {"#provider": "frankfurter"})
    user.open("converter")


def state(user: User, wanted: str) -> None:
    expect(user.at("#converter-state")).to_have_attribute("data-state", wanted)


def test_rates_from_the_network(user: User, provider: type[Provider]) -> None:
    use_rates(user, provider)
    expect(user.at("#equivalence")).to_have_text("1 EUR = 1.2345 USD")
    expect(user.at("#updated")).to_contain_text("from the network")
    expect(user.at("#updated")).to_contain_text("2026-11-20")
    # They are usable without the provider, and show their age.
    provider.mood = "nothing"
    user.expected = ["ERR_", "Failed to load"]
    user.open("converter", is_anew=True)
    expect(user.at("#equivalence")).to_have_text("1 EUR = 1.2345 USD")


def test_a_late_answer_shows_that_it_is_awaited(user: User, provider: type[Provider]) -> None:
    provider.mood = "late"
    use_rates(user, provider)
    expect(user.at("#converter-state")).to_have_text("Updating rates…")
    expect(user.at("#equivalence")).to_have_text("1 EUR = 1.2345 USD")
    state(user, "ready")


@pytest.mark.parametrize("mood", ["wrong", "401", "429", "nothing"])
def test_a_failure_is_a_sentence_and_the_old_rates_serve(
    user: User, provider: type[Provider], mood: str
) -> None:
    user.expected = ["ERR_", "Failed to load", "status of"]
    provider.mood = mood
    use_rates(user, provider)
    expect(user.at("#converter-wrong")).not_to_be_empty()
    expect(user.at("#equivalence")).to_have_text("1 EUR = 1.1172 USD")
    expect(user.at("#take")).to_have_value("111.72")
    if mood == "429":
        # The library waits as long as such a provider wants it to.
        return
    # A failed request may be repeated.
    provider.mood = "well"
    before = len(provider.asked)
    user.page.click("#refresh")
    expect(user.at("#equivalence")).to_have_text("1 EUR = 1.2345 USD")
    assert len(provider.asked) > before


def test_without_a_connection_the_converter_is_offline(
    user: User, provider: type[Provider]
) -> None:
    use_rates(user, provider)
    state(user, "ready")
    user.expected = ["ERR_", "Failed to load"]
    user.context.set_offline(True)
    try:
        user.page.click("#refresh")
        expect(user.at("#converter-wrong")).to_have_text("You are offline.")
        expect(user.at("#equivalence")).to_have_text("1 EUR = 1.2345 USD")
    finally:
        user.context.set_offline(False)


def test_prices_from_the_network(user: User, provider: type[Provider]) -> None:
    address = provider.address  # type: ignore[attr-defined]
    set_up(user, {LIVE.format(5): f"{address}/api/v1"})
    set_up(user, {LIVE.format(4): "secret"})
    user.open("portfolio")
    user.page.click("#example")
    user.page.click("#ask-prices")
    expect(user.at("[data-symbol=ACME]")).to_have_value("160.5")
    provider.mood = "401"
    user.expected = ["401"]
    user.page.click("#ask-prices")
    expect(user.at("#portfolio-state")).to_have_attribute("data-state", "quotes_failed")
    expect(user.at("#portfolio-value")).to_contain_text("€")
    expect(user.at("#screen")).not_to_contain_text("secret")


def test_prices_load_when_the_portfolio_opens_and_when_the_network_is_back(
    user: User, provider: type[Provider]
) -> None:
    address = provider.address  # type: ignore[attr-defined]
    set_up(user, {LIVE.format(5): f"{address}/api/v1"})
    set_up(user, {LIVE.format(4): "secret"})
    user.open("portfolio")
    user.page.click("#example")
    user.open("portfolio", is_anew=True)
    expect(user.at("[data-symbol=ACME]")).to_have_value("160.5")
    # A downloaded price is no step of the user.
    expect(user.at("#undo")).to_be_disabled()
    asked = len(provider.asked)
    user.context.set_offline(True)
    user.context.set_offline(False)
    until(user.page, "document.querySelector('#ask-prices').disabled === false")
    deadline = time.monotonic() + 20
    while len(provider.asked) == asked:
        assert time.monotonic() < deadline
        user.page.wait_for_timeout(50)


def test_transactions_of_a_remote_store(user: User, provider: type[Provider]) -> None:
    address = provider.address  # type: ignore[attr-defined]
    set_up(user, {"#setting-transactions": f"{address}/depot"})
    set_up(user, {"#setting-transactionsKey": "secret"})
    user.open("portfolio")
    user.page.click("#retrieve")
    expect(user.at("#import-summary")).to_have_text("One new transaction.")
    user.page.click("#import-run")
    expect(user.at("#transactions")).to_contain_text("€1,000.00")
    provider.mood = "401"
    user.expected = ["401"]
    user.page.click("#retrieve")
    expect(user.page.locator(".field:has(#retrieve) .wrong")).to_contain_text("Not possible")
    expect(user.at("#screen")).not_to_contain_text("secret")
