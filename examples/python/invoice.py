"""Splits an invoice three ways without losing a cent."""

from libmoney import Money, Rounding

lines = [
    ("Hosting, 3 months", Money("19.90", "EUR") * 3),
    ("Support, 2.5 hours", Money("88.00", "EUR") * "2.5"),
]
net = sum((amount for _, amount in lines), Money(0, "EUR"))
tax = net.multiplied("0.19", rounding=Rounding.HALF_UP)
total = net + tax

for name, amount in lines:
    print(f"{name:<20}{amount.rounded()!s:>12}")
print(f"{'Tax, 19%':<20}{tax!s:>12}")
print(f"{'Total':<20}{total.rounded()!s:>12}")

print("\nEqual shares")
for name, share in zip(("Ada", "Ben", "Cy"), total.rounded().split(3)):
    print(f"{name:<20}{share!s:>12}")

print("\nBy 50, 30 and 20 percent")
shares = total.rounded().allocate([50, 30, 20])
for name, share in zip(("Ada", "Ben", "Cy"), shares):
    print(f"{name:<20}{share!s:>12}")
print(f"{'Sum':<20}{sum(shares)!s:>12}")
