import CMoney
import MoneyCalculator
import MoneyCore
import MoneyJSON

@_cdecl("money_calculator_new") @implementation
public func money_calculator_new(
  _ calculator: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(calculator, "calculator", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: WatchedHandle(CalculatorScreen(Calculator())))
  }
}

@_cdecl("money_calculator_free") @implementation
public func money_calculator_free(_ calculator: OpaquePointer?) {
  CallbackHandle.free(calculator)
}

@_cdecl("money_calculator_press") @implementation
public func money_calculator_press(
  _ calculator: OpaquePointer?, _ key: Int32, _ alert: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.pressKeys(calculator, alert, error) { (_) throws(MoneyFailure) in
    guard let key = CalculatorKey(rawValue: key) else { throw Boundary.notOne(of: "MONEY_CALCULATOR_KEY_", "key", key) }
    return [key]
  }
}

@_cdecl("money_calculator_press_keys") @implementation
public func money_calculator_press_keys(
  _ calculator: OpaquePointer?, _ keys: UnsafePointer<CChar>?, _ length: Int, _ alert: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.pressKeys(calculator, alert, error) { (screen) throws(MoneyFailure) in
    let text = try Boundary.text(keys, length, limit: Int(MONEY_CALCULATOR_KEYS_MAX), "keys")
    let pressed = try CalculatorKey.keys(in: text)
    // Keys are pressed all or none. They are checked first, so that no listener sees keys that are then undone.
    try screen.value.calculator.check(pressed)
    return pressed.map { $0.key }
  }
}

@_cdecl("money_calculator_keys") @implementation
public func money_calculator_keys(
  _ calculator: OpaquePointer?, _ allowed: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(allowed, "allowed", error) { () throws(MoneyFailure) in
    try Boundary.calculator(calculator).value.calculator.allowedKeys
  }
}

@_cdecl("money_calculator_key_text") @implementation
public func money_calculator_key_text(_ key: Int32) -> UnsafePointer<CChar>? {
  CalculatorKey(rawValue: key).map { Boundary.cString($0.text) }
}

@_cdecl("money_calculator_display") @implementation
public func money_calculator_display(
  _ calculator: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.calculator(calculator).value.calculator.display)
  }
}

@_cdecl("money_calculator_expression") @implementation
public func money_calculator_expression(
  _ calculator: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.calculator(calculator).value.calculator.expression)
  }
}

@_cdecl("money_calculator_state") @implementation
public func money_calculator_state(
  _ calculator: OpaquePointer?, _ state: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(state, "state", error) { () throws(MoneyFailure) in
    try Boundary.calculator(calculator).value.calculator.state.rawValue
  }
}

@_cdecl("money_calculator_exact") @implementation
public func money_calculator_exact(
  _ calculator: OpaquePointer?, _ exact: UnsafeMutablePointer<money_ratio_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(exact, "exact", error) { (output) throws(MoneyFailure) in
    try Boundary.write(try Boundary.calculator(calculator).value.calculator.value, to: &output.pointee)
  }
}

@_cdecl("money_calculator_value") @implementation
public func money_calculator_value(
  _ calculator: OpaquePointer?, _ digits: Int32, _ rounding: money_rounding_t,
  _ value: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(value)
      Boundary.zero(flags)
    }
  ) { () throws(MoneyFailure) in
    let output = try Boundary.required(value, "value")
    let calculator = try Boundary.calculator(calculator).value.calculator
    let rounded = try calculator.value(digits: try Boundary.digitCount(digits), try Boundary.rounding(rounding))
    Boundary.write(rounded.value, to: output)
    flags?.pointee = rounded.isRounded ? MONEY_FLAG_ROUNDED : 0
  }
}

@_cdecl("money_calculator_digits") @implementation
public func money_calculator_digits(
  _ calculator: OpaquePointer?, _ digits: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(digits, "digits", error) { () throws(MoneyFailure) in
    Int32(truncatingIfNeeded: try Boundary.calculator(calculator).value.calculator.digits)
  }
}

@_cdecl("money_calculator_set_digits") @implementation
public func money_calculator_set_digits(
  _ calculator: OpaquePointer?, _ digits: Int32, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  var effect = WatchedHandle<CalculatorScreen>.Effect.none
  let status = Boundary.changeCalculator(calculator, error) { (screen) throws(MoneyFailure) in
    let count = try Boundary.digitCount(digits)
    effect = try screen.change { (calculator) throws(MoneyFailure) in try calculator.setDigits(count) }
  }
  if let calculator { _ = Boundary.notify(of: effect, calculator) }
  return status
}

@_cdecl("money_calculator_revision") @implementation
public func money_calculator_revision(
  _ calculator: OpaquePointer?, _ revision: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.revision(of: calculator, as: CalculatorScreen.self, revision, error)
}

@_cdecl("money_calculator_to_json") @implementation
public func money_calculator_to_json(
  _ calculator: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try CalculatorDocument.write(try Boundary.calculator(calculator).value.calculator)
  }
}

@_cdecl("money_calculator_from_json") @implementation
public func money_calculator_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ calculator: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(calculator, "calculator", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(json, length, "json")
    return Boundary.pointer(to: WatchedHandle(CalculatorScreen(try CalculatorDocument.read(text))))
  }
}

extension CalculatorScreen: Watched {
  static var parameter: StaticString { "calculator" }
  var revision: UInt64 { calculator.revision }
}

extension Boundary {
  static func calculator(_ pointer: OpaquePointer?) throws(MoneyFailure) -> WatchedHandle<CalculatorScreen> {
    try watched(pointer)
  }

  /// Runs a call that changes a calculator or its callbacks, but not in one of its own callbacks.
  static func changeCalculator(
    _ calculator: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?,
    _ body: (WatchedHandle<CalculatorScreen>) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    call(error, zeroing: {}) { () throws(MoneyFailure) in
      let screen = try idle(calculator, of: CalculatorScreen.self)
      try body(screen)
    }
  }

  /// Presses keys, and writes the first alert. If a callback frees the calculator, no further key is pressed.
  static func pressKeys(
    _ calculator: OpaquePointer?, _ alert: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?,
    _ keys: (WatchedHandle<CalculatorScreen>) throws(MoneyFailure) -> [CalculatorKey]
  ) -> money_status_t {
    var pressed: [CalculatorKey] = []
    let status = call(error, zeroing: { zero(alert) }) { () throws(MoneyFailure) in
      pressed = try keys(try idle(calculator, of: CalculatorScreen.self))
    }
    guard status == MONEY_OK, let calculator else { return status }
    alert?.pointee = MONEY_CALCULATOR_ALERT_NONE
    return withUnsafeTemporaryAllocation(of: CalculatorKey.self, capacity: pressed.count) { keys in
      _ = keys.initialize(from: pressed)
      // Nothing is owned while callbacks run.
      pressed = []
      return press(UnsafeBufferPointer(keys), calculator, alert, error)
    }
  }

  private static func press(
    _ keys: UnsafeBufferPointer<CalculatorKey>, _ calculator: OpaquePointer, _ alert: UnsafeMutablePointer<Int32>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    var isAlerted = false
    for key in keys {
      var effect = WatchedHandle<CalculatorScreen>.Effect.none
      let status = call(error, zeroing: { zero(alert) }) { () throws(MoneyFailure) in
        effect = try self.calculator(calculator).press(key)
      }
      if status != MONEY_OK { return status }
      if !isAlerted, let why = effect.alert {
        alert?.pointee = why.rawValue
        isAlerted = true
      }
      if !notify(of: effect, calculator) { break }
    }
    return MONEY_OK
  }
}
