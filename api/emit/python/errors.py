"""Python's statuses and exceptions: a class a status, with the built-in that fits."""

from __future__ import annotations

from pathlib import Path

from description.parts import Description, DescriptionError

STATUS_HEAD = '''"""Why calls fail, by number. Made from the headers by api/generate.py."""

from __future__ import annotations

from enum import IntEnum

from ._public import public


@public
class Status(IntEnum):
    """The reason why a call failed.

    >>> Status.NO_RATE
    <Status.NO_RATE: 80>
    """

'''
STATUS_TAIL = """
    @classmethod
    def _missing_(cls, value: object) -> Status | None:  # of a later version of the library
        if not isinstance(value, int):
            return None
        status = int.__new__(cls, value)
        status._name_, status._value_ = f"STATUS_{value}", value
        return status

    # By its value: some releases of Python would look for the name, which a later version gives.
    def __reduce_ex__(self, protocol: object) -> tuple[object, ...]:
        return type(self), (self._value_,)
"""
ERRORS_HEAD = '''"""The library's errors as exceptions: one class a status, all ``MoneyError``.

Made by api/generate.py from the headers' statuses and from errors.toml, which has the built-in
exception and the example of each class.
"""

# fmt: off
from __future__ import annotations

from ._money_error import MoneyError
from ._status import Status
'''


def emit_status(description: Description) -> str:
    """``_status.py``."""
    lines = []
    for constant in description.statuses:
        name = constant.name.replace("MONEY_ERR_", "").replace("MONEY_", "")
        lines.append(f"    {name} = {constant.value}\n")
    return STATUS_HEAD + "".join(lines) + STATUS_TAIL


def emit_errors(description: Description, path: Path) -> str:
    """``_errors.py``."""
    # Builds import this module with Python 3.10, too, which does not have it, and never call this function.
    import tomllib

    examples = tomllib.loads(path.read_text(encoding="utf-8"))
    parts, names = [ERRORS_HEAD], []
    for constant in description.statuses:
        if constant.name == "MONEY_OK":
            continue
        name = constant.raises
        if name is None:
            raise DescriptionError(f"missing [raises] of {constant.name}")
        own = examples.pop(name, None)
        if own is None:
            raise DescriptionError(f"{path.name}: missing [{name}], for {constant.name}")
        status = constant.name[len("MONEY_ERR_") :]
        raw = "r" if "\\" in own["doc"] else ""
        parts.append(f"\n\nclass {name}(MoneyError, {own['builtin']}):\n")
        body = "\n".join("    " + line if line else "" for line in own["doc"].strip().split("\n"))
        parts.append(f'    {raw}"""{body.lstrip()}\n    """\n\n    _status = Status.{status}\n')
        names.append((status, name))
    if examples:
        raise DescriptionError(f"{path.name}: unknown exceptions {sorted(examples)}")
    parts.append("\n\n#: The class of each status.\nCLASSES: dict[int, type[MoneyError]] = {\n")
    parts += [f"    Status.{status}: {name},\n" for status, name in names]
    return "".join(parts) + "}\n"
