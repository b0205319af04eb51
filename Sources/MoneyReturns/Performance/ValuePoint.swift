import MoneyCore

/// The value of an investment on a day, and the cash flow in (above 0) or out (below 0) of that day. `FlowTime` decides
/// whether the value contains the flow.
public struct ValuePoint: Sendable {
  public let day: Day
  public let value: Decimal
  public let flow: Decimal

  public init(day: Day, value: Decimal, flow: Decimal = .zero) {
    self.day = day
    self.value = value
    self.flow = flow
  }

  /// The most points in one calculation.
  public static var most: Int { 1_048_576 }
}
