extension StaticString {
  package func isEqual(to bytes: some Sequence<UInt8>) -> Bool {
    withUTF8Buffer { $0.elementsEqual(bytes) }
  }

  /// True if the bytes are one of the words, which are separated by spaces.
  package func hasWord(_ bytes: [UInt8]) -> Bool {
    withUTF8Buffer { words in
      var start = 0
      while start <= words.count {
        let end = words[start...].firstIndex(of: ASCII.space) ?? words.count
        if words[start..<end].elementsEqual(bytes) { return true }
        start = end + 1
      }
      return false
    }
  }
}
