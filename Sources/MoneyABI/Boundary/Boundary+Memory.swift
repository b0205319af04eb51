import CMachine
import MoneyCore

// Swift ends the process when an allocation fails. A call that may need much memory therefore requests it here before
// it starts. If an allocation of up to a few hundred kilobytes fails, it is served from a reserve, and the next call
// fails here.

extension Boundary {
  /// The memory that a call may use without a check, because the reserve covers it.
  static var smallNeed: Int { 1 << 16 }

  /// The memory that a call may need per element of an input array, including its results.
  static var mostOfElement: Int { 512 }
  /// The memory that a call that processes an entire object may need per entry.
  static var mostOfEntry: Int { 1024 }
  /// The memory that reading a document may need per byte, including the object that it makes. A test measures it.
  static var mostOfDocument: Int { 12 }

  /// Throws `outOfMemory` unless the machine has as many bytes as a call may need. A sum of sizes that overflowed a
  /// 32-bit `Int` is negative, which counts as more than any such machine has.
  @inline(always)
  static func checkMemory(_ bytes: Int = 0) throws(MoneyFailure) {
    if money_memory_is_short() != 0 || UInt(bitPattern: bytes) > UInt(bitPattern: smallNeed) { try checkMuch(bytes) }
  }

  @inline(never)
  private static func checkMuch(_ bytes: Int) throws(MoneyFailure) {
    guard money_memory_is_short() == 0, let bytes = UInt64(exactly: bytes), money_memory_has(bytes) != 0 else {
      throw .outOfMemory()
    }
  }

  /// Throws `outOfMemory` unless there is memory for `count` elements of `size` bytes each.
  static func checkMemory(_ count: Int, of size: Int) throws(MoneyFailure) {
    let (bytes, isTooMuch) = max(0, count).multipliedReportingOverflow(by: size)
    try checkMemory(isTooMuch ? Int.max : bytes)
  }
}
