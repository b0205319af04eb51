"""The errors of baskets and catalogues."""

from __future__ import annotations

from ._errors import CLASSES, MoneyError, Status


class InvalidDiscount(MoneyError, ValueError):
    """A discount below 0, of more than 100 percent, or above the price.

    >>> basket = Basket(Catalogue.groceries())
    >>> basket.discount_order(percent=101)
    Traceback (most recent call last):
    ...
    libmoney.InvalidDiscount: a discount is 0 to 100 percent, not 101
    """

    _status = Status.DISCOUNT


class InvalidTax(MoneyError, ValueError):
    """A tax rate below 0, or a category without one.

    >>> Catalogue(currency="EUR").set_tax("standard", "-0.19")
    Traceback (most recent call last):
    ...
    libmoney.InvalidTax: a tax rate is not below 0: -0.19
    """

    _status = Status.TAX


class DuplicateSku(MoneyError, ValueError):
    r"""The same sku twice in one document.

    >>> Catalogue.from_csv("sku,price\nmilk,1.30\nmilk,1.35\n", currency="USD")
    Traceback (most recent call last):
    ...
    libmoney.DuplicateSku: the sku "milk" is there twice
    """

    _status = Status.DUPLICATE_SKU


CLASSES.update({one._status: one for one in (InvalidDiscount, InvalidTax, DuplicateSku)})
