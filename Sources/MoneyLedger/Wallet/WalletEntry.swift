import MoneyCore

/// An amount that a wallet contains or holds, with its id and note.
///
/// Only an amendment changes an entry, and its id is never used for another. The journal keeps removed and amended entries,
/// so it shows all parts of each sum.
///
///     // entry 1: 10.00 EUR "Salary"; entry 2: -4.00 EUR "Lunch"; the sum is 6.00 EUR
public struct WalletEntry: Sendable {
  // The most strictly aligned property comes first: after another one, it would add 16 bytes.
  public let amount: Money
  /// The id: 1, 2, 3, … in the order in which entries and holds were made. A wallet never uses an id again.
  public let id: UInt64
  public let note: WalletNote

  public init(id: UInt64, amount: Money, note: WalletNote) {
    self.id = id
    self.amount = amount
    self.note = note
  }
}

extension Wallet {
  /// The entry or the hold of an id.
  public func entryOrHold(_ id: UInt64) throws(MoneyFailure) -> WalletEntry {
    if let slot = entryList.slot(of: id) { return entryList[slot: slot] }
    if let slot = holdList.slot(of: id) { return holdList[slot: slot] }
    throw MoneyFailure(.notFound, "unknown id " + .id(id) + " in the wallet")
  }
}

extension TombstoneList<WalletEntry> {
  /// The slot of the entry of an id; nil if it is not there.
  func slot(of id: UInt64) -> Int? { slot(of: id) { $0.id } }
}

extension WalletEntry {
  /// Throws unless an amount is a part of the hold that can be committed, which may be all of it.
  func checkPart(_ part: Money) throws(MoneyFailure) {
    guard part.currency == amount.currency else {
      throw MoneyFailure(
        .currencyMismatch,
        "currency to commit must be the hold's " + .code(amount.currency) + ", got " + .code(part.currency))
    }
    guard !part.amount.isNegative, !part.amount.isZero else {
      throw MoneyFailure(
        .argument, "amount to commit must be positive, got " + .money(part) + "; release the hold instead")
    }
    guard part.amount <= amount.amount else {
      throw MoneyFailure(
        .insufficient, "amount to commit must be at most the hold's " + .money(amount) + ", got " + .money(part))
    }
  }
}
