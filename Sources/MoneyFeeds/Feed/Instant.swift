import MoneyCore

// Instants are seconds since the epoch, from any clock. Calculations with them never overflow, for any clock value.

extension Int64 {
  func later(by seconds: Int64) -> Int64 {
    let (sum, isTooLarge) = addingReportingOverflow(seconds)
    return isTooLarge ? (seconds < 0 ? .min : .max) : sum
  }

  func seconds(since other: Int64) -> Int64 {
    let (difference, isTooLarge) = subtractingReportingOverflow(other)
    return isTooLarge ? (other < 0 ? .max : .min) : difference
  }
}
