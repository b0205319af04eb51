import CSQLite
import MoneyCore

// A file from elsewhere may have a view over an endless query in place of a table, or a trigger that rewrites amounts.
// So a store has exactly the tables, views and indexes that this library makes, each in the library's own words.

extension Store {
  /// The query of everything in a database, except for the statistics of ANALYZE, which SQLite itself adds.
  private static var shape: StaticString {
    """
    SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema
    WHERE name NOT IN ('sqlite_stat1', 'sqlite_stat4') ORDER BY name, type
    """
  }

  /// Throws unless a file has exactly what this library makes. It reads only the schema of the file.
  static func checkShape(_ connection: Connection) throws(MoneyFailure) {
    let own = try Connection(Array(UTF8Bytes(":memory:")), flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX)
    try own.run(schema)
    let expected = try Statement(own, shape)
    let found = try Statement(connection, shape)
    while try expected.next() {
      let name = try expected.text(1)
      guard try found.next() else { throw Statement.damaged("it has no " + .printable(name)) }
      for column in Int32(0)...3 {
        guard try found.bytes(column).elementsEqual(try expected.bytes(column)) else {
          throw Statement.damaged(
            "it has " + .printable(try found.bytes(0)) + " " + .quoted(try found.bytes(1)) + ", not "
              + .printable(name) + " as this library makes it")
        }
      }
    }
    if try found.next() {
      throw Statement.damaged(
        "no store has the " + .printable(try found.bytes(0)) + " " + .quoted(try found.bytes(1)))
    }
  }
}
