"""The words of a language: names are translated, C's memory is dropped, untranslatable text is rejected."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from description.parts import Constant, Description, DescriptionError, Enumeration, Function, Parameter
from description.reader import HeaderReader
from description.roles import give_roles
from generate import describe
from model.words import Documentation, Items, Overrides, Vocabulary, Words, keep, wrap
from model.words.neutral import not_needed
from model.words.overrides import FOLDER, read

BASE = """
/** A status. */
typedef int32_t money_status_t;

#define MONEY_OK 0
#define MONEY_ERR_DATE 25 /* [raises InvalidDate] The date does not exist. */

/** Yes or no. */
typedef int32_t money_bool_t;

/** An instant. */
typedef int64_t money_instant_t;

#define MONEY_INSTANT_NONE INT64_MIN

/** What went wrong. */
typedef struct money_error_s {
    money_status_t status;
} money_error_t;

/** A table. */
typedef struct money_rates_s money_rates_t;

/** The facts of a day. 24 bytes. */
typedef struct money_day_info_s {
    money_bool_t is_past;    /* 1: the day is over */
    int32_t max_gap;         /* days; NULL: none */
    int64_t age;             /* seconds; MONEY_INSTANT_NONE: unknown */
    money_instant_t updated; /* MONEY_INSTANT_NONE: unknown */
} money_day_info_t;

/** Frees a table. NULL is allowed. */
MONEY_EXPORT void money_rates_free(money_rates_t *rates);
"""
HEAD = "MONEY_API money_status_t money_rates_read(const money_rates_t *rates, const char *text,\n"
FUNCTION = HEAD + "    size_t length, money_day_info_t *info, money_error_t *error);\n"
#: The end of the function's comment in tests about its text.
STATUS = " *  @return MONEY_OK; MONEY_ERR_DATE.\n */\n"


class Sample(Vocabulary):
    """A language that calls `money_rates_read` `Rates.read`, and that does not have other functions."""

    language = "sample"
    null = "nil"
    least = "LEAST"

    def escape(self, text: str) -> str:
        return text.replace("<", "&lt;")

    def function(self, function: Function) -> str | None:
        return keep("[Rates.read (text)]") if function.name == "money_rates_read" else None

    def type(self, name: str) -> str | None:
        return None if name == "money_error_t" else self.code(name.removeprefix("money_").removesuffix("_t"))

    def constant(self, constant: Constant, enumeration: Enumeration | None) -> str | None:
        return self.code("Status.Ok") if constant.name == "MONEY_OK" else None

    def raised(self, status: Constant) -> str | None:
        return self.code(status.raises or "")

    def parameter(self, function: Function, parameter: Parameter) -> str:
        return self.code(parameter.name.upper())

    def release(self, handle: str) -> str:
        return "Close it."


def words(
    text: str, path: Path, own: dict[str, str] | None = None, shared: dict[str, str] | None = None
) -> Words:
    """The words of the sample for a header with these declarations."""
    path.write_text(BASE + text)
    description = Description([HeaderReader().read(path)])
    give_roles(description)
    return Words(description, Sample(), Overrides(own or {}, shared or {}))


def said(comment: str, path: Path, own: dict[str, str] | None = None) -> Documentation:
    """Returns the documentation of a function with a comment that must be translatable."""
    made = words(f"/** {comment}\n{STATUS}{FUNCTION}", path, own)
    documentation = made.function(made.description.functions[-1])
    made.check()
    return documentation


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "day.h"


@pytest.mark.parametrize(
    ("comment", "text"),
    [
        ("Reads NULL.", "Reads `nil`."),
        ("Reads as money_rates_read does.", "Reads as [Rates.read (text)] does."),
        ("Reads MONEY_ERR_DATE or MONEY_OK.", "Reads `InvalidDate` or `Status.Ok`."),
        ("Reads MONEY_ERR_ values.", "Reads `status` values."),
        ("Reads a money_day_info_t.", "Reads a `day_info`."),
        ("Reads `text` and `max_gap` of `nu`.", "Reads `TEXT` and `max_gap` of `nu`."),
        ("Reads, so that `info->max_gap` fits.", "Reads, so that `max_gap` fits."),
        ("Reads `is_past` is 1, and `max_gap` is 1.", "Reads `is_past` is `true`, and `max_gap` is 1."),
        ('Reads "NULL" and a < b.', 'Reads "NULL" and a &lt; b.'),
        ("Reads MONEY_INSTANT_NONE.", "Reads `nil`."),
        ("Reads `length` bytes.", "Reads the length of `TEXT` bytes."),
    ],
)
def test_names_are_those_of_the_language(comment: str, text: str, path: Path) -> None:
    assert said(comment, path).flat.replace("\ue000", " ") == text


@pytest.mark.parametrize(
    "dropped",
    [
        "Free the table with money_rates_free.",
        "You free it with money_rates_free.",
        "NULL is allowed.",
        "The text is NUL-terminated, and MONEY_NTS is allowed.",
        "A buffer of 64 bytes is large enough.",
        "64 bytes are enough.",
        "It may be NULL.",
        "24 bytes.",
        "Set `struct_size` first.",
        "Start with MONEY_RATES_INIT.",
        "`error` receives the reason.",
        "Values must be aligned to 8 bytes.",
    ],
)
def test_memory_of_c_is_dropped(dropped: str, path: Path) -> None:
    assert said(f"Reads a day. {dropped} It fails twice.", path).flat == "Reads a day. It fails twice."


def test_a_clause_on_memory_is_dropped(path: Path) -> None:
    text = said("Reads one line; the text is in a buffer; it must be short.", path).flat
    assert text == "Reads one line; it must be short."


@pytest.mark.parametrize(
    ("comment", "word"),
    [
        ("Reads a MONEY_DAY macro.", "'MONEY_DAY', a macro or an unknown name"),
        ("Reads with a macro.", "'macro', a word of C"),
        ("Reads a pointer to a day.", "'pointer', a word of C"),
        ("Reads an array of days.", "'array of', a word of C"),
        ("Reads money_day_parse.", "'money_day_parse', an unknown name"),
        ("Reads a money_error_t.", "'money_error_t', which the language does not expose"),
        ("Reads a `_from_json` function.", "'_from_json', the end of a name of C"),
        ("Reads `info->week`.", "'info->week', which is no field of a parameter"),
        ("Reads as money/base.h says.", "'money/base.h', a header of C"),
        ("Reads the fields of money_decimal_t.", "'fields of money_decimal_t', of a struct of C"),
        ("Reads into your buffer.", "of which nothing remains beside C's memory"),
    ],
)
def test_what_cannot_be_said_is_refused(comment: str, word: str, path: Path) -> None:
    made = words(f"/** {comment}\n{STATUS}{FUNCTION}", path)
    made.function(made.description.functions[-1])
    with pytest.raises(DescriptionError) as caught:
        made.check()
    line = BASE.count("\n") + 1
    assert str(caught.value).endswith(
        f"day.h:{line}: money_rates_read: sample cannot say {word}; give it a sentence "
        '"money_rates_read" in api/words/sample.toml, or in all.toml for every language'
    ) or word in str(caught.value)
    assert f"day.h:{line}: money_rates_read: sample cannot say " in str(caught.value)


def test_the_cure_is_a_sentence_of_the_language(path: Path) -> None:
    own = {"money_rates_read": "Reads what money_rates_read reads, or NULL."}
    assert said("Reads a pointer.", path, own).summary.replace("\ue000", " ") == (
        "Reads what [Rates.read (text)] reads, or `nil`."
    )


@pytest.mark.parametrize(
    ("own", "shared", "problem"),
    [
        ({"money_rates_read": "Reads."}, {}, "sample.toml: money_rates_read is not needed"),
        ({"money_rates_write": "Writes."}, {}, "sample.toml: the headers have no 'money_rates_write'"),
        ({}, {"money_rates_read.day": "a day"}, "all.toml: the headers have no 'money_rates_read.day'"),
    ],
)
def test_a_stale_sentence_is_refused(
    own: dict[str, str], shared: dict[str, str], problem: str, path: Path
) -> None:
    made = words(f"/** Reads a day.\n{STATUS}{FUNCTION}", path, own, shared)
    made.function(made.description.functions[-1])
    with pytest.raises(DescriptionError, match=problem.replace(".", r"\.")):
        made.check()


def test_a_stale_sentence_for_all_is_found(path: Path) -> None:
    made = words(f"/** Reads a day.\n{STATUS}{FUNCTION}", path)
    found = not_needed(made.description, Overrides({}, {"money_rates_read": "Reads."}))
    assert found == ["api/words/all.toml: money_rates_read is not needed, the header's sentence can be said"]


def test_fields_say_yes_and_what_is_missing(path: Path) -> None:
    made = words("", path)
    fields = made.struct(made.description.structs[-1]).parameters
    assert fields == {
        "is_past": "whether the day is over",
        "max_gap": "days; `nil`: none",
        "age": "seconds; `LEAST`: unknown",
        "updated": "`nil`: unknown",
    }


def test_failures_and_parameters_and_references(path: Path) -> None:
    comment = (
        "/** Reads a day.\n *  @param text  the day; it is NUL-terminated.\n"
        " *  @param info  receives the facts.\n"
        " *  @return MONEY_OK; MONEY_ERR_DATE (`text` is not a day).\n"
        " *  @see money_rates_read, money_rates_free\n */\n"
    )
    made = words(comment + FUNCTION, path)
    found = made.function(made.description.functions[-1])
    assert found.parameters == {"text": "the day.", "info": "receives the facts."}
    assert [(one.status.name, one.name, one.text) for one in found.errors] == [
        ("MONEY_ERR_DATE", "`InvalidDate`", "`TEXT` is not a day")
    ]
    assert len(found.see) == 1
    function = made.description.functions[-1]
    assert made.returned(function, function.params[3], found) == "the facts"


def test_a_failure_that_only_c_meets_is_dropped(path: Path) -> None:
    comment = "/** Reads a day.\n *  @return MONEY_OK; MONEY_ERR_DATE (the buffer is full).\n */\n"
    made = words(comment + FUNCTION, path)
    assert not made.function(made.description.functions[-1]).errors


def test_the_object_of_a_method_is_this_one(path: Path) -> None:
    assert said("Reads a day. `rates` may change.", path).flat == "Reads a day. This rate table may change."


def test_a_failure_without_a_note_has_the_meaning_of_its_status(path: Path) -> None:
    assert [one.text for one in said("Reads a day.", path).errors] == ["the date does not exist"]


def test_a_class_says_once_how_it_is_released(path: Path) -> None:
    made = words("", path)
    assert made.handle(made.description.handles[0]).flat == "A table. Close it."


def test_paragraphs_stay_and_lists_stay(path: Path) -> None:
    comment = (
        "Reads a day. Twice.\n *\n *  The forms are:\n *  - one, which goes on\n *    here;\n"
        " *  - two.\n *  Nothing else."
    )
    found = said(comment, path)
    assert found.summary == "Reads a day."
    texts = [block.texts if isinstance(block, Items) else block.text for block in found.blocks]
    assert texts == ["Twice.", "The forms are:", ("one, which goes on here;", "two."), "Nothing else."]


def test_no_name_is_broken_over_lines() -> None:
    link = keep("{@link Rates#read (String, int)}")
    text = f"See {link} and eurofxref-hist-90d.xml, or a-very-long-name-indeed."
    lines = wrap(text, 20)
    assert "{@link Rates#read (String, int)}" in lines
    assert "eurofxref-hist-90d.xml," in " ".join(lines).split()
    assert all(word in " ".join(lines).split() for word in ("a-very-long-name-indeed.",))


def test_the_files_of_sentences_are_toml() -> None:
    for path in sorted(FOLDER.glob("*.toml")):
        with path.open("rb") as file:
            known = {key: " ".join(text.split()) for key, text in tomllib.load(file).items()}
        assert {key: " ".join(text.split()) for key, text in read(path).items()} == known


@pytest.mark.parametrize(
    "text", ['money_x = "y"\n', '"money_x" = y\n', '"a" = "x"\n"a" = "y"\n', "[money]\n"]
)
def test_a_broken_file_of_sentences_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "sample.toml"
    path.write_text(text)
    with pytest.raises(DescriptionError, match="sample.toml:[12]: "):
        read(path)


def test_sentences_for_all_languages_are_needed() -> None:
    assert not not_needed(describe(), Overrides.of("all"))
