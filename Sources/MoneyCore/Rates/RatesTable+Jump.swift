extension RatesTable {
  /// The failure for the first rate that is at least a hundred times higher or lower than in an older table, or nil.
  package func jump(from older: RatesTable) -> MoneyFailure? {
    for position in 0..<pairCount {
      guard let quote = newestQuote(ofPair: position), let from = older.index(of: quote.from),
        let to = older.index(of: quote.to)
      else { continue }
      let found = Int(older.seriesPosition(from, to))
      guard let before = older.newestQuote(ofPair: found) else { continue }
      // A currency that lost zeros between both days has another rate by law.
      if let start = before.day, let end = quote.day, start < end,
        Redenominations.zeros(of: quote.from, from: start, to: end)
          + Redenominations.zeros(of: quote.to, from: start, to: end) > 0
      {
        continue
      }
      if RatesTable.isJump(quote.rate, before.rate) || RatesTable.isJump(before.rate, quote.rate) {
        return MoneyFailure(
          .rateJumped,
          "rate from " + .code(quote.from) + " to " + .code(quote.to)
            + " must change by less than a factor of 100, got "
            + .bytes(quote.rate.plainText) + " after " + .bytes(before.rate.plainText))
      }
    }
    return nil
  }

  /// True if a rate is at least a hundred times another, compared exactly.
  private static func isJump(_ rate: Rate, _ other: Rate) -> Bool {
    let high = UInt128(rate.numerator) * UInt128(other.denominator)
    let low = UInt128(other.numerator) * UInt128(rate.denominator)
    return high / 100 >= low
  }
}
