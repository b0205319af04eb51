"""Portfolios, their valuations, and returns."""
