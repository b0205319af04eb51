"""The contents of packages: the generated files of their language are included.

Only Debian's programs and libraries need jansson, or a C library newer than glibc 2.28. A package
with the library includes that of the archives.

    inside.py [FOLDER]      build/packages, if no folder is given
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "api"))

from generate import built, describe  # noqa: E402

#: The C library's own names, and the library beside a tool or an addon.
ALLOWED = re.compile(r"(libc|libm|libdl|libpthread|ld-linux.*|libmoney)\.so(\.\d+)?")
GLIBC = (2, 28)
ARCHIVES = (".tgz", ".tar.gz", ".tar.xz")
#: The contents of the packages of a folder: a library, the module of WebAssembly, or neither.
HELD = {
    "c/*": "libmoney.so",
    "csharp/*": "libmoney.so",
    "go/*": "",
    "java/*": "libmoney.so",
    "javascript/libmoney-linux-*": "libmoney.so",
    "javascript/*": "libmoney.wasm",
    "lua/*": "",
    "lua5.4/*": "core.so",
    "luajit/*": "core.so",
    "php/*": "libmoney.so",
    "python/*.whl": "libmoney.so",
    "python/*": "",
    "ruby/*-linux.gem": "libmoney.so",
    "ruby/*": "",
    "rust/*": "",
}
#: The generated files of build/api that the packages of a folder have, as they are or compiled.
GENERATED = {
    "c/*": "cpp/",
    "java/*": "java/",
    "javascript/libmoney-[0-9]*": "javascript/src/",
    "lua/*": "lua/",
    "lua5.4/*": "lua/lib/",
    "luajit/*": "lua/lib/",
    "php/*": "php/",
    "ruby/*": "ruby/",
    "rust/libmoney-[0-9]*": "rust/libmoney/src/",
    "rust/libmoney-sys-*": "rust/libmoney-sys/src/",
}


def tar_files(data: bytes) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        for member in archive:
            file = archive.extractfile(member) if member.isfile() else None
            if file is not None:
                yield member.name, file.read()


def zip_files(data: bytes) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for name in archive.namelist():
            yield name, archive.read(name)


def files(name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    """The files of a package, and those of the archives in it."""
    found = zip_files(data) if data.startswith(b"PK") else tar_files(data)
    for inner, content in found:
        if inner.endswith(ARCHIVES):
            yield from files(inner, content)
        else:
            yield f"{name}:{inner}", content


def faults_of_binary(data: bytes) -> list[str]:
    """Why a program or a library does not run with an old C library alone."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        command = ["readelf", "-dW", "--dyn-syms", file.name]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", text)
    found = [f"needs {name}" for name in needed if not ALLOWED.fullmatch(name)]
    versions = {tuple(map(int, one.split("."))) for one in re.findall(r"GLIBC_([0-9.]+)", text)}
    newer = sorted(one for one in versions if one > GLIBC)
    return found + [f"needs glibc {'.'.join(map(str, one))}" for one in newer]


def faults(name: str, data: bytes, held: str, libraries: set[bytes]) -> list[str]:
    """The faults of a package."""
    found = []
    binaries = 0
    is_held = not held
    for path, content in files(name, data):
        base = path.rpartition("/")[2].rpartition(":")[2]
        is_held = is_held or base.startswith(held)
        if not content.startswith(b"\x7fELF"):
            continue
        binaries += 1
        found += [f"{path} {fault}" for fault in faults_of_binary(content)]
        if base.startswith("libmoney.so") and content not in libraries:
            found.append(f"{path} is another library than those of build/linux-*")
    if not is_held:
        found.append(f"{name} must contain {held}")
    if binaries and not held:
        found.append(f"{name} has programs or libraries")
    return found


def missing_files(name: str, data: bytes, wanted: dict[str, bytes]) -> list[str]:
    """The generated files that a package lacks, or has in another state."""
    found = {path.rpartition(":")[2]: content for path, content in files(name, data)}
    contents = set(found.values())
    classes = {path for path in found if path.endswith(".class")}
    return [
        f"{name} must contain the generated file {path}"
        for path, content in wanted.items()
        if content not in contents
        and path.removeprefix("java/").replace(".java", ".class") not in classes
    ]


def of_path(path: Path, table: dict[str, str]) -> str | None:
    return next((held for pattern, held in table.items() if path.match(pattern)), None)


def generated_in(path: Path, made: dict[str, bytes]) -> dict[str, bytes]:
    """The generated files that a package must contain."""
    folder = of_path(path, GENERATED)
    return {name: data for name, data in made.items() if folder and name.startswith(folder)}


def finds_faults() -> list[str]:
    """The checks themselves detect their faults."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "needy.so"
        source = "void *json_object(void); void *use(void) { return json_object(); }"
        command = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(made), "-ljansson"]
        subprocess.run(command, input=source, text=True, check=True)
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            archive.write(made, "libmoney.so")
    found = "\n".join(faults("needy", packed.getvalue(), "core.so", set()))
    found += "\n".join(missing_files("needy", packed.getvalue(), {"ruby/lib/words.rb": b"new"}))
    wanted = (
        "needs libjansson.so.4",
        "is another library",
        "must contain core.so",
        "file ruby/lib/words.rb",
    )
    return [f"not found: {words}" for words in wanted if words not in found]


def main(words: list[str]) -> int:
    top = Path(words[0]) if words else ROOT / "build" / "packages"
    libraries = {path.read_bytes() for path in ROOT.glob("build/linux-*/lib/libmoney.so.0")}
    made = {name: text.encode() for name, text in built(describe()).items()}
    results = [finds_faults()]
    for path in sorted(top.glob("*/*")):
        name = str(path.relative_to(top))
        if name.startswith(("contents/", "debian/")):
            continue  # lists, and packages that need Debian's jansson
        held = of_path(path.relative_to(top), HELD)
        if held is None:
            results.append([f"{name} is of no kind that is known here"])
        else:
            data = path.read_bytes()
            wanted = generated_in(path.relative_to(top), made)
            results.append(faults(name, data, held, libraries) + missing_files(name, data, wanted))
    missing = [pattern for pattern in HELD if not list(top.glob(pattern))]
    results.append([f"not found: {pattern}" for pattern in missing])
    for fault in (fault for found in results for fault in found):
        print(f"FAILED: {fault}")
    failed = sum(bool(found) for found in results)
    print(f"{len(results) - failed} passed, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
