import MoneyCore
import MoneyPortfolio

/// A transaction that a store is to save or to remove.
struct StoreOperation: Sendable {
  enum State: Sendable {
    case waiting
    case underWay(UInt64)
    case done
    case failed(FeedFailure)
  }

  let id: ShortText
  /// Nil: it is to be removed.
  let transaction: Transaction?
  /// What is sent; nil of one to be removed.
  let body: [UInt8]?
  var state = State.waiting

  var isPending: Bool {
    switch state {
    case .waiting, .underWay: true
    case .done, .failed: false
    }
  }

  /// Does to a portfolio what it asks of the store.
  func apply(to portfolio: inout Portfolio) throws(MoneyFailure) {
    guard let transaction else { return try portfolio.remove(id) }
    if portfolio.transaction(id) != nil { return try portfolio.edit(transaction) }
    try portfolio.add(transaction)
    portfolio.countUp(after: id)
  }
}
