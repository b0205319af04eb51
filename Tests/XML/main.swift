// Writes the trees of documents, for comparison with another parser: Tests/Model/run_xml.py.
//
// The input is a sequence of documents, each after its length in four bytes, low byte first. The output is a line for each:
// "- STATUS POSITION MESSAGE" for a rejected document, or "+ " and its elements as
// NAME|NUMBER|LINE|COLUMN|CURRENCY|TEXT(CHILDREN), with other bytes than letters, digits and a few signs in hexadecimal.

import Glibc
import MoneyCore
import MoneyXML

func readAll() -> [UInt8] {
  var all: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 20)
  while true {
    let count = read(0, &piece, piece.count)
    if count <= 0 { return all }
    all.append(contentsOf: piece[..<count])
  }
}

func vocabulary() -> XMLVocabulary {
  var vocabulary = XMLVocabulary()
  vocabulary.keep(.elements, "Document Invoice Party Line")
  vocabulary.keep(.text, "ID Amount Name", in: "urn:leaf")
  vocabulary.keep(.either, "Mixed")
  return vocabulary
}

struct Output {
  var output: [UInt8] = []

  mutating func write(_ bytes: some Sequence<UInt8>) {
    let digits = Array("0123456789abcdef".utf8)
    for byte in bytes {
      let isPlain = ASCII.isLetter(byte) || ASCII.isDigit(byte) || [0x20, 0x2E, 0x2D].contains(byte)
      if isPlain {
        output.append(byte)
      } else {
        output += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }

  mutating func write(_ element: XMLElement) {
    write(element.name)
    output += Array("|\(element.number)|\(element.line)|\(element.column)|".utf8)
    write(element.currency)
    output.append(0x7C)
    write(element.text)
    output.append(0x28)
    for child in element.children { write(child) }
    output.append(0x29)
  }

  mutating func show(_ document: UnsafeRawBufferPointer) {
    do throws(MoneyFailure) {
      let tree = try XMLTree.read(document, wanted: "a document") { namespace, _ in
        namespace.elementsEqual("urn:other".utf8) ? nil : vocabulary()
      }
      output += [0x2B, 0x20]
      write(tree.root)
    } catch {
      output += Array("- \(error.status.rawValue) \(error.position ?? -1) ".utf8)
      output += error.message.line
    }
    output.append(0x0A)
    if output.count > 1 << 20 {
      flush()
    }
  }

  mutating func flush() {
    var start = 0
    while start < output.count {
      let count = output.withUnsafeBytes { Glibc.write(1, $0.baseAddress.map { $0 + start }, output.count - start) }
      if count <= 0 { exit(1) }
      start += count
    }
    output.removeAll(keepingCapacity: true)
  }
}

let input = readAll()
var output = Output()
input.withUnsafeBytes { bytes in
  var index = 0
  while index + 4 <= bytes.count {
    let length = (0..<4).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
    index += 4
    let end = min(bytes.count, index + length)
    output.show(UnsafeRawBufferPointer(rebasing: bytes[index..<end]))
    index = end
  }
}
output.flush()
