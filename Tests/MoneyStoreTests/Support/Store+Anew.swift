import MoneyCore
import MoneyLedger
import MoneyPortfolio

@testable import MoneyStore

/// Saving and loading by objects without a base, so that a save replaces the object of that name.
extension Store {
  func save(_ wallet: Wallet, as name: [UInt8]) throws(MoneyFailure) { try save(wallet, as: name, StoredBases()) }

  func save(_ portfolio: Portfolio, as name: [UInt8]) throws(MoneyFailure) {
    try save(portfolio, as: name, StoredBases())
  }

  func save(_ document: [UInt8], _ what: StoredDocument, as name: [UInt8]) throws(MoneyFailure) {
    try save(document, what, as: name, StoredBases())
  }

  func loadWallet(_ name: [UInt8]) throws(MoneyFailure) -> Wallet { try loadWallet(name, StoredBases()) }

  func loadPortfolio(_ name: [UInt8], registry: CurrencyRegistry?) throws(MoneyFailure) -> Portfolio {
    try loadPortfolio(name, registry: registry, StoredBases())
  }

  func load<Object>(
    _ what: StoredDocument, _ name: [UInt8], _ reading: (UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Object
  ) throws(MoneyFailure) -> Object {
    try load(what, name, StoredBases(), reading)
  }
}
