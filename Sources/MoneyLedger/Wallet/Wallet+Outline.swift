import MoneyCore

// A store moves amounts in a wallet of a million entries without loading it. It stores the sums, and applies the rules
// of the wallet itself: they run on a wallet that has these sums and no entries.

extension Wallet {
  /// Makes the outline of a wallet, with the sums of some currencies, some holds and the next id, but without entries
  /// and journal. It accepts and rejects the same changes in these currencies and holds as the wallet, and assigns the
  /// same ids. Its entries and its journal then consist of the additions.
  ///
  ///     // sums: 10.00 EUR, of which 4.00 EUR are held; next: 8
  ///     try outline.spend(sevenEuros, …)  // throws `insufficient`
  ///     try outline.spend(fiveEuros, …)   // 8; the journal has one post
  ///
  /// - Parameters:
  ///   - balances: the balances of all currencies that will be moved; missing currencies have the sum 0.
  ///   - holds: the holds that will be committed or released, sorted by id.
  ///   - known: an entry or a hold with the external id that a movement will use, if there is one.
  public init(
    outlining balances: [WalletBalance], holds: [WalletEntry], next: UInt64, revision: UInt64,
    known: (entry: WalletEntry, isHold: Bool)? = nil
  ) {
    self.init(sums: balances.map { ($0.currency, $0.sum, $0.held) }, holds: holds, next: next, revision: revision)
    if let known { externals.insert(known.entry, isHold: known.isHold) }
  }

  /// The balance of a currency after the changes of an outline.
  ///
  /// - Parameter old: the balance with which the outline was made.
  public func balance(of currency: CurrencyCode, after old: WalletBalance?) -> WalletBalance {
    let now = balance(of: currency)
    let count = old?.count ?? 0
    return WalletBalance(
      currency: currency, first: count == 0 ? now.ids.first ?? 0 : old?.first ?? 0,
      count: count &+ UInt64(now.ids.count), sum: now.sum, held: now.held)
  }
}

/// The entries that one leg of a transfer or an exchange made.
public struct LegEntries: Sendable, Equatable {
  /// The id of the entry that removed the amount; 0 for an external source.
  public let source: UInt64
  /// The id of the entry that added the amount; 0 for an external target.
  public let target: UInt64
  /// The amount that came in; nil if it went outside.
  public let received: Money?

  public init(source: UInt64 = 0, target: UInt64 = 0, received: Money? = nil) {
    self.source = source
    self.target = target
    self.received = received
  }

  public static func == (left: LegEntries, right: LegEntries) -> Bool {
    left.source == right.source && left.target == right.target
  }

  /// The entries of each leg of a transfer.
  ///
  /// - Parameter posted: the entries that the transfer made in each wallet.
  @_optimize(size)
  package static func all(of legs: [TransferLeg], posted: [[WalletEntry]]) -> [LegEntries] {
    var rest = posted.map { $0[...] }
    func next(_ wallet: Int?) -> UInt64 {
      guard let wallet, rest.indices.contains(wallet) else { return 0 }
      return rest[wallet].popFirst()?.id ?? 0
    }
    return legs.map { leg in
      let source = next(leg.source)
      return LegEntries(source: source, target: next(leg.target), received: leg.target.map { _ in leg.amount })
    }
  }

  /// The entries of each leg of an exchange.
  ///
  /// - Parameter posted: the entries that the exchange made.
  @_optimize(size)
  package static func all(of legs: [ExchangeLeg], posted: [WalletEntry]) -> [LegEntries] {
    var rest = posted[...]
    return legs.map { leg in
      let given = rest.popFirst()
      let received = leg.receive.flatMap { _ in rest.popFirst() }
      return LegEntries(source: given?.id ?? 0, target: received?.id ?? 0, received: received?.amount)
    }
  }
}
