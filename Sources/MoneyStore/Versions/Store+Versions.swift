import MoneyCore

// Two programs may load the same object, change it, and save it. The second save would undo the first change. The file
// therefore stores a version of each object, and an object that was loaded from another version is rejected.

extension Store {
  /// Replaces a stored object, unless it has changed since the program's object was loaded from it or saved to it.
  ///
  /// - Parameters:
  ///   - progress: the number of changes in the history of the program's object.
  ///   - write: receives the number of changes that the stored object contains; nil if that is not known.
  func replace(
    _ kind: StoredKind, _ name: [UInt8], _ bases: StoredBases, progress: Int = 0,
    _ write: (_ saved: Int?) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    try Store.check(name: name)
    let target = target(kind, name)
    let version = try change { () throws(MoneyFailure) in
      var saved: Int?
      if let target, let base = bases.state(of: target) {
        try checkUnchanged(target, since: base.version)
        // A program that does not record versions may have changed an object without one.
        saved = base.version == .unrecorded ? nil : base.progress
      } else if let target, bases.hasDropped(target) {
        try checkAbsent(target)
      }
      try write(saved)
      try renewVersion(of: kind, name)
      guard let renewed = try self.version(of: kind, name) else {
        throw Statement.damaged("an object lacks its version")
      }
      return renewed
    }
    if let target { bases.save(StoredState(version: version, progress: progress), to: target, in: transaction) }
  }

  /// Loads a stored object, and records its version as the base of the program's object.
  ///
  /// - Parameter progress: returns the number of changes in the history of an object.
  func load<Object>(
    _ kind: StoredKind, _ name: [UInt8], _ bases: StoredBases, progress: (Object) -> Int = { _ in 0 },
    _ body: () throws(MoneyFailure) -> Object
  ) throws(MoneyFailure) -> Object {
    let target = target(kind, name)
    let loaded = try read { () throws(MoneyFailure) in
      let object = try body()
      return (object: object, version: target == nil ? nil : try version(of: kind, name))
    }
    if let target, let version = loaded.version {
      bases.load(StoredState(version: version, progress: progress(loaded.object)), from: target)
    }
    return loaded.object
  }

  /// An object in this file; nil if the file has no versions, because it is of version 1 and may only be read.
  private func target(_ kind: StoredKind, _ name: [UInt8]) -> StoredTarget? {
    identity.map { StoredTarget(store: $0, kind: kind, name: name) }
  }

  private func checkUnchanged(_ target: StoredTarget, since base: StoredVersion) throws(MoneyFailure) {
    let what: Message = "stored " + Message(target.kind.noun) + " " + .quoted(target.name)
    guard let version = try version(of: target.kind, target.name) else {
      throw MoneyFailure(.conflict, what + " was removed after this one was loaded or saved; load it again")
    }
    guard version == base else {
      throw MoneyFailure(.conflict, what + " was changed after this one was loaded or saved; load it again")
    }
  }

  /// Throws if the stored object exists: the version that the program's object was saved as is no longer known.
  private func checkAbsent(_ target: StoredTarget) throws(MoneyFailure) {
    guard try version(of: target.kind, target.name) != nil else { return }
    throw MoneyFailure(
      .conflict,
      "stored " + Message(target.kind.noun) + " " + .quoted(target.name) + " may have changed since this one was saved;"
        + " it was saved under more than " + .number(StoredBases.most) + " names; load it again")
  }

  /// The version of a stored object, or nil.
  private func version(of kind: StoredKind, _ name: [UInt8]) throws(MoneyFailure) -> StoredVersion? {
    let object = try Statement(connection, kind.existence)
    try object.bind(1, name)
    guard try object.next() else { return nil }
    object.stop()
    let found = try Statement(connection, "SELECT version FROM object_versions WHERE kind = ? AND name = ?")
    try found.bind(1, name: kind.noun)
    try found.bind(2, name)
    guard try found.next() else { return .unrecorded }
    let version = try StoredVersion(found, 0)
    found.stop()
    return version
  }

  /// Assigns a new version to a changed object.
  func renewVersion(of kind: StoredKind, _ name: [UInt8]) throws(MoneyFailure) {
    // RETURNING would make a temporary table, which takes longer than the rest of the statement.
    let update = try Statement(
      connection, "UPDATE object_versions SET version = randomblob(16) WHERE kind = ? AND name = ?")
    try update.bind(1, name: kind.noun)
    try update.bind(2, name)
    try update.run()
    if changedRows > 0 { return }
    let insertion = try Statement(
      connection, "INSERT INTO object_versions (kind, name, version) VALUES (?, ?, randomblob(16))")
    try insertion.bind(1, name: kind.noun)
    try insertion.bind(2, name)
    try insertion.run()
  }

  func removeVersion(of kind: StoredKind, _ name: [UInt8]) throws(MoneyFailure) {
    let deletion = try Statement(connection, "DELETE FROM object_versions WHERE kind = ? AND name = ?")
    try deletion.bind(1, name: kind.noun)
    try deletion.bind(2, name)
    try deletion.run()
  }

  /// Reads the identity of a file and its copies.
  static func identity(_ connection: Connection) throws(MoneyFailure) -> StoredVersion {
    let found = try Statement(connection, "SELECT identity FROM store_identity WHERE id = 1")
    guard try found.next() else { throw Statement.damaged("missing identity") }
    let identity = try StoredVersion(found, 0)
    found.stop()
    return identity
  }

  /// Throws unless each version in the file is one, and belongs to an object.
  func checkVersions() throws(MoneyFailure) {
    _ = try Store.identity(connection)
    let rows = try Statement(connection, "SELECT kind, name, version FROM object_versions ORDER BY kind, name")
    while try rows.next() {
      let noun = try rows.text(0)
      let name = try rows.text(1)
      _ = try StoredVersion(rows, 2)
      guard let kind = StoredKind.allCases.first(where: { noun.elementsEqual(UTF8Bytes($0.noun)) }) else {
        throw Statement.damaged("version of an unknown kind of object " + .quoted(noun))
      }
      guard try version(of: kind, name) != nil else {
        throw Statement.damaged("version of a missing " + Message(kind.noun) + " " + .quoted(name))
      }
    }
  }
}
