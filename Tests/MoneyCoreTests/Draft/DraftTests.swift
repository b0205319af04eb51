import Testing

@testable import MoneyCore

extension TransactionDraft {
  mutating func set(_ field: DraftField, _ text: String) throws { try set(field, to: Array(text.utf8)) }

  func shown(_ field: DraftField) -> String { String(text(of: field)) }

  static func filled(_ type: String = "buy", rule: TickerRule = .letters) throws -> TransactionDraft {
    var draft = try TransactionDraft(for: Portfolio.empty(), rule: rule)
    try draft.set(.date, "2024-01-02")
    try draft.set(.type, type)
    try draft.set(.ticker, "abc")
    return draft
  }
}

extension DraftField {
  var word: String { String(Message(name)) }
}

struct DraftTests {
  @Test func everyVector() throws {
    let vectors = try ProjectFiles.vectors("transaction-draft")
    #expect(vectors.count >= 10)
    for vector in vectors {
      let typed = try #require(vector["draft"] as? [String: String])
      let errors = vector["errors"] as? [String: String] ?? [:]
      var portfolio = try Portfolio.empty()
      var draft = try TransactionDraft(for: portfolio, rule: typed["rule"] == nil ? .letters : .exchangeSymbol)
      for field in DraftField.allCases { try draft.set(field, typed[field.word] ?? "") }
      for field in DraftField.allCases {
        #expect(String(Message(draft.state(of: field).name)) == errors[field.word] ?? "ok", "\(vector)")
        if let shown = vector[field.word] as? String { #expect(draft.shown(field) == shown) }
      }
      let isSaved = (try? draft.save(in: &portfolio)) != nil
      #expect(isSaved == vector["saved"] as? Bool && portfolio.count == (isSaved ? 1 : 0))
    }
  }

  @Test(arguments: [
    ("F", DraftState.ok), ("GOOGL", .ok), ("BRK.B", .ok), ("7203.T", .ok), ("BF-B", .ok), ("brk.b", .ok),
    ("", .missing), (".", .letters), ("A.", .letters), (".A", .letters), ("A..B", .letters), ("A B", .letters),
    ("Ä", .letters), (String(repeating: "A", count: 31), .ok), (String(repeating: "A", count: 32), .length),
  ])
  func exchangeSymbols(_ ticker: String, _ wanted: DraftState) throws {
    var draft = try TransactionDraft.filled(rule: .exchangeSymbol)
    try draft.set(.ticker, ticker)
    #expect(draft.state(of: .ticker) == wanted)
  }

  @Test func whatIsMissing() throws {
    var draft = try TransactionDraft.filled()
    #expect(draft.state(of: .quantity) == .missing && draft.state(of: .sum) == .missing)
    #expect(draft.state(of: .price) == .ok)
    try draft.set(.price, "2")
    #expect(draft.state(of: .quantity) == .missing && draft.state(of: .sum) == .missing)
    // The quantity's own fault is not the sum's too.
    try draft.set(.quantity, "x")
    #expect(draft.state(of: .quantity) == .notANumber && draft.state(of: .sum) == .ok && draft.shown(.sum) == "")
  }

  @Test func aStoredSymbolIsKeptAsItIs() throws {
    var portfolio = try Portfolio.empty()
    try portfolio.add(.buy("abC", "2", "10.00 USD", on: "2024-01-02", fee: "1.00 EUR"))
    var draft = try TransactionDraft(editing: text("1"), of: portfolio)
    try draft.set(.quantity, "4")
    let saved = try draft.save(in: &portfolio)
    #expect(saved.symbol == text("abC") && saved.quantity == decimal("4") && saved.total == money("10.00 USD"))
    #expect(portfolio.transaction(text("1"))?.fee == money("1.00 EUR") && portfolio.count == 1)
  }

  @Test func metalsHaveNoDigits() throws {
    var draft = try TransactionDraft(for: Portfolio.empty(), currency: code("XAU"))
    try draft.set(.quantity, "2")
    try draft.set(.price, "1.50")
    #expect(draft.shown(.sum) == "3")
  }
}
