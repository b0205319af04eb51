"""The content of screens: converters, currency lists, order forms and portfolio views."""
