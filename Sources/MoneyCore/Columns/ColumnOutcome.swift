/// The outcome of rows of a column. The outcomes of slices add up to that of the entire column, independently of the
/// slicing.
public struct ColumnOutcome {
  public var nullCount = 0
  public var failedCount = 0
  /// The first row that failed, or -1. The next property contains the reason.
  public var firstFailed = -1
  public var firstStatus: UInt8 = 0
  public var flags: UInt32 = 0

  public init() {}

  package mutating func fail(_ row: Int, _ status: UInt8) {
    if failedCount == 0 {
      firstFailed = row
      firstStatus = status
    }
    failedCount &+= 1
  }

  /// Adds the outcome of a later slice.
  public mutating func add(_ later: ColumnOutcome) {
    nullCount &+= later.nullCount
    if failedCount == 0, later.failedCount > 0 {
      firstFailed = later.firstFailed
      firstStatus = later.firstStatus
    }
    failedCount &+= later.failedCount
    flags |= later.flags
  }
}

extension MoneyStatus: Error {
  /// All statuses fit a byte.
  @inline(__always)
  package var byte: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
}
