import MoneyCore

/// One movement of an amount: out of a source wallet, into a target wallet; nil is the world outside.
public struct TransferLeg: Sendable {
  /// Positions among the wallets that take part.
  public let source: Int?
  public let target: Int?
  public let amount: Money

  public init(source: Int?, target: Int?, amount: Money) {
    self.source = source
    self.target = target
    self.amount = amount
  }
}

/// An exchange of an amount for another currency; nil receives nothing, as a fee does.
public struct ExchangeLeg: Sendable {
  public let give: Money
  public let receive: CurrencyCode?

  public init(give: Money, receive: CurrencyCode?) {
    self.give = give
    self.receive = receive
  }
}

extension Wallet {
  /// The amounts that transfer legs put into (more than 0) and take out of each of several wallets.
  public static func postings(
    of legs: [TransferLeg], wallets: Int
  ) throws(MoneyFailure) -> [[Money]] {
    if legs.isEmpty { throw MoneyFailure(.argument, "a transfer has at least one leg") }
    var postings = [[Money]](repeating: [], count: wallets)
    for leg in legs {
      try checkPositive(leg.amount)
      if leg.source == nil, leg.target == nil {
        throw MoneyFailure(.argument, "a leg has a wallet as its source, its target or both: " + .money(leg.amount))
      }
      if let source = leg.source, postings.indices.contains(source) { postings[source].append(leg.amount.negated) }
      if let target = leg.target, postings.indices.contains(target) { postings[target].append(leg.amount) }
    }
    return postings
  }

  /// The amounts that exchange legs take out of and put into a wallet, at the rates of a rate table.
  public static func postings(
    of legs: [ExchangeLeg], with table: RatesTable?, _ options: ConversionOptions, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> [Money] {
    if legs.isEmpty { throw MoneyFailure(.argument, "an exchange has at least one leg") }
    var amounts: [Money] = []
    for leg in legs {
      try checkPositive(leg.give)
      amounts.append(leg.give.negated)
      guard let receive = leg.receive else { continue }
      amounts.append(
        try RatesTable.convert(leg.give, to: receive, with: table, options, in: registry).money)
    }
    return amounts
  }

  private static func checkPositive(_ amount: Money) throws(MoneyFailure) {
    guard !amount.amount.isZero, !amount.amount.isNegative else {
      throw MoneyFailure(.argument, "a leg moves more than 0, not " + .money(amount))
    }
  }
}
