import MoneyCore
import MoneyPortfolio

/// A transaction of a journal that may contain shares.
struct SecuritiesEntry {
  let place: ImportPlace
  let day: Day
  var description: [UInt8]
  /// The id of the transaction in a journal that the library wrote, or the code of a transaction in Ledger.
  var id: [UInt8] = []
  var postings: [SecuritiesPosting] = []
  /// The first fault, and its position.
  var failure: MoneyFailure?

  /// A word of the description, which in a journal of the library is an action or a symbol.
  func word(_ number: Int) -> [UInt8] {
    let words = description.split(separator: ASCII.space, maxSplits: 2)
    return number < words.count ? Array(words[number]) : []
  }

  func isNamed(_ action: StaticString) -> Bool { action.isEqual(to: word(0)) }
}
