"""The programs on a language's own pages: its first fifteen minutes and its cookbook."""
