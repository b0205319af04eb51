/// The one error that the library throws: a status, a position in the text, and one line that names the value.
///
/// Every function that can fail is declared `throws(MoneyFailure)`. So no other error can reach the C boundary, and
/// Embedded Swift needs no existential for it. A call that throws has changed nothing. The message says which value was
/// wrong and why, and what is allowed.
///
///     throw MoneyFailure(.syntax, "not a currency code: " + .quoted(text), at: position)
public struct MoneyFailure: Error {
  public let status: MoneyStatus
  /// The status that explains why a retrieval, a saving or a removal failed; nil if there is none.
  public let cause: MoneyStatus?
  /// The byte offset in the text that was read; nil if no text is involved.
  public let position: Int?
  public let message: Message

  public init(_ status: MoneyStatus, _ message: Message, at position: Int? = nil, because cause: MoneyStatus? = nil) {
    self.status = status
    self.cause = cause
    self.position = position
    self.message = message
  }

  /// The same failure, with a position that counts from the start of an outer text.
  public func moved(by offset: Int) -> MoneyFailure {
    guard let position else { return self }
    return MoneyFailure(status, message, at: position &+ offset, because: cause)
  }
}

extension MoneyFailure {
  /// The same failure without a position, for a value at an unknown place in a document.
  public var unplaced: MoneyFailure { MoneyFailure(status, message, because: cause) }

  /// The same failure at a position that only the caller knows.
  public func placed(at position: Int) -> MoneyFailure {
    MoneyFailure(status, message, at: position, because: cause)
  }

  public static func cancelled() -> MoneyFailure { MoneyFailure(.cancelled, "the call was cancelled") }

  public static func outOfMemory() -> MoneyFailure { MoneyFailure(.outOfMemory, "out of memory") }

  @inline(never)
  public static func overflow(_ operation: StaticString) -> MoneyFailure {
    MoneyFailure(.overflow, Message(operation) + " does not fit 38 digits")
  }

  @inline(never)
  package static func divisionByZero(_ dividend: Message) -> MoneyFailure {
    MoneyFailure(.divisionByZero, dividend + " cannot be divided by 0")
  }

  @inline(never)
  public static func inexact() -> MoneyFailure {
    MoneyFailure(.inexact, "the result is inexact and rounding was ruled out")
  }
}
