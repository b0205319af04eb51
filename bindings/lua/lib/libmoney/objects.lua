--- What the classes have in Lua beside the functions of the library: iteration, transactions, and watching long calls.

local core = require("libmoney.core")

local unpack = table.unpack or unpack

-- The rows of an object, read when the iteration begins. The body of a loop may change the object.
local function rows_by(name)
  return function(self) return ipairs(self[name](self)) end
end

local function rows_by_index(self)
  local found = {}
  for index = 0, self:count() - 1 do
    found[index + 1] = self:at(index)
  end
  return ipairs(found)
end

local rows = {
  Bag = "amounts",
  Basket = "line_items",
  Catalogue = "products",
  CurrencyList = "items",
  Disposals = "rows",
  Invoice = "line_amounts",
  OpenLots = "rows",
  Portfolio = "transactions",
  Valuation = "positions",
  Wallet = "entries",
}

-- Runs a function, and what ends it in any case; then returns its results, or raises again what it raised.
local function finally(finish, body, ...)
  local results = { n = select("#", ...), ... }
  results = { pcall(body, unpack(results, 1, results.n)) }
  finish(results[1])
  if not results[1] then error(results[2], 0) end
  return unpack(results, 2, #results)
end

return function(libmoney)
  for name, method in pairs(rows) do
    libmoney[name].each = rows_by(method)
  end
  for _, name in ipairs({ "Locales", "RatesBuilder", "Registry" }) do
    libmoney[name].each = rows_by_index
  end

  --- Opens a store, saves what the function changes together, or nothing of it if the function raises.
  function libmoney.Store:transaction(body)
    self:begin()
    local results = { n = 0 }
    local function keep(...) results = { n = select("#", ...), ... } end
    local ok, failure = pcall(function() keep(body(self)) end)
    if not ok then
      self:rollback()
      error(failure, 0)
    end
    self:commit()
    return unpack(results, 1, results.n)
  end

  --- The names of the wallets, portfolios or others that the store has.
  function libmoney.Store:names(kind)
    local found = {}
    for index = 0, self:name_count(kind) - 1 do
      found[index + 1] = self:name_at(kind, index)
    end
    return found
  end

  libmoney.watch = function(listener, body, ...)
    if type(listener) ~= "function" then error("a listener must be a function", 2) end
    local before = core.watch(listener)
    return finally(function() core.watch(before) end, body, ...)
  end
end
