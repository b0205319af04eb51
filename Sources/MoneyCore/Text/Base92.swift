/// Numbers inside tables of printable ASCII, which need no bytes that a source file cannot hold: `#` is 0, `~` is 91.
package enum Base92 {
  /// The number that so many digits at a place of a table stand for, the highest digit first.
  @inline(__always)
  package static func number(_ table: StaticString, _ at: Int, _ width: Int) -> Int {
    var value = 0
    for offset in 0..<width { value = value &* 92 &+ Int(table.utf8Start[at &+ offset] &- 0x23) }
    return value
  }
}
