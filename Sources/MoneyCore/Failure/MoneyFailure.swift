/// The one error that the library throws: a status, a position in the text, and one line that names the value.
///
/// Every function that can fail is declared `throws(MoneyFailure)`, so no other error can reach the C boundary, and
/// Embedded Swift needs no existential for it. A call that throws has changed nothing. The message contains the wrong
/// value, the reason, and the values allowed.
///
/// throw MoneyFailure(.syntax, "expected a currency code, got " + .quoted(text), at: position)
///
/// A failure is a single word, since every call that can fail passes it on.
public struct MoneyFailure: Error {
  /// Nil if memory is missing, since a box needs memory.
  private let box: Box?

  private final class Box: Sendable {
    let status: MoneyStatus
    let cause: MoneyStatus?
    let position: Int?
    let message: Message

    init(_ status: MoneyStatus, _ message: Message, _ position: Int?, _ cause: MoneyStatus?) {
      self.status = status
      self.cause = cause
      self.position = position
      self.message = message
    }
  }

  @inline(never)
  public init(_ status: MoneyStatus, _ message: Message, at position: Int?, cause: MoneyStatus? = nil) {
    box = Box(status, message, position, cause)
  }

  @inline(never)
  public init(_ status: MoneyStatus, _ message: Message, cause: MoneyStatus?) {
    box = Box(status, message, nil, cause)
  }

  @inline(never)
  public init(_ status: MoneyStatus, _ message: Message) {
    box = Box(status, message, nil, nil)
  }

  @inline(never) @_disfavoredOverload
  public init(_ status: MoneyStatus, _ message: StaticString) {
    box = Box(status, Message(message), nil, nil)
  }

  private init() { box = nil }

  public static func outOfMemory() -> MoneyFailure { MoneyFailure() }

  public var status: MoneyStatus { box?.status ?? .outOfMemory }
  /// The status that explains why a retrieval, a saving or a removal failed, or nil.
  public var cause: MoneyStatus? { box?.cause }
  /// The byte offset in the text that was read; nil if no text is involved.
  public var position: Int? { box?.position }
  public var message: Message { box?.message ?? "out of memory" }

  /// The same failure, with a position that counts from the start of an outer text.
  public func moved(by offset: Int) -> MoneyFailure {
    guard let position else { return self }
    return MoneyFailure(status, message, at: position &+ offset, cause: cause)
  }
}

extension MoneyFailure {
  /// The same failure without a position, for a value at an unknown place in a document.
  public var unplaced: MoneyFailure { MoneyFailure(status, message, cause: cause) }

  /// The same failure at a position that only the caller can determine.
  public func placed(at position: Int) -> MoneyFailure {
    MoneyFailure(status, message, at: position, cause: cause)
  }

  public static func cancelled() -> MoneyFailure { MoneyFailure(.cancelled, "call cancelled") }

  @inline(never)
  public static func overflow(_ operation: StaticString) -> MoneyFailure {
    MoneyFailure(.overflow, Message(operation) + " exceeds 38 digits")
  }

  @inline(never)
  package static func divisionByZero(_ dividend: Message) -> MoneyFailure {
    MoneyFailure(.divisionByZero, "division of " + dividend + " by 0")
  }

  @inline(never)
  public static func inexact() -> MoneyFailure {
    MoneyFailure(.inexact, "result is inexact and rounding is not allowed")
  }
}
