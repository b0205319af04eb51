"""Lists of currencies, as a screen shows them and a feed fills them."""
