/// What came of a conversion over a table's own quotes, and what is known for the whole way where that did not do.
package enum QuotedConversion {
  case converted(RatesTable.Converted)
  /// There are quotes, and the result needs more than words.
  case tooLong(QuotedSteps)
  /// The quotes were looked up, and there are none.
  case noQuote
  /// It takes more than quotes, such as a fixed factor or a look at their age; nothing was looked up.
  case notTried
}
