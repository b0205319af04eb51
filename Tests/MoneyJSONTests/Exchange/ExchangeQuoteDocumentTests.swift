import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyJSON
@testable import MoneyLedger

struct ExchangeQuoteDocumentTests {
  private func read(_ text: String) throws(MoneyFailure) -> ExchangeQuote {
    try reading(text) { (text) throws(MoneyFailure) in try ExchangeQuoteDocument.read(text) }
  }

  private static let small = #"""
    {"format":"libmoney.exchange_quote","give":"8.00","give_currency":"EUR","id":"q1","rate":"27/25",\#
    "receive":"8.64","receive_currency":"USD","seal":"e46111c1ad8c0ab3","valid_until":1709294400,"version":1}
    """#

  private func quote(with table: RatesTable?) throws -> ExchangeQuote {
    let terms = try ExchangeTerms(price: .rate(decimal("1.08")), fee: nil, id: Array("q1".utf8))
    let exchange = try Exchange(
      of: money("8.00 EUR"), for: code("USD"), on: terms, with: table, ConversionOptions(), in: nil)
    return ExchangeQuote(exchange, validUntil: 1_709_294_400)
  }

  @Test func aQuoteIsWrittenCanonically() throws {
    #expect(String(try ExchangeQuoteDocument.write(try quote(with: nil))) == Self.small)
    #expect(String(try ExchangeQuoteDocument.write(try read(Self.small))) == Self.small)
    let table = try table("USD EUR 0.8951 2024-03-01", base: "EUR")
    let written = String(try ExchangeQuoteDocument.write(try quote(with: table)))
    let again = try read(written)
    #expect(String(try ExchangeQuoteDocument.write(again)) == written)
    #expect(again.exchange.market?.legs.map { $0.kind } == [.inverse])
    #expect(again.exchange.market?.day == day("2024-03-01"))
  }

  @Test func aChangeIsRefused() throws {
    let changed = [
      (#""8.64""#, #""8.65""#), (#""q1""#, #""q2""#), ("1709294400", "1709294401"), ("27/25", "28/25"),
      (#","id":"q1""#, ""), (#""version":1"#, #""accepted":true,"version":1"#), (#""USD""#, #""CHF""#),
    ]
    for (old, new) in changed {
      expectFailure(.document, saying: "seal does not match the quote, which has been changed") {
        try read(Self.small.replacing(old, with: new))
      }
    }
    let wrong: [(MoneyStatus, String, String)] = [
      (.version, #""version":1"#, #""version":2"#), (.document, #""give":"8.00""#, #""give":"ten""#),
      (.document, #""give":"8.00""#, #""give":"-8.00""#), (.document, #""USD""#, #""EUR""#),
      (.document, #""27/25""#, #""27/0""#), (.document, #""seal""#, #""sale""#),
    ]
    for (status, old, new) in wrong {
      let failure = #expect(throws: MoneyFailure.self) { try read(Self.small.replacing(old, with: new)) }
      #expect(failure?.status == status)
    }
  }
}
