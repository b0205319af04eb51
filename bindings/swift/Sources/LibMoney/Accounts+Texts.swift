extension WalletNote {
  /// The properties of an entry. An external id belongs to one entry of a wallet: adding the same entry again returns its
  /// number, and another entry with the id is refused.
  public init(
    text label: String, on day: Day? = nil, kind: EntryKind = .unspecified, counterpart: String = "",
    externalID: String = "", effective: Day? = nil, cost: Money? = nil
  ) throws(MoneyFailure) {
    try self.init(
      label: label.bytes, day: day, kind: kind, counterpart: counterpart.bytes, externalID: externalID.bytes,
      effective: effective, cost: cost)
  }
}

extension Wallet {
  /// The balance of a currency at the end of a day; nil for all entries.
  public func balance(_ currency: String, on day: Day? = nil) throws(MoneyFailure) -> DayBalance {
    try balance(of: CurrencyCode(currency), on: day, in: nil)
  }

  /// The statement of a period: the balances, the sums by kind, and each entry with the balance after it.
  public func accountStatement(
    _ currency: String, from start: Day? = nil, through end: Day? = nil
  ) throws(MoneyFailure) -> AccountStatement {
    try AccountStatement(
      of: self, in: CurrencyCode(currency), from: start, through: end, registry: nil, watch: .none)
  }

  /// The lots of a foreign currency with their costs, and the gains of the payments that used them. Rates are used for
  /// entries without a cost.
  public func cashLots(
    _ currency: String, reporting: String? = nil, method: CashLotMethod = .fifo, _ rates: RatesTable? = nil,
    gap: Int32 = 0
  ) throws(MoneyFailure) -> CashLots {
    var other: CurrencyCode?
    if let reporting { other = try CurrencyCode(reporting) }
    return try CashLots(
      of: self, in: CurrencyCode(currency), reporting: other, method: method, with: rates,
      ConversionOptions(maximumGap: gap), registry: nil, watch: .none)
  }
}
