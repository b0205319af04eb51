// swift-tools-version: 6.2
import PackageDescription

// `make smoke` compiles file by file, so that an edit is rebuilt in seconds, but optimizes the engine. Without optimization
// the compiler copies some structs with a 128-bit member from memory aligned to 8 bytes, and the program crashes:
// docs/decisions/toolchain.md.
let hot: [SwiftSetting] = Context.environment["MONEY_SMOKE"] == nil ? [] : [.unsafeFlags(["-O"])]

/// `make` compiles for size, except for code that is called millions of times per second.
let isSmall = Context.environment["MONEY_SMALL"] != nil
let small: [SwiftSetting] = isSmall ? [.unsafeFlags(["-Osize"])] : hot
let tests: [SwiftSetting] = isSmall ? [.unsafeFlags(["-Osize"])] : []

/// Inlining increases the code size. `outlined` disables it, except for functions marked `@inline(always)`, which the hot
/// calls use. For modules without hot calls, `cold` also disables it in LLVM.
let outlined: [SwiftSetting] =
  small + (isSmall ? [.unsafeFlags(["-Xfrontend", "-sil-inline-threshold", "-Xfrontend", "0"])] : [])
let cold: [SwiftSetting] = outlined + (isSmall ? [.unsafeFlags(["-Xllvm", "-inline-threshold=0"])] : [])

/// The modules of the engine; all but the first are domains.
let engine: [Target.Dependency] = [
  "MoneyCore", "MoneyReturns", "MoneyLocale", "MoneyLedger", "MoneyTrade", "MoneyPortfolio", "MoneyCalculator",
  "MoneyNotepad", "MoneyFeeds", "MoneyDesk", "MoneyXML", "MoneyInvoice", "MoneyBank",
  "MoneyBooks",
]

let package = Package(
  name: "money",
  products: [
    .library(name: "money", type: .dynamic, targets: ["MoneyABI"]),
    .library(name: "LibMoney", targets: ["LibMoney"]),
    .library(name: "LibMoneyJSON", targets: ["LibMoneyJSON"]),
  ],
  targets: [
    // The engine: pure Swift. Its core imports nothing, and each domain only modules below it.
    .target(name: "MoneyCore", swiftSettings: hot),
    .target(name: "MoneyXML", dependencies: ["MoneyCore"], swiftSettings: cold),
    .target(name: "MoneyLocale", dependencies: ["MoneyCore"], swiftSettings: cold),
    .target(name: "MoneyLedger", dependencies: ["MoneyCore"], swiftSettings: hot),
    .target(name: "MoneyTrade", dependencies: ["MoneyCore"], swiftSettings: cold),
    .target(name: "MoneyInvoice", dependencies: ["MoneyCore", "MoneyTrade", "MoneyXML"], swiftSettings: cold),
    .target(name: "MoneyBank", dependencies: ["MoneyCore", "MoneyLedger", "MoneyXML"], swiftSettings: cold),
    .target(
      name: "MoneyBooks", dependencies: ["MoneyCore", "MoneyLedger", "MoneyTrade", "MoneyPortfolio"],
      swiftSettings: cold),
    .target(name: "MoneyReturns", dependencies: ["MoneyCore"], swiftSettings: hot),
    .target(name: "MoneyPortfolio", dependencies: ["MoneyCore", "MoneyReturns"], swiftSettings: cold),
    .target(name: "MoneyCalculator", dependencies: ["MoneyCore"], swiftSettings: hot),
    .target(
      name: "MoneyNotepad", dependencies: ["MoneyCore", "MoneyLocale", "MoneyCalculator"], swiftSettings: cold),
    .target(name: "MoneyFeeds", dependencies: ["MoneyCore", "MoneyPortfolio"], swiftSettings: cold),
    .target(
      name: "MoneyDesk",
      dependencies: ["MoneyCore", "MoneyLocale", "MoneyLedger", "MoneyTrade", "MoneyPortfolio", "MoneyFeeds"],
      swiftSettings: cold),
    // Reading and writing documents.
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .target(name: "MoneyJSON", dependencies: engine + ["CJansson", "CMachine"], swiftSettings: cold),
    // One file that survives a crash.
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("dl")]),
    // Prevents a child of fork from using the stores of its parent.
    .target(name: "CForks", linkerSettings: [.linkedLibrary("pthread")]),
    .target(
      name: "MoneyStore",
      dependencies: [
        "MoneyCore", "MoneyLocale", "MoneyLedger", "MoneyPortfolio", "MoneyDesk", "CSQLite", "CForks",
        "CMachine",
      ],
      swiftSettings: cold),
    // The header, as a C target so that an edit to it is noticed.
    .target(
      name: "CMoney",
      path: ".",
      exclude: [
        "api", "Benchmarks", "cli", "Makefile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md",
        "SECURITY.md", "LICENSE",
        "Sources/MoneyABI",
        "Sources/MoneyCore", "Sources/MoneyLocale", "Sources/MoneyLedger", "Sources/MoneyTrade",
        "Sources/MoneyPortfolio", "Sources/MoneyReturns", "Sources/MoneyCalculator", "Sources/MoneyNotepad",
        "Sources/MoneyFeeds", "Sources/MoneyDesk", "Sources/MoneyJSON", "Sources/MoneyStore",
        "Sources/MoneyXML", "Sources/MoneyInvoice", "Sources/MoneyBank", "Sources/MoneyBooks",
        "Sources/CJansson", "Sources/CSQLite",
        "Sources/CMachine", "Sources/CForks", "Sources/CWasm", "Tests", "bindings", "docs", "examples",
        "share", "symbols.txt", "tools",
      ],
      sources: ["Sources/CMoney"],
      publicHeadersPath: "include"
    ),
    // The machine's threads, memory and wider vectors, hidden from the engine.
    .target(name: "CMachine", linkerSettings: [.linkedLibrary("pthread")]),
    .target(
      name: "MoneyABI", dependencies: engine + ["MoneyJSON", "MoneyStore", "CMoney", "CMachine"],
      swiftSettings: outlined),
    // The binding for programs in Swift: the engine, in the idiom of the language, and the documents that jansson reads.
    .target(name: "LibMoney", dependencies: engine, path: "bindings/swift/Sources/LibMoney"),
    .target(
      name: "LibMoneyJSON", dependencies: ["LibMoney", "MoneyJSON"], path: "bindings/swift/Sources/LibMoneyJSON"),
    // Answers golden vectors with the binding.
    .executableTarget(
      name: "MoneyDriver", dependencies: ["LibMoney", "LibMoneyJSON"], path: "bindings/swift/Tests/Driver"),
    .executableTarget(name: "MoneyBench", dependencies: ["LibMoney"], path: "bindings/swift/Benchmark"),
    .testTarget(
      name: "LibMoneyTests", dependencies: ["LibMoney", "LibMoneyJSON"], path: "bindings/swift/Tests/LibMoneyTests",
      swiftSettings: tests
    ),
    // Shows the trees of documents in XML, for the comparison with expat.
    .executableTarget(name: "MoneyTrees", dependencies: ["MoneyCore", "MoneyXML"], path: "Tests/XML"),
    .testTarget(name: "MoneyCoreTests", dependencies: engine, swiftSettings: tests),
    .testTarget(
      name: "MoneyStoreTests", dependencies: engine + ["MoneyStore", "MoneyCoreTests"], swiftSettings: tests),
    .testTarget(
      name: "MoneyJSONTests", dependencies: engine + ["MoneyJSON", "MoneyCoreTests", "CJansson"],
      swiftSettings: tests),
  ]
)

// The tests in Swift call no exported function; compiling the module of these would lengthen their build by minutes.
if Context.environment["MONEY_TESTS"] != nil {
  package.products.removeAll { $0.name == "money" }
  package.targets.removeAll { ["MoneyABI", "MoneyBench"].contains($0.name) }
}
