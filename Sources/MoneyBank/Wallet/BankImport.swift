/// The result of adding a statement to a wallet.
public struct BankImport: Sendable {
  /// The number of entries added.
  public internal(set) var added = 0
  /// The number of booked entries that the wallet contained already.
  public internal(set) var present = 0
  /// The number of entries that are not booked, which were left out.
  public internal(set) var unbooked = 0
}
