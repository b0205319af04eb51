/// A direction, given as the positions of its currencies in a table's codes.
struct SeriesPair: IndexKey {
  let from: Int32
  let to: Int32

  private var word: UInt64 { UInt64(UInt32(bitPattern: from)) << 32 | UInt64(UInt32(bitPattern: to)) }

  var hash: UInt64 { Mixer.mixed(word) }

  static func < (left: SeriesPair, right: SeriesPair) -> Bool { left.word < right.word }
}
