import CMachine
import CMoney
import MoneyCore

extension Boundary {
  enum ColumnUse {
    case amount
    case date
    case index
    case order

    func allows(_ layout: Column.Layout) -> Bool {
      switch self {
      case .amount: layout.isAmount
      case .date: layout == .date32
      case .index: layout.isIndex
      case .order: layout == .int8
      }
    }
  }

  static func column(
    _ pointer: UnsafePointer<money_column_t>?, _ use: ColumnUse, _ name: StaticString
  ) throws(MoneyFailure) -> Column {
    guard let pointer else { throw null(name) }
    let given = UnsafeRawPointer(pointer).loadUnaligned(as: money_column_t.self)
    if given.reserved != 0 { throw MoneyFailure(.argument, Message(name) + ".reserved must be 0") }
    guard let layout = Column.Layout(rawValue: given.layout), use.allows(layout) else {
      throw MoneyFailure(
        .argument, Message(name) + ".layout must be one that this column supports, got " + .number(Int(given.layout)))
    }
    guard given.length >= 0 else {
      throw MoneyFailure(.argument, Message(name) + ".length must be less than 2^" + .number(Int.bitWidth - 1))
    }
    let start: UnsafeMutableRawPointer
    if let values = given.values {
      start = values
    } else if given.length == 0 {
      start = UnsafeMutableRawPointer(mutating: UnsafeRawPointer(pointer))
    } else {
      throw MoneyFailure(.argument, Message(name) + ".values must not be NULL")
    }
    var scale: UInt32?
    if use == .amount {
      if given.scale != MONEY_DIGITS_CURRENCY { scale = try columnScale(given.scale, name) }
    } else {
      guard given.scale == 0 else {
        throw MoneyFailure(.argument, Message(name) + ".scale must be 0, got " + .number(Int(given.scale)))
      }
      scale = 0
    }
    if given.validity == nil, given.validity_size != 0 || given.validity_offset != 0 {
      throw MoneyFailure(.argument, Message(name) + ".validity must not be NULL if its size or offset is set")
    }
    guard let stride = Int(exactly: given.stride),
      let column = Column(
        layout, start, length: given.length, stride: stride, scale: scale,
        bits: given.validity, bitmapSize: given.validity_size, firstBit: given.validity_offset)
    else {
      throw MoneyFailure(.argument, Message(name) + ": buffer or validity bitmap out of range")
    }
    return column
  }

  private static func columnScale(_ value: Int32, _ name: StaticString) throws(MoneyFailure) -> UInt32 {
    guard value >= 0, value <= MONEY_DIGITS_MAX else {
      let message: Message = Message(name) + ".scale must be 0 to " + .number(Int(MONEY_DIGITS_MAX))
      throw MoneyFailure(.argument, message + ", got " + .number(Int(value)))
    }
    return UInt32(truncatingIfNeeded: value)
  }

  /// A column for results, which is as long as another.
  static func result(
    _ pointer: UnsafePointer<money_column_t>?, _ use: ColumnUse, _ name: StaticString, length: Int
  ) throws(MoneyFailure) -> Column {
    let column = try column(pointer, use, name)
    try checkLength(column, length, name)
    guard column.hasPlaces else {
      throw MoneyFailure(.argument, Message(name) + ".stride must be at least the size of a value")
    }
    return column
  }

  static func checkLength(_ column: Column, _ length: Int, _ name: StaticString) throws(MoneyFailure) {
    guard column.length == length else {
      throw MoneyFailure(
        .argument,
        Message(name) + ".length must equal that of the amounts, " + .number(length) + ", got " + .number(column.length)
      )
    }
  }

  /// Throws if an input has a bitmap and the result cannot store nulls because it lacks one.
  static func checkBitmap(_ result: Column, _ inputs: (Column?, Column?, Column?, Column?)) throws(MoneyFailure) {
    if result.hasBitmap { return }
    let mayBeNull =
      inputs.0?.hasBitmap == true || inputs.1?.hasBitmap == true || inputs.2?.hasBitmap == true
      || inputs.3?.hasBitmap == true
    if mayBeNull { throw MoneyFailure(.argument, "result.validity must be set if an input has a bitmap") }
  }

  static func currencies(
    _ pointer: UnsafePointer<money_column_currencies_t>?, length: Int, _ name: StaticString
  ) throws(MoneyFailure) -> ColumnCurrencies {
    guard let pointer else { throw null(name) }
    let given = UnsafeRawPointer(pointer).loadUnaligned(as: money_column_currencies_t.self)
    guard given.count != 0 else { throw MoneyFailure(.argument, Message(name) + ".count must be at least 1, got 0") }
    guard given.count > 0, given.count <= ColumnCurrencies.mostCodes else {
      throw MoneyFailure(
        .limit, Message(name) + ".count must be at most 65536, got " + .id(UInt64(UInt(bitPattern: given.count))))
    }
    guard let codes = given.codes else { throw MoneyFailure(.argument, Message(name) + ".codes must not be NULL") }
    var indices: Column?
    if let column = given.indices {
      let known = try self.column(column, .index, name)
      try checkLength(known, length, name)
      indices = known
    } else if given.count != 1 {
      throw MoneyFailure(.argument, Message(name) + ".indices must be set for more than one code")
    }
    var parsed: [CurrencyCode?] = []
    parsed.reserveCapacity(given.count)
    let raw = UnsafeRawPointer(codes)
    for index in 0..<given.count {
      let text = raw.loadUnaligned(
        fromByteOffset: index &* MemoryLayout<UnsafePointer<CChar>?>.stride, as: UnsafePointer<CChar>?.self)
      guard let text else {
        throw MoneyFailure(.argument, Message(name) + ".codes[" + .number(index) + "] must not be NULL")
      }
      do {
        parsed.append(try code(text, name))
      } catch {
        parsed.append(nil)
      }
    }
    return ColumnCurrencies(parsed, indices)
  }

  static func optionalCurrencies(
    _ pointer: UnsafePointer<money_column_currencies_t>?, length: Int, _ name: StaticString
  ) throws(MoneyFailure) -> ColumnCurrencies? {
    pointer == nil ? nil : try currencies(pointer, length: length, name)
  }

  /// The machine as the engine uses it to keep ratios in a rates table.
  static var ratesMachine: RatesMachine {
    RatesMachine(
      load: { money_word_load($0) }, replace: { money_word_replace($0, $1, $2) != 0 },
      add: { money_word_add($0, $1) }, hasRoom: { (try? checkMemory($0)) != nil })
  }

  static var columnDefaults: money_column_options_t {
    money_column_options_t(
      struct_size: UInt32(MemoryLayout<money_column_options_t>.size), date: Int32.min, max_gap: 0,
      digits: MONEY_DIGITS_CURRENCY, rounding: MONEY_ROUND_HALF_EVEN, method: MONEY_ALLOCATE_LARGEST_REMAINDER,
      threads: 0, stale: MONEY_STALE_FLAG, registry: nil, now: Int64.min, fresh_for: Int64.min)
  }

  static func write(
    _ outcome: ColumnOutcome, scale: UInt32?, to report: UnsafeMutablePointer<money_column_report_t>?
  ) {
    guard let report else { return }
    zero(report)
    report.pointee.null_count = UInt64(truncatingIfNeeded: outcome.nullCount)
    report.pointee.failed_count = UInt64(truncatingIfNeeded: outcome.failedCount)
    report.pointee.first_failed = Int64(outcome.firstFailed)
    report.pointee.scale = scale.map { Int32(truncatingIfNeeded: $0) } ?? MONEY_DIGITS_CURRENCY
    report.pointee.flags = outcome.flags
  }
}

/// The checked options of a call over columns.
struct ColumnOptions {
  let conversion: ConversionOptions
  let method: AllocationMethod
  let threads: Int
  let registry: CurrencyRegistry?

  init(_ pointer: UnsafePointer<money_column_options_t>?) throws(MoneyFailure) {
    let given =
      if let pointer { try Boundary.options(pointer, "MONEY_COLUMN_OPTIONS_INIT") } else { Boundary.columnDefaults }
    guard given.max_gap >= 0 else { throw Boundary.tooSmall("options.max_gap", Int64(given.max_gap), least: 0) }
    guard given.threads >= 0, given.threads <= MONEY_COLUMN_THREADS_MAX else {
      throw Boundary.outOfRange("options.threads", Int64(given.threads), 0...Int64(MONEY_COLUMN_THREADS_MAX))
    }
    guard let method = AllocationMethod(rawValue: given.method) else {
      throw Boundary.notOne(of: "MONEY_ALLOCATE_", "options.method", given.method)
    }
    conversion = ConversionOptions(
      day: try Boundary.optionalDay(given.date), maximumGap: given.max_gap,
      freshness: try Boundary.freshness(given.fresh_for, now: Boundary.optionalInstant(given.now), given.stale),
      digits: try Boundary.digits(given.digits), rounding: try Boundary.rounding(given.rounding))
    self.method = method
    threads = max(1, Int(given.threads))
    registry = Boundary.registry(given.registry)
  }
}
