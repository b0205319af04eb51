"""The check for functions that can lose a thrown error: its findings on each processor."""

from __future__ import annotations

import find_lost_errors as lost
import pytest

X86_64 = ["\tmov    %rdi,%r12", "\tcall   1000 <f>", "\tjmp    2000 <memcpy@plt>"]
ARM64 = ["       0: \tmov\tx21, x0", "       4: \tb\t0x4", "\t\t0004:  R_AARCH64_JUMP26\tmemcpy"]


@pytest.mark.parametrize(("machine", "function"), [(lost.X86_64, X86_64), (lost.ARM64, ARM64)])
def test_a_register_that_is_kept_is_found(machine: lost.Machine, function: list[str]) -> None:
    assert lost.loses_errors(function, machine)
    # Without the copy at its end, or without the register, nothing is lost.
    assert not lost.loses_errors(function[:-1], machine)
    assert not lost.loses_errors(function[1:], machine)


@pytest.mark.parametrize(
    ("machine", "function", "line"),
    [
        (lost.X86_64, X86_64, "\tpush   %r12"),
        (lost.ARM64, ARM64, "       0: \tstp\tx22, x21, [sp, #-0x20]!"),
    ],
)
def test_a_register_that_is_restored_is_not(
    machine: lost.Machine, function: list[str], line: str
) -> None:
    assert not lost.loses_errors([line, *function], machine)


@pytest.mark.parametrize(
    "line",
    [
        "\tmov\tw21, #0x1",
        "\tcmp\tx21, x0",
        "\tstr\tx21, [x0]",
        "\tcbz\tx21, 0x10",
        "\tmov\tx0, x21",
    ],
)
def test_what_is_no_loss_on_arm64(line: str) -> None:
    assert not lost.loses_errors([line, *ARM64[1:]], lost.ARM64)


def test_a_pair_that_is_loaded_is_a_loss_on_arm64() -> None:
    assert lost.loses_errors(["\tldp\tx22, x21, [x0]", *ARM64[1:]], lost.ARM64)


def test_what_saves_the_register_may_be_in_a_piece() -> None:
    saves = ["0 <.text.OUTLINED_FUNCTION_7>:", "       0: \tstp\tx22, x21, [sp, #0x10]"]
    call = "\t\t0004:  R_AARCH64_CALL26\t.text.OUTLINED_FUNCTION_7"
    [saved, lost_one] = lost.put_together([saves, ["0 <f>:", call, *ARM64], ["0 <g>:", *ARM64]])
    assert not lost.loses_errors(saved, lost.ARM64)
    assert lost.loses_errors(lost_one, lost.ARM64)


def test_a_piece_that_keeps_and_copies_is_a_loss_of_its_caller() -> None:
    piece = ["0 <.text.OUTLINED_FUNCTION_7>:", *ARM64]
    jump = "\t\t0004:  R_AARCH64_JUMP26\t.text.OUTLINED_FUNCTION_7"
    [function] = lost.put_together([piece, ["0 <f>:", jump]])
    assert lost.loses_errors(function, lost.ARM64)


def test_a_closure_after_another_function_is_a_function_of_its_own() -> None:
    before = [
        "  10:\tmov    %rdi,%r12",
        "  14:\tlea    0x2(%rip),%rdx        # 1d <f+0xd>",
        "  1c:\tret",
    ]
    closure = ["  1d:\txor    %esi,%esi", "  1f:\tjmp    2000 <memset@plt>"]
    assert lost.divided("\n".join([*before, *closure])) == [before, closure]
    # An address to which nothing refers continues the function.
    kept = [before[0], "  14:\tnop", before[2], *closure]
    [whole] = lost.divided("\n".join(kept))
    assert lost.loses_errors(whole, lost.X86_64)
