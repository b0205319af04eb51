/// One money of a wallet, or one amount held in it.
public struct WalletEntry: Sendable {
  /// 1, 2, 3, … in the order things came into the wallet; never used again.
  public let id: UInt64
  public let money: Money
  public let note: WalletNote

  public init(id: UInt64, money: Money, note: WalletNote) {
    self.id = id
    self.money = money
    self.note = note
  }
}
