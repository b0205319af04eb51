import MoneyCore

/// A movement of an amount from a source wallet to a target wallet; nil for an external end.
public struct TransferLeg: Sendable {
  /// The positions of the wallets among those involved.
  public let source: Int?
  public let target: Int?
  public let amount: Money

  public init(source: Int?, target: Int?, amount: Money) {
    self.source = source
    self.target = target
    self.amount = amount
  }
}

/// An exchange of an amount for another currency. If `receive` is nil, nothing is received, as for a fee.
public struct ExchangeLeg: Sendable {
  public let give: Money
  public let receive: CurrencyCode?

  public init(give: Money, receive: CurrencyCode?) {
    self.give = give
    self.receive = receive
  }
}

/// An object that keeps a wallet which a transfer changes in place.
public protocol WalletKeeper: AnyObject {
  var wallet: Wallet { get set }
  /// Throws if the wallet must not change at this moment.
  func checkIdle() throws(MoneyFailure)
  /// True if entries of the wallet in a currency record a cost.
  func recordsCost(of currency: CurrencyCode) throws(MoneyFailure) -> Bool
  /// The entries of a currency that are effective on a day or before, sorted by effective day and id; nil for all entries.
  func entries(of currency: CurrencyCode, through day: Day?) throws(MoneyFailure) -> [WalletEntry]
}

extension Wallet {
  /// The limit on the number of legs of one transfer or exchange.
  public static var mostLegs: Int { 1024 }

  /// Exchanges amounts at the rates of a rates table, atomically; returns the id of the first entry. The wallet must
  /// cover the amounts to exchange. With a note of the kind `exchange`, each entry records the other amount of its leg as
  /// its cost.
  @_optimize(size)
  public mutating func exchange(
    _ legs: [ExchangeLeg], with table: RatesTable?, _ options: ConversionOptions, in registry: CurrencyRegistry?,
    note: WalletNote
  ) throws(MoneyFailure) -> UInt64 {
    let amounts = try Wallet.postings(of: legs, with: table, options, in: registry, note: note)
    try note.check(for: amounts.map { $0.amount })
    if amounts.count == 1, let amount = amounts.first?.amount { return try post(amount, note: note, isCovered: true) }
    return try post(amounts, isCovered: true)
  }

  /// Adds an entry and returns its id. The entry may overdraw the wallet, but held amounts stay covered.
  public mutating func add(_ amount: Money, note: WalletNote) throws(MoneyFailure) -> UInt64 {
    try post(amount, note: note, isCovered: false)
  }

  /// Spends an available amount: adds an entry of the negated amount, and returns its id.
  ///
  /// - Parameter mayGoBelowZero: true to allow an overdraft, like `add`. Held amounts stay covered.
  @_optimize(size)
  public mutating func spend(
    _ amount: Money, note: WalletNote, mayGoBelowZero: Bool
  ) throws(MoneyFailure) -> UInt64 {
    try Wallet.checkSpending(amount)
    return try post(amount.negated, note: note, isCovered: !mayGoBelowZero)
  }

  /// Throws unless an amount can be spent.
  @_optimize(size)
  public static func checkSpending(_ amount: Money) throws(MoneyFailure) {
    guard !amount.amount.isZero, !amount.amount.isNegative else {
      throw MoneyFailure(.argument, "amount to spend must be positive, got " + .money(amount))
    }
  }

  /// The amounts that transfer legs add to (positive) or remove from (negative) each of several wallets.
  @_optimize(size)
  static func postings(
    of legs: [TransferLeg], wallets: Int
  ) throws(MoneyFailure) -> [[Money]] {
    if legs.isEmpty { throw MoneyFailure(.argument, "number of legs must be at least 1, got 0") }
    var postings = [[Money]](repeating: [], count: wallets)
    for leg in legs {
      try checkPositive(leg.amount)
      if leg.source == nil, leg.target == nil {
        throw MoneyFailure(.argument, "leg must have a source, a target or both, got neither for " + .money(leg.amount))
      }
      if let source = leg.source, postings.indices.contains(source) { postings[source].append(leg.amount.negated) }
      if let target = leg.target, postings.indices.contains(target) { postings[target].append(leg.amount) }
    }
    return postings
  }

  /// The amounts that exchange legs remove from and add to a wallet, at the rates of a rates table.
  @_optimize(size)
  static func postings(
    of legs: [ExchangeLeg], with table: RatesTable?, _ options: ConversionOptions, in registry: CurrencyRegistry?,
    note: WalletNote
  ) throws(MoneyFailure) -> [(amount: Money, note: WalletNote)] {
    if legs.isEmpty { throw MoneyFailure(.argument, "number of legs must be at least 1, got 0") }
    var amounts: [(amount: Money, note: WalletNote)] = []
    for leg in legs {
      try checkPositive(leg.give)
      guard let receive = leg.receive else {
        amounts.append((leg.give.negated, note))
        continue
      }
      let received = try RatesTable.convert(leg.give, to: receive, with: table, options, in: registry).money
      let recordsCost = note.kind == .exchange && note.details?.cost == nil && receive != leg.give.currency
      amounts.append((leg.give.negated, recordsCost ? note.with(cost: received) : note))
      amounts.append((received, recordsCost ? note.with(cost: leg.give) : note))
    }
    return amounts
  }

  @_optimize(size)
  private static func checkPositive(_ amount: Money) throws(MoneyFailure) {
    guard !amount.amount.isZero, !amount.amount.isNegative else {
      throw MoneyFailure(.argument, "amount of a leg must be positive, got " + .money(amount))
    }
  }
}
