import MoneyCore

/// A row of an import: its place in the text, its outcome, and the transaction that it became.
public struct ImportedRow: Sendable {
  /// The values are those of `MONEY_IMPORT_ACCEPTED` and so on in `money/portfolio_import.h`.
  public enum Outcome: Int32, Sendable {
    case accepted = 1
    case duplicate = 2
    case ignored = 3
    case refused = 4
  }

  public let line: Int
  public internal(set) var column: Int
  public internal(set) var outcome: Outcome
  /// The status of a refusal.
  public internal(set) var status: MoneyStatus?
  /// The reason for ignoring or refusing the row.
  public internal(set) var text: [UInt8] = []
  /// The position in the text, for the failure of an import that is not partial.
  var position: Int
  /// The index of the transaction; -1 for a row without one.
  public internal(set) var transaction = -1

  mutating func refuse(_ failure: MoneyFailure) {
    outcome = .refused
    status = failure.status
    text = Array(failure.message.line)
  }

  /// The failure of an import that this row's refusal ends.
  var failure: MoneyFailure? {
    guard let status else { return nil }
    let place: Message = "line " + .number(line) + ", column " + .number(column) + ": "
    return MoneyFailure(status, place + .bytes(text), at: position)
  }
}
