import MoneyCore
import MoneyPortfolio

/// The rule for the ticker that is typed. The values are those of `MONEY_TICKER_…` in `money.h`.
public enum TickerRule: Int32, Sendable {
  /// 3 or 4 letters.
  case letters = 0
  /// Letters and digits, with single points and hyphens between them: `F`, `BRK.B`, `7203.T`.
  case exchangeSymbol = 1

  /// The state of a ticker.
  func state(of ticker: [UInt8]) -> FieldState {
    if ticker.isEmpty { return .missing }
    // The count is of characters, not bytes, so only the first byte of each character counts.
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
