"""Runtimes without types: Ruby, PHP and Lua, whose extensions read one table of calls in C.

``rows.py`` generates the table; a module for each language generates its classes and names.
"""
