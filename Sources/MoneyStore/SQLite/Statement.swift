import CMachine
import CSQLite
import MoneyCore
import MoneyLedger

/// A statement with its parameters, counted from 1, and its present row, whose columns are counted from 0.
final class Statement {
  private let connection: Connection
  private let prepared: PreparedStatement
  private var handle: OpaquePointer? { prepared.handle }
  /// The used part of the memory for texts, which has room for those of a row.
  private var used = 0
  /// The number of rows since the statement started.
  private var rows = 0

  /// The maximum size in bytes of the values made from a row.
  private static var mostOfRow: UInt64 { 1024 }

  init(_ connection: Connection, _ text: StatementText) throws(MoneyFailure) {
    self.connection = connection
    var code = SQLITE_OK
    prepared = connection.prepare(text, &code)
    try check(code)
  }

  convenience init(_ connection: Connection, _ sql: StaticString) throws(MoneyFailure) {
    try self.init(connection, StatementText(sql))
  }

  deinit { connection.release(prepared) }

  // MARK: Parameters

  func bind(_ index: Int32, _ number: Int64) throws(MoneyFailure) {
    try check(money_sqlite_bind_int64(handle, index, number))
  }

  /// Binds a number; nil is NULL in SQL.
  func bind(_ index: Int32, optional number: Int64?) throws(MoneyFailure) {
    if let number { try bind(index, number) } else { try bindNull(index) }
  }

  func bindNull(_ index: Int32) throws(MoneyFailure) { try check(money_sqlite_bind_null(handle, index)) }

  func bind(_ index: Int32, _ text: [UInt8]) throws(MoneyFailure) {
    if text.count <= PreparedStatement.capacity - used {
      let start = prepared.texts + used
      text.withUnsafeBufferPointer { if let first = $0.baseAddress { start.update(from: first, count: $0.count) } }
      used += text.count
      try check(money_sqlite_bind_static(handle, index, start, Int32(truncatingIfNeeded: text.count)))
      return
    }
    guard let count = Int32(exactly: text.count) else {
      throw MoneyFailure(.limit, "text must be at most 2147483647 bytes, got " + .number(text.count))
    }
    try check(text.withUnsafeBufferPointer { money_sqlite_bind_copy(handle, index, $0.baseAddress, count) })
  }

  /// Binds a text; an empty text is NULL in SQL.
  func bind(_ index: Int32, optional text: [UInt8]) throws(MoneyFailure) {
    if text.isEmpty { try bindNull(index) } else { try bind(index, text) }
  }

  func bind(_ index: Int32, _ value: Decimal) throws(MoneyFailure) {
    guard PreparedStatement.capacity - used >= Decimal.textCapacity else { return try bind(index, value.plainText) }
    let start = prepared.texts + used
    let count = value.write(to: UnsafeMutableBufferPointer(start: start, count: Decimal.textCapacity))
    used += count
    try check(money_sqlite_bind_static(handle, index, start, Int32(truncatingIfNeeded: count)))
  }

  func bind(_ index: Int32, optional value: Decimal?) throws(MoneyFailure) {
    if let value { try bind(index, value) } else { try bindNull(index) }
  }

  func bind(_ index: Int32, _ code: CurrencyCode) throws(MoneyFailure) {
    guard PreparedStatement.capacity - used >= CurrencyCode.fieldSize else { return try bind(index, code.bytes) }
    let start = prepared.texts + used
    code.write(to: start)
    used += CurrencyCode.fieldSize
    try check(money_sqlite_bind_static(handle, index, start, Int32(truncatingIfNeeded: code.count)))
  }

  func bind(_ index: Int32, optional code: CurrencyCode?) throws(MoneyFailure) {
    if let code { try bind(index, code) } else { try bindNull(index) }
  }

  func bind(_ index: Int32, optional day: Day?) throws(MoneyFailure) {
    if let day { try bind(index, day.isoText) } else { try bindNull(index) }
  }

  func bind(_ index: Int32, name: StaticString) throws(MoneyFailure) {
    try check(
      money_sqlite_bind_static(handle, index, name.utf8Start, Int32(truncatingIfNeeded: name.utf8CodeUnitCount)))
  }

  private func check(_ code: Int32) throws(MoneyFailure) { try connection.check(code) }

  // MARK: Steps

  /// Advances to the next row. After the last row, the call returns false and the statement can be used again.
  func next() throws(MoneyFailure) -> Bool {
    let code = money_sqlite_step(handle)
    if code == SQLITE_ROW {
      rows &+= 1
      if rows & 255 == 0 { _ = money_watch_report(UInt64(rows), 0) }
      if money_watch_goes_on() == 0 {
        _ = money_sqlite_reset(handle)
        throw .cancelled()
      }
      // The values made from the rows are in arrays, which may double at the next row. Swift ends the process if that
      // fails.
      if rows & 1023 == 0, money_memory_has(UInt64(rows) * Statement.mostOfRow) == 0 {
        _ = money_sqlite_reset(handle)
        throw .outOfMemory()
      }
      return true
    }
    rows = 0
    let failure = code == SQLITE_DONE ? nil : connection.fail(code)
    _ = money_sqlite_reset(handle)
    used = 0
    if let failure { throw failure }
    return false
  }

  /// Runs a statement that returns no rows.
  func run() throws(MoneyFailure) { while try next() {} }

  /// Ends the statement before its last row.
  func stop() {
    _ = money_sqlite_reset(handle)
    used = 0
  }

  // MARK: The row

  func isNull(_ column: Int32) -> Bool { money_sqlite_column_type(handle, column) == SQLITE_NULL }

  func int(_ column: Int32) -> Int64 { money_sqlite_column_int64(handle, column) }

  func optionalInt(_ column: Int32) -> Int64? { isNull(column) ? nil : int(column) }

  /// Reads a whole number that is not negative.
  func natural(_ column: Int32) throws(MoneyFailure) -> UInt64 {
    guard let natural = UInt64(exactly: int(column)) else { throw Statement.damaged("a number is negative") }
    return natural
  }

  /// The bytes of a column, which may be any. They are valid until the next step. A page of entries has hundreds of
  /// columns, so the call is inlined.
  @inline(__always)
  func bytes(_ column: Int32) throws(MoneyFailure) -> UnsafeBufferPointer<UInt8> {
    let start = money_sqlite_column_text(handle, column)
    let count = Int(money_sqlite_column_bytes(handle, column))
    if start == nil, !isNull(column) { throw .outOfMemory() }
    return UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  }

  /// The bytes of a column that holds no text. They are valid until the next step.
  func blob(_ column: Int32) throws(MoneyFailure) -> UnsafeRawBufferPointer {
    let start = money_sqlite_column_blob(handle, column)
    let count = Int(money_sqlite_column_bytes(handle, column))
    if start == nil, count > 0 { throw MoneyFailure(.outOfMemory, "out of memory") }
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
  }

  /// Reads UTF-8 without a NUL; SQL's NULL is "".
  func text(_ column: Int32) throws(MoneyFailure) -> [UInt8] {
    let bytes = try bytes(column)
    do throws(MoneyFailure) { try UTF8Text.check(bytes) } catch { throw Statement.damaged(error.message) }
    return Array(bytes)
  }

  /// Reads the label of an entry; "" if it is absent in SQL. It is valid until the next step.
  func label(_ column: Int32) throws(MoneyFailure) -> UnsafeBufferPointer<UInt8> {
    let bytes = try bytes(column)
    do throws(MoneyFailure) { try WalletNote.check(unchecked: bytes) } catch { throw Statement.damaged(error.message) }
    return bytes
  }

  func decimal(_ column: Int32) throws(MoneyFailure) -> Decimal { try Statement.decimal(try bytes(column)) }

  private static func decimal(_ bytes: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Decimal {
    do throws(MoneyFailure) { return try Decimal(parsing: bytes) } catch { throw damaged(error.message) }
  }

  /// Reads a sum, which may have more digits than a decimal.
  func sum(_ column: Int32) throws(MoneyFailure) -> DecimalSum {
    let bytes = try bytes(column)
    guard let sum = DecimalSum(plainText: bytes) else { throw Statement.damaged("invalid sum " + .quoted(bytes)) }
    return sum
  }

  func optionalDecimal(_ column: Int32) throws(MoneyFailure) -> Decimal? { isNull(column) ? nil : try decimal(column) }

  func code(_ column: Int32) throws(MoneyFailure) -> CurrencyCode {
    let bytes = try bytes(column)
    guard let code = CurrencyCode(bytes) else {
      throw Statement.damaged("invalid currency code " + .quoted(bytes))
    }
    return code
  }

  func optionalCode(_ column: Int32) throws(MoneyFailure) -> CurrencyCode? { isNull(column) ? nil : try code(column) }

  /// Reads a day; SQL's NULL and "" are nil.
  func optionalDay(_ column: Int32) throws(MoneyFailure) -> Day? {
    let bytes = try bytes(column)
    if bytes.isEmpty { return nil }
    do throws(MoneyFailure) { return try Day(parsing: bytes) } catch { throw Statement.damaged(error.message) }
  }

  func optionalRate(_ column: Int32) throws(MoneyFailure) -> Rate? {
    let bytes = try bytes(column)
    if bytes.isEmpty { return nil }
    do throws(MoneyFailure) { return try Rate(parsing: bytes) } catch { throw Statement.damaged(error.message) }
  }

  func money(_ amount: Int32, _ currency: Int32) throws(MoneyFailure) -> Money? {
    let digits = try bytes(amount)
    // A missing number is an empty text, in most cases because the column is unset.
    if digits.isEmpty, isNull(amount) { return nil }
    return Money(try Statement.decimal(digits), try code(currency))
  }

  /// The failure for a value of the file that the engine refuses.
  static func damaged(_ message: Message) -> MoneyFailure {
    MoneyFailure(.storeCorrupt, "store is damaged: " + message)
  }
}
