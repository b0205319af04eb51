"""Checks the English of all files by rules.toml and proselint; ends with 'N passed, N failed'.

tools/check/prose/check.py                more hits than ceilings.toml allows are failures
tools/check/prose/check.py record         writes the hits as the new ceilings
tools/check/prose/check.py worst [RULE]   lists the files with the most hits, or a rule's hits
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomllib
from texts import PAGE, Text, is_read, sentences, texts_of

ROOT = Path(__file__).resolve().parents[3]
FOLDER = Path(__file__).parent
CEILINGS = FOLDER / "ceilings.toml"
HEAD = (
    "# Hits of each rule in each part of the tree: `tools/check/prose/check.py record` writes it."
)
#: The texts, as files that proselint reads.
COPIES = ROOT / "build" / "prose"
#: A list of names in code, which counts as one word.
NAMES = re.compile(r"\bX(?:, X)+\b")
SHOWN = 12


@dataclass(frozen=True)
class Hit:
    """A place that a rule finds; its part is a folder at the top of the tree."""

    rule: str
    name: str
    line: int
    words: str

    @property
    def key(self) -> tuple[str, str]:
        return (self.name.partition("/")[0] if "/" in self.name else "."), self.rule


def hits_of(rules: dict[str, Any], name: str, texts: list[Text]) -> Iterator[Hit]:
    """The places of a file that the rules find."""
    lengths, counts = rules["sentences"], list[int]()
    for text in texts:
        for sentence in sentences(text.words):
            count = len(NAMES.sub("X", sentence).split())
            counts += [count] * (text.kind == PAGE)
            if text.kind in lengths["in"] and count > lengths["longest"]:
                yield Hit("length", name, text.line, f"{count} words: {sentence[:60]}…")
            for rule in rules["rule"]:
                kinds, ends = rule.get("in", [text.kind]), tuple(rule.get("files", [""]))
                is_of = text.kind in kinds and name.endswith(ends)
                if is_of and re.search(rule["pattern"], sentence):
                    yield Hit(rule["name"], name, text.line, f"{sentence[:70]} ({rule['instead']})")
    if counts and sum(counts) > lengths["mean"] * len(counts):
        yield Hit("mean", name, 1, f"a mean of {sum(counts) / len(counts):.1f} words a sentence")


def listed(left_out: str) -> list[str]:
    """The files of the repository that are read."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    names = sorted(set(done.stdout.split("\0")) - {""})
    return [name for name in names if is_read(ROOT / name) and not re.search(left_out, name)]


def write_copy(path: Path, texts: list[Text]) -> None:
    """Writes texts on the lines that they have in their own file, as sentences without code."""
    lines = [""] * max((text.line for text in texts), default=0)
    for text in texts:
        # Words of code differ from each other: one that is repeated is no slip.
        plain = re.split(r"\bX\b", " ".join(sentences(text.words)))
        joined = "".join(f"{one}X{at}" for at, one in enumerate(plain[:-1])) + plain[-1]
        lines[text.line - 1] += joined.rstrip(".") + ". "
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines), encoding="utf-8")


def proselint(texts: dict[str, list[Text]]) -> Iterator[Hit]:
    """The hits of proselint, by its checks."""
    for name, of_file in texts.items():
        write_copy(COPIES / f"{name}.txt", of_file)
    command = [sys.executable, "-m", "proselint", "check", "--output-format", "json", "--config"]
    files = [FOLDER / "proselint.json", *(COPIES / f"{name}.txt" for name in texts)]
    done = subprocess.run([*command, *files], capture_output=True, text=True)
    if not done.stdout.startswith("{"):
        raise SystemExit(f"proselint did not run: {done.stderr.strip()}")
    for place, result in json.loads(done.stdout)["result"].items():
        name = place.removeprefix(COPIES.as_uri() + "/").removesuffix(".txt")
        for one in result["diagnostics"]:
            rule = "proselint-" + one["check_path"].partition(".")[0]
            yield Hit(rule, name, one["pos"][0], one["message"])


def all_hits() -> list[Hit]:
    """The hits of all rules in all files."""
    rules = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))
    texts = {name: texts_of(ROOT / name) for name in listed(rules["left_out"])}
    own = [hit for name, of_file in texts.items() for hit in hits_of(rules, name, of_file)]
    return own + list(proselint(texts))


def record(hits: list[Hit]) -> None:
    """Writes the numbers of hits as the ceilings."""
    found = Counter(hit.key for hit in hits)
    lines = [HEAD]
    for rule in sorted({rule for _, rule in found}):
        numbers = [f'"{part}" = {n}' for (part, of), n in sorted(found.items()) if of == rule]
        lines.append(f"{rule} = {{ {', '.join(numbers)} }}")
    CEILINGS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def compare(hits: list[Hit], ceilings: dict[str, dict[str, int]]) -> int:
    """Prints what grew, with its places, and what shrank; the number of rules that grew."""
    found = Counter(hit.key for hit in hits)
    allowed = Counter({(part, rule): n for rule, of in ceilings.items() for part, n in of.items()})
    failed = found - allowed
    for key in sorted(failed):
        print(f"{key[1]} in {key[0]}: {found[key]} hits, the ceiling is {allowed[key]}; some are:")
        for hit in [hit for hit in hits if hit.key == key][:SHOWN]:
            print(f"  {hit.name}:{hit.line}: {hit.words}")
    for part, rule in sorted(allowed - found):
        print(
            f"{rule} in {part} shrank: lower its ceiling with `tools/check/prose/check.py record`"
        )
    print(f"{len(found | allowed) - len(failed)} passed, {len(failed)} failed")
    return len(failed)


def main(words: list[str]) -> int:
    hits = all_hits()
    if words == ["record"]:
        record(hits)
    elif words[:1] == ["worst"]:
        for hit in hits if words[1:] else []:
            if hit.rule == words[1]:
                print(f"{hit.name}:{hit.line}: {hit.words}")
        for name, number in Counter(hit.name for hit in hits).most_common(0 if words[1:] else 40):
            print(f"{number:6} {name}")
    else:
        return int(compare(hits, tomllib.loads(CEILINGS.read_text(encoding="utf-8"))) > 0)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
