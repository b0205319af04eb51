"""Pages of results that programs write from what tests recorded."""
