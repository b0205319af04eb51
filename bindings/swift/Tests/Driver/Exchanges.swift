import Foundation
import LibMoney
import LibMoneyJSON

func exchange(_ vector: Vector) throws -> Vector {
  var desk = ExchangeDesk()
  var answers: [String] = []
  for words in vector["steps"] as? [[String]] ?? [] {
    do {
      answers.append(try desk.step(words))
    } catch let failure as MoneyFailure {
      answers.append(constant(failure.status))
    }
  }
  return ["answers": answers]
}

/// A wallet, rates and the last quote. An absent text is "".
private struct ExchangeDesk {
  var wallet = Wallet()
  var pairs: [[String]] = []
  var quote: ExchangeQuote?

  mutating func step(_ words: [String]) throws -> String {
    switch words[0] {
    case "add":
      let id = try wallet.add(Money(words[1]), note: .none)
      return "\(id)"
    case "rate":
      pairs.append(words)
      return "ok"
    case "clear":
      pairs = []
      return "ok"
    case "exchange":
      let made = try exchange(words)
      let id = try wallet.book(made, note: .none)
      return line(made, from: id)
    case "quote":
      let made = try exchange(words)
      quote = ExchangeQuote(made, validUntil: Int64(words[3]) ?? 0)
      return line(made, from: nil)
    case "info": return line(try quoted().exchange, from: nil)
    case "accept":
      var accepted = try quoted()
      let id = try accepted.accept(at: Int64(words[1]) ?? 0, in: &wallet, note: .none)
      quote = accepted
      return line(accepted.exchange, from: id)
    case "reread", "changed":
      var text = try quoted().json()
      if words.count > 2 { text = text.replacingOccurrences(of: words[1], with: words[2]) }
      quote = try ExchangeQuote(json: text)
      return "ok"
    case "balance": return try wallet.balance(words[1], on: nil).posted.description
    default: throw Broken(description: "no step is called \(words[0])")
    }
  }

  private func quoted() throws -> ExchangeQuote {
    guard let quote else { throw Broken(description: "no quote was made") }
    return quote
  }

  private func exchange(_ words: [String]) throws -> Exchange {
    var table: Rates?
    if !pairs.isEmpty {
      var builder = RatesBuilder()
      for one in pairs { try builder.add(one[1], one[2], one[3]) }
      table = builder.build()
    }
    var price = ExchangeTerms.Price.table
    if !words[4].isEmpty { price = words[5].isEmpty ? .rate(try number(words[4])) : .inverseRate(try number(words[4])) }
    if !words[6].isEmpty { price = .amount(try Money(words[6])) }
    let fee: Money? = words[7].isEmpty ? nil : try Money(words[7])
    let terms = try ExchangeTerms(price: price, fee: fee, id: Array(words[8].utf8))
    return try Exchange(
      of: Money(words[1]), for: CurrencyCode(words[2]), on: terms, with: table, ConversionOptions(), in: nil)
  }

  /// - Parameter first: the id of the first entry; nil for a quote.
  private func line(_ made: Exchange, from first: UInt64?) -> String {
    func shown(_ amount: Money?) -> String { amount?.description ?? "unknown" }
    let legs = made.market?.legs ?? []
    let path = legs.isEmpty ? "-" : ([legs[0].from.description] + legs.map(\.to.description)).joined(separator: " ")
    var entries = "0 0 0"
    if let first { entries = "\(first) \(first + 1) \(made.fee == nil ? 0 : first + 2)" }
    let amounts = [made.give, made.receive, made.fee, made.market?.money, made.margin].map(shown)
    let id = made.id.isEmpty ? "-" : String(decoding: made.id, as: UTF8.self)
    return (amounts + [ratio(made.rate), ratio(made.remainder), path, id, entries]).joined(separator: "; ")
  }

  /// A ratio in lowest terms, of numbers of 63 bits.
  private func ratio(_ exact: ExactRatio) -> String {
    let texts = exact.texts
    let numerator = Int(String(decoding: texts.numerator, as: UTF8.self)) ?? 0
    let denominator = Int(String(decoding: texts.denominator, as: UTF8.self)) ?? 1
    var (a, b) = (denominator, abs(numerator))
    while b != 0 { (a, b) = (b, a % b) }
    return "\(numerator / a)/\(denominator / a)"
  }
}
