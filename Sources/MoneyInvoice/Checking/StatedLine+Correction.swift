import MoneyCore

/// The value of a line item that makes its stated net amount correct.
extension StatedLine {
  /// The fraction digits of a price that a correction proposes.
  private static var priceDigits: ClosedRange<UInt32> { 2...6 }

  /// The base quantity of 1, if the net amount ignores the stated one. Otherwise, the price with the fewest digits that
  /// yields the net amount, or nil.
  func correction(_ index: Int, digits: UInt32) -> (target: InvoiceFinding.Target, stated: Stated, value: Decimal)? {
    do throws(MoneyFailure) {
      var total = try net.number()
      for adjustment in adjustments { total = try total.subtracting(try adjustment.change()) }
      let (quantity, price) = (ExactRatio(try quantity.number()), ExactRatio(try price.number()))
      if quantity.isZero || total.isZero { return nil }
      let one = Decimal(unchecked: 1, scale: 0)
      if let baseQuantity, try price.multiplied(by: quantity).rounded(digits: digits, .halfUp).value == total {
        return (.baseQuantity(index), baseQuantity, one)
      }
      let perUnit = quantity.divided(by: ExactRatio(try baseQuantity?.number() ?? one))
      let exact = ExactRatio(total).divided(by: perUnit)
      for places in StatedLine.priceDigits {
        let found = try exact.rounded(digits: places, .halfUp).value
        let product = try ExactRatio(found).multiplied(by: perUnit).rounded(digits: digits, .halfUp).value
        if !found.isNegative, product == total { return (.price(index), self.price, found) }
      }
      return nil
    } catch {
      return nil
    }
  }
}
