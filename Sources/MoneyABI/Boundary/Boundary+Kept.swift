import CMoney
import MoneyCore

// A call that fails leaves its inputs as they are. An output may be the same variable as an input of its type, or an
// element of an array that goes in, so its bytes are zeroed only where they belong to no input.

extension Boundary {
  /// Zeroes an output after a failure, unless it is one of the inputs.
  @inline(always)
  static func zero<Value>(
    _ output: UnsafeMutablePointer<Value>?, keeping first: UnsafePointer<Value>?,
    and second: UnsafePointer<Value>? = nil
  ) {
    let size = MemoryLayout<Value>.size
    clear(output, size, keeping: first, size, second, size, nil, 0)
  }

  /// Zeroes an output after a failure, unless it is an element of the array that goes in, or another input. Of an array
  /// whose count is refused, only the first element is known to be there.
  @inline(always)
  static func zero<Value>(
    _ output: UnsafeMutablePointer<Value>?, keeping array: UnsafePointer<Value>?, count: Int,
    and first: UnsafePointer<Value>? = nil, _ second: UnsafePointer<Value>? = nil
  ) {
    let isKnown = count >= 0 && count <= Int(MONEY_AMOUNTS_MAX)
    let size = MemoryLayout<Value>.size
    let arraySize = MemoryLayout<Value>.stride &* (isKnown ? count : 1)
    clear(output, size, keeping: array, arraySize, first, size, second, size)
  }

  /// Zeroes an array of outputs after a failure, apart from an element that is the input.
  @inline(always)
  static func zero<Value>(
    _ outputs: UnsafeMutablePointer<Value>?, count: Int, keeping input: UnsafePointer<Value>?
  ) {
    clear(outputs, MemoryLayout<Value>.stride &* count, keeping: input, MemoryLayout<Value>.size, nil, 0, nil, 0)
  }

  /// Runs a call whose one output may be an element of the array that goes in.
  @inline(always)
  static func callElement<Value>(
    _ result: UnsafeMutablePointer<Value>?, of array: UnsafePointer<Value>?, _ count: Int,
    _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: (UnsafeMutablePointer<Value>) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    call(failure, zeroing: { zero(result, keeping: array, count: count) }) { () throws(MoneyFailure) in
      try body(try required(result, "result"))
    }
  }

  /// Zeroes the bytes of an output, except those shared with an input.
  @inline(never)
  private static func clear(
    _ output: UnsafeMutableRawPointer?, _ size: Int, keeping first: UnsafeRawPointer?, _ firstSize: Int,
    _ second: UnsafeRawPointer?, _ secondSize: Int, _ third: UnsafeRawPointer?, _ thirdSize: Int
  ) {
    guard let output else { return }
    for offset in 0..<max(size, 0) {
      let place = UnsafeRawPointer(output + offset)
      if lies(place, in: first, firstSize) || lies(place, in: second, secondSize) || lies(place, in: third, thirdSize) {
        continue
      }
      output.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self)
    }
  }

  @inline(always)
  private static func lies(_ place: UnsafeRawPointer, in input: UnsafeRawPointer?, _ size: Int) -> Bool {
    guard let input else { return false }
    return UInt(bitPattern: place) &- UInt(bitPattern: input) < UInt(bitPattern: size)
  }
}
