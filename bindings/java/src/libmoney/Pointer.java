package libmoney;

/** The address of an object that the library has made. */
record Pointer(long at) {}
