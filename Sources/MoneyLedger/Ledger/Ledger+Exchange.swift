import MoneyCore

/// The accounts of an exchange in a ledger, by name.
public struct ExchangeAccounts: Sendable {
  public let give: [UInt8]
  public let receive: [UInt8]
  /// The account over which the currencies are exchanged.
  public let exchange: [UInt8]
  /// The account of the remainder; nil if it is not booked.
  public let remainder: [UInt8]?
  /// The account of the fee, which only an exchange with a fee needs.
  public let fee: [UInt8]?
  /// The fraction digits of the booked remainder; nil for the exact one.
  public let digits: UInt32?

  public init(
    give: [UInt8], receive: [UInt8], exchange: [UInt8], remainder: [UInt8]?, fee: [UInt8]?, digits: UInt32?
  ) {
    self.give = give
    self.receive = receive
    self.exchange = exchange
    self.remainder = remainder
    self.fee = fee
    self.digits = digits
  }
}

extension Ledger {
  /// Adds an exchange as one transaction, which sums to zero in each currency; returns its id.
  ///
  ///     // 8.00 EUR for 8.94 USD at 1.1172: the exchange account receives 8.00 EUR and -8.9376 USD,
  ///     // and the account of the remainder -0.0024 USD
  @_optimize(size) @discardableResult
  public mutating func post(
    _ exchange: Exchange, on day: Day, description: [UInt8], _ names: ExchangeAccounts, watch: Watch = .none
  ) throws(MoneyFailure) -> UInt64 {
    let position = try known(names.exchange)
    guard accounts[position].kind == .exchange else {
      throw MoneyFailure(
        .account,
        "kind of " + accounts[position].quoted + " must be exchange, got " + Message(accounts[position].kind.name))
    }
    var postings: [AccountAmount] = []
    try append(exchange.give.negated, to: names.give, &postings)
    try append(exchange.give, to: names.exchange, &postings)
    try append(exchange.receive, to: names.receive, &postings)
    var value = exchange.receive
    if let account = names.remainder {
      let remainder = try exchange.remainder(digits: names.digits)
      value = try value.adding(remainder)
      try append(remainder, to: account, &postings)
    }
    try append(value.negated, to: names.exchange, &postings)
    if let fee = exchange.fee {
      guard let account = names.fee else {
        throw MoneyFailure(.argument, "account of the fee must be set, got NULL for a fee of " + .money(fee))
      }
      let payer = fee.currency == exchange.receive.currency ? names.receive : names.give
      try append(fee.negated, to: payer, &postings)
      try append(fee, to: account, &postings)
    }
    return try add(.entry, on: day, description: description, postings, watch: watch)
  }

  /// Adds the posting of an amount to an account, which must accept it. An amount of 0 is checked, but not posted.
  private func append(
    _ amount: Money, to name: [UInt8], _ postings: inout [AccountAmount]
  ) throws(MoneyFailure) {
    let account = try known(name)
    try accounts[account].checkAccepts(amount.currency)
    if !amount.amount.isZero { postings.append(AccountAmount(amount: amount, account: account)) }
  }
}
