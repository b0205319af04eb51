import MoneyCore
import MoneyLedger
import Testing
@testable import MoneyCoreTests
@testable import MoneyStore

/// Saves that write only the changes since the last save, beside saves of the entire wallet.
struct WalletSaveTests {
  private static let names = ["a", "b"].map { Array($0.utf8) }

  private func open() throws -> Store { try Store.open(Array(":memory:".utf8), StoreOptions()) }

  /// The rows of the tables of a stored wallet.
  private func rows(_ store: Store, _ name: [UInt8]) throws -> [String] {
    let tables: [(StaticString, Int32)] = [
      ("SELECT next, revision FROM wallets WHERE name = ?", 2),
      (
        """
        SELECT e.id, amount, currency, date, label, state FROM wallet_entries e JOIN wallets w ON w.id = e.wallet
          WHERE name = ? ORDER BY e.id
        """, 6
      ),
      (
        """
        SELECT currency, first, count, sum, held FROM wallet_sums JOIN wallets w ON w.id = wallet WHERE name = ?
          ORDER BY currency
        """, 5
      ),
      (
        """
        SELECT number, action, j.id, count, times FROM wallet_journal j JOIN wallets w ON w.id = wallet
          WHERE name = ? ORDER BY number
        """, 5
      ),
      (
        """
        SELECT d.id, is_current, kind, external_id, effective FROM wallet_entry_details d
          JOIN wallets w ON w.id = wallet WHERE name = ? ORDER BY d.id
        """, 5
      ),
      (
        """
        SELECT currency, day, d.id FROM wallet_entry_days d JOIN wallets w ON w.id = wallet
          WHERE name = ? ORDER BY currency, day, d.id
        """, 3
      ),
      (
        """
        SELECT currency, unit, period FROM wallet_periods JOIN wallets w ON w.id = wallet
          WHERE name = ? ORDER BY currency, unit, period
        """, 3
      ),
    ]
    var lines: [String] = []
    for (sql, columns) in tables {
      let rows = try Statement(store.connection, sql)
      try rows.bind(1, name)
      while try rows.next() {
        lines.append(try (0..<columns).map { String(try rows.text($0)) }.joined(separator: "|"))
      }
    }
    return lines
  }

  private func change(_ wallet: inout Wallet, _ random: inout SplitMix64) throws {
    for _ in 0..<random.below(12) {
      let number = decimal("\(random.below(50)).\(random.below(90) + 10)")
      let amount = Money(number, code(random.pick(["EUR", "USD", "JPY"])))
      let detailed = try WalletNote(
        label: [], day: nil, kind: .fee, externalID: Array("x\(wallet.next)".utf8), effective: day("2024-02-28"))
      let plain = try WalletNote(label: Array("né".utf8), day: day("2024-02-29"))
      let note = random.pick([WalletNote.none, plain, detailed])
      switch random.below(9) {
      case 0...2: try wallet.post([(amount, note)], isCovered: false)
      case 3: try wallet.post([(amount, note), (amount, .none)], isCovered: false)
      case 4: _ = try? wallet.hold(amount, note: note)
      case 5: if let hold = wallet.holds.first { _ = try wallet.commit(hold.id) }
      case 6: if let hold = wallet.holds.last { try wallet.release(hold.id) }
      case 7: if let entry = wallet.entries.last { try? wallet.remove(entry.id) }
      default: while let entry = wallet.entries.first, random.below(4) > 0 { try? wallet.remove(entry.id) }
      }
    }
  }

  /// Throws unless the rows of a stored wallet are those of a save of the entire wallet.
  private func require(_ store: Store, _ name: [UInt8], contains wallet: Wallet) throws {
    let fresh = try open()
    try fresh.save(wallet, as: name)
    try #require(try rows(store, name) == rows(fresh, name))
    try #require(try store.loadWallet(name).sketch == wallet.sketch)
    try store.checkDays(of: wallet, name)
  }

  @Test func aSaveOfTheChangesIsASaveOfTheWallet() {
    forEachCase(seed: 930, 40) { random in
      let store = try open()
      var (wallet, bases) = (Wallet(), StoredBases())
      // The saved state of the wallet by name; nil before the first save.
      var stored: [Wallet?] = [nil, nil]
      for _ in 0..<12 {
        let isGrouped = random.below(3) == 0
        var saved = stored
        if isGrouped { try store.begin() }
        for _ in 0..<(isGrouped ? random.below(4) : 1) {
          try change(&wallet, &random)
          let index = random.below(4) == 0 ? 1 : 0
          try store.save(wallet, as: Self.names[index], bases)
          saved[index] = wallet
        }
        if isGrouped, random.flip() {
          try store.rollback()
        } else {
          if isGrouped { _ = try store.commit() }
          stored = saved
        }
        for (name, wallet) in zip(Self.names, stored) {
          if let wallet { try require(store, name, contains: wallet) }
        }
        switch random.below(5) {
        case 0:
          // Another writer: a conflict, after which the program loads the wallet again.
          guard stored[0] != nil else { continue }
          _ = try store.add(money("1.5 EUR"), .none, to: Self.names[0])
          let before = try rows(store, Self.names[0])
          expectFailure(.conflict) { try store.save(wallet, as: Self.names[0], bases) }
          try #require(try rows(store, Self.names[0]) == before)
          bases = StoredBases()
          wallet = try store.loadWallet(Self.names[0], bases)
          stored[0] = wallet
        case 1:
          guard stored[0] != nil else { continue }
          bases = StoredBases()
          wallet = try store.loadWallet(Self.names[0], bases)
        default: break
        }
      }
    }
  }

  /// A row that is not part of the changes is not written again. A foreign program's change shows that, if it does not
  /// renew the version of the wallet.
  @Test func aSaveWritesTheChangesAlone() throws {
    let (store, name, bases) = (try open(), Array("a".utf8), StoredBases())
    var wallet = Wallet()
    try wallet.post([(money("1 EUR"), .none), (money("2 USD"), .none)], isCovered: false)
    try store.save(wallet, as: name, bases)
    try store.connection.run("UPDATE wallet_entries SET label = 'foreign' WHERE id = 1")
    func label() throws -> Int64 {
      try store.connection.number("SELECT count(*) FROM wallet_entries WHERE label = 'foreign'")
    }
    try wallet.post([(money("3 EUR"), .none)], isCovered: false)
    try store.save(wallet, as: name, bases)
    #expect(try label() == 1 && store.balance(of: code("EUR"), ofWallet: name).count == 2)
    // In a transaction that is rolled back, the changes are saved once more.
    try store.begin()
    try wallet.post([(money("4 EUR"), .none)], isCovered: false)
    try store.save(wallet, as: name, bases)
    try store.rollback()
    try store.save(wallet, as: name, bases)
    #expect(try label() == 1 && store.balance(of: code("EUR"), ofWallet: name).count == 3)
    // Under a new name, in another store and without a base, everything is written.
    try store.save(wallet, as: Array("b".utf8), bases)
    try require(store, Array("b".utf8), contains: wallet)
    let other = try open()
    try other.save(wallet, as: name, bases)
    try require(other, name, contains: wallet)
    try store.save(wallet, as: name, StoredBases())
    try require(store, name, contains: wallet)
  }

  /// Where the counters show that the stored wallet is not that of the version, everything is written.
  @Test func aForeignChangeIsReplaced() throws {
    let changes: [StaticString] = [
      "UPDATE wallets SET revision = revision - 1", "UPDATE wallet_journal SET times = times + 1",
      "DELETE FROM wallet_journal",
    ]
    for change in changes {
      let (store, name, bases) = (try open(), Array("a".utf8), StoredBases())
      var wallet = Wallet()
      try wallet.post([(money("1 EUR"), .none), (money("2 USD"), .none)], isCovered: false)
      try store.save(wallet, as: name, bases)
      try store.connection.run(change)
      try wallet.post([(money("3 EUR"), .none)], isCovered: false)
      try store.save(wallet, as: name, bases)
      try require(store, name, contains: wallet)
    }
  }

  /// A program that does not record versions may change a wallet without one.
  @Test func aWalletWithoutAVersionIsReplaced() throws {
    let (store, name, bases) = (try open(), Array("a".utf8), StoredBases())
    _ = try store.add(money("1 EUR"), .none, to: name)
    try store.connection.run("DELETE FROM object_versions")
    var wallet = try store.loadWallet(name, bases)
    try store.connection.run("UPDATE wallet_entries SET label = 'foreign' WHERE id = 1")
    try wallet.post([(money("3 EUR"), .none)], isCovered: false)
    try store.save(wallet, as: name, bases)
    try require(store, name, contains: wallet)
  }
}
