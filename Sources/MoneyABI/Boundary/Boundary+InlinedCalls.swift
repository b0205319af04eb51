import CMoney
import MoneyCore

extension Boundary.Inlined {
  /// Runs a call with one output.
  @inline(always)
  static func callValue<Value>(
    _ value: UnsafeMutablePointer<Value>?, _ name: StaticString, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> Value
  ) -> money_status_t {
    do {
      let output = try Boundary.required(value, name)
      output.pointee = try body()
      return MONEY_OK
    } catch {
      Boundary.zero(value)
      return Boundary.report(error, failure)
    }
  }

  /// Runs a call whose output is an amount, which may be one of the inputs.
  @inline(always)
  static func callMoney(
    _ result: UnsafeMutablePointer<money_t>?, keeping first: UnsafePointer<money_t>? = nil,
    and second: UnsafePointer<money_t>? = nil, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> Money
  ) -> money_status_t {
    do {
      let output = try Boundary.required(result, "result")
      write(try body(), to: output)
      return MONEY_OK
    } catch {
      Boundary.zero(result, keeping: first, and: second)
      return Boundary.report(error, failure)
    }
  }

  /// Runs a call whose output is an amount that may have been rounded, and may be the input.
  @inline(always)
  static func callRounded(
    _ result: UnsafeMutablePointer<money_t>?, keeping input: UnsafePointer<money_t>?,
    _ flags: UnsafeMutablePointer<UInt32>?, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> Rounded<Money>
  ) -> money_status_t {
    do {
      let output = try Boundary.required(result, "result")
      let rounded = try body()
      write(rounded.value, to: output)
      flags?.pointee = rounded.isRounded ? ConversionFlags.rounded.rawValue : 0
      return MONEY_OK
    } catch {
      Boundary.zero(result, keeping: input)
      Boundary.zero(flags)
      return Boundary.report(error, failure)
    }
  }

  /// Runs a call whose output is a decimal, which may be one of the inputs.
  @inline(always)
  static func callDecimal(
    _ result: UnsafeMutablePointer<money_decimal_t>?, keeping first: UnsafePointer<money_decimal_t>? = nil,
    and second: UnsafePointer<money_decimal_t>? = nil, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> Decimal
  ) -> money_status_t {
    do {
      let output = try Boundary.required(result, "result")
      write(try body(), to: output)
      return MONEY_OK
    } catch {
      Boundary.zero(result, keeping: first, and: second)
      return Boundary.report(error, failure)
    }
  }

  /// Runs a call that writes a NUL-terminated text to a caller's buffer, which may be a text of the input. With a null
  /// buffer and no capacity, it returns only the length.
  @inline(always)
  static func callText(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    keeping first: UnsafePointer<CChar>? = nil, and second: UnsafePointer<CChar>? = nil,
    _ failure: UnsafeMutablePointer<money_error_t>?, _ body: () throws(MoneyFailure) -> Boundary.Text
  ) -> money_status_t {
    var needed = 0
    do throws(MoneyFailure) {
      guard capacity >= 0 else { throw MoneyFailure(.argument, "capacity must be less than 2^63 bytes") }
      guard buffer != nil || capacity == 0 else { throw Boundary.null("buffer") }
      switch try body() {
      case .written(let count):
        buffer?[count] = 0
        length?.pointee = count
      case .bytes(let bytes):
        needed = bytes.count
        try Boundary.copy(bytes, to: buffer, capacity)
        length?.pointee = needed
      }
      return MONEY_OK
    } catch {
      Boundary.clear(buffer, capacity, length, keeping: first, and: second, needed: needed)
      return Boundary.report(error, failure)
    }
  }

  /// Runs a call, and after it the callback that the body returns.
  @inline(always)
  static func notify(
    _ pointer: OpaquePointer?, _ failure: UnsafeMutablePointer<money_error_t>?, zeroing zero: () -> Void,
    _ body: () throws(MoneyFailure) -> Callback?
  ) -> money_status_t {
    do {
      let callback = try body()
      if let pointer, let callback { _ = CallbackHandle.run(callback, of: pointer) }
      return MONEY_OK
    } catch {
      zero()
      return Boundary.report(error, failure)
    }
  }

  /// Runs a call that may change a value, as `Boundary.change` does.
  @inline(always)
  static func change<Value: Watched>(
    _ pointer: OpaquePointer?, _ failure: UnsafeMutablePointer<money_error_t>?, zeroing zero: () -> Void,
    _ body: (inout Value) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    @inline(always) func changed() throws(MoneyFailure) -> Callback? {
      let handle = try Boundary.watched(pointer, of: Value.self)
      let before = try handle.beginChange()
      try body(&handle.value)
      return try handle.notification(since: before)
    }
    return notify(pointer, failure, zeroing: zero, changed)
  }
}
