"""Passes responses on to feeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._errors import BusyError, OutOfMemory, UnknownRequest
from .._money_error import MoneyError

if TYPE_CHECKING:
    from .feed import Feed, Reason
    from .feed_requests import Instant
    from .http_transfer import Answer


def _unknown(error: MoneyError) -> bool:
    """True if the feed has dropped the request, for example because a symbol was removed."""
    return isinstance(error, UnknownRequest)


def tell_no_answer(feed: Feed, id: int, reason: Reason, now: Instant) -> None:
    """Reports a failed request to its feed."""
    try:
        feed.fail_request(id, reason, now)
    except MoneyError as error:
        if not _unknown(error):
            raise


def tell_answer(feed: Feed, answer: Answer, now: Instant) -> None:
    """Passes a response on to its feed, or reports a failure if the feed rejects it."""
    # The feed would reject other headers, which it does not need anyway.
    headers = {
        name: value
        for name, value in answer.headers
        if value.isascii() and value.isprintable() and len(value) < 1024 and name.isascii()
    }
    kind = answer.content_type
    try:
        feed.receive_response(answer.id, answer.status, kind, answer.body, now, headers)
    except (BusyError, OutOfMemory):
        raise
    except MoneyError as error:
        if _unknown(error):
            return
        # An invalid response, for example with a content type of ten thousand letters …
        try:
            feed.fail_request(answer.id, "other", now)
        except MoneyError as second:
            # … or a valid one, and the error is an exception of the feed's callback.
            if _unknown(second):
                raise error from None
            raise
