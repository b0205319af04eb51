import CMoney
import MoneyCore

/// A calculator with who hears of it, and in which words.
struct CalculatorScreen {
  var calculator: Calculator
  var onDisplay: money_display_callback_t?
  var displayUserData: UnsafeMutableRawPointer?
  var onAlert: money_alert_callback_t?
  var alertUserData: UnsafeMutableRawPointer?
  /// A host's own; nil: the engine's.
  private var titles: [[UInt8]?]
  private var messages: [[UInt8]?]

  init(_ calculator: Calculator) {
    self.calculator = calculator
    titles = Array(repeating: nil, count: CalculatorAlert.allCases.count)
    messages = titles
  }

  func title(of alert: CalculatorAlert) -> [UInt8] {
    titles[CalculatorScreen.index(alert)] ?? Message(alert.title).bytes
  }

  func message(of alert: CalculatorAlert) -> [UInt8] {
    messages[CalculatorScreen.index(alert)] ?? Message(alert.message).bytes
  }

  mutating func setWords(of alert: CalculatorAlert, title: [UInt8]?, message: [UInt8]?) {
    titles[CalculatorScreen.index(alert)] = title
    messages[CalculatorScreen.index(alert)] = message
  }

  /// Alerts are numbered from 1.
  private static func index(_ alert: CalculatorAlert) -> Int { Int(alert.rawValue) - 1 }
}

extension WatchedHandle where Value == CalculatorScreen {
  /// Presses a key and tells who listens; the alert, and whether the calculator is still there.
  func press(_ key: CalculatorKey) throws(MoneyFailure) -> (alert: CalculatorAlert?, isThere: Bool) {
    var alert: CalculatorAlert?
    // An alert changes nothing, so that one of the two is called at most.
    let isThere = try change { (calculator) throws(MoneyFailure) in alert = try calculator.press(key) }
    guard let alert, let callback = value.onAlert else { return (alert, isThere) }
    let title = value.title(of: alert) + [0]
    let message = value.message(of: alert) + [0]
    let userData = value.alertUserData
    let isStillThere = calling {
      title.withUnsafeBytes { title in
        message.withUnsafeBytes { message in
          callback(
            userData, alert.rawValue, title.baseAddress?.assumingMemoryBound(to: CChar.self),
            message.baseAddress?.assumingMemoryBound(to: CChar.self))
        }
      }
    }
    return (alert, isStillThere)
  }

  /// Changes the calculator, and tells of a new display; whether the calculator is still there.
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
