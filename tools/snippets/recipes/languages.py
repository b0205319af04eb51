"""How each language puts the blocks of a page together, builds the program and runs it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from suites.places import INCLUDE, ROOT

from snippets import programs
from snippets.answers import LIB, call
from snippets.blocks import Block
from snippets.recipes.program import MARK, Form

#: The limit of a program in seconds, including its compiler.
LIMIT = 600
TOOLS = ROOT / "tools" / "bindings"
#: The output of a program, and its error or an empty text.
Outcome = tuple[str, str]


@dataclass(frozen=True)
class Language:
    """A language with pages of its own."""

    #: The word on a fence.
    fence: str
    #: Runs blocks as one program in an empty folder; the text is the page's code for all of them.
    together: Callable[[list[Block], str, Path], Outcome]
    #: True for a block that is a program by itself.
    is_whole: Callable[[Block], bool]


def run(words: list[str | Path], folder: Path) -> Outcome:
    return call([str(word) for word in words], folder, limit=LIMIT)


def steps(folder: Path, *commands: list[str | Path]) -> Outcome:
    """Runs commands until one fails; returns the output of the last one."""
    wrote = wrong = ""
    for words in commands:
        wrote, wrong = run(words, folder)
        if wrong:
            break
    return wrote, wrong


JAVA = Form(
    top=r"import ",
    whole=r"\bvoid main\(",
    function="static void recipe{number}() throws Exception {\n{body}\n}",
    call='System.out.println("{mark}");\nrecipe{number}();',
    program="{top}\n\nclass Recipes {\n{functions}\n"
    "public static void main(String[] words) throws Exception {\n{calls}\n}\n}\n",
)


def java(blocks: list[Block], before: str, folder: Path) -> Outcome:
    is_whole = JAVA.is_whole(blocks[0])
    text = blocks[0].text if is_whole else JAVA.assembled(blocks, before)
    name = next(one for one in re.findall(r"^(?:\w+ )*class (\w+)", text, re.M))
    (folder / f"{name}.java").write_text(text, encoding="utf-8")
    return run([TOOLS / "java.sh", "program", folder, name], folder)


CSHARP = Form(
    top=r"using (?:static )?[\w.]+;",
    whole=r"\bvoid Main\(",
    function="static void Recipe{number}() {\n{body}\n}",
    call='System.Console.WriteLine("{mark}");\nRecipe{number}();',
    program="{top}\n\nstatic class Recipes {\n{functions}\nstatic void Main() {\n{calls}\n}\n}\n",
)


def csharp(blocks: list[Block], before: str, folder: Path) -> Outcome:
    is_whole = CSHARP.is_whole(blocks[0])
    text = blocks[0].text if is_whole else CSHARP.assembled(blocks, before)
    (folder / "Recipes.cs").write_text(text, encoding="utf-8")
    return run([TOOLS / "csharp.sh", "program", folder, "Recipes"], folder)


GO = Form(
    top=r'import "|import \w+ "',
    whole=r"^func (main|Test\w+)\(",
    function="func recipe{number}() error {\n{body}\n\treturn nil\n}",
    call='fmt.Println("{mark}")\nif err := recipe{number}(); err != nil {\n\tlog.Fatal(err)\n}',
    program='package main\n\nimport "fmt"\nimport "log"\n{top}\n\n{functions}\n\n'
    "func main() {\n{calls}\n}\n",
)


def imports_first(text: str) -> str:
    """A program of Go, whose imports must precede the functions that a page has for all."""
    opening, *lines = text.splitlines()
    imports = dict.fromkeys(line for line in lines if line.startswith("import "))
    rest = [line for line in lines if not line.startswith("import ")]
    return "\n".join([opening, *imports, *rest, ""])


def go(blocks: list[Block], before: str, folder: Path) -> Outcome:
    """A program of Go: the imports of the page's comment and of the blocks, each once and first.

    A block with a test is a file of its own, which `go test` runs.
    """
    is_whole = GO.is_whole(blocks[0])
    is_test = is_whole and "func main(" not in blocks[0].text
    text = blocks[0].text if is_whole else imports_first(GO.assembled(blocks, before))
    name = "main_test.go" if is_test else "main.go"
    (folder / name).write_text(text, encoding="utf-8")
    module = "libmoney.org/go/money"
    (folder / "go.mod").write_text(
        f"module recipes\n\ngo 1.19\n\nrequire {module} v0.2.0\n\n"
        f"replace {module} => {ROOT / 'bindings/go'}\n"
    )
    tool = [TOOLS / "go.sh", LIB, folder]
    if is_test:
        return run([*tool, "test", "."], folder)
    return steps(folder, [*tool, "build", "-o", "recipes", "."], ["./recipes"])


RUST = Form(
    top=r"#!\[",
    whole=r"^(fn main\(|#\[test\])",
    function="fn recipe_{number}() -> Result<(), Box<dyn std::error::Error>> {\n"
    "{body}\n    Ok(())\n}",
    call='println!("{mark}");\nrecipe_{number}()?;',
    program="{top}\n\n{functions}\n\n"
    "fn main() -> Result<(), Box<dyn std::error::Error>> {\n{calls}\nOk(())\n}\n",
)
CARGO = """[package]
name = "recipes"
version = "0.0.0"
edition = "2021"

[workspace]

[dependencies]
libmoney = { path = "ROOT/build/api/rust/libmoney", features = [FEATURES] }
"""


def rust(blocks: list[Block], before: str, folder: Path) -> Outcome:
    """A program of Rust; lines of the page's comment name features and add dependencies.

    A block with a test is a library of its own, which `cargo test` runs.
    """
    lines = before.splitlines()
    named = [line.split()[1:] for line in lines if line.startswith("features:")]
    crates = [line.split(maxsplit=1)[1] for line in lines if line.startswith("dependency:")]
    before = "\n".join(ln for ln in lines if not ln.startswith(("features:", "dependency:")))
    is_whole = RUST.is_whole(blocks[0])
    text = blocks[0].text if is_whole else RUST.assembled(blocks, before)
    features = ", ".join(f'"{name}"' for names in named for name in names)
    (folder / "src").mkdir()
    is_test = is_whole and "fn main(" not in blocks[0].text
    name = "lib.rs" if is_test else "main.rs"
    (folder / "src" / name).write_text(text, encoding="utf-8")
    cargo = CARGO.replace("ROOT", str(ROOT)).replace("FEATURES", features)
    cargo += "".join(f"{crate}\n" for crate in crates)
    (folder / "Cargo.toml").write_text(cargo)
    word = "test" if is_test else "run"
    return run([TOOLS / "rust.sh", LIB, folder, word, "--quiet"], folder)


CPP = Form(
    top=r"#include |using namespace ",
    whole=r"^int main\(",
    function="static void recipe_{number}()\n{\n{body}\n}",
    call='std::cout << "{mark}\\n";\nrecipe_{number}();',
    program="#include <iostream>\n{top}\n\n{functions}\n\nint main()\n{\n{calls}\n}\n",
)


def cpp(blocks: list[Block], before: str, folder: Path) -> Outcome:
    is_whole = CPP.is_whole(blocks[0])
    text = blocks[0].text if is_whole else CPP.assembled(blocks, before)
    (folder / "recipes.cpp").write_text(text, encoding="utf-8")
    folders = (INCLUDE, ROOT / "bindings/cpp/include", ROOT / "build/api/cpp/include")
    words: list[str | Path] = [*programs.COMPILERS["cpp"], *(f"-I{one}" for one in folders)]
    words += ["recipes.cpp", "-o", "recipes", f"-L{LIB}", "-lmoney", "-pthread"]
    return steps(folder, words, ["./recipes"])


SWIFT = Form(
    top=r"import ",
    whole=r"\A\Z",
    function="func recipe{number}() async throws {\n{body}\n}",
    call='print("{mark}")\ntry await recipe{number}()',
    program="{top}\n\n{functions}\n\n{calls}\n",
)


def swift(blocks: list[Block], before: str, folder: Path) -> Outcome:
    (folder / "main.swift").write_text(SWIFT.assembled(blocks, before), encoding="utf-8")
    words = programs.swift_command(folder / "main.swift", folder / "recipes")
    return steps(folder, [*words], ["./recipes"]) if words else ("", programs.NO_SWIFT)


def files(blocks: list[Block], before: str, folder: Path, ends: str, form: str) -> list[Path]:
    """A file for each block of a language that loads files, and one that loads them all."""
    lines = [before]
    for number, block in enumerate(blocks, 1):
        path = folder / f"recipe{number}.{ends}"
        path.write_text(block.text, encoding="utf-8")
        lines.append(form.replace("MARK", MARK).replace("PATH", str(path)))
    main = folder / f"recipes.{ends}"
    main.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [main]


def ruby(blocks: list[Block], before: str, folder: Path) -> Outcome:
    main = files(blocks, before, folder, "rb", 'puts "MARK"\nload "PATH", true')
    return run([TOOLS / "ruby.sh", LIB, "run", *main], folder)


def php(blocks: list[Block], before: str, folder: Path) -> Outcome:
    """Programs of PHP; the page's comment starts with the opening tag, as each block does."""
    built = ROOT / "build" / "bindings" / LIB.parent.name / "php"
    loader = f"<?php\nrequire '{ROOT}/build/api/php/lib/autoload.php';\n"
    form = "(static function () { echo \"MARK\\n\"; require 'PATH'; })();"
    main = files(blocks, loader + before.removeprefix("<?php\n"), folder, "php", form)
    extension = f"extension={built / 'modules' / 'libmoney.so'}"
    build: list[str | Path] = [TOOLS / "php.sh", LIB, built]
    return steps(folder, build, ["php", "-d", extension, *main])


def lua(blocks: list[Block], before: str, folder: Path) -> Outcome:
    main = files(blocks, before, folder, "lua", 'print("MARK")\ndofile("PATH")')
    return run([TOOLS / "lua.sh", LIB, "lua5.4", "run", *main], folder)


def never(_: Block) -> bool:
    """Blocks of this language are files of one program."""
    return False


LANGUAGES = {
    "cpp": Language("cpp", cpp, CPP.is_whole),
    "csharp": Language("csharp", csharp, CSHARP.is_whole),
    "go": Language("go", go, GO.is_whole),
    "java": Language("java", java, JAVA.is_whole),
    "lua": Language("lua", lua, never),
    "php": Language("php", php, never),
    "ruby": Language("ruby", ruby, never),
    "rust": Language("rust", rust, RUST.is_whole),
    "swift": Language("swift", swift, never),
}
