extension ColumnScaling {
  /// Prepares a conversion: a ratio per code, or a line of ratios per code for the days. All columns must have the same
  /// length, and no two rows of the result may overlap.
  ///
  /// - Parameter machine: the operations that keep ratios in the rates table; nil if ratios are not kept.
  public init(
    converting amounts: Column, of currencies: ColumnCurrencies, on dates: Column?, to target: CurrencyCode,
    with table: RatesTable?, _ options: ConversionOptions, in registry: CurrencyRegistry?, into result: Column,
    statuses: UnsafeMutablePointer<Int32>?, watch: Watch = .none, machine: RatesMachine? = nil
  ) throws(MoneyFailure) {
    let day = dates == nil ? RatesTable.wantedDay(in: table, options) : nil
    let digits = try options.digits.count(of: target, on: day, in: registry)
    guard let pad = ColumnPad.power(from: digits, to: result.scale) else {
      throw ColumnPad.tooShort(digits, result.scale)
    }
    var conversion = ColumnConversion(
      table: table, codes: currencies.codes, scales: currencies.scales(of: amounts, in: registry), target: target,
      digits: digits, options: options, registry: registry, pad: pad)
    self.amounts = amounts
    self.result = result
    self.dates = dates
    self.statuses = statuses
    indices = currencies.indices
    rounding = options.rounding
    self.pad = ColumnPad.word(pad)
    resultScale = result.scale ?? digits
    if let dates {
      ratios = []
      conversion.options.explainsFailure = false
      conversion.dates = currencies.codes.indices.map { conversion.dated($0) }
      var lines = ColumnLines(of: conversion, machine)
      try lines.add(for: currencies.indices, on: dates, watch)
      self.table = lines.table
    } else {
      var ratios: [ColumnRatio] = []
      ratios.reserveCapacity(currencies.count)
      for code in 0..<currencies.count {
        try watch.step(code &+ 1)
        ratios.append(conversion.ratio(code))
      }
      self.ratios = ratios
      self.table = ColumnTable(of: ratios, indices)
    }
    work = .convert(conversion)
  }
}
