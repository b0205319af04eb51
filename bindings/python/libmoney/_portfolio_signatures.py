"""What the functions of portfolios and sessions in ``money.h`` take and return."""

from __future__ import annotations

from ctypes import POINTER, c_char_p, c_double, c_int32, c_int64, c_size_t, c_void_p
from typing import Any

from ._feed_structs import FeedHandle
from ._parameters import (
    buffer,
    code,
    count,
    decimal,
    document,
    error,
    flags,
    rounding,
    status,
    text,
    word,
)
from ._portfolio_structs import (
    ChosenLotStruct,
    DisposalStruct,
    PortfolioHandle,
    PortfolioInfo,
    PortfolioOptions,
    PositionStruct,
    QuoteStruct,
    RealisedHandle,
    SessionHandle,
    SummaryStruct,
    TransactionStruct,
    ValuationHandle,
    ValuationOptions,
)
from ._returns_structs import CashFlowStruct, ValuePointStruct, XirrStruct
from ._structs import ChangeCallback, RatesHandle, RegistryHandle

_transaction = POINTER(TransactionStruct)
_chosen_lots = (POINTER(ChosenLotStruct), c_size_t)
_quotes = (POINTER(QuoteStruct), c_size_t)
_valuation_options = POINTER(ValuationOptions)

PORTFOLIO_SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    # Portfolios
    "money_portfolio_options_init": (None, (POINTER(PortfolioOptions),)),
    "money_portfolio_new": (
        status,
        (code, POINTER(PortfolioOptions), POINTER(PortfolioHandle), error),
    ),
    "money_portfolio_free": (None, (PortfolioHandle,)),
    "money_portfolio_add": (
        status,
        (PortfolioHandle, _transaction, *_chosen_lots, _transaction, error),
    ),
    "money_portfolio_edit": (status, (PortfolioHandle, _transaction, *_chosen_lots, error)),
    "money_portfolio_delete": (status, (PortfolioHandle, c_char_p, error)),
    "money_portfolio_count": (status, (PortfolioHandle, count, error)),
    "money_portfolio_transaction": (status, (PortfolioHandle, c_size_t, _transaction, error)),
    "money_portfolio_find": (status, (PortfolioHandle, c_char_p, _transaction, error)),
    "money_portfolio_chosen_lot": (
        status,
        (PortfolioHandle, c_char_p, c_size_t, POINTER(ChosenLotStruct), error),
    ),
    "money_portfolio_info": (status, (PortfolioHandle, POINTER(PortfolioInfo), error)),
    "money_valuation_options_init": (None, (_valuation_options,)),
    "money_portfolio_value": (
        status,
        (
            PortfolioHandle,
            *_quotes,
            RatesHandle,
            _valuation_options,
            POINTER(ValuationHandle),
            error,
        ),
    ),
    "money_portfolio_summary": (
        status,
        (
            PortfolioHandle,
            *_quotes,
            RatesHandle,
            _valuation_options,
            POINTER(SummaryStruct),
            error,
        ),
    ),
    "money_valuation_free": (None, (ValuationHandle,)),
    "money_valuation_summary": (status, (ValuationHandle, POINTER(SummaryStruct), error)),
    "money_valuation_position_count": (status, (ValuationHandle, count, error)),
    "money_valuation_position_at": (
        status,
        (ValuationHandle, c_size_t, POINTER(PositionStruct), error),
    ),
    "money_portfolio_realised": (
        status,
        (PortfolioHandle, RatesHandle, _valuation_options, POINTER(RealisedHandle), error),
    ),
    "money_realised_free": (None, (RealisedHandle,)),
    "money_realised_count": (status, (RealisedHandle, count, error)),
    "money_realised_at": (status, (RealisedHandle, c_size_t, POINTER(DisposalStruct), error)),
    "money_portfolio_to_json": (status, (PortfolioHandle, *document, error)),
    "money_portfolio_from_json": (
        status,
        (*text, RegistryHandle, POINTER(PortfolioHandle), error),
    ),
    "money_portfolio_from_csv": (
        status,
        (*text, code, POINTER(PortfolioOptions), POINTER(PortfolioHandle), error),
    ),
    "money_portfolio_to_csv": (status, (PortfolioHandle, *document, error)),
    "money_portfolio_to_beancount": (status, (PortfolioHandle, *document, error)),
    "money_portfolio_to_ledger": (status, (PortfolioHandle, *document, error)),
    "money_portfolio_revision": (status, (PortfolioHandle, word, error)),
    "money_portfolio_on_change": (status, (PortfolioHandle, ChangeCallback, c_void_p, error)),
    "money_portfolio_release_memory": (status, (PortfolioHandle, error)),
    "money_portfolio_xirr": (
        status,
        (
            PortfolioHandle,
            *_quotes,
            RatesHandle,
            _valuation_options,
            POINTER(XirrStruct),
            error,
        ),
    ),
    # Returns
    "money_xirr": (status, (POINTER(CashFlowStruct), c_size_t, POINTER(XirrStruct), error)),
    "money_xirr_reason": (c_char_p, (c_int32,)),
    "money_time_weighted_return": (
        status,
        (
            POINTER(ValuePointStruct),
            c_size_t,
            c_int32,
            rounding,
            decimal,
            flags,
            POINTER(c_double),
            error,
        ),
    ),
    # Sessions
    "money_session_new": (status, (_valuation_options, POINTER(SessionHandle), error)),
    "money_session_free": (None, (SessionHandle,)),
    "money_session_retrieved": (status, (SessionHandle, PortfolioHandle, error)),
    "money_session_retrieval_failed": (status, (SessionHandle, *text, error)),
    "money_session_priced": (status, (SessionHandle, *_quotes, error)),
    "money_session_prices_failed": (status, (SessionHandle, *text, error)),
    "money_session_set_rates": (status, (SessionHandle, RatesHandle, error)),
    "money_session_take_feed": (status, (SessionHandle, FeedHandle, error)),
    "money_session_state": (status, (SessionHandle, c_int64, POINTER(c_int32), error)),
    "money_session_reason": (status, (SessionHandle, *buffer, error)),
    "money_session_value": (status, (SessionHandle, c_int64, POINTER(ValuationHandle), error)),
    "money_session_summary": (status, (SessionHandle, c_int64, POINTER(SummaryStruct), error)),
    "money_session_symbol_count": (status, (SessionHandle, count, error)),
    "money_session_symbol_at": (status, (SessionHandle, c_size_t, *buffer, error)),
    "money_session_revision": (status, (SessionHandle, word, error)),
    "money_session_on_change": (status, (SessionHandle, ChangeCallback, c_void_p, error)),
    "money_session_release_memory": (status, (SessionHandle, error)),
}
