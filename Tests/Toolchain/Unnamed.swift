// A module for which the compiler makes functions without names. As text they are numbered; its writer of bitcode ends.

@inline(never)
public func steps(_ number: Int, _ given: @escaping (Int) -> Int) -> [(Int) -> Int] {
  [{ $0 &+ number }, { given($0) &* number }]
}

@_cdecl("money_toolchain_sum")
public func sum(_ number: Int) -> Int {
  steps(number, { $0 ^ number }).reduce(0) { $0 &+ $1(number) }
}
