import MoneyCore

/// The names that lines define, with their answers at a line.
struct NameTable {
  private struct Name {
    let key: [UInt8]
    /// Nil if no line above defines the name.
    var answer: LineAnswer?
    /// True if the change altered the answer.
    var isChanged = false
  }

  private var names: [Name] = []
  private var index = BytesIndex()
  /// The largest number of words in a name.
  private(set) var mostWords = 0

  /// The limit on the number of words in a name.
  static var mostWords: Int { 4 }
  /// The limit on a name's length, in bytes.
  static var longest: Int { 64 }

  var count: Int { names.count }

  /// The bytes by which a name is found: ASCII letters in lower case, and one space between words.
  static func key(_ text: some Sequence<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    for byte in text where byte != ASCII.space || key.last != ASCII.space {
      key.append(ASCII.isUppercase(byte) ? byte | 0x20 : byte)
    }
    return key
  }

  func find(_ key: [UInt8]) -> Int? { index.find(key) { names[$0].key } }

  /// The number of a name, which is added if it is new.
  mutating func number(of key: [UInt8]) -> Int {
    if let found = find(key) { return found }
    names.append(Name(key: key))
    let names = names
    index.insert(names.count &- 1) { names[$0].key }
    mostWords = max(mostWords, 1 &+ key.count { $0 == ASCII.space })
    return names.count &- 1
  }

  /// Removes all definitions, but keeps the numbers of the names.
  mutating func clear() {
    for number in names.indices {
      names[number].answer = nil
      names[number].isChanged = false
    }
  }

  func answer(_ number: Int) -> LineAnswer? { names[number].answer }

  func isChanged(_ number: Int) -> Bool { names[number].isChanged }

  mutating func define(_ number: Int, _ answer: LineAnswer, isChanged: Bool) {
    names[number].answer = answer
    names[number].isChanged = isChanged
  }

  /// The visible name that differs from a word in one letter, for a suggestion.
  @_optimize(size)
  func similar(to key: [UInt8]) -> [UInt8]? {
    guard key.count > 2, names.count <= NameTable.mostCompared else { return nil }
    for name in names where name.answer != nil && NameTable.isSimilar(name.key, key) { return name.key }
    return nil
  }

  private static var mostCompared: Int { 1000 }

  /// True if one letter was typed wrong, left out or added, or if two neighbours were swapped.
  static func isSimilar(_ one: some RandomAccessCollection<UInt8>, _ two: [UInt8]) -> Bool {
    let one = Array(one)
    if abs(one.count &- two.count) > 1 { return false }
    var start = 0
    while start < min(one.count, two.count), one[start] == two[start] { start &+= 1 }
    var (end, other) = (one.count, two.count)
    while end > start, other > start, one[end &- 1] == two[other &- 1] {
      end &-= 1
      other &-= 1
    }
    let (left, right) = (end &- start, other &- start)
    if left <= 1, right <= 1 { return true }
    return left == 2 && right == 2 && one[start] == two[start &+ 1] && one[start &+ 1] == two[start]
  }
}
