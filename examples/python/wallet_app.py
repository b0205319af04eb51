"""A wallet application's engine: amounts, a source of rates, the wallet, its table, low memory."""

from libmoney import Money, MoneyBag, MoneyError, Rates, RatesBuilder, Wallet


def said(yes: bool) -> str:
    return "yes" if yes else "no"


print("money")
five, ten_dollars = Money("5.00", "EUR"), Money("10.00", "USD")
half = Rates([("EUR", "USD", "2")])
print(f"  {five} times 2: {five * 2}")
print(f"  {five} and {ten_dollars}, reduced: {MoneyBag(five, ten_dollars).reduce('EUR', half)}")
same, other = Money("5", "EUR"), Money("5.00", "USD")
print(f"  {five} is {same}: {said(five == same)}, hashes: {said(hash(five) == hash(same))}")
print(f"  {five} is {other}: {said(five == other)}")

print("broker")
builder = RatesBuilder()
builder.add("EUR", "USD", "3")
builder.add("EUR", "USD", "2")
builder.add("USD", "EUR", "0.4")
broker = builder.build()
print(f"  added again, a rate is replaced: {broker.convert(five, 'USD')}")
print(f"  the other direction is an entry of its own: {broker.convert(ten_dollars, 'EUR')}")
print(f"  to the same: {broker.convert(five, 'EUR')}")
print(f"  to none: {broker.convert(five, None)}, {broker.convert(five, '')}")
try:
    broker.convert(five, "XAF")
except MoneyError as error:
    print(f"  missing: {error}")
broker = Rates.from_json('{"base": "EUR", "date": "2024-03-01", "rates": {"USD": 2, "GBP": 0.8}}')
print(f"  from JSON: {broker.convert(ten_dollars, 'EUR')}")
for document in ("", "{}", "[]", '{"base": "EUR", "date": "2024-03-01", "rates": {}}'):
    try:
        broker = Rates.from_json(document)
    except MoneyError as error:
        print(f"  refused: {error.status.name}")
print(f"  as it was: {broker.convert(ten_dollars, 'EUR')}")

print("wallet")
wallet = Wallet(currency="EUR")
print(f"  empty: {wallet.count} entries, {wallet.total()}")
for text in ("10.00 EUR", "20.00 USD", "5.50 EUR"):
    wallet.add(Money.parse(text))
print(f"  entries: {wallet.count}, of EUR: {wallet.count_of('EUR')}")
print(f"  currencies: {' '.join(wallet.currencies)}")
print(f"  of EUR: {', '.join(map(str, wallet.amounts('EUR')))}")
print(f"  sum of EUR: {wallet.sum('EUR')}")
print(f"  total: {wallet.total(rates=broker)}, in USD: {wallet.total('USD', broker)}")
none = wallet.count_of("GBP"), len(wallet.amounts("GBP")), wallet.sum("GBP")
print(f"  of a currency that is not there: {none[0]}, {none[1]}, {none[2]}")

print("statement")
statement = wallet.statement("EUR", broker)
for section in statement.sections:
    print(f"  {section.currency}")
    for row in section.rows:
        print(f"    {row.kind.name.lower():8} {row.text}")
print(f"  sections: {len(statement.sections)}, rows: {statement.row_count}")

print("memory")
before = wallet.to_json()
wallet.release_memory()
print(f"  released, and the wallet is as it was: {said(wallet.to_json() == before)}")
