import MoneyCore

extension Portfolio {
  /// The disposals up to a day, in chronological order.
  public func disposals(
    _ table: RatesTable?, _ options: ValuationOptions, watch: Watch = .none
  ) throws(MoneyFailure) -> [Disposal] {
    let reporting = Reporting(settings, table, options)
    return try disposals(LotRange(upTo: options.day), reporting, watch: watch)
  }

  func disposals(
    _ range: LotRange, _ reporting: Reporting, watch: Watch
  ) throws(MoneyFailure) -> [Disposal] {
    var listing: LinkedDisposals? = []
    let all = try unplaced { () throws(MoneyFailure) in
      try allLots(range, reporting, watch: watch, listing: &listing)
    }
    var parts: [DisposalPart] = []
    var keys: [DisposalKey] = []
    for book in books.indices {
      let lots = all[book]
      guard let currency = lots.currency, let raw = listing?[book] else { continue }
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
    if isConverted, let raised = try raw.cost?.reported.raised(to: settings.digits) {
      let proceeds = try raw.proceeds.reported.raised(to: settings.digits)
      let currencyEffect = try raw.currencyEffect.raised(to: settings.digits)
      let disallowed = try raw.disallowed.reported.raised(to: settings.digits)
      let gain = try RealisedGain.of(proceeds: proceeds, cost: raised).adding(disallowed)
      effects = Disposal.Effects(
        proceeds: Money(proceeds, settings.currency), cost: Money(raised, settings.currency),
        disallowed: Money(disallowed, settings.currency), gain: Money(gain, settings.currency),
        priceEffect: Money(try gain.subtracting(currencyEffect), settings.currency),
        currencyEffect: Money(currencyEffect, settings.currency))
    }
    // Nothing fails any more when a disposal is read from the list.
    let gain = try raw.cost.map { (cost) throws(MoneyFailure) in
      Money(try RealisedGain.of(proceeds: raw.proceeds.own, cost: cost.own).adding(raw.disallowed.own), currency)
    }
    let lot = raw.lot >= 0 ? rows[Int(raw.lot)].transaction.id : .empty
    return Disposal(
      symbol: transaction.symbol, transaction: transaction.id, day: transaction.day, lot: lot, opened: raw.opened,
      heldFrom: raw.heldFrom, quantity: raw.quantity, rule: raw.rule, isOversold: raw.cost == nil,
      proceeds: Money(raw.proceeds.own, currency), fee: Money(raw.fee, currency),
      cost: raw.cost.map { Money($0.own, currency) }, disallowed: Money(raw.disallowed.own, currency),
      carriedTo: raw.carriedTo >= 0 ? rows[Int(raw.carriedTo)].transaction.id : .empty, gain: gain,
      leftQuantity: raw.leftQuantity, leftCost: Money(raw.leftCost.own, currency), reported: effects)
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
