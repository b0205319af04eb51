import MoneyBooks
import MoneyCore
import Testing
@testable import MoneyLedger

/// Journals that people write. Those that the library writes are in `LedgerLawTests`.
struct LedgerJournalTests {
  private static let beancount = """
    option "operating_currency" "EUR"
    2024-01-01 open Assets:Bank
      libmoney-kind: "asset"
    2024-01-01 open Assets:Dollar USD "STRICT"
    2024-01-01 open Equity:Opening
    2024-01-02 * "shop" "food" #tag ^link ; comment
      key: "value"
      Assets:Bank  1,000.50 EUR
      Equity:Opening
    2024-01-03 txn "dollars"
      ! Assets:Dollar  100.00 USD @ 0.80 EUR
      Assets:Bank  -80.00 EUR
    2024-02-01 balance Assets:Bank 920.50 EUR

    """
  private static let plain = """
    ; libmoney-closed: 2023-12-31
    account Assets:Bank  ; type: A
        note of the bank
    commodity EUR
        format 1,000.00 EUR

    2024-01-02 * (12) shop | food  ; comment
        ; key: value
        Assets:Bank    1,000.50 EUR
        Equity:Opening

    2024/1/3 dollars
        Assets:Dollar  "USD" 100.00 @@ EUR 80.00
        Assets:Bank  EUR -80.00 = 920.50 EUR

    """

  private func text(_ format: JournalFormat) -> String { format == .beancount ? Self.beancount : Self.plain }

  private func read(_ bytes: [UInt8], _ format: JournalFormat) throws(MoneyFailure) -> Ledger {
    try reading(bytes: bytes) { (text) throws(MoneyFailure) in
      try LedgerJournal.read(text, as: format, base: .euro, exchange: Array("Equity:Exchange".utf8))
    }
  }

  private func balance(_ ledger: Ledger, _ account: String, _ currency: String) throws -> String {
    String(try ledger.balance(of: Array(account.utf8), in: code(currency), on: nil, withChildren: true))
  }

  @Test func journalsAreRead() throws {
    for format in JournalFormat.allCases {
      let ledger = try read(Array(text(format).utf8), format)
      #expect(try balance(ledger, "Assets:Bank", "EUR") == "920.50 EUR")
      #expect(try balance(ledger, "Assets", "USD") == "100.00 USD")
      #expect(try balance(ledger, "Equity:Opening", "EUR") == "-1000.50 EUR")
      #expect(try balance(ledger, "Equity:Exchange", "EUR") == "80.00 EUR")
      #expect(try balance(ledger, "Equity:Exchange", "USD") == "-100.00 USD")
      #expect(ledger.transactions.map { String($0.description) } == ["shop | food", "dollars"])
      #expect(ledger.closed == (format == .beancount ? nil : day("2023-12-31")))
    }
  }

  /// A damaged journal is a ledger in which each currency sums to zero, or a failure with its place.
  @Test func damagedJournalsHaveAPlace() {
    forEachCase(seed: 1804, 400) { random in
      let format = random.pick(JournalFormat.allCases)
      var bytes = Array(text(format).utf8)
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(1 + random.below(126)), at: place)
        case 2: bytes[place] = random.pick(Array("0 \n\t;:\"'@=,.-*!([{".utf8))
        default: bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      do {
        let ledger = try read(bytes, format)
        let model = LedgerModel(of: ledger)
        for currency in model.currencies { try #require(try model.sum(currency) { _ in true }.isZero) }
      } catch let failure as MoneyFailure {
        let position = try #require(failure.position)
        try #require(position >= 0 && position <= bytes.count)
        let before = bytes[..<position]
        let line = before.filter { $0 == 0x0A }.count + 1
        let column = before.count - ((before.lastIndex(of: 0x0A) ?? -1) + 1) + 1
        try #require(String(failure.message).hasPrefix("line \(line), column \(column): "))
      }
    }
  }

  @Test func placesCountCharacters() {
    expectFailure(
      .syntax, at: 13, saying: #"line 2, column 1: expected a date such as 2024-02-29, got "2024x""#
    ) {
      try read(Array("; \u{E4}\u{20AC}\u{1F600}\r\n2024x".utf8), .hledger)
    }
    expectFailure(.document, at: 14, saying: #"line 1, column 12: directive "x" is not supported"#) {
      try read(Array("\u{FEFF}2024-01-02 x".utf8), .beancount)
    }
  }
}
