"""Tests the completions in a real bash and a real zsh, and compares them with the help."""

from __future__ import annotations

import os
import pty
import select
import shutil
import subprocess
import time

import pytest
from conftest import Tool


def in_bash(tool: Tool, *words: str) -> list[str]:
    """Returns the completions that bash offers for the last word."""
    script = f"""
source <({tool.path} completion bash)
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_money
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    done = subprocess.run(
        ["bash", "--norc", "-c", script, "bash", "money", *words],
        capture_output=True,
        text=True,
        env=tool.environment,
        cwd=tool.folder,
    )
    assert done.returncode == 0 and done.stderr == "", done.stderr
    return done.stdout.split("\n")[:-1]


def test_bash_knows_the_function(money: Tool) -> None:
    script = f"source <({money.path} completion bash); complete -p money"
    done = subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, env=money.environment
    )
    assert done.stdout == "complete -F _money money\n" and done.stderr == ""


def test_commands_in_bash(money: Tool) -> None:
    commands = [one["command"] for one in money.objects("help")]
    assert in_bash(money, "") == [*commands, "--help", "--version"]
    assert in_bash(money, "con") == ["convert"]
    assert in_bash(money, "c") == ["convert", "calc", "currencies", "completion"]


def test_options_in_bash(money: Tool) -> None:
    for one in money.objects("help"):
        options = [option["name"] for option in one["options"]]
        assert in_bash(money, one["command"], "-") == options
        for option in one["options"]:
            if "value" not in option:
                continue
            offered = in_bash(money, one["command"], option["name"], "")
            if option["value"] in ("WHEN", "MODE", "METHOD", "STYLE", "FORM", "LANGUAGE"):
                assert len(offered) > 2, option
            if option["value"] == "CODE":
                assert {"EUR", "USD", "HRK"} <= set(offered)


def test_values_in_bash(money: Tool) -> None:
    assert set(in_bash(money, "convert", "1", "US")) == {"USD", "USN", "USS", "USDT", "USDC"}
    assert in_bash(money, "convert", "1", "USD", "EUR", "--rounding", "half-e") == ["half-even"]
    assert in_bash(money, "store", "") == ["check", "list", "wallet"]
    assert in_bash(money, "completion", "") == ["bash", "zsh"]
    assert "convert" in in_bash(money, "help", "")
    (money.folder / "my rates.csv").touch()
    assert in_bash(money, "rates", "--rates", "my") == ["my rates.csv"]
    assert in_bash(money, "store", "check", "my") == ["my rates.csv"]
    assert in_bash(money, "convert", "--on", "") == [""]


def typed_in_zsh(tool: Tool, keys: str, wanted: str) -> str:
    """Types into an interactive zsh until the expected text appears on the screen."""
    (tool.folder / ".zshrc").write_text(
        f"autoload -Uz compinit && compinit -u -d {tool.folder}/dump\n"
        f"source <({tool.path} completion zsh)\nPS1='ready> '\nsetopt no_list_beep\n"
    )
    leader, follower = pty.openpty()
    environment = {
        **tool.environment,
        "ZDOTDIR": str(tool.folder),
        "TERM": "dumb",
        "COLUMNS": "200",
    }
    process = subprocess.Popen(
        ["zsh", "-i"],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment,
        cwd=tool.folder,
        start_new_session=True,
    )
    os.close(follower)
    screen, is_typed, until = "", False, time.monotonic() + 30
    while time.monotonic() < until and not (is_typed and wanted in screen.partition("ready> ")[2]):
        if select.select([leader], [], [], 0.2)[0]:
            screen += os.read(leader, 4096).decode(errors="replace")
        if not is_typed and "ready> " in screen:
            os.write(leader, keys.encode())
            is_typed = True
    process.kill()
    process.wait()
    os.close(leader)
    return screen


@pytest.mark.skipif(
    shutil.which("zsh") is None, reason="zsh is missing: tools/setup.sh test installs it"
)
@pytest.mark.parametrize(
    ("keys", "wanted"),
    [
        ("money conv\t", "money convert "),
        ("money convert --expl\t", "--explain"),
        ("money convert 1 USD EUR --rounding half-ev\t", "half-even"),
        ("money convert 1 HR\t", "HRK"),
        ("money store che\t", "check"),
        ("money \t", "split an amount without losing a unit"),
    ],
)
def test_zsh(money: Tool, keys: str, wanted: str) -> None:
    screen = typed_in_zsh(money, keys, wanted)
    assert wanted in screen.partition("ready> ")[2], screen
    assert "_arguments:" not in screen and "not found" not in screen and "error" not in screen
