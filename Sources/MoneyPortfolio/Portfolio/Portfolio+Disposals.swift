import MoneyCore

extension Portfolio {
  /// The disposals up to a day, in chronological order.
  public func disposals(
    _ table: RatesTable?, _ options: ValuationOptions, watch: Watch = .none
  ) throws(MoneyFailure) -> [Disposal] {
    let reporting = Reporting(settings, table, options)
    var listed: [(row: Int32, disposal: Disposal)] = []
    for book in books.indices {
      var raw: [RawDisposal]? = []
      let lots = try lots(of: book, upTo: options.day, reporting, watch: watch, listing: &raw)
      guard let currency = lots.currency, let raw else { continue }
      for one in raw { listed.append((one.row, try disposal(one, currency, isConverted: lots.unconverted == nil))) }
    }
    // Disposals of one transaction keep the order of their lots.
    let sorted = listed.ordered { first, second in
      if first.disposal.day != second.disposal.day { return first.disposal.day < second.disposal.day }
      return first.row < second.row
    }
    return sorted.map { $0.disposal }
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
