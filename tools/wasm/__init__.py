"""The WebAssembly build: its exports, and the suites' runner."""
