import CMachine
import CMoney
import MoneyCore

/// The parts that all exported functions share: they run a call, and on failure they report it and leave the outputs
/// zeroed, apart from those that are inputs too (`zero(_:keeping:)`).
///
/// No Swift error and no unchecked pointer passes this point. A function of the interface converts its arguments with
/// `Boundary`, calls the engine, and converts the result; it decides nothing about money.
///
///     Boundary.callValue(result, "result", error) { () throws(MoneyFailure) in … }
///
/// An output is written only when nothing can fail any more. A caller who ignores the status then has zeros, which
/// every function refuses, or the old value in place, and never half a result.
enum Boundary {
  /// Runs a call. If it fails, its outputs are zeroed and the failure is reported.
  @inline(always)
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
  static func callValue<Value>(
    _ value: UnsafeMutablePointer<Value>?, _ name: StaticString, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> Value
  ) -> money_status_t {
    Inlined.callValue(value, name, failure, body)
  }

  /// Runs a call whose one output is a new object. A program can make any number of objects, each of which is small, so
  /// the call does not start while memory is short.
  @inline(always)
  static func callValue(
    _ value: UnsafeMutablePointer<OpaquePointer?>?, _ name: StaticString,
    _ failure: UnsafeMutablePointer<money_error_t>?, _ body: () throws(MoneyFailure) -> OpaquePointer?
  ) -> money_status_t {
    do {
      let output = try required(value, name)
      try checkMemory()
      output.pointee = try body()
      return MONEY_OK
    } catch {
      zero(value)
      return report(error, failure)
    }
  }

  @inline(never)
  static func report(
    _ failure: consuming MoneyFailure, _ output: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    guard let output else { return failure.status.rawValue }
    zero(output)
    output.pointee.status = failure.status.rawValue
    output.pointee.cause = failure.cause?.rawValue ?? 0
    output.pointee.position = failure.position.map { Int64($0) } ?? -1
    withUnsafeMutableBytes(of: &output.pointee.text) { text in
      // The rest of the text is zeroed already.
      for (index, byte) in failure.message.line.enumerated() { text[index] = byte }
    }
    return failure.status.rawValue
  }

  /// Zeroes all bytes of an output, if the caller passed one.
  @inline(always)
  static func zero<Value>(_ output: UnsafeMutablePointer<Value>?) {
    guard let output else { return }
    money_memory_clear(output, MemoryLayout<Value>.size)
  }

  @inline(always)
  static func zero<Value>(_ output: UnsafeMutablePointer<Value>?, count: Int) {
    guard let output, count > 0 else { return }
    money_memory_clear(output, MemoryLayout<Value>.stride &* count)
  }

  /// Checks that a required output is not null.
  @inline(always)
  static func required<Value>(
    _ output: UnsafeMutablePointer<Value>?, _ name: StaticString
  ) throws(MoneyFailure) -> UnsafeMutablePointer<Value> {
    guard let output else { throw null(name) }
    return output
  }

  @inline(never)
  static func null(_ name: StaticString) -> MoneyFailure {
    MoneyFailure(.argument, Message(name) + " must not be NULL")
  }

  /// The failure for a number that is outside its range.
  @inline(never)
  static func outOfRange(_ name: StaticString, _ value: Int64, _ range: ClosedRange<Int64>) -> MoneyFailure {
    let message: Message =
      Message(name) + " must be " + .integer(range.lowerBound) + " to " + .integer(range.upperBound)
    return MoneyFailure(.argument, message + ", got " + .integer(value))
  }

  /// The failure for a number that is less than its least value.
  @inline(never)
  static func tooSmall(_ name: StaticString, _ value: Int64, least: Int64) -> MoneyFailure {
    MoneyFailure(.argument, Message(name) + " must be at least " + .integer(least) + ", got " + .integer(value))
  }

  /// The failure for a value outside an enumeration, whose constants share a prefix.
  @inline(never)
  static func notOne(of prefix: StaticString, _ name: StaticString, _ value: Int32) -> MoneyFailure {
    MoneyFailure(
      .argument, Message(name) + " must be a " + Message(prefix) + " value, got " + .integer(Int64(value)))
  }
}
