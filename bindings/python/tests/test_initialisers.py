"""Options as the library's initialisers make them are those the package makes."""

from __future__ import annotations

import ctypes

from libmoney import _raw
from libmoney._library import native
from libmoney._portfolio.price_quotes import valuation_options
from libmoney._raw import (
    AllocateOptions,
    ConvertOptions,
    LocaleOptions,
    WalletNoteStruct,
)


def test_initialisers_give_the_defaults() -> None:
    note = WalletNoteStruct()
    native.money_wallet_note_init(note)
    assert note.struct_size == ctypes.sizeof(WalletNoteStruct)
    assert (note.date, note.label) == (_raw.DATE_NONE, None)
    options = ConvertOptions()
    native.money_convert_options_init(options)
    assert options.struct_size == ctypes.sizeof(ConvertOptions)
    assert (options.date, options.max_gap) == (_raw.DATE_NONE, 0)
    assert (options.digits, options.rounding) == (_raw.DIGITS_CURRENCY, _raw.ROUND_HALF_EVEN)
    assert (options.registry, options.now) == (None, _raw.INSTANT_NONE)
    valuation, wanted = _raw.ValuationOptions(), valuation_options()
    native.money_valuation_options_init(valuation)
    assert bytes(valuation) == bytes(wanted)
    made = _raw.PortfolioOptions()
    native.money_portfolio_options_init(made)
    assert made.struct_size == ctypes.sizeof(_raw.PortfolioOptions)
    assert (made.method, made.short_sales, made.registry) == (0, 0, None)
    allocation = AllocateOptions()
    native.money_allocate_options_init(allocation)
    assert allocation.struct_size == ctypes.sizeof(AllocateOptions)
    assert (allocation.method, allocation.digits) == (0, _raw.DIGITS_CURRENCY)
    assert allocation.registry is None
    locale = LocaleOptions()
    native.money_locale_options_init(locale)
    assert locale.struct_size == ctypes.sizeof(LocaleOptions)
    assert (locale.style, locale.display, locale.numerals) == (0, 0, 0)
    assert locale.rounding == _raw.ROUND_HALF_EVEN
    assert (locale.digits, locale.registry) == (_raw.DIGITS_CURRENCY, None)
