"""Compares the manual, the help and the guide with the tool."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, Tool

MANUAL = ROOT / "cli" / "money.1"
PAGE = ROOT / "docs" / "guide" / "cli.md"
SERVE = ROOT / "docs" / "guide" / "serve.md"
SECTION = re.compile(r"^\.S[hs] (.*)$", re.M)


def sections() -> dict[str, str]:
    parts = SECTION.split(MANUAL.read_text(encoding="utf-8"))
    return dict(zip(parts[1::2], parts[2::2]))


def options_of_manual() -> dict[str, tuple[str | None, str | None]]:
    """Returns the long options of the manual, with their short forms and value names."""
    found = {}
    for line in re.findall(r"^\.It Fl (.*)$", sections()["Options"], re.M):
        one = re.fullmatch(r"(?:(\w) , )?-([\w-]+)(?: Ar (\w+))?", line)
        assert one is not None, line
        found[f"--{one[2]}"] = (f"-{one[1]}" if one[1] else None, one[3])
    return found


def options_of_help(money: Tool) -> dict[str, tuple[str | None, str | None]]:
    return {
        option["name"]: (option.get("short"), option.get("value"))
        for command in money.objects("help")
        for option in command["options"]
    }


def test_the_manual_has_each_option(money: Tool) -> None:
    assert options_of_manual() == options_of_help(money)
    assert list(options_of_manual()) == sorted(options_of_manual())


def test_the_manual_has_each_command(money: Tool) -> None:
    commands = [one["command"] for one in money.objects("help")]
    described = re.findall(r"^\.It Cm (\w+)$", sections()["Commands"], re.M)
    assert described == commands
    synopsis = re.findall(r"^\.Nm\n\.Cm (\w+)$", sections()["SYNOPSIS"], re.M)
    assert synopsis == commands


def test_the_manual_has_each_value_of_an_option(money: Tool) -> None:
    text = sections()["Options"]
    script = money.answer("completion", "bash")
    for name, words in re.findall(
        r'^    (--\w+)\) _money_words "([a-z -]+)"; return ;;$', script, re.M
    ):
        begin = re.search(rf"^\.It Fl {name[1:]} Ar", text, re.M)
        assert begin is not None
        entry = text[begin.end() :].split("\n.It")[0]
        for word in words.split():
            assert re.search(rf"(?<![\w-]){word}(?![\w-])", entry), (name, word)


def test_exit_codes_are_the_same_everywhere(money: Tool) -> None:
    helped = re.findall(r"^  (\d)  (.*)$", money.answer("help"), re.M)
    manual = re.findall(r"^\.It (\d)\n(.*)\.$", sections()["EXIT STATUS"], re.M)
    assert [(code, text[0].lower() + text[1:]) for code, text in manual] == helped
    page = re.findall(r"^\| (\d) \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.M)
    assert page == helped
    header = (ROOT / "cli" / "exits.h").read_text()
    assert re.findall(r"= (\d),? */\* (.*) \*/", header) == helped


def test_the_help_has_what_a_terminal_shows(money: Tool) -> None:
    for one in money.objects("help"):
        said = money.answer("help", one["command"])
        assert said == money.answer(one["command"], "--help") == money.answer(one["command"], "-h")
        assert said.startswith(
            f"money {one['command']} {one['synopsis']}".rstrip() + " [OPTION]...\n"
        )
        assert max(map(len, said.splitlines())) <= 82, one["command"]
        for option in one["options"]:
            assert option["name"] in said
    assert money.answer("--help") == money.answer("help") == money.answer("-h")
    assert "\x1b" not in money.answer("help")


def test_options_of_help_are_taken(money: Tool) -> None:
    """Checks that each command accepts the options in its help."""
    for one in money.objects("help"):
        for option in one["options"]:
            value = ["x"] if "value" in option else []
            done = money(one["command"], option["name"], *value, text="")
            assert "unknown option" not in done.stderr and "does not apply" not in done.stderr


def examples() -> list[str]:
    text = re.search(r"^\.Bd -literal\n(.*?)^\.Ed", sections()["EXAMPLES"], re.M | re.S)
    assert text is not None
    return text[1].replace("\\e", "\\").splitlines()


def test_examples_run(money: Tool) -> None:
    (money.folder / "expenses.txt").write_text("12.50 EUR\n3 USD\n")
    from libmoney import Invoice, Money, Store, Wallet
    from libmoney.invoice import Heading, Party

    invoice = Invoice("EUR")
    invoice.add("Consulting", quantity="1", price="1091.50", category="S", percent="15")
    seller, buyer = Party("Ink Ltd", "IE", tax_id="IE1234567T"), Party("Pen GmbH", "DE")
    document = invoice.to_ubl(Heading("1", "2026-10-30", seller, buyer))
    (money.folder / "invoice.xml").write_text(document, encoding="utf-8")

    with Store(money.folder / "shop.money") as store:
        store.save_wallet("default", Wallet(Money("5", "EUR")))
    commands = examples()
    for one in money.objects("help"):
        said = money.answer("help", one["command"])
        commands += [line.strip() for line in said.split("Examples\n")[1].splitlines()]
    assert len(commands) > 20
    for command in commands:
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=money.folder,
            env=money.environment,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode == 0, (command, done.stderr)
        assert done.stdout or command.startswith("source"), command


@pytest.mark.skipif(
    shutil.which("mandoc") is None, reason="mandoc is missing: tools/setup.sh test installs it"
)
def test_the_manual_is_well_formed() -> None:
    done = subprocess.run(["mandoc", "-T", "lint", str(MANUAL)], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


REQUESTS = """\
{"id":1,"command":"convert","amount":"100 USD","target":"EUR","on":"2020-03-13"}
{"id":2,"command":"split","amount":"100 EUR","parts":3}
{"id":3,"command":"calc","expression":"1 / 0"}
{"id":4,"command":"convert","amount":"5 CHF","target":"EUR"}
"""
ARGUMENTS = '{"amount":"100 usd","target":"EUR"}'
PARAMS = f'{{"name":"convert","arguments":{ARGUMENTS}}}'
CALL = f'{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{PARAMS}}}\n'
BLOCK = re.compile(r"(?<=^```console\n)(.*?)(?=^```)", re.M | re.S)


def run_session(money: Tool, block: str) -> str:
    """Runs the commands after `$` in a block of a page and returns the block with new output."""
    said = ""
    for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
        command = part.partition("\n")[0]
        # A command may use the exit code of the previous one.
        script = f"exec 2>&1; (exit {money.last}); {command}"
        done = subprocess.run(
            ["bash", "-c", script],
            cwd=money.folder,
            env=money.environment,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )
        money.last = done.returncode
        # The page shows a fixed prefix.
        answer = re.sub(r"/\S*/share/libmoney", "/usr/local/share/libmoney", done.stdout)
        said += f"$ {command}\n{answer}"
    return said


@pytest.mark.parametrize("page", [PAGE, SERVE, ROOT / "README.md"], ids=lambda page: str(page.name))
def test_a_page_shows_what_the_tool_prints(money: Tool, page: Path) -> None:
    """Compares the page with the output of the tool; EXPECT=write updates the page."""
    (money.folder / "expenses.txt").write_text("12.50 EUR\n3 USD\n\n7.25 EUR\n")
    (money.folder / "trip.txt").write_text("hotel: 240 eur\ntaxi: 30 USD\ntotal\n")
    (money.folder / "prices.txt").write_text("100 USD\n12.50 GBP 2020-03-13\nrubbish\n\n5 CHF\n")
    (money.folder / "requests.jsonl").write_text(REQUESTS)
    (money.folder / "call.jsonl").write_text(CALL)
    text = page.read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    assert blocks
    said = {block: run_session(money, block) for block in blocks}
    if os.environ.get("EXPECT") == "write":
        page.write_text(BLOCK.sub(lambda found: said[found[0]], text), encoding="utf-8")
    for block in blocks:
        assert said[block] == block


def test_the_page_names_each_command_and_option(money: Tool) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for one in money.objects("help"):
        assert f"`{one['command']}`" in page
    for name in options_of_help(money):
        assert name in page, name
