"""Measures cost by the number of elements; writes docs/results/growth.md, .json, .svg.

growth.py PROGRAM DOCS               measures, writes the page, fails if a cost grows too fast
growth.py PROGRAM DOCS check         the same without the page
growth.py PROGRAM DOCS only WORD…    prints the works whose names start with one of the words
"""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import date
from math import log
from pathlib import Path

from contest import BenchError
from figure_trends import growth
from growth_instructions import counted
from growth_page import content, page
from growth_work import Work
from page import machine

#: The number of repeated measurements if a work appears to grow too fast; the fastest counts.
TURNS = 3


def works(program: str) -> list[Work]:
    listed = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    return [Work.read(line) for line in listed.splitlines()]


def measure(program: str, work: Work) -> None:
    for size in work.sizes:
        done = subprocess.run([program, work.id, str(size)], capture_output=True, text=True)
        if done.returncode != 0:
            raise BenchError(f"{work.id} {size}: {done.stderr.strip() or done.returncode}")
        seconds, kilobytes = done.stdout.split()
        work.seconds[size] = min(float(seconds), work.seconds.get(size, float("inf")))
        work.kilobytes = max(int(kilobytes), work.kilobytes)


def exponent(points: list[tuple[int, float]]) -> float:
    """The slope of the line that fits the logarithms best."""
    sizes = [log(size) for size, _ in points]
    times = [log(seconds) for _, seconds in points]
    middle, height = sum(sizes) / len(sizes), sum(times) / len(times)
    return sum((x - middle) * (y - height) for x, y in zip(sizes, times)) / sum(
        (x - middle) ** 2 for x in sizes
    )


def measured(program: str, work: Work) -> bool:
    """Measures a work; whether it grows no faster than it should.

    A time that grows too fast may be that of memory: of caches, or of the system's pages. Then the
    instructions decide.
    """
    for _ in range(TURNS):
        measure(program, work)
        last = [(size, work.seconds[size]) for size in work.sizes if size * 100 >= work.most]
        work.growth = exponent(last)
        if work.grows_as_wanted:
            return True
    for size in work.last_two:
        count = counted(program, work.id, size)
        if count is None:
            print(f"{work.id}: counting its instructions requires valgrind")
            return False
        work.instructions[size] = count
    return work.grows_as_wanted


def main(program: str, docs: Path, words: list[str]) -> int:
    starts = tuple(words[1:]) if words[:1] == ["only"] else ("",)
    all_works = [work for work in works(program) if work.id.startswith(starts)]
    failed = []
    for work in all_works:
        if not measured(program, work):
            failed.append(work)
        print(f"{work.id}: {work.told}", flush=True)
    if not words:
        told = f"{date.today().isoformat()}, on {machine()}."
        text = content(all_works, told)
        (docs / "growth.json").write_text(text, encoding="utf-8")
        picture = growth(told, json.loads(text)["works"])
        (docs / "growth.svg").write_text(picture.svg(), encoding="utf-8")
        (docs / "growth.md").write_text(page(all_works, told))
        print(f"The page is {docs / 'growth.md'}.")
    for work in failed:
        print(
            f"{work.id} grows as {work.exponents}, wanted n^{work.wanted:g}",
            file=sys.stderr,
        )
    print(f"{len(all_works) - len(failed)} works grow as they should, {len(failed)} faster.")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:]))
    except BenchError as error:
        sys.exit(str(error))
