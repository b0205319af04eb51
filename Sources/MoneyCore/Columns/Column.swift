/// A column of values in memory that the caller owns, in the layout of Apache Arrow: values at a constant stride, and a
/// bitmap that marks the null rows. The library only accesses addresses within the column's bounds, whatever the memory
/// contains.
///
/// The initialiser computes the first and the last address, and returns nil if the range does not fit the address
/// space, so loops over rows need no check. The owner keeps the memory valid during the call.
///
///     // amounts in the middle of an array of `money_t`: a stride of 32 bytes
///     Column(.decimal128, start, length: 1000, stride: 32, scale: 2, bits: nil, bitmapSize: 0, firstBit: 0)
public struct Column {
  /// The values are those of `MONEY_COLUMN_…` in `money.h`.
  public enum Layout: Int32, Sendable {
    case int64 = 1
    case decimal128 = 2
    case date32 = 3
    case int8 = 4
    case int16 = 5
    case int32 = 6

    /// The number of bytes of a value.
    public var width: Int {
      switch self {
      case .int64: 8
      case .decimal128: 16
      case .date32, .int32: 4
      case .int8: 1
      case .int16: 2
      }
    }

    public var isAmount: Bool { self == .int64 || self == .decimal128 }
    public var isIndex: Bool { self == .int8 || self == .int16 || self == .int32 }
  }

  public let layout: Layout
  public let length: Int
  /// The fraction digits of the values; nil if each row has those of its currency's minor unit.
  public let scale: UInt32?
  package let values: UnsafeMutableRawPointer
  let stride: Int
  package let bits: UnsafeMutablePointer<UInt8>?
  package let firstBit: Int

  /// Nil if the column does not fit the address space, or its bits do not fit the bitmap.
  public init?(
    _ layout: Layout, _ values: UnsafeMutableRawPointer, length: Int, stride: Int, scale: UInt32?,
    bits: UnsafeMutablePointer<UInt8>?, bitmapSize: Int, firstBit: Int
  ) {
    guard length >= 0, Column.fits(values, length: length, stride: stride, width: layout.width) else { return nil }
    if bits != nil {
      let (end, overflow) = firstBit.addingReportingOverflow(length)
      guard firstBit >= 0, bitmapSize >= 0, !overflow, end / 8 &+ (end % 8 == 0 ? 0 : 1) <= bitmapSize else {
        return nil
      }
    }
    self.layout = layout
    self.values = values
    self.length = length
    self.stride = stride
    self.scale = scale
    self.bits = bits
    self.firstBit = firstBit
  }

  private static func fits(_ start: UnsafeMutableRawPointer, length: Int, stride: Int, width: Int) -> Bool {
    if length == 0 { return true }
    let (span, overflow) = stride.multipliedReportingOverflow(by: length &- 1)
    // No processor has more memory. With 32-bit addresses, nothing remains after the shift.
    if overflow || span.magnitude >> 56 != 0 { return false }
    let address = UInt(bitPattern: start)
    if span < 0 { return span.magnitude <= address }
    let (last, wraps) = address.addingReportingOverflow(span.magnitude)
    // Programs use the lower half of the addresses; for 32 bits, tools/library/wasm.sh ensures that.
    return !wraps && last <= UInt(bitPattern: Int.max &- width)
  }

  /// True if no two rows overlap, as required of a result.
  public var hasPlaces: Bool { length < 2 || stride.magnitude >= UInt(truncatingIfNeeded: layout.width) }

  /// The offset of the first row's bit within its byte; nil without a bitmap.
  public var bitOffset: Int? { bits == nil ? nil : firstBit % 8 }

  /// True if the column has a bitmap, so that rows may be null.
  public var hasBitmap: Bool { bits != nil }

  /// True if all rows are the same value in memory, and not null.
  var isConstant: Bool { stride == 0 && bits == nil }

  var isContiguous: Bool { stride == layout.width }

  @inline(__always)
  package func place(_ row: Int) -> UnsafeMutableRawPointer { values + row &* stride }

  /// The rows in place, if they are aligned 64-bit integers next to each other; else nil.
  @inline(__always)
  package func words(from row: Int) -> UnsafeMutablePointer<Int64>? {
    guard layout == .int64, stride == 8, UInt(bitPattern: values) & 7 == 0 else { return nil }
    return place(row).assumingMemoryBound(to: Int64.self)
  }

  @inline(__always)
  package func word(_ row: Int) -> Int64 { place(row).loadUnaligned(as: Int64.self) }

  @inline(__always)
  package func wide(_ row: Int) -> Int128 {
    let place = place(row)
    let low = place.loadUnaligned(as: UInt64.self)
    let high = place.loadUnaligned(fromByteOffset: 8, as: Int64.self)
    return Int128(high) << 64 | Int128(low)
  }

  /// The coefficient of an amount, in either layout of amounts.
  @inline(__always)
  package func coefficient(_ row: Int) -> Int128 { layout == .int64 ? Int128(word(row)) : wide(row) }

  /// The value of an index or a day.
  @inline(__always)
  func small(_ row: Int) -> Int32 {
    let place = place(row)
    switch layout {
    case .int8: return Int32(place.load(as: Int8.self))
    case .int16: return Int32(place.loadUnaligned(as: Int16.self))
    default: return place.loadUnaligned(as: Int32.self)
    }
  }

  /// Indices or days as adjacent 32-bit integers: in place if possible, else copied to `buffer`.
  func smalls(_ row: Int, _ count: Int, _ buffer: UnsafeMutablePointer<Int32>) -> UnsafePointer<Int32> {
    let place = place(row)
    if width == 4, stride == 4, UInt(bitPattern: values) & 3 == 0 {
      return UnsafePointer(place.assumingMemoryBound(to: Int32.self))
    }
    if layout == .int8, stride == 1 {
      let bytes = place.assumingMemoryBound(to: Int8.self)
      for index in 0..<count { buffer[index] = Int32(bytes[index]) }
    } else {
      for index in 0..<count { buffer[index] = small(row &+ index) }
    }
    return UnsafePointer(buffer)
  }

  private var width: Int { layout.width }

  @inline(__always)
  package func store(_ value: Int64, _ row: Int) { place(row).storeBytes(of: value, as: Int64.self) }

  @inline(__always)
  func storeWide(_ value: Int128, _ row: Int) {
    let place = place(row)
    place.storeBytes(of: UInt64(truncatingIfNeeded: value), as: UInt64.self)
    place.storeBytes(of: Int64(truncatingIfNeeded: value >> 64), toByteOffset: 8, as: Int64.self)
  }

  /// True if a coefficient fits a value of this layout.
  @inline(__always)
  package func holds(_ value: Int128) -> Bool {
    layout == .int64
      ? value == Int128(Int64(truncatingIfNeeded: value)) : value.magnitude < Decimal.limit
  }

  /// Stores a coefficient that is known to fit.
  @inline(__always)
  package func put(_ value: Int128, _ row: Int) {
    if layout == .int64 { store(Int64(truncatingIfNeeded: value), row) } else { storeWide(value, row) }
  }

  /// True if this column is the other one, which has the same length.
  func isSame(as other: Column?) -> Bool {
    guard let other else { return false }
    return values == other.values && layout == other.layout && (stride == other.stride || length < 2)
      && bits == other.bits && firstBit == other.firstBit
  }

  /// Fills the values with zeros: the state after a failed call.
  public func clearValues() {
    if isContiguous {
      values.initializeMemory(as: UInt8.self, repeating: 0, count: length &* layout.width)
    } else {
      for row in 0..<length {
        place(row).initializeMemory(as: UInt8.self, repeating: 0, count: layout.width)
      }
    }
  }

  /// Marks all rows as null: the state after a failed call.
  public func clearBits() { forEachWord { row, count in storeBits(0, row, count) } }

  /// Calls `body` for each 64 rows, with the first of them and their number.
  @inline(__always)
  func forEachWord(_ body: (_ row: Int, _ count: Int) -> Void) {
    var row = 0
    while row < length {
      let count = min(64, length &- row)
      body(row, count)
      row &+= count
    }
  }
}
