rockspec_format = "3.0"
package = "libmoney"
version = "0.2.0-1"
source = {
  url = "file://libmoney-lua-0.2.0.tgz",
}
description = {
  summary = "Exact amounts of money, exchange rates, wallets, invoices and portfolios",
  detailed = [[
Amounts are exact and never change, rates come with the way that a conversion took, and every function of the C library is
there. For Lua 5.4 and LuaJIT on Linux.]],
  license = "MIT",
  labels = { "money", "currency", "decimal" },
}
supported_platforms = { "linux" }
dependencies = {
  "lua >= 5.1, < 5.5",
}
external_dependencies = {
  MONEY = { header = "money.h" },
}
build = {
  type = "builtin",
  modules = {
    libmoney = "lib/libmoney.lua",
    ["libmoney.amounts"] = "lib/libmoney/amounts.lua",
    ["libmoney.bytes"] = "lib/libmoney/bytes.lua",
    ["libmoney.curl"] = "lib/libmoney/curl.lua",
    ["libmoney.feeds"] = "lib/libmoney/feeds.lua",
    ["libmoney.jit_values"] = "lib/libmoney/jit_values.lua",
    ["libmoney.methods"] = "lib/libmoney/methods.lua",
    ["libmoney.objects"] = "lib/libmoney/objects.lua",
    ["libmoney.values"] = "lib/libmoney/values.lua",
    ["libmoney.core"] = {
      sources = {
        "src/arguments.c",
        "src/call.c",
        "src/compat.c",
        "src/core.c",
        "src/errors.c",
        "src/lift.c",
        "src/listen.c",
        "src/lower.c",
        "src/objects.c",
        "src/operators.c",
        "src/run.c",
        "src/tables.c",
        "src/values.c",
      },
      libraries = { "money" },
      incdirs = { "$(MONEY_INCDIR)" },
      libdirs = { "$(MONEY_LIBDIR)" },
    },
  },
  copy_directories = { "types" },
}
