"""Amounts in words."""
