import MoneyCore

/// A reserved word of lines, which cannot be a name.
enum LineWord: UInt8 {
  case conversion = 0x69  // i
  case of = 0x6F  // o
  case off = 0x66  // f
  case on = 0x6E  // n
  case sum = 0x53  // S
  case average = 0x41  // A
  case count = 0x43  // C
  case previous = 0x50  // P
  case least = 0x4C  // L
  case most = 0x48  // H
  case split = 0x73  // s
  case by = 0x62  // b
  case today = 0x74  // t
  case yesterday = 0x79  // y
  case last = 0x6C  // l
  case and = 0x26  // &
  case people = 0x75  // u
  case monday = 0x31
  case tuesday = 0x32
  case wednesday = 0x33
  case thursday = 0x34
  case friday = 0x35
  case saturday = 0x36
  case sunday = 0x37

  /// The words: 14 bytes for the word in lower case, the language (`*` for all), and the meaning.
  private static var table: StaticString {
    """
    in            *ito            *ias            *iinto          *iof            *o\
    off           *fon            *nsum           *Stotal         *Saverage       *A\
    avg           *Acount         *Cprev          *Pmin           *Lmax           *H\
    split         *sby            *btoday         *tyesterday     *ylast          *l\
    and           *&people        *upersons       *uperson        *ufriends       *u\
    guests        *uways          *ushares        *uparts         *umonday        *1\
    tuesday       *2wednesday     *3thursday      *4friday        *5saturday      *6\
    sunday        *7summe         dSgesamt        dSmittelwert    dAvon           do\
    auf           dnheute         dtgestern       dypersonen      dusoma          pS\
    média        pAde            poem            pihoje          ptontem         py\
    pessoas       pu
    """
  }

  private static var width: Int { 16 }

  /// The meaning of a word in lower case; nil without one.
  /// - Parameter language: the first letter of the language whose words are read beside the English ones, or 0.
  @_optimize(size)
  static func find(_ word: UnsafeBufferPointer<UInt8>, language: UInt8) -> LineWord? {
    guard word.count >= 2, word.count <= 14 else { return nil }
    let bytes = UTF8Bytes(table)
    var row = 0
    while row &+ width <= bytes.count {
      defer { row &+= width }
      if bytes[row] != word[0] | 0x20 || bytes[row &+ 1] != word[1] | 0x20 { continue }
      if word.count < 14, bytes[row &+ word.count] != ASCII.space { continue }
      var index = 2
      while index < word.count, bytes[row &+ index] == lower(word[index]) { index &+= 1 }
      let owner = bytes[row &+ 14]
      if index == word.count, owner == UInt8(ascii: "*") || owner == language {
        return LineWord(rawValue: bytes[row &+ 15])
      }
    }
    return nil
  }

  @inline(__always)
  private static func lower(_ byte: UInt8) -> UInt8 { ASCII.isUppercase(byte) ? byte | 0x20 : byte }

  /// The weekday of ISO 8601, or nil.
  var weekday: Int32? {
    rawValue >= LineWord.monday.rawValue && rawValue <= LineWord.sunday.rawValue
      ? Int32(rawValue &- LineWord.monday.rawValue) &+ 1 : nil
  }
}
