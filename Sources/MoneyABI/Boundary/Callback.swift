import CMoney

/// A callback with the arguments that it gets. It owns nothing, because the callback may not return.
enum Callback {
  case change(money_change_callback_t, UnsafeMutableRawPointer?, revision: UInt64)
  case display(money_calculator_display_callback_t, UnsafeMutableRawPointer?, text: UnsafePointer<CChar>?)
  case alert(money_calculator_alert_callback_t, UnsafeMutableRawPointer?, alert: Int32)

  func callAsFunction() {
    switch self {
    case .change(let callback, let userData, let revision): callback(userData, revision)
    case .display(let callback, let userData, let text): callback(userData, text)
    case .alert(let callback, let userData, let alert): callback(userData, alert)
    }
  }
}
