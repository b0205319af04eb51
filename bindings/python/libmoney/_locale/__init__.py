"""Amounts as people in a country read and write them."""
