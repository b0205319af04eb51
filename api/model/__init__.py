"""The interface in the form that bindings need: calls, owners, types, names and layouts.

Every emitter imports this package, which imports no emitter. The words of a language and its
hand-written functions are arguments.
"""
