import MoneyCore

/// The money that a transaction of a journal moves.
struct SecuritiesCash {
  private let entry: SecuritiesEntry

  init(_ entry: SecuritiesEntry) {
    self.entry = entry
  }

  /// True if the transaction moves no money.
  var isEmpty: Bool { entry.postings.allSatisfy { $0.code == nil && $0.amount != nil || $0.section == .equity } }

  /// The total and the fee of a trade.
  ///
  /// The total is the money that its accounts state. If one of them is omitted, or several currencies remain, it is the
  /// cost of the shares or, in a sale, their price.
  func amounts(
    of holdings: [SecuritiesPosting], isPurchase: Bool
  ) throws(MoneyFailure) -> (total: Money, fee: Money?) {
    let fee = try fee()
    if let moved = try moved(fee: fee) {
      guard moved.amount.isZero || moved.amount.isNegative == isPurchase else {
        throw MoneyFailure(
          .document,
          isPurchase ? "money of a purchase must be paid" : "money of a sale must be received")
      }
      return (Money(moved.amount.isNegative ? moved.amount.negated : moved.amount, moved.currency), fee)
    }
    var total = Decimal.zero
    var code: CurrencyCode?
    for posting in holdings {
      let value = isPurchase ? posting.cost ?? posting.price : posting.price
      guard let value, code == nil || code == value.code else {
        throw MoneyFailure(.document, "transaction must state the money of a trade, or the price of its shares")
      }
      code = value.code
      let worth = try posting.worth(at: value)
      let isOut = posting.amount?.isNegative ?? false
      total = try isOut == isPurchase ? total.subtracting(worth) : total.adding(worth)
    }
    guard let code else { throw MoneyFailure(.document, "transaction must state the money of a trade") }
    return (Money(total, code), fee)
  }

  /// The income that a payment states; without a stated income, the money received and the fee.
  func received(fee: Money?) throws(MoneyFailure) -> Money {
    if let income = try sum(.income) { return Money(income.amount.negated, income.currency) }
    if let moved = try moved(fee: fee) { return moved }
    throw MoneyFailure(.document, "transaction must state its income in one currency")
  }

  /// The sum of the expenses; nil without an expense.
  func fee() throws(MoneyFailure) -> Money? {
    guard entry.postings.allSatisfy({ $0.section != .expense || $0.amount != nil }) else {
      throw MoneyFailure(.document, "amount of an expense must be stated")
    }
    return try sum(.expense)
  }

  /// The sum of the amounts of a section; nil without one, or if one is omitted.
  private func sum(_ section: SecuritiesPosting.Section) throws(MoneyFailure) -> Money? {
    var sum: Money?
    for posting in entry.postings where posting.section == section {
      guard let amount = posting.amount, let code = posting.code else { return nil }
      guard sum == nil || sum?.currency == code else {
        throw MoneyFailure(.document, "fees and income of a transaction must be in one currency each")
      }
      sum = Money(try (sum?.amount ?? .zero).adding(amount), code)
    }
    return sum
  }

  /// The money that the accounts of cash receive, without the fee; nil if it is not stated in one currency.
  private func moved(fee: Money?) throws(MoneyFailure) -> Money? {
    var sums: [Money] = []
    for posting in entry.postings where posting.section == .cash && posting.security.isEmpty {
      guard let amount = posting.amount, let code = posting.code, posting.price == nil else { return nil }
      try SecuritiesCash.add(Money(amount, code), to: &sums)
    }
    guard let first = sums.first else { return nil }
    if let fee { try SecuritiesCash.add(fee, to: &sums) }
    let moved = sums.filter { !$0.amount.isZero }
    guard moved.count <= 1 else { return nil }
    return moved.first ?? first
  }

  private static func add(_ money: Money, to sums: inout [Money]) throws(MoneyFailure) {
    for index in sums.indices where sums[index].currency == money.currency {
      sums[index] = Money(try sums[index].amount.adding(money.amount), money.currency)
      return
    }
    guard sums.count < 16 else {
      throw MoneyFailure(.limit, "number of currencies of a trade must be at most 16")
    }
    sums.append(money)
  }
}
