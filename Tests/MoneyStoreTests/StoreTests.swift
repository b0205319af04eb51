import MoneyCore
import Testing
@testable import MoneyLedger
@testable import MoneyPortfolio
@testable import MoneyStore

@Suite struct StoreTests {
  private func store() throws -> Store { try Store.open(Array(":memory:".utf8), StoreOptions()) }

  private func money(_ coefficient: Int128, _ scale: UInt32, _ code: String) throws -> Money {
    let amount = try #require(Decimal(coefficient: coefficient, scale: scale))
    return Money(amount, try CurrencyCode(parsing: Array(code.utf8)))
  }

  private func status(_ body: () throws -> Void) -> (status: MoneyStatus, cause: MoneyStatus?)? {
    do {
      try body()
      return nil
    } catch {
      return (error as? MoneyFailure).map { ($0.status, $0.cause) }
    }
  }

  @Test func aGroupIsSavedTogether() throws {
    let store = try store()
    try store.begin()
    try store.put(Setting(value: Array("dark".utf8), instant: nil), for: Array("theme".utf8))
    #expect(status { try store.begin() }?.status == .argument)
    try store.rollback()
    #expect(try store.settingKeys().isEmpty)
    #expect(try store.revision == 0)
    try store.begin()
    try store.put(Setting(value: Array("dark".utf8), instant: nil), for: Array("theme".utf8))
    #expect(status { try store.removeSetting(Array("none".utf8)) }?.status == .notFound)
    #expect(try store.commit())
    #expect(try store.settingKeys().count == 1)
    #expect(try store.revision == 1)
  }

  @Test func onlyWhatTheFileDoesHasACause() throws {
    let store = try store()
    let missing = status { _ = try store.loadWallet(Array("none".utf8)) }
    #expect(missing?.status == .notFound && missing?.cause == nil)
    let name = status { try store.save(Wallet(), as: []) }
    #expect(name?.status == .argument && name?.cause == nil)
    let path = status { _ = try Store.open(Array("/nowhere/at/all".utf8), StoreOptions()) }
    #expect(path?.status == .storePath && path?.cause == nil)
    try store.close()
    #expect(status { _ = try store.settingKeys() }?.status == .argument)
  }

  /// The cause of a status depends on its meaning, not on its number.
  @Test func statusesOfTheFileAreNamed() {
    let ofFile: Set<MoneyStatus> = [
      .notAStore, .storeLocked, .storeReadOnly, .storeFull, .storeCorrupt, .storePath, .storeIo,
    ]
    for status in (Int32(1)...300).compactMap({ MoneyStatus(rawValue: $0) }) {
      #expect(status.isOfFile == ofFile.contains(status), "\(status)")
      let told = Store.wrapped(MoneyFailure(status, "what happened"), .saving)
      #expect(told.status == (status.isOfFile ? .saving : status))
      #expect(told.cause == (status.isOfFile ? status : nil))
    }
  }

  @Test func idsThatAreNumbersAreNotGivenAgain() throws {
    let store = try store()
    let euro = try CurrencyCode(parsing: Array("EUR".utf8))
    let name = Array("mine".utf8)
    try store.save(Portfolio(try PortfolioSettings(currency: euro)), as: name)
    let seven = Transaction(
      id: try ShortText(Array("7".utf8), "id"), symbol: try ShortText(Array("ABC".utf8), "symbol"),
      day: try #require(Day(number: 19782)), action: .buy,
      quantity: try #require(Decimal(coefficient: 1, scale: 0)), total: try money(100, 2, "EUR"))
    try store.put(seven, in: name, registry: nil)
    var loaded = try store.loadPortfolio(name, registry: nil)
    var next = seven
    next.id = ShortText.empty
    #expect(try loaded.add(next).bytes == Array("8".utf8))
    let cases: [(String, UInt64?)] = [("7", 7), ("07", nil), ("", nil), ("x", nil), ("99999999999999999999", nil)]
    for (text, number) in cases {
      #expect(try ShortText(Array(text.utf8), "id").number == number)
    }
  }
}
