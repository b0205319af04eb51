"""Explanations: the computation of an amount as a tree."""
