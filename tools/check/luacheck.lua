-- Configures luacheck: the standard names of Lua 5.4 and LuaJIT. tools/check/lint.sh measures the length of lines.
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
