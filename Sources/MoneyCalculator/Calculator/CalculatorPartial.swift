import MoneyCore

/// A sum, and the product that is still to be added to it.
struct CalculatorPartial: Sendable {
  let sum: ExactRatio
  let product: ExactRatio

  init(_ first: ExactRatio) {
    sum = .zero
    product = first
  }

  private init(sum: ExactRatio, product: ExactRatio) {
    self.sum = sum
    self.product = product
  }

  @_optimize(size)
  func followed(by sign: CalculatorOperator, _ value: ExactRatio) throws(MoneyFailure) -> CalculatorPartial {
    switch sign {
    case .multiply: return CalculatorPartial(sum: sum, product: try product.multiplied(by: value).bounded())
    case .divide:
      if value.isZero { throw MoneyFailure(.divisionByZero, "divisor must not be 0") }
      return CalculatorPartial(sum: sum, product: try product.divided(by: value).bounded())
    case .add: return CalculatorPartial(sum: try (sum + product).bounded(), product: value)
    case .subtract: return CalculatorPartial(sum: try (sum + product).bounded(), product: value.negated)
    }
  }
}
