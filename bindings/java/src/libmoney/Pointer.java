package libmoney;

/** The address of an object that the library has created. */
record Pointer(long at) {}
