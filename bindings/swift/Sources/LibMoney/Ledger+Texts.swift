extension Wallet {
  /// Adds an amount, and returns the number of its entry.
  @discardableResult
  public mutating func add(_ amount: Money, label: String = "", on day: Day? = nil) throws(MoneyFailure) -> UInt64 {
    try add(amount, note: WalletNote(label: label.bytes, day: day))
  }

  /// Removes an amount. The balance must cover it unless overdrawing is allowed.
  @discardableResult
  public mutating func spend(
    _ amount: Money, label: String = "", on day: Day? = nil, mayGoBelowZero: Bool = false
  ) throws(MoneyFailure) -> UInt64 {
    try spend(amount, note: WalletNote(label: label.bytes, day: day), mayGoBelowZero: mayGoBelowZero)
  }

  /// Sets an amount aside until you commit or release it.
  @discardableResult
  public mutating func hold(_ amount: Money, label: String = "", on day: Day? = nil) throws(MoneyFailure) -> UInt64 {
    try hold(amount, note: WalletNote(label: label.bytes, day: day))
  }

  /// The sum of a currency.
  public func sum(_ currency: String) throws(MoneyFailure) -> Money { sum(of: try CurrencyCode(currency)) }

  /// Returns the sum of all currencies in one, at the rates of a day, rounded once. Without a day, the newest rates
  /// of the table apply. If the day has no rate, one from up to `gap` days earlier is used.
  public func total(
    in target: String, _ rates: RatesTable? = nil, on day: Day? = nil, gap: Int32 = 0, digits: Digits = .currency,
    rounding: Rounding = .halfEven
  ) throws(MoneyFailure) -> Money {
    let options = ConversionOptions(day: day, maximumGap: gap, digits: digits, rounding: rounding)
    return try total(in: CurrencyCode(target), with: rates, options, registry: nil).money
  }

  /// The sections and rows that a screen shows; the total is that of `total` with the same day.
  public func statement(
    in target: String, _ rates: RatesTable? = nil, on day: Day? = nil, gap: Int32 = 0
  ) throws(MoneyFailure) -> WalletStatement {
    let options = ConversionOptions(day: day, maximumGap: gap)
    return try WalletStatement(of: self, in: CurrencyCode(target), with: rates, options, registry: nil)
  }
}

extension WalletNote {
  /// The label as a text.
  public var text: String { String(label) }
}

/// A wallet for the time of a transfer.
private final class Kept: WalletKeeper {
  var wallet: Wallet

  init(_ wallet: Wallet) { self.wallet = wallet }

  func checkIdle() throws(MoneyFailure) {}
}

extension Wallet {
  /// Moves amounts from one wallet to another atomically. A fee leaves the first wallet as an outflow.
  public static func transfer(
    _ amounts: [Money], fee: Money? = nil, from source: inout Wallet, to target: inout Wallet, label: String = "",
    on day: Day? = nil
  ) throws(MoneyFailure) {
    let (giving, taking) = (Kept(source), Kept(target))
    var legs = amounts.map { TransferLeg(source: 0, target: 1, amount: $0) }
    if let fee { legs.append(TransferLeg(source: 0, target: nil, amount: fee)) }
    try transfer(legs, among: [giving, taking], note: WalletNote(label: label.bytes, day: day))
    source = giving.wallet
    target = taking.wallet
  }
}
