"""The test suites: what each target runs, in which order, on what."""
