import MoneyCore

/// The kind of an entry. The values are those of `MONEY_ENTRY_…` in `money/wallet.h`.
public enum EntryKind: Int32, Sendable, CaseIterable {
  case unspecified = 0
  case deposit = 1
  case withdrawal = 2
  case transfer = 3
  case exchange = 4
  case fee = 5
  case interest = 6
  case adjustment = 7
  case opening = 8

  /// The name in documents and files.
  public var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .deposit: "deposit"
    case .withdrawal: "withdrawal"
    case .transfer: "transfer"
    case .exchange: "exchange"
    case .fee: "fee"
    case .interest: "interest"
    case .adjustment: "adjustment"
    case .opening: "opening"
    }
  }

  /// The kinds that a document names.
  public static var named: [EntryKind] { allCases.filter { $0 != .unspecified } }

  /// The kind of a name; nil if it is unknown.
  public init?(named name: UnsafeBufferPointer<UInt8>) {
    for kind in EntryKind.named where name.elementsEqual(UTF8Bytes(kind.name)) {
      self = kind
      return
    }
    return nil
  }
}
