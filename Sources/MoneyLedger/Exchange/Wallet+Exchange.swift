import MoneyCore

extension Wallet {
  /// Books an exchange, all or nothing: the amount given, the amount received and the fee, whose ids follow each other.
  /// Returns the first. The wallet must cover the amount given and the fee. Both amounts record each other as their
  /// cost.
  ///
  /// - Parameter note: the note of the entries, without a cost and an external id.
  @_optimize(size) @discardableResult
  public mutating func book(_ exchange: Exchange, note: WalletNote) throws(MoneyFailure) -> UInt64 {
    if let cost = note.details?.cost {
      throw MoneyFailure(.argument, "cost of an exchange must not be set, got " + .money(cost))
    }
    if let id = note.externalID {
      throw MoneyFailure(.argument, "external id of an exchange must be set in its terms, got " + .quoted(id))
    }
    let kind = note.kind == .unspecified ? EntryKind.exchange : note.kind
    var entries: [(amount: Money, note: WalletNote)] = []
    entries.append((exchange.give.negated, try note.with(kind, externalID: exchange.id, cost: exchange.receive)))
    entries.append((exchange.receive, try note.with(kind, externalID: [], cost: exchange.give)))
    if let fee = exchange.fee { entries.append((fee.negated, try note.with(.fee, externalID: [], cost: nil))) }
    return try post(entries, isCovered: true)
  }
}

extension WalletNote {
  /// The same note with another kind, external id and cost.
  @_optimize(size)
  fileprivate func with(_ kind: EntryKind, externalID: [UInt8], cost: Money?) throws(MoneyFailure) -> WalletNote {
    try WalletNote(
      label: label, day: day, kind: kind, counterpart: details?.counterpart ?? [], externalID: externalID,
      effective: details?.effective, cost: cost)
  }
}
