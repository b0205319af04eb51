// swift-tools-version: 6.2
import PackageDescription

// `make smoke` builds file by file, so that an edit is built in seconds; the engine optimized even so. Without optimization
// Swift 6.3 copies parameters such as `BasketPolicy`, which has a member aligned to 16 bytes, from memory aligned to 8, and
// the program crashes.
let settings: [SwiftSetting] = Context.environment["MONEY_SMOKE"] == nil ? [] : [.unsafeFlags(["-O"])]

/// The modules of the engine; all but the first are domains.
let engine: [Target.Dependency] = [
  "MoneyCore", "MoneyLocale", "MoneyLedger", "MoneyTrade", "MoneyPortfolio", "MoneyCalculator", "MoneyFeeds",
  "MoneyDesk",
]

let package = Package(
  name: "money",
  products: [
    .library(name: "money", type: .dynamic, targets: ["MoneyABI"])
  ],
  targets: [
    // The engine: pure Swift. Its core imports nothing, and each domain only what stands below it.
    .target(name: "MoneyCore", swiftSettings: settings),
    .target(name: "MoneyLocale", dependencies: ["MoneyCore"], swiftSettings: settings),
    .target(name: "MoneyLedger", dependencies: ["MoneyCore"], swiftSettings: settings),
    .target(name: "MoneyTrade", dependencies: ["MoneyCore"], swiftSettings: settings),
    .target(name: "MoneyPortfolio", dependencies: ["MoneyCore"], swiftSettings: settings),
    .target(name: "MoneyCalculator", dependencies: ["MoneyCore"], swiftSettings: settings),
    .target(name: "MoneyFeeds", dependencies: ["MoneyCore", "MoneyPortfolio"], swiftSettings: settings),
    .target(
      name: "MoneyDesk", dependencies: ["MoneyCore", "MoneyLocale", "MoneyPortfolio", "MoneyFeeds"],
      swiftSettings: settings),
    // Documents in and out.
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .target(name: "MoneyJSON", dependencies: engine + ["CJansson", "CMachine"], swiftSettings: settings),
    // One file that survives a crash.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    // What a child of fork has to know about the stores of its parent.
    .target(name: "CForks", linkerSettings: [.linkedLibrary("pthread")]),
    .target(
      name: "MoneyStore",
      dependencies: [
        "MoneyCore", "MoneyLocale", "MoneyLedger", "MoneyPortfolio", "MoneyDesk", "CSQLite", "CForks",
        "CMachine",
      ],
      swiftSettings: settings),
    // The header, as a C target so that an edit to it is noticed.
    .target(
      name: "CMoney",
      path: ".",
      exclude: [
        "api", "Benchmarks", "cli", "Makefile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE",
        "Sources/MoneyABI",
        "Sources/MoneyCore", "Sources/MoneyLocale", "Sources/MoneyLedger", "Sources/MoneyTrade",
        "Sources/MoneyPortfolio",
        "Sources/MoneyCalculator", "Sources/MoneyFeeds", "Sources/MoneyDesk", "Sources/MoneyJSON", "Sources/MoneyStore",
        "Sources/CJansson", "Sources/CSQLite",
        "Sources/CMachine", "Sources/CForks", "Tests", "bindings", "docs", "examples",
        "share", "symbols.txt", "tools",
      ],
      sources: ["Sources/CMoney"],
      publicHeadersPath: "include"
    ),
    // The machine's threads, memory and wider vectors, which the engine knows nothing of.
    .target(name: "CMachine", linkerSettings: [.linkedLibrary("pthread")]),
    .target(
      name: "MoneyABI", dependencies: engine + ["MoneyJSON", "MoneyStore", "CMoney", "CMachine"],
      swiftSettings: settings),
    .testTarget(name: "MoneyCoreTests", dependencies: engine),
    .testTarget(name: "MoneyStoreTests", dependencies: engine + ["MoneyStore", "MoneyCoreTests"]),
    .testTarget(name: "MoneyJSONTests", dependencies: engine + ["MoneyJSON", "MoneyCoreTests", "CJansson"]),
  ]
)
