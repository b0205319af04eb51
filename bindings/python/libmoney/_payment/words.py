"""Numbers in words, by the package num2words."""

from __future__ import annotations

from .._boundary.optional import optional
from .._errors import ArgumentError, DecimalOverflow
from .._locale.locale import find_locale
from .._money_error import MoneyError


def known_language(language: str) -> str:
    """Returns the language of num2words that a tag denotes."""
    known = optional("num2words").CONVERTER_CLASSES
    name = language.replace("-", "_")
    try:
        parts = find_locale(language).split("_")
    except MoneyError:
        parts = [name]
    regions = [f"{parts[0]}_{part}" for part in parts[1:]]
    for candidate in (name, *regions, _NAMES.get(parts[0], parts[0])):
        if candidate in known:
            return str(candidate)
    raise ArgumentError(f"unknown language {language!r} of num2words")


def number_in_words(number: int, language: str) -> str:
    """Returns a number in a language of num2words."""
    try:
        words = optional("num2words").num2words(number, lang=language)
    except (ArithmeticError, LookupError, NotImplementedError, TypeError):
        # Each of its languages has a largest number, and fails differently beyond it.
        raise DecimalOverflow(f"num2words cannot write {number} in {language!r}") from None
    return str(words)


def conjunction(language: str) -> str:
    """Returns the text between the units and the minor units."""
    # num2words supports more languages than this table; a comma fits any of them.
    return _AND.get(language.partition("_")[0], ", ")


#: The languages whose names in num2words differ from CLDR's.
_NAMES = {"kk": "kz", "nb": "no"}

#: The conjunction between units and minor units: that between the last two items of a list in CLDR
#: 48, and the words used on cheques in Spanish. num2words writes Serbian in Latin letters.
_AND = {
    "am": " እና ",
    "ar": " و",
    "az": " və ",
    "be": " і ",
    "bn": " এবং ",
    "ca": " i ",
    "cs": " a ",
    "cy": " a ",
    "da": " og ",
    "de": " und ",
    "en": " and ",
    "eo": " kaj ",
    "es": " con ",
    "fa": " و ",
    "fi": " ja ",
    "fr": " et ",
    "he": " ו",
    "hu": " és ",
    "id": " dan ",
    "is": " og ",
    "it": " e ",
    "ja": "、",
    "kn": " ಮತ್ತು ",
    "ko": " 및 ",
    "kz": " және ",
    "lt": " ir ",
    "lv": " un ",
    "nl": " en ",
    "no": " og ",
    "pl": " i ",
    "pt": " e ",
    "ro": " și ",
    "ru": " и ",
    "sk": " a ",
    "sl": " in ",
    "sr": " i ",
    "sv": " och ",
    "te": " మరియు ",
    "tg": " ва ",
    "th": "และ",
    "tr": " ve ",
    "uk": " і ",
    "vi": " và ",
}
