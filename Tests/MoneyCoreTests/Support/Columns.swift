@testable import MoneyCore

/// A column in memory of its own.
final class ColumnMemory {
  private let values: UnsafeMutableRawPointer
  private let bits: UnsafeMutablePointer<UInt8>?
  private let firstBit: Int
  private let layout: Column.Layout
  private let length: Int
  private let scale: UInt32?
  /// From one value to the next.
  private let stride: Int

  /// - Parameter gap: the bytes between one value and the next; with an odd number of them values are not aligned.
  init(
    _ layout: Column.Layout, _ rows: [Int128?], scale: UInt32?, hasBitmap: Bool = true, firstBit: Int = 3, gap: Int = 0
  ) {
    self.layout = layout
    self.scale = scale
    stride = layout.width + gap
    self.firstBit = hasBitmap ? firstBit : 0
    length = rows.count
    values = .allocate(byteCount: max(1, rows.count * stride), alignment: 16)
    let size = (firstBit + rows.count + 7) / 8
    bits = hasBitmap ? .allocate(capacity: max(1, size)) : nil
    bits?.initialize(repeating: 0, count: max(1, size))
    for (row, value) in rows.enumerated() {
      write(value ?? 77, row)
      if value != nil { bits?[(firstBit + row) / 8] |= 1 << UInt8((firstBit + row) % 8) }
    }
  }

  deinit {
    values.deallocate()
    bits?.deallocate()
  }

  private func write(_ value: Int128, _ row: Int) {
    let place = values + row * stride
    switch layout {
    case .int64: place.storeBytes(of: Int64(truncatingIfNeeded: value), as: Int64.self)
    case .decimal128: place.storeBytes(of: value, as: Int128.self)
    case .date32, .int32: place.storeBytes(of: Int32(truncatingIfNeeded: value), as: Int32.self)
    case .int16: place.storeBytes(of: Int16(truncatingIfNeeded: value), as: Int16.self)
    case .int8: place.storeBytes(of: Int8(truncatingIfNeeded: value), as: Int8.self)
    }
  }

  var column: Column? {
    Column(
      layout, values, length: length, stride: stride, scale: scale, bits: bits,
      bitmapSize: bits == nil ? 0 : (firstBit + length + 7) / 8, firstBit: firstBit)
  }

  /// The rows, nil where one is null.
  var rows: [Int128?] {
    guard let column else { return [] }
    return (0..<length).map { row in
      guard column.loadBits(row, 1) == 1 else { return nil }
      return layout.isAmount ? column.coefficient(row) : Int128(column.small(row))
    }
  }
}
