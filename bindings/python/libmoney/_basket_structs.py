"""The structures and handles of baskets in ``money.h``, as ctypes sees them."""

from __future__ import annotations

from ctypes import Structure, c_char, c_int32, c_uint32, c_uint64

from ._structs import DecimalStruct, Handle, MoneyStruct


class ProductStruct(Structure):
    """``money_product_t``: what a catalogue sells."""

    _fields_ = [
        ("sku", c_char * 64),
        ("name", c_char * 128),
        ("unit", c_char * 32),
        ("category", c_char * 32),
        ("price", MoneyStruct),
    ]
    sku: bytes
    name: bytes
    unit: bytes
    category: bytes
    price: MoneyStruct


class TaxRateStruct(Structure):
    """``money_tax_rate_t``: the tax rate of a category."""

    _fields_ = [
        ("category", c_char * 32),
        ("rate", DecimalStruct),
    ]
    category: bytes
    rate: DecimalStruct


class PolicyStruct(Structure):
    """``money_policy_t``: how a basket becomes amounts."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("level", c_int32),
        ("rounding", c_int32),
        ("remainder", c_int32),
        ("prices", c_int32),
        ("tender", c_int32),
        ("cash_rounding", c_int32),
        ("reserved", c_uint32),
        ("cash_step", DecimalStruct),
    ]
    struct_size: int
    level: int
    rounding: int
    remainder: int
    prices: int
    tender: int
    cash_rounding: int
    reserved: int
    cash_step: DecimalStruct


class BasketItemStruct(Structure):
    """``money_basket_item_t``: a product in a basket."""

    _fields_ = [
        ("product", ProductStruct),
        ("quantity", DecimalStruct),
        ("discount", DecimalStruct),
        ("discount_kind", c_int32),
        ("reserved", c_uint32),
    ]
    product: ProductStruct
    quantity: DecimalStruct
    discount: DecimalStruct
    discount_kind: int
    reserved: int


class ReceiptInfo(Structure):
    """``money_receipt_info_t``: what a receipt comes to in one currency."""

    _fields_ = [
        ("subtotal", MoneyStruct),
        ("discount", MoneyStruct),
        ("net", MoneyStruct),
        ("tax", MoneyStruct),
        ("gross", MoneyStruct),
        ("total", MoneyStruct),
        ("difference", MoneyStruct),
        ("cash_rounding", MoneyStruct),
        ("payable", MoneyStruct),
        ("line_count", c_uint64),
        ("tax_count", c_uint64),
        ("discount_kind", c_int32),
        ("reserved", c_uint32),
        ("discount_value", DecimalStruct),
    ]
    subtotal: MoneyStruct
    discount: MoneyStruct
    net: MoneyStruct
    tax: MoneyStruct
    gross: MoneyStruct
    total: MoneyStruct
    difference: MoneyStruct
    cash_rounding: MoneyStruct
    payable: MoneyStruct
    line_count: int
    tax_count: int
    discount_kind: int
    reserved: int
    discount_value: DecimalStruct


class ReceiptLineStruct(Structure):
    """``money_receipt_line_t``: a line of a receipt in one currency."""

    _fields_ = [
        ("item", BasketItemStruct),
        ("price", MoneyStruct),
        ("discount", MoneyStruct),
        ("total", MoneyStruct),
        ("order_discount", MoneyStruct),
        ("net", MoneyStruct),
        ("tax", MoneyStruct),
        ("gross", MoneyStruct),
        ("reserved", c_uint64),
    ]
    item: BasketItemStruct
    price: MoneyStruct
    discount: MoneyStruct
    total: MoneyStruct
    order_discount: MoneyStruct
    net: MoneyStruct
    tax: MoneyStruct
    gross: MoneyStruct
    reserved: int


class ReceiptTaxStruct(Structure):
    """``money_receipt_tax_t``: a tax row of a receipt."""

    _fields_ = [
        ("tax_rate", TaxRateStruct),
        ("net", MoneyStruct),
        ("tax", MoneyStruct),
        ("gross", MoneyStruct),
    ]
    tax_rate: TaxRateStruct
    net: MoneyStruct
    tax: MoneyStruct
    gross: MoneyStruct


class CatalogueHandle(Handle):
    """``money_catalogue_t *``."""


class BasketHandle(Handle):
    """``money_basket_t *``."""


class ReceiptHandle(Handle):
    """``money_receipt_t *``."""
