import Testing
@testable import MoneyCore
@testable import MoneyDesk
@testable import MoneyPortfolio

extension OrderForm {
  mutating func set(_ field: OrderField, _ text: String) throws { try set(field, to: Array(text.utf8)) }

  func shown(_ field: OrderField) -> String { String(text(of: field)) }

  static func filled(_ type: String = "buy", rule: TickerRule = .letters) throws -> OrderForm {
    var form = try OrderForm(for: Portfolio.empty(), rule: rule)
    try form.set(.date, "2024-01-02")
    try form.set(.action, type)
    try form.set(.ticker, "abc")
    return form
  }
}

extension OrderField {
  /// As the vectors call it.
  var word: String { self == .action ? "type" : String(Message(name)) }
}

struct DraftTests {
  @Test func everyVector() throws {
    let vectors = try ProjectFiles.vectors("transaction-draft")
    #expect(vectors.count >= 10)
    for vector in vectors {
      let typed = try #require(vector["draft"] as? [String: String])
      let errors = vector["errors"] as? [String: String] ?? [:]
      var portfolio = try Portfolio.empty()
      var form = try OrderForm(for: portfolio, rule: typed["rule"] == nil ? .letters : .exchangeSymbol)
      for field in OrderField.allCases { try form.set(field, typed[field.word] ?? "") }
      for field in OrderField.allCases {
        #expect(String(Message(form.state(of: field).name)) == errors[field.word] ?? "ok", "\(vector)")
        if let shown = vector[field.word] as? String { #expect(form.shown(field) == shown) }
      }
      let isSaved = (try? form.save(in: &portfolio)) != nil
      #expect(isSaved == vector["saved"] as? Bool && portfolio.count == (isSaved ? 1 : 0))
    }
  }

  @Test(arguments: [
    ("F", FieldState.ok), ("GOOGL", .ok), ("BRK.B", .ok), ("7203.T", .ok), ("BF-B", .ok), ("brk.b", .ok),
    ("", .missing), (".", .letters), ("A.", .letters), (".A", .letters), ("A..B", .letters), ("A B", .letters),
    ("Ä", .letters), (String(repeating: "A", count: 63), .ok),
  ])
  func exchangeSymbols(_ ticker: String, _ wanted: FieldState) throws {
    var form = try OrderForm.filled(rule: .exchangeSymbol)
    try form.set(.ticker, ticker)
    #expect(form.state(of: .ticker) == wanted)
  }

  @Test func whatIsMissing() throws {
    var form = try OrderForm.filled()
    #expect(form.state(of: .quantity) == .missing && form.state(of: .sum) == .missing)
    #expect(form.state(of: .price) == .ok)
    try form.set(.price, "2")
    #expect(form.state(of: .quantity) == .missing && form.state(of: .sum) == .missing)
    // The quantity's own fault is not the sum's too.
    try form.set(.quantity, "x")
    #expect(form.state(of: .quantity) == .notANumber && form.state(of: .sum) == .ok && form.shown(.sum) == "")
  }

  @Test func aStoredSymbolIsKeptAsItIs() throws {
    var portfolio = try Portfolio.empty()
    try portfolio.add(.buy("abC", "2", "10.00 USD", on: "2024-01-02", fee: "1.00 EUR"))
    var form = try OrderForm(editing: text("1"), of: portfolio)
    try form.set(.quantity, "4")
    let saved = try form.save(in: &portfolio)
    #expect(saved.symbol == text("abC") && saved.quantity == decimal("4") && saved.total == money("10.00 USD"))
    #expect(portfolio.transaction(text("1"))?.fee == money("1.00 EUR") && portfolio.count == 1)
  }

  @Test func metalsHaveNoDigits() throws {
    var form = try OrderForm(for: Portfolio.empty(), currency: code("XAU"))
    try form.set(.quantity, "2")
    try form.set(.price, "1.50")
    #expect(form.shown(.sum) == "3")
  }
}
