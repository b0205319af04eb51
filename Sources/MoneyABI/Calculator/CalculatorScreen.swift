import CMoney
import MoneyCalculator
import MoneyCore

/// A calculator with the callbacks that are notified of its displays and alerts.
struct CalculatorScreen {
  var calculator: Calculator
  var onDisplay: money_calculator_display_callback_t?
  var displayUserData: UnsafeMutableRawPointer?
  var onAlert: money_calculator_alert_callback_t?
  var alertUserData: UnsafeMutableRawPointer?

  init(_ calculator: Calculator) {
    self.calculator = calculator
  }
}

extension WatchedHandle where Value == CalculatorScreen {
  /// The effect of a key or a change that a callback reports.
  enum Effect {
    case none
    case display
    case alert(CalculatorAlert)

    var alert: CalculatorAlert? {
      if case .alert(let alert) = self { alert } else { nil }
    }
  }

  /// Presses a key. An alert changes nothing, so it comes without a new display.
  func press(_ key: CalculatorKey) throws(MoneyFailure) -> Effect {
    var alert: CalculatorAlert?
    let effect = try change { (calculator) throws(MoneyFailure) in alert = try calculator.press(key) }
    return alert.map { .alert($0) } ?? effect
  }

  /// Changes the calculator.
  func change(_ body: (inout Calculator) throws(MoneyFailure) -> Void) throws(MoneyFailure) -> Effect {
    let before = value.onDisplay == nil ? [] : value.calculator.display
    try body(&value.calculator)
    return value.onDisplay == nil || value.calculator.display == before ? .none : .display
  }
}

extension Boundary {
  /// Runs the callback that reports an effect; returns whether the calculator still exists.
  static func notify(of effect: WatchedHandle<CalculatorScreen>.Effect, _ calculator: OpaquePointer) -> Bool {
    switch effect {
    case .none: return true
    case .display: return tellDisplay(calculator)
    case .alert(let alert):
      guard let callback = alertCallback(of: calculator, alert) else { return true }
      return CallbackHandle.run(callback, of: calculator)
    }
  }

  private static func alertCallback(of calculator: OpaquePointer, _ alert: CalculatorAlert) -> Callback? {
    guard let screen = try? self.calculator(calculator).value, let callback = screen.onAlert else { return nil }
    return .alert(callback, screen.alertUserData, alert: alert.rawValue)
  }

  private static func tellDisplay(_ calculator: OpaquePointer) -> Bool {
    var display = (try? self.calculator(calculator).value.calculator.display) ?? []
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: display.count + 1) { text in
      let end = text.initialize(fromContentsOf: display)
      text.initializeElement(at: end, to: 0)
      // Nothing is owned while a callback runs.
      display = []
      guard let callback = displayCallback(of: calculator, text) else { return true }
      return CallbackHandle.run(callback, of: calculator)
    }
  }

  private static func displayCallback(
    of calculator: OpaquePointer, _ text: UnsafeMutableBufferPointer<UInt8>
  ) -> Callback? {
    guard let screen = try? self.calculator(calculator).value, let callback = screen.onDisplay else { return nil }
    let start = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self)
    return .display(callback, screen.displayUserData, text: start)
  }
}
