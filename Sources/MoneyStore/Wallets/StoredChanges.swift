import MoneyCore
import MoneyLedger

/// The changes of a stored wallet while its records are written.
struct StoredChanges {
  /// The new entries and holds that are not written yet.
  private(set) var entries: [StoredEntry] = []
  /// The currencies whose balances change.
  private(set) var currencies: [CurrencyCode] = []
  private var index = CurrencyIndex()

  /// The entries to write at a time.
  private static var most: Int { 256 }

  var isFull: Bool { entries.count >= StoredChanges.most }

  mutating func add(_ entry: WalletEntry, _ state: StoredEntry.State) {
    entries.append(StoredEntry(entry: entry, state: state))
    note(entry.amount.currency)
  }

  mutating func note(_ currency: CurrencyCode) {
    if index.find(currency, among: currencies.count, at: { currencies[$0] }) != nil { return }
    currencies.append(currency)
    insertLast()
  }

  private mutating func insertLast() {
    let currencies = currencies
    index.insertLast(of: currencies.count) { currencies[$0] }
  }

  mutating func takeEntries() -> [StoredEntry] {
    let taken = entries
    entries = []
    return taken
  }
}
