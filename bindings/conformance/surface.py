"""Checks that every name of bindings/surface.md exists in each binding: surface.py [BINDING…]."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable

from drivers import BINDINGS, BUILT, LIBRARY, NotBuilt, compile_cpp
from vectors import ROOT

PAGE = ROOT / "bindings" / "surface.md"
LOOK_UP = """
import sys, libmoney
for name in sys.argv[1:]:
    value = libmoney
    for part in name.split("."):
        try:
            value = getattr(value, part)
        except AttributeError:
            print(name)
            break
"""


def names() -> dict[str, list[str]]:
    """The names of each column."""
    rows = [line.strip("|\n ").split("|") for line in PAGE.read_text().splitlines() if "|" in line]
    head, _, *body = [[cell.strip() for cell in row] for row in rows]
    found: dict[str, list[str]] = {binding: [] for binding in head[1:]}
    for concept, *cells in body:
        for binding, cell in zip(found, cells, strict=True):
            there = re.findall(r"`([^`]+)`", cell)
            if not there and not cell.startswith("none"):
                raise SystemExit(f"{PAGE}: {concept} has no name for {binding}")
            found[binding] += there
    return found


def missing_in_c(wanted: list[str]) -> list[str]:
    described = json.loads((ROOT / "api" / "money.api.json").read_text(encoding="utf-8"))
    there = {one["name"] for key in ("functions", "structs", "handles") for one in described[key]}
    for enumeration in described["enumerations"]:
        there |= {enumeration["name"], *(one["name"] for one in enumeration["constants"])}
    return [name for name in wanted if name not in there]


def missing_in_python(wanted: list[str]) -> list[str]:
    binding = BINDINGS["python"]
    environment = {**os.environ, **binding.environment()}
    command = [binding.command()[0], "-c", LOOK_UP, *wanted]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return done.stdout.split()


def missing_in_cpp(wanted: list[str]) -> list[str]:
    """A type starts with a capital; anything else is a function or an exception."""
    lines = ["#include <money.hpp>"]
    for index, name in enumerate(wanted):
        last = name.split("::")[-1]
        is_type = last[0].isupper() or name == "error"
        use = f"using T{index} = money::{name};" if is_type else f"auto f{index} = &money::{name};"
        lines.append(f"[[maybe_unused]] {use}" if not is_type else use)
    source = BUILT / "surface" / "names.cpp"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text("\n".join([*lines, "int main() {}", ""]), encoding="utf-8")
    try:
        compile_cpp([source], BUILT / "surface" / "names")
    except NotBuilt as error:
        return sorted(set(re.findall(r"(?:no|not a) [^\n]*?[‘']([^’']+)[’']", str(error)))) or [
            str(error)
        ]
    return []


LOOK_UP_IN_JAVASCRIPT = """
const libmoney = await import(process.argv[1]);
for (const name of process.argv.slice(2)) {
  const [first, method] = name.split(".");
  const owner = libmoney[first];
  const isThere = (place) => !method || method in place || method in place.prototype;
  if (owner === undefined || !isThere(owner)) console.log(name);
}
"""


def missing_in_javascript(wanted: list[str]) -> list[str]:
    binding = BINDINGS["javascript"]
    try:
        binding.build()
    except NotBuilt as error:
        raise SystemExit(str(error)) from None
    index = str(ROOT / "build/api/javascript/src/index.js")
    command = ["node", "--input-type=module", "-e", LOOK_UP_IN_JAVASCRIPT, index, *wanted]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return done.stdout.split()


def missing_in_swift(wanted: list[str]) -> list[str]:
    """Returns the names that the compiler does not find in the module; of several members of a name
    it finds one."""
    try:
        BINDINGS["swift"].build()
    except NotBuilt as error:
        raise SystemExit(str(error)) from None
    source = BUILT / "surface" / "names.swift"
    source.parent.mkdir(parents=True, exist_ok=True)
    missing = []
    lines = ["import LibMoney"]
    for name in wanted:
        owner, _, member = name.partition(".")
        lines.append(f"func use(_ it: {owner}) {{ _ = {'it.' + member if member else 'it'} }}")
    source.write_text("\n".join([*lines, ""]), encoding="utf-8")
    modules = str(ROOT / ".build" / "debug" / "Modules")
    command = ["swiftc", "-typecheck", "-I", modules, str(source)]
    told = subprocess.run(command, capture_output=True, text=True).stderr
    for number, name in enumerate(wanted, start=2):
        place = re.escape(f"names.swift:{number}:") + r"\d+: error: (cannot find|value of type)"
        if re.search(place, told):
            missing.append(name)
    return missing


def missing_in_java(wanted: list[str]) -> list[str]:
    """Names that the classes do not have, as the program Names of the tests looks them up."""
    try:
        BINDINGS["java"].build()
    except NotBuilt as error:
        raise SystemExit(str(error)) from None
    command = [str(ROOT / "tools/bindings/java.sh"), "run", "Names", *wanted]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return done.stdout.split()


def missing_in_csharp(wanted: list[str]) -> list[str]:
    """Names that the assembly does not have, as the program Names of the tests looks them up."""
    binding = BINDINGS["csharp"]
    try:
        binding.build()
    except NotBuilt as error:
        raise SystemExit(str(error)) from None
    command = [str(ROOT / "tools/bindings/csharp.sh"), "run", "Names", *wanted]
    environment = {**os.environ, **binding.environment()}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return done.stdout.split()


def missing_in_go(wanted: list[str]) -> list[str]:
    """Returns the names that the compiler calls undefined. A type alone is not an expression, which
    it reports as well."""
    folder = BUILT / "surface" / "go"
    folder.mkdir(parents=True, exist_ok=True)
    module = ROOT / "bindings" / "go"
    (folder / "go.mod").write_text(
        "module names\n\ngo 1.19\n\nrequire libmoney.org/go/money v0.0.0\n\n"
        f"replace libmoney.org/go/money => {module}\n",
        encoding="utf-8",
    )
    lines = ["package main", "", 'import "libmoney.org/go/money"', "", "func main() {"]
    for name in wanted:
        owner, _, member = name.partition(".")
        lines.append(f"\t_ = {f'(*money.{owner}).{member}' if member else f'money.{owner}'}")
    (folder / "main.go").write_text("\n".join([*lines, "}", ""]), encoding="utf-8")
    command = [
        "tools/bindings/go.sh",
        str(LIBRARY),
        str(folder),
        "build",
        "-gcflags=-e",
        "-o",
        "/dev/null",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    told = done.stdout + done.stderr
    missing = []
    for number, name in enumerate(wanted, start=len(lines) - len(wanted) + 1):
        if re.search(rf"main\.go:{number}:\d+: .*undefined", told):
            missing.append(name)
    if not re.search(r"main\.go:\d+:\d+: .*is not an expression", told):
        return [told.strip() or "no answer of the compiler"]
    return missing


#: The Rust compiler's messages for a name that does not exist.
NOT_THERE = re.compile(r"error\[E0(?:412|425|432|433|599)\][^\n]*\n\s+--> src/main\.rs:(\d+):")


def missing_in_rust(wanted: list[str]) -> list[str]:
    """Returns the names that the compiler does not find. For some functions it also requests type
    annotations."""
    folder = BUILT / "surface" / "rust"
    (folder / "src").mkdir(parents=True, exist_ok=True)
    crate = ROOT / "build" / "api" / "rust" / "libmoney"
    (folder / "Cargo.toml").write_text(
        '[package]\nname = "names"\nversion = "0.0.0"\nedition = "2021"\n\n[workspace]\n\n'
        f'[dependencies]\nlibmoney = {{ path = "{crate}", features = ["carry"] }}\n',
        encoding="utf-8",
    )
    lines = []
    for number, name in enumerate(wanted):
        last = name.split("::")[-1]
        use = f"fn t{number}(_: &libmoney::{name}) {{}}"
        lines.append(
            use if last[0].isupper() else f"fn f{number}() {{ let _ = libmoney::{name}; }}"
        )
    source = "\n".join([*lines, "fn main() {}", ""])
    (folder / "src" / "main.rs").write_text(source, encoding="utf-8")
    command = ["tools/bindings/rust.sh", str(LIBRARY), str(folder), "check"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stderr
    missing = {wanted[int(line) - 1] for line in NOT_THERE.findall(told)}
    if "Checking names" not in told:
        return [told.strip()]
    return sorted(missing)


#: A class, a method of objects after `#`, or a method of a class or the module after a point.
LOOK_UP_IN_RUBY = """
require "libmoney"
ARGV.each do |name|
  owner, mark, method = name.partition(/[#.]/)
  place = owner == "LibMoney" ? LibMoney : LibMoney.const_get(owner)
  there = mark == "#" ? place.method_defined?(method) : mark.empty? || place.respond_to?(method)
  puts name unless there
rescue NameError
  puts name
end
"""


def missing_in_ruby(wanted: list[str]) -> list[str]:
    try:
        BINDINGS["ruby"].build()
    except NotBuilt as error:
        raise SystemExit(str(error)) from None
    command = ["tools/bindings/ruby.sh", str(LIBRARY), "run", "-e", LOOK_UP_IN_RUBY, *wanted]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return done.stdout.split()


LOOK_UP_IN_PHP = """
require $argv[1];
foreach (array_slice($argv, 2) as $name) {
    [$class, $method] = explode('::', $name) + [1 => null];
    $is_there = class_exists('LibMoney\\\\' . $class) || enum_exists('LibMoney\\\\' . $class);
    if (!$is_there || ($method !== null && !method_exists('LibMoney\\\\' . $class, $method))) {
        echo "$name\\n";
    }
}
"""


def missing_in_php(wanted: list[str]) -> list[str]:
    binding = BINDINGS["php"]
    try:
        binding.build()
    except NotBuilt as error:
        raise SystemExit(str(error)) from None
    start = str(ROOT / "build" / "api" / "php" / "lib" / "autoload.php")
    command = [*binding.command()[:-1], "-r", LOOK_UP_IN_PHP, "--", start, *wanted]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stdout + done.stderr)
    return done.stdout.split()


#: A name of the module, or one of a class after a point; the answer is of both runtimes.
LOOK_UP_IN_LUA = """
local found = require("libmoney")
for _, name in ipairs(arg) do
  local place = found
  for part in name:gmatch("[^.]+") do place = place and place[part] end
  if place == nil then print(name) end
end
"""


def missing_in_lua(wanted: list[str]) -> list[str]:
    missing: list[str] = []
    program = BUILT / "surface" / "names.lua"
    program.parent.mkdir(parents=True, exist_ok=True)
    program.write_text(LOOK_UP_IN_LUA, encoding="utf-8")
    for name in ("lua", "luajit"):
        binding = BINDINGS[name]
        try:
            binding.build()
        except NotBuilt as error:
            raise SystemExit(str(error)) from None
        command = [*binding.command()[:-1], str(program), *wanted]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(done.stdout + done.stderr)
        missing += done.stdout.split()
    return sorted(set(missing))


LOOKS: dict[str, Callable[[list[str]], list[str]]] = {
    "C": missing_in_c,
    "Python": missing_in_python,
    "C++": missing_in_cpp,
    "JavaScript": missing_in_javascript,
    "Swift": missing_in_swift,
    "Go": missing_in_go,
    "Rust": missing_in_rust,
    "Java": missing_in_java,
    "C#": missing_in_csharp,
    "Ruby": missing_in_ruby,
    "PHP": missing_in_php,
    "Lua": missing_in_lua,
}


def main(words: list[str]) -> int:
    page = names()
    passed = failed = 0
    if not words and set(page) != set(LOOKS):
        print(f"the page has the bindings {', '.join(page)}, this test {', '.join(LOOKS)}")
        failed += 1
    for binding in words or page:
        missing = LOOKS[binding](page[binding])
        for name in missing:
            print(f"{binding} has no {name}")
        failed += len(missing)
        passed += len(page[binding]) - min(len(missing), len(page[binding]))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
