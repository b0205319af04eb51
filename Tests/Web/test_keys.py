"""A key goes to its provider at its address, and nowhere else."""

from __future__ import annotations

import http.server
import json
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from test_frame import file_of, give_file, settle
from web.user import User

FIELD = "#setting-{}"


class Listener(http.server.BaseHTTPRequestHandler):
    asked: list[str]

    def do_GET(self) -> None:
        type(self).asked.append(self.path)
        self.send_error(500)

    def log_message(self, format: str, *words: object) -> None:
        pass


@pytest.fixture
def listener() -> Iterator[tuple[str, list[str]]]:
    """A host that the page does not use: its address, and the requested paths."""
    kind = type("Here", (Listener,), {"asked": []})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), kind)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/x", kind.asked
    server.shutdown()


def choose(user: User, provider: str, key: str) -> None:
    # The provider's own host is out of reach: a test sends no key to it.
    user.page.context.route(f"https://*.{provider}.com/**", lambda route: route.abort())
    user.expected = ["Failed to load", "ERR_"]
    user.open("settings")
    user.fill("#provider", provider)
    user.fill(FIELD.format("key"), key)
    settle(user.page)


def test_a_file_does_not_move_a_key(user: User, listener: tuple[str, list[str]]) -> None:
    address, asked = listener
    choose(user, "currencylayer", "MY-SECRET-KEY")
    user.fill(FIELD.format("finnhub"), "MY-SECRET-KEY")
    theirs = {"provider": "currencylayer", "address": address, "finnhubAddress": address}
    content = file_of(settings=json.dumps(theirs))
    give_file(user, content, f"{address}, was not imported")
    expect(user.at(FIELD.format("key"))).to_have_value("MY-SECRET-KEY")
    for name in ("address", "finnhubAddress"):
        expect(user.at(FIELD.format(name))).to_have_value("")
    user.open("converter", is_anew=True)
    user.open("portfolio")
    user.page.click("#example")
    user.page.click("#ask-prices")
    settle(user.page, 500)
    assert asked == []


def test_who_changes_the_provider_loses_the_key_and_reads_so(user: User) -> None:
    choose(user, "currencylayer", "MY-SECRET-KEY")
    user.fill("#provider", "open_exchange_rates")
    expect(user.at("body")).to_contain_text("key for exchange rates was removed")
    expect(user.at("#setting-key")).to_have_value("")


def test_an_address_outside_the_policy_is_refused(
    user: User, listener: tuple[str, list[str]]
) -> None:
    address, asked = listener
    choose(user, "currencylayer", "MY-SECRET-KEY")
    user.fill(FIELD.format("address"), address)
    wrong = user.at(".card .wrong:not(:empty)")
    expect(wrong).to_contain_text("This page may not access 127.0.0.1")
    expect(user.at(FIELD.format("key"))).to_have_value("MY-SECRET-KEY")
    # The browser would refuse it too.
    user.expected = ["Content Security Policy", "connect-src", "Failed to load", "ERR_"]
    assert user.page.evaluate(
        f"fetch({json.dumps(address)}).then(() => 'asked', () => 'refused')"
    ) == ("refused")
    assert asked == []
