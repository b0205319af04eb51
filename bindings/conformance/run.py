"""Runs all golden vectors through the bindings, or those that are named: run.py BINDING…

The driver of a binding is a program that answers each line of JSON with one. The comparison is
here, once. A binding whose driver ends early, or answers fewer vectors than there are, fails.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter

from compare import CHECKS, differences
from drivers import BINDINGS, BUILT, Binding, NotBuilt
from vectors import requests

#: The time limit for a driver to answer all vectors, in seconds; it needs one or two.
SECONDS = 300
#: How many failures of a binding are printed.
SHOWN = 10


class Result:
    """The result of a binding."""

    def __init__(self, binding: Binding) -> None:
        self.binding = binding
        self.passed: Counter[str] = Counter()
        self.failures: list[str] = []
        self.seconds = 0.0


def answers(binding: Binding, lines: list[str]) -> list[str]:
    """Returns the lines of a driver; an exception contains its output if it is invalid."""
    done = subprocess.run(
        binding.command(),
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **binding.environment()},
        timeout=SECONDS,
    )
    if done.returncode != 0:
        raise NotBuilt(f"the driver ended with {done.returncode}: {done.stderr[-2000:]}")
    return done.stdout.splitlines()


def run(binding: Binding) -> Result:
    result = Result(binding)
    asked = requests()
    started = time.monotonic()
    try:
        binding.build()
        got = answers(binding, [json.dumps(request) for request in asked])
    except (NotBuilt, OSError, subprocess.TimeoutExpired) as error:
        result.failures.append(f"{binding.name} was not run: {error}")
        return result
    result.seconds = time.monotonic() - started
    if len(got) != len(asked):
        result.failures.append(f"{len(got)} answers to {len(asked)} vectors")
    for request, line in zip(asked, got, strict=False):
        try:
            found = differences(request["op"], request["vector"], json.loads(line))
        except json.JSONDecodeError:
            found = [f"an answer must be JSON, got {line[:160]}"]
        if found:
            words = json.dumps(request["vector"], ensure_ascii=False)[:160]
            result.failures.append(f"{request['op']} {words}: " + "; ".join(found))
        else:
            result.passed[request["op"]] += 1
    return result


def table(results: list[Result]) -> str:
    """A row a binding, a column a kind of vectors."""
    of_kind = Counter(request["op"] for request in requests())
    missing = set(of_kind) ^ set(CHECKS)
    if missing:
        raise SystemExit(f"vectors and checks are not the same: {', '.join(sorted(missing))}")
    width = max(len(result.binding.name) for result in results)
    lines = []
    for result in results:
        total = sum(result.passed.values())
        cells = " ".join(f"{kind} {result.passed[kind]}/{count}" for kind, count in of_kind.items())
        lines.append(
            f"{result.binding.name:{width}}  {total} of {sum(of_kind.values())} vectors  {cells}"
        )
    return "\n".join(lines)


def main(words: list[str]) -> int:
    unknown = [word for word in words if word not in BINDINGS]
    if unknown:
        print(
            f"no binding is called {' '.join(unknown)}; there are {' '.join(BINDINGS)}",
            file=sys.stderr,
        )
        return 2
    results = [run(BINDINGS[name]) for name in words or BINDINGS]
    for result in results:
        for failure in result.failures[:SHOWN]:
            print(f"{result.binding.name}: {failure}")
    shown = table(results)
    print(shown)
    BUILT.mkdir(parents=True, exist_ok=True)
    page = BUILT / f"table-{'-'.join(words) or 'all'}.txt"
    page.write_text(f"{BUILT.name}:\n{shown}\n", encoding="utf-8")
    passed = sum(sum(result.passed.values()) for result in results)
    failed = sum(len(result.failures) for result in results)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
