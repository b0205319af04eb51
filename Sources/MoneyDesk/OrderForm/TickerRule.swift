import MoneyCore
import MoneyPortfolio

/// What a ticker typed may be. The values are those of `MONEY_TICKER_…` in `money.h`.
public enum TickerRule: Int32, Sendable {
  /// 3 or 4 letters.
  case letters = 0
  /// Letters and digits, with single points and hyphens between them: `F`, `BRK.B`, `7203.T`.
  case exchangeSymbol = 1

  /// What is wrong with a ticker; `ok` when nothing is.
  func state(of ticker: [UInt8]) -> FieldState {
    if ticker.isEmpty { return .missing }
    // Characters, not bytes: of one only the first byte counts.
    let count = ticker.count { $0 & 0xC0 != 0x80 }
    switch self {
    case .letters:
      guard count == 3 || count == 4 else { return .length }
      return ticker.allSatisfy { ASCII.isLetter($0) } ? .ok : .letters
    case .exchangeSymbol:
      guard count <= Transaction.longestSymbol else { return .length }
      var isBetween = false
      for byte in ticker {
        let isMark = byte == ASCII.point || byte == ASCII.minus
        guard isMark ? isBetween : ASCII.isLetter(byte) || ASCII.isDigit(byte) else { return .letters }
        isBetween = !isMark
      }
      return isBetween ? .ok : .letters
    }
  }
}
