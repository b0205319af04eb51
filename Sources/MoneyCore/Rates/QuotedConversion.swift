/// The result of an attempt to convert over a table's own quotes. If the attempt failed, it has what the general code
/// can reuse.
package enum QuotedConversion {
  case converted(RatesTable.Converted)
  /// There are quotes, but the result does not fit words.
  case tooLong(QuotedSteps)
  /// The quotes were looked up, and there are none.
  case noQuote
  /// The conversion needs more than quotes, such as a fixed factor or a check of their age. Nothing was looked up.
  case notTried
}
