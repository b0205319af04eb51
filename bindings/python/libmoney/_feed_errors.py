"""What becomes of a feed's request that gives nothing."""

from __future__ import annotations

from ._errors import CLASSES, MoneyError, Status


class NoAnswer(MoneyError, ConnectionError):
    """No answer came; the text says why.

    >>> feed = RatesFeed.frankfurter()
    >>> feed.no_answer(feed.next(0), "connection", 1)
    >>> feed.failure()
    NoAnswer('no answer: there is no connection')
    """

    _status = Status.NO_ANSWER


class UnknownRequest(MoneyError, LookupError):
    """An answer to a request that is not under way, or no longer.

    >>> RatesFeed.frankfurter().answer(1, 200, "application/json", b"{}", 0)
    Traceback (most recent call last):
    ...
    libmoney.UnknownRequest: no request 1 is under way
    """

    _status = Status.UNKNOWN_REQUEST


class HTTPFailure(MoneyError, OSError):
    """The server's status is an error; the text has it.

    >>> feed = RatesFeed.frankfurter()
    >>> feed.answer(feed.next(0), 500, "text/html", b"", 1)
    >>> feed.failure()
    HTTPFailure('the server answers HTTP 500, it failed')
    """

    _status = Status.HTTP


class Unauthorized(MoneyError, PermissionError):
    """The server refuses the key: HTTP 401 or 403.

    >>> Unauthorized._status.name
    'UNAUTHORIZED'
    """

    _status = Status.UNAUTHORIZED


class RateLimited(MoneyError, OSError):
    """Asked too often: HTTP 429.

    >>> RateLimited._status.name
    'RATE_LIMITED'
    """

    _status = Status.RATE_LIMITED


class WrongContentType(MoneyError, ValueError):
    """HTML, or another type than the provider's.

    >>> feed = RatesFeed.frankfurter()
    >>> feed.answer(feed.next(0), 200, "text/html", b"<html>", 1)
    >>> feed.failure()
    WrongContentType('the answer is a page, not JSON')
    """

    _status = Status.CONTENT_TYPE


class TruncatedAnswer(MoneyError, ValueError):
    """The answer ends before its document does.

    >>> TruncatedAnswer._status.name
    'TRUNCATED'
    """

    _status = Status.TRUNCATED


class AnswerTooLarge(MoneyError, ValueError):
    """The answer is larger than wanted.

    >>> AnswerTooLarge._status.name
    'TOO_LARGE'
    """

    _status = Status.TOO_LARGE


class RateJumped(MoneyError, ValueError):
    """A rate is a hundred times higher or lower than before.

    >>> RateJumped._status.name
    'RATE_JUMPED'
    """

    _status = Status.RATE_JUMPED


class NoCurrencies(MoneyError, ValueError):
    """A well-formed list without any currency.

    >>> CurrencyList("en", current=False).add_json("{}")
    Traceback (most recent call last):
    ...
    libmoney.NoCurrencies: the list has no currencies
    """

    _status = Status.NO_CURRENCIES


CLASSES.update(
    {
        one._status: one
        for one in (
            NoAnswer,
            UnknownRequest,
            HTTPFailure,
            Unauthorized,
            RateLimited,
            WrongContentType,
            TruncatedAnswer,
            AnswerTooLarge,
            RateJumped,
            NoCurrencies,
        )
    }
)
