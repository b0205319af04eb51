"""Runtimes without types: Ruby, PHP and Lua, whose extensions read one table of calls in C.

``rows.py`` makes the table; each language has its classes and names in a module of its own.
"""
