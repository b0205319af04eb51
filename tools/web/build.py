"""Builds the desk into build/web, and prints its size over the wire.

python3 -m web.build

WEB_CONNECT="https://rates.example https://prices.example" adds origins that the page may
ask: those of proxies that a user of the page may name in its settings.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.parse
from pathlib import Path

from wasm.copy import ASSETS, BINDING, copy, copy_licences, generate, is_built

from web import calls, module
from web.rates import write as write_rates

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "build" / "web"
#: The first load, compressed, in bytes. The desk's module needs 564 kB of them: portfolios contain
#: corporate actions, tax rules and track records, which valuations and returns use.
LIMIT = 690_000
#: Where the page's policy names the hosts that it may ask.
CONNECT = "connect-src 'self'"
#: Files that the page does not need to start: other screens and languages are loaded after it.
LATER = (
    *("data/", "lib/full/", "lib/tests/", "src/screens/", "src/whole/", "licences/", "vendor/"),
    *("src/words/de.js", "src/words/pt.js"),
    *("src/parts/drawings.js", "src/parts/explanation", "src/parts/save.js", "src/parts/table"),
    *("src/state/bank", "src/state/camt.js", "src/state/csv.js", "src/state/transactions-"),
    *("src/state/holdings.js", "src/state/hosts.js", "src/state/intake.js", "src/state/merge.js"),
    *(
        "src/state/invoice-xml.js",
        "src/state/quotes.js",
        "src/state/returns.js",
        "src/state/whole.js",
    ),
    # A system asks for its icon when the page is installed.
    *("icon-180.png", "icon-192.png", "icon-512.png", "lib/src/require.cjs"),
)
MODULE_FILES = tuple(f"lib/{name}" for name in ASSETS)
FIRST_SCREEN = "src/screens/converter"
#: The charts' library and its licence, of Debian's package libjs-chart.js.
CHART = Path("/usr/share/javascript/chart.js/chart.min.js")
CHART_LICENCE = Path("/usr/share/doc/libjs-chart.js/copyright")
#: The sizes of the icons for systems that show no SVG.
ICONS = (180, 192, 512)


def copy_library(folder: Path) -> None:
    target = folder / "lib"
    generate()
    copy(target, types=False, module=module.link())
    # The golden vectors and documents in XML call functions that the start does not need.
    copy(target / "full", types=False)
    for path in target.rglob("src/**/*.js"):
        # A third of the binding's download would be comments.
        path.write_text(calls.code(path), encoding="utf-8")
    # Both libraries throw errors of one class.
    errors = target / "full" / "src" / "errors.js"
    errors.write_text('export * from "../../src/errors.js";\n')
    shutil.copytree(BINDING / "tests" / "vectors", target / "tests" / "vectors")
    shutil.copy2(BINDING / "tests" / "checks.js", target / "tests" / "checks.js")
    copy_licences(folder / "licences")


def copy_chart(folder: Path) -> None:
    if not CHART.exists():
        raise SystemExit(f"{CHART} is missing: tools/setup.sh web installs libjs-chart.js")
    (folder / "vendor").mkdir()
    shutil.copyfile(CHART, folder / "vendor" / "chart.js")
    shutil.copyfile(CHART_LICENCE, folder / "licences" / "chart.js.LICENSE.txt")


def draw_icons(folder: Path) -> None:
    """Icons as PNG: iOS ignores an SVG."""
    if shutil.which("rsvg-convert") is None:
        raise SystemExit("rsvg-convert is missing: tools/setup.sh web installs librsvg2-bin")
    for size in ICONS:
        file = folder / f"icon-{size}.png"
        command = [
            "rsvg-convert",
            "-w",
            str(size),
            "-h",
            str(size),
            "-o",
            str(file),
            str(folder / "icon.svg"),
        ]
        subprocess.run(command, check=True)


def copy_data(folder: Path) -> None:
    data = folder / "data"
    (data / "Vectors").mkdir(parents=True)
    write_rates(ROOT / "share" / "ecb" / "eurofxref-hist.csv", data / "rates.gz")
    names = (ROOT / "share" / "locales" / "cldr.locales").read_bytes()
    (data / "names.gz").write_bytes(gzip.compress(names, 9, mtime=0))
    for path in sorted((ROOT / "Tests" / "Vectors").glob("*.json")):
        shutil.copy2(path, data / "Vectors" / path.name)
    shutil.copytree(ROOT / "Tests" / "Data", data / "Data", ignore=shutil.ignore_patterns("icu"))
    for path in sorted((ROOT / "share" / "catalogues").glob("*.csv")):
        shutil.copy2(path, data / path.name)


def allow(text: str, origins: list[str]) -> str:
    """The page with more origins in its Content-Security-Policy."""
    for origin in origins:
        found = urllib.parse.urlsplit(origin)
        if found.scheme not in ("http", "https") or origin != f"{found.scheme}://{found.netloc}":
            raise SystemExit(f"WEB_CONNECT: an origin is such as https://rates.example: {origin}")
        if not re.fullmatch(r"[A-Za-z0-9.-]+(:[0-9]+)?", found.netloc):
            raise SystemExit(f"WEB_CONNECT: not a valid host for a policy: {origin}")
    return text.replace(CONNECT, " ".join((CONNECT, *origins)))


def files(folder: Path = TARGET) -> list[str]:
    found = (path for path in folder.rglob("*") if path.is_file())
    names = (path.relative_to(folder).as_posix() for path in found)
    return sorted(name for name in names if name not in ("sw.js", "files.js"))


def is_later(name: str) -> bool:
    return name.startswith(LATER) and not name.startswith(FIRST_SCREEN)


def write_list(folder: Path) -> None:
    """The service worker's list of files; its version changes when any of them does."""
    names = files(folder)
    digest = hashlib.sha256((folder / "sw.js").read_bytes())
    for name in names:
        digest.update(name.encode() + b"\0" + (folder / name).read_bytes())
    first = ["./", *(name for name in names if not is_later(name))]
    later = [name for name in names if is_later(name)]
    found = {"version": digest.hexdigest()[:16], "first": first, "later": later}
    (folder / "files.js").write_text(f"self.DESK = {json.dumps(found, indent=1)};\n")


def compressed(path: Path) -> int:
    if path.suffix == ".gz":
        return path.stat().st_size
    command = ["brotli", "-c", "-q", "11", "-w", "24", str(path)]
    return len(subprocess.run(command, check=True, capture_output=True).stdout)


def report() -> int:
    """Prints the sizes; 1 if the first load is too large."""
    sizes = {name: compressed(TARGET / name) for name in files()}
    first = {name: size for name, size in sizes.items() if not is_later(name)}
    groups = {
        "the module": sum(size for name, size in first.items() if name in MODULE_FILES),
        "its JavaScript": sum(size for name, size in first.items() if name.startswith("lib/src/")),
        "the page": sum(size for name, size in first.items() if not name.startswith("lib/")),
    }
    for name, size in groups.items():
        print(f"{name}: {size:,} bytes in brotli")
    total = sum(groups.values())
    print(f"first load: {total:,} bytes of at most {LIMIT:,}")
    print(f"exchange rates after it: {sizes['data/rates.gz']:,} bytes")
    return int(total > LIMIT)


def assemble(folder: Path) -> None:
    """Writes the desk into a folder, from which any static host can serve it."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "web", folder, ignore=shutil.ignore_patterns("README.md", "pictures"))
    page = folder / "index.html"
    page.write_text(allow(page.read_text(), os.environ.get("WEB_CONNECT", "").split()))
    copy_library(folder)
    copy_chart(folder)
    draw_icons(folder)
    copy_data(folder)
    write_list(folder)


def main() -> int:
    if not is_built():
        print("build/wasm/libmoney.wasm is missing: make wasm builds it", file=sys.stderr)
        return 1
    assemble(TARGET)
    print(f"in {TARGET.relative_to(ROOT)}:")
    return report()


if __name__ == "__main__":
    sys.exit(main())
