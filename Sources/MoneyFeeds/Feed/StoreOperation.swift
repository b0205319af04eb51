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
  /// The transaction to save; nil if the one with the id is to be removed.
  let transaction: Transaction?
  /// The body of the request; nil for a removal.
  let body: [UInt8]?
  var state = State.waiting

  var isPending: Bool {
    switch state {
    case .waiting, .underWay: true
    case .done, .failed: false
    }
  }

  /// Changes a portfolio as the operation changes the store.
  func apply(to portfolio: inout Portfolio) throws(MoneyFailure) {
    guard let transaction else { return try portfolio.remove(id) }
    if portfolio.transaction(id) != nil { return try portfolio.edit(transaction) }
    try portfolio.add(transaction)
    portfolio.countUp(after: id)
  }
}
