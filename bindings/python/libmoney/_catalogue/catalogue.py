"""Products with their prices."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_size_t, create_string_buffer, sizeof
from decimal import Decimal
from typing import Any, NamedTuple

from .._boundary.calls import call, refuse_type
from .._boundary.data_files import data_file, data_of
from .._boundary.documents import Document, array_text, document_bytes, identifier
from .._boundary.documents import made_document as _made_document
from .._boundary.numbers import Number, decimal_struct, to_decimal
from .._boundary.rows import read_rows
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from .._library import native
from .._money.amount_argument import Amount, amount_struct
from .._money.money import Money, money_of
from .._public import public
from .._raw import CODE_SIZE, CatalogueHandle, MoneyStruct, ProductStruct, TaxRateStruct


@public
class Product(NamedTuple):
    """A product and its price for one unit.

    >>> Catalogue.groceries()["milk"]
    Product(sku='milk', name='Milk', unit='per bottle', category='', price=Money('1.30', 'USD'))
    """

    sku: str
    name: str
    unit: str
    category: str
    price: Money


@public
class Catalogue:
    """Products with prices in one currency, and the tax rates of their categories.

    One thread at a time may change a catalogue. A basket keeps a copy of its catalogue.

    :param currency: the currency of all prices, which has minor units.

    >>> catalogue = Catalogue(currency="USD")
    >>> catalogue.add("milk", "1.30", unit="bottle")
    >>> catalogue["milk"].price
    Money('1.30', 'USD')
    """

    __slots__ = ("_handle",)
    _handle: CatalogueHandle

    def __init__(self, currency: CurrencyLike, registry: CurrencyRegistry | None = None) -> None:
        code, handle = code_bytes(currency), registry_handle(registry)
        self._handle = CatalogueHandle()
        call(native.money_catalogue_new, code, handle, self._handle)

    @staticmethod
    def groceries() -> Catalogue:
        """The example catalogue, in USD: peas, eggs, milk and beans.

        Its data is the file ``share/catalogues/groceries.csv``, which comes with libmoney.

        >>> [f"{one.sku} {one.price.amount} {one.unit}" for one in Catalogue.groceries()]
        ['peas 0.95 per bag', 'eggs 2.10 per dozen', 'milk 1.30 per bottle', 'beans 0.73 per can']
        """
        return Catalogue.from_csv(data_of(data_file("catalogues", "groceries.csv", "groceries")))

    def add(
        self, sku: str, price: Amount, name: str = "", unit: str = "", category: str = ""
    ) -> None:
        """Adds a product, or replaces the product of the same sku.

        :param price: of one unit; a Money, or a number in the catalogue's currency.
        :param unit: the unit of the price, such as "per bottle".
        :param category: the tax category; "" for no category.

        >>> catalogue = Catalogue("EUR")
        >>> catalogue.add("wine", Money("8.90", "EUR"), name="Wine", category="standard")
        >>> len(catalogue)
        1
        """
        struct = product_struct(sku, price, self._code(), name, unit, category)
        call(native.money_catalogue_add, self._handle, struct)

    def remove(self, sku: str) -> None:
        """Removes a product.

        >>> catalogue = Catalogue.groceries()
        >>> catalogue.remove("peas")
        >>> "peas" in catalogue
        False
        """
        call(native.money_catalogue_remove, self._handle, identifier(sku, "a sku"))

    def set_tax(self, category: str, percent: Number) -> None:
        """Sets the tax rate of a category, in percent as a discount is: 19 is 19 %.

        >>> catalogue = Catalogue("EUR")
        >>> catalogue.set_tax("standard", percent=19)
        >>> catalogue.taxes
        {'standard': Decimal('19')}
        """
        key, number = identifier(category, "a category"), decimal_struct(percent, "a percentage")
        call(native.money_catalogue_set_tax, self._handle, key, number)

    @property
    def taxes(self) -> dict[str, Decimal]:
        """The tax rates by category, in percent.

        >>> Catalogue.groceries().taxes
        {}
        """
        count = c_size_t()
        call(native.money_catalogue_tax_count, self._handle, count)
        get = native.money_catalogue_taxes
        return dict(read_rows(get, TaxRateStruct, _tax_rate, self._handle))

    @property
    def currency(self) -> str:
        """The currency of its prices.

        >>> Catalogue.groceries().currency
        'USD'
        """
        return self._code().decode()

    @staticmethod
    def from_json(document: Document) -> Catalogue:
        """Reads a catalogue that :meth:`to_json` wrote.

        >>> len(Catalogue.from_json(Catalogue.groceries().to_json()))
        4
        """
        data, text = document_bytes(document)
        handle = CatalogueHandle()
        call(native.money_catalogue_from_json, data, len(data), handle, text=text)
        return made_catalogue(handle)

    def to_json(self) -> str:
        """The catalogue with its tax rates as JSON. Equal catalogues have equal JSON.

        >>> Catalogue("EUR").to_json()  # doctest: +ELLIPSIS
        '{"currency":"EUR","digits":2,"format":"libmoney.catalogue","products":[],...}'
        """
        return _made_document(native.money_catalogue_to_json, self._handle)

    @staticmethod
    def from_csv(
        document: Document,
        currency: CurrencyLike | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> Catalogue:
        r"""Reads comma-separated values: a line of column names, then a line per product.

        The columns sku and price are required; name, unit, category and currency are optional.

        >>> catalogue = Catalogue.from_csv("sku,price,unit\nmilk,1.30,bottle\n", currency="USD")
        >>> catalogue["milk"].unit
        'bottle'
        """
        data, text = document_bytes(document)
        code = None if currency is None else code_bytes(currency)
        known, handle = registry_handle(registry), CatalogueHandle()
        call(native.money_catalogue_from_csv, data, len(data), code, known, handle, text=text)
        return made_catalogue(handle)

    def to_csv(self) -> str:
        """The products as comma-separated values, which :meth:`from_csv` reads back.

        >>> print(Catalogue.groceries().to_csv().splitlines()[1])
        peas,Peas,0.95,USD,per bag,
        """
        return _made_document(native.money_catalogue_to_csv, self._handle)

    def __getitem__(self, sku: str) -> Product:
        struct = ProductStruct()
        call(native.money_catalogue_find, self._handle, identifier(sku, "a sku"), struct)
        return made_product(struct)

    def __contains__(self, sku: object) -> bool:
        return any(one.sku == sku for one in self)

    def __len__(self) -> int:
        count = c_size_t()
        call(native.money_catalogue_count, self._handle, count)
        return count.value

    def __iter__(self) -> Iterator[Product]:
        get = native.money_catalogue_products
        return iter(read_rows(get, ProductStruct, made_product, self._handle))

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"<Catalogue of {len(self)} products in {self.currency}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Catalogue.from_json, (self.to_json(),)

    def _code(self) -> bytes:
        buffer = create_string_buffer(CODE_SIZE)
        call(native.money_catalogue_currency, self._handle, buffer, CODE_SIZE, None)
        return buffer.value


def made_catalogue(handle: CatalogueHandle) -> Catalogue:
    """Returns the catalogue of a handle."""
    catalogue = object.__new__(Catalogue)
    catalogue._handle = handle
    return catalogue


def catalogue_handle(catalogue: object) -> CatalogueHandle:
    """Returns the handle of a catalogue."""
    if isinstance(catalogue, Catalogue):
        return catalogue._handle
    refuse_type("a catalogue", "a Catalogue", catalogue)


def product_struct(
    sku: str, price: Amount, currency: bytes, name: str, unit: str, category: str
) -> ProductStruct:
    """Returns a product as a struct of the library."""
    return ProductStruct(
        sizeof(ProductStruct),
        0,
        array_text(sku, "a sku", ProductStruct, "sku"),
        array_text(name, "a name", ProductStruct, "name"),
        array_text(unit, "a unit", ProductStruct, "unit"),
        array_text(category, "a category", ProductStruct, "category"),
        amount_struct(price, currency, "a price"),
    )


def made_product(struct: ProductStruct) -> Product:
    """Returns the product of a struct that the library filled."""
    # A reference to a nested struct would keep the outer one alive.
    price = money_of(MoneyStruct.from_buffer_copy(struct.price))
    names = (struct.sku, struct.name, struct.unit, struct.category)
    sku, name, unit, category = (one.decode("utf-8", "replace") for one in names)
    return Product(sku, name, unit, category, price)


def _tax_rate(struct: TaxRateStruct) -> tuple[str, Decimal]:
    return struct.category.decode("utf-8", "replace"), to_decimal(struct.percent)


# Pickles refer to the class by its package.
Catalogue.from_json.__module__ = __name__.rpartition(".")[0]
