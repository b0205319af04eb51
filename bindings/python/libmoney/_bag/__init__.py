"""Bags: exact sums of amounts in several currencies."""
