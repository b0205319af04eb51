import MoneyCore

extension Wallet {
  public var count: Int { state.entries.count }

  public func count(of currency: CurrencyCode) -> Int { balance(of: currency).ids.count }

  /// The entry at an index among all, or among those of a currency; nil past the end.
  public func entry(at index: Int, of currency: CurrencyCode?) -> WalletEntry? {
    guard let currency else { return state.entries.indices.contains(index) ? state.entries[index] : nil }
    let ids = balance(of: currency).ids
    return ids.indices.contains(index) ? entry(ids[index]) : nil
  }

  /// The entries from an index on, at most `count` of them, among all or among those of a currency.
  public func entries(from first: Int, count: Int, of currency: CurrencyCode?) -> [WalletEntry] {
    guard let currency else { return Array(state.entries.dropFirst(first).prefix(count)) }
    return balance(of: currency).ids.dropFirst(first).prefix(count).compactMap { entry($0) }
  }

  private func entry(_ id: UInt64) -> WalletEntry? {
    Wallet.position(of: id, in: state.entries).map { state.entries[$0] }
  }

  /// The sum of a currency's entries; 0 if there are none.
  public func sum(of currency: CurrencyCode, in registry: CurrencyRegistry? = nil) -> Money {
    Wallet.shown(Money(balance(of: currency).sum, currency), in: registry)
  }

  /// The part of the sum that is held.
  public func held(of currency: CurrencyCode, in registry: CurrencyRegistry? = nil) -> Money {
    Wallet.shown(Money(balance(of: currency).held, currency), in: registry)
  }

  /// An amount with its currency's fraction digits, or more if its value needs them. It does not depend on the digits
  /// of the amounts that it was summed from: 5 EUR and 5.000 EUR are both 5.00 EUR.
  static func shown(_ amount: Money, in registry: CurrencyRegistry?) -> Money {
    let own = (try? CurrencyRegistry.digits(amount.currency, on: nil, in: registry)) ?? nil
    return (try? amount.amount.normalized(atLeast: own ?? 0)).map { Money($0, amount.currency) } ?? amount
  }

  /// The sums of all currencies, as one.
  var bag: MoneyBag {
    var bag = MoneyBag()
    // One sum a currency: nothing is added that could overflow.
    for currency in currencies { try? bag.add(sum(of: currency)) }
    return bag
  }
}

/// What is known about a wallet's total beside the total itself.
public struct WalletTotalDetails: Sendable {
  /// The sum of the entries, each converted and rounded by itself.
  public let totalOfRounded: Money
  /// The total, which is rounded once, less `totalOfRounded`.
  public let difference: Money
  public let flags: ConversionFlags
}

extension Wallet {
  /// The currency of a total. There is no default currency: a total in a currency that nobody asked for would convert in
  /// silence.
  public static func target(_ given: CurrencyCode?) throws(MoneyFailure) -> CurrencyCode {
    guard let given else {
      throw MoneyFailure(.argument, "target is NULL: name the currency of the total, such as \"EUR\"")
    }
    return given
  }

  /// Everything in one currency, rounded once.
  public func total(
    in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions, registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> RatesTable.Converted {
    let reduced = try bag.reduced(to: target, with: table, options, in: registry)
    return RatesTable.Converted(money: reduced.money, flags: reduced.flags)
  }

  /// The total with its details. The details convert every entry, where the total alone converts a sum per currency.
  public func totalWithDetails(
    in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions, registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> (total: Money, details: WalletTotalDetails) {
    let total = try total(in: target, with: table, options, registry: registry)
    var sum = Money(Decimal.zero, target)
    for entry in state.entries {
      let part = try RatesTable.convert(entry.amount, to: target, with: table, options, in: registry)
      sum = try sum.adding(part.money)
    }
    let totalOfRounded = Wallet.shown(sum, in: registry)
    let details = WalletTotalDetails(
      totalOfRounded: totalOfRounded, difference: try total.money.subtracting(totalOfRounded), flags: total.flags)
    return (total.money, details)
  }
}
