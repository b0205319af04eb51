import MoneyCore

/// The numbers in the entries of a section: where they start, and how far apart entries and the digits of a number are.
struct LocaleEntries {
  private let first: UnsafePointer<UInt8>
  private let step: Int
  private let stride: Int

  /// The entries of a section in rows: one entry after the other, and one digit after the other in each.
  init(rowsAt first: UnsafePointer<UInt8>, width: Int) {
    self.first = first
    step = width
    stride = 1
  }

  /// The entries of a section in columns: the first digits of all entries, then all second digits, and so on.
  init(columnsAt first: UnsafePointer<UInt8>, count: Int) {
    self.first = first
    step = 1
    stride = count
  }

  /// The number of `width` digits that starts at an offset in an entry.
  @inline(__always)
  func number(_ index: Int, _ offset: Int, _ width: Int) -> Int {
    Base92.number(first, index &* step &+ offset &* stride, width, stride: stride)
  }
}
