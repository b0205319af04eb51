"""A converter with a network, and without: the last good rates are kept in a file.

PYTHONPATH=bindings/python python3 examples/python/converter_live.py URL KEY FILE
"""

import sys
import time

from libmoney import Converter, NotFound, RatesFeed, Store
from libmoney.http import Transport

url, key, file = sys.argv[1:]
feed = RatesFeed.currencylayer(key, base_url=url)
converter = Converter("EUR", "USD")
converter.amount = "12.50"

with Store(file) as store, Transport() as transport:
    try:
        store.load_feed("rates", feed)
    except NotFound:
        print("nothing is kept yet")
    feed.refresh()
    while True:
        transport.drive(feed, int(time.time()))
        converter.take(feed)
        info = converter.info()
        print(f"{info.state.name}, from {info.origin.name}")
        if converter.text:
            print(f"  {converter.amount} {info.source} = {converter.text} {info.target}")
            print(f"  {converter.unit_rate}")
        if converter.reason:
            print(f"  {converter.reason}")
        if not transport.pending_count:
            break
        # A program with a user interface continues its work here.
        transport.wait()
    try:
        store.save_feed("rates", feed)
    except NotFound:
        print("rates were never retrieved")
