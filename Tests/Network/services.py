"""The services of the loopback server: method, path and query in; status, type and body out.

Every service is found by the end of its path, so that a base address may include a folder.
"""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Context, Decimal
from pathlib import Path
from threading import Lock
from typing import NamedTuple

DATA = Path(__file__).resolve().parents[1] / "Data"
HISTORY = DATA.parents[1] / "share" / "ecb" / "eurofxref-hist.csv"
JSON = "application/json; charset=utf-8"

#: The key, token and secret that is right, unless another is set.
KEY = "loopback-key-0123456789"


class Answer(NamedTuple):
    """A complete answer, before a behaviour corrupts it."""

    status: int
    content_type: str
    body: bytes
    headers: tuple[tuple[str, str], ...] = ()


def published(name: str, file: Path) -> Answer:
    """A file as the European Central Bank publishes it: alone in a ZIP archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(file, name)
    return Answer(200, "application/zip", packed.getvalue())


def daily_xml() -> bytes:
    """The daily file as XML, in the bank's layout."""
    names, cells = (
        [cell.strip() for cell in line.split(",")]
        for line in (DATA / "eurofxref-daily.csv").read_text().splitlines()
    )
    day = datetime.strptime(cells[0], "%d %B %Y").date()
    cubes = "".join(
        f"\t\t\t<Cube currency='{name}' rate='{rate}'/>\n"
        for name, rate in zip(names[1:], cells[1:])
        if name
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"'
        ' xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">\n'
        "\t<gesmes:subject>Reference rates</gesmes:subject>\n\t<gesmes:Sender>\n"
        "\t\t<gesmes:name>European Central Bank</gesmes:name>\n\t</gesmes:Sender>\n"
        f"\t<Cube>\n\t\t<Cube time='{day}'>\n{cubes}\t\t</Cube>\n\t</Cube>\n"
        "</gesmes:Envelope>"
    ).encode()


def document(value: object, status: int = 200) -> Answer:
    """A JSON document."""
    return Answer(status, JSON, json.dumps(value, indent=1).encode())


@dataclass
class Services:
    """The services, and the transactions that the REST store keeps in memory."""

    key: str = KEY
    transactions: dict[str, object] = field(default_factory=dict)
    #: The price of a ticker; a number as the document writes it.
    quotes: dict[str, str] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def answer(
        self,
        method: str,
        path: str,
        query: Mapping[str, str],
        headers: Mapping[str, str],
        body: bytes,
    ) -> Answer:
        """The answer of the service at this path."""
        if re.search(r"/transactions(/[^/]+)?\.json$", path):
            return self._store(method, path, query, body)
        if method != "GET":
            return document({"error": "only GET here"}, 405)
        if path.endswith("/older/list"):
            names = json.loads((DATA / "currencylayer-list.json").read_text())
            return document(names["currencies"])
        if path.endswith(("/live", "/list")):
            return self._currencylayer(path.rpartition("/")[2], query)
        if path.endswith("/quote"):
            return self._quote(query, headers)
        if path.endswith("/latest"):
            return self._base_and_rates(query)
        if path.endswith("/latest.json"):
            return self._open_exchange_rates(query)
        if path.endswith(("/eurofxref-daily.csv", "/eurofxref.csv")):
            return Answer(200, "text/csv", (DATA / "eurofxref-daily.csv").read_bytes())
        if path.endswith("/eurofxref.zip"):
            return published("eurofxref.csv", DATA / "eurofxref-daily.csv")
        if path.endswith("/eurofxref-daily.xml"):
            return Answer(200, "text/xml", daily_xml())
        if path.endswith("/eurofxref-hist.zip"):
            return published("eurofxref-hist.csv", HISTORY)
        return document({"error": "not found"}, 404)

    def _currencylayer(self, name: str, query: Mapping[str, str]) -> Answer:
        if query.get("access_key") != self.key:
            words = "This access key is missing or not known."
            return document({"success": False, "error": {"code": 101, "info": words}})
        if query.get("source", "USD") != "USD":
            words = "The plan has no other source currency."
            return document({"success": False, "error": {"code": 105, "info": words}})
        return Answer(200, JSON, (DATA / f"currencylayer-{name}.json").read_bytes())

    def _quote(self, query: Mapping[str, str], headers: Mapping[str, str]) -> Answer:
        if self.key not in (query.get("token"), headers.get("X-Finnhub-Token")):
            return document({"error": "This token is missing or not known."}, 401)
        symbol = query.get("symbol", "")
        if symbol in self.quotes:
            # The number as it was set: a float would not keep its digits.
            price = self.quotes[symbol]
            text = (
                f'{{"c":{price},"h":{price},"l":{price},"o":{price},"pc":{price},"t":1793372399}}'
            )
            return Answer(200, JSON, text.encode())
        if symbol == "AAPL":
            return Answer(200, JSON, (DATA / "finnhub-quote.json").read_bytes())
        # The service reports a price of 0 for an unknown symbol.
        nothing = {"c": 0, "d": None, "dp": None, "h": 0, "l": 0, "o": 0, "pc": 0, "t": 0}
        return document(nothing)

    def _base_and_rates(self, query: Mapping[str, str]) -> Answer:
        text = (DATA / "eurofxref-daily.csv").read_text()
        names, cells = (
            [cell.strip() for cell in row] for row in csv.reader(io.StringIO(text)) if row
        )
        rates = {name: rate for name, rate in zip(names[1:], cells[1:]) if name}
        base = query.get("base", "EUR")
        if base != "EUR":
            if base not in rates:
                return document({"message": "not found"}, 404)
            one, rates = Decimal(rates[base]), {**rates, "EUR": "1"}
            del rates[base]
            context = Context(prec=5)
            rates = {
                name: f"{context.divide(Decimal(rate), one):f}" for name, rate in rates.items()
            }
        pairs = ",".join(f'"{name}":{rate}' for name, rate in rates.items())
        body = f'{{"amount":1.0,"base":"{base}","date":"2026-10-30","rates":{{{pairs}}}}}'
        return Answer(200, JSON, body.encode())

    def _open_exchange_rates(self, query: Mapping[str, str]) -> Answer:
        if query.get("app_id") != self.key:
            words = {"message": "invalid_app_id", "description": "This App ID is not known."}
            return document({"error": True, "status": 401, **words}, 401)
        live = json.loads((DATA / "currencylayer-live.json").read_text(), parse_float=str)
        pairs = ",".join(f'"{pair[3:]}":{rate}' for pair, rate in live["quotes"].items())
        body = f'{{"timestamp":{live["timestamp"]},"base":"USD","rates":{{{pairs}}}}}'
        return Answer(200, JSON, body.encode())

    def _store(self, method: str, path: str, query: Mapping[str, str], body: bytes) -> Answer:
        if query.get("auth") != self.key:
            return document({"error": "Permission denied"}, 401)
        with self._lock:
            if path.endswith("/transactions.json"):
                if method != "GET":
                    return document({"error": "only GET here"}, 405)
                return document(_as_stored(self.transactions))
            name = path.rpartition("/")[2][: -len(".json")]
            if method == "GET":
                return document(self.transactions.get(name))
            if method == "DELETE":
                self.transactions.pop(name, None)
                return document(None)
            if method != "PUT":
                return document({"error": "GET, PUT or DELETE"}, 405)
            try:
                value = json.loads(body)
            except ValueError:
                return document({"error": "Invalid data; couldn't parse JSON object."}, 400)
            if value is None:
                self.transactions.pop(name, None)
            else:
                self.transactions[name] = value
            return Answer(200, JSON, body)


def _as_stored(entries: dict[str, object]) -> object:
    """A map as such a store returns it: null when empty, a list when its ids are small numbers."""
    numbers = {int(one) for one in entries if one.isdigit() and str(int(one)) == one}
    if len(numbers) != len(entries) or not entries or len(numbers) * 2 < max(numbers) + 1:
        return entries or None
    return [entries.get(str(number)) for number in range(max(numbers) + 1)]
