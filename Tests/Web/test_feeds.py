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
#: Longer than the shortest time-out of the settings, in seconds.
STUCK = 13.0
DATA = Path(__file__).resolve().parents[1] / "Data"


class Provider(http.server.BaseHTTPRequestHandler):
    """Answers by `mood`."""

    mood = "well"
    asked: list[str]
    #: The paths of requests that would change the store.
    written: list[str]

    def do_PUT(self) -> None:
        type(self).written.append(self.path)
        self.answer(200, b"{}")

    do_POST = do_PATCH = do_DELETE = do_PUT

    def do_OPTIONS(self) -> None:
        self.answer(204, b"")

    def do_GET(self) -> None:
        type(self).asked.append(self.path)
        content = QUOTE if "quote" in self.path else RATES
        if "transactions" in self.path:
            content = STORED
        for name in ("list", "live"):
            if f"/{name}" in self.path:
                content = json.loads((DATA / f"currencylayer-{name}.json").read_text())
        if self.mood == "nothing":
            self.close_connection = True
            return
        if self.mood == "late":
            time.sleep(LATE)
        if self.mood == "stuck":
            time.sleep(STUCK)
        status = {"401": 401, "429": 429}.get(self.mood, 200)
        self.answer(status, b"<html>" if self.mood == "wrong" else json.dumps(content).encode())

    def answer(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Access-Control-Allow-Headers", "*")
        self.send_header("Access-Control-Allow-Methods", "*")
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *words: object) -> None:
        pass


@pytest.fixture
def provider() -> Iterator[type[Provider]]:
    """A server of its own for each test; `address` is where it is."""
    kind = type("Here", (Provider,), {"asked": [], "written": []})
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
    # A downloaded price is no step of the user; the step before the reload remains.
    expect(user.at("#undo")).to_have_attribute("title", "Undo: load the example")
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
    expect(user.page.locator(".field:has(#retrieve) .hint")).to_contain_text("only reads")
    user.page.click("#retrieve")
    expect(user.at("#import-summary")).to_have_text("One new transaction.")
    user.page.click("#import-run")
    expect(user.at("#transactions")).to_contain_text("€1,000.00")
    assert provider.written == []
    provider.mood = "401"
    user.expected = ["401"]
    user.page.click("#retrieve")
    expect(user.page.locator(".field:has(#retrieve) .wrong")).to_contain_text("Not possible")
    expect(user.at("#screen")).not_to_contain_text("secret")


def test_the_currencies_are_those_of_the_provider(user: User, provider: type[Provider]) -> None:
    """With currencylayer: its list of currencies, and its quotes."""
    address = provider.address  # type: ignore[attr-defined]
    set_up(user, {"#provider": "currencylayer"})
    set_up(user, {LIVE.format(3): address})
    set_up(user, {LIVE.format(2): "secret"})
    listed = json.loads((DATA / "currencylayer-list.json").read_text())["currencies"]
    user.open("currencies")
    expect(user.at("#count")).to_have_text(f"{len(listed)} currencies")
    assert {path.partition("?")[0].rsplit("/", 1)[-1] for path in provider.asked} == {
        "list",
        "live",
    }
    found = user.page.locator(".currencies [data-code]").evaluate_all(
        "(all) => all.map((one) => one.dataset.code)"
    )
    assert set(found) == set(listed)


def test_live_rates_reach_every_screen(user: User, provider: type[Provider]) -> None:
    use_rates(user, provider)
    expect(user.at("#equivalence")).to_have_text("1 EUR = 1.2345 USD")
    user.open("wallet")
    user.fill("#wallet-currency", "USD")
    user.fill("#wallet-amount", "123.45")
    user.page.click("#wallet-add")
    expect(user.at("#wallet-total")).to_have_text("€100.00")
    user.open("till")
    user.page.click("[data-sku=milk]")
    user.fill("#pay-in", "EUR")
    # 1.30 USD at 1.2345.
    expect(user.page.locator("#screen")).to_contain_text("€1.05")
    user.open("portfolio")
    for name, text in (("ticker", "SAP"), ("quantity", "1"), ("sum", "123.45")):
        user.fill(f"#order-{name}", text)
    user.fill("#order-currency", "USD")
    user.fill("#order-date", "2026-11-20")
    user.page.click("#order-save")
    user.fill("[data-symbol=SAP]", "123.45")
    expect(user.at("#portfolio-value")).to_contain_text("€100.00")
    user.open("watch")
    expect(user.at("#watch-value")).to_have_text("€100.00")
    user.open("calculator")
    user.fill(".notes li:last-child input", "123.45 USD in EUR")
    expect(user.at(".notes li:last-child .answer")).to_have_text("€100.00")


def test_a_request_under_way_is_seen_on_every_screen(user: User, provider: type[Provider]) -> None:
    use_rates(user, provider)
    expect(user.at("#equivalence")).to_have_text("1 EUR = 1.2345 USD")
    provider.mood = "late"
    for screen in ("wallet", "portfolio", "watch", "till", "calculator", "settings"):
        user.open(screen)
        user.page.click("#rates-badge")
        expect(user.at("#rates-badge")).to_have_text("Updating rates…")
        expect(user.at("#rates-badge")).to_have_attribute("aria-busy", "true")
        expect(user.at("#rates-badge")).to_be_enabled()


@pytest.mark.parametrize("timeout", ["", "10"])
def test_requests_end_after_the_time_of_the_settings(
    user: User, provider: type[Provider], timeout: str
) -> None:
    """Without a time-out, which is the default, the page waits for the answer."""
    if timeout != "":
        set_up(user, {"#timeout": timeout})
        user.expected = ["ERR_", "Failed to load"]
    provider.mood = "stuck"
    use_rates(user, provider)
    if timeout == "":
        expect(user.at("#equivalence")).to_have_text("1 EUR = 1.2345 USD")
    else:
        expect(user.at("#converter-wrong")).not_to_be_empty()
        expect(user.at("#equivalence")).to_have_text("1 EUR = 1.1172 USD")


def test_the_browser_is_asked_to_keep_what_is_stored(user: User) -> None:
    user.page.add_init_script(
        "if (self.StorageManager) StorageManager.prototype.persist = () => { self.PERSIST = true;"
        " return Promise.resolve(true); };"
    )
    user.open("wallet", is_anew=True)
    assert not user.page.evaluate("self.PERSIST === true")
    user.fill("#wallet-amount", "1")
    user.page.click("#wallet-add")
    until(user.page, "self.PERSIST === true")
