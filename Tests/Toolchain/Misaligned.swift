// A struct whose member of 128 bits follows several small ones, and a function that returns it in registers.
//
// Without optimization the compiler writes the registers to a place on the stack that is aligned to 8 bytes, and copies the
// struct from there as if it were aligned to 16. The program ends with SIGSEGV where the place is not.

struct Step {
  var number: Int128
  var scale: UInt32
}

struct Policy {
  var first: UInt8, second: UInt8, third: UInt8, fourth: UInt8, fifth: UInt8, sixth: UInt8
  var step: Step?
}

@inline(never)
func policy(_ number: UInt8) -> Policy {
  Policy(
    first: number, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, step: Step(number: Int128(number), scale: 2))
}

@inline(never)
func count(_ policies: Policy...) -> Int { policies.count }

func even() -> Int {
  let made = policy(1)
  let others = [made, policy(1)]
  return count(made, others[1])
}

func odd() -> Int {
  let first = policy(1)
  let second = policy(2)
  let third = policy(3)
  return count(first, second, third)
}

@main
struct Case {
  static func main() { print(even() + odd()) }
}
