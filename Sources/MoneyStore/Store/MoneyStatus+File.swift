import MoneyCore

extension MoneyStatus {
  /// True if a status describes a fault of a store's file rather than of a call's arguments.
  var isOfFile: Bool {
    switch self {
    case .notAStore, .storeLocked, .storeReadOnly, .storeFull, .storeCorrupt, .storePath, .storeIo: true
    default: false
    }
  }
}
