import MoneyCore

extension Transaction {
  /// Throws unless the transaction makes sense by itself, in a portfolio of these settings.
  public func check(for settings: PortfolioSettings) throws(MoneyFailure) {
    if symbol.isEmpty, action != .fee { throw refusal("the symbol is missing") }
    switch action {
    case .buy, .sell: try checkTrade(settings)
    case .dividend, .fee: try checkPayment()
    case .split: try checkSplit()
    }
    if action != .sell, !lots.isEmpty { throw refusal("only a sale names lots") }
    if let total { try checkMoney(total, "the total", settings) }
    if let fee { try checkMoney(fee, "the fee", settings) }
    guard let rate else { return }
    guard let total else { throw refusal("a split has no rate") }
    if total.currency == settings.currency, !rate.isOne {
      throw MoneyFailure(
        .invalidRate, described + ": 1 " + .code(total.currency) + " is 1 " + .code(settings.currency))
    }
  }

  private func checkTrade(_ settings: PortfolioSettings) throws(MoneyFailure) {
    guard !quantity.isZero, !quantity.isNegative else {
      throw refusal("the quantity has to be above 0, not " + .decimal(quantity))
    }
    guard per.isZero else { throw refusal("only a split has a ratio") }
    guard total != nil else { throw refusal("the total is missing") }
    if lots.isEmpty {
      if action == .sell, settings.method == .specific {
        throw refusal("with specific identification a sale names its lots")
      }
      return
    }
    if settings.method == .average { throw refusal("at average cost a sale names no lots") }
    var sum = Decimal.zero
    var ids: [ShortText] = []
    for lot in lots {
      if ids.contains(lot.id) { throw refusal("the lot " + .text(lot.id) + " is named twice") }
      ids.append(lot.id)
      guard !lot.quantity.isZero, !lot.quantity.isNegative else {
        throw refusal("the quantity of a lot has to be above 0, not " + .decimal(lot.quantity))
      }
      sum = try sum.adding(lot.quantity)
    }
    guard sum == quantity else {
      throw refusal("the named lots have " + .decimal(sum) + " shares together, and the sale has " + .decimal(quantity))
    }
  }

  private func checkPayment() throws(MoneyFailure) {
    guard quantity.isZero, per.isZero else { throw refusal("only trades and splits have a quantity") }
    guard total != nil else { throw refusal("the total is missing") }
    if action == .fee, fee != nil { throw refusal("a fee has its amount in the total only") }
  }

  private func checkSplit() throws(MoneyFailure) {
    guard total == nil, fee == nil else { throw refusal("a split has no total and no fee") }
    _ = try splitRatio()
  }

  private func checkMoney(
    _ money: Money, _ name: StaticString, _ settings: PortfolioSettings
  ) throws(MoneyFailure) {
    if money.amount.isNegative { throw refusal(Message(name) + " is below 0: " + .money(money)) }
    do throws(MoneyFailure) { try CurrencyRegistry.check(money.currency, in: settings.registry) } catch {
      throw MoneyFailure(error.status, described + ": " + error.message)
    }
  }

  func splitRatio() throws(MoneyFailure) -> SplitRatio {
    guard !quantity.isZero, !quantity.isNegative, !per.isZero, !per.isNegative else {
      throw refusal(
        "a split gives a number of shares for each number of old ones, both more than 0; " + .decimal(quantity)
          + " for " + .decimal(per) + " was given")
    }
    guard let ratio = SplitRatio(quantity, for: per) else {
      throw refusal("the ratio of a split has at most 19 digits on each side")
    }
    return ratio
  }

  func refusal(_ what: Message) -> MoneyFailure { MoneyFailure(.argument, described + ": " + what) }

  /// The name of the transaction in an error: `buy of ABC on 2024-01-02 (id)`.
  package var described: Message {
    let what: StaticString =
      switch action {
      case .buy: "buy"
      case .sell: "sale"
      case .dividend: "dividend"
      case .fee: "fee"
      case .split: "split"
      }
    var message = Message(what)
    if !symbol.isEmpty { message = message + " of " + .text(symbol) }
    message = message + " on " + .date(day)
    return id.isEmpty ? message : message + " (" + .text(id) + ")"
  }
}
