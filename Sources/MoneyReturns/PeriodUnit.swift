/// A unit of time between payments. The values are those of `MONEY_PERIOD_…` in `money.h`.
public enum PeriodUnit: Int32, Sendable {
  case day = 1
  case week = 2
  case month = 3
  case year = 4
  case halfMonth = 5
}
