import MoneyCore

/// Builds a paper row by row, as HTML or as text in columns with the amounts on the right.
struct PaperPage {
  enum Kind {
    case plain
    /// A part of the line item above.
    case part
    /// The first row of the sums.
    case first
    case total
  }

  let writer: PaperWriter
  let currency: CurrencyCode
  private let isText: Bool
  private let columns: Int
  private(set) var text: [UInt8] = []
  /// The label of a row of text.
  private var label: [UInt8] = []
  private var isSum = false

  init(_ paper: Paper, _ currency: CurrencyCode) {
    writer = paper.writer
    self.currency = currency
    isText = paper.format == .text
    columns = paper.columns
  }

  // MARK: Rows

  @inline(never)
  @_optimize(size)
  mutating func begin(_ kind: Kind) {
    if kind == .first {
      isSum = true
      if isText { addRule() } else { add("</tbody>\n<tbody class=\"sums\">\n") }
    }
    if isText {
      label = kind == .part ? [ASCII.space, ASCII.space] : []
      return
    }
    add(kind == .part ? "<tr class=\"part\">" : kind == .total ? "<tr class=\"total\">" : "<tr>")
    add(isSum ? "<th scope=\"row\" colspan=\"3\">" : "<td colspan=\"3\">")
  }

  mutating func end(_ amount: Decimal) throws(MoneyFailure) { try end(Money(amount, currency)) }

  @inline(never)
  @_optimize(size)
  mutating func end(_ money: Money) throws(MoneyFailure) {
    if !isText { add(isSum ? "</th>" : "</td>") }
    try finish(money)
  }

  @inline(never)
  @_optimize(size)
  mutating func row(_ word: PaperWord, _ amount: Decimal, _ kind: Kind = .plain) throws(MoneyFailure) {
    begin(kind)
    put(writer.words[word])
    try end(amount)
  }

  @_optimize(size)
  mutating func item(
    _ name: [UInt8], _ unit: [UInt8], _ quantity: Decimal, _ price: Decimal, _ priced: CurrencyCode,
    base: Decimal?, _ amount: Decimal
  ) throws(MoneyFailure) {
    let quantity = try writer.number(quantity, currency)
    if isText {
      label = quantity
      put(" × ")
    } else {
      add("<tr><td>")
    }
    isolate(name)
    if !unit.isEmpty {
      put(" ")
      isolate(unit)
    }
    if isText {
      put(" ")
      put(writer.words[.at])
      put(" ")
    } else {
      add("</td>")
      addCell()
      isolate(quantity)
      add("</td>")
      addCell()
    }
    isolate(try writer.amount(price, priced))
    if let base {
      put(" ")
      put(writer.words[.for])
      put(" ")
      isolate(try writer.number(base, currency))
    }
    if !isText { add("</td>") }
    try finish(Money(amount, currency))
  }

  /// Adds an entry with the balance after it; in text, the balance is a row of its own.
  @_optimize(size)
  mutating func entry(
    _ name: [UInt8], on day: [UInt8], _ amount: Money, balance: Money
  ) throws(MoneyFailure) {
    if isText {
      label = day
      if !day.isEmpty, !name.isEmpty { put(" ") }
      put(name)
      try finish(amount)
      begin(.part)
      put(writer.words[.balance])
      return try finish(balance)
    }
    add("<tr><td>")
    isolate(name)
    add("</td>")
    addCell()
    isolate(day)
    add("</td>")
    addCell()
    isolate(try writer.amount(amount.amount, amount.currency))
    add("</td>")
    try finish(balance)
  }

  @_optimize(size)
  private mutating func finish(_ money: Money) throws(MoneyFailure) {
    let amount = try writer.amount(money.amount, money.currency)
    if isText { return addLine(ending: amount) }
    addCell()
    isolate(amount)
    add("</td></tr>\n")
  }

  @inline(never)
  private mutating func addCell() { add("<td class=\"n\">") }

  // MARK: Labels

  /// Adds a word to the label.
  @inline(never)
  @_optimize(size)
  mutating func put(_ word: [UInt8]) {
    if isText {
      label += word
    } else {
      escape(word)
    }
  }

  @inline(never)
  mutating func put(_ sign: StaticString) { put(Array(UTF8Bytes(sign))) }

  /// Adds a name or an amount, whose direction may be another, to the label.
  @inline(never)
  @_optimize(size)
  mutating func isolate(_ value: [UInt8]) {
    if isText {
      label += value
      return
    }
    add("<bdi>")
    escape(value)
    add("</bdi>")
  }

  @inline(never)
  @_optimize(size)
  mutating func percent(_ value: Decimal) throws(MoneyFailure) {
    isolate(try writer.number(value, currency) + UTF8Bytes("\u{A0}%"))
  }

  // MARK: HTML

  @inline(never)
  mutating func add(_ markup: StaticString) { text.append(contentsOf: UTF8Bytes(markup)) }

  @inline(never)
  @_optimize(size)
  mutating func escape(_ value: [UInt8]) {
    for byte in value {
      switch byte {
      case UInt8(ascii: "&"): add("&amp;")
      case UInt8(ascii: "<"): add("&lt;")
      case UInt8(ascii: ">"): add("&gt;")
      case UInt8(ascii: "\""): add("&quot;")
      case UInt8(ascii: "'"): add("&#39;")
      default: text.append(byte)
      }
    }
  }

  // MARK: Text

  /// Ends the label of a row of text with its amount on the right, on a line of its own if both do not fit.
  @_optimize(size)
  private mutating func addLine(ending amount: [UInt8]) {
    let room = columns - PaperPage.width(amount)
    var used = PaperPage.width(label)
    if used < room {
      text += label
    } else {
      paragraph(label)
      used = 0
    }
    text += [UInt8](repeating: ASCII.space, count: max(room - used, 0))
    text += amount
    addLine()
  }

  /// Adds text that is broken at spaces, or within a word that is longer than a line.
  @_optimize(size)
  mutating func paragraph(_ paragraph: [UInt8]) {
    var used = 0
    for word in paragraph.split(separator: ASCII.space) {
      let width = PaperPage.width(Array(word))
      if used > 0 {
        if used + 1 + width <= columns {
          text.append(ASCII.space)
          used += 1
        } else {
          addLine()
          used = 0
        }
      }
      used = addWord(Array(word), after: used)
    }
    addLine()
  }

  /// Adds a word, with line feeds before characters that do not fit. Returns the columns used.
  @_optimize(size)
  private mutating func addWord(_ word: [UInt8], after start: Int) -> Int {
    var used = start
    word.withUnsafeBufferPointer { word in
      var index = 0
      while index < word.count {
        let (width, length) = PaperPage.character(at: index, in: word)
        if used + width > columns {
          addLine()
          used = 0
        }
        text.append(contentsOf: word[index..<index + length])
        used += width
        index += length
      }
    }
    return used
  }

  mutating func addRule() {
    text += [UInt8](repeating: ASCII.minus, count: columns)
    addLine()
  }

  mutating func addLine() { text.append(ASCII.lineFeed) }

  // MARK: Widths

  /// The width of a text in columns of a terminal.
  private static func width(_ text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { text in
      var width = 0
      var index = 0
      while index < text.count {
        let character = character(at: index, in: text)
        width += character.width
        index += character.length
      }
      return width
    }
  }

  private static func character(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> (width: Int, length: Int) {
    guard let (scalar, length) = UTF8Text.wideScalar(at: index, in: text) else { return (1, 1) }
    return (columns(of: scalar), length)
  }

  /// The columns of a character, as an approximation of East_Asian_Width (UAX #11): 2 for wide characters, 0 for marks
  /// that combine with the one before and for invisible ones.
  private static func columns(of scalar: UInt32) -> Int {
    switch scalar {
    case 0x300...0x36F, 0x591...0x5BD, 0x610...0x61C, 0x64B...0x65F, 0x200B...0x200F, 0xFE00...0xFE0F:
      0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
