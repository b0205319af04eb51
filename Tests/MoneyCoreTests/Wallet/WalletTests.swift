import Testing
@testable import MoneyCore
@testable import MoneyLedger

struct WalletTests {
  private func wallet(_ amounts: String...) throws -> Wallet {
    var wallet = Wallet()
    for amount in amounts { try wallet.add(amount) }
    return wallet
  }

  @Test func keepsEachMoneyInOrder() throws {
    let wallet = try wallet("20.00 USD", "10.00 EUR", "5.5 USD")
    #expect(wallet.entries.map { String($0.amount) } == ["20.00 USD", "10.00 EUR", "5.5 USD"])
    #expect(wallet.entries.map { $0.id } == [1, 2, 3])
    #expect(wallet.currencies == [code("USD"), code("EUR")])
    #expect(wallet.count(of: code("USD")) == 2 && wallet.count(of: code("JPY")) == 0)
    #expect(wallet.entry(at: 1, of: code("USD"))?.id == 3)
    #expect(wallet.entry(at: 2, of: code("USD")) == nil && wallet.entry(at: 3, of: nil) == nil)
    #expect(wallet.entry(at: -1, of: nil) == nil && wallet.entry(at: -1, of: code("USD")) == nil)
    #expect(String(wallet.sum(of: code("USD"))) == "25.50 USD" && String(wallet.sum(of: code("JPY"))) == "0 JPY")
  }

  @Test func showsAsManyDigitsAsTheValueNeeds() throws {
    #expect(String(try wallet("1 EUR").sum(of: code("EUR"))) == "1.00 EUR")
    #expect(String(try wallet("1.005 EUR", "0.005 EUR").sum(of: code("EUR"))) == "1.01 EUR")
    #expect(String(try wallet("1.0050 EUR").sum(of: code("EUR"))) == "1.005 EUR")
    #expect(String(try wallet("0.50 JPY").sum(of: code("JPY"))) == "0.5 JPY")
    let most = "9999999999999999999999999999999999999 EUR"
    #expect(String(try wallet(most).sum(of: code("EUR"))) == most)
  }

  @Test func takesAndRemoves() throws {
    var wallet = try wallet("1.00 EUR", "2.00 EUR", "1 EUR")
    #expect(try wallet.remove(money("1.0 EUR")) == 1)
    try wallet.remove(3)
    #expect(wallet.entries.map { $0.id } == [2])
    expectFailure(.notFound, saying: "no entry of 1 EUR in the wallet") { try wallet.remove(money("1 EUR")) }
    expectFailure(.notFound, saying: "unknown entry id 3 in the wallet") { try wallet.remove(3) }
    // Ids are never used again.
    #expect(try wallet.add("3 EUR") == 4)
  }

  @Test func holdsAreNotSpentTwice() throws {
    var wallet = try wallet("10.00 EUR")
    let hold = try wallet.hold(money("7.00 EUR"), note: .none)
    expectFailure(.insufficient, saying: "insufficient balance: 10.00 EUR, 7.00 of it held") {
      try wallet.hold(money("3.01 EUR"), note: .none)
    }
    expectFailure(.insufficient) { try wallet.post([(money("-3.01 EUR"), .none)], isCovered: false) }
    expectFailure(.insufficient) { try wallet.remove(1) }
    try wallet.post([(money("-3.00 EUR"), .none)], isCovered: true)
    #expect(try wallet.commit(hold) == 4)
    expectFailure(.notFound, saying: "unknown hold id 2 in the wallet") { try wallet.commit(hold) }
    #expect(String(wallet.sum(of: code("EUR"))) == "0.00 EUR" && wallet.holds.isEmpty)
    expectFailure(.argument) { try wallet.hold(money("0 EUR"), note: .none) }
  }

  @Test func labelsAreOneLine() throws {
    #expect(throws: Never.self) { try WalletNote(label: Array("café, 79 bytes at most".utf8), day: nil) }
    expectFailure(.limit, at: 79) { try WalletNote(label: Array(repeating: 0x78, count: 80), day: nil) }
    expectFailure(.syntax, at: 3) { try WalletNote(label: Array("two\nlines".utf8), day: nil) }
  }

  @Test func pagesOfEntriesAreWhatEachIndexGives() throws {
    var wallet = try wallet("1 EUR", "2 USD", "3 EUR", "4 EUR")
    try wallet.remove(3)
    for currency in [nil, code("EUR"), code("USD"), code("JPY")] {
      let total = currency.map { wallet.count(of: $0) } ?? wallet.count
      let all = (0..<total).compactMap { wallet.entry(at: $0, of: currency)?.id }
      #expect(all.count == total)
      for first in 0...total {
        for count in 0...(total + 1) {
          let page = wallet.entries(from: first, count: count, of: currency).map { $0.id }
          #expect(page == Array(all.dropFirst(first).prefix(count)))
        }
      }
    }
  }

  @Test func movementsAreWholeOrNot() throws {
    let euro = code("EUR")
    expectFailure(.argument) { try Wallet.postings(of: [], wallets: 1) }
    expectFailure(.argument) {
      try Wallet.postings(of: [TransferLeg(source: nil, target: nil, amount: money("1 EUR"))], wallets: 1)
    }
    expectFailure(.argument, saying: "amount of a leg must be positive, got -1 EUR") {
      try Wallet.postings(of: [TransferLeg(source: 0, target: nil, amount: money("-1 EUR"))], wallets: 1)
    }
    let legs = [
      TransferLeg(source: 0, target: 1, amount: money("4 EUR")),
      TransferLeg(source: 0, target: nil, amount: money("1 EUR")),
    ]
    let postings = try Wallet.postings(of: legs, wallets: 2)
    #expect(postings.map { $0.map { String($0) } } == [["-4 EUR", "-1 EUR"], ["4 EUR"]])

    let rates = try table("EUR USD 1.1172")
    func exchange(_ receive: String) throws -> [String] {
      let leg = ExchangeLeg(give: money("3.00 EUR"), receive: code(receive))
      return try Wallet.postings(of: [leg], with: rates, ConversionOptions(), in: nil, note: .none).map {
        String($0.amount)
      }
    }
    #expect(try exchange("USD") == ["-3.00 EUR", "3.35 USD"])
    expectFailure(.noRate, saying: "no rate from EUR to XAF: the table contains no rates of XAF") {
      try exchange("XAF")
    }
    var wallet = try wallet("2.00 EUR")
    expectFailure(.insufficient) { try wallet.post([(money("-3.00 EUR"), .none)], isCovered: true) }
    #expect(wallet.revision == 1 && wallet.count(of: euro) == 1)
  }

  @Test func restoresOnlyWhatCanBe() throws {
    func restored(_ entries: [(UInt64, String)], _ holds: [(UInt64, String)] = [], next: UInt64 = 9) throws -> Wallet {
      func made(_ list: [(UInt64, String)]) -> [WalletEntry] {
        list.map { WalletEntry(id: $0.0, amount: money($0.1), note: .none) }
      }
      return try Wallet(restoring: WalletState(entries: made(entries), holds: made(holds), next: next, revision: 5))
    }
    let wallet = try restored([(1, "5 EUR"), (3, "1 EUR")], [(2, "4 EUR"), (5, "2 EUR")])
    #expect(wallet.revision == 5 && String(wallet.held(of: code("EUR"))) == "6.00 EUR")
    expectFailure(.document, at: 1) { try restored([(2, "5 EUR"), (2, "1 EUR")]) }
    expectFailure(.document, at: 0) { try restored([(9, "5 EUR")]) }
    expectFailure(.document, at: 1) { try restored([(1, "5 EUR")], [(1, "4 EUR")]) }
    expectFailure(.document, at: 1) { try restored([(1, "5 EUR")], [(2, "0 EUR")]) }
    expectFailure(.insufficient, at: 1) { try restored([(1, "5 EUR")], [(2, "5.01 EUR")]) }
    expectFailure(.document) { try restored([], next: 0) }
    // The first two do not add up in 38 digits, all three do.
    let huge = String(repeating: "9", count: 38)
    let wide = try restored([(1, "0.5 EUR"), (2, "\(huge) EUR"), (3, "-\(huge) EUR")])
    #expect(String(wide.sum(of: code("EUR"))) == "0.50 EUR")
    expectFailure(.overflow, at: 1) { try restored([(1, "0.5 EUR"), (2, "\(huge) EUR")]) }
  }

  @Test func vectors() throws {
    for vector in try ProjectFiles.vectors("wallet") {
      var wallet = Wallet()
      for amount in try #require(vector["moneys"] as? [String]) { try wallet.add(amount) }
      let wanted = try #require(vector["total"] as? [String: Any])
      let lines = try #require(wanted["rates"] as? [[String: String]]).map {
        "\(try #require($0["from"])) \(try #require($0["to"])) \(try #require($0["rate"]))"
      }
      let rates = try builder(lines).build()
      let target = code(try #require(wanted["currency"] as? String))
      if let error = wanted["error"] as? String {
        let failure = #expect(throws: MoneyFailure.self) {
          try wallet.total(in: target, with: rates, ConversionOptions(), registry: nil)
        }
        // An error is the start of the library's sentence.
        #expect(failure.map { $0.status == .noRate && String($0.message).hasPrefix(error) } == true)
        continue
      }
      #expect(wallet.count == vector["count"] as? Int)
      #expect(wallet.currencies.map { String($0) } == vector["currencies"] as? [String])
      for (currency, sum) in try #require(vector["sums"] as? [String: String]) {
        #expect(String(wallet.sum(of: code(currency)).amount) == sum)
      }
      let (total, details) = try wallet.totalWithDetails(
        in: target, with: rates, ConversionOptions(), registry: nil)
      #expect(String(total.amount) == wanted["amount"] as? String)
      #expect(try details.totalOfRounded.adding(details.difference) == total)
      if let rounded = vector["total_of_rounded"] as? String {
        #expect(String(details.totalOfRounded.amount) == rounded)
      }
      let statement = try WalletStatement(of: wallet, in: target, with: rates, ConversionOptions(), registry: nil)
      #expect(statement.sections.count == vector["sections"] as? Int)
      #expect(statement.sections.reduce(0) { $0 + $1.rows.count } == vector["rows"] as? Int)
    }
  }
}

extension Wallet {
  /// Adds an entry; its id.
  @discardableResult
  mutating func add(_ amount: String) throws -> UInt64 {
    try post([(money(amount), .none)], isCovered: false)
  }

  @Test func aTotalIsInACurrencyThatTheCallerNames() throws {
    expectFailure(.argument) { try Wallet.target(nil) }
    #expect(try Wallet.target(.euro) == .euro)
  }

  private final class Kept: WalletKeeper {
    var wallet = Wallet()
    var isBusy = false

    func checkIdle() throws(MoneyFailure) {
      if isBusy { throw MoneyFailure(.busy, "busy") }
    }
  }

  @Test func aTransferIsMadeWholeOrNotAtAll() throws {
    let (first, second) = (Kept(), Kept())
    _ = try first.wallet.add(money("5 EUR"), note: .none)
    let legs = [
      TransferLeg(source: 0, target: 1, amount: money("5 EUR")),
      TransferLeg(source: 1, target: nil, amount: money("3 EUR")),
    ]
    // The last wallet cannot take part: the first is unchanged.
    second.isBusy = true
    expectFailure(.busy) { try Wallet.transfer(legs, among: [first, second], note: .none) }
    #expect(first.wallet.revision == 1 && second.wallet.revision == 0)
    second.isBusy = false
    let more = legs + [TransferLeg(source: 1, target: nil, amount: money("3 EUR"))]
    expectFailure(.insufficient) {
      try Wallet.transfer(more, among: [first, second], note: .none)
    }
    #expect(first.wallet.revision == 1 && second.wallet.revision == 0)
    try Wallet.transfer(legs, among: [first, second], note: .none)
    #expect(first.wallet.sum(of: .euro).amount.isZero && second.wallet.revision == 1)
    #expect(second.wallet.sum(of: .euro) == money("2 EUR"))
  }
}
