"""Fetches the European Central Bank's rates, and converts.

    PYTHONPATH=bindings/python python3 examples/python/ecb.py URL

URL is a file as the bank publishes it, such as
https://www.ecb.europa.eu/stats/eurofxref/eurofxref.zip, or a folder with the daily file,
URL/eurofxref.csv.
"""

import sys
import time

from libmoney import Money, RatesFeed
from libmoney.http import Transport

feed = RatesFeed.ecb(sys.argv[1])
with Transport() as transport:
    while True:
        transport.drive(feed, int(time.time()))
        if not transport.pending_count:
            break
        # A program with other work to do does it here, and drives again later.
        transport.wait()

failure = feed.failure()
if failure is not None:
    sys.exit(f"no rates: {failure}")

print(f"{len(feed.rates)} rates of {feed.rates.as_of}")
price = Money("12.50", "EUR")
for currency in ("USD", "JPY", "CHF"):
    print(f"{price} = {feed.rates.convert(price, currency)}")
