import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyJSON
@testable import MoneyLedger

struct WalletDocumentTests {
  private func readWallet(_ text: String) throws(MoneyFailure) -> Wallet {
    try reading(text) { (text) throws(MoneyFailure) in try WalletDocument.read(text) }
  }

  private func readJournal(_ text: String) throws(MoneyFailure) -> Wallet {
    try reading(text) { (text) throws(MoneyFailure) in try JournalDocument.read(text) }
  }

  private static let notes: [WalletNote] = {
    let day = Day(number: 19_782)
    let made = [("", nil), ("lunch", nil), ("", day), ("café \"7\" \\ /", day)].map {
      try? WalletNote(label: Array($0.0.utf8), day: $0.1)
    }
    let cost = Money(decimal("1.50"), code("CHF"))
    let detailed = [
      try? WalletNote(label: [], day: nil, kind: .fee),
      try? WalletNote(label: Array("lunch".utf8), day: day, kind: .deposit, counterpart: Array("Ann \"A\"".utf8)),
      try? WalletNote(label: [], day: day, kind: .unspecified, effective: Day(number: 19_783), cost: cost),
      try? WalletNote(label: [], day: nil, kind: .opening, externalID: Array("x1".utf8), effective: day),
    ]
    return (made + detailed).compactMap { $0 }
  }()

  /// A random change, whether it succeeds or not.
  private func change(
    _ wallet: inout Wallet, _ random: inout SplitMix64, _ notes: [WalletNote] = WalletDocumentTests.notes
  ) {
    let amount = Money(
      Decimal(coefficient: Int128(random.below(2000)) - 300, scale: UInt32(random.below(4))) ?? .zero,
      random.pick([code("EUR"), code("USD"), code("JPY")]))
    let note = random.pick(notes)
    let id = UInt64(random.below(Int(wallet.state.next) + 1))
    switch random.below(7) {
    case 0: try? wallet.remove(random.flip() ? id : wallet.entries.last?.id ?? id)
    case 1: _ = try? wallet.remove(wallet.entries.isEmpty ? amount : random.pick(wallet.entries).amount)
    case 2: _ = try? wallet.hold(amount, note: note)
    case 3: _ = try? wallet.commit(wallet.holds.first?.id ?? id)
    case 4: try? wallet.release(wallet.holds.last?.id ?? id)
    case 5: _ = try? wallet.post([(amount, note), (amount.negated, note), (amount, .none)], isCovered: true)
    default: _ = try? wallet.post([(amount, note)], isCovered: false)
    }
  }

  /// Laws of every wallet.
  private func checkLaws(_ wallet: Wallet) throws {
    for currency in wallet.currencies {
      var sum = Decimal.zero
      for entry in wallet.entries where entry.amount.currency == currency { sum = try sum.adding(entry.amount.amount) }
      #expect(wallet.sum(of: currency).amount == sum)
      var held = Decimal.zero
      for hold in wallet.holds where hold.amount.currency == currency { held = try held.adding(hold.amount.amount) }
      #expect(wallet.held(of: currency).amount == held)
      #expect(held.isZero || !(sum < held))
    }
    let statement = try WalletStatement(
      of: wallet, in: code("EUR"), with: try table("EUR USD 1.1", "EUR JPY 162.53"), ConversionOptions(), registry: nil)
    #expect(statement.sections.count == wallet.currencies.count + 1)
    #expect(statement.sections.reduce(0) { $0 + $1.rows.count } == wallet.count + wallet.currencies.count + 1)
  }

  @Test func theJournalGivesTheSameWalletAfterEveryChange() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<8 {
      var wallet = Wallet()
      for _ in 0..<120 {
        change(&wallet, &random)
        try checkLaws(wallet)
        let json = String(try WalletDocument.write(wallet))
        #expect(String(try WalletDocument.write(try readJournal(String(try JournalDocument.write(wallet))))) == json)
        let again = try readWallet(json)
        #expect(String(try WalletDocument.write(again)) == json)
        if random.below(40) == 0 { wallet = again }
      }
    }
  }

  @Test func strictMovementsNeverGoBelowZero() throws {
    var random = SplitMix64(seed: 8)
    var wallet = Wallet()
    for _ in 0..<2000 {
      let amount = Money(
        Decimal(coefficient: Int128(random.below(1000)) - 500, scale: 2) ?? .zero,
        random.pick([code("EUR"), code("USD")]))
      _ = try? wallet.post([(amount, .none)], isCovered: true)
      if random.below(5) == 0 { _ = try? wallet.hold(amount, note: .none) }
      for currency in [code("EUR"), code("USD")] {
        #expect(!(wallet.sum(of: currency).amount < wallet.held(of: currency).amount))
      }
    }
  }

  /// The reader for the library's own output agrees with the general one, for any change of the text.
  @Test func bothReadersAgree() throws {
    var random = SplitMix64(seed: 9)
    var wallet = Wallet()
    // Escapes are for the general reader.
    let plain = Array(WalletDocumentTests.notes.prefix(3))
    for _ in 0..<60 { change(&wallet, &random, plain) }
    let text = try WalletDocument.write(wallet)
    var taken = 0
    for _ in 0..<20_000 {
      var changed = text
      for _ in 0...random.below(2) {
        let index = random.below(changed.count)
        switch random.below(3) {
        case 0: changed[index] = random.pick(Array("\"{}[],:0129-+.eE \\\n".utf8))
        case 1: changed.remove(at: index)
        default: changed.insert(random.pick(Array("\"{}[],:0129-+.eE \\\n".utf8)), at: index)
        }
      }
      try reading(bytes: changed) { (text) throws(MoneyFailure) in
        guard let state = try? CanonicalWallet.read(text), let fast = try? Wallet(restoring: state) else { return }
        taken += 1
        let slow = try WalletDocument(text: text).wallet(try JSONReader.read(text))
        let same = String(try WalletDocument.write(fast)) == String(try WalletDocument.write(slow))
        #expect(same, "\(String(changed))")
      }
    }
    #expect(taken > 100)
    try reading(bytes: text) { (text) throws(MoneyFailure) in #expect(try CanonicalWallet.read(text) != nil) }
  }

  @Test func placesAreFound() throws {
    let text = #"{ "a" : [ 1 , { "b\"" : "x]" , "c" : true } ] , "d" : null }"#
    let cases: [([JSONStep], String)] = [
      ([], "{ \"a\""), ([.member("a")], "[ 1"), ([.member("a"), .element(0)], "1 ,"),
      ([.member("a"), .element(1), .member("c")], "true"), ([.member("d")], "null"),
      ([.member("a"), .element(2)], "[ 1"), ([.member("e")], "{ \"a\""), ([.member("d"), .element(0)], "null"),
    ]
    for (path, rest) in cases {
      let position = try reading(text) { (text) throws(MoneyFailure) in JSONPlace.position(of: path, in: text) }
      #expect(text.utf8.dropFirst(position).starts(with: rest.utf8), "\(path)")
    }
  }
}
