"""Options as the library's initialisers make them are those the package makes."""

from __future__ import annotations

import ctypes

from libmoney import _portfolio_structs as portfolios
from libmoney import _structs
from libmoney._library import native
from libmoney._locale_structs import LocaleOptions
from libmoney._quotes import valuation_options
from libmoney._structs import AllocateOptions, ConvertOptions, WalletNote


def test_initialisers_give_the_defaults() -> None:
    note = WalletNote()
    native.money_wallet_note_init(note)
    assert note.struct_size == ctypes.sizeof(WalletNote)
    assert (note.date, note.label) == (_structs.DATE_NONE, None)
    options = ConvertOptions()
    native.money_convert_options_init(options)
    assert options.struct_size == ctypes.sizeof(ConvertOptions)
    assert (options.date, options.max_gap) == (_structs.DATE_NONE, 0)
    assert (options.digits, options.rounding) == (_structs.DIGITS_CURRENCY, 0)
    assert (options.registry, options.now) == (None, _structs.INSTANT_NONE)
    valuation, wanted = portfolios.ValuationOptions(), valuation_options()
    native.money_valuation_options_init(valuation)
    assert bytes(valuation) == bytes(wanted)
    made = portfolios.PortfolioOptions()
    native.money_portfolio_options_init(made)
    assert made.struct_size == ctypes.sizeof(portfolios.PortfolioOptions)
    assert (made.method, made.shortage, made.registry) == (0, 0, None)
    allocation = AllocateOptions()
    native.money_allocate_options_init(allocation)
    assert allocation.struct_size == ctypes.sizeof(AllocateOptions)
    assert (allocation.method, allocation.digits) == (0, _structs.DIGITS_CURRENCY)
    assert allocation.registry is None
    locale = LocaleOptions()
    native.money_locale_options_init(locale)
    assert locale.struct_size == ctypes.sizeof(LocaleOptions)
    assert (locale.style, locale.display, locale.numerals, locale.rounding) == (0, 0, 0, 0)
    assert (locale.digits, locale.registry) == (_structs.DIGITS_CURRENCY, None)
