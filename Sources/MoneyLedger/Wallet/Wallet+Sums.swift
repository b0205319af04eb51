import MoneyCore

extension Wallet {
  /// The entries, by id. After removals, they are copied.
  public var entries: [WalletEntry] { entryList.elements }

  /// The holds, by id. After removals, they are copied.
  public var holds: [WalletEntry] { holdList.elements }

  public var count: Int { entryList.count }

  public func count(of currency: CurrencyCode) -> Int { balance(of: currency).ids.count }

  /// The entry at an index among all entries, or among those of a currency; nil past the end.
  public func entry(at index: Int, of currency: CurrencyCode?) -> WalletEntry? {
    guard let currency else { return entryList.indices.contains(index) ? entryList[index] : nil }
    let ids = balance(of: currency).ids
    return ids.indices.contains(index) ? entry(ids[index]) : nil
  }

  /// At most `count` entries from an index on, among all entries or among those of a currency. A negative index or
  /// count is treated as 0.
  public func entries(from first: Int, count: Int, of currency: CurrencyCode?) -> [WalletEntry] {
    let (first, count) = (max(first, 0), max(count, 0))
    guard let currency else { return entryList.page(from: first, count: count) }
    return balance(of: currency).ids.page(from: first, count: count).compactMap { entry($0) }
  }

  private func entry(_ id: UInt64) -> WalletEntry? { entryList.slot(of: id).map { entryList[slot: $0] } }

  /// The sum of a currency's entries; 0 without entries.
  public func sum(of currency: CurrencyCode, in registry: CurrencyRegistry? = nil) -> Money {
    Wallet.shown(Money(balance(of: currency).sum, currency), in: registry)
  }

  /// The part of the sum that is held.
  public func held(of currency: CurrencyCode, in registry: CurrencyRegistry? = nil) -> Money {
    Wallet.shown(Money(balance(of: currency).held, currency), in: registry)
  }

  /// An amount with its currency's fraction digits, or with more if its value needs them. The digits of the amounts in
  /// the sum do not matter: 5 EUR and 5.000 EUR are both shown as 5.00 EUR.
  package static func shown(_ amount: Money, in registry: CurrencyRegistry?) -> Money {
    let own = (try? CurrencyRegistry.digits(amount.currency, on: nil, in: registry)) ?? nil
    return (try? amount.amount.normalized(atLeast: own ?? 0)).map { Money($0, amount.currency) } ?? amount
  }

  /// The sums of all currencies in one bag.
  @_optimize(size)
  var bag: MoneyBag {
    var bag = MoneyBag()
    // Each currency occurs once, so no addition can overflow.
    for currency in currencies { try? bag.add(sum(of: currency)) }
    return bag
  }
}

/// Additional values about a wallet's total.
public struct WalletTotalDetails: Sendable {
  /// The sum of the entries, each converted and rounded on its own.
  public let totalOfRounded: Money
  /// The difference between the total, which is rounded once, and `totalOfRounded`.
  public let difference: Money
  public let flags: ConversionFlags
}

extension Wallet {
  /// The currency of a total; throws if it is nil. It has no default, because a total would then be converted without
  /// the caller's knowledge.
  public static func target(_ given: CurrencyCode?) throws(MoneyFailure) -> CurrencyCode {
    guard let given else {
      throw MoneyFailure(.argument, "target must be the currency of the total, such as \"EUR\", got NULL")
    }
    return given
  }

  /// The sum of all entries in one currency, rounded once.
  @_optimize(size)
  public func total(
    in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions, registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> RatesTable.Converted {
    let reduced = try bag.reduced(to: target, with: table, options, in: registry)
    return RatesTable.Converted(money: reduced.money, flags: reduced.flags)
  }

  /// The total with its details. For the details every entry is converted; for the total alone one sum per currency is.
  @_optimize(size)
  public func totalWithDetails(
    in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions, registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> (total: Money, details: WalletTotalDetails) {
    let total = try total(in: target, with: table, options, registry: registry)
    var sum = Money(Decimal.zero, target)
    for entry in entryList {
      let part = try RatesTable.convert(entry.amount, to: target, with: table, options, in: registry)
      sum = try sum.adding(part.money)
    }
    let totalOfRounded = Wallet.shown(sum, in: registry)
    let details = WalletTotalDetails(
      totalOfRounded: totalOfRounded, difference: try total.money.subtracting(totalOfRounded), flags: total.flags)
    return (total.money, details)
  }
}
