import CMachine
import MoneyCore

// Swift ends the process when an allocation fails. So a call that may need much memory asks for it here before it
// starts; an allocation of up to a few hundred kilobytes that fails is served from a reserve, and then the next call
// fails here.

extension Boundary {
  /// What a call may need without asking: the reserve serves that.
  static var smallNeed: Int { 1 << 16 }

  /// What a call may need for an element of an array that it reads, and of the results beside it.
  static var mostOfElement: Int { 512 }
  /// What a call that goes through a whole object may need for each of its entries.
  static var mostOfEntry: Int { 1024 }
  /// What reading a document may need for a byte of it, with the object that is made. A test measures it.
  static var mostOfDocument: Int { 12 }

  /// Throws `outOfMemory` unless the machine has as many bytes as a call may need. A sum of sizes that has wrapped where
  /// `Int` has 32 bits is negative, and no machine of such a kind has as many bytes.
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

  /// Throws `outOfMemory` unless there is room for so many elements of so many bytes each.
  static func checkMemory(_ count: Int, of size: Int) throws(MoneyFailure) {
    let (bytes, isTooMuch) = max(0, count).multipliedReportingOverflow(by: size)
    try checkMemory(isTooMuch ? Int.max : bytes)
  }
}
