/// The rounding of a column, or of its product with a factor: each row to its currency's fraction digits, or all rows to
/// the same number of them.
struct ColumnRounding {
  package let codes: [CurrencyCode?]
  let scales: [ColumnScale]
  package let digits: [ColumnScale]
  package let rounding: Rounding
  let resultScale: UInt32?
  let factor: Decimal

  package func apply(_ value: Int128, code: Int) throws(MoneyFailure) -> (Int128, pad: UInt128, flags: UInt32) {
    let scale = try scales[code].value(codes[code])
    let digits = try digits[code].value(codes[code], "digits must be set")
    let amount = Decimal(unchecked: value, scale: scale)
    let rounded =
      factor.coefficient == 1 && factor.scale == 0
      ? try amount.quantized(digits: digits, rounding: rounding)
      : try amount.multiplied(by: factor, digits: digits, rounding: rounding)
    guard let pad = ColumnPad.power(from: digits, to: resultScale) else {
      throw ColumnPad.tooShort(digits, resultScale)
    }
    return (rounded.value.coefficient, pad, rounded.isRounded ? 1 : 0)
  }

  package func ratio(_ code: Int) -> ColumnRatio {
    guard case .scale(let scale) = scales[code], case .scale(let digits) = digits[code] else { return .general }
    // A factor of 0 or below uses the general path.
    let shift = Int(digits) &- Int(scale) &- Int(factor.scale)
    return factor.coefficient > 0 ? ColumnRatio(factor.magnitude, over: 1, shift: shift, flags: 0) : .general
  }
}

extension ColumnScaling {
  /// Prepares a rounding, of the products with a factor if one is given. If `currencies` is nil, the amounts have no currency, and scale and digits must be given.
  public init(
    rounding amounts: Column, of currencies: ColumnCurrencies?, times factor: Decimal? = nil, digits: Digits,
    _ rounding: Rounding,
    in registry: CurrencyRegistry?, into result: Column, statuses: UnsafeMutablePointer<Int32>?
  ) throws(MoneyFailure) {
    var codes: [CurrencyCode?] = [nil]
    var scales: [ColumnScale] = []
    var places: [ColumnScale] = []
    if let currencies {
      codes = currencies.codes
      scales = currencies.scales(of: amounts, in: registry)
      for code in codes {
        switch digits {
        case .count(let count): places.append(.scale(count))
        case .currency: places.append(ColumnScale(minorUnitsOf: code, in: registry))
        }
      }
    } else {
      guard let scale = amounts.scale, case .count(let count) = digits else {
        throw MoneyFailure(.argument, "scale and digits must be set if no currencies are passed")
      }
      scales = [.scale(scale)]
      places = [.scale(count)]
    }
    let work = ColumnRounding(
      codes: codes, scales: scales, digits: places, rounding: rounding, resultScale: result.scale,
      factor: factor ?? Decimal(unchecked: 1, scale: 0))
    var pads: [UInt64] = []
    for place in places {
      guard case .scale(let digits) = place else { continue }
      guard let pad = ColumnPad.power(from: digits, to: result.scale) else {
        throw ColumnPad.tooShort(digits, result.scale)
      }
      if pads.last != ColumnPad.word(pad) { pads.append(ColumnPad.word(pad)) }
    }
    self.amounts = amounts
    self.result = result
    self.statuses = statuses
    self.rounding = rounding
    dates = nil
    indices = currencies?.indices
    pad = pads.count <= 1 ? pads.first ?? 1 : 0
    if let scale = result.scale {
      resultScale = scale
    } else if case .count(let count) = digits {
      resultScale = count
    } else if codes.count == 1, case .scale(let count) = places[0] {
      resultScale = count
    } else {
      resultScale = nil
    }
    self.work = .round(work)
    ratios = codes.indices.map { work.ratio($0) }
    table = ColumnTable(of: ratios, indices)
  }
}
