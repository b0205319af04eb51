import MoneyCore
import MoneyPortfolio

/// Reads the transactions in securities of a journal: those that the library writes, and plain ones with costs and
/// prices.
public enum SecuritiesJournal {
  /// Reads a journal. A transaction that cannot become one of a portfolio is a refused row, and so is a directive that
  /// may change others.
  package static func read(
    _ text: UnsafeBufferPointer<UInt8>, as format: JournalFormat, symbols: JournalSymbols,
    registry: CurrencyRegistry?, watch: Watch = .none
  ) throws(MoneyFailure) -> ImportedRows {
    var reader = SecuritiesReader(text, format, symbols, registry, watch)
    try reader.read()
    return reader.rows
  }
}
