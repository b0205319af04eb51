import CSQLite
import MoneyCore

/// 128 random bits that name one state of one stored object, or one file.
///
/// Every change of an object draws new ones. Numbers that count changes would not do: after a rollback, or after an older
/// copy of the file was put back, another history comes to the same number.
public struct StoredVersion: Sendable, Equatable {
  private let high: UInt64
  private let low: UInt64

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The version of an object that another program put into the file.
  static var unrecorded: StoredVersion { StoredVersion(high: 0, low: 0) }

  /// Reads a version from a column; throws unless it consists of 16 bytes.
  init(_ row: Statement, _ column: Int32) throws(MoneyFailure) {
    let bytes = try row.blob(column)
    guard bytes.count == 16 else {
      throw Statement.damaged("an object version must be 16 bytes, got " + .number(bytes.count))
    }
    var words: (high: UInt64, low: UInt64) = (0, 0)
    for index in 0..<8 {
      words.high = words.high << 8 | UInt64(bytes[index])
      words.low = words.low << 8 | UInt64(bytes[index &+ 8])
    }
    self.init(high: words.high, low: words.low)
  }
}
