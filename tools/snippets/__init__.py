"""The fenced blocks of the pages, compiled and run."""
