"""Runs the blocks in Python of all pages: JSON comes in, and JSON goes out.

The package is loaded once. Then each page runs in a process of its own, forked from this one, with
its own folder and one namespace for its blocks.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import multiprocessing
import os
import sys
import traceback

#: The limit of a page in seconds; a page that ends its process returns no answer.
LIMIT = 60
Answers = list[tuple[str, str]]


def run(text: str, names: dict[str, object]) -> tuple[str, str]:
    """The output of a block, and its error or an empty text."""
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


def page(folder: str, texts: list[str]) -> Answers:
    """The answers of the blocks of a page."""
    os.chdir(folder)
    names: dict[str, object] = {"__name__": "__main__"}
    return [run(text, names) for text in texts]


def load() -> None:
    """Loads the modules that nearly every page uses, if available."""
    with contextlib.suppress(ImportError, OSError):
        import libmoney

        for name in libmoney.__all__:
            getattr(libmoney, name)


def main() -> None:
    # The output of child processes is not part of the answer.
    answer = os.dup(1)
    os.dup2(2, 1)
    jobs = json.load(sys.stdin)
    load()
    found: list[Answers] = []
    with multiprocessing.get_context("fork").Pool(os.cpu_count(), maxtasksperchild=1) as pool:
        parts = [pool.apply_async(page, job) for job in jobs]
        for part, (_, texts) in zip(parts, jobs):
            try:
                found.append(part.get(LIMIT))
            except Exception as error:
                wrong = f"the page did not answer within {LIMIT} seconds: {error!r}"
                found.append([("", wrong) for _ in texts])
    with os.fdopen(answer, "w") as out:
        json.dump(found, out)


if __name__ == "__main__":
    main()
