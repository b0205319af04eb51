"""Reads the public headers into one description of the interface.

The headers are the source. What C cannot say stands in their doc comments, in one fixed form that
``comment.py`` reads strictly; ``roles.py`` holds the conventions that decide everything else.
"""
