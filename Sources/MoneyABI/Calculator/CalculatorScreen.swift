import CMoney
import MoneyCalculator
import MoneyCore

/// A calculator with the callbacks that are notified of its displays and alerts.
struct CalculatorScreen {
  var calculator: Calculator
  var onDisplay: money_display_callback_t?
  var displayUserData: UnsafeMutableRawPointer?
  var onAlert: money_alert_callback_t?
  var alertUserData: UnsafeMutableRawPointer?

  init(_ calculator: Calculator) {
    self.calculator = calculator
  }
}

extension WatchedHandle where Value == CalculatorScreen {
  /// Presses a key and notifies the callbacks. Returns the alert, and whether the calculator is still there.
  func press(_ key: CalculatorKey) throws(MoneyFailure) -> (alert: CalculatorAlert?, isThere: Bool) {
    var alert: CalculatorAlert?
    // An alert changes nothing, so at most one of the two callbacks is called.
    let isThere = try change { (calculator) throws(MoneyFailure) in alert = try calculator.press(key) }
    guard let alert, let callback = value.onAlert else { return (alert, isThere) }
    let userData = value.alertUserData
    return (alert, calling { callback(userData, alert.rawValue) })
  }

  /// Changes the calculator and notifies of a new display. Returns whether the calculator is still there.
  func change(_ body: (inout Calculator) throws(MoneyFailure) -> Void) throws(MoneyFailure) -> Bool {
    let before = value.onDisplay == nil ? [] : value.calculator.display
    try body(&value.calculator)
    guard let callback = value.onDisplay else { return true }
    let display = value.calculator.display
    if display == before { return true }
    let userData = value.displayUserData
    return calling {
      (display + [0]).withUnsafeBytes {
        callback(userData, $0.baseAddress?.assumingMemoryBound(to: CChar.self))
      }
    }
  }
}
