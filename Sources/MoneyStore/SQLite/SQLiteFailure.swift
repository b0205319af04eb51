import CSQLite
import MoneyCore

/// Translates SQLite's result codes into failures that a user of a store understands.
enum SQLiteFailure {
  static func make(_ code: Int32, on connection: OpaquePointer?) -> MoneyFailure {
    var status = status(of: code, isOutOfRoom: isOutOfRoom(code, connection))
    if status == .storeIo, connection != nil, money_sqlite_is_a_directory(connection) != 0 { status = .storePath }
    if status == .outOfMemory { return .outOfMemory() }
    var message = Message(reason(status)) + " (SQLite " + .number(Int(code))
    if let connection, let words = money_sqlite_errmsg(connection) {
      message = message + ", " + .printable(bytes(words))
    }
    return MoneyFailure(status, message + ")")
  }

  private static func isOutOfRoom(_ code: Int32, _ connection: OpaquePointer?) -> Bool {
    guard let connection, code & 0xFF == SQLITE_IOERR || code & 0xFF == SQLITE_CANTOPEN else { return false }
    return money_sqlite_is_out_of_room(connection) != 0
  }

  /// Throws if SQLite was not found.
  static func check(_ binding: money_sqlite_binding_t) throws(MoneyFailure) {
    let reason: StaticString
    switch binding {
    case MONEY_SQLITE_BOUND: return
    case MONEY_SQLITE_NO_MEMORY: throw .outOfMemory()
    case MONEY_SQLITE_ABSENT: reason = "could not load libsqlite3.so.0; stores require SQLite 3.37 or newer"
    case MONEY_SQLITE_TOO_OLD: reason = "SQLite must be 3.37 or newer, got an older version"
    case MONEY_SQLITE_ONE_THREAD: reason = "SQLite must be built for several threads, got a single-threaded build"
    default: reason = "libsqlite3.so.0 must be SQLite, got another library or one that lacks functions"
    }
    throw MoneyFailure(.noSqlite, Message(reason))
  }

  static func status(of code: Int32, isOutOfRoom: Bool) -> MoneyStatus {
    if code == SQLITE_IOERR_NOMEM_CODE { return .outOfMemory }
    switch code & 0xFF {
    case SQLITE_NOMEM: return .outOfMemory
    case SQLITE_BUSY, SQLITE_LOCKED: return .storeLocked
    case SQLITE_READONLY: return .storeReadOnly
    case SQLITE_FULL: return .storeFull
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: return isOutOfRoom ? .storeFull : .storePath
    case SQLITE_NOTADB: return .notAStore
    case SQLITE_TOOBIG: return .limit
    case SQLITE_INTERRUPT: return .cancelled
    case SQLITE_IOERR:
      if isOutOfRoom { return .storeFull }
      return code == SQLITE_IOERR_SHORT_READ_CODE ? .storeCorrupt : .storeIo
    // For the library's statements, an undamaged store of this version never returns these codes.
    case SQLITE_CORRUPT, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_ERROR, SQLITE_SCHEMA: return .storeCorrupt
    default: return .storeIo
    }
  }

  // These are SQLITE_IOERR | (12 << 8) and SQLITE_IOERR | (2 << 8), macros that Swift cannot read as constants.
  private static var SQLITE_IOERR_NOMEM_CODE: Int32 { 3082 }
  private static var SQLITE_IOERR_SHORT_READ_CODE: Int32 { 522 }

  private static func reason(_ status: MoneyStatus) -> StaticString {
    switch status {
    case .storeLocked: "another connection is writing"
    case .storeReadOnly: "the file is read-only"
    case .storeFull: "no space left"
    case .storePath: "could not open the file; its folder must exist and be writable"
    case .notAStore: "the file is not a database"
    case .storeCorrupt: "the file is damaged"
    case .limit: "too large"
    case .cancelled: "the call exceeded work_milliseconds"
    default: "disk failure"
    }
  }

  private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < Message.capacity, text[bytes.count] != 0 {
      bytes.append(UInt8(truncatingIfNeeded: text[bytes.count]))
    }
    return bytes
  }
}
