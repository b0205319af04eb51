/// The one error the library throws: a status, where in the text, and one line that names the value.
///
/// Every function that can fail says `throws(MoneyFailure)`, so nothing else can reach the C boundary, and Embedded
/// Swift needs no existential for it. A call that throws has changed nothing. The message says what was wrong with
/// which value, and what is allowed.
///
///     throw MoneyFailure(.syntax, "not a currency code: " + .quoted(text), at: position)
public struct MoneyFailure: Error {
  public let status: MoneyStatus
  /// Why a retrieval, a saving or a removal failed, where a status tells.
  public let cause: MoneyStatus?
  /// Byte offset in the text that was read; nil where no text is involved.
  public let position: Int?
  public let message: Message

  public init(_ status: MoneyStatus, _ message: Message, at position: Int? = nil, because cause: MoneyStatus? = nil) {
    self.status = status
    self.cause = cause
    self.position = position
    self.message = message
  }

  /// The same failure, its position counted from an outer text's start.
  public func moved(by offset: Int) -> MoneyFailure {
    guard let position else { return self }
    return MoneyFailure(status, message, at: position &+ offset, because: cause)
  }
}

extension MoneyFailure {
  /// The same failure of a value that stands somewhere in a document, where is not known.
  public var unplaced: MoneyFailure { MoneyFailure(status, message, because: cause) }

  /// The same failure at a place that only its caller knows.
  public func placed(at position: Int) -> MoneyFailure {
    MoneyFailure(status, message, at: position, because: cause)
  }

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
