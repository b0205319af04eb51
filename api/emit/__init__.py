"""Generates files from the description: one module for each target."""
