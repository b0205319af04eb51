import MoneyCore

/// Builds a paper as text in columns, with the amounts on the right.
struct PaperText {
  private let columns: Int
  private(set) var text: [UInt8] = []

  init(columns: Int) { self.columns = columns }

  @_optimize(size)
  mutating func append(_ paper: Paper, _ title: [UInt8], _ rows: [PaperRow], _ policy: [UInt8]) {
    let words = paper.writer.words
    let isBare = addParty(paper.seller, words[.taxID], paper.sellerTaxID)
    if !isBare { addLine() }
    addParagraph(title)
    for fact in paper.facts { addParagraph(fact.label + UTF8Bytes(": ") + fact.value) }
    if !paper.buyer.isEmpty || !paper.buyerTaxID.isEmpty {
      addLine()
      addParagraph(words[.buyer] + UTF8Bytes(":"))
      _ = addParty(paper.buyer, words[.taxID], paper.buyerTaxID)
      addLine()
    }
    addRule()
    for row in rows {
      if row.kind == .first { addRule() }
      addRow(row, words)
    }
    if !paper.note.isEmpty { addLine() }
    for line in paper.note { addParagraph(line) }
    if policy.isEmpty { return }
    addLine()
    addParagraph(policy)
  }

  /// True if there is no line.
  @_optimize(size)
  private mutating func addParty(_ lines: [[UInt8]], _ word: [UInt8], _ taxID: [UInt8]) -> Bool {
    for line in lines { addParagraph(line) }
    if !taxID.isEmpty { addParagraph(word + UTF8Bytes(": ") + taxID) }
    return lines.isEmpty && taxID.isEmpty
  }

  @_optimize(size)
  private mutating func addRow(_ row: PaperRow, _ words: PaperWords) {
    var label: [UInt8] = row.kind == .part ? [ASCII.space, ASCII.space] : []
    if let item = row.item {
      label += item.quantity + UTF8Bytes(" ×")
      for word in [item.name, item.unit] where !word.isEmpty { label += [ASCII.space] + word }
      label += [ASCII.space] + words[.at] + [ASCII.space] + item.price
      if !item.base.isEmpty { label += [ASCII.space] + words[.for] + [ASCII.space] + item.base }
    } else {
      for piece in row.label.pieces { label += piece.text }
    }
    let room = columns - PaperText.width(row.amount)
    let width = PaperText.width(label)
    if width < room {
      text += label
      addSpaces(room - width)
    } else {
      addParagraph(label)
      addSpaces(max(room, 0))
    }
    text += row.amount
    addLine()
  }

  /// Adds text that is broken at spaces, or within a word that is longer than a line.
  @_optimize(size)
  private mutating func addParagraph(_ paragraph: [UInt8]) {
    var used = 0
    for word in paragraph.split(separator: ASCII.space) {
      let width = PaperText.width(Array(word))
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
        let (width, length) = PaperText.character(at: index, in: word)
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

  private mutating func addRule() {
    text.append(contentsOf: [UInt8](repeating: ASCII.minus, count: columns))
    addLine()
  }

  private mutating func addSpaces(_ count: Int) {
    text.append(contentsOf: [UInt8](repeating: ASCII.space, count: count))
  }

  private mutating func addLine() { text.append(ASCII.lineFeed) }

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
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61C, 0x64B...0x65F, 0x900...0x902, 0x93C, 0x941...0x948,
      0x94D, 0xE31, 0xE34...0xE3A, 0xE47...0xE4E, 0x200B...0x200F, 0x20D0...0x20F0, 0xFE00...0xFE0F:
      0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
