/// The message definition of a document.
public enum BankMessageKind: Int32, Sendable {
  /// camt.053, the entries of a period.
  case statement = 1
  /// camt.052, the entries of a day so far.
  case report = 2
  /// camt.054, single entries.
  case notification = 3

  /// The number of the message definition.
  public var number: StaticString {
    switch self {
    case .statement: "053"
    case .report: "052"
    case .notification: "054"
    }
  }
}
