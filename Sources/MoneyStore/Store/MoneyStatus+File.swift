import MoneyCore

extension MoneyStatus {
  /// Whether a status says what is wrong with a store's file, rather than with what a call was given.
  var isOfFile: Bool {
    switch self {
    case .notAStore, .storeLocked, .storeReadOnly, .storeFull, .storeCorrupt, .storePath, .storeIo: true
    default: false
    }
  }
}
