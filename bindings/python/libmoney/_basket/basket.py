"""Products in quantities, and their checkout."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_size_t, create_string_buffer, sizeof
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any, NamedTuple

from .._boundary.calls import call
from .._boundary.dates import Day
from .._boundary.documents import Document, document_bytes, identifier, made_document
from .._boundary.freshness import Stale
from .._boundary.numbers import Number, decimal_struct, to_decimal
from .._boundary.rounding import Rounding, RoundingLike
from .._boundary.rows import read_rows
from .._boundary.watched import Watched
from .._catalogue.catalogue import (
    Catalogue,
    Product,
    catalogue_handle,
    made_product,
    product_struct,
)
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes
from .._errors import ArgumentError
from .._library import native
from .._money.amount_argument import Amount, amount_struct
from .._money.money import Money, money_of
from .._public import public
from .._rates.options import convert_options
from .._rates.rates import Rates, rates_handle
from .._raw import (
    CODE_SIZE,
    DISCOUNT_FIXED,
    DISCOUNT_NONE,
    DISCOUNT_PERCENT,
    BasketHandle,
    BasketLineItemStruct,
    BasketPolicyStruct,
    DecimalStruct,
    DiscountStruct,
    MoneyStruct,
    ReceiptHandle,
)
from .policy import Policy, made_policy, policy_struct
from .receipt import Receipt, made_receipt


@public
class BasketLineItem(NamedTuple):
    """A line item of a basket: a product and how much of it.

    >>> basket = Basket(Catalogue.groceries())
    >>> basket.add("eggs", 2)
    >>> basket.line_items[0].product.sku, basket.line_items[0].quantity
    ('eggs', Decimal('2'))
    """

    product: Product
    quantity: Decimal
    #: The percentage off the line item, or None.
    percent: Decimal | None
    #: The amount off the line item, or None.
    amount: Money | None


@public
class Basket(Watched):
    """Products of a catalogue in quantities, with discounts, tax rates and a policy.

    A change that fails leaves the basket as it was. One thread at a time may use a basket.

    :param catalogue: the basket copies it, with its tax rates.
    :param policy: the rules that turn the basket into amounts; None for ``Policy()``.

    >>> basket = Basket(Catalogue.groceries())
    >>> basket.add("milk")
    >>> basket.checkout("EUR", Rates([("USD", "EUR", "1.5")])).total
    Money('1.95', 'EUR')
    """

    __slots__ = ()
    _noun = "basket"
    _handle: BasketHandle

    def __init__(self, catalogue: Catalogue, policy: Policy | None = None) -> None:
        goods = catalogue_handle(catalogue)
        rules = None if policy is None else policy_struct(policy)
        self._start(BasketHandle())
        call(native.money_basket_new, goods, self._handle)
        if rules is not None:
            call(native.money_basket_set_policy, self._handle, rules)

    # Line items

    def add(self, sku: str, quantity: Number = 1) -> None:
        """Adds to the quantity of a product; a quantity below 0 is a refund.

        The line item is removed if its quantity becomes 0.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.add("milk", 2)
        >>> basket.add("milk", "0.5")
        >>> basket.quantity("milk")
        Decimal('2.5')
        """
        key, number = identifier(sku, "a sku"), decimal_struct(quantity, "a quantity")
        self._change(native.money_basket_add, key, number)

    def set(self, sku: str, quantity: Number) -> None:
        """Sets the quantity of a product; 0 removes its line item.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.set("eggs", 3)
        >>> basket.quantity("eggs")
        Decimal('3')
        """
        key, number = identifier(sku, "a sku"), decimal_struct(quantity, "a quantity")
        self._change(native.money_basket_set, key, number)

    def put(
        self,
        sku: str,
        price: Amount,
        quantity: Number = 1,
        name: str = "",
        unit: str = "",
        category: str = "",
    ) -> None:
        """Puts a product into the basket that is not in the catalogue, or at another price.

        A line item of the same sku is replaced; its position and discount are kept. To add the same
        product with another price or option, use a separate sku.

        :param price: the price of one unit; a Money, or a number in the catalogue's currency.
        :param quantity: negative for a refund.
        :param name: a line of text; the unit and the tax category are lines of text too.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.add("milk")
        >>> basket.put("milk/oat", "1.80", name="Milk, oat")
        >>> basket.put("repair", "12.50", name="Repair of a bag")
        >>> basket.checkout().total
        Money('15.60', 'USD')
        """
        struct = product_struct(sku, price, self._code(), name, unit, category)
        number = decimal_struct(quantity, "a quantity")
        self._change(native.money_basket_put, struct, number)

    def remove(self, sku: str) -> None:
        """Removes the line item of a product, with its discount.

        >>> Basket(Catalogue.groceries()).remove("milk")
        Traceback (most recent call last):
        ...
        libmoney.NotFound: unknown sku "milk" in the basket
        """
        self._change(native.money_basket_remove, identifier(sku, "a sku"))

    def clear(self) -> None:
        """Removes all line items and the order's discount.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.add("milk")
        >>> basket.clear()
        >>> len(basket)
        0
        """
        self._change(native.money_basket_clear)

    def quantity(self, sku: str) -> Decimal:
        """The quantity of a product; 0 if the basket does not contain it.

        >>> Basket(Catalogue.groceries()).quantity("milk")
        Decimal('0')
        """
        struct = DecimalStruct()
        call(native.money_basket_quantity, self._handle, identifier(sku, "a sku"), struct)
        return to_decimal(struct)

    @property
    def currency(self) -> str:
        """The catalogue's currency.

        >>> Basket(Catalogue.groceries()).currency
        'USD'
        """
        return self._code().decode()

    @property
    def line_items(self) -> list[BasketLineItem]:
        """The line items, in the order in which the products were first added.

        >>> Basket(Catalogue.groceries()).line_items
        []
        """
        get = native.money_basket_line_items
        return read_rows(get, BasketLineItemStruct, _line_item, self._handle)

    # Discounts, taxes, policy

    def discount_line(
        self, sku: str, percent: Number | None = None, amount: Amount | None = None
    ) -> None:
        """Takes a percentage or an amount off a line item, replacing its current discount.

        :param percent: 0 to 100; 0 removes the discount.
        :param amount: a Money, or a number in the catalogue's currency; 0 removes the discount.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.add("milk", 2)
        >>> basket.discount_line("milk", percent=10)
        >>> basket.checkout().total
        Money('2.34', 'USD')
        """
        self._set_discount(identifier(sku, "a sku"), percent, amount)

    def discount_order(self, percent: Number | None = None, amount: Amount | None = None) -> None:
        """Takes a percentage or an amount off the order, replacing its current discount.

        :param percent: 0 to 100; 0 removes the discount.
        :param amount: a Money, or a number in the catalogue's currency; 0 removes the discount.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.add("milk", 2)
        >>> basket.discount_order(amount="0.60")
        >>> basket.checkout().total
        Money('2.00', 'USD')
        """
        self._set_discount(None, percent, amount)

    def _set_discount(
        self, sku: bytes | None, percent: Number | None, amount: Amount | None
    ) -> None:
        struct = DiscountStruct(sizeof(DiscountStruct), DISCOUNT_NONE)
        if percent is not None and amount is None:
            struct.kind = DISCOUNT_PERCENT
            struct.percent = decimal_struct(percent, "a percentage")
        elif amount is not None and percent is None:
            struct.kind = DISCOUNT_FIXED
            struct.amount = amount_struct(amount, self._code(), "an amount")
        else:
            raise ArgumentError("percent and amount of a discount must not both be set")
        self._change(native.money_basket_set_discount, sku, struct)

    def set_tax(self, category: str, percent: Number) -> None:
        """Sets the tax rate of a category for this basket, in percent: 19 is 19 %.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.set_tax("", percent=10)
        >>> basket.add("milk")
        >>> basket.checkout().tax
        Money('0.13', 'USD')
        """
        key, number = identifier(category, "a category"), decimal_struct(percent, "a percentage")
        self._change(native.money_basket_set_tax, key, number)

    @property
    def policy(self) -> Policy:
        """The rules that turn the basket into amounts. Assigning replaces them.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.policy = Policy.preset("per_order_half_up")
        >>> basket.policy.level
        <Level.ORDER: 3>
        """
        struct = BasketPolicyStruct()
        call(native.money_basket_policy, self._handle, struct)
        return made_policy(struct)

    @policy.setter
    def policy(self, policy: Policy) -> None:
        self._change(native.money_basket_set_policy, policy_struct(policy))

    # Out

    def checkout(
        self,
        target: CurrencyLike | None = None,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        now: datetime | None = None,
        *,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Receipt:
        """Makes a receipt, in the catalogue's currency and in another.

        The other parameters are those of :meth:`Rates.explain`, for the conversion.

        :param target: the currency of payment; None for the catalogue's currency.

        >>> basket = Basket(Catalogue.groceries())
        >>> for sku, quantity in (("peas", 2), ("eggs", 1), ("milk", 3), ("beans", 4)):
        ...     basket.add(sku, quantity)
        >>> receipt = basket.checkout("EUR", Rates([("EUR", "USD", "1.1172")]))
        >>> receipt.priced.total, receipt.total, receipt.total_of_lines, receipt.difference
        (Money('10.82', 'USD'), Money('9.68', 'EUR'), Money('9.68', 'EUR'), Money('0.00', 'EUR'))
        """
        code = None if target is None else code_bytes(target)
        table = None if rates is None else rates_handle(rates)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        handle = ReceiptHandle()
        call(native.money_basket_checkout, self._handle, code, table, options, handle)
        return made_receipt(handle, self.policy)

    @staticmethod
    def from_json(document: Document, catalogue: Catalogue | None = None) -> Basket:
        """Reads a basket that :meth:`to_json` wrote.

        :param catalogue: the products that can be added later; None for those of the document.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.add("milk", 2)
        >>> Basket.from_json(basket.to_json()).checkout().total
        Money('2.60', 'USD')
        """
        data, text = document_bytes(document)
        goods = None if catalogue is None else catalogue_handle(catalogue)
        handle = BasketHandle()
        call(native.money_basket_from_json, data, len(data), goods, handle, text=text)
        basket = object.__new__(Basket)
        basket._start(handle)
        return basket

    def to_json(self) -> str:
        """The basket as JSON, which :meth:`from_json` reads back. Equal baskets have equal JSON.

        >>> basket = Basket(Catalogue.groceries())
        >>> Basket.from_json(basket.to_json()).to_json() == basket.to_json()
        True
        """
        return made_document(native.money_basket_to_json, self._handle)

    def _code(self) -> bytes:
        buffer = create_string_buffer(CODE_SIZE)
        call(native.money_basket_currency, self._handle, buffer, CODE_SIZE, None)
        return buffer.value

    def __len__(self) -> int:
        count = c_size_t()
        call(native.money_basket_count, self._handle, count)
        return count.value

    def __iter__(self) -> Iterator[BasketLineItem]:
        return iter(self.line_items)

    def __contains__(self, sku: object) -> bool:
        return isinstance(sku, str) and any(item.product.sku == sku for item in self)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"<Basket of {len(self)} products>"

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy has the contents but not the callback.
        return Basket.from_json, (self.to_json(),)


def _line_item(struct: BasketLineItemStruct) -> BasketLineItem:
    product, quantity = made_product(struct.product), to_decimal(struct.quantity)
    discount = struct.discount
    percent = to_decimal(discount.percent) if discount.kind == DISCOUNT_PERCENT else None
    amount = None
    if discount.kind == DISCOUNT_FIXED:
        # A struct within a struct would keep all of it alive.
        amount = money_of(MoneyStruct.from_buffer_copy(discount.amount))
    return BasketLineItem(product, quantity, percent, amount)


# A pickle names it as the folder's.
Basket.from_json.__module__ = __name__.rpartition(".")[0]
