"""What the functions of stores in ``money.h`` take and return."""

from __future__ import annotations

from ctypes import POINTER, c_char_p, c_int32, c_int64, c_size_t, c_void_p
from typing import Any

from ._basket_structs import BasketHandle, CatalogueHandle
from ._feed_structs import FeedHandle
from ._locale_structs import CurrencyListHandle
from ._parameters import (
    buffer,
    code,
    convert_options,
    count,
    error,
    flags,
    identity,
    money,
    note,
    status,
    text,
    word,
)
from ._portfolio_structs import ChosenLotStruct, PortfolioHandle, QuoteStruct, TransactionStruct
from ._store_structs import StoreHandle, StoreOptions
from ._structs import ChangeCallback, RatesHandle, RegistryHandle, WalletHandle

_quote = POINTER(QuoteStruct)
_instant = POINTER(c_int64)
_named = (StoreHandle, c_char_p)

STORE_SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "money_store_options_init": (None, (POINTER(StoreOptions),)),
    "money_store_open": (status, (c_char_p, POINTER(StoreOptions), POINTER(StoreHandle), error)),
    "money_store_close": (status, (StoreHandle, error)),
    "money_store_free": (None, (StoreHandle,)),
    "money_store_begin": (status, (StoreHandle, error)),
    "money_store_commit": (status, (StoreHandle, error)),
    "money_store_rollback": (status, (StoreHandle, error)),
    "money_store_check": (status, (StoreHandle, error)),
    "money_store_revision": (status, (StoreHandle, word, error)),
    "money_store_on_change": (status, (StoreHandle, ChangeCallback, c_void_p, error)),
    "money_store_release_memory": (status, (StoreHandle, error)),
    "money_store_name_count": (status, (StoreHandle, c_int32, count, error)),
    "money_store_name_at": (status, (StoreHandle, c_int32, c_size_t, *buffer, error)),
    "money_store_remove": (status, (StoreHandle, c_int32, c_char_p, error)),
    # Wallets
    "money_store_save_wallet": (status, (*_named, WalletHandle, error)),
    "money_store_load_wallet": (status, (*_named, POINTER(WalletHandle), error)),
    "money_store_wallet_add": (status, (*_named, money, note, identity, error)),
    "money_store_wallet_count": (status, (*_named, code, count, error)),
    "money_store_wallet_currency_count": (status, (*_named, count, error)),
    "money_store_wallet_currency_at": (status, (*_named, c_size_t, *buffer, error)),
    "money_store_wallet_sum": (status, (*_named, code, money, error)),
    "money_store_wallet_total": (
        status,
        (*_named, code, RatesHandle, convert_options, money, flags, error),
    ),
    # Portfolios
    "money_store_save_portfolio": (status, (*_named, PortfolioHandle, error)),
    "money_store_load_portfolio": (
        status,
        (*_named, RegistryHandle, POINTER(PortfolioHandle), error),
    ),
    "money_store_put_transaction": (
        status,
        (
            *_named,
            POINTER(TransactionStruct),
            POINTER(ChosenLotStruct),
            c_size_t,
            RegistryHandle,
            error,
        ),
    ),
    "money_store_delete_transaction": (status, (*_named, c_char_p, error)),
    # Goods
    "money_store_save_catalogue": (status, (*_named, CatalogueHandle, error)),
    "money_store_load_catalogue": (status, (*_named, POINTER(CatalogueHandle), error)),
    "money_store_save_basket": (status, (*_named, BasketHandle, error)),
    "money_store_load_basket": (
        status,
        (*_named, CatalogueHandle, POINTER(BasketHandle), error),
    ),
    # Rates
    "money_store_save_rates": (status, (*_named, RatesHandle, error)),
    "money_store_add_rates": (status, (*_named, RatesHandle, error)),
    "money_store_load_rates": (status, (*_named, c_int64, POINTER(RatesHandle), error)),
    "money_store_rates_count": (status, (*_named, count, error)),
    "money_store_rates_instant_at": (status, (*_named, c_size_t, _instant, error)),
    "money_store_remove_rates_before": (status, (*_named, c_int64, count, error)),
    # Currencies
    "money_store_save_currencies": (status, (*_named, CurrencyListHandle, error)),
    "money_store_load_currencies": (
        status,
        (*_named, c_char_p, POINTER(CurrencyListHandle), error),
    ),
    "money_store_save_favourites": (status, (StoreHandle, CurrencyListHandle, error)),
    "money_store_load_favourites": (status, (StoreHandle, CurrencyListHandle, error)),
    "money_store_put_favourite": (status, (StoreHandle, code, c_int32, error)),
    "money_store_favourite_count": (status, (StoreHandle, count, error)),
    "money_store_favourite_at": (status, (StoreHandle, c_size_t, *buffer, error)),
    # Settings
    "money_store_put_setting": (status, (*_named, *text, c_int64, error)),
    "money_store_setting": (status, (*_named, *buffer, _instant, error)),
    "money_store_save_feed": (status, (*_named, FeedHandle, error)),
    "money_store_load_feed": (status, (*_named, FeedHandle, error)),
    "money_store_setting_count": (status, (StoreHandle, count, error)),
    "money_store_setting_key_at": (status, (StoreHandle, c_size_t, *buffer, error)),
    "money_store_remove_setting": (status, (*_named, error)),
    # Quotes
    "money_store_put_quotes": (status, (StoreHandle, _quote, c_size_t, error)),
    "money_store_quote": (status, (*_named, _quote, error)),
    "money_store_quote_count": (status, (StoreHandle, count, error)),
    "money_store_quote_at": (status, (StoreHandle, c_size_t, _quote, error)),
    "money_store_remove_quote": (status, (*_named, error)),
}
