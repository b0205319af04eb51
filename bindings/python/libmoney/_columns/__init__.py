"""Columns of amounts, and the arrays that they come from and go to."""
