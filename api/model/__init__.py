"""The interface as a binding needs it, whatever the language: calls, owners, types, names and layouts.

Every emitter imports this room, and this room imports none of them. The words of a language and the
functions that it has by hand are handed in.
"""
