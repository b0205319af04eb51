import MoneyCore

/// The number and the sums of the entries of one currency of a wallet, without the entries themselves.
public struct WalletBalance: Sendable {
  public let currency: CurrencyCode
  /// The id of the first entry, or 0.
  public let first: UInt64
  /// The number of entries.
  public let count: UInt64
  public let sum: Decimal
  public let held: Decimal

  public init(currency: CurrencyCode, first: UInt64 = 0, count: UInt64 = 0, sum: Decimal = .zero, held: Decimal = .zero)
  {
    self.currency = currency
    self.first = first
    self.count = count
    self.sum = sum
    self.held = held
  }

  /// The balance after an entry of its currency is added; throws if a wallet with this balance rejects the entry.
  public func adding(_ amount: Money, id: UInt64, isCovered: Bool) throws(MoneyFailure) -> WalletBalance {
    try Wallet.checkIDs(1, from: id)
    let sum = try Wallet.sum(adding: amount, to: (sum, held), isCovered: isCovered)
    return WalletBalance(
      currency: currency, first: count == 0 ? id : first, count: count &+ 1, sum: sum, held: held)
  }

  public func shownSum(in registry: CurrencyRegistry? = nil) -> Money {
    Wallet.shown(Money(sum, currency), in: registry)
  }
}

extension WalletBalance: Equatable {
  public static func == (left: WalletBalance, right: WalletBalance) -> Bool {
    left.currency == right.currency && left.first == right.first && left.count == right.count
      && left.sum == right.sum && left.held == right.held
  }
}

extension Wallet {
  /// A balance for each currency in which the wallet has entries or holds, ordered by code.
  public var sheet: [WalletBalance] {
    balances.map { $0.currency }.ordered().compactMap { sheetBalance(of: $0) }
  }

  /// The balance of a currency; nil if the wallet has no entries or holds in it.
  public func sheetBalance(of currency: CurrencyCode) -> WalletBalance? {
    let balance = balance(of: currency)
    // Amounts of holds are positive, so their sum is 0 only without holds.
    if balance.ids.isEmpty, balance.held.isZero { return nil }
    return WalletBalance(
      currency: currency, first: balance.ids.first ?? 0, count: UInt64(balance.ids.count), sum: balance.sum,
      held: balance.held)
  }

  /// The currencies that have entries, in the order of their first entry.
  @_optimize(size) public var currencies: [CurrencyCode] {
    balances.filter { !$0.balance.ids.isEmpty }
      .ordered { ($0.balance.ids.first ?? 0) < ($1.balance.ids.first ?? 0) }
      .map { $0.currency }
  }

  /// The currencies of some balances, in the order in which `currencies` lists those of a wallet. A currency that has
  /// only holds is not listed.
  public static func currencies(of balances: [WalletBalance]) -> [CurrencyCode] {
    balances.filter { $0.count > 0 }.ordered { $0.first < $1.first }.map { $0.currency }
  }

  /// The total of some balances in one currency, computed as `total` does for a wallet.
  @_optimize(size)
  public static func total(
    of balances: [WalletBalance], in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions,
    registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> RatesTable.Converted {
    var bag = MoneyBag()
    for balance in balances where balance.count > 0 { try bag.add(balance.shownSum()) }
    return try bag.reduced(to: target, with: table, options, in: registry)
  }

  /// Makes a wallet by replaying changes.
  @_optimize(size)
  public init(replaying records: [WalletRecord]) throws(MoneyFailure) {
    self.init()
    for record in records { try replay(record) }
  }
}
