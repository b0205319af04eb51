"""What a screen shows: converters, currency lists, order forms and portfolio views."""
