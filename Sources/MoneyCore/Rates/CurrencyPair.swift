/// The direction of an exchange rate: the rate is the price of one unit of the first currency in the second.
public struct CurrencyPair: Sendable, Equatable {
  public let from: CurrencyCode
  public let to: CurrencyCode

  public init(_ from: CurrencyCode, _ to: CurrencyCode) {
    self.from = from
    self.to = to
  }

  /// Reads `EUR/USD`.
  public init(parsing text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    guard let slash = text.firstIndex(of: ASCII.slash) else {
      throw MoneyFailure(.syntax, "expected a currency pair such as EUR/USD, got " + .quoted(text), at: text.count)
    }
    let from = try CurrencyCode(parsing: text[..<slash])
    do throws(MoneyFailure) {
      self.init(from, try CurrencyCode(parsing: text[(slash &+ 1)...]))
    } catch {
      throw error.moved(by: slash &+ 1)
    }
  }

  /// The text `EUR/USD`.
  public var plainText: [UInt8] { from.bytes + [ASCII.slash] + to.bytes }
}
