"""The facts that several pages and packages repeat: each has one source, and is written from it."""
