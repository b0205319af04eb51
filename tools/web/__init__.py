"""The desk: the page that shows the library in a browser."""
