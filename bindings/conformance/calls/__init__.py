"""Vectors through calls by name, for hosts without classes of their own."""
