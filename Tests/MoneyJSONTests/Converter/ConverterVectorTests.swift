import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyDesk
@testable import MoneyJSON
@testable import MoneyLocale

/// The golden vectors of converters and lists of currencies.
struct ConverterVectorTests {
  private typealias Vector = [String: Any]

  private func text(_ vector: Vector, _ key: String) throws -> String {
    try #require(vector[key] as? String, "\(key) in \(vector)")
  }

  private func converter(_ vector: Vector, _ rates: RatesTable?, typed: String) throws -> Converter {
    var converter = Converter(from: code(try text(vector, "source")), to: code(try text(vector, "target")))
    if let rates { converter.setRates(rates, .network, received: nil) }
    converter.setAmount(Array(typed.utf8))
    return converter
  }

  @Test func everyVector() throws {
    let vectors = try ProjectFiles.vectors("converter")
    #expect(vectors.count >= 14)
    for vector in vectors {
      if vector["list"] != nil { try checkList(vector) } else { try checkConverter(vector) }
    }
  }

  private func checkConverter(_ vector: Vector) throws {
    let document = try ProjectFiles.text("Tests/Data/" + (try text(vector, "rates")))
    guard vector["source"] != nil else {
      let failure = #expect(throws: MoneyFailure.self) { try read(document) }
      let message = String(try #require(failure).message)
      let error = try text(vector, "error")
      #expect(failure?.status == .provider && message.hasPrefix(error))
      return
    }
    let rates = try read(document)
    let converter = try converter(vector, rates, typed: try text(vector, "typed"))
    let outcome = converter.outcome(at: nil)
    if let result = vector["result"] as? String { #expect(String(try converter.text()) == result, "\(vector)") }
    if let through = vector["through"] as? String {
      #expect(outcome.conversion?.legs.path.contains(" \(through) ") == true)
    }
    if let state = vector["state"] as? String {
      #expect(outcome.state == (state == "empty" ? .empty : .failed), "\(vector)")
    }
    if let other = vector["result_of"] as? String {
      let finished = try self.converter(vector, rates, typed: other)
      let (shown, wanted) = (try converter.text(), try finished.text())
      #expect(shown == wanted && outcome.typed.state == .unfinished && outcome.state == .ready)
    }
    if let count = vector["equivalence_has_significant_digits"] as? Int {
      let number = try #require(String(try converter.unitRate()).split(separator: " ").dropFirst(3).first)
      #expect(number.filter { $0 != "." }.drop { $0 == "0" }.count >= count, "\(number)")
    }
    if let exact = vector["rate_exact"] as? String {
      let rate = Rate(exact: try converter.rate())
      #expect(rate == (try Rate(reading: exact)))
    }
    if let error = vector["error"] as? String {
      #expect(outcome.state == .failed && String(outcome.fault?.reason ?? []).hasPrefix(error))
    }
  }

  private func checkList(_ vector: Vector) throws {
    let language = try text(vector, "language")
    let document = try ProjectFiles.text("Tests/Data/" + (try text(vector, "list")))
    var list = try CurrencyList(
      language: try reading(language) { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) })
    try list.add(try reading(document) { (text) throws(MoneyFailure) in try CurrencyListDocument.read(text) })
    for favourite in vector["favourites"] as? [String] ?? [] { try list.setFavourite(code(favourite), true) }
    if let sort = vector["sort"] as? String {
      list.setSort(sort == "code_ascending" ? .codeAscending : .codeDescending)
    }
    list.setSearch(Array((vector["search"] as? String ?? "").utf8))
    let codes = (0..<list.count).compactMap { list.item(at: $0).map { String($0.code) } }
    if let wanted = vector["finds_at_least"] as? [String] { #expect(Set(wanted).isSubset(of: codes), "\(vector)") }
    if let first = vector["first"] as? [String] { #expect(Array(codes.prefix(first.count)) == first, "\(vector)") }
    #expect(list.state == (vector["state"] == nil ? .ready : .nothingFound))
  }
}

extension Rate {
  /// The one leg of a conversion.
  fileprivate init?(exact conversion: Conversion) {
    guard conversion.legs.count == 1, let rate = conversion.legs.first?.rate else { return nil }
    self = rate
  }
}
