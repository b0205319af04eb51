import CMoney
import MoneyCore
import MoneyLocale
import MoneyNotepad

@_cdecl("money_notepad_options_init") @implementation
public func money_notepad_options_init(_ options: UnsafeMutablePointer<money_notepad_options_t>?) {
  options?.pointee = Boundary.notepadDefaults
}

@_cdecl("money_notepad_new") @implementation
public func money_notepad_new(
  _ options: UnsafePointer<money_notepad_options_t>?, _ notepad: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(notepad, "notepad", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: Handle(Notepad(try Boundary.notepadOptions(options))))
  }
}

@_cdecl("money_notepad_free") @implementation
public func money_notepad_free(_ notepad: OpaquePointer?) {
  Boundary.release(notepad, as: Handle<Notepad>.self)
}

@_cdecl("money_notepad_set_options") @implementation
public func money_notepad_set_options(
  _ notepad: OpaquePointer?, _ options: UnsafePointer<money_notepad_options_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeNotepad(notepad, error) { (notepad: inout Notepad) throws(MoneyFailure) in
    let options = try Boundary.notepadOptions(options)
    try Boundary.checkMemory(notepad.lineCount, of: Boundary.mostOfLine)
    notepad.setOptions(options)
  }
}

@_cdecl("money_notepad_set_rates") @implementation
public func money_notepad_set_rates(
  _ notepad: OpaquePointer?, _ rates: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeNotepad(notepad, error) { (notepad: inout Notepad) throws(MoneyFailure) in
    try Boundary.checkMemory(notepad.lineCount, of: Boundary.mostOfLine)
    notepad.setRates(try Boundary.optionalTable(rates))
  }
}

@_cdecl("money_notepad_set_text") @implementation
public func money_notepad_set_text(
  _ notepad: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeNotepad(notepad, error) { (notepad: inout Notepad) throws(MoneyFailure) in
    let bytes = try Boundary.notepadText(text, length)
    try Boundary.checkMemory(Notepad.lineCount(bytes), of: Boundary.mostOfLine)
    try Boundary.checkMemory(bytes.count, of: Boundary.mostOfTyped)
    try notepad.setText(bytes)
  }
}

@_cdecl("money_notepad_set_line") @implementation
public func money_notepad_set_line(
  _ notepad: OpaquePointer?, _ index: Int, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeNotepad(notepad, error) { (notepad: inout Notepad) throws(MoneyFailure) in
    let bytes = try Boundary.notepadText(text, length)
    let index = try Boundary.index(index, of: notepad.lineCount)
    try Boundary.checkChange(notepad, bytes)
    try notepad.setLine(index, bytes)
  }
}

@_cdecl("money_notepad_insert_line") @implementation
public func money_notepad_insert_line(
  _ notepad: OpaquePointer?, _ index: Int, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeNotepad(notepad, error) { (notepad: inout Notepad) throws(MoneyFailure) in
    let bytes = try Boundary.notepadText(text, length)
    let index = try Boundary.index(index, of: notepad.lineCount + 1)
    try Boundary.checkChange(notepad, bytes)
    try notepad.insertLine(index, bytes)
  }
}

@_cdecl("money_notepad_remove_line") @implementation
public func money_notepad_remove_line(
  _ notepad: OpaquePointer?, _ index: Int, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeNotepad(notepad, error) { (notepad: inout Notepad) throws(MoneyFailure) in
    let index = try Boundary.index(index, of: notepad.lineCount)
    try Boundary.checkMemory(notepad.lineCount, of: Boundary.mostOfMovedLine)
    try notepad.removeLine(index)
  }
}

extension Boundary {
  /// The memory that evaluating a line may need, including its answer.
  static var mostOfLine: Int { 1024 }
  /// The memory that a change may need for each other line.
  static var mostOfMovedLine: Int { 384 }
  /// The memory that a byte of the text may need.
  static var mostOfTyped: Int { 8 }

  static func notepad(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Handle<Notepad> {
    try handle(pointer, of: Notepad.self, "notepad")
  }

  fileprivate static func changeNotepad(
    _ pointer: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?,
    _ body: (inout Notepad) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    call(error, zeroing: {}) { () throws(MoneyFailure) in try body(&notepad(pointer).value) }
  }

  /// Reads a text, which may be null with length 0.
  fileprivate static func notepadText(
    _ text: UnsafePointer<CChar>?, _ length: Int
  ) throws(MoneyFailure) -> UnsafeBufferPointer<UInt8> {
    if text == nil, length == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    return try self.text(text, length, limit: Notepad.longestText, "text")
  }

  fileprivate static func checkChange(
    _ notepad: Notepad, _ text: UnsafeBufferPointer<UInt8>
  ) throws(MoneyFailure) {
    try checkMemory(notepad.lineCount, of: mostOfMovedLine)
    try checkMemory(text.count, of: mostOfTyped)
  }

  static var notepadDefaults: money_notepad_options_t {
    money_notepad_options_t(
      struct_size: UInt32(MemoryLayout<money_notepad_options_t>.size), reading: MONEY_READING_STRICT, today: Int32.min,
      max_gap: 0, digits: MONEY_DIGITS_CURRENCY, rounding: MONEY_ROUND_HALF_EVEN, locale: nil, home: nil, registry: nil)
  }

  /// Reads the options of a notepad; null is the defaults.
  fileprivate static func notepadOptions(
    _ pointer: UnsafePointer<money_notepad_options_t>?
  ) throws(MoneyFailure) -> NotepadOptions {
    var options = NotepadOptions()
    guard let pointer else { return options }
    let given = try self.options(pointer, "MONEY_NOTEPAD_OPTIONS_INIT")
    guard let reading = NotepadOptions.Reading(rawValue: given.reading) else {
      throw notOne(of: "MONEY_READING_", "options.reading", given.reading)
    }
    guard given.max_gap >= 0 else { throw tooSmall("options.max_gap", Int64(given.max_gap), least: 0) }
    options.reading = reading
    options.today = try optionalDay(given.today)
    options.maximumGap = given.max_gap
    options.digits = try digits(given.digits)
    options.rounding = try rounding(given.rounding)
    options.registry = registry(given.registry)
    if let locale = given.locale, locale[0] != 0 { options.locale = try self.locale(locale) }
    if let home = try optionalCode(given.home, "home") {
      try CurrencyRegistry.check(home, in: options.registry)
      options.home = home
    }
    return options
  }
}
