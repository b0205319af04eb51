"""Pages of results that programs write from the records of tests."""
