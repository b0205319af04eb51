import CMoney
import MoneyCore

extension Boundary {
  /// Reads an accumulator, whose fields may be damaged.
  static func accumulator(
    _ pointer: UnsafePointer<money_accumulator_t>?, _ name: StaticString
  ) throws(MoneyFailure) -> Accumulator {
    guard let pointer else { throw null(name) }
    let given = UnsafeRawPointer(pointer).loadUnaligned(as: money_accumulator_t.self)
    guard given.reserved == 0 else { throw badReserved(name) }
    let (head, tail) = withUnsafeBytes(of: given.currency) {
      (
        $0.loadUnaligned(as: UInt32.self).littleEndian,
        $0.loadUnaligned(fromByteOffset: 4, as: UInt64.self).littleEndian
      )
    }
    if given.count == 0 {
      guard head == 0, tail == 0, given.finest_count == 0, given.scale == 0,
        given.word0 | given.word1 | given.word2 | given.word3 | given.word4 == 0
      else { throw badAccumulator(name) }
      return Accumulator()
    }
    let sum = WideSum(
      low: UInt128(given.word1) << 64 | UInt128(given.word0),
      middle: UInt128(given.word3) << 64 | UInt128(given.word2),
      high: Int64(bitPattern: given.word4))
    guard let code = CurrencyCode(head: head, rest: tail) else {
      throw withUnsafeBytes(of: given.currency) { badCode(name, $0) }
    }
    guard
      let accumulator = Accumulator(
        sum, count: given.count, finestCount: given.finest_count, scale: given.scale, code)
    else { throw badAccumulator(name) }
    return accumulator
  }

  @inline(never)
  private static func badAccumulator(_ name: StaticString) -> MoneyFailure {
    MoneyFailure(.argument, Message(name) + " must be an accumulator of the library")
  }

  static func write(_ value: Accumulator, to output: UnsafeMutablePointer<money_accumulator_t>) {
    zero(output)
    let sum = value.sum
    output.pointee.word0 = UInt64(truncatingIfNeeded: sum.low)
    output.pointee.word1 = UInt64(truncatingIfNeeded: sum.low >> 64)
    output.pointee.word2 = UInt64(truncatingIfNeeded: sum.middle)
    output.pointee.word3 = UInt64(truncatingIfNeeded: sum.middle >> 64)
    output.pointee.word4 = UInt64(bitPattern: sum.high)
    output.pointee.count = value.count
    output.pointee.finest_count = value.finestCount
    output.pointee.scale = value.scale
    guard let currency = value.currency else { return }
    withUnsafeMutableBytes(of: &output.pointee.currency) { write(currency.bytes, to: $0) }
  }

  /// Runs a call whose output is an accumulator, which may be one of the inputs.
  static func callAccumulator(
    _ result: UnsafeMutablePointer<money_accumulator_t>?, keeping first: UnsafePointer<money_accumulator_t>?,
    and second: UnsafePointer<money_accumulator_t>? = nil, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> Accumulator
  ) -> money_status_t {
    call(failure, zeroing: { zero(result, keeping: first, and: second) }) { () throws(MoneyFailure) in
      let output = try required(result, "result")
      write(try body(), to: output)
    }
  }
}
