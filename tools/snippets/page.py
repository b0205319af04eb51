"""Runs the blocks in Python of one page, in one namespace: JSON comes in, and JSON goes out."""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import sys
import traceback


def run(text: str, names: dict[str, object]) -> tuple[str, str]:
    """What a block writes, and what went wrong."""
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            if ">>>" in text:
                test = doctest.DocTestParser().get_doctest(text, names, "block", None, None)
                result = doctest.DocTestRunner(verbose=False).run(test, clear_globs=False)
                names.update(test.globs)
                return "", out.getvalue() if result.failed else ""
            exec(compile(text, "block", "exec"), names)  # noqa: S102
    except BaseException:
        return out.getvalue(), traceback.format_exc(limit=-1)
    return out.getvalue(), ""


def main() -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    answers = [run(text, names) for text in json.load(sys.stdin)]
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
