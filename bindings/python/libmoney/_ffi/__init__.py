"""Under the raw layer: handles, structures made at first use, and calls that exclude each other."""
