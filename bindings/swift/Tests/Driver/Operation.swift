import LibMoney

private let modes: [String: Rounding] = [
  "half_even": .halfEven, "half_up": .halfUp, "half_down": .halfDown, "down": .down, "up": .up, "floor": .floor,
  "ceiling": .ceiling, "unnecessary": .unnecessary,
]

/// One operation on amounts, which another program does with the library of C.
func operation(_ vector: Vector) throws -> Vector {
  let a = try Money(vector.text("a"))
  let digits = Digits.count(UInt32(vector["digits"] as? Int ?? 0))
  let rounding = modes[vector.optional("rounding") ?? ""] ?? .halfEven
  switch try vector.text("name") {
  case "add": return ["result": try (a + Money(vector.text("b"))).description]
  case "subtract": return ["result": try (a - Money(vector.text("b"))).description]
  case "compare":
    let b = try Money(vector.text("b"))
    return ["result": try a < b ? "-1" : a > b ? "1" : "0"]
  case "equal": return ["result": try a == Money(vector.text("b")) ? "1" : "0"]
  case "multiply": return ["result": try a.times(vector.decimal("factor"), digits, rounding).description]
  case "divide":
    let divided = try a.divided(by: vector.decimal("factor"), digits: digits, rounding: rounding)
    return ["result": divided.value.description]
  case "quantize": return ["result": try a.rounded(digits, rounding).description]
  case "split": return ["result": try a.split(vector["count"] as? Int ?? 0).map(\.description).joined(separator: ",")]
  case let name: throw Broken(description: "no operation is called \(name)")
  }
}
