extension Decimal {
  /// Reads an optional sign, digits, and an optional point with digits after it. Nothing else may follow.
  public init(parsing text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    if let decimal = DecimalWords.read(text) {
      self = decimal
      return
    }
    var scanner = DecimalScanner(text)
    let decimal = try scanner.scan()
    guard scanner.index == text.count else {
      throw .notADecimal(text, at: scanner.index)
    }
    self = decimal
  }

  /// The value in plain digits, with all digits of its scale: `-0.50`.
  public var plainText: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Decimal.textCapacity) { buffer, count in
      count = write(to: buffer)
    }
  }

  /// The length of the longest text: a sign, a zero, a point and 38 digits.
  @inlinable public static var textCapacity: Int { 41 }

  /// Writes plain digits into a buffer of at least `textCapacity` bytes; returns their number.
  public func write(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    if let start = buffer.baseAddress, let short = Int64(exactly: coefficient),
      let count = DecimalWords.write(short, scale: scale, to: start, room: buffer.count)
    {
      return count
    }
    // The digits are produced from the last to the first, after the place of the final text, and then moved to the
    // front.
    var end = Decimal.textCapacity
    var left = Int(scale)
    var high = magnitude
    repeat {
      var low: UInt64
      if high >> 64 == 0 {
        low = UInt64(truncatingIfNeeded: high)
        high = 0
      } else {
        let (quotient, rest) = high.quotientAndRemainder(
          dividingBy: UInt128(PowerOfTen.word(PowerOfTen.largest64)))
        high = quotient
        low = UInt64(truncatingIfNeeded: rest)
      }
      var digits = 0
      while low != 0 || (high != 0 && digits < PowerOfTen.largest64) {
        end &-= 1
        buffer[end] = ASCII.zero &+ UInt8(truncatingIfNeeded: low % 10)
        low /= 10
        digits &+= 1
        left &-= 1
        if left == 0 {
          end &-= 1
          buffer[end] = ASCII.point
        }
      }
    } while high != 0
    while left > 0 {
      end &-= 1
      buffer[end] = ASCII.zero
      left &-= 1
      if left == 0 {
        end &-= 1
        buffer[end] = ASCII.point
      }
    }
    if end == Decimal.textCapacity || buffer[end] == ASCII.point {
      end &-= 1
      buffer[end] = ASCII.zero
    }
    if isNegative {
      end &-= 1
      buffer[end] = ASCII.minus
    }
    var count = 0
    while end < Decimal.textCapacity {
      buffer[count] = buffer[end]
      count &+= 1
      end &+= 1
    }
    return count
  }
}

extension MoneyFailure {
  @inline(never)
  package static func notADecimal(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> MoneyFailure {
    MoneyFailure(.syntax, "expected a decimal number, got " + .quoted(text) + wayOut(text, at: position), at: position)
  }

  /// The failure of a number with the signs of a locale or a format.
  /// - Parameter group: the separator between groups of digits, or empty.
  @inline(never)
  package static func notANumber(
    _ text: UnsafeBufferPointer<UInt8>, decimal: some Collection<UInt8>, group: some Collection<UInt8>, at position: Int
  ) -> MoneyFailure {
    var message: Message = "expected a number, got " + .quoted(text) + "; decimal sign must be " + .quoted(decimal)
    if !group.isEmpty { message = message + ", group separator " + .quoted(group) }
    return MoneyFailure(.syntax, message, at: position)
  }

  /// A remedy for the failure, if the text contains a character that other programs or people write in numbers.
  private static func wayOut(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> Message {
    guard position > 0, position <= text.count, ASCII.isDigit(text[position &- 1]) || position == text.count else {
      return ""
    }
    if position == text.count { return text[position &- 1] == ASCII.point ? "; expected a digit after \".\"" : "" }
    let isBeforeDigit = position &+ 1 < text.count && ASCII.isDigit(text[position &+ 1])
    switch text[position] {
    case ASCII.comma: return .plainNumber
    case ASCII.space, ASCII.underscore, UInt8(ascii: "'"): return isBeforeDigit ? .plainNumber : ""
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      return isBeforeDigit ? "; exponents are not supported" : ""
    default: return ""
    }
  }
}

extension Message {
  /// A description of a number without a locale, for messages.
  package static var plainNumber: Message {
    "; decimal sign must be \".\", without group separators, as in 1000.50"
  }
}
