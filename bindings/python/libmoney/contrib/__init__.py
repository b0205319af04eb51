"""libmoney at home in other packages: each module here works with one of them.

No module is imported before you ask for it, and libmoney needs none of the packages.
"""
