"""A summary opens with the verb of its shape, and the error shows the words that it must begin with."""

from __future__ import annotations

from pathlib import Path

import pytest

from description.parts import Description, DescriptionError
from description.reader import HeaderReader
from description.roles import give_roles
from description.shapes import EXCEPTIONS, check_shapes, problems

BASE = """
/** A status. */
typedef int32_t money_status_t;

#define MONEY_OK 0

/** What went wrong. */
typedef struct money_error_s {
    money_status_t status;
} money_error_t;

/** A day. */
typedef struct money_day_s money_day_t;
"""
#: A function of each shape: its end, a summary that keeps to it, and one that does not.
CASES = [
    ("day_new", "Creates a day.", "Makes a day."),
    ("day_free", "Frees a day. NULL is allowed.", "Frees a day."),
    ("day_copy", "Copies a day.", "Makes a copy of a day."),
    ("day_at", "Returns the day at an index.", "Reads the day at an index."),
    ("week_count", "Returns the number of weeks.", "Counts the weeks."),
    ("day_from_json", "Reads a day from JSON that money_day_to_json wrote.", "Makes a day from JSON."),
    ("day_to_json", "Writes a day as JSON.", "Returns a day as JSON."),
    ("day_from_bytes", "Reads days from bytes.", "Loads days."),
    ("day_info", "Returns information about a day.", "Tells what a day is."),
    ("day_options_init", "Sets options to their defaults.", "Writes MONEY_DAY_OPTIONS_INIT."),
    ("day_set_name", "Sets the name.", "Gives the day a name."),
    ("day_add_hour", "Adds an hour.", "Puts an hour in."),
    ("day_remove", "Removes a day.", "Takes a day out."),
    ("day_is_past", "Returns whether the day is past.", "Says whether the day is past."),
]


def described(name: str, summary: str, path: Path) -> Description:
    """A header of one function."""
    path.write_text(
        f"{BASE}\n/** {summary}\n *  @return MONEY_OK.\n */\n"
        f"MONEY_API money_status_t money_{name}(int32_t *day, money_error_t *error);\n"
    )
    return Description([HeaderReader().read(path)])


def of_the_function(description: Description) -> list[str]:
    """The problems but for exceptions, whose functions no sample has."""
    return [one for one in problems(description) if "description/shapes.py" not in one]


@pytest.mark.parametrize(("name", "good", "bad"), CASES)
def test_a_shape_has_one_verb(name: str, good: str, bad: str, tmp_path: Path) -> None:
    path = tmp_path / "day.h"
    assert not of_the_function(described(name, good, path))
    with pytest.raises(DescriptionError) as caught:
        check_shapes(described(name, bad, path))
    first = str(caught.value).split("\n")[0]
    assert f"/day.h:15: money_{name} must begin with '" in first
    assert f"got '{bad}" in first


def test_rows_are_a_range(tmp_path: Path) -> None:
    path = tmp_path / "day.h"
    text = (
        BASE + "\n/** SUMMARY\n *  @param rows [out count=capacity]  receives the days.\n"
        " *  @return MONEY_OK.\n */\nMONEY_API money_status_t money_day_hours(size_t first, int32_t *rows,\n"
        "    size_t capacity, size_t *count, money_error_t *error);\n"
    )
    for summary, count in (("Returns a range of hours.", 0), ("Reads the hours from `first` on.", 1)):
        path.write_text(text.replace("SUMMARY", summary))
        description = Description([HeaderReader().read(path)])
        give_roles(description)
        assert len(of_the_function(description)) == count


def test_an_exception_names_a_function(tmp_path: Path) -> None:
    found = problems(described("week_count", "Returns the number of weeks.", tmp_path / "day.h"))
    assert [one.split()[-1] for one in found] == list(EXCEPTIONS)
