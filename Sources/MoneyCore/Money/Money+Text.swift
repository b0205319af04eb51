extension Money {
  /// Reads `12.50 EUR` or `EUR 12.50`, with one space between. A decimal alone is an amount of `currency`, if that is
  /// given.
  public init(
    parsing text: UnsafeBufferPointer<UInt8>, currency: CurrencyCode? = nil,
    in registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) {
    if let first = text.first, ASCII.isLetter(first),
      let space = text.firstIndex(of: ASCII.space)
    {
      let code = try CurrencyCode(parsing: text[..<space])
      let rest = UnsafeBufferPointer(rebasing: text[(space + 1)...])
      let amount: Decimal
      do {
        amount = try Decimal(parsing: rest)
      } catch {
        throw error.moved(by: space + 1)
      }
      try CurrencyRegistry.check(code, in: registry)
      self.init(amount, code)
      return
    }
    var scanner = DecimalScanner(text)
    let amount = try scanner.scan()
    if scanner.index == text.count {
      guard let currency else {
        throw MoneyFailure(
          .syntax, "expected an amount with a currency such as 10.50 EUR, got " + .quoted(text), at: text.count)
      }
      self.init(amount, currency)
      return
    }
    guard text[scanner.index] == ASCII.space else {
      throw .notADecimal(text, at: scanner.index)
    }
    let start = scanner.index + 1
    guard let code = CurrencyCode(bytes: text[start...]) else {
      throw .notACode(text[start...], at: start + CurrencyCode.length(at: text[start...]))
    }
    try CurrencyRegistry.check(code, in: registry)
    self.init(amount, code)
  }

  /// The text `12.50 EUR`, with all digits of the scale.
  public var plainText: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Money.textCapacity) { buffer, count in
      count = write(to: buffer)
    }
  }

  /// The length of the longest text: a decimal, a space and a code.
  public static var textCapacity: Int { Decimal.textCapacity + 1 + CurrencyCode.longest }

  /// Writes the text into a buffer of at least `textCapacity` bytes; returns its length.
  public func write(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = amount.write(to: buffer)
    buffer[count] = ASCII.space
    count &+= 1
    for index in 0..<currency.count {
      buffer[count] = currency[index]
      count &+= 1
    }
    return count
  }
}
