"""What the functions of portfolios and sessions in ``money.h`` take and return."""

from __future__ import annotations

from ctypes import POINTER, c_char_p, c_int32, c_int64, c_size_t, c_uint64, c_void_p
from typing import Any

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
from ._returns_structs import XirrStruct
from ._structs import ChangeCallback, ErrorStruct, RatesHandle, RegistryHandle

_status = c_int32
_code = c_char_p
_text = (c_char_p, c_size_t)
_buffer = (c_char_p, c_size_t, POINTER(c_size_t))
_hash = POINTER(c_uint64)
_count = POINTER(c_size_t)
_error = POINTER(ErrorStruct)
_document = (POINTER(c_void_p), _count)
_transaction = POINTER(TransactionStruct)
_chosen_lots = (POINTER(ChosenLotStruct), c_size_t)
_quotes = (POINTER(QuoteStruct), c_size_t)
_valuation_options = POINTER(ValuationOptions)

PORTFOLIO_SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    # Portfolios
    "money_portfolio_options_init": (None, (POINTER(PortfolioOptions),)),
    "money_portfolio_new": (
        _status,
        (_code, POINTER(PortfolioOptions), POINTER(PortfolioHandle), _error),
    ),
    "money_portfolio_free": (None, (PortfolioHandle,)),
    "money_portfolio_add": (
        _status,
        (PortfolioHandle, _transaction, *_chosen_lots, _transaction, _error),
    ),
    "money_portfolio_edit": (_status, (PortfolioHandle, _transaction, *_chosen_lots, _error)),
    "money_portfolio_delete": (_status, (PortfolioHandle, c_char_p, _error)),
    "money_portfolio_count": (_status, (PortfolioHandle, _count, _error)),
    "money_portfolio_transaction": (_status, (PortfolioHandle, c_size_t, _transaction, _error)),
    "money_portfolio_find": (_status, (PortfolioHandle, c_char_p, _transaction, _error)),
    "money_portfolio_chosen_lot": (
        _status,
        (PortfolioHandle, c_char_p, c_size_t, POINTER(ChosenLotStruct), _error),
    ),
    "money_portfolio_info": (_status, (PortfolioHandle, POINTER(PortfolioInfo), _error)),
    "money_valuation_options_init": (None, (_valuation_options,)),
    "money_portfolio_value": (
        _status,
        (
            PortfolioHandle,
            *_quotes,
            RatesHandle,
            _valuation_options,
            POINTER(ValuationHandle),
            _error,
        ),
    ),
    "money_portfolio_summary": (
        _status,
        (
            PortfolioHandle,
            *_quotes,
            RatesHandle,
            _valuation_options,
            POINTER(SummaryStruct),
            _error,
        ),
    ),
    "money_valuation_free": (None, (ValuationHandle,)),
    "money_valuation_summary": (_status, (ValuationHandle, POINTER(SummaryStruct), _error)),
    "money_valuation_position_count": (_status, (ValuationHandle, _count, _error)),
    "money_valuation_position_at": (
        _status,
        (ValuationHandle, c_size_t, POINTER(PositionStruct), _error),
    ),
    "money_portfolio_realised": (
        _status,
        (PortfolioHandle, RatesHandle, _valuation_options, POINTER(RealisedHandle), _error),
    ),
    "money_realised_free": (None, (RealisedHandle,)),
    "money_realised_count": (_status, (RealisedHandle, _count, _error)),
    "money_realised_at": (_status, (RealisedHandle, c_size_t, POINTER(DisposalStruct), _error)),
    "money_portfolio_to_json": (_status, (PortfolioHandle, *_document, _error)),
    "money_portfolio_from_json": (
        _status,
        (*_text, RegistryHandle, POINTER(PortfolioHandle), _error),
    ),
    "money_portfolio_revision": (_status, (PortfolioHandle, _hash, _error)),
    "money_portfolio_on_change": (_status, (PortfolioHandle, ChangeCallback, c_void_p, _error)),
    "money_portfolio_release_memory": (_status, (PortfolioHandle, _error)),
    "money_portfolio_xirr": (
        _status,
        (
            PortfolioHandle,
            *_quotes,
            RatesHandle,
            _valuation_options,
            POINTER(XirrStruct),
            _error,
        ),
    ),
    # Sessions
    "money_session_new": (_status, (_valuation_options, POINTER(SessionHandle), _error)),
    "money_session_free": (None, (SessionHandle,)),
    "money_session_retrieved": (_status, (SessionHandle, PortfolioHandle, _error)),
    "money_session_retrieval_failed": (_status, (SessionHandle, *_text, _error)),
    "money_session_priced": (_status, (SessionHandle, *_quotes, _error)),
    "money_session_prices_failed": (_status, (SessionHandle, *_text, _error)),
    "money_session_set_rates": (_status, (SessionHandle, RatesHandle, _error)),
    "money_session_state": (_status, (SessionHandle, c_int64, POINTER(c_int32), _error)),
    "money_session_reason": (_status, (SessionHandle, *_buffer, _error)),
    "money_session_value": (_status, (SessionHandle, c_int64, POINTER(ValuationHandle), _error)),
    "money_session_summary": (_status, (SessionHandle, c_int64, POINTER(SummaryStruct), _error)),
    "money_session_symbol_count": (_status, (SessionHandle, _count, _error)),
    "money_session_symbol_at": (_status, (SessionHandle, c_size_t, *_buffer, _error)),
    "money_session_revision": (_status, (SessionHandle, _hash, _error)),
    "money_session_on_change": (_status, (SessionHandle, ChangeCallback, c_void_p, _error)),
    "money_session_release_memory": (_status, (SessionHandle, _error)),
}
