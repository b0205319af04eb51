import MoneyCore

/// The state of a field of an order form: valid, or its error. The values are those of `MONEY_FIELD_…` in `money.h`.
public enum FieldState: Int32, Sendable {
  case ok = 0
  case missing = 1
  case notADate = 2
  case unknown = 3
  case length = 4
  case letters = 5
  case notANumber = 6
  case notPositive = 7
  case tooManyDigits = 8
  case inexact = 9
  case mismatch = 10

  public var name: StaticString {
    switch self {
    case .ok: "ok"
    case .missing: "missing"
    case .notADate: "not a date"
    case .unknown: "unknown"
    case .length: "length"
    case .letters: "letters"
    case .notANumber: "not a number"
    case .notPositive: "must be positive"
    case .tooManyDigits: "too many digits"
    case .inexact: "not exact"
    case .mismatch: "does not match quantity and sum"
    }
  }
}
