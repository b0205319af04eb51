/// Spreads the bits of a word over all of it.
enum Mixer {
  /// The finaliser of MurmurHash3 (Austin Appleby, public domain), after a step that maps 0 to another value.
  @inline(__always)
  static func mixed(_ value: UInt64) -> UInt64 {
    var word = value &+ 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    word = (word ^ (word >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return word ^ (word >> 33)
  }
}
