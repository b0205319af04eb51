"""Writes the components of an archive or a package as CycloneDX JSON: sbom.py NAME VERSION.

NAME is a platform of platforms.txt, or `debian`. The output is reproducible: the document's time is
that of the last commit, and its serial number is derived from its content.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import os
import subprocess
import sys
import uuid
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "tools" / "packages"

Component = dict[str, object]


def table(name: str) -> dict[str, list[str]]:
    """A file with words in rows, by the first word."""
    lines = (PACKAGES / name).read_text().splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return {row[0]: row[1:] for row in rows}


def word_after(path: Path, mark: str) -> str:
    """The rest of the line that begins with a mark."""
    for line in path.read_text().splitlines():
        if line.startswith(mark):
            return line[len(mark) :].strip()
    raise SystemExit(f"{path}: no line begins with {mark!r}")


def licensed(name: str) -> list[dict[str, object]]:
    """A licence by its SPDX name, or an expression of several."""
    if " " in name:
        return [{"expression": name}]
    return [{"license": {"id": name}}]


def component(kind: str, name: str, version: str, licence: str, **more: object) -> Component:
    """One part, with a reference that other parts can name it by."""
    found: Component = {
        "type": kind,
        "bom-ref": f"{name}@{version}",
        "name": name,
        "version": version,
        "licenses": licensed(licence),
    }
    return found | more


def compiler_version(command: list[str]) -> str:
    """The version that a compiler reports: its first word that begins with a digit."""
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return next(word for word in said.split() if word[0].isdigit())


def jansson() -> Component:
    version, file, checksum = table("sources.txt")["jansson"]
    return component(
        "library",
        "jansson",
        version,
        "MIT",
        purl=f"pkg:github/akheron/jansson@v{version}",
        hashes=[{"alg": "SHA-256", "content": checksum}],
        description=f"compiled from {file} and linked into the library",
    )


def runtimes() -> list[Component]:
    """The runtime parts that compilers add to their output."""
    return [
        component(
            "library",
            "swift-embedded-stdlib",
            compiler_version(["swiftc", "--version"]),
            "Apache-2.0 WITH Swift-exception",
            description="those parts of Swift's standard library that the library uses",
        ),
        component(
            "library",
            "libgcc",
            compiler_version(["cc", "-dumpfullversion"]),
            "GPL-3.0-or-later WITH GCC-exception-3.1",
            description="division of 128-bit integers and detection of processor features",
        ),
    ]


def data() -> list[Component]:
    """The tables, which are inside the library and beside it."""
    names = (ROOT / "share" / "currencies" / "VERSION").read_text()
    history = ROOT / "share" / "ecb" / "eurofxref-hist.csv"
    newest = history.read_text().splitlines()[1].split(",")[0]
    iso, _, cldr = names.strip().partition(",")
    return [
        component("data", "unicode-cldr", cldr.split()[-1], "Unicode-3.0"),
        {
            "type": "data",
            "bom-ref": "iso-4217",
            "name": "iso-4217",
            "version": iso.rpartition(":")[2].strip(),
            "description": "codes and minor units of list one, which are facts",
        },
        {
            "type": "data",
            "bom-ref": "ecb-reference-rates",
            "name": "ecb-reference-rates",
            "version": newest,
            "description": "euro foreign exchange reference rates, source: European Central Bank",
        },
    ]


def parts(name: str) -> list[Component]:
    """The components, by name."""
    found = [*runtimes(), *data()]
    if name != "debian":
        found.append(jansson())
    return sorted(found, key=lambda part: str(part["name"]))


def library_files(name: str) -> list[Component]:
    """The library and the tool, with their checksums."""
    built = ROOT / "build" / ("embedded" if name == "debian" else name)
    files = [built / "lib" / "libmoney.so.0", built / "lib" / "libmoney.a", built / "bin" / "money"]
    if name == "debian":
        files = files[:1]
    return [
        {
            "type": "file",
            "bom-ref": path.name,
            "name": path.name,
            "hashes": [
                {"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}
            ],
        }
        for path in files
        if path.exists()
    ]


def document(name: str, version: str) -> dict[str, object]:
    """The complete document."""
    inside = parts(name)
    main = component("library", "libmoney", version, "MIT", purl=f"pkg:generic/libmoney@{version}")
    main["description"] = f"exact money, for {name}"
    components = [*inside, *library_files(name)]
    content = json.dumps([main, components], sort_keys=True)
    instant = datetime.datetime.fromtimestamp(
        int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc
    )
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, content)}",
        "version": 1,
        "metadata": {"timestamp": instant.strftime("%Y-%m-%dT%H:%M:%SZ"), "component": main},
        "components": components,
        "dependencies": [
            {"ref": main["bom-ref"], "dependsOn": [part["bom-ref"] for part in inside]}
        ],
    }


if __name__ == "__main__":
    json.dump(document(*sys.argv[1:]), sys.stdout, indent=2, ensure_ascii=False)
    print()
