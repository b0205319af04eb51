--- What the classes have in Lua beside the functions of the library: iteration, transactions, and watching long calls.

local core = require("libmoney.core")

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
  Disposals = "items",
  Invoice = "line_amounts",
  OpenLots = "items",
  Portfolio = "transactions",
  Valuation = "positions",
  Wallet = "entries",
}

-- Runs a function, and what ends it in any case; then returns its results, or raises again what it raised.
local function finally(finish, body, ...)
  local function told(ok, ...)
    finish(ok)
    if not ok then error((...), 0) end
    return ...
  end
  return told(pcall(body, ...))
end

return function(libmoney)
  for name, method in pairs(rows) do
    libmoney[name].each = rows_by(method)
  end
  for _, name in ipairs({ "Locales", "RatesBuilder", "CurrencyRegistry" }) do
    libmoney[name].each = rows_by_index
  end

  --- Saves what the function changes together, or nothing of it if the function raises.
  function libmoney.Store:transaction(body)
    self:begin()
    return finally(function(is_good)
      if is_good then self:commit() else self:rollback() end
    end, body, self)
  end

  --- The names of the wallets, portfolios or others that the store has.
  function libmoney.Store:names(kind)
    local found = {}
    for index = 0, self:name_count(kind) - 1 do
      found[index + 1] = self:name_at(kind, index)
    end
    return found
  end

  --- The keys that the calculator would take now, in the order of the enumeration.
  function libmoney.Calculator:allowed_keys()
    local bits, found = self:keys(), {}
    for place, key in ipairs(core.words("calculator_key")) do
      if math.floor(bits / 2 ^ (place - 1)) % 2 == 1 then found[#found + 1] = key end
    end
    return found
  end

  --- Watches the long calls of a function, such as reading a history of rates or adding up a column. The listener is given
  -- the units that are done and how many there are, or nil while that is not known. If it returns false, the call ends
  -- with an error, `cancelled`; if it raises, the call raises that. Both have changed nothing.
  --
  --     local rates = libmoney.watch(print, function() return libmoney.Rates.from_ecb_csv(text) end)
  libmoney.watch = function(listener, body, ...)
    if type(listener) ~= "function" then error("a listener must be a function", 2) end
    local before = core.watch(listener)
    return finally(function() core.watch(before) end, body, ...)
  end
end
