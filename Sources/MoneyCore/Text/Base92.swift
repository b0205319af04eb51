/// Reads numbers from tables of printable ASCII, which a source file can contain: `#` is 0, `~` is 91.
package enum Base92 {
  /// The number that digits in a table encode, the highest digit first.
  @inline(__always)
  package static func number(_ table: StaticString, _ at: Int, _ width: Int) -> Int {
    number(table.utf8Start, at, width)
  }

  @inline(__always)
  package static func number(_ table: UnsafePointer<UInt8>, _ at: Int, _ width: Int) -> Int {
    number(table, at, width, stride: 1)
  }

  /// The same of a table in columns: the digits of a number are `stride` bytes apart.
  @inline(__always)
  package static func number(_ table: UnsafePointer<UInt8>, _ at: Int, _ width: Int, stride: Int) -> Int {
    var value = 0
    var place = at
    let end = at &+ width &* stride
    while place != end {
      value = value &* 92 &+ Int(table[place] &- 0x23)
      place &+= stride
    }
    return value
  }
}
