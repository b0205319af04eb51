import CMoney
import MoneyCore

/// What every exported function does the same way: run, and on failure report and leave the outputs zeroed.
enum Boundary {
  /// Runs a call; when it fails, zeroes its outputs and reports.
  @inline(__always)
  static func call(
    _ output: UnsafeMutablePointer<money_error_t>?, zeroing zero: () -> Void,
    _ body: () throws(MoneyFailure) -> Void
  ) -> money_status_t {
    do {
      try body()
      return MONEY_OK
    } catch {
      zero()
      return report(error, output)
    }
  }

  /// Runs a call with one output.
  @inline(__always)
  static func callValue<Value>(
    _ value: UnsafeMutablePointer<Value>?, _ name: StaticString, _ error: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> Value
  ) -> money_status_t {
    call(error, zeroing: { zero(value) }) { () throws(MoneyFailure) in
      let output = try required(value, name)
      output.pointee = try body()
    }
  }

  @inline(never)
  static func report(
    _ failure: MoneyFailure, _ output: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    guard let output else { return failure.status.rawValue }
    zero(output)
    output.pointee.status = failure.status.rawValue
    output.pointee.cause = failure.cause?.rawValue ?? 0
    output.pointee.position = failure.position.map { Int64($0) } ?? -1
    withUnsafeMutableBytes(of: &output.pointee.text) { text in
      // The rest is zeroed already.
      for (index, byte) in failure.message.line.enumerated() { text[index] = byte }
    }
    return failure.status.rawValue
  }

  /// All bytes of an output, where there is one.
  @inline(__always)
  static func zero<Value>(_ output: UnsafeMutablePointer<Value>?) {
    guard let output else { return }
    UnsafeMutableRawPointer(output)
      .initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
  }

  @inline(__always)
  static func zero<Value>(_ output: UnsafeMutablePointer<Value>?, count: Int) {
    guard let output, count > 0 else { return }
    UnsafeMutableRawPointer(output)
      .initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.stride &* count)
  }

  /// An output that must be there.
  @inline(__always)
  static func required<Value>(
    _ output: UnsafeMutablePointer<Value>?, _ name: StaticString
  ) throws(MoneyFailure) -> UnsafeMutablePointer<Value> {
    guard let output else { throw null(name) }
    return output
  }

  @inline(never)
  static func null(_ name: StaticString) -> MoneyFailure {
    MoneyFailure(.argument, Message(name) + " is NULL")
  }

  @inline(never)
  static func outOfRange(_ name: StaticString, _ value: Int) -> MoneyFailure {
    MoneyFailure(.argument, Message(name) + " is out of range: " + .number(value))
  }
}
