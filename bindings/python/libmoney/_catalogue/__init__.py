"""Catalogues of products."""
