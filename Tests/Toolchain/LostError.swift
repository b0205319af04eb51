// A function that throws, and throws nothing here, but whose caller catches an error.
//
// `last` ends with a jump to memmove. It has used the register of the thrown error for its sums, since that register is free
// after the last `throw`. The jump skips the end of the function, which would have cleared it.

struct Failure: Error {}

nonisolated(unsafe) var length = 0

@inline(never)
func last(_ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: Int) throws(Failure) {
  if count < 0 { throw Failure() }
  var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8
  for index in 0..<count {
    let byte = Int(source.load(fromByteOffset: index, as: UInt8.self))
    a = a &* b ^ byte
    b = b &* c ^ a
    c = c &* d ^ b
    d = d &* e ^ c
    e = e &* f ^ d
    f = f &* g ^ e
    g = g &* h ^ f
    h = h &* a ^ g
  }
  target.copyMemory(from: source + ((a ^ b ^ c ^ d ^ e ^ f ^ g ^ h) & 1), byteCount: count)
}

@inline(never)
func setLength(_ new: Int) { length = new }

@main
struct Case {
  static func main() {
    setLength(1)
    let source = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
    let target = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
    source.initializeMemory(as: UInt8.self, repeating: 1, count: 16)
    do throws(Failure) { try last(target, source, length) } catch { return print("thrown by nobody") }
    print("right")
  }
}
