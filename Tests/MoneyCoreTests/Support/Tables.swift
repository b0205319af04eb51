@testable import MoneyCore

// Tables of rates from lines such as `EUR USD 1.1172 2024-03-01`, without the day for undated rates.

func quote(_ line: String) throws -> Quote {
  let words = line.split(separator: " ").map(String.init)
  return Quote(
    from: try CurrencyCode(reading: words[0]), to: try CurrencyCode(reading: words[1]),
    rate: try Rate(reading: words[2]),
    day: words.count > 3 ? try Day(reading: words[3]) : nil)
}

func builder(_ lines: [String], base: String? = nil) throws -> RatesBuilder {
  var builder = RatesBuilder()
  builder.base = base.map { code($0) }
  for line in lines { try builder.add(try quote(line)) }
  return builder
}

func table(_ lines: String..., base: String? = nil) throws -> RatesTable {
  try builder(lines, base: base).build()
}

extension Quote {
  /// The line it is made from.
  var line: String {
    ([String(from), String(to), String(rate)] + (day.map { [String($0)] } ?? [])).joined(separator: " ")
  }
}

extension RatesTable {
  var lines: [String] {
    var lines: [String] = []
    forEachQuote { lines.append($0.line) }
    return lines
  }
}

extension [Leg] {
  /// The currencies a path goes through: `EUR USD JPY`.
  var path: String {
    ((first.map { [String($0.from)] } ?? []) + map { String($0.to) }).joined(separator: " ")
  }
}

extension ConversionOptions {
  /// The day from its text.
  init(on day: String, gap: Int32 = 0, digits: Digits = .currency, rounding: Rounding = .halfEven) {
    self.init(day: MoneyCoreTests.day(day), maximumGap: gap, digits: digits, rounding: rounding)
  }
}
