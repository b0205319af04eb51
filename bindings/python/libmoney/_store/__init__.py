"""Stores in a file."""
