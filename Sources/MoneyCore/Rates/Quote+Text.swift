extension Quote {
  public var pair: CurrencyPair { CurrencyPair(from, to) }

  /// The text `EUR/USD 1.1172`, or `EUR/USD 1.1172 2020-03-13` with a date. A rate that is no decimal is written as a
  /// ratio: `EUR/USD 10/9`.
  public var plainText: [UInt8] {
    var text = pair.plainText + [ASCII.space] + rate.plainText
    if let day { text += [ASCII.space] + day.isoText }
    return text
  }

  /// Reads a pair, a rate and an optional date, with one space between them.
  public init(parsing text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    guard let first = text.firstIndex(of: ASCII.space) else {
      throw MoneyFailure(.syntax, "expected a rate such as EUR/USD 1.1172, got " + .quoted(text), at: text.count)
    }
    let second = text[(first &+ 1)...].firstIndex(of: ASCII.space)
    let pair = try CurrencyPair(parsing: UnsafeBufferPointer(rebasing: text[..<first]))
    let rate: Rate
    do throws(MoneyFailure) {
      rate = try Rate(parsing: UnsafeBufferPointer(rebasing: text[(first &+ 1)..<(second ?? text.count)]))
    } catch {
      throw error.moved(by: first &+ 1)
    }
    var day: Day?
    if let second {
      do throws(MoneyFailure) {
        day = try Day(parsing: UnsafeBufferPointer(rebasing: text[(second &+ 1)...]))
      } catch {
        throw error.moved(by: second &+ 1)
      }
    }
    self.init(from: pair.from, to: pair.to, rate: rate, day: day)
    do throws(MoneyFailure) { try checkOwn() } catch { throw error.placed(at: first &+ 1) }
  }
}
