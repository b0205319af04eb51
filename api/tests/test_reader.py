"""The reader of the headers is strict: each way to break the form is refused, with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from description.parts import Description, DescriptionError
from description.reader import HeaderReader, read_headers
from description.roles import give_roles

BASE = """
/** A status. */
typedef int32_t money_status_t;

#define MONEY_OK 0
#define MONEY_ERR_DATE 25 /* [raises InvalidDate] no day of the calendar */

/** What went wrong. */
typedef struct money_error_s {
    money_status_t status;
} money_error_t;

/** A table. */
typedef struct money_rates_s money_rates_t;
"""
GOOD = """
/** Reads a day.
 *  @param rates [null]  the table; may be NULL.
 *  @param text          the day.
 *  @return MONEY_OK; MONEY_ERR_DATE (no such day).
 *  @since 0.2
 */
MONEY_API money_status_t money_day_read(const money_rates_t *rates, const char *text, size_t length,
                                        int32_t *day, size_t *flags, money_error_t *error);
"""


def described(text: str, tmp_path: Path) -> Description:
    """The description of a header of these declarations."""
    path = tmp_path / "day.h"
    path.write_text(BASE + text)
    description = Description([HeaderReader().read(path)])
    give_roles(description)
    return description


def test_the_good_one(tmp_path: Path) -> None:
    (function,) = described(GOOD, tmp_path).functions
    assert [(p.name, p.role, p.null) for p in function.params] == [
        ("rates", "handle", True),
        ("text", "text in", False),
        ("length", "part-of", False),
        ("day", "scalar out", False),
        ("flags", "scalar out", True),
        ("error", "error", True),
    ]
    assert function.doc.statuses == {"MONEY_OK": "", "MONEY_ERR_DATE": "no such day"}
    assert function.doc.since == "0.2"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("@since 0.2", "@version 0.2", "no tag"),
        ("@since 0.2", "@since two", "MAJOR.MINOR"),
        ("@param text  ", "@param words ", "no parameter 'words'"),
        ("@param text  ", "@param rates ", "twice"),
        ("[null]", "[nullable]", "no word for a parameter"),
        ("[null]", "[count]", "no word for a parameter"),
        ("MONEY_ERR_DATE (no", "MONEY_ERR_DAY (no", "not defined"),
        ("MONEY_OK; MONEY_ERR_DATE", "MONEY_ERR_DATE", "begins with MONEY_OK"),
        ("MONEY_ERR_DATE (no such day)", "as money_day_write", "is no status"),
        (" *  @return MONEY_OK; MONEY_ERR_DATE (no such day).\n", "", "@return is missing"),
        ("MONEY_API money", "MONEY_EXPORT money", "MONEY_API is for a status"),
        ("/** Reads a day.", "/* Reads a day.", "no doc comment"),
        ("/** Reads a day.", "/**", "begin with a sentence"),
        ("int32_t *day", "struct day *day", "cannot read the parameter"),
        ("int32_t *day", "int32_t **day", "fits no role"),
        ("size_t *flags", "size_t *flags [null]", "cannot read the parameter"),
        (" *  @param text ", " *  @param flags [null]  what.\n *  @param text ", "says it again"),
        (" *  @since", " *  @long or short\n *  @since", "stands alone"),
        ("int32_t *day", "day_t day", "fits no role"),
        ("MONEY_API", "extern MONEY_API", "of no known shape"),
        ("(no such day).", "(no such day.", "brackets in @return do not match"),
        ("(no such day).", "no such day).", "brackets in @return do not match"),
        (" *  @since 0.2\n */", " *  @since 0.2\n", "of no known shape"),
    ],
)
def test_a_broken_form_is_refused(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert old in GOOD
    with pytest.raises(DescriptionError) as caught:
        described(GOOD.replace(old, new, 1), tmp_path)
    assert words in str(caught.value)


def test_a_comment_that_belongs_to_nothing(tmp_path: Path) -> None:
    with pytest.raises(DescriptionError, match="belongs to nothing"):
        described("/** One. */\n" + GOOD, tmp_path)


def ringed(name: str, ring: str, includes: str = "") -> str:
    """A header that contains only its ring and its includes."""
    return f"/** @file {name}\n *  One.\n *\n *  @ring {ring}\n */\n{includes}"


@pytest.mark.parametrize(
    ("money", "desk", "headers", "words"),
    [
        ("a b", "c", {"a": "core", "b": "domain", "c": "desk"}, None),
        (
            "a b c",
            "",
            {"a": "core", "b": "domain", "c": "desk"},
            "money.h includes c.h, which is of the ring desk",
        ),
        ("a", "b", {"a": "core", "b": "domain"}, "money/desk.h includes b.h, which is of the ring domain"),
        ("a", "", {"a": "tier"}, "@ring must be one of core, domain, desk, got 'tier'"),
        (
            "a b",
            "",
            {"a": "core b", "b": "domain"},
            "money/a.h: includes b.h, which is of a ring further out",
        ),
        ("b", "c", {"b": "domain c", "c": "desk"}, "money/b.h: includes c.h, which is of a ring further out"),
    ],
)
def test_arrows_between_rings_point_inward(
    tmp_path: Path, money: str, desk: str, headers: dict[str, str], words: str | None
) -> None:
    folder = tmp_path / "money"
    folder.mkdir()
    for name, text in headers.items():
        ring, *others = text.split()
        includes = "".join(f'#include "{other}.h"\n' for other in others)
        (folder / f"{name}.h").write_text(ringed(f"{name}.h", ring, includes))
    (tmp_path / "money.h").write_text("".join(f'#include "money/{name}.h"\n' for name in money.split()))
    lines = "".join(f'#include "{name}.h"\n' for name in desk.split())
    (folder / "desk.h").write_text(f'#include "../money.h"\n{lines}')
    if words is None:
        description = read_headers(tmp_path / "money.h")
        assert [(h.name, h.ring) for h in description.headers] == [
            ("a.h", "core"),
            ("b.h", "domain"),
            ("c.h", "desk"),
        ]
        return
    with pytest.raises(DescriptionError) as caught:
        read_headers(tmp_path / "money.h")
    assert words in str(caught.value)


def test_the_line_of_the_tag_is_named(tmp_path: Path) -> None:
    with pytest.raises(DescriptionError) as caught:
        described(GOOD.replace("@since 0.2", "@since two"), tmp_path)
    lines = (tmp_path / "day.h").read_text().split("\n")
    assert f"day.h:{lines.index(' *  @since two') + 1}: " in str(caught.value)


def test_a_field_of_an_undeclared_type(tmp_path: Path) -> None:
    struct = "/** A day. */\ntypedef struct money_day_s {\n    money_week_t week;\n} money_day_t;\n"
    with pytest.raises(DescriptionError, match="day.h:[0-9]+: no header declares 'money_week_t' of week"):
        described(struct, tmp_path)
