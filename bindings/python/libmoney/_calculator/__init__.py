"""Expressions and calculators."""
