"""The WebAssembly build: what it exports, and how the suites run it."""
