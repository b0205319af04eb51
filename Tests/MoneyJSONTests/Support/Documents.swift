import MoneyCore

@testable import MoneyCoreTests
@testable import MoneyJSON

/// Reads a document of rates.
func read(_ text: String) throws(MoneyFailure) -> RatesTable {
  try reading(text) { (text) throws(MoneyFailure) in try RatesDocument.read(text) }
}

/// The quotes of a table that were rounded on reading.
func roundedLines(_ table: RatesTable) -> [String] {
  var lines: [String] = []
  table.forEachQuote { if $0.isRounded { lines.append($0.line) } }
  return lines
}
