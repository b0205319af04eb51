/// The products of two columns, row by row, each rounded once.
public struct ColumnProduct {
  private let amounts: Column
  private let factors: Column
  private let factorScale: UInt32
  private let codes: [CurrencyCode?]
  private let scales: [ColumnScale]
  private let digits: [ColumnScale]
  private let indices: Column?
  private let rounding: Rounding
  private let result: Column
  private let statuses: UnsafeMutablePointer<Int32>?
  public let resultScale: UInt32?

  /// Both columns must have the same length. If `currencies` is nil, the amounts have no currency, and scale and digits
  /// must be given.
  public init(
    of amounts: Column, _ currencies: ColumnCurrencies?, with factors: Column, digits: Digits, _ rounding: Rounding,
    in registry: CurrencyRegistry?, into result: Column, statuses: UnsafeMutablePointer<Int32>?
  ) throws(MoneyFailure) {
    guard let factorScale = factors.scale else {
      throw MoneyFailure(.argument, "factors.scale must be set")
    }
    let scaling = try ColumnScaling(
      rounding: amounts, of: currencies, digits: digits, rounding, in: registry, into: result, statuses: statuses)
    guard case .round(let plan) = scaling.work else { throw MoneyFailure(.argument, "digits must be set") }
    (codes, scales, self.digits) = (plan.codes, plan.scales, plan.digits)
    resultScale = scaling.resultScale
    indices = currencies?.indices
    (self.amounts, self.factors, self.factorScale) = (amounts, factors, factorScale)
    (self.rounding, self.result, self.statuses) = (rounding, result, statuses)
  }

  /// The factor, if all rows have the same one.
  public static func commonFactor(_ factors: Column) -> Decimal? {
    guard factors.isConstant, let scale = factors.scale, factors.length > 0 else { return nil }
    return Decimal(coefficient: factors.coefficient(0), scale: scale)
  }

  /// True if the results replace the amounts. A row that fails then keeps its amount.
  private var isInPlace: Bool { result.isSame(as: amounts) || result.isSame(as: factors) }

  /// Runs a slice.
  public func run(_ rows: Range<Int>) -> ColumnOutcome {
    var outcome = ColumnOutcome()
    let block = ColumnBlock()
    defer { block.deallocate() }
    var row = rows.lowerBound
    while row < rows.upperBound {
      let count = min(ColumnBlock.rows, rows.upperBound &- row)
      outcome.nullCount &+= block.begin(row, count, (amounts, factors, indices))
      for index in 0..<count { multiply(row &+ index, index, block, &outcome) }
      block.storeValidity(result, row, count, keeps: isInPlace)
      guard block.settle(row, count, statuses, &outcome) else { return outcome }
      row &+= count
    }
    return outcome
  }

  private func multiply(_ row: Int, _ index: Int, _ block: ColumnBlock, _ outcome: inout ColumnOutcome) {
    guard block.isValid(index) else {
      result.put(0, row)
      return
    }
    do throws(MoneyFailure) {
      let (value, isRounded) = try product(row)
      if isRounded { outcome.flags |= ConversionFlags.rounded.rawValue }
      result.put(value, row)
    } catch {
      block.statuses[index] = error.status.byte
      ColumnBlock.mark(block.failed, index)
      if !isInPlace { result.put(0, row) }
    }
  }

  private func product(_ row: Int) throws(MoneyFailure) -> (Int128, isRounded: Bool) {
    var code = 0
    if let indices {
      code = Int(indices.small(row))
      guard code >= 0, code < scales.count else {
        throw MoneyFailure(
          .notFound, "currency index must be 0 to " + .number(scales.count - 1) + ", got " + .number(code))
      }
    }
    let scale = try scales[code].value(codes[code])
    let places = try digits[code].value(codes[code], "digits must be set")
    guard let amount = Decimal(coefficient: amounts.coefficient(row), scale: scale),
      let factor = Decimal(coefficient: factors.coefficient(row), scale: factorScale)
    else { throw MoneyFailure(.argument, "amounts and factors must have at most 38 digits") }
    let rounded = try amount.multiplied(by: factor, digits: places, rounding: rounding)
    guard let pad = ColumnPad.power(from: places, to: result.scale) else {
      throw ColumnPad.tooShort(places, result.scale)
    }
    let (value, overflow) = rounded.value.coefficient.multipliedReportingOverflow(by: Int128(truncatingIfNeeded: pad))
    guard !overflow, result.holds(value) else {
      throw MoneyFailure(.overflow, "result exceeds the range of its column")
    }
    return (value, rounded.isRounded)
  }

  /// The failure of the first failed row.
  public func failure(_ outcome: ColumnOutcome) -> MoneyFailure {
    let row = outcome.firstFailed
    do throws(MoneyFailure) {
      _ = try product(row)
    } catch {
      return MoneyFailure(error.status, "row " + Message.number(row) + ": " + error.message, at: row)
    }
    let status = MoneyStatus(rawValue: Int32(outcome.firstStatus)) ?? .argument
    return MoneyFailure(status, "row " + Message.number(row) + ": product failed", at: row)
  }
}
