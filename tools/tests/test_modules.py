"""The modules as builds beside the package manager see them."""

from __future__ import annotations

import arrows
import modules

SMALL = [{"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-Osize"]}}}]


def target(
    name: str, *imported: str, kind: str = "regular", small: bool = False
) -> dict[str, object]:
    dependencies = [{"byName": [other, None]} for other in imported]
    settings = SMALL if small else []
    return {"name": name, "type": kind, "dependencies": dependencies, "settings": settings}


TARGETS = [
    target("MoneyABI", "MoneyLocale", "MoneyLedger", "CMachine", "CMoney", "CJansson", small=True),
    target("MoneyLocale", "MoneyCore", small=True),
    target("MoneyLedger", "MoneyCore"),
    target("MoneyCore"),
    target("CMachine"),
    target("CMoney"),
    target("CJansson", kind="system"),
    target("MoneyCoreTests", "MoneyCore", kind="test"),
    target("LibMoney", "MoneyCore"),
]


def test_a_module_comes_below_those_that_import_it() -> None:
    found = modules.modules_of(TARGETS)
    names = [module.name for module in found]
    assert len(names) == 7 and not {"MoneyCoreTests", "LibMoney"} & set(names)
    for module in found:
        assert all(names.index(other) < names.index(module.name) for other in module.imported)
    kinds = {module.name: (module.language, module.options) for module in found}
    assert kinds["MoneyLocale"] == ("swift", ("-Osize",))
    assert kinds["MoneyCore"] == ("swift", ("-O",))
    assert kinds["CMachine"][0] == "c" and kinds["CJansson"][0] == "system"


def test_what_is_fast_is_linked_last() -> None:
    names = modules.linked(modules.modules_of(TARGETS))
    assert names[-2:] == ["MoneyLedger", "MoneyCore"]
    assert names.index("MoneyABI") < names.index("MoneyLocale")
    assert "CMachine" in names and "CMoney" not in names and "CJansson" not in names


def test_the_package_has_the_modules_of_the_architecture() -> None:
    found = modules.modules_of(modules.description()["targets"])
    swift = {module.name for module in found if module.language == "swift"}
    assert swift == {name for layer in arrows.MODULES for name in layer}
    assert {module.name for module in found} - swift == set(arrows.FOREIGN)
