/// The result of an attempt to convert over a table's own quotes. A failed attempt contains the data that the general
/// code can reuse.
package enum QuotedConversion {
  case converted(RatesTable.Converted)
  /// Quotes exist, but the result does not fit words.
  case tooLong(QuotedSteps)
  /// The quotes were looked up, but do not exist.
  case noQuote
  /// The conversion needs more than quotes, such as a fixed factor or a check of their age. No quote was looked up.
  case notTried
}
