import MoneyCore

extension AmountFormat {
  /// Reads an amount that the format wrote. It may contain any number of digits, grouped as in the format or not at
  /// all.
  ///
  /// The entire text must match, byte by byte. A text that the format wrote is read back exactly; an ambiguous text is
  /// rejected.
  /// - Parameter currency: the currency of the amount; nil if the text contains it.
  public func money(
    parsing text: UnsafeBufferPointer<UInt8>, currency: CurrencyCode? = nil
  ) throws(MoneyFailure) -> Money {
    try FormatReader(text: text, format: self).money(currency)
  }

  /// The signs for which the format defines a form.
  var forms: [Shown] {
    switch options.sign {
    case .never: [.none]
    case .pattern: [.minus, shown(1)]
    case .always: [.minus, .plus]
    case .exceptZero: [.minus, .plus, .none]
    }
  }
}

/// Reads a text with the forms of a format. The affixes are matched from both ends of the text, and the number is the
/// part between them.
struct FormatReader {
  let text: UnsafeBufferPointer<UInt8>
  let format: AmountFormat

  /// The successful readings of a text and, of the failed ones, the failure with the last position.
  private struct Readings {
    var found: [Money] = []
    var failure: MoneyFailure?

    mutating func add(_ money: Money) {
      if !found.contains(where: { $0 == money }) { found.append(money) }
    }

    mutating func add(_ other: MoneyFailure) {
      if let failure, (failure.position ?? 0) >= (other.position ?? 0) { return }
      failure = other
    }
  }

  func money(_ expected: CurrencyCode?) throws(MoneyFailure) -> Money {
    var readings = Readings()
    // The failure of a form that the text does not begin or end as; it counts if no other form fits better.
    var strange: MoneyFailure?
    for shown in format.forms {
      let affixes = format.affixes(shown)
      guard let expected else {
        let slot = slot(affixes)
        guard let slot else {
          readings.add(MoneyFailure(.syntax, "expected a currency in " + .quoted(text), at: text.count))
          continue
        }
        guard hasOuter(slot) else {
          let same = slot.isBefore ? FormatReader.common(slot.outer, text, from: 0) : text.count
          strange = strange ?? syntax(at: same)
          continue
        }
        let codes = codes(at: slot)
        if codes.isEmpty { readings.add(unknown(at: slot)) }
        for code in codes { read(affixes, shown, code, &readings) }
        continue
      }
      read(affixes, shown, expected, &readings)
    }
    if let first = readings.found.first, readings.found.count == 1 { return first }
    if readings.found.isEmpty {
      let failure = readings.failure ?? strange ?? syntax(at: 0)
      // If the text is an amount of another currency, the failure states that.
      if let expected, let other = try? money(nil), other.currency != expected {
        throw MoneyFailure(
          .currencyMismatch,
          "currency must be " + .code(expected) + ", got " + .code(other.currency) + " in " + .quoted(text), at: 0)
      }
      throw failure
    }
    throw ambiguous(readings.found)
  }

  private func ambiguous(_ found: [Money]) -> MoneyFailure {
    var codes: [CurrencyCode] = []
    for money in found where !codes.contains(money.currency) { codes.append(money.currency) }
    if codes.count > 1 { return .ambiguousCurrency(text, codes, at: 0) }
    return MoneyFailure(.syntax, "ambiguous amount " + .quoted(text), at: 0)
  }

  private func syntax(at position: Int) -> MoneyFailure {
    MoneyFailure(.syntax, "expected an amount of the pattern, got " + .quoted(text), at: position)
  }

  // MARK: One form

  private func read(
    _ affixes: NumberPattern.Affixes, _ shown: AmountFormat.Shown, _ currency: CurrencyCode, _ readings: inout Readings
  ) {
    let prefix = format.text(affixes.prefix, currency)
    let suffix = format.text(affixes.suffix, currency)
    let same = FormatReader.common(prefix, text, from: 0)
    if same < prefix.count {
      readings.add(syntax(at: same))
      return
    }
    let last = text.count &- suffix.count
    do throws(MoneyFailure) {
      if last >= prefix.count, FormatReader.common(suffix, text, from: last) == suffix.count {
        let number = FormatScanner(text, prefix.count..<last, format)
        if number.end == last {
          let value = try number.value()
          readings.add(Money(shown == .minus ? value.negated : value, currency))
          return
        }
      }
      // This reading only finds the position for the failure.
      let number = FormatScanner(text, prefix.count..<text.count, format)
      _ = try number.value()
      readings.add(syntax(at: number.end &+ FormatReader.common(suffix, text, from: number.end)))
    } catch {
      readings.add(error)
    }
  }

  /// The number of bytes of an affix that a text has from an index on.
  private static func common(_ side: [UInt8], _ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var count = 0
    while count < side.count, start &+ count < text.count, side[count] == text[start &+ count] { count &+= 1 }
    return count
  }
}

// MARK: The currency of a text

extension FormatReader {
  /// The place of the currency in a form: its start if it is before the number, its end if it is after the number.
  private struct Slot {
    let place: Int
    let isBefore: Bool
    let piece: NumberPattern.Piece
    /// The text between the place and the edge of the text, such as a minus sign.
    let outer: [UInt8]
  }

  /// The place of the code, else of a symbol that depends on the currency; nil if the form has neither.
  private func slot(_ affixes: NumberPattern.Affixes) -> Slot? {
    var slots: [Slot] = []
    var outer: [UInt8] = []
    for piece in affixes.prefix {
      if isSlot(piece) { slots.append(Slot(place: outer.count, isBefore: true, piece: piece, outer: outer)) }
      outer += fixed(piece)
    }
    outer = []
    for piece in affixes.suffix.reversed() {
      let place = max(0, text.count &- outer.count)
      if isSlot(piece) { slots.append(Slot(place: place, isBefore: false, piece: piece, outer: outer)) }
      outer = fixed(piece) + outer
    }
    return slots.first { $0.piece == .code } ?? slots.first
  }

  private func isSlot(_ piece: NumberPattern.Piece) -> Bool {
    piece == .code || piece == .symbol && format.options.symbol == nil
  }

  /// The bytes of a piece that is the same for all currencies. Each side contains at most one other piece, which is
  /// empty here.
  private func fixed(_ piece: NumberPattern.Piece) -> [UInt8] {
    switch piece {
    case .text(let bytes): bytes
    case .minus: format.minus
    case .plus: format.plus
    case .symbol: format.options.symbol ?? []
    case .code: []
    }
  }

  /// True if the text contains, at its edge, the part of the form outside the currency.
  private func hasOuter(_ slot: Slot) -> Bool {
    let start = slot.isBefore ? 0 : text.count &- slot.outer.count
    return start >= 0 && FormatReader.common(slot.outer, text, from: start) == slot.outer.count
  }

  /// All currencies whose code or symbol is at the place.
  private func codes(at slot: Slot) -> [CurrencyCode] {
    var codes: [CurrencyCode] = []
    for length in 1...CurrencyCode.longest {
      let start = slot.isBefore ? slot.place : slot.place &- length
      guard start >= 0, start &+ length <= text.count,
        let code = CurrencyCode(bytes: text[start..<(start &+ length)]),
        CurrencyTable.contains(code) || format.registry?.find(code) != nil
      else { continue }
      codes.append(code)
    }
    guard slot.piece == .symbol, let locale = format.locale else { return codes }
    for row in 0..<CurrencyTable.count {
      guard let code = CurrencyTable.code(row), !codes.contains(code) else { continue }
      let symbol = locale.symbol(code).text
      if CurrencyToken.normal(symbol).isEmpty { continue }
      let start = slot.isBefore ? slot.place : slot.place &- symbol.count
      if start >= 0, FormatReader.common(symbol, text, from: start) == symbol.count { codes.append(code) }
    }
    return codes
  }

  /// The failure for a text that is no known currency at the place.
  private func unknown(at slot: Slot) -> MoneyFailure {
    var range = slot.place..<slot.place
    if slot.isBefore {
      let length = slot.place < text.count ? CurrencyCode.length(at: text[slot.place...]) : 0
      range = slot.place..<(slot.place &+ length)
    } else {
      var start = slot.place
      while start > 0, CurrencyCode.allows(text[start &- 1], at: 1), slot.place &- start < CurrencyCode.longest {
        start &-= 1
      }
      while start < slot.place, !CurrencyCode.allows(text[start], at: 0) { start &+= 1 }
      range = start..<slot.place
    }
    if range.isEmpty { return syntax(at: min(slot.place, text.count)) }
    return MoneyFailure(.unknownCurrency, "unknown currency " + .quoted(text[range]), at: range.lowerBound)
  }
}
