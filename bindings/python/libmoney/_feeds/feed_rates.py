"""Feeds of a single document: rates, and a provider's currencies."""

from __future__ import annotations

from datetime import timedelta

from .._boundary.calls import call, refuse_type
from .._boundary.watched import changed
from .._currency.currency import CurrencyLike
from .._currency_list.currency_list import CurrencyList
from .._library import native
from .._portfolio.portfolio_options import choice
from .._public import public
from .._rates.rates import Rates, made_rates
from .._raw import RatesHandle
from .feed import Feed, Jump
from .feed_requests import JUMPS


@public
class RatesFeed(Feed):
    """Exchange rates as a provider publishes them.

    The constructors share some parameters. ``ttl`` is how long rates stay fresh (an hour by
    default), and ``retry`` the delay before a failed request is repeated (``ttl`` by default).
    ``base_url`` selects another server. ``jump`` is the treatment of a rate that changed by a
    factor of a hundred or more.

    >>> feed = RatesFeed.frankfurter(base="EUR")
    >>> body = b'{"base":"EUR","date":"2026-10-30","rates":{"USD":1.1172}}'
    >>> feed.receive_response(feed.next(0), 200, "application/json", body, 1)
    >>> feed.rates.convert(Money(100, "EUR"), "USD")
    Money('111.72', 'USD')
    """

    __slots__ = ()

    @staticmethod
    def currencylayer(
        api_key: str,
        *,
        base_url: str | None = None,
        ttl: timedelta | None = None,
        retry: timedelta | None = None,
        jump: Jump = "refuse",
    ) -> RatesFeed:
        """Rates against USD: ``/live`` of currencylayer, limited to the features of its free plan.

        >>> RatesFeed.currencylayer("not-a-key").next(0).url
        'https://api.currencylayer.com/live?access_key=not-a-key'
        """
        feed = RatesFeed.__new__(RatesFeed)
        feed._open(
            "currencylayer", api_key=api_key, base_url=base_url, ttl=ttl, retry=retry, jump=jump
        )
        return feed

    @staticmethod
    def frankfurter(
        base: CurrencyLike | None = None,
        *,
        base_url: str | None = None,
        ttl: timedelta | None = None,
        retry: timedelta | None = None,
        jump: Jump = "refuse",
    ) -> RatesFeed:
        """Rates against a base (EUR): ``/latest`` of Frankfurter, which needs no key.

        >>> RatesFeed.frankfurter("USD").next(0).url
        'https://api.frankfurter.dev/v1/latest?base=USD'
        """
        feed = RatesFeed.__new__(RatesFeed)
        options = {"base_url": base_url, "ttl": ttl, "retry": retry, "jump": jump}
        feed._open("frankfurter", currency=base, **options)  # type: ignore[arg-type]
        return feed

    @staticmethod
    def open_exchange_rates(
        api_key: str,
        *,
        base_url: str | None = None,
        ttl: timedelta | None = None,
        retry: timedelta | None = None,
        jump: Jump = "refuse",
    ) -> RatesFeed:
        """Rates against USD: ``/latest.json`` of Open Exchange Rates.

        >>> RatesFeed.open_exchange_rates("not-a-key").next(0).url
        'https://openexchangerates.org/api/latest.json?app_id=not-a-key'
        """
        feed = RatesFeed.__new__(RatesFeed)
        options = {"base_url": base_url, "ttl": ttl, "retry": retry, "jump": jump}
        feed._open("open_exchange_rates", api_key=api_key, **options)  # type: ignore[arg-type]
        return feed

    @staticmethod
    def ecb(
        base_url: str,
        *,
        ttl: timedelta | None = None,
        retry: timedelta | None = None,
        jump: Jump = "refuse",
    ) -> RatesFeed:
        """Rates against EUR: a file of the European Central Bank.

        :param base_url: the address of a file, which ends with ``.zip``, ``.csv`` or ``.xml``; or
            that of a folder with the bank's daily file, ``eurofxref.csv``. The bank publishes ZIP
            archives, which :class:`libmoney.http.Transport` unpacks, and XML.

        >>> bank = "https://www.ecb.europa.eu/stats/eurofxref"
        >>> RatesFeed.ecb(bank + "/eurofxref-hist.zip").next(0).url
        'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip'
        >>> RatesFeed.ecb("http://localhost:8080").next(0).url
        'http://localhost:8080/eurofxref.csv'
        """
        feed = RatesFeed.__new__(RatesFeed)
        feed._open("ecb", base_url=base_url, ttl=ttl, retry=retry, jump=jump)
        return feed

    @property
    def rates(self) -> Rates:
        """The current rates.

        >>> RatesFeed.frankfurter().rates
        Traceback (most recent call last):
        ...
        libmoney.NotFound: no content fetched yet
        """
        handle = RatesHandle()
        call(native.money_feed_rates, self._handle, handle)
        return made_rates(handle)

    def set_jump(self, jump: Jump) -> None:
        """Sets the treatment of rates that jumped, from the next response on.

        >>> RatesFeed.frankfurter().set_jump("accept")
        """
        self._change(native.money_feed_set_jump, choice(jump, JUMPS, "a jump"))


@public
class CurrenciesFeed(Feed):
    """The currencies that currencylayer supports, with its names: ``/list``.

    :param ttl: a day by default.

    >>> feed = CurrenciesFeed("not-a-key")
    >>> body = b'{"success":true,"currencies":{"EUR":"Euro","USD":"United States Dollar"}}'
    >>> feed.receive_response(feed.next(0), 200, "application/json", body, 1)
    >>> currencies = CurrencyList("pt", current=False)
    >>> feed.add_to(currencies)
    >>> [item.name for item in currencies]
    ['Dólar americano', 'Euro']
    """

    __slots__ = ()

    def __init__(
        self,
        api_key: str,
        *,
        base_url: str | None = None,
        ttl: timedelta | None = None,
        retry: timedelta | None = None,
    ) -> None:
        self._open("currencylayer_list", api_key=api_key, base_url=base_url, ttl=ttl, retry=retry)

    def add_to(self, currencies: CurrencyList) -> None:
        """Adds the feed's currencies to a list, except those already in it.

        >>> CurrenciesFeed("not-a-key").add_to(CurrencyList("en"))
        Traceback (most recent call last):
        ...
        libmoney.NotFound: no content fetched yet
        """
        if not isinstance(currencies, CurrencyList):
            refuse_type("a list", "a CurrencyList", currencies)
        changed(
            (currencies,), native.money_currency_list_take_feed, currencies._handle, self._handle
        )
