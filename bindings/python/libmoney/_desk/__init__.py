"""The content of screens: converters, order forms and portfolio views."""
