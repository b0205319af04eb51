import MoneyCore

/// An allowance or a charge of a line item or of the document.
public struct InvoiceAdjustment: Sendable, Equatable {
  /// The values are those of `MONEY_INVOICE_ALLOWANCE` and `MONEY_INVOICE_CHARGE` in `money.h`.
  public enum Kind: Int32, Sendable, CaseIterable {
    case allowance = 1
    case charge = 2
  }

  public let kind: Kind
  /// The amount. It is nil for a percentage of the base until the invoice has settled the adjustment.
  public internal(set) var amount: Decimal?
  public let percent: Decimal
  /// The base of the percentage, or nil.
  public private(set) var base: Decimal?
  public let reason: [UInt8]
  public let reasonCode: [UInt8]
  /// The positions of the taxes in the invoice; empty for a line item's adjustment.
  public internal(set) var taxes: [Int] = []

  public static var longestReason: Int { 255 }
  public static var longestCode: Int { 31 }

  public init(
    _ kind: Kind, amount: Decimal?, percent: Decimal = .zero, base: Decimal? = nil, reason: [UInt8] = [],
    reasonCode: [UInt8] = []
  ) throws(MoneyFailure) {
    try Label.check(reason, "reason", atMost: InvoiceAdjustment.longestReason)
    try Label.check(reasonCode, "reason_code", atMost: InvoiceAdjustment.longestCode)
    if percent.isNegative { throw MoneyFailure(.argument, "percentage must be at least 0, got " + .decimal(percent)) }
    self.kind = kind
    self.amount = amount
    self.percent = percent
    self.base = base
    self.reason = reason
    self.reasonCode = reasonCode
  }

  /// Computes the amount if only the percentage is set, and checks the digits of a given amount.
  ///
  /// - Parameter price: the default base of the percentage, or nil.
  mutating func settle(_ price: Decimal?, digits: UInt32) throws(MoneyFailure) {
    let base = try self.base?.whole(digits, "base")
    if let given = amount {
      amount = try given.whole(digits, "amount")
      return
    }
    guard let whole = base ?? price else {
      throw MoneyFailure(.argument, "amount or base must be set for an allowance or a charge")
    }
    amount = try ExactRatio(percent: percent, of: whole).rounded(digits: digits, .halfUp, name: "percentage").value
  }

  /// The base of which the amount is the percentage: its own, or the price of its line item. Nil if the amount is
  /// another one.
  public func base(price: Decimal?, digits: UInt32) -> Decimal? {
    guard !percent.isZero, let whole = base ?? price else { return nil }
    let computed = try? ExactRatio(percent: percent, of: whole).rounded(digits: digits, .halfUp).value
    return computed == amount ? whole : nil
  }

  /// Negates the amount and the base.
  mutating func reverse() {
    amount = amount?.negated
    base = base?.negated
  }

  /// The signed change of the net amount.
  var change: Decimal {
    let amount = amount ?? .zero
    return kind == .charge ? amount : amount.negated
  }
}

extension Decimal {
  /// The value with the fraction digits of an invoice; throws if it has more.
  func whole(_ digits: UInt32, _ name: StaticString) throws(MoneyFailure) -> Decimal {
    let result = try quantized(digits: digits, rounding: .down)
    if result.isRounded {
      throw MoneyFailure(
        .inexact,
        Message(name) + " must have at most the invoice's " + .count(Int64(digits), "fraction digit") + ", got "
          + .decimal(self))
    }
    return result.value
  }
}

extension ExactRatio {
  init(percent: Decimal, of amount: Decimal) {
    self = ExactRatio(percent, times: amount, scale: 0).multiplied(by: ExactRatio(Decimal(unchecked: 1, scale: 2)))
  }
}
