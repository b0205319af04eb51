import MoneyCore

/// The law that prescribes an annual percentage rate. The values are those of `MONEY_APR_…` in `money.h`.
public enum AprRule: Int32, Sendable {
  case europeanUnion = 1
  case unitedStates = 2
}
