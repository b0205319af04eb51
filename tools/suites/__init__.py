"""The test suites: the tasks of each target, their order, and the builds that they use."""
