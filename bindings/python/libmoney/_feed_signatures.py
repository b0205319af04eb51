"""What the functions of feeds in ``money.h`` take and return."""

from __future__ import annotations

from ctypes import (
    POINTER,
    c_char_p,
    c_int32,
    c_int64,
    c_size_t,
    c_uint64,
    c_void_p,
)
from typing import Any

from ._feed_structs import FeedHandle, FeedInfoStruct, FeedOptions, RequestHandle
from ._locale_structs import CurrencyListHandle
from ._parameters import buffer, code, count, document, error, status, text, word
from ._portfolio_structs import ChosenLotStruct, PortfolioHandle, QuoteStruct, TransactionStruct
from ._structs import ChangeCallback, RatesHandle

_options = POINTER(FeedOptions)
_number = POINTER(c_int32)
_transaction = POINTER(TransactionStruct)

FEED_SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "money_feed_options_init": (None, (_options,)),
    "money_feed_new": (status, (c_int32, _options, POINTER(FeedHandle), error)),
    "money_feed_free": (None, (FeedHandle,)),
    "money_feed_next": (status, (FeedHandle, c_int64, POINTER(RequestHandle), error)),
    "money_request_free": (None, (RequestHandle,)),
    "money_request_id": (c_uint64, (RequestHandle,)),
    "money_request_method": (c_char_p, (RequestHandle,)),
    "money_request_url": (c_char_p, (RequestHandle,)),
    "money_request_headers": (c_char_p, (RequestHandle,)),
    "money_request_body": (c_char_p, (RequestHandle, count)),
    "money_feed_header": (status, (FeedHandle, c_uint64, c_char_p, c_char_p, error)),
    "money_feed_answer": (
        status,
        (FeedHandle, c_uint64, c_int32, c_char_p, *text, c_int64, error),
    ),
    "money_feed_no_answer": (status, (FeedHandle, c_uint64, c_int32, c_int64, error)),
    "money_feed_network_is_back": (status, (FeedHandle, c_int64, error)),
    "money_feed_refresh": (status, (FeedHandle, error)),
    "money_feed_set_jump": (status, (FeedHandle, c_int32, error)),
    "money_feed_under_way": (status, (FeedHandle, count, error)),
    "money_feed_info": (status, (FeedHandle, c_int64, POINTER(FeedInfoStruct), error)),
    "money_feed_failure": (status, (FeedHandle, c_char_p, error, error)),
    "money_feed_rates": (status, (FeedHandle, POINTER(RatesHandle), error)),
    "money_feed_currencies": (status, (FeedHandle, CurrencyListHandle, error)),
    "money_currency_list_add_json": (status, (CurrencyListHandle, *text, error)),
    "money_feed_add_symbol": (status, (FeedHandle, c_char_p, error)),
    "money_feed_remove_symbol": (status, (FeedHandle, c_char_p, error)),
    "money_feed_symbol_count": (status, (FeedHandle, count, error)),
    "money_feed_symbol_at": (status, (FeedHandle, c_size_t, *buffer, error)),
    "money_feed_quote": (
        status,
        (FeedHandle, code, c_int64, POINTER(QuoteStruct), _number, POINTER(c_int64), error),
    ),
    "money_feed_portfolio": (status, (FeedHandle, POINTER(PortfolioHandle), error)),
    "money_feed_put": (
        status,
        (FeedHandle, _transaction, POINTER(ChosenLotStruct), c_size_t, _transaction, error),
    ),
    "money_feed_delete": (status, (FeedHandle, c_char_p, error)),
    "money_feed_operation": (status, (FeedHandle, c_char_p, _number, error)),
    "money_feed_to_json": (status, (FeedHandle, *document, error)),
    "money_feed_restore": (status, (FeedHandle, *text, c_int64, error)),
    "money_feed_revision": (status, (FeedHandle, word, error)),
    "money_feed_on_change": (status, (FeedHandle, ChangeCallback, c_void_p, error)),
    "money_feed_release_memory": (status, (FeedHandle, error)),
}
