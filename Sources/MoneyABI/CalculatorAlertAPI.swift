import CMoney
import MoneyCore

@_cdecl("money_calculator_alert_title") @implementation
public func money_calculator_alert_title(
  _ calculator: OpaquePointer?, _ alert: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.calculator(calculator).value.title(of: try Boundary.alert(alert)))
  }
}

@_cdecl("money_calculator_alert_message") @implementation
public func money_calculator_alert_message(
  _ calculator: OpaquePointer?, _ alert: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.calculator(calculator).value.message(of: try Boundary.alert(alert)))
  }
}

@_cdecl("money_calculator_set_alert") @implementation
public func money_calculator_set_alert(
  _ calculator: OpaquePointer?, _ alert: Int32, _ title: UnsafePointer<CChar>?, _ title_length: Int,
  _ message: UnsafePointer<CChar>?, _ message_length: Int, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeCalculator(calculator, error) { (screen) throws(MoneyFailure) in
    let alert = try Boundary.alert(alert)
    let title = try Boundary.words(title, title_length, limit: CalculatorAlert.longestTitle, "title")
    let message = try Boundary.words(message, message_length, limit: CalculatorAlert.longestMessage, "message")
    screen.value.setWords(of: alert, title: title, message: message)
  }
}

@_cdecl("money_calculator_on_display") @implementation
public func money_calculator_on_display(
  _ calculator: OpaquePointer?, _ display_callback: money_display_callback_t?,
  _ user_data: UnsafeMutableRawPointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeCalculator(calculator, error) { (screen) throws(MoneyFailure) in
    screen.value.onDisplay = display_callback
    screen.value.displayUserData = user_data
  }
}

@_cdecl("money_calculator_on_alert") @implementation
public func money_calculator_on_alert(
  _ calculator: OpaquePointer?, _ alert_callback: money_alert_callback_t?, _ user_data: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeCalculator(calculator, error) { (screen) throws(MoneyFailure) in
    screen.value.onAlert = alert_callback
    screen.value.alertUserData = user_data
  }
}

extension Boundary {
  static func alert(_ value: Int32) throws(MoneyFailure) -> CalculatorAlert {
    guard let alert = CalculatorAlert(rawValue: value) else { throw notOne(of: "MONEY_ALERT_", "alert", value) }
    return alert
  }

  /// Nil for NULL of length 0.
  fileprivate static func words(
    _ text: UnsafePointer<CChar>?, _ length: Int, limit: Int, _ name: StaticString
  ) throws(MoneyFailure) -> [UInt8]? {
    if text == nil, length == 0 { return nil }
    return Array(try self.text(text, length, limit: limit, name))
  }
}
