/// A copy of a column's values, its bits or both, from which a call that fails restores them.
public struct ColumnCopy {
  private let column: Column
  private let values: UnsafeMutableRawPointer?
  private let bits: UnsafeMutablePointer<UInt64>?

  public init(of column: Column, values hasValues: Bool, bits hasBits: Bool) {
    self.column = column
    let width = column.layout.width
    values = hasValues ? .allocate(byteCount: max(column.length, 1) &* width, alignment: 8) : nil
    bits = hasBits ? .allocate(capacity: column.length / 64 &+ 1) : nil
    if let values {
      if column.isContiguous {
        values.copyMemory(from: column.values, byteCount: column.length &* width)
      } else {
        for row in 0..<column.length {
          (values + row &* width).copyMemory(from: column.place(row), byteCount: width)
        }
      }
    }
    if let bits {
      column.forEachWord { row, count in bits[row / 64] = column.loadBits(row, count) }
    }
  }

  public func restore() {
    let width = column.layout.width
    if let values {
      if column.isContiguous {
        column.values.copyMemory(from: values, byteCount: column.length &* width)
      } else {
        for row in 0..<column.length {
          column.place(row).copyMemory(from: values + row &* width, byteCount: width)
        }
      }
    }
    if let bits {
      column.forEachWord { row, count in column.storeBits(bits[row / 64], row, count) }
    }
  }

  public func deallocate() {
    values?.deallocate()
    bits?.deallocate()
  }
}
