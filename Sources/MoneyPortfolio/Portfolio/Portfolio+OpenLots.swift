import MoneyCore

extension Portfolio {
  /// The open lots on a day, by the bytes of their symbols, the lots of a symbol by age. The quantities and the cost bases
  /// of a symbol's lots add up to those of its position.
  public func openLots(
    _ table: RatesTable?, _ options: ValuationOptions, watch: Watch = .none
  ) throws(MoneyFailure) -> [OpenLot] {
    let reporting = Reporting(settings, table, options)
    var none: LinkedDisposals?
    let all = try unplaced { () throws(MoneyFailure) in
      try allLots(LotRange(upTo: options.day), reporting, watch: watch, listing: &none)
    }
    var listed: [OpenLot] = []
    for book in Array(books.indices).ordered(by: { books[$0].symbol < books[$1].symbol }) {
      let lots = all[book]
      guard let currency = lots.currency else { continue }
      for lot in try lots.openLots() {
        listed.append(try openLot(lot, books[book].symbol, currency, of: lots))
      }
    }
    return listed
  }

  private func openLot(
    _ lot: Lot, _ symbol: ShortText, _ currency: CurrencyCode, of book: LotBook
  ) throws(MoneyFailure) -> OpenLot {
    let isPool = settings.method.isPooled
    let basis = try lot.basis()
    let reported = book.unconverted == nil ? try basis.reported.raised(to: settings.digits) : nil
    let heldFrom = Day(number: lot.day.number &- (lot.carried?.days ?? 0)) ?? lot.day
    return OpenLot(
      symbol: symbol, lot: isPool ? .empty : rows[Int(lot.row)].transaction.id, opened: isPool ? nil : lot.day,
      heldFrom: isPool ? nil : heldFrom, quantity: try book.holding.shares(lot.quantity),
      count: book.holding.ratio(lot.quantity), cost: Money(basis.own, currency), fee: Money(lot.fee, currency),
      reportedCost: reported.map { Money($0, settings.currency) })
  }
}
