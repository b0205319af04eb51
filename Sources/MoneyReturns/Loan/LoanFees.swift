import MoneyCore

/// The fees of a loan, which are paid in addition to principal and interest, and bear no interest.
public struct LoanFees: Sendable {
  /// The fee paid on the start of the loan; nil without one.
  public let advance: Money?
  /// The fee paid with each payment; nil without one.
  public let payment: Money?

  public init(advance: Money?, payment: Money?) {
    self.advance = advance
    self.payment = payment
  }

  func check(in currency: CurrencyCode) throws(MoneyFailure) {
    try LoanFees.check(advance, in: currency)
    try LoanFees.check(payment, in: currency)
  }

  private static func check(_ fee: Money?, in currency: CurrencyCode) throws(MoneyFailure) {
    guard let fee else { return }
    guard fee.currency == currency else {
      throw MoneyFailure(
        .currencyMismatch, "fees must be in " + Message.code(currency) + ", got " + .code(fee.currency))
    }
    guard !fee.amount.isNegative else {
      throw MoneyFailure(.argument, "fees must be at least 0, got " + .decimal(fee.amount))
    }
  }
}
