/// When the flow of a day counts. The values are those of `MONEY_FLOW_…` in `performance.h`.
public enum FlowTime: Int32, Sendable {
  /// After the value of its point, which does not contain it.
  case after = 0
  /// At the start of its day, before the change of the value. The value of the point contains it, as in the next cases.
  case start = 1
  /// At the end of its day.
  case end = 2
  /// At the start of its day for a payment in, at the end for a withdrawal.
  case startInEndOut = 3
}
