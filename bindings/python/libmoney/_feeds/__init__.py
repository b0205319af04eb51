"""Feeds, and the requests that carry them."""
