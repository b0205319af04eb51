"""Reports the progress of a long call, and cancels it.

watch.py [ENTRIES]    a wallet of ENTRIES entries (default: 200,000)

An exception raised by the callback ends the call, which raises the same. Ctrl-C does so too, with
or without a callback. Nothing has changed then.
"""

import sys

import libmoney
from libmoney import Money, Wallet


class Stopped(Exception):
    """Raised when the user cancels the call."""


class Bar:
    """Shows the progress in tenths; cancels the call at one of them, if set."""

    def __init__(self, end_at: int = 11) -> None:
        self.shown, self.end_at = 0, end_at

    def __call__(self, done: int, total: int) -> None:
        tenths = done * 10 // total if total else 0
        self.fill(tenths)
        if tenths >= self.end_at:
            raise Stopped

    def fill(self, tenths: int = 10) -> None:
        print("#" * (tenths - self.shown), end="", flush=True)
        self.shown = max(self.shown, tenths)


def main() -> None:
    wallet = Wallet()
    for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000):
        wallet.add(Money("12.34", "EUR"))
    document = wallet.to_json()

    print("reading  ", end="")
    bar = Bar()
    with libmoney.progress(bar):
        Wallet.from_json(document)
    bar.fill()
    print()

    print("stopping ", end="")
    try:
        with libmoney.progress(Bar(end_at=4)):
            Wallet.from_json(document)
    except Stopped:
        print("\nstopped; there is no wallet")


main()
