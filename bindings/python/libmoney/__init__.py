"""Exact money: decimals that never drift, currencies with history, rates with provenance.

>>> from libmoney import Money, Rates
>>> price = Money("10.50", "EUR")
>>> price + Money(1, "EUR")
Money('11.50', 'EUR')
>>> Rates.from_ecb().convert(price, "USD", on="2020-03-13")
Money('11.66', 'USD')
"""

#: Public submodules that need no import of their own, and those that do.
_MODULES = ("bank", "decimal", "invoice", "payment")
_IMPORTED = ("contrib", "http")


def _imported(module: str) -> object:
    """Returns a module of the package, without an import of importlib."""
    import sys

    name = f"{__name__}.{module}"
    __import__(name)
    return sys.modules[name]


def _parts_of_money() -> None:
    """Imports the parts of ``Money`` in Python, which completes the class in C."""
    _imported("_money.money")


def __getattr__(name: str) -> object:
    """Returns the object of a public name, importing its module on first use."""
    if name == "Money":
        from ._amount_class import class_in_c

        made: object = class_in_c(_parts_of_money)
        if made is not None:
            globals()[name] = made
            return made

    from ._names import NAMES

    module = next((one for one, names in NAMES.items() if name in names.split()), None)
    if module is not None:
        value: object = getattr(_imported(module), name)
    elif name in _MODULES:
        value = _imported(name)
    elif name == "__all__":
        value = sorted(" ".join(NAMES.values()).split())
    elif name == "__version__":
        from ._library import native

        value = native.money_version().decode()
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    from ._names import NAMES

    listed = " ".join(NAMES.values()).split()
    own = {name for name in globals() if name.startswith("__") or name in _IMPORTED}
    return sorted({*own, *listed, "__all__", "__version__", *_MODULES})
