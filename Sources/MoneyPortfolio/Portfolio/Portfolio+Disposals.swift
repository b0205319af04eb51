import MoneyCore

extension Portfolio {
  /// The disposals up to a day, in chronological order.
  public func disposals(
    _ table: RatesTable?, _ options: ValuationOptions, watch: Watch = .none
  ) throws(MoneyFailure) -> [Disposal] {
    let reporting = Reporting(settings, table, options)
    var parts: [DisposalPart] = []
    var keys: [DisposalKey] = []
    for book in books.indices {
      var raw: [RawDisposal]? = []
      let lots = try lots(of: book, upTo: options.day, reporting, watch: watch, listing: &raw)
      guard let currency = lots.currency, let raw else { continue }
      for (index, one) in raw.enumerated() {
        let day = rows[Int(one.row)].transaction.day
        keys.append(DisposalKey(day: day, row: one.row, part: Int32(truncatingIfNeeded: parts.count), index: index))
      }
      parts.append(DisposalPart(disposals: raw, currency: currency, isConverted: lots.unconverted == nil))
    }
    // Only the keys are sorted, because a disposal has many times their size. Disposals of one transaction keep the order
    // of their lots.
    let order = StableSort.positions(keys.count) { keys[$0].precedes(keys[$1]) }
    var listed: [Disposal] = []
    listed.reserveCapacity(keys.count)
    for position in order {
      let key = keys[Int(position)]
      let part = parts[Int(key.part)]
      listed.append(try disposal(part.disposals[key.index], part.currency, isConverted: part.isConverted))
    }
    return listed
  }

  private func disposal(
    _ raw: RawDisposal, _ currency: CurrencyCode, isConverted: Bool
  ) throws(MoneyFailure) -> Disposal {
    let transaction = rows[Int(raw.row)].transaction
    var effects: Disposal.Effects?
    if isConverted, raw.cost != nil {
      let proceeds = try raw.reportedProceeds.raised(to: settings.digits)
      let cost = try raw.reportedCost.raised(to: settings.digits)
      let currencyEffect = try raw.currencyEffect.raised(to: settings.digits)
      let gain = try RealisedGain.of(proceeds: proceeds, cost: cost)
      effects = Disposal.Effects(
        proceeds: Money(proceeds, settings.currency), cost: Money(cost, settings.currency),
        gain: Money(gain, settings.currency),
        priceEffect: Money(try gain.subtracting(currencyEffect), settings.currency),
        currencyEffect: Money(currencyEffect, settings.currency))
    }
    // Nothing fails any more when a disposal is read from the list.
    let gain = try raw.cost.map { (cost) throws(MoneyFailure) in
      Money(try RealisedGain.of(proceeds: raw.proceeds, cost: cost), currency)
    }
    let isPool = settings.method == .average || raw.lot < 0
    return Disposal(
      symbol: transaction.symbol, transaction: transaction.id, day: transaction.day,
      lot: isPool ? .empty : rows[Int(raw.lot)].transaction.id, opened: isPool ? nil : raw.opened,
      quantity: raw.quantity, isOversold: raw.cost == nil, proceeds: Money(raw.proceeds, currency),
      cost: raw.cost.map { Money($0, currency) }, gain: gain, reported: effects)
  }
}

/// The disposals of one symbol.
private struct DisposalPart {
  let disposals: [RawDisposal]
  let currency: CurrencyCode
  let isConverted: Bool
}

/// The place of a disposal in the chronological order, and in its part.
private struct DisposalKey {
  let day: Day
  let row: Int32
  let part: Int32
  let index: Int

  func precedes(_ other: DisposalKey) -> Bool { day != other.day ? day < other.day : row < other.row }
}
