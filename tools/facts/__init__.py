"""The facts that several pages and packages repeat: each is written from a single source."""
