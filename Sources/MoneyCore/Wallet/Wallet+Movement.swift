/// A movement of money: out of one wallet, into another; nil is the world outside.
public struct TransferLeg: Sendable {
  /// Positions among the wallets that take part.
  public let from: Int?
  public let to: Int?
  public let money: Money

  public init(from: Int?, to: Int?, money: Money) {
    self.from = from
    self.to = to
    self.money = money
  }
}

/// A change of money into another currency; nil: into nothing, as a fee is.
public struct ExchangeLeg: Sendable {
  public let give: Money
  public let receive: CurrencyCode?

  public init(give: Money, receive: CurrencyCode?) {
    self.give = give
    self.receive = receive
  }
}

extension Wallet {
  /// What transfer legs mean for each of several wallets: the moneys that come in and go out.
  public static func postings(
    of legs: [TransferLeg], wallets: Int
  ) throws(MoneyFailure) -> [[Money]] {
    if legs.isEmpty { throw MoneyFailure(.argument, "a transfer has at least one leg") }
    var postings = [[Money]](repeating: [], count: wallets)
    for leg in legs {
      try checkPositive(leg.money)
      if leg.from == nil, leg.to == nil {
        throw MoneyFailure(.argument, "a leg has a wallet on one side at least: " + .money(leg.money))
      }
      if let from = leg.from, postings.indices.contains(from) { postings[from].append(leg.money.negated) }
      if let to = leg.to, postings.indices.contains(to) { postings[to].append(leg.money) }
    }
    return postings
  }

  /// What exchange legs put into and take out of a wallet, at the rates of a table.
  public static func postings(
    of legs: [ExchangeLeg], with table: RatesTable?, _ options: ConversionOptions, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> [Money] {
    if legs.isEmpty { throw MoneyFailure(.argument, "an exchange has at least one leg") }
    var moneys: [Money] = []
    for leg in legs {
      try checkPositive(leg.give)
      moneys.append(leg.give.negated)
      guard let receive = leg.receive else { continue }
      moneys.append(
        try RatesTable.convert(leg.give, to: receive, with: table, options, in: registry).money)
    }
    return moneys
  }

  private static func checkPositive(_ money: Money) throws(MoneyFailure) {
    guard !money.amount.isZero, !money.amount.isNegative else {
      throw MoneyFailure(.argument, "a leg moves more than 0: " + .money(money))
    }
  }
}
