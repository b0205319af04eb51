import MoneyCore
import MoneyPortfolio

/// The content of an answer that was read to its end.
public enum FeedContent: Sendable {
  case rates(RatesTable)
  case currencies([ListedCurrency])
  /// The price, and the instant of its trade, if the provider reports it.
  case quote(Decimal, Int64?)
  case transactions([Transaction])
  /// The store has completed the operation.
  case acknowledged
}

extension Feed {
  /// The purpose of a request under way.
  public enum Asked: Sendable {
    case item(Int)
    case saving(Int)
    case removal(Int)
  }

  public func asked(_ request: UInt64) throws(MoneyFailure) -> Asked {
    for index in items.indices where items[index].request == request { return .item(index) }
    for index in operations.indices {
      guard case .underWay(request) = operations[index].state else { continue }
      return operations[index].transaction == nil ? .removal(index) : .saving(index)
    }
    throw MoneyFailure(.unknownRequest, "unknown request " + .id(request))
  }

  /// Notes the wait that a header asks for. The header belongs to an answer that is still to come.
  public mutating func receiveHeader(_ request: UInt64, _ name: [UInt8], _ value: [UInt8]) throws(MoneyFailure) {
    _ = try asked(request)
    guard let wait = RetryAfter(header: name, value) else { return }
    if case .instant = wait, waits.contains(where: { $0.request == request }) { return }
    waits.removeAll { $0.request == request }
    waits.append((request, wait))
  }

  /// Applies the content of a request's response, completely or not at all.
  public mutating func take(_ content: FeedContent, for request: UInt64, at now: Int64) throws(MoneyFailure) {
    switch try asked(request) {
    case .item(let index):
      try take(content, in: index, at: now)
      items[index].success = now
      items[index].failure = nil
      items[index].request = nil
      items[index].isBack = false
      items[index].isRestored = false
    case .saving(let index), .removal(let index):
      finish(index, at: now)
    }
    ended(request, at: now)
  }

  mutating func take(_ content: FeedContent, in index: Int, at now: Int64) throws(MoneyFailure) {
    switch content {
    case .rates(let table):
      let jump = settings.jump == .accept ? nil : rates.flatMap { table.jump(from: $0) }
      if let jump, settings.jump == .refuse { throw jump }
      hasJumped = jump != nil
      rates = table
    case .currencies(let list): currencies = list
    case .quote(let price, let instant): try take(price, instant, in: index, at: now)
    case .transactions(let transactions):
      guard let settings = settings.portfolio else { return }
      do throws(MoneyFailure) {
        portfolio = try Portfolio(entering: transactions, settings, inPlaceOf: portfolio)
      } catch {
        throw MoneyFailure(error.status, error.message)
      }
    case .acknowledged: break
    }
  }

  /// Notes that a request got no answer.
  public mutating func failRequest(_ request: UInt64, _ reason: TransportFailure, at now: Int64) throws(MoneyFailure) {
    let failure = MoneyFailure(.transport, reason.message)
    try fail(request, failure, reason: reason, httpStatus: nil, at: now)
  }

  /// Notes that an answer could not be used.
  public mutating func fail(
    _ request: UInt64, _ failure: MoneyFailure, httpStatus: Int32, at now: Int64
  ) throws(MoneyFailure) {
    try fail(request, failure, reason: nil, httpStatus: httpStatus, at: now)
  }

  private mutating func fail(
    _ request: UInt64, _ failure: MoneyFailure, reason: TransportFailure?, httpStatus: Int32?, at now: Int64
  ) throws(MoneyFailure) {
    func failed(_ status: MoneyStatus?, _ operation: Message) -> FeedFailure {
      let message = settings.key.redacted(operation + failure.message)
      return FeedFailure(
        failure: MoneyFailure(
          status ?? failure.status, message, at: failure.position, cause: status == nil ? nil : failure.status),
        reason: reason, httpStatus: httpStatus, instant: now, order: revision)
    }
    switch try asked(request) {
    case .item(let index):
      let isStore = settings.provider == .transactions
      let operation: Message = isStore ? "could not fetch transactions: " : reason == nil ? "" : "fetch failed: "
      items[index].failure = failed(isStore ? .retrieval : nil, operation)
      items[index].request = nil
      if items[index].isBack, reason != nil { items[index].isWanted = true }
      items[index].isBack = false
    case .saving(let index): operations[index].state = .failed(failed(.saving, "could not save a transaction: "))
    case .removal(let index): operations[index].state = .failed(failed(.removal, "could not remove a transaction: "))
    }
    let wait = waits.first { $0.request == request }?.wait
    if failure.status == .rateLimited || (wait != nil && httpStatus == 503) {
      heldUntil = (wait ?? .usual).instant(after: now)
    }
    if failure.status == .unauthorized { refusedUntil = now.later(by: settings.retry) }
    ended(request, at: now)
  }

  private mutating func ended(_ request: UInt64, at now: Int64) {
    waits.removeAll { $0.request == request }
    attempt = now
    forgetFinished()
    revision &+= 1
  }
}
