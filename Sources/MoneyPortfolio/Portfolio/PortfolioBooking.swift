import MoneyCore

/// The amounts of a transaction for double-entry books, which sum to zero in each currency. Debits are positive.
package struct PortfolioBooking: Sendable {
  /// The use of an amount.
  package enum Use: Sendable {
    case cash
    /// The cost of the securities that are held.
    case securities
    case gains
    case dividends
    case fees
    /// The proceeds of securities that were sold without being held.
    case missing
  }

  package let id: ShortText
  package let day: Day
  /// The action and the symbol.
  package let description: [UInt8]
  package let parts: [(use: Use, amount: Money)]
}

extension Portfolio {
  /// The bookings of all transactions, in their order. A split moves no amount, so it is missing.
  package func bookings(watch: Watch) throws(MoneyFailure) -> [PortfolioBooking] {
    let moves = try JournalMoves(self, keepsParts: false, watch).moves
    var bookings: [PortfolioBooking] = []
    for row in order {
      let one = rows[Int(row)].transaction
      let parts = try parts(of: one, moves[Int(row)])
      if parts.isEmpty { continue }
      var description = Array(UTF8Bytes(one.action.name))
      if !one.symbol.isEmpty {
        description.append(ASCII.space)
        description.append(contentsOf: one.symbol.bytes)
      }
      try watch.ask(bookings.growth)
      bookings.append(PortfolioBooking(id: one.id, day: one.day, description: description, parts: parts))
    }
    return bookings
  }

  private func parts(
    of one: Transaction, _ move: JournalMove
  ) throws(MoneyFailure) -> [(use: PortfolioBooking.Use, amount: Money)] {
    var parts: [(use: PortfolioBooking.Use, amount: Money)] = []
    func add(_ use: PortfolioBooking.Use, _ amount: Decimal, _ currency: CurrencyCode) {
      parts.append((use, Money(amount, currency)))
    }
    func addFee(_ fee: Money) {
      add(.fees, fee.amount, fee.currency)
      add(.cash, fee.amount.negated, fee.currency)
    }
    let settled = settled(one)
    if let total = settled.total {
      let currency = total.currency
      switch one.action {
      case .buy, .sell:
        add(.cash, one.action == .buy ? total.amount.negated : total.amount, currency)
        add(.securities, try move.cost(), currency)
        add(.missing, move.oversold.negated, currency)
        add(.gains, move.gain?.negated ?? .zero, currency)
      case .dividend, .interest:
        add(.cash, total.amount, currency)
        add(.dividends, total.amount.negated, currency)
      case .fee, .withholdingTax: addFee(total)
      default: break
      }
    }
    if let fee = settled.fee { addFee(fee) }
    return parts
  }
}
