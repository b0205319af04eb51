"""Makes the book: the site of `make docs`, its reference, and the manual pages."""
