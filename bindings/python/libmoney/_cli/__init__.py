"""The command line of ``python -m libmoney``."""
