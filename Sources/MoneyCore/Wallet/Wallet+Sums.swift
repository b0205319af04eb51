extension Wallet {
  public var count: Int { state.entries.count }

  public func count(of currency: CurrencyCode) -> Int { balance(of: currency).ids.count }

  /// The money at an index among all, or among those of a currency; nil past the end.
  public func entry(at index: Int, of currency: CurrencyCode?) -> WalletEntry? {
    guard let currency else { return state.entries.indices.contains(index) ? state.entries[index] : nil }
    let ids = balance(of: currency).ids
    guard ids.indices.contains(index), let position = Wallet.position(of: ids[index], in: state.entries) else {
      return nil
    }
    return state.entries[position]
  }

  /// The sum of a currency; 0 where there is none of it.
  public func sum(of currency: CurrencyCode, in registry: CurrencyRegistry? = nil) -> Money {
    Wallet.shown(Money(balance(of: currency).sum, currency), in: registry)
  }

  /// What of the sum is held.
  public func held(of currency: CurrencyCode, in registry: CurrencyRegistry? = nil) -> Money {
    Wallet.shown(Money(balance(of: currency).held, currency), in: registry)
  }

  /// An amount at its currency's minor units, or as many digits more as its value needs: the same whatever it was
  /// summed from.
  static func shown(_ money: Money, in registry: CurrencyRegistry?) -> Money {
    let own = (try? CurrencyRegistry.digits(money.currency, on: nil, in: registry)) ?? nil
    return (try? money.amount.normalized(atLeast: own ?? 0)).map { Money($0, money.currency) } ?? money
  }

  /// The sums of all currencies, as one.
  var bag: MoneyBag {
    var bag = MoneyBag()
    // One sum a currency: nothing is added that could overflow.
    for currency in currencies { try? bag.add(sum(of: currency)) }
    return bag
  }
}

/// A wallet's total in one currency, and what rounding each money by itself would have made of it.
public struct WalletTotal: Sendable {
  /// The exact sum of exact conversions, rounded once.
  public let total: Money
  /// The sum of the moneys, each converted and rounded.
  public let totalOfRounded: Money
  /// `total` - `totalOfRounded`.
  public let difference: Money
  public let flags: ConversionFlags
}

extension Wallet {
  /// Everything in one currency, rounded once.
  public func total(
    in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions, registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> RatesTable.Converted {
    let reduced = try bag.reduced(to: target, with: table, options, in: registry)
    return RatesTable.Converted(money: reduced.money, flags: reduced.flags)
  }

  /// The total beside the total of the moneys rounded one by one.
  public func totals(
    in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions, registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> WalletTotal {
    let total = try total(in: target, with: table, options, registry: registry)
    var sum = Money(Decimal.zero, target)
    for entry in state.entries {
      let part = try RatesTable.convert(entry.money, to: target, with: table, options, in: registry)
      sum = try sum.adding(part.money)
    }
    let totalOfRounded = Wallet.shown(sum, in: registry)
    return WalletTotal(
      total: total.money, totalOfRounded: totalOfRounded, difference: try total.money.subtracting(totalOfRounded),
      flags: total.flags)
  }
}
