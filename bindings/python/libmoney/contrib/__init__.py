"""Integrations with other packages, one module per package.

A module is imported only on request, and libmoney requires none of the packages.
"""
