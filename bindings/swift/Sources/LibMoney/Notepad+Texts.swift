extension Notepad {
  /// A notepad with lines such as "tip = 15%\n40 EUR + tip".
  public init(
    _ text: String, _ options: NotepadOptions = NotepadOptions(), rates: RatesTable? = nil
  ) throws(MoneyFailure) {
    self.init(options)
    setRates(rates)
    try setText(text)
  }

  /// Sets all lines.
  public mutating func setText(_ text: String) throws(MoneyFailure) {
    try text.read { (bytes) throws(MoneyFailure) in
      try UTF8Text.check(bytes)
      try setText(bytes)
    }
  }

  /// Sets the text of a line.
  public mutating func setLine(_ index: Int, _ text: String) throws(MoneyFailure) {
    try text.read { (bytes) throws(MoneyFailure) in
      try UTF8Text.check(bytes)
      try setLine(index, bytes)
    }
  }

  /// Inserts a line before the line at an index.
  public mutating func insertLine(_ index: Int, _ text: String) throws(MoneyFailure) {
    try text.read { (bytes) throws(MoneyFailure) in
      try UTF8Text.check(bytes)
      try insertLine(index, bytes)
    }
  }

  /// The lines with their answers.
  public var lines: [NotepadLine] { (0..<lineCount).compactMap { line($0) } }

  /// A part of a line, such as its answer: `notepad.string(.value, of: 0)`.
  public func string(_ part: NotepadLine.Part, of index: Int) -> String { String(text(part, of: index)) }
}

extension NotepadOptions {
  /// Options for lines as people write them in a locale such as "en-US".
  public static func lenient(
    _ locale: String? = nil, home: CurrencyCode? = nil, today: Day? = nil
  ) throws(MoneyFailure) -> NotepadOptions {
    var options = NotepadOptions()
    options.reading = .lenient
    options.home = home
    options.today = today
    if let locale { options.locale = try MoneyLocale(locale) }
    return options
  }
}
