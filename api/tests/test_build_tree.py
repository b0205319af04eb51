"""build/api contains exactly the files of the current input, and no edit in it is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_tree import WHOLE, BuildTree, BuildTreeError

GENERATED = {"java/Raw.java": "class Raw {}", "php/lib/handles.php": "<?php // handles"}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A source tree of the smallest size."""
    for name in ("include/money.h", "api/generate.py", *(f"bindings/{one}/lib/by_hand" for one in WHOLE)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "bindings/php/test.sh").write_text("#!/bin/sh")
    (tmp_path / "bindings/php/test.sh").chmod(0o755)
    build(tmp_path)
    return tmp_path


def build(root: Path) -> bool:
    """Builds as the generator does; whether something was stale."""
    tree = BuildTree(root)
    with tree.locked():
        is_stale = not tree.is_fresh()
        if is_stale:
            tree.write(GENERATED)
    return is_stale


def test_generated_files_are_beside_those_by_hand(root: Path) -> None:
    tree = root / "build/api"
    assert (tree / "php/lib/handles.php").read_text() == "<?php // handles"
    assert (tree / "php/lib/by_hand").read_text() == "bindings/php/lib/by_hand"
    assert (tree / "php/test.sh").stat().st_mode & 0o111
    assert [path.name for path in (tree / "java").iterdir()] == ["Raw.java"]


def test_a_second_build_writes_nothing(root: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in (root / "build").rglob("*")}
    assert not build(root)
    assert {path: path.stat().st_mtime_ns for path in (root / "build").rglob("*")} == before


def test_a_changed_input_leaves_other_files_alone(root: Path) -> None:
    """Only changed files become newer, so that compilers rebuild only those."""
    before = {path: path.stat().st_mtime_ns for path in (root / "build/api").rglob("*.java")}
    (root / "include/money.h").write_text("another")
    assert build(root)
    assert {path: path.stat().st_mtime_ns for path in (root / "build/api").rglob("*.java")} == before


def test_a_build_mends_its_tree(root: Path) -> None:
    tree = root / "build/api"
    (tree / "java/Raw.java").unlink()
    (tree / "php/lib/handles.php").write_text("<?php")
    (tree / "java/Old.java").write_text("class Old {}")
    assert build(root)
    assert {name: (tree / name).read_text() for name in GENERATED} == GENERATED
    assert not (tree / "java/Old.java").exists()


def test_a_changed_source_is_copied_and_a_removed_one_is_removed(root: Path) -> None:
    source, copy = root / "bindings/php/lib/by_hand", root / "build/api/php/lib/by_hand"
    source.write_text("another")
    assert build(root) and copy.read_text() == "another"
    source.unlink()
    assert build(root) and not copy.exists()


def test_files_of_tools_are_neither_copied_nor_removed(root: Path) -> None:
    (root / "bindings/ruby/lib/made.o").write_text("an object")
    (root / "build/api/rust/Cargo.lock").write_text("locked")
    build(root)
    assert not (root / "build/api/ruby/lib/made.o").exists()
    assert (root / "build/api/rust/Cargo.lock").exists()


def test_an_edited_copy_is_not_written_over(root: Path) -> None:
    copy = root / "build/api/rust/lib/by_hand"
    copy.write_text("an edit in the wrong place")
    words = "build/api/rust/lib/by_hand was edited: edit bindings/rust/lib/by_hand, which it is copied from, "
    with pytest.raises(BuildTreeError, match=words + "delete the copy, and run `make generate`"):
        build(root)
    assert copy.read_text() == "an edit in the wrong place"
    copy.unlink()
    assert build(root) and copy.read_text() == "bindings/rust/lib/by_hand"


def test_an_edit_that_went_to_both_places_is_no_loss(root: Path) -> None:
    for folder in ("bindings", "build/api"):
        (root / folder / "rust/lib/by_hand").write_text("the same edit")
    assert build(root) and not build(root)


def test_an_unreadable_stamp_is_a_stale_tree(root: Path) -> None:
    (root / "build/api/.made.json").write_text("[1")
    assert build(root) and not build(root)
