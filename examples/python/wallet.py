"""A wallet's table at the rates of the European Central Bank, a transfer, a hold, an exchange."""

from libmoney import InsufficientFunds, Money, Rates, StatementRowKind, Wallet

rates = Rates.from_ecb()
wallet, savings = Wallet(), Wallet()
wallet.on_change(lambda revision: print(f"wallet: change {revision}"))

wallet.add(Money("250.00", "EUR"), "salary", date="2024-03-01")
wallet.add(Money("80.00", "USD"), "from Ann")
wallet.add(Money("12000", "JPY"))
wallet.add(Money("-19.90", "EUR"), "books", date="2024-03-05")

# A hotel places a hold; held amounts cannot be spent.
hold = wallet.hold(Money("200.00", "EUR"), "hotel")
try:
    Wallet.transfer([(wallet, savings, Money("100.00", "EUR"))])
except InsufficientFunds as error:
    print(error)
wallet.commit(hold)

# A transfer is atomic; a fee is a leg of its own.
Wallet.transfer(
    [(wallet, savings, Money("20.00", "EUR")), (wallet, None, Money("0.50", "EUR"))], "savings"
)
wallet.exchange([(Money("5000", "JPY"), "EUR")], rates, on="2024-03-01")

statement = wallet.statement("EUR", rates, on="2024-03-01")
for section in statement.sections:
    is_total = section.rows[0].kind is StatementRowKind.TOTAL
    print(f"{'All' if is_total else section.currency}")
    for row in section.rows:
        mark = " " if row.kind is StatementRowKind.AMOUNT else "="
        print(f"  {mark} {row.text:>16}  {row.label}".rstrip())

again = Wallet.from_journal(wallet.to_journal())
print(f"rebuilt from its journal: {again.to_json() == wallet.to_json()}")
