"""Random operations on two wallets of the library and on two plain models: the same after each.

    python3 Tests/Model/run_wallet.py [OPERATIONS] [SEED]    ends with "N passed, N failed"

Failures are included: missing money, held money, sums that do not fit, missing rates. After every
operation the JSON of each wallet in it equals that of its model, byte for byte. From time to time a
wallet is replaced by one restored from its own JSON or journal.
"""

from __future__ import annotations

import collections
import ctypes
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bindings" / "python"))

import wallet_model as model  # noqa: E402
from libmoney import Money, Rates  # noqa: E402
from libmoney._library import native  # noqa: E402
from libmoney._raw import (  # noqa: E402
    ExchangeLegStruct,
    MoneyStruct,
    TransferLegStruct,
    WalletHandle,
    WalletNoteStruct,
)

CURRENCIES = ("EUR", "USD", "JPY")
NOTES = [("", ""), ("", ""), ("lunch", ""), ("", "2024-02-29"), ("café", "1999-12-31")]
MOST = 10
KINDS = {
    "add": 24,
    "take": 10,
    "remove": 10,
    "hold": 14,
    "commit": 10,
    "capture": 10,
    "release": 6,
    "transfer": 16,
    "exchange": 16,
}
#: Each as often as it weighs, to be chosen from quickly.
CHOICES = [kind for kind, weight in KINDS.items() for _ in range(weight)]


def note_struct(note: tuple[str, str]) -> WalletNoteStruct | None:
    label, date = note
    if note == ("", ""):
        return None
    day = ctypes.c_int32(-(2**31))
    if date:
        native.money_date_parse(date.encode(), len(date), day, None)
    struct = WalletNoteStruct()
    native.money_wallet_note_init(struct)
    struct.date, struct.label = day.value, label.encode() if label else None
    return struct


def amounts() -> list[tuple[model.Amount, MoneyStruct]]:
    """Amounts of movements: everyday ones, zero, and the largest."""
    made = []
    whole = [0, 1, 2, 3, 5, 10, 17, 100, 999]
    texts = [f"{number}{part}" for number in whole for part in ("", ".5", ".50", ".05", ".99")]
    texts += ["-1", "-2.50", "-10", "9" * 36 + ".99", "9" * 38, "9" * 37, "-" + "9" * 38]
    for text in texts:
        for currency in (*CURRENCIES, "XAF"):
            units = int(model.Fraction(text) * 100)
            money = Money(text, currency)
            made.append((model.Amount(units, text, currency), money._value))
    return made


class Pair:
    """A wallet of the library and its model."""

    def __init__(self) -> None:
        self.handle, self.model = WalletHandle(), model.Model()
        assert native.money_wallet_new(self.handle, None) == 0

    def json(self) -> bytes:
        pointer, length = ctypes.c_void_p(), ctypes.c_size_t()
        assert native.money_wallet_to_json(self.handle, pointer, length, None) == 0
        text = ctypes.string_at(pointer, length.value)
        native.money_string_free(pointer)
        return text

    def reread(self, writer: object, reader: object) -> None:
        """Replaces the wallet by one restored from its own text."""
        pointer, length, again = ctypes.c_void_p(), ctypes.c_size_t(), WalletHandle()
        assert writer(self.handle, pointer, length, None) == 0  # type: ignore[operator]
        text = ctypes.string_at(pointer, length.value)
        native.money_string_free(pointer)
        assert reader(text, len(text), again, None) == 0  # type: ignore[operator]
        self.handle = again

    def sum_agrees(self, currency: str) -> bool:
        value = MoneyStruct()
        assert native.money_wallet_sum(self.handle, currency.encode(), None, value, None) == 0
        got = ((value.hi << 64) | value.lo) * 100
        return got == self.model.sum(currency) * 10**value.scale


class Run:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.pairs = [Pair(), Pair()]
        self.amounts = amounts()
        everyday = [one for one in self.amounts if abs(one[0].units) < 10**6 and one[0].units > 0]
        self.everyday = [one for one in everyday if one[0].currency != "XAF"]
        self.notes = [(note, note_struct(note)) for note in NOTES]
        self.rates = Rates([("EUR", "USD", "1.1172"), ("EUR", "JPY", "162.53")], base="EUR")
        self.tally: collections.Counter[tuple[str, int]] = collections.Counter()

    def amount(self) -> tuple[model.Amount, MoneyStruct]:
        return self.random.choice(self.amounts if self.random.random() < 0.1 else self.everyday)

    def id(self, entries: list[model.Entry], wallet: model.Model) -> int:
        if entries and self.random.random() < 0.9:
            return self.random.choice(entries).id
        return self.random.randrange(wallet.next + 2)

    def step(self) -> str | None:
        """Performs one operation on both; returns the differences."""
        pair = self.pairs[self.random.random() < 0.5]
        plain, handle = pair.model, pair.handle
        note, note_of = self.random.choice(self.notes)
        identity = ctypes.c_uint64(0)
        what = "again" if self.random.random() < 0.002 else self.random.choice(CHOICES)
        if len(plain.entries) > MOST and what in ("add", "transfer", "exchange"):
            what = self.random.choice(("remove", "take"))
        elif len(plain.holds) > MOST and what == "hold":
            what = self.random.choice(("commit", "release"))
        if len(plain.entries) + len(plain.holds) > 4 * MOST:
            # Holds block the removal of the rest: begin again.
            pair.__init__()  # type: ignore[misc]
            return None
        if what == "again":
            is_journal = self.random.random() < 0.2
            if is_journal:
                pair.reread(native.money_wallet_to_journal, native.money_wallet_from_journal)
            else:
                pair.reread(native.money_wallet_to_json, native.money_wallet_from_json)
            native.money_release_memory()
            return self.compare("again", self.pairs)
        wanted, told = 0, None
        try:
            if what == "add":
                amount, struct = self.amount()
                status = native.money_wallet_add(handle, struct, note_of, identity, None)
                told = plain.add(amount, note)
            elif what == "take":
                amount, struct = self.amount()
                if plain.entries and self.random.random() < 0.7:
                    entry = self.random.choice(plain.entries)
                    amount, struct = (
                        entry.amount,
                        Money(entry.amount.text, entry.amount.currency)._value,
                    )
                status = native.money_wallet_remove_amount(handle, struct, identity, None)
                told = plain.take(amount)
            elif what == "remove":
                id = self.id(plain.entries, plain)
                status = native.money_wallet_remove(handle, id, None)
                plain.remove(id)
            elif what == "hold":
                amount, struct = self.amount()
                status = native.money_wallet_hold(handle, struct, note_of, identity, None)
                told = plain.hold(amount, note)
            elif what == "commit":
                id = self.id(plain.holds, plain)
                status = native.money_wallet_commit(handle, id, identity, None)
                told = plain.commit(id)
            elif what == "capture":
                id = self.id(plain.holds, plain)
                amount, struct = self.amount()
                status = native.money_wallet_commit_amount(handle, id, struct, identity, None)
                told = plain.commit(id, amount)
            elif what == "release":
                id = self.id(plain.holds, plain)
                status = native.money_wallet_release(handle, id, None)
                plain.release(id)
            elif what == "transfer":
                count = self.random.randrange(1, 4)
                structs, legs = (TransferLegStruct * count)(), []
                for struct in structs:
                    ends = [self.random.choice((*self.pairs, None)) for _ in range(2)]
                    if self.random.random() < 0.6:
                        ends = [pair, self.pairs[self.pairs[0] is pair]]
                    amount, money = self.amount()
                    struct.struct_size = ctypes.sizeof(struct)
                    struct.source, struct.target = (end and end.handle.value for end in ends)
                    struct.amount = money
                    legs.append((*(end and end.model for end in ends), amount))
                status = native.money_wallet_transfer(structs, count, note_of, None)
                model.transfer(legs, note)
            else:
                count = self.random.randrange(1, 4)
                exchanges, given = (ExchangeLegStruct * count)(), []
                for exchange in exchanges:
                    amount, money = self.amount()
                    receive = self.random.choice((*CURRENCIES, ""))
                    if self.random.random() < 0.05:
                        receive = "XAF"
                    exchange.struct_size = ctypes.sizeof(exchange)
                    exchange.give, exchange.receive = money, receive.encode()
                    given.append((amount, receive))
                status = native.money_wallet_exchange(
                    handle, exchanges, count, self.rates._handle, None, note_of, None
                )
                plain.exchange(given, note)
        except model.Failure as failure:
            wanted, told = failure.status, 0
        self.tally[what, status] += 1
        if status != wanted:
            return f"{what}: status {status} instead of {wanted}"
        if told is not None and identity.value != told:
            return f"{what}: id {identity.value} instead of {told}"
        if not pair.sum_agrees(self.random.choice(CURRENCIES)):
            return f"{what}: another sum"
        # Wallets without a part in an operation are compared less often.
        is_all = what == "transfer" or self.random.random() < 0.1
        return self.compare(what, self.pairs if is_all else [pair])

    def compare(self, what: str, pairs: list[Pair]) -> str | None:
        for pair in pairs:
            got, wanted = pair.json(), pair.model.json().encode()
            if got != wanted:
                return f"{what}: another state\n  {got.decode()}\n  {wanted.decode()}"
        return None


def main() -> int:
    operations = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 20240229
    run, started = Run(seed), time.monotonic()
    for number in range(operations):
        difference = run.step()
        if difference:
            print(f"seed {seed}, operation {number}: {difference}")
            print(f"{number} passed, 1 failed")
            return 1
    for what in sorted({what for what, _ in run.tally}):
        counts = {
            status: count for (name, status), count in sorted(run.tally.items()) if name == what
        }
        print(
            f"{what}: "
            + ", ".join(f"{count} of status {status}" for status, count in counts.items())
        )
    seconds = time.monotonic() - started
    print(f"{operations / seconds:.0f} operations a second, seed {seed}")
    print(f"{operations} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
