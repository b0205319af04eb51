"""The functions that the desk's module exports, derived from JavaScript."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from wasm.exports import exported
from web.calls import Binding

from web import calls, module

MODULES = {
    "index.js": 'export { Purse } from "./binding/values.js";\n',
    "binding/functions.js": """
/** Never matters: call("money_never", []). */
export function parse(text) {
  return call("money_parse", [text]);
}

export function sum(amounts) {
  return call("money_sum", [amounts]);
}
""",
    "binding/handles.js": """
export class Wallet extends Owned {
  constructor() {
    super(make("money_wallet_new", []));
  }

  static fromJson(text) {
    return call("money_wallet_from_json", [text]);
  }

  count() {
    return call("money_wallet_count", [this]);
  }

  find(id) {
    return call("money_wallet_find", [this, id]);
  }
}

define("money_wallet_t", Wallet);
""",
    "binding/values.js": """
// Begins with a value.
const first = library.call("money_date_parse", {});

export class Purse {
  #total() {
    return library.call("money_add", {});
  }

  toString() {
    return library.call("money_format", {});
  }

  doubled() {
    return library.call("money_multiply", {});
  }
}
""",
    "low.js": """
export class Purse {
  doubled() {
    return this.exports.money_split(2);
  }
}
""",
}
#: Texts of the library are freed by this function.
FREE = "money_string_free"
OF_EVERY_PAGE = {"money_date_parse", FREE}


@pytest.fixture
def binding(tmp_path: Path) -> Binding:
    for name, text in MODULES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return Binding(tmp_path)


def called(binding: Binding, page: str) -> set[str]:
    return binding.called_by(page) - OF_EVERY_PAGE


def test_a_page_that_calls_nothing(binding: Binding) -> None:
    assert binding.called_by("") == OF_EVERY_PAGE
    assert Binding().called_by("") < set(exported())


def test_functions_and_methods_count_by_name(binding: Binding) -> None:
    assert called(binding, "library.parse(text)") == {"money_parse"}
    assert called(binding, "other.count()") == set()
    found = called(binding, "new library.Wallet().count()")
    assert {"money_wallet_new", "money_wallet_count", "money_wallet_free"} <= found
    assert "money_wallet_find" not in found and "money_wallet_from_json" not in found


def test_a_method_counts_after_a_dot_or_as_a_string(binding: Binding) -> None:
    wallet = "const wallet = new library.Wallet();"
    for text in ("wallet.count();", 'wallet["count"]();', "wallet?.count();"):
        assert "money_wallet_count" in called(binding, wallet + text)
    for text in ("count();", 't("wallet.count");', "h({ count: 1 });"):
        assert "money_wallet_count" not in called(binding, wallet + text)


def test_members_of_a_local_class_count_in_its_files() -> None:
    chart = "const amounts = new library.Amounts(ones); amounts.convert(rates);"
    other = "basket.allocate(); wallet.sum();"
    found = Binding().called_by(calls.BREAK.join((chart, other)))
    assert "money_column_convert" in found
    assert not {"money_column_sum", "money_column_allocate"} & found


def test_classes_of_one_name_are_merged(binding: Binding) -> None:
    assert called(binding, "Purse") == {"money_add", "money_format"}
    assert {"money_multiply", "money_split"} <= called(binding, "new Purse().doubled()")


def test_initialisers_of_options_are_called_silently() -> None:
    found = Binding().called_by("new library.Basket().setPolicy(policy)")
    assert {"money_basket_new", "money_basket_policy_init", "money_basket_free"} <= found


def test_comments_call_nothing(tmp_path: Path) -> None:
    path = tmp_path / "one.js"
    path.write_text("a();\n  // b();\n/* c();\n * d();\n */\n/** e */ f();\ng() * h(); // i\n")
    assert calls.WORD.findall(calls.code(path)) == ["a", "e", "f", "g", "h", "i"]


def test_an_unknown_name_fails_the_build() -> None:
    with pytest.raises(SystemExit, match=r"money_sell, which libmoney\.wasm does not export"):
        calls.exported_of({"money_parse", "money_sell"})
    assert calls.exported_of({"money_parse"}) == ["money_parse"]


def test_an_unknown_member_fails_the_build(binding: Binding) -> None:
    module.check_members("library.parse(new desk.library.Wallet())", binding)
    with pytest.raises(SystemExit, match=r"library\.countryName"):
        module.check_members("library.countryName(code)", binding)


def test_a_module_that_lacks_a_name_fails_the_build(tmp_path: Path) -> None:
    (tmp_path / "libmoney.json").write_text(json.dumps({"functions": {"money_parse": {}}}))
    module.check(["money_parse"], tmp_path)
    with pytest.raises(SystemExit, match="lacks money_sum"):
        module.check(["money_parse", "money_sum"], tmp_path)


def test_the_desk_calls_a_part_of_the_module() -> None:
    found = Binding().called_by(calls.page_text())
    module.check_members(calls.page_text(), Binding())
    assert len(calls.exported_of(found)) == len(found) < len(exported())
    assert not {"money_invoice_to_ubl", "money_bank_statements_from_camt"} & found
