/// The message digest SHA-256. Source: FIPS 180-4.
///
/// The constants are computed, not listed: they are fraction bits of the roots of the first 64 primes (section 4.2.2).
package struct SHA256 {
  private var constants: [UInt32] = []
  private var start: [UInt32] = []

  package init() {
    var number: UInt128 = 2
    while constants.count < 64 {
      if SHA256.isPrime(number) {
        constants.append(SHA256.root(of: number << 96, isCube: true))
        if start.count < 8 { start.append(SHA256.root(of: number << 64, isCube: false)) }
      }
      number &+= 1
    }
  }

  private static func isPrime(_ number: UInt128) -> Bool {
    var divisor: UInt128 = 2
    while divisor &* divisor <= number {
      if number % divisor == 0 { return false }
      divisor &+= 1
    }
    return true
  }

  /// The lowest 32 bits of the integer root of a number below 2^105, whose root is below 2^37.
  private static func root(of number: UInt128, isCube: Bool) -> UInt32 {
    var root: UInt128 = 0
    var bit: UInt128 = 1 << 37
    while bit > 0 {
      let candidate = root | bit
      let square = candidate &* candidate
      if (isCube ? square &* candidate : square) <= number { root = candidate }
      bit >>= 1
    }
    return UInt32(truncatingIfNeeded: root)
  }

  /// The 32 bytes of the digest of a message.
  package func digest(_ message: [UInt8]) -> [UInt8] {
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let length = UInt64(message.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
    }
    var state = start
    var words = [UInt32](repeating: 0, count: 64)
    var place = 0
    while place < padded.count {
      mix(padded[place..<place &+ 64], into: &state, &words)
      place &+= 64
    }
    var digest: [UInt8] = []
    for word in state {
      for shift in stride(from: 24, through: 0, by: -8) {
        digest.append(UInt8(truncatingIfNeeded: word >> UInt32(shift)))
      }
    }
    return digest
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 &- count) }

  private func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32], _ words: inout [UInt32]) {
    for index in 0..<16 {
      var word: UInt32 = 0
      for offset in 0..<4 { word = word << 8 | UInt32(block[block.startIndex &+ 4 &* index &+ offset]) }
      words[index] = word
    }
    for index in 16..<64 {
      let (early, late) = (words[index &- 15], words[index &- 2])
      let first = SHA256.turned(early, 7) ^ SHA256.turned(early, 18) ^ early >> 3
      let second = SHA256.turned(late, 17) ^ SHA256.turned(late, 19) ^ late >> 10
      words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let second = SHA256.turned(e, 6) ^ SHA256.turned(e, 11) ^ SHA256.turned(e, 25)
      let one = h &+ second &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
      let first = SHA256.turned(a, 2) ^ SHA256.turned(a, 13) ^ SHA256.turned(a, 22)
      let two = first &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ one)
      (d, c, b, a) = (c, b, a, one &+ two)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }
}
