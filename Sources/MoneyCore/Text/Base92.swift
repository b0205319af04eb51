/// Reads numbers from tables of printable ASCII, which a source file can contain: `#` is 0, `~` is 91.
package enum Base92 {
  /// The number that the digits at a place of a table stand for, the highest digit first.
  @inline(__always)
  package static func number(_ table: StaticString, _ at: Int, _ width: Int) -> Int {
    number(table.utf8Start, at, width)
  }

  @inline(__always)
  package static func number(_ table: UnsafePointer<UInt8>, _ at: Int, _ width: Int) -> Int {
    var value = 0
    for offset in 0..<width { value = value &* 92 &+ Int(table[at &+ offset] &- 0x23) }
    return value
  }
}
