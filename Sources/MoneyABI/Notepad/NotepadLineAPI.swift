import CMoney
import MoneyCore
import MoneyNotepad

@_cdecl("money_notepad_line_count") @implementation
public func money_notepad_line_count(
  _ notepad: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in try Boundary.notepad(notepad).value.lineCount }
}

@_cdecl("money_notepad_line_at") @implementation
public func money_notepad_line_at(
  _ notepad: OpaquePointer?, _ index: Int, _ line: UnsafeMutablePointer<money_notepad_line_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(line, "line", error) { output throws(MoneyFailure) in
    let handle = try Boundary.notepad(notepad)
    Boundary.write(try Boundary.line(index, of: handle.value), to: output)
  }
}

@_cdecl("money_notepad_lines") @implementation
public func money_notepad_lines(
  _ notepad: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_notepad_line_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let handle = try Boundary.notepad(notepad)
    try page.fill(of: handle.value.lineCount) { (index, row) throws(MoneyFailure) in
      Boundary.write(try Boundary.line(index, of: handle.value), to: row)
    }
  }
}

@_cdecl("money_notepad_changes") @implementation
public func money_notepad_changes(
  _ notepad: OpaquePointer?, _ since: UInt64, _ first: Int, _ rows: UnsafeMutablePointer<money_notepad_line_t>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let handle = try Boundary.notepad(notepad)
    try Boundary.checkMemory(handle.value.lineCount, of: MemoryLayout<Int>.stride * 4)
    try Boundary.fill(&page, handle.value, handle.value.changes(since: since))
  }
}

@_cdecl("money_notepad_line_text") @implementation
public func money_notepad_line_text(
  _ notepad: OpaquePointer?, _ index: Int, _ part: money_line_part_t, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    guard let part = NotepadLine.Part(rawValue: part) else {
      throw MoneyFailure(.argument, "part must be MONEY_LINE_SOURCE to MONEY_LINE_CARET, got " + .number(Int(part)))
    }
    let handle = try Boundary.notepad(notepad)
    let index = try Boundary.index(index, of: handle.value.lineCount)
    return .bytes(handle.value.text(part, of: index))
  }
}

@_cdecl("money_notepad_line_reading_at") @implementation
public func money_notepad_line_reading_at(
  _ notepad: OpaquePointer?, _ index: Int, _ reading: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    let handle = try Boundary.notepad(notepad)
    let line = try Boundary.line(index, of: handle.value)
    let reading = try Boundary.index(reading, of: line.readingCount)
    return .bytes(handle.value.reading(reading, of: index))
  }
}

@_cdecl("money_notepad_line_amounts") @implementation
public func money_notepad_line_amounts(
  _ notepad: OpaquePointer?, _ index: Int, _ first: Int, _ rows: UnsafeMutablePointer<money_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let handle = try Boundary.notepad(notepad)
    let amounts = handle.value.amounts(of: try Boundary.index(index, of: handle.value.lineCount))
    try page.fill(of: amounts.count) { (index, row) throws(MoneyFailure) in Boundary.write(amounts[index], to: row) }
  }
}

@_cdecl("money_notepad_line_conversions") @implementation
public func money_notepad_line_conversions(
  _ notepad: OpaquePointer?, _ index: Int, _ first: Int, _ rows: UnsafeMutablePointer<money_conversion_t>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let handle = try Boundary.notepad(notepad)
    let conversions = try handle.value.conversions(of: try Boundary.index(index, of: handle.value.lineCount))
    try page.fill(of: conversions.count) { (index, row) throws(MoneyFailure) in
      try Boundary.write(conversions[index], now: nil, to: row)
    }
  }
}

@_cdecl("money_notepad_line_dependencies") @implementation
public func money_notepad_line_dependencies(
  _ notepad: OpaquePointer?, _ index: Int, _ first: Int, _ rows: UnsafeMutablePointer<money_notepad_line_t>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let handle = try Boundary.notepad(notepad)
    try Boundary.checkMemory(handle.value.lineCount, of: MemoryLayout<Int>.stride * 4)
    let index = try Boundary.index(index, of: handle.value.lineCount)
    try Boundary.fill(&page, handle.value, handle.value.dependencies(of: index))
  }
}

extension Boundary {
  fileprivate static func line(_ index: Int, of notepad: Notepad) throws(MoneyFailure) -> NotepadLine {
    guard let line = notepad.line(index) else { throw pastEnd(index, of: notepad.lineCount) }
    return line
  }

  /// Fills a page with the lines at indices.
  fileprivate static func fill(
    _ page: inout RowPage<money_notepad_line_t>, _ notepad: Notepad, _ indices: [Int]
  ) throws(MoneyFailure) {
    try page.fill(of: indices.count) { (index, row) throws(MoneyFailure) in
      write(try line(indices[index], of: notepad), to: row)
    }
  }

  fileprivate static func write(_ line: NotepadLine, to output: UnsafeMutablePointer<money_notepad_line_t>) {
    output.pointee.index = UInt64(line.index)
    output.pointee.version = line.version
    output.pointee.kind = line.kind.rawValue
    output.pointee.flags = line.flags.rawValue
    write(line.number, to: &output.pointee.number)
    if let amount = line.amount { write(amount, to: &output.pointee.amount) }
    output.pointee.status = line.failure?.status.rawValue ?? MONEY_OK
    output.pointee.position = line.failure?.position.map { Int64($0) } ?? -1
    output.pointee.amount_count = UInt64(line.amountCount)
    output.pointee.conversion_count = UInt64(line.conversionCount)
    output.pointee.reading_count = UInt64(line.readingCount)
  }
}
