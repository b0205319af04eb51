"""Formats an amount for several locales, and parses it again; lists currencies."""

from libmoney import (
    AmbiguousCurrency,
    CurrencyList,
    CurrencySort,
    Display,
    Money,
    Style,
    explain_locale,
    format_locale,
    locales,
    parse_locale,
)

price = Money("1234567.89", "EUR")
for locale in ("pt-BR", "fr", "de-CH", "en-IN", "ar-EG", "ja"):
    text = format_locale(price, locale)
    assert parse_locale(text, locale) == price
    print(f"{locale:6} {text}")

print(
    format_locale(-price, "en", Style.ACCOUNTING), format_locale(price, "en", display=Display.NAME)
)
short, rounded = explain_locale(price, "en", Style.COMPACT, digits=1)
print(short, "(rounded)" if rounded else "")
assert all(parse_locale(format_locale(price, locale), locale) == price for locale in locales())
print(f"{len(locales())} locales read their own output")

# A symbol denotes the currency of the locale; elsewhere it may be ambiguous.
print(parse_locale("$5", "en-US"), parse_locale("$5", "es-MX"), parse_locale("$5", "pl", "CAD"))
try:
    parse_locale("5 kr", "en")
except AmbiguousCurrency as error:
    print(error)


def show(title: str) -> None:
    names = ", ".join(f"{item.flag} {item.name}".strip() for item in list(currencies)[:3])
    print(f"{title}: {names or currencies.state.name}")


currencies = CurrencyList("pt")
currencies.favourite("JPY")
currencies.favourite("BRL")
show("favourites first")
currencies.search("dolar")
show("dolar")
currencies.search("")
currencies.sort(CurrencySort.NAME_DESCENDING)
show("the other way round")
currencies.search("zzz")
show("zzz")
