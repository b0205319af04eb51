import MoneyCore
import MoneyLedger

/// The changes of a stored wallet while its records are written.
struct StoredChanges {
  /// The new entries and holds that are not written yet.
  private(set) var entries: [StoredEntry] = []
  /// The currencies whose balances change.
  private(set) var currencies: [CurrencyCode] = []
  /// The changes of the sums by day.
  private(set) var days: [DayChange] = []
  private var index = CurrencyIndex()
  /// The row of the wallet.
  private let row: Int64

  init(of row: Int64) { self.row = row }

  /// The entries to write at a time.
  private static var most: Int { 256 }

  var isFull: Bool { entries.count >= StoredChanges.most }

  mutating func add(_ entry: WalletEntry, _ state: StoredEntry.State) {
    entries.append(StoredEntry(entry: entry, state: state))
    note(DayChange(state == .held ? .held : .posted, entry, of: row))
  }

  mutating func note(_ change: DayChange) {
    days.append(change)
    note(change.currency)
  }

  private mutating func note(_ currency: CurrencyCode) {
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
