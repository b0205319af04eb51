import MoneyCore

/// The names of currencies in a journal that are not their codes, such as `$`.
public struct JournalSymbols: Sendable {
  private var names: [[UInt8]] = []
  private var codes: [CurrencyCode] = []
  private var index = HashIndex(capacity: 0)

  /// The limit on the length of the text, in bytes.
  public static var longest: Int { 4095 }

  public init() {}

  /// Reads lines of `symbol=code`, such as `$=USD`. Empty lines are ignored.
  public init(parsing text: [UInt8]) throws(MoneyFailure) {
    var start = 0
    for end in 0...text.count where end == text.count || text[end] == ASCII.lineFeed {
      if start < end { try add(text[start..<end]) }
      start = end &+ 1
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>) throws(MoneyFailure) {
    guard let place = line.firstIndex(of: ASCII.equals), place > line.startIndex,
      let code = CurrencyCode(bytes: line[(place &+ 1)...])
    else {
      throw MoneyFailure(
        .syntax, "expected a symbol and its currency code such as $=USD, got " + .quoted(line), at: line.startIndex)
    }
    let name = Array(line[..<place])
    guard self.code(of: name) == nil else {
      throw MoneyFailure(.syntax, "duplicate symbol " + .quoted(name), at: line.startIndex)
    }
    names.append(name)
    codes.append(code)
    let known = names
    index.insert(known.count &- 1) { BytesKey(known[$0]) }
  }

  /// The code of a symbol; nil if the symbol is unknown.
  func code(of name: [UInt8]) -> CurrencyCode? {
    index.find(BytesKey(name)) { BytesKey(names[$0]) }.map { codes[$0] }
  }
}
