import MoneyCore
import MoneyLocale

/// The input of a converter, read as far as possible.
public struct TypedAmount: Sendable {
  /// The state of the input. The values are those of `MONEY_INPUT_STATE_…` in `money.h`.
  public enum State: Int32, Sendable {
    case empty = 0
    case complete = 1
    /// The input `12.`, `-` or `.`, which may go on; with a locale `1,2` and `12.50 E` too.
    case unfinished = 2
    case invalid = 3
  }

  public let state: State
  /// The number typed so far, or nil.
  public let value: Decimal?
  /// The failure of an invalid input, with its position in the text. An unfinished input has one too if its groups are
  /// not those of the locale and further digits cannot make them so: `1,0000`.
  public let failure: MoneyFailure?

  /// Reads plain decimals, or, with a locale, an amount of `currency` as the locale writes it. Blanks around the input
  /// do not count.
  public init(
    _ text: [UInt8], in locale: MoneyLocale?, of currency: CurrencyCode, _ registry: CurrencyRegistry?
  ) {
    var end = text.count
    while end > 0, let length = Blank.length(before: end, in: text) { end &-= length }
    var start = 0
    while start < end, let length = text.withUnsafeBufferPointer({ Blank.length(at: start, in: $0) }) {
      start &+= length
    }
    if start == end {
      self.init(.empty)
      return
    }
    let reader = Reader(locale: locale, currency: currency, registry: registry)
    let typed = Array(text[start..<end])
    do throws(MoneyFailure) {
      self.init(.complete, try reader.read(typed))
    } catch {
      if let value = try? reader.readFromPoint(typed) {
        self.init(.complete, value)
      } else if reader.isBeginning(typed) {
        self.init(.unfinished)
      } else if let value = reader.readToPoint(typed) {
        self.init(.unfinished, value)
      } else if let beginning = reader.beginning(typed) {
        self.init(.unfinished, beginning.value, failure: beginning.isMisgrouped ? error.moved(by: start) : nil)
      } else {
        self.init(.invalid, failure: error.moved(by: start))
      }
    }
  }

  private init(_ state: State, _ value: Decimal? = nil, failure: MoneyFailure? = nil) {
    self.state = state
    self.value = value
    self.failure = failure
  }
}

private struct Reader {
  let locale: MoneyLocale?
  let currency: CurrencyCode
  let registry: CurrencyRegistry?

  func read(_ text: [UInt8]) throws(MoneyFailure) -> Decimal {
    try text.reading { (text) throws(MoneyFailure) in
      guard let locale else { return try Decimal(parsing: text) }
      return try Money(parsing: text, in: locale, currency: currency, registry).amount
    }
  }

  private var point: [UInt8] {
    guard let locale else { return [ASCII.point] }
    return Array(locale.decimalSign)
  }

  private func isSign(_ text: some Collection<UInt8>) -> Bool {
    guard let locale else { return text.count == 1 && (text.first == ASCII.minus || text.first == ASCII.plus) }
    return text.elementsEqual(CollectionOfOne(ASCII.minus)) || text.elementsEqual(locale.minus)
  }

  /// True if a text is a sign, a point, or both.
  func isBeginning(_ text: [UInt8]) -> Bool {
    isSign(text) || text == point || isPoint(text, at: text.count &- point.count) && isSign(text.dropLast(point.count))
  }

  /// Reads the beginning of an amount as a locale writes it.
  func beginning(_ text: [UInt8]) -> AmountBeginning? {
    guard let locale else { return nil }
    return text.withUnsafeBufferPointer { AmountBeginning($0, in: locale, of: currency, registry) }
  }

  private func isPoint(_ text: [UInt8], at index: Int) -> Bool {
    index >= 0 && text[index...].starts(with: point)
  }

  /// Reads `,5` in a locale as 0,5, just as `.5` is read without one.
  func readFromPoint(_ text: [UInt8]) throws(MoneyFailure) -> Decimal {
    var start = 0
    if let locale {
      for sign in [[ASCII.minus], Array(locale.minus)] where text.starts(with: sign) { start = sign.count }
    }
    guard locale != nil, isPoint(text, at: start), text.count > start &+ point.count else {
      throw MoneyFailure(.syntax, "expected a digit after the decimal point")
    }
    return try read(text[..<start] + zero(in: text) + text[start...])
  }

  /// Reads `12.` as 12, because it is a number with one digit more.
  func readToPoint(_ text: [UInt8]) -> Decimal? {
    guard isPoint(text, at: text.count &- point.count), text.count > point.count else { return nil }
    guard let value = try? read(text + zero(in: text)), value.scale > 0 else { return nil }
    return Decimal(unchecked: value.coefficient / 10, scale: value.scale &- 1)
  }

  /// The digit 0 of the digits that are typed.
  private func zero(in text: [UInt8]) -> [UInt8] {
    guard let locale else { return [ASCII.zero] }
    return text.withUnsafeBufferPointer { Array(locale.zero(in: $0)) }
  }
}
