-- What luacheck takes for granted: the names that Lua 5.4 and LuaJIT have. Lines are measured by tools/check/lint.sh.
std = "min"
max_line_length = false
globals = { "go_on" }
read_globals = {
  "jit",
  "unpack",
  "table.unpack",
  "string.pack",
  "string.unpack",
  "math.type",
  "math.mininteger",
  "math.maxinteger",
}
