/* jansson asserts its internal invariants. A message could not be shown anywhere. */
void __assert_fail(const char *condition, const char *file, int line, const char *function);

void __assert_fail(const char *condition, const char *file, int line, const char *function)
{
    (void)condition;
    (void)file;
    (void)line;
    (void)function;
    __builtin_trap();
}
