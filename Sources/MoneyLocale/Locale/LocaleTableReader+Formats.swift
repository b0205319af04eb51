import MoneyCore

extension LocaleTableReader {
  /// A text that a 4-digit number refers to: complete characters, and no control characters except those of patterns.
  private func checkedText(
    _ section: LocaleTable.Section, _ row: Int, _ offset: Int
  ) throws(MoneyFailure) -> UnsafeBufferPointer<UInt8> {
    let texts = table.bytes(.texts)
    let start = table.number(section, row, offset, 3)
    let end = start &+ table.number(section, row, offset &+ 3, 1)
    func isEdge(_ index: Int) -> Bool { index == texts.count || texts[index] & 0xC0 != 0x80 }
    try check(end <= texts.count && isEdge(start) && isEdge(end), "the place of a text", section)
    let text = table.text(section, row, offset)
    for byte in text { try check(byte >= 0x20 || (1...3).contains(byte), "a text", section) }
    return text
  }

  private func count(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for one in text where one == byte { count &+= 1 }
    return count
  }

  private func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.allSatisfy { $0 >= 0x20 } }

  func checkFormats() throws(MoneyFailure) {
    for row in 0..<table.count(.signs) { _ = try checkedText(.signs, row, 0) }
    for row in 0..<table.count(.formats) {
      for offset in [0, 2, 4] { try checkIndex(.formats, row, offset, of: .patterns) }
      for offset in 6..<10 { try checkIndex(.formats, row, offset, of: .signs, width: 1) }
      for offset in [11, 13] { try checkIndex(.formats, row, offset, of: .compactSets) }
      try checkIndex(.formats, row, 15, of: .formats)
      let format = LocaleFormat(table: table, index: row)
      for sign in [format.decimalSign, format.groupSign, format.minus] {
        let isSign = !sign.isEmpty && isPlain(sign) && !hasDigit(sign, format.zero)
        try check(isSign, "a sign", .formats)
      }
      let isDifferent = !format.decimalSign.elementsEqual(format.groupSign)
      try check(isDifferent, "two equal signs", .formats)
      try check(isZero(format.zero), "the digits", .formats)
    }
  }

  /// The digit 0 of Latin digits, or one after which nine more characters differ in the last byte alone.
  private func isZero(_ zero: UnsafeBufferPointer<UInt8>) -> Bool {
    if zero.count == 1 { return zero[0] == ASCII.zero }
    guard (2...4).contains(zero.count), let last = zero.last, isPlain(zero) else { return false }
    var characters = 0
    for byte in zero where byte & 0xC0 != 0x80 { characters &+= 1 }
    return characters == 1 && last <= 0xBF &- 9
  }

  private func hasDigit(_ sign: UnsafeBufferPointer<UInt8>, _ zero: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in sign.indices where Numerals.digit(sign, index, zero) != nil { return true }
    return false
  }

  func checkPatterns() throws(MoneyFailure) {
    for row in 0..<table.count(.patterns) {
      for offset in [0, 4] {
        let text = try checkedText(.patterns, row, offset)
        let isPattern = count(AmountPattern.number, in: text) == 1 && count(AmountPattern.currency, in: text) <= 1
        try check(isPattern || (offset == 4 && text.isEmpty), "a pattern", .patterns)
      }
    }
  }

  func checkCompact() throws(MoneyFailure) {
    let rows = table.bytes(.compactRows)
    let known = LocaleTable.exponents
    for set in 0..<table.count(.compactSets) {
      for category in PluralCategory.allCases {
        let start = table.number(.compactSets, set, category.rawValue &* 2, 2)
        try check(start < rows.count, "a short form", .compactSets)
        let length = Int(rows[start] &- 0x23)
        let isRow = (1...known.count).contains(length) && start &+ 1 &+ length &* 3 <= rows.count
        try check(isRow, "a short form", .compactRows)
        for place in 0..<length {
          let at = start &+ 1 &+ place &* 3
          let pattern = Base92.number(table.base, table.start(.compactRows) &+ at, 2)
          try check(pattern < table.count(.patterns), "a pattern of a short form", .compactRows)
          let isLess = Int(rows[at &+ 2] &- 0x23) <= known.lowerBound &+ place
          try check(isLess, "a power of a short form", .compactRows)
        }
      }
    }
  }

  func checkSymbols() throws(MoneyFailure) {
    for row in 0..<table.count(.symbols) {
      let text = try checkedText(.symbols, row, 0)
      try check(isPlain(text) && (row == 0 || !text.isEmpty), "symbol", .symbols)
      try check(table.number(.symbols, row, 4, 1) < 4, "the edges of a symbol", .symbols)
    }
    for row in 0..<table.count(.symbolEntries) { try checkIndex(.symbolEntries, row, 2, of: .symbols) }
  }

  func checkSpeeches() throws(MoneyFailure) {
    let any = PluralOperands(DecimalDigits(.zero))
    for row in 0..<table.count(.speeches) {
      for offset in stride(from: 0, to: 20, by: 4) {
        let rule = try checkedText(.speeches, row, offset)
        try check(PluralRule.holds(rule, any) != nil, "a plural rule", .speeches)
      }
      // The first is the root's, which has no names.
      if row == 0 { continue }
      for offset in 20..<26 {
        try checkIndex(.speeches, row, offset, of: .signs, width: 1)
        let text = table.text(.signs, table.number(.speeches, row, offset, 1), 0)
        let isUnit = count(AmountPattern.number, in: text) == 1 && count(AmountPattern.currency, in: text) == 1
        try check(isUnit && count(AmountPattern.minus, in: text) == 0, "the place of a name", .speeches)
      }
      try check(table.number(.speeches, row, 26, 1) < 2, "the flag of names", .speeches)
    }
    try check(table.number(.speeches, 0, 26, 1) == 0, "the first speech", .speeches)
  }
}
