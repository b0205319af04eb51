import CMoney
import MoneyCalculator
import MoneyCore

@_cdecl("money_calculator_alert_name") @implementation
public func money_calculator_alert_name(_ alert: Int32) -> UnsafePointer<CChar>? {
  Boundary.alertText(alert) { $0.name }
}

@_cdecl("money_calculator_alert_title") @implementation
public func money_calculator_alert_title(_ alert: Int32) -> UnsafePointer<CChar>? {
  Boundary.alertText(alert) { $0.title }
}

@_cdecl("money_calculator_alert_text") @implementation
public func money_calculator_alert_text(_ alert: Int32) -> UnsafePointer<CChar>? {
  Boundary.alertText(alert) { $0.text }
}

@_cdecl("money_calculator_on_display") @implementation
public func money_calculator_on_display(
  _ calculator: OpaquePointer?, _ display_callback: money_calculator_display_callback_t?,
  _ user_data: UnsafeMutableRawPointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeCalculator(calculator, error) { (screen) throws(MoneyFailure) in
    screen.value.onDisplay = display_callback
    screen.value.displayUserData = user_data
  }
}

@_cdecl("money_calculator_on_alert") @implementation
public func money_calculator_on_alert(
  _ calculator: OpaquePointer?, _ alert_callback: money_calculator_alert_callback_t?,
  _ user_data: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeCalculator(calculator, error) { (screen) throws(MoneyFailure) in
    screen.value.onAlert = alert_callback
    screen.value.alertUserData = user_data
  }
}

extension Boundary {
  /// The text of an alert or of MONEY_CALCULATOR_ALERT_NONE; null for any other value.
  fileprivate static func alertText(
    _ alert: Int32, _ text: (CalculatorAlert.Words) -> StaticString
  ) -> UnsafePointer<CChar>? {
    if alert == MONEY_CALCULATOR_ALERT_NONE { return cString(text(.none)) }
    return CalculatorAlert(rawValue: alert).map { cString(text(CalculatorAlert.Words(of: $0))) }
  }
}
