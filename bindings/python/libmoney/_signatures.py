"""What every function of ``money.h`` takes and returns."""

from __future__ import annotations

from ctypes import (
    POINTER,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_uint64,
    c_void_p,
)
from typing import Any

from ._basket_structs import (
    BasketHandle,
    BasketItemStruct,
    CatalogueHandle,
    PolicyStruct,
    ProductStruct,
    ReceiptHandle,
    ReceiptInfo,
    ReceiptLineStruct,
    ReceiptTaxStruct,
    TaxRateStruct,
)
from ._portfolio_signatures import PORTFOLIO_SIGNATURES
from ._returns_structs import CashFlowStruct, ValuePointStruct, XirrStruct
from ._structs import (
    AllocateOptions,
    BagHandle,
    BuilderHandle,
    ChangeCallback,
    ConversionStruct,
    ConvertOptions,
    CurrencyStruct,
    DecimalStruct,
    ErrorStruct,
    ExchangeLegStruct,
    MoneyStruct,
    RatesHandle,
    RatesInfo,
    RateStruct,
    RegistryHandle,
    TableHandle,
    TableRowStruct,
    TransferLegStruct,
    WalletEntryStruct,
    WalletHandle,
    WalletNote,
    WalletTotalsStruct,
)

_status = c_int32
_rounding = c_int32
_code = c_char_p
_text = (c_char_p, c_size_t)
_buffer = (c_char_p, c_size_t, POINTER(c_size_t))

_decimal = POINTER(DecimalStruct)
_money = POINTER(MoneyStruct)
_currency = POINTER(CurrencyStruct)
_rate = POINTER(RateStruct)
_conversion = POINTER(ConversionStruct)
_convert_options = POINTER(ConvertOptions)
_allocate_options = POINTER(AllocateOptions)
_product = POINTER(ProductStruct)
_policy = POINTER(PolicyStruct)
_date = POINTER(c_int32)
_hash = POINTER(c_uint64)
_flags = POINTER(c_uint32)
_count = POINTER(c_size_t)
_error = POINTER(ErrorStruct)
_note = POINTER(WalletNote)
_entry = POINTER(WalletEntryStruct)
_id = POINTER(c_uint64)
_document = (POINTER(c_void_p), _count)

#: name: (result, arguments)
SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    # Version, limits, errors
    "money_version": (c_char_p, ()),
    "money_abi_version": (c_int32, ()),
    "money_text_max": (c_size_t, ()),
    "money_document_max": (c_size_t, ()),
    "money_status_name": (c_char_p, (_status,)),
    "money_string_free": (None, (c_void_p,)),
    # Decimals
    "money_decimal_new": (_status, (c_int64, c_uint32, _decimal, _error)),
    "money_decimal_parse": (_status, (*_text, _decimal, _error)),
    "money_decimal_format": (_status, (_decimal, *_buffer, _error)),
    "money_decimal_add": (_status, (_decimal, _decimal, _decimal, _error)),
    "money_decimal_subtract": (_status, (_decimal, _decimal, _decimal, _error)),
    "money_decimal_negate": (_status, (_decimal, _decimal, _error)),
    "money_decimal_absolute": (_status, (_decimal, _decimal, _error)),
    "money_decimal_multiply": (
        _status,
        (_decimal, _decimal, c_int32, _rounding, _decimal, _flags, _error),
    ),
    "money_decimal_divide": (
        _status,
        (_decimal, _decimal, c_int32, _rounding, _decimal, _flags, _error),
    ),
    "money_decimal_quantize": (_status, (_decimal, c_int32, _rounding, _decimal, _flags, _error)),
    "money_decimal_compare": (_status, (_decimal, _decimal, POINTER(c_int32), _error)),
    "money_decimal_hash": (_status, (_decimal, _hash, _error)),
    # Dates
    "money_date_from_ymd": (_status, (c_int32, c_int32, c_int32, _date, _error)),
    "money_date_parse": (_status, (*_text, _date, _error)),
    "money_date_format": (_status, (c_int32, *_buffer, _error)),
    # Currencies
    "money_currency_find": (_status, (_code, RegistryHandle, _currency, _error)),
    "money_currency_find_numeric": (_status, (c_int32, c_int32, _currency, _error)),
    "money_currency_digits": (
        _status,
        (_code, c_int32, RegistryHandle, POINTER(c_int32), _error),
    ),
    "money_currency_count": (c_size_t, ()),
    "money_currency_at": (_status, (c_size_t, _currency, _error)),
    "money_currency_data_version": (c_char_p, ()),
    "money_registry_new": (_status, (POINTER(RegistryHandle), _error)),
    "money_registry_free": (None, (RegistryHandle,)),
    "money_registry_add": (_status, (RegistryHandle, _code, c_int32, *_text, _error)),
    "money_registry_count": (_status, (RegistryHandle, _count, _error)),
    "money_registry_at": (_status, (RegistryHandle, c_size_t, _currency, _error)),
    # Money
    "money_new": (_status, (_decimal, _code, RegistryHandle, _money, _error)),
    "money_from_minor": (_status, (c_int64, _code, RegistryHandle, _money, _error)),
    "money_to_minor": (_status, (_money, RegistryHandle, POINTER(c_int64), _error)),
    "money_parse": (_status, (*_text, _money, _error)),
    "money_parse_in": (_status, (*_text, _code, RegistryHandle, _money, _error)),
    "money_format": (_status, (_money, *_buffer, _error)),
    "money_add": (_status, (_money, _money, _money, _error)),
    "money_subtract": (_status, (_money, _money, _money, _error)),
    "money_negate": (_status, (_money, _money, _error)),
    "money_absolute": (_status, (_money, _money, _error)),
    "money_multiply": (_status, (_money, _decimal, c_int32, _rounding, _money, _flags, _error)),
    "money_divide": (_status, (_money, _decimal, c_int32, _rounding, _money, _flags, _error)),
    "money_quantize": (_status, (_money, c_int32, _rounding, _money, _flags, _error)),
    "money_to_cash": (_status, (_money, _decimal, _rounding, _money, _flags, _error)),
    "money_compare": (_status, (_money, _money, POINTER(c_int32), _error)),
    "money_equal": (_status, (_money, _money, POINTER(c_int32), _error)),
    "money_hash": (_status, (_money, _hash, _error)),
    # Allocation
    "money_allocate_options_init": (None, (_allocate_options,)),
    "money_allocate": (
        _status,
        (_money, _decimal, c_size_t, _allocate_options, _money, _money, _error),
    ),
    "money_split": (_status, (_money, c_size_t, _allocate_options, _money, _money, _error)),
    # Rates
    "money_rates_builder_new": (_status, (POINTER(BuilderHandle), _error)),
    "money_rates_builder_free": (None, (BuilderHandle,)),
    "money_rates_builder_add": (_status, (BuilderHandle, _code, _code, *_text, c_int32, _error)),
    "money_rates_builder_remove": (_status, (BuilderHandle, _code, _code, c_int32, _error)),
    "money_rates_builder_set_base": (_status, (BuilderHandle, _code, _error)),
    "money_rates_builder_set_source": (_status, (BuilderHandle, *_text, _error)),
    "money_rates_builder_set_instant": (_status, (BuilderHandle, c_int64, _error)),
    "money_rates_builder_count": (_status, (BuilderHandle, _count, _error)),
    "money_rates_builder_at": (_status, (BuilderHandle, c_size_t, _rate, _error)),
    "money_rates_builder_build": (_status, (BuilderHandle, POINTER(RatesHandle), _error)),
    "money_rates_free": (None, (RatesHandle,)),
    "money_rates_from_ecb_csv": (_status, (*_text, POINTER(RatesHandle), _error)),
    "money_rates_from_json": (_status, (*_text, POINTER(RatesHandle), _error)),
    "money_rates_to_json": (_status, (RatesHandle, POINTER(c_void_p), _count, _error)),
    "money_rates_info": (_status, (RatesHandle, POINTER(RatesInfo), _error)),
    "money_rates_currency_at": (_status, (RatesHandle, c_size_t, *_buffer, _error)),
    "money_rates_date_at": (_status, (RatesHandle, c_size_t, _date, _error)),
    "money_rates_pair_at": (_status, (RatesHandle, c_size_t, _rate, _error)),
    # Conversion
    "money_convert_options_init": (None, (_convert_options,)),
    "money_rates_convert": (
        _status,
        (RatesHandle, _money, _code, _convert_options, _money, _conversion, _error),
    ),
    "money_rates_find": (
        _status,
        (RatesHandle, _code, _code, _convert_options, _conversion, _error),
    ),
    # Bags
    "money_bag_new": (_status, (POINTER(BagHandle), _error)),
    "money_bag_copy": (_status, (BagHandle, POINTER(BagHandle), _error)),
    "money_bag_free": (None, (BagHandle,)),
    "money_bag_add": (_status, (BagHandle, _money, _error)),
    "money_bag_add_bag": (_status, (BagHandle, BagHandle, _error)),
    "money_bag_multiply": (_status, (BagHandle, _decimal, _error)),
    "money_bag_count": (_status, (BagHandle, _count, _error)),
    "money_bag_at": (_status, (BagHandle, c_size_t, _money, _error)),
    "money_bag_amount": (_status, (BagHandle, _code, _money, _error)),
    "money_bag_equal": (_status, (BagHandle, BagHandle, POINTER(c_int32), _error)),
    "money_bag_hash": (_status, (BagHandle, _hash, _error)),
    "money_bag_reduce": (
        _status,
        (BagHandle, _code, RatesHandle, _convert_options, _money, _flags, _error),
    ),
    # Wallets
    "money_wallet_new": (_status, (POINTER(WalletHandle), _error)),
    "money_wallet_free": (None, (WalletHandle,)),
    "money_wallet_note_init": (None, (_note,)),
    "money_wallet_add": (_status, (WalletHandle, _money, _note, _id, _error)),
    "money_wallet_take": (_status, (WalletHandle, _money, _id, _error)),
    "money_wallet_remove": (_status, (WalletHandle, c_uint64, _error)),
    "money_wallet_count": (_status, (WalletHandle, _code, _count, _error)),
    "money_wallet_at": (_status, (WalletHandle, _code, c_size_t, _entry, _error)),
    "money_wallet_currency_count": (_status, (WalletHandle, _count, _error)),
    "money_wallet_currency_at": (_status, (WalletHandle, c_size_t, *_buffer, _error)),
    "money_wallet_sum": (_status, (WalletHandle, _code, _money, _error)),
    "money_wallet_held": (_status, (WalletHandle, _code, _money, _error)),
    "money_wallet_total": (
        _status,
        (WalletHandle, _code, RatesHandle, _convert_options, _money, _flags, _error),
    ),
    "money_wallet_totals": (
        _status,
        (
            WalletHandle,
            _code,
            RatesHandle,
            _convert_options,
            POINTER(WalletTotalsStruct),
            _error,
        ),
    ),
    "money_wallet_hold": (_status, (WalletHandle, _money, _note, _id, _error)),
    "money_wallet_commit": (_status, (WalletHandle, c_uint64, _id, _error)),
    "money_wallet_release": (_status, (WalletHandle, c_uint64, _error)),
    "money_wallet_hold_count": (_status, (WalletHandle, _count, _error)),
    "money_wallet_hold_at": (_status, (WalletHandle, c_size_t, _entry, _error)),
    "money_wallet_transfer": (_status, (POINTER(TransferLegStruct), c_size_t, _note, _error)),
    "money_wallet_exchange": (
        _status,
        (
            WalletHandle,
            POINTER(ExchangeLegStruct),
            c_size_t,
            RatesHandle,
            _convert_options,
            _note,
            _error,
        ),
    ),
    "money_wallet_to_json": (_status, (WalletHandle, *_document, _error)),
    "money_wallet_from_json": (_status, (*_text, POINTER(WalletHandle), _error)),
    "money_wallet_to_journal": (_status, (WalletHandle, *_document, _error)),
    "money_wallet_from_journal": (_status, (*_text, POINTER(WalletHandle), _error)),
    "money_wallet_revision": (_status, (WalletHandle, _hash, _error)),
    "money_wallet_on_change": (_status, (WalletHandle, ChangeCallback, c_void_p, _error)),
    "money_wallet_release_memory": (_status, (WalletHandle, _error)),
    "money_wallet_table": (
        _status,
        (WalletHandle, _code, RatesHandle, _convert_options, POINTER(TableHandle), _error),
    ),
    "money_table_free": (None, (TableHandle,)),
    "money_table_section_count": (_status, (TableHandle, _count, _error)),
    "money_table_section_at": (_status, (TableHandle, c_size_t, *_buffer, _error)),
    "money_table_row_count": (_status, (TableHandle, c_size_t, _count, _error)),
    "money_table_row_at": (
        _status,
        (TableHandle, c_size_t, c_size_t, POINTER(TableRowStruct), _error),
    ),
    # Catalogues
    "money_catalogue_new": (_status, (c_char_p, RegistryHandle, POINTER(CatalogueHandle), _error)),
    "money_catalogue_groceries": (_status, (POINTER(CatalogueHandle), _error)),
    "money_catalogue_free": (None, (CatalogueHandle,)),
    "money_catalogue_add": (
        _status,
        (
            CatalogueHandle,
            c_char_p,
            _money,
            c_char_p,
            c_size_t,
            c_char_p,
            c_size_t,
            c_char_p,
            _error,
        ),
    ),
    "money_catalogue_remove": (_status, (CatalogueHandle, c_char_p, _error)),
    "money_catalogue_find": (_status, (CatalogueHandle, c_char_p, _product, _error)),
    "money_catalogue_count": (_status, (CatalogueHandle, _count, _error)),
    "money_catalogue_at": (_status, (CatalogueHandle, c_size_t, _product, _error)),
    "money_catalogue_currency": (_status, (CatalogueHandle, c_char_p, c_size_t, _count, _error)),
    "money_catalogue_set_tax": (_status, (CatalogueHandle, c_char_p, _decimal, _error)),
    "money_catalogue_tax_count": (_status, (CatalogueHandle, _count, _error)),
    "money_catalogue_tax_at": (
        _status,
        (CatalogueHandle, c_size_t, POINTER(TaxRateStruct), _error),
    ),
    "money_catalogue_from_json": (_status, (c_char_p, c_size_t, POINTER(CatalogueHandle), _error)),
    "money_catalogue_to_json": (_status, (CatalogueHandle, POINTER(c_void_p), _count, _error)),
    "money_catalogue_from_csv": (
        _status,
        (c_char_p, c_size_t, c_char_p, RegistryHandle, POINTER(CatalogueHandle), _error),
    ),
    "money_catalogue_to_csv": (_status, (CatalogueHandle, POINTER(c_void_p), _count, _error)),
    # Policies
    "money_policy_init": (None, (_policy,)),
    "money_policy_preset": (_status, (c_int32, _policy, _error)),
    "money_policy_preset_name": (c_char_p, (c_int32,)),
    "money_policy_describe": (_status, (_policy, c_char_p, c_size_t, _count, _error)),
    # Returns
    "money_xirr": (
        _status,
        (POINTER(CashFlowStruct), c_size_t, POINTER(XirrStruct), _error),
    ),
    "money_xirr_reason": (c_char_p, (c_int32,)),
    "money_time_weighted_return": (
        _status,
        (
            POINTER(ValuePointStruct),
            c_size_t,
            c_int32,
            _rounding,
            _decimal,
            _flags,
            POINTER(c_double),
            _error,
        ),
    ),
    # Baskets
    "money_basket_new": (_status, (CatalogueHandle, POINTER(BasketHandle), _error)),
    "money_basket_free": (None, (BasketHandle,)),
    "money_basket_add": (_status, (BasketHandle, c_char_p, _decimal, _error)),
    "money_basket_set": (_status, (BasketHandle, c_char_p, _decimal, _error)),
    "money_basket_remove": (_status, (BasketHandle, c_char_p, _error)),
    "money_basket_clear": (_status, (BasketHandle, _error)),
    "money_basket_currency": (_status, (BasketHandle, *_buffer, _error)),
    "money_basket_count": (_status, (BasketHandle, _count, _error)),
    "money_basket_at": (_status, (BasketHandle, c_size_t, POINTER(BasketItemStruct), _error)),
    "money_basket_quantity": (_status, (BasketHandle, c_char_p, _decimal, _error)),
    "money_basket_discount_line_percent": (_status, (BasketHandle, c_char_p, _decimal, _error)),
    "money_basket_discount_line_amount": (_status, (BasketHandle, c_char_p, _money, _error)),
    "money_basket_discount_percent": (_status, (BasketHandle, _decimal, _error)),
    "money_basket_discount_amount": (_status, (BasketHandle, _money, _error)),
    "money_basket_set_tax": (_status, (BasketHandle, c_char_p, _decimal, _error)),
    "money_basket_set_policy": (_status, (BasketHandle, _policy, _error)),
    "money_basket_policy": (_status, (BasketHandle, _policy, _error)),
    "money_basket_revision": (_status, (BasketHandle, _hash, _error)),
    "money_basket_on_change": (_status, (BasketHandle, ChangeCallback, c_void_p, _error)),
    "money_basket_release_memory": (_status, (BasketHandle, _error)),
    "money_basket_checkout": (
        _status,
        (BasketHandle, c_char_p, RatesHandle, _convert_options, POINTER(ReceiptHandle), _error),
    ),
    "money_basket_from_json": (
        _status,
        (c_char_p, c_size_t, CatalogueHandle, POINTER(BasketHandle), _error),
    ),
    "money_basket_to_json": (_status, (BasketHandle, POINTER(c_void_p), _count, _error)),
    # Receipts
    "money_receipt_free": (None, (ReceiptHandle,)),
    "money_receipt_info": (_status, (ReceiptHandle, c_int32, POINTER(ReceiptInfo), _error)),
    "money_receipt_line_at": (
        _status,
        (ReceiptHandle, c_int32, c_size_t, POINTER(ReceiptLineStruct), _error),
    ),
    "money_receipt_tax_at": (
        _status,
        (ReceiptHandle, c_int32, c_size_t, POINTER(ReceiptTaxStruct), _error),
    ),
    "money_receipt_conversion": (_status, (ReceiptHandle, _conversion, _error)),
    "money_receipt_to_text": (_status, (ReceiptHandle, c_int32, POINTER(c_void_p), _count, _error)),
    "money_receipt_to_json": (_status, (ReceiptHandle, POINTER(c_void_p), _count, _error)),
    **PORTFOLIO_SIGNATURES,
}

#: Functions that may take long and touch nothing that can change: other threads run meanwhile.
#: All others keep Python's lock, which costs less than letting it go, and keeps threads from
#: meeting in an object that changes.
UNLOCKED = frozenset(
    {
        "money_rates_from_ecb_csv",
        "money_rates_from_json",
        "money_rates_to_json",
        "money_wallet_from_json",
        "money_wallet_from_journal",
    }
)
