"""Ledgers as journals of Beancount, Ledger and hledger."""

import pytest

from libmoney import (
    AccountError,
    ArgumentError,
    CurrencyMismatch,
    CurrencyRegistry,
    DecimalOverflow,
    DocumentError,
    EncodingError,
    InexactResult,
    InvalidDate,
    JournalFormat,
    Ledger,
    LedgerTransactionKind,
    LimitError,
    Money,
    MoneySyntaxError,
    NotFound,
    StateError,
    Unbalanced,
)

FORMATS = [one.name.lower() for one in JournalFormat]
EXCHANGE = "Equity:Exchange"
OPEN = "2024-01-01 open Assets:A\n2024-01-01 open Equity:B EUR\n"


def read(text, form, exchange=EXCHANGE):
    return Ledger.from_journal(text, form, "EUR", exchange)


def opened():
    books = Ledger("EUR")
    books.account("Assets:Bank", "asset")
    books.account("Assets:Yen", "asset", "JPY")
    books.account("Equity:Opening", "equity")
    books.account("Equity:Exchange", "exchange")
    books.account("Income:Sales", "income")
    return books


def filled():
    books = opened()
    books.post("2024-01-05", "sale", [("Assets:Bank", "70.50 EUR"), ("Income:Sales", "-70.50 EUR")])
    coins = CurrencyRegistry()
    coins.add("USDt", 6)
    paid, owed = Money("5", "USDt", coins), Money("-5", "USDt", coins)
    for words in ("", "; a", "date:2024-01-01 [2024/01/01]", ' "x\\ ', "100 % ä"):
        books.post("2024-01-02", words, [("Assets:Bank", paid), ("Equity:Opening", owed)])
    books.reverse(1, "2024-02-01")
    books.post("2024-02-02", "sale", [("Assets:Bank", "9 EUR"), ("Income:Sales", "-9 EUR")])
    books.close("2024-03-31", "Equity:Opening")
    return books


@pytest.mark.parametrize("form", [*FORMATS, *JournalFormat])
def test_a_journal_contains_the_ledger(form):
    books = filled()
    again = read(books.to_journal(form), form)
    assert again.to_json() == books.to_json()
    assert again.transactions[-1].kind is LedgerTransactionKind.CLOSING
    assert again.closed == books.closed


def test_names_that_a_format_does_not_allow():
    books = opened()
    books.account("Assets", "asset")
    assert books.to_journal("hledger").startswith("account Assets\n")
    with pytest.raises(
        AccountError, match="account must have a name in Beancount, such as Assets:Name"
    ):
        books.to_journal("beancount")
    books.account("Assets:a;b", "asset")
    with pytest.raises(
        AccountError, match="name of an account in hledger must begin with a letter"
    ):
        books.to_journal("hledger")


def test_the_text_of_a_journal():
    books = opened()
    books.post("2024-01-05", "sale", [("Assets:Bank", "5 EUR"), ("Income:Sales", "-5.0 EUR")])
    assert books.to_journal("ledger").splitlines()[:5] == [
        "account Assets:Bank",
        "    ; type: A",
        "account Assets:Yen",
        "    ; type: A",
        "    ; libmoney-currency: JPY",
    ]
    assert books.to_journal("hledger").endswith(
        "\n\n2024-01-05 sale\n    Assets:Bank  5 EUR\n    Income:Sales  -5.0 EUR\n"
    )


@pytest.mark.parametrize("form", FORMATS)
def test_an_omitted_amount(form):
    head = OPEN if form == "beancount" else ""
    mark = '* "shop"' if form == "beancount" else "shop"
    books = read(f"{head}2024-01-02 {mark}\n  Assets:A  1.25 EUR\n  Equity:B\n", form)
    assert books.balance("Equity:B") == Money("-1.25", "EUR")
    assert books.transactions[0].description == "shop"
    nothing = read(f"{head}2024-01-02 {mark}\n  Assets:A  0 EUR\n  Equity:B\n", form)
    assert nothing.balance("Equity:B") == Money("0", "EUR")


@pytest.mark.parametrize(
    ("price", "paid"),
    [("@ 0.8437 EUR", "-8.55 EUR"), ("@@ 8.55 EUR", "-8.55 EUR"), ("@@ 8.55 EUR", "")],
)
@pytest.mark.parametrize("form", FORMATS)
def test_prices(form, price, paid):
    head = "2024-01-01 open Assets:A\n2024-01-01 open Assets:B\n" if form == "beancount" else ""
    text = f"{head}2024-01-02 *\n  Assets:A  10.13 USD {price}\n  Assets:B  {paid}\n"
    books = read(text, form)
    assert books.balance("Assets", "USD") == Money("10.13", "USD")
    assert books.balance("Assets") == Money("-8.55", "EUR")
    assert books.balance(EXCHANGE) == Money("8.55", "EUR")
    with pytest.raises(CurrencyMismatch, match="exchange must be set"):
        read(text, form, exchange=None)


@pytest.mark.parametrize("form", FORMATS)
def test_prices_balance_to_half_a_unit(form):
    head = "2024-01-01 open Assets:A\n2024-01-01 open Assets:B\n" if form == "beancount" else ""
    text = f"{head}2024-01-02 *\n  Assets:A  10.13 USD @ 0.8437 EUR\n  Assets:B  -8.54 EUR\n"
    with pytest.raises(Unbalanced, match=r"got 0\.006681 EUR"):
        read(text, form)


def test_two_currencies_without_prices():
    text = "2024-01-02\n  Assets:A  10 USD\n  Assets:B  -9 EUR\n"
    assert read(text, "hledger").balance(EXCHANGE, "USD") == Money("-10", "USD")
    assert read(text, "ledger").balance(EXCHANGE) == Money("9", "EUR")
    with pytest.raises(Unbalanced):
        read(text.replace("-9", "9"), "hledger")
    with pytest.raises(Unbalanced):
        read(OPEN + text.replace("-02", "-02 *").replace("Assets:B", "Equity:B"), "beancount")


@pytest.mark.parametrize("form", ["ledger", "hledger"])
def test_symbols(form):
    text = """
2024-01-02 x
    Assets:A    $1,000.00
    Assets:A    -$0.50
    Assets:B    $ -1.00
    Assets:B
    Assets:C    5 €
    Assets:D    -5 "old €"
"""
    names = {"$": "USD", "€": "EUR", "old €": "EUR"}
    books = Ledger.from_journal(text, form, "EUR", symbols=names)
    assert books.balance("Assets:A", "USD") == Money("999.50", "USD")
    assert books.balance("Assets:B", "USD") == Money("-999.50", "USD")
    assert books.balance("Assets:C") == Money("5", "EUR")
    with pytest.raises(MoneySyntaxError, match=r'^line 3, column 17: .*got "\$1,000.00"'):
        read(text, form)
    for wrong in ({"$": "U S"}, {"": "USD"}, {"$=": "USD"}):
        with pytest.raises(MoneySyntaxError):
            Ledger.from_journal("", form, "EUR", symbols=wrong)
    with pytest.raises(TypeError):
        Ledger.from_journal("", form, "EUR", symbols="$=USD")


def test_kinds_of_accounts():
    text = """
account Bank:Savings
    ; type: Asset
account Shop  ; the shop, type:R
2024-01-02
    Bank:Savings:Old    1 EUR
    Shop                1 EUR
    Debts:Card          1 EUR
    revenues            1 EUR
    Expenses:Rent       1 EUR
    equity:conversion
"""
    kinds = {one.name: one.kind.name for one in read(text, "hledger").accounts if not one.is_group}
    assert kinds == {
        "Bank:Savings": "ASSET",
        "Bank:Savings:Old": "ASSET",
        "Shop": "INCOME",
        "Debts:Card": "LIABILITY",
        "revenues": "INCOME",
        "Expenses:Rent": "EXPENSE",
        "equity:conversion": "EXCHANGE",
    }


def test_balances_that_journals_state():
    days = (
        "2024-01-05\n  Assets:A  5 EUR{}\n  Equity:B\n2024-01-03\n  Assets:A  3 EUR{}\n  Equity:B\n"
    )
    assert read(days.format(" = 8 EUR", " = 3 EUR"), "hledger").balance("Assets:A").amount == 8
    assert read(days.format(" = 5 EUR", " = 8 EUR"), "ledger").balance("Assets:A").amount == 8
    for first, second, form in [(5, 8, "hledger"), (8, 3, "ledger")]:
        with pytest.raises(DocumentError, match='balance of "Assets:A" must be'):
            read(days.format(f" = {first} EUR", f" = {second} EUR"), form)
    text = (
        OPEN
        + "2024-01-03 *\n  Assets:A  10.00 EUR\n  Equity:B\n2024-01-{} balance Assets:A {} EUR\n"
    )
    for day, amount in [("03", "0"), ("04", "10"), ("04", "9.99"), ("04", "9 ~ 1")]:
        assert read(text.format(day, amount), "beancount").balance("Assets:A").amount == 10
    for day, amount in [("03", "10"), ("04", "9.98"), ("04", "9.5"), ("04", "9 ~ 0.9")]:
        with pytest.raises(DocumentError):
            read(text.format(day, amount), "beancount")


def test_balances_of_beancount_include_accounts_below():
    text = (
        "2024-01-01 open Assets:A\n2024-01-01 open Assets:A:B\n2024-01-01 open Equity:B\n"
        "2024-01-02 *\n  Assets:A:B  1 EUR\n  Equity:B\n2024-01-03 balance Assets:A 1 EUR\n"
    )
    assert read(text, "beancount").balance("Assets:A").amount == 1


def posts(*lines, head="2024-01-02 x"):
    return head + "\n" + "".join(f"  {line}\n" for line in lines)


def in_beancount(*lines):
    return OPEN + posts(*lines, head="2024-01-02 *")


#: The error, its place, and the journal.
BEANCOUNT = [
    (MoneySyntaxError, "line 4, column 13: ", in_beancount("Assets:A  1,00 EUR")),
    (MoneySyntaxError, "line 4, column 13: ", in_beancount("Assets:A  x")),
    (MoneySyntaxError, "line 3, column 3: ", OPEN + "  Assets:A  1 EUR\n"),
    (MoneySyntaxError, "line 3, column 22: ", OPEN + '2024-01-02 * "a" "b" "c"\n'),
    (DocumentError, "line 1, column 1: ", 'plugin "x"\n'),
    (DocumentError, "line 1, column 8: ", 'option "name_assets" "Aktiva"\n'),
    (DocumentError, "line 1, column 12: ", "2024-01-02 something Assets:A\n"),
    (DocumentError, "line 1, column 29: ", "2024-01-02 open Assets:A EUR,USD\n"),
    (DocumentError, "line 4, column 19: ", in_beancount("Assets:A  1 EUR {}")),
    (NotFound, "line 2, column 3: ", posts("Assets:A  1 EUR", "Equity:B", head="2024-01-02 *")),
    (AccountError, "line 3, column 17: ", OPEN + "2024-01-02 open Assets:A\n"),
    (CurrencyMismatch, "line 3, column 1: ", in_beancount("Assets:A  1 USD", "Equity:B")),
    (Unbalanced, "line 3, column 1: ", in_beancount("Assets:A  1 EUR", "Equity:B  2 EUR")),
    (
        InexactResult,
        "line 6, column 3: ",
        in_beancount("Assets:A  1.00 EUR", "Assets:A  0.333 EUR", "Equity:B"),
    ),
    (InvalidDate, "line 1, column 1: ", "2024-02-30 open Assets:A\n"),
]
LARGE = 6 * 10**37
REVERSAL = (
    "; libmoney-kind: reversal",
    "; libmoney-reverses: 1",
    "Assets:A  -1 EUR",
    "Equity:B  1 EUR",
)
PLAIN = [
    (MoneySyntaxError, "line 2, column 13: ", posts("Assets:A  1,000 EUR", "Equity:B")),
    (MoneySyntaxError, "line 2, column 13: ", posts("Assets:A  $1", "Equity:B")),
    (MoneySyntaxError, "line 2, column 21: ", posts("Assets:A  1 EUR @ -1 USD", "Equity:B")),
    (MoneySyntaxError, "line 3, column 3: ", posts("Assets:A", "Equity:B")),
    (MoneySyntaxError, "line 1, column 1: ", "20240102 x\n"),
    (DocumentError, "line 1, column 1: ", "include x\n"),
    (DocumentError, "line 1, column 1: ", "= /x/\n"),
    (DocumentError, "line 1, column 1: ", "~ monthly\n"),
    (DocumentError, "line 1, column 11: ", "2024-01-02=2024-01-03 x\n"),
    (DocumentError, "line 2, column 3: ", posts("(Assets:A)  1 EUR")),
    (DocumentError, "line 2, column 3: ", posts("[Assets:A]  1 EUR")),
    (DocumentError, "line 2, column 13: ", posts("Assets:A  = 1 EUR")),
    (DocumentError, "line 2, column 19: ", posts("Assets:A  1 EUR {2 USD}")),
    (DocumentError, "line 2, column 21: ", posts("Assets:A  1 EUR ; date:2024-01-05")),
    (DocumentError, "line 1, column 11: ", "commodity 1.000,00 EUR\n"),
    (AccountError, "line 2, column 3: ", posts("Bank  1 EUR", "Equity:B")),
    (Unbalanced, "line 1, column 1: ", posts("Assets:A  10.00 EUR", "Equity:B  -9.999 EUR")),
    (NotFound, "line 1, column 1: ", posts(*REVERSAL)),
    (StateError, "line 9, column 1: ", posts("Assets:A  1 EUR", "Equity:B") + 2 * posts(*REVERSAL)),
    (
        DecimalOverflow,
        "line 1, column 1: ",
        posts(f"Assets:A  {LARGE} EUR", f"Assets:A  -{LARGE} EUR"),
    ),
    (InvalidDate, "line 1, column 1: ", "2024-02-30 x\n"),
    (LimitError, "line 2, column 3: ", posts("Assets:" + "a" * 121 + "  1 EUR", "Equity:B")),
]


@pytest.mark.parametrize(
    ("form", "error", "place", "text"),
    [("beancount", *one) for one in BEANCOUNT]
    + [(form, *one) for form in ("ledger", "hledger") for one in PLAIN],
)
def test_journals_that_are_rejected(form, error, place, text):
    with pytest.raises(error) as raised:
        read(text, form)
    assert type(raised.value) is error
    assert str(raised.value).startswith(place)


def test_arguments_that_are_rejected():
    with pytest.raises(ArgumentError, match="format must be one of beancount, ledger, hledger"):
        read("", "gnucash")
    with pytest.raises(TypeError):
        read("", 1.5)
    with pytest.raises(EncodingError):
        read(b"\xff", "ledger")
    with pytest.raises(MoneySyntaxError):
        read("", "ledger", exchange="Equity:")
    with pytest.raises(MoneySyntaxError):
        Ledger.from_journal("", "ledger", "E R")


def test_comments_and_directives_without_effect():
    text = """* heading
; comment
# comment
account Assets:A  ; the bank
    note of the bank
commodity EUR
    format 1,000.00 EUR
P 2024-01-01 USD 0.9 EUR
comment
2024-01-02 x
end comment

2024/1/2 ! (12) shop  ; comment
    ; more: words
    * Assets:A    1,000.00 EUR ; tag: value
    Equity:B
"""
    for form in ("ledger", "hledger"):
        books = read(text, form)
        assert books.balance("Assets:A") == Money("1000", "EUR")
        assert books.transactions[0].description == "shop"
    text = """* heading
; comment
option "title" "Books"
2024-01-01 open Assets:A EUR "FIFO"
  note: "x"
2024-01-01 open Equity:B
2024-01-01 commodity EUR
2024-01-01 query "a" "select
  x"
pushtag #x
2024/1/2 txn "shop" "food" #tag ^link ; comment
  key: "value
  more"
  ! Assets:A  1,000.00 EUR ; comment
    key: 1
  Equity:B
poptag #x
2024-02-01 close Assets:A
"""
    books = read(text, "beancount")
    assert books.balance("Assets:A") == Money("1000", "EUR")
    assert books.transactions[0].description == "shop | food"
