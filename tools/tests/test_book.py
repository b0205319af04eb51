"""The generator of the book: pages, bindings, manual pages, and rewritten links."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from book import (
    bindings,
    changes,
    examples,
    interface,
    manual,
    pages,
    parameters,
    pictures,
    python_names,
    reference,
    site,
    tested,
)

INTERFACE = interface.read()
BINDINGS = bindings.read()


def test_every_function_and_type_has_a_page(tmp_path: Path) -> None:
    reference.write(INTERFACE, BINDINGS, tmp_path)
    for name in INTERFACE.functions:
        text = (tmp_path / "functions" / f"{name}.md").read_text(encoding="utf-8")
        assert f"# {name}" in text and "## Returns" in text, name
    for name in INTERFACE.types:
        assert (tmp_path / "types" / f"{name}.md").exists(), name


def test_every_status_of_a_function_is_explained(tmp_path: Path) -> None:
    for name, function in INTERFACE.functions.items():
        for line in reference.status_table(INTERFACE, function)[4:-1]:
            assert not line.endswith("|  |"), f"{name}: {line}"


@pytest.mark.parametrize("name", bindings.LANGUAGES)
def test_a_language_has_the_functions(name: str) -> None:
    assert len(BINDINGS.generated[name]) > 440
    found = {shown: declared for shown, _, declared in BINDINGS.of("money_wallet_hold")}
    assert "hold" in found[name][0].lower()


def test_names_of_python() -> None:
    assert BINDINGS.python["money_wallet_commit"] == [
        "Wallet.commit(hold: int, amount: Money | None = None) -> int"
    ]
    assert BINDINGS.python["money_payment_to_minor"][0].startswith("libmoney.payment.to_minor(")
    assert BINDINGS.python["money_catalogue_count"] == ["len(catalogue)"]
    assert BINDINGS.python["money_wallet_holds"] == ["Wallet.holds: list[WalletEntry]"]
    assert BINDINGS.python["money_calculator_set_digits"] == ["calculator.digits = value"]
    assert BINDINGS.python["money_feed_request_id"] == ["FeedRequest.id: int"]
    assert not {"money_wallet_free", "money_bag_copy"} & set(BINDINGS.python)
    assert len(BINDINGS.python) > 400


@pytest.mark.parametrize(
    ("function", "name"),
    [
        ("money_split", "Money.split"),
        ("money_allocate", "Money.allocate"),
        ("money_parse", "Money.parse"),
        ("money_rates_convert", "Rates.convert"),
        ("money_column_convert", "Rates.convert_column"),
        ("money_basket_set_discount", "Basket.discount_line"),
        ("money_feed_next", "Feed.next"),
    ],
)
def test_a_name_of_python_behind_private_functions_and_base_classes(
    function: str, name: str
) -> None:
    assert BINDINGS.python[function][0].startswith(f"{name}(")


def test_every_function_of_the_table_of_counterparts_exists() -> None:
    assert set(python_names.COUNTERPARTS) <= set(INTERFACE.functions)


def test_nearly_every_function_has_an_excerpt_that_calls_it() -> None:
    found = examples.excerpts(set(INTERFACE.functions))
    assert len(found) > 0.93 * len(INTERFACE.functions)
    for name, excerpt in found.items():
        assert f"{name}(" in excerpt.text.replace(" (", "("), name


def test_an_excerpt_prefers_programs_and_successful_calls() -> None:
    found = examples.excerpts(set(INTERFACE.functions))
    assert found["money_payment_to_minor"].source == "include/money/payment.h"
    tests = [one for one in found.values() if one.source.startswith("Tests/")]
    assert len(tests) < 0.5 * len(found)
    refused = [one for one in found.values() if one.rank[1]]
    assert len(refused) < 20
    assert all(one.notation for one in tests if one.macros)


def test_the_macros_of_a_test_are_explained() -> None:
    one = examples.Excerpt("Tests/ABI/x.c", ["CHECK_OK(a()); REFUSED(b());"])
    assert one.notation.startswith("`CHECK_OK` fails unless the call returns `MONEY_OK`. The other")
    assert examples.Excerpt("docs/x.md", ["CHECK_OK(a());"]).notation == ""


def test_a_link_out_of_the_book_becomes_text() -> None:
    where = {"docs/guide/wallet.md": "guide/wallet.md", "README.md": "about.md"}
    text = "See [wallets](docs/guide/wallet.md#holds), [the header](include/money.h) and [a](https://a.b)."
    wanted = "See [wallets](guide/wallet.md#holds), the header and [a](https://a.b)."
    assert pages.mended(text, "README.md", "about.md", where) == wanted


def test_a_heading_keeps_its_sharp_in_the_book() -> None:
    text = "# Recipes in C#\n\n```sh\n# for C#\n```\n"
    wanted = "# Recipes in C\\#\n\n```sh\n# for C#\n```\n"
    assert pages.mended(text, "README.md", "about.md", {}) == wanted


def test_a_guide_is_described_by_its_first_sentence() -> None:
    text = "# Wallets\n\n<!-- setup\nx = 1\n-->\n\nA `wallet` is a [list](a.md). It\ngrows.\n"
    wanted = f'---\ndescription: "A wallet is a list."\n---\n\n{text}'
    assert pages.described(text, "docs/guide/wallet.md") == wanted
    assert pages.described(text, "docs/cookbook/wallet.md") == text


def test_tables_for_the_tools_are_not_published() -> None:
    assert "docs/facts.toml" not in pages.places()


def test_code_keeps_its_brackets() -> None:
    text = "```c\nx[1](y);\n```\n"
    assert pages.mended(text, "README.md", "about.md", {}) == text


def test_navigation_without_pages_that_are_not_there(tmp_path: Path) -> None:
    (tmp_path / "a.md").touch()
    nav = "x: 1\nnav:\n  - A: a.md\n  - B:\n    - b.md\n"
    assert site.navigable(nav, tmp_path) == "x: 1\nnav:\n  - A: a.md\n"


def test_manual_pages_are_well_formed(tmp_path: Path) -> None:
    if shutil.which("mandoc") is None:
        pytest.skip("mandoc is missing: tools/setup.sh test installs it")
    assert manual.write(INTERFACE, tmp_path) == len(INTERFACE.functions)
    command = ["mandoc", "-T", "lint", "-W", "warning", *map(str, sorted(tmp_path.glob("*.3")))]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.stdout == "" and done.stderr == ""


def test_counts_of_suites(tmp_path: Path) -> None:
    (tmp_path / "fuzz-json.log").write_text("9 passed, 9 failed\n12 passed, 1 failed\n")
    (tmp_path / "fuzz-ecb.log").write_text("3 passed in 2.0s\n")
    (tmp_path / "desk.log").write_text("note: no browser\n1 skipped, 0 passed\n")
    (tmp_path / "cli.log").write_text("it was ended\n")
    (tmp_path / "fuzz-of-yesterday.log").write_text("100 passed, 0 failed\n")
    for log in tmp_path.glob("*.log"):
        os.utime(log, (1_790_000_000, 1_790_000_000))
    names = ["fuzz-json", "fuzz-ecb", "fuzz-locale", "desk", "cli", "javascript-host", "java-host"]
    found = tested.counted(tmp_path, names)
    fuzzers = found["fuzz"]
    assert (fuzzers.ran, fuzzers.passed, fuzzers.failed) == (2, 15, 1)
    assert found["java"].missing == ["java-host"]
    lines = tested.table(found).splitlines()
    day = tested.days_of(fuzzers.days)
    assert f"| `fuzz…` | 2 of 3 | coverage-guided fuzzers | a fuzzer | {day} | 15 | 1 |" in lines
    assert lines[lines.index("| did not run | suites |") + 2 :] == [
        "| `fuzz…` | `fuzz-locale` |",
        "| `java…` | `java-host` |",
        "| `javascript…` | `javascript-host` |",
        "| `desk…` | `desk` |",
        "| `cli…` | `cli` |",
    ]
    assert "| all " not in tested.table(found)


def test_every_suite_of_tests_is_counted() -> None:
    names = tested.registered()
    assert len(names) > 150
    assert [name for name in names if tested.kind_of(name) is None] == []
    used = {kind.name for name in names if (kind := tested.kind_of(name))}
    assert [kind.name for kind in tested.KINDS if kind.name not in used] == []


def test_the_changelog_has_the_functions_of_the_description() -> None:
    text = changes.PAGE.read_text(encoding="utf-8")
    assert changes.made(text) == text, "python3 -m book changes, in tools, makes it again"


def test_names_of_swift_are_those_of_the_surface() -> None:
    assert BINDINGS.surface["Swift"]["money_split"] == ["Money.split"]
    assert BINDINGS.surface["Swift"]["money_rates_convert"] == ["Rates.convert"]
    assert BINDINGS.swift["money_rates_convert"][0].startswith("Rates: func convert(_ amount:")
    assert BINDINGS.swift["money_xirr"] == ["Xirr"]
    assert "money_store_open" not in BINDINGS.swift


def test_every_function_has_all_runtimes_on_its_page() -> None:
    tabs = [*bindings.TABS, bindings.WASM]
    for name, function in INTERFACE.functions.items():
        found = BINDINGS.every(function)
        assert [shown for shown, _, _ in found] == tabs, name
        assert all(declared and all(declared[:1]) for _, _, declared in found), name
    # With C, whose declaration is at the head of the page.
    assert len(tabs) == 12


def test_an_absent_declaration_has_words() -> None:
    found = {
        shown: (language, declared)
        for shown, language, declared in BINDINGS.every(INTERFACE.functions["money_wallet_free"])
    }
    assert found["Go"] == ("", ["`Close()` frees the object."])
    assert found["WebAssembly"] == ("ts", ["exports.money_wallet_free(wallet: number): void"])
    stores = {
        name: text for name, _, text in BINDINGS.every(INTERFACE.functions["money_store_open"])
    }
    assert "SQLite" in stores["Swift"][0]
    ratios = {
        name: text for name, _, text in BINDINGS.every(INTERFACE.functions["money_ratio_parse"])
    }
    assert "Fraction" in ratios["Python"][0]


def test_the_signature_comes_before_the_details(tmp_path: Path) -> None:
    reference.write(INTERFACE, BINDINGS, tmp_path)
    text = (tmp_path / "functions" / "money_rates_convert.md").read_text(encoding="utf-8")
    places = [text.index(one) for one in ("```c", "## In other runtimes", "## Parameters")]
    assert places == sorted(places)
    assert text[: places[0]].count("\n\n") <= 5


def test_pictures_are_fresh_and_described() -> None:
    assert pictures.STORE.read_text(encoding="utf-8") == pictures.store_tables().svg()
    found = [path.read_text(encoding="utf-8") for path in pictures.FOLDER.glob("*.svg")]
    assert len(found) == 3
    for text in found:
        assert "<title" in text and "<desc" in text and "prefers-color-scheme: dark" in text


def test_every_table_of_a_store_is_in_its_picture() -> None:
    tables = pictures.schema()
    assert tables["wallet_sums"][1] == {"wallets"} and "held" in tables["wallet_sums"][0]
    assert len(tables) > 18


def test_a_picture_in_light_has_one_in_dark_beside_it() -> None:
    where = {f"web/pictures/a-{one}.png": f"p/a-{one}.png" for one in ("light", "dark")}
    made = pages.mended("![A](../web/pictures/a-light.png)", "docs/x.md", "x.md", where)
    assert "p/a-light.png#only-light" in made and "p/a-dark.png#only-dark" in made


def test_what_a_call_makes_is_released_by_its_own_function() -> None:
    made = "\n".join(reference.notes(INTERFACE, INTERFACE.functions["money_wallet_new"]))
    assert "[`money_wallet_free`](money_wallet_free.md)" in made


def test_of_names_that_begin_alike_the_shortest_weighs_most() -> None:
    assert reference.weight("money_wallet_hold") > reference.weight("money_wallet_holds")


def _parameter(function: str, name: str) -> str:
    one = INTERFACE.functions[function]
    return parameters.text(one, next(each for each in one["params"] if each["name"] == name))


@pytest.mark.parametrize(
    ("function", "name", "wanted"),
    [
        ("money_allocate", "count", "The number of elements in `weights`."),
        ("money_bag_equal", "b", "The second bag. Must not be NULL."),
        ("money_wallet_entries", "capacity", "The number of elements for which `rows` has room."),
        ("money_store_wallet_hold", "movement", "The options; NULL for no key."),
        ("money_wallet_count", "count", "Receives the number of entries. Must not be NULL."),
        (
            "money_store_wallet_load",
            "name",
            "The name in the store, NUL-terminated. Must not be NULL.",
        ),
        ("money_expression_evaluate", "options", "The options. As in money_rates_convert; "),
    ],
)
def test_a_parameter_has_words_of_its_own(function: str, name: str, wanted: str) -> None:
    assert _parameter(function, name).startswith(wanted)


def test_every_parameter_has_a_text_that_is_no_bare_kind() -> None:
    for name, function in INTERFACE.functions.items():
        for one in function["params"]:
            text = parameters.text(function, one)
            assert text.endswith((".", "!")) and "belongs to" not in text, f"{name}: {text}"
            assert text not in ("Number.", "Options.", "The options. The options."), name
            assert text.count("may be NULL") + text.count("May be NULL") <= 1, f"{name}: {text}"


def test_a_list_of_a_header_stands_apart() -> None:
    text = interface.paragraphs("The order is:\n - first\n   goes on\n - second\n\n End.")
    assert text == "The order is:\n\n- first\ngoes on\n- second\n\nEnd."
    for name, function in INTERFACE.functions.items():
        lines = interface.paragraphs(function["doc"]).split("\n")
        starts = [n for n, line in enumerate(lines) if n and line.startswith("- ")]
        for number in starts:
            before = lines[number - 1]
            assert not before.endswith(":"), f"{name}: {before}"
