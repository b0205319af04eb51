import MoneyCore
import MoneyPortfolio

// The transactions that a store is to save or to remove.

extension Feed {
  /// The state of an operation. The values are those of `MONEY_OPERATION_…` in `money.h`.
  public enum OperationState: Int32, Sendable {
    case none = 0
    case pending = 1
    case done = 2
    case failed = 3
  }

  /// The transaction as it would be saved, with its id, after all operations before it.
  public func checked(_ transaction: Transaction) throws(MoneyFailure) -> Transaction {
    var expected = try expected()
    if !transaction.id.isEmpty, expected.transaction(transaction.id) != nil {
      try expected.edit(transaction)
      return transaction
    }
    let id = try expected.add(transaction)
    return try expected.known(id)
  }

  /// Queues a checked transaction to be saved.
  /// - Parameter body: the body of the request to the store.
  public mutating func save(_ transaction: Transaction, body: [UInt8]) {
    append(StoreOperation(id: transaction.id, transaction: transaction, body: body))
    revision &+= 1
  }

  public mutating func remove(_ id: ShortText) throws(MoneyFailure) {
    var expected = try expected()
    try expected.remove(id)
    append(StoreOperation(id: id, transaction: nil, body: nil))
    revision &+= 1
  }

  /// Queues an operation. It is tried even if the key was refused before, because somebody asked for it.
  private mutating func append(_ operation: StoreOperation) {
    refusedUntil = nil
    operations.append(operation)
  }

  /// The portfolio as it will be when every pending operation is done.
  private func expected() throws(MoneyFailure) -> Portfolio {
    try check(.transactions, "transactions")
    guard var portfolio else { throw MoneyFailure(.notFound, "no transactions fetched yet") }
    for operation in operations where operation.isPending { try? operation.apply(to: &portfolio) }
    return portfolio
  }

  /// The request of the next operation. An operation that became impossible, because one before it failed, fails
  /// unsent.
  mutating func nextOperation(at now: Int64) -> FeedRequest? {
    for index in operations.indices {
      guard case .waiting = operations[index].state else { continue }
      if let failure = failure(of: operations[index]) {
        operations[index].state = .failed(
          FeedFailure(failure: failure, reason: nil, httpStatus: nil, instant: now, order: revision))
        revision &+= 1
        continue
      }
      let id = sent(at: now)
      operations[index].state = .underWay(id)
      return settings.request(id, operations[index])
    }
    return nil
  }

  private func failure(of operation: StoreOperation) -> MoneyFailure? {
    guard var portfolio else { return nil }
    do throws(MoneyFailure) {
      try operation.apply(to: &portfolio)
      return nil
    } catch {
      let status: MoneyStatus = operation.transaction == nil ? .removal : .saving
      return MoneyFailure(status, "not sent: " + error.message, cause: error.status)
    }
  }

  /// Applies an operation that the store has done to the feed's own portfolio.
  mutating func finish(_ index: Int, at now: Int64) {
    operations[index].state = .done
    guard var changed = portfolio else { return }
    do throws(MoneyFailure) {
      try operations[index].apply(to: &changed)
      portfolio = changed
    } catch {
      // The store made the change, but it does not fit this portfolio. The store's content decides, so it is requested
      // again.
      items[0].isWanted = true
    }
  }

  mutating func forgetFinished() {
    var finished = 0
    for operation in operations where !operation.isPending { finished += 1 }
    while finished > Feed.mostFinished, let oldest = operations.firstIndex(where: { !$0.isPending }) {
      operations.remove(at: oldest)
      finished -= 1
    }
  }

  /// The state of the last operation on an id.
  public func operationState(_ id: ShortText) -> OperationState {
    guard let operation = operations.last(where: { $0.id == id }) else { return .none }
    return switch operation.state {
    case .waiting, .underWay: .pending
    case .done: .done
    case .failed: .failed
    }
  }
}
