"""The Python declarations of each C function, from the sources of the package.

The package is written by hand. A public function or method exposes a C function if it names
`native.money_x`, or calls a private function that does. Public functions are not followed further:
`Rates.convert` does not expose the C functions behind `Money`.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

from .interface import ROOT

PACKAGE = ROOT / "bindings" / "python" / "libmoney"
#: Public modules: their functions are called as `libmoney.decimal.add`.
MODULES = ("bank", "decimal", "payment", "invoice")
#: Folders whose functions are no counterparts of C functions.
APART = ("contrib", "_cli", "http")
#: Functions that a Python program does not call: its objects initialize and free themselves.
INTERNAL = re.compile(r"_(?:init|free)$|^money_(?:initialize|abi_version)$")
#: How a program writes the special methods; {0} is the class in lower case.
OPERATORS = {
    "__add__": "{0} + other",
    "__sub__": "{0} - other",
    "__mul__": "{0} * factor",
    "__truediv__": "{0} / divisor",
    "__neg__": "-{0}",
    "__abs__": "abs({0})",
    "__eq__": "{0} == other",
    "__lt__": "{0} < other",
    "__hash__": "hash({0})",
    "__str__": "str({0})",
    "__repr__": "repr({0})",
    "__len__": "len({0})",
    "__iter__": "iter({0})",
    "__contains__": "key in {0}",
    "__getitem__": "{0}[key]",
    "__delitem__": "del {0}[key]",
    "__setitem__": "{0}[key] = value",
    "__bool__": "bool({0})",
    "__divmod__": "divmod({0}, other)",
    "__round__": "round({0}, digits)",
    "__format__": "format({0}, specification)",
}
#: C functions whose Python counterparts the calls do not show, by the names of methods and fields.
#: An empty entry hides methods that only call the function.
COUNTERPARTS: dict[str, tuple[str, ...]] = {
    "money_amount": ("Money.amount",),
    "money_bag_at": ("MoneyBag.amounts",),
    "money_bag_copy": (),
    "money_basket_at": ("Basket.line_items",),
    "money_catalogue_at": ("Catalogue.__iter__",),
    "money_catalogue_tax_at": ("Catalogue.taxes",),
    "money_compare": ("Money.__lt__",),
    "money_converter_amount": ("Converter.amount",),
    "money_converter_reason": ("Converter.reason",),
    "money_converter_set_locales": ("Converter.set_tables",),
    "money_converter_text": ("Converter.text",),
    "money_converter_unit_rate": ("Converter.unit_rate",),
    "money_currency_list_set_locales": ("CurrencyList.set_tables",),
    "money_disposals_at": ("Portfolio.disposals",),
    "money_disposals_count": ("Portfolio.disposals",),
    "money_explanation_count": ("Explanation.__len__",),
    "money_explanation_find": ("Explanation.__getitem__",),
    "money_explanation_nodes": ("Explanation.nodes",),
    "money_explanation_to_text": ("Explanation.__str__",),
    "money_feed_request_body": ("FeedRequest.body",),
    "money_feed_request_headers": ("FeedRequest.headers",),
    "money_feed_request_id": ("FeedRequest.id",),
    "money_feed_request_method": ("FeedRequest.method",),
    "money_feed_request_url": ("FeedRequest.url",),
    "money_format_pattern": ("AmountFormat.format",),
    "money_hash": ("Money.__hash__",),
    "money_invoice_categories": ("InvoiceTotals.categories",),
    "money_invoice_line_amounts": ("InvoiceTotals.lines",),
    "money_open_lots_at": ("Portfolio.open_lots",),
    "money_open_lots_count": ("Portfolio.open_lots",),
    "money_order_form_set": ("OrderForm.ticker=", "OrderForm.quantity=", "OrderForm.price="),
    "money_order_form_text": ("OrderForm.ticker", "OrderForm.quantity", "OrderForm.price"),
    "money_parse": ("Money.parse",),
    "money_payment_provider_name": ("libmoney.payment.providers",),
    "money_portfolio_info": (),
    "money_portfolio_transaction_at": ("Portfolio.transactions",),
    "money_rates_builder_new": ("RatesBuilder.__init__",),
    "money_rates_explain": ("Rates.explanation",),
    "money_rates_info": ("Rates.as_of", "Rates.base", "Rates.dates"),
    "money_receipt_conversion": ("Receipt.conversion",),
    "money_receipt_info": ("Amounts.subtotal", "Amounts.gross", "Amounts.total"),
    "money_receipt_line_item_at": ("Amounts.line_items",),
    "money_receipt_line_items": ("Amounts.line_items",),
    "money_receipt_tax_at": ("Amounts.taxes",),
    "money_receipt_taxes": ("Amounts.taxes",),
    "money_store_quote_at": ("Store.quotes",),
    "money_store_quote_count": ("Store.quotes",),
    "money_valuation_position_at": ("Valuation.positions",),
    "money_valuation_position_count": ("Valuation.positions",),
    "money_valuation_summary": ("Valuation.summary",),
    "money_wallet_at": ("Wallet.entries",),
    "money_wallet_hold_at": ("Wallet.holds",),
    "money_wallet_hold_count": ("Wallet.holds",),
}
#: The most declarations that a tab shows.
MOST = 3
Key = tuple[str, str]


@dataclass
class Package:
    """The definitions of the package, by module and qualified name."""

    definitions: dict[Key, ast.FunctionDef] = field(default_factory=dict)
    classes: dict[Key, list[str]] = field(default_factory=dict)
    imports: dict[str, dict[str, Key]] = field(default_factory=dict)
    #: The types of the fields of classes, by names such as `FeedRequest.id`.
    fields: dict[str, str] = field(default_factory=dict)
    #: The shown name of every public definition.
    shown: dict[Key, str] = field(default_factory=dict)

    def resolve(self, module: str, name: str) -> Key | None:
        """The function or class that a name in a module means."""
        for _ in range(4):
            if (module, name) in self.definitions or (module, name) in self.classes:
                return module, name
            if name not in self.imports.get(module, {}):
                return None
            module, name = self.imports[module][name]
        return None

    def method(self, owner: Key, name: str) -> Key | None:
        """A method of a class or of its bases."""
        module, kind = owner
        if (module, f"{kind}.{name}") in self.definitions:
            return module, f"{kind}.{name}"
        for base in self.classes.get(owner, []):
            above = self.resolve(module, base)
            if above and above != owner and (found := self.method(above, name)):
                return found
        return None

    def called(self, key: Key) -> set[Key]:
        """The definitions that a definition calls."""
        module, qualified = key
        found: set[Key] = set()
        for node in ast.walk(self.definitions[key]):
            if not isinstance(node, (ast.Call, ast.Attribute)):
                continue
            target = node.func if isinstance(node, ast.Call) else node
            if isinstance(target, ast.Name):
                one = self.resolve(module, target.id)
                if one in self.classes:
                    one = self.method(one, "__new__") or self.method(one, "__init__")
            elif (
                isinstance(target, ast.Attribute)
                and isinstance(target.value, ast.Name)
                and target.value.id in ("self", "cls")
                and "." in qualified
            ):
                one = self.method((module, qualified.split(".")[0]), target.attr)
            else:
                one = None
            if one in self.definitions:
                found.add(one)
        return found - {key}

    def exposed(self, key: Key) -> dict[str, int]:
        """The C functions behind a public definition, with the number of calls in between."""
        depths: dict[str, int] = {}
        seen, waiting, depth = {key}, {key}, 0
        while waiting:
            following: set[Key] = set()
            for one in waiting:
                for node in ast.walk(self.definitions[one]):
                    if isinstance(node, ast.Attribute) and node.attr.startswith("money_"):
                        depths.setdefault(node.attr, depth)
                following |= self.called(one)
            waiting = {one for one in following - seen if one not in self.shown}
            seen |= waiting
            depth += 1
        return depths


def package() -> Package:
    """Reads the sources."""
    found = Package()
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE).with_suffix("")
        if inside.name in ("_raw", "__main__") or inside.parts[0] in APART:
            continue
        parts = inside.parts[:-1] if inside.name == "__init__" else inside.parts
        _read(found, ".".join(parts), path)
    _name(found)
    return found


def _read(found: Package, module: str, path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = found.imports.setdefault(module, {})
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            above = list(path.relative_to(PACKAGE).parts[: -node.level])
            source = ".".join([*above, *([node.module] if node.module else [])])
            for one in node.names:
                names[one.asname or one.name] = (source, one.name)
    for top in tree.body:
        if isinstance(top, ast.FunctionDef):
            found.definitions[module, top.name] = top
        elif isinstance(top, ast.ClassDef):
            found.classes[module, top.name] = [
                base.id for base in top.bases if isinstance(base, ast.Name)
            ]
            for part in top.body:
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                    found.fields[f"{top.name}.{part.target.id}"] = ast.unparse(part.annotation)
                if isinstance(part, ast.FunctionDef):
                    end = "=" if _marked(part, "setter") else ""
                    found.definitions[module, f"{top.name}.{part.name}{end}"] = part


def _marked(one: ast.FunctionDef, mark: str) -> bool:
    """True if a decorator of this name precedes a definition."""
    names = (getattr(each, "attr", getattr(each, "id", "")) for each in one.decorator_list)
    return mark in names


def _name(found: Package) -> None:
    """Names the public functions, and the own and inherited methods of public classes."""
    listed = _listed()
    for module, name in list(listed):
        if (module, name) in found.definitions:
            found.shown[module, name] = name
    for module in MODULES:
        for key in found.definitions:
            if key[0] == module and not key[1].startswith("_") and "." not in key[1]:
                found.shown[key] = f"libmoney.{module}.{key[1]}"
    kinds = [key for key in found.classes if key in listed or key[0] in MODULES]
    # A public class names its own methods, before a class that inherits them can.
    for seen in (set(found.classes), set()):
        for kind in sorted(kinds, key=lambda one: (one[1], one[0])):
            _name_methods(found, kind, kind[1], set(seen))


def _name_methods(found: Package, kind: Key, shown: str, seen: set[Key]) -> None:
    seen.add(kind)
    for module, qualified in list(found.definitions):
        owner, _, name = qualified.partition(".")
        if (module, owner) == kind and name and (not name.startswith("_") or name.startswith("__")):
            found.shown.setdefault((module, qualified), f"{shown}.{name}")
    for base in found.classes[kind]:
        above = found.resolve(kind[0], base)
        if above in found.classes and above not in seen:
            _name_methods(found, above, shown, seen)


def _listed() -> set[Key]:
    """The public names of the package, each with its module."""
    tree = ast.parse((PACKAGE / "_names.py").read_text(encoding="utf-8"))
    table = next(one.value for one in tree.body if isinstance(one, ast.AnnAssign) and one.value)
    return {
        (module, name)
        for module, names in ast.literal_eval(table).items()
        for name in names.split()
    }


def declarations() -> dict[str, list[str]]:
    """The declarations of the Python counterparts of each C function, the closest first."""
    read = package()
    found: dict[str, list[tuple[int, Key]]] = {}
    for key in read.shown:
        for function, depth in read.exposed(key).items():
            found.setdefault(function, []).append((depth, key))
    by_name = {shown: key for key, shown in read.shown.items()}
    declared = {
        function: [declaration(read, key) for key in _chosen(read, function, pairs)]
        for function, pairs in found.items()
        if not INTERNAL.search(function)
    }
    for function, names in COUNTERPARTS.items():
        declared[function] = [
            declaration(read, by_name[name]) if name in by_name else f"{name}: {read.fields[name]}"
            for name in names
        ]
    return {function: lines for function, lines in declared.items() if lines}


def _chosen(read: Package, function: str, pairs: list[tuple[int, Key]]) -> list[Key]:
    """The counterparts of a function: those of its name, or else the few that call it."""
    named = [
        key
        for _, key in pairs
        if function.endswith("_" + key[1].split(".")[-1].strip("=_").replace("__", ""))
    ]
    if named:
        return named[:MOST]
    least = min(depth for depth, _ in pairs)
    closest = [key for depth, key in pairs if depth == least]
    return closest[:MOST] if least == 0 or len(closest) <= MOST else []


def declaration(read: Package, key: Key) -> str:
    """A definition as a reader writes its call, with the types of its parameters."""
    one, shown = read.definitions[key], read.shown[key]
    owner, _, name = shown.rpartition(".")
    result = f" -> {ast.unparse(one.returns)}" if one.returns else ""
    if name in OPERATORS:
        return OPERATORS[name].format(_variable(owner))
    if name.endswith("="):
        return f"{_variable(owner)}.{name[:-1]} = value"
    if _marked(one, "property"):
        return f"{owner}.{name}{result.replace(' ->', ':')}"
    if name in ("__init__", "__new__"):
        return _call(owner, _arguments(one, is_method=True), "")
    is_method = "." in key[1] and not _marked(one, "staticmethod")
    return _call(shown, _arguments(one, is_method), result)


def _arguments(one: ast.FunctionDef, is_method: bool) -> list[str]:
    """The parameters as in the source, without `self`."""
    found, depth = [""], 0
    for char in ast.unparse(one.args):
        depth += (char in "([{") - (char in ")]}")
        if char == "," and depth == 0:
            found.append("")
        else:
            found[-1] += char
    spaced = [re.sub(r"(: [^=]+)=", r"\1 = ", text.strip(), count=1) for text in found if text]
    return [text for text in spaced if not (is_method and text in ("self", "cls", "/"))]


def _variable(kind: str) -> str:
    """A variable of a class: `currency_registry` for `CurrencyRegistry`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind).lower()


def _call(name: str, arguments: list[str], result: str, width: int = 88) -> str:
    """A call on one line, or with its parameters below it."""
    line = f"{name}({', '.join(arguments)}){result}"
    if len(line) <= width:
        return line
    return "\n    ".join([f"{name}(", *(f"{one}," for one in arguments)]) + f"\n){result}"
