import MoneyCore

/// A percentage or an amount off a line item or the order.
public enum Discount: Sendable, Equatable {
  /// A percentage of the price: 0 to 100.
  case percent(Decimal)
  /// An amount in the catalogue's currency, deducted from the line item or the order. A refund is reduced by the same
  /// amount.
  case fixed(Decimal)

  var isNothing: Bool {
    switch self {
    case .percent(let percent): percent.isZero
    case .fixed(let amount): amount.isZero
    }
  }

  /// Makes a percentage; throws unless it is 0 to 100.
  static func percent(checked percent: Decimal) throws(MoneyFailure) -> Discount {
    if percent.isNegative || percent > Decimal(unchecked: 100, scale: 0) {
      throw MoneyFailure(.discount, "discount " + .decimal(percent) + " is outside 0 to 100 percent")
    }
    return .percent(percent)
  }

  /// Makes a fixed amount; throws unless it is not negative and a multiple of the minor unit.
  static func fixed(checked amount: Decimal, digits: UInt32) throws(MoneyFailure) -> Discount {
    if amount.isNegative {
      throw MoneyFailure(.discount, "discount must be at least 0, got " + .decimal(amount))
    }
    do throws(MoneyFailure) {
      return .fixed(try amount.quantized(digits: digits, rounding: .unnecessary).value)
    } catch {
      guard error.status == .inexact else { throw error }
      throw MoneyFailure(
        .inexact,
        "discount must have at most the currency's " + .count(Int64(digits), "fraction digit") + ", got "
          + .decimal(amount))
    }
  }

  /// Throws if a fixed amount is larger than the price. Only the price's magnitude counts, so refunds are checked too.
  func check(against price: Decimal, _ name: StaticString) throws(MoneyFailure) {
    guard case .fixed(let amount) = self, amount > price.absolute else { return }
    throw MoneyFailure(
      .discount, "discount must be at most the " + Message(name) + ", " + .decimal(price) + ", got " + .decimal(amount))
  }
}
