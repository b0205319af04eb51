import MoneyCore

extension Portfolio {
  /// The open lots on a day, by the bytes of their symbols, the lots of a symbol by age. The quantities and the cost bases
  /// of a symbol's lots add up to those of its position.
  public func openLots(
    _ table: RatesTable?, _ options: ValuationOptions, watch: Watch = .none
  ) throws(MoneyFailure) -> [OpenLot] {
    let reporting = Reporting(settings, table, options)
    var none: [RawDisposal]?
    var listed: [OpenLot] = []
    for book in Array(books.indices).ordered(by: { books[$0].symbol < books[$1].symbol }) {
      let lots = try lots(of: book, upTo: options.day, reporting, watch: watch, listing: &none)
      guard let currency = lots.currency else { continue }
      for lot in try lots.queue.open() {
        listed.append(try openLot(lot, books[book].symbol, currency, of: lots))
      }
    }
    return listed
  }

  private func openLot(
    _ lot: Lot, _ symbol: ShortText, _ currency: CurrencyCode, of book: LotBook
  ) throws(MoneyFailure) -> OpenLot {
    let isPool = settings.method == .average
    let reported = book.unconverted == nil ? try lot.reported.raised(to: settings.digits) : nil
    return OpenLot(
      symbol: symbol, lot: isPool ? .empty : rows[Int(lot.row)].transaction.id, opened: isPool ? nil : lot.day,
      quantity: try book.holding.shares(lot.quantity), cost: Money(lot.cost, currency),
      reportedCost: reported.map { Money($0, settings.currency) })
  }
}
