--- Additions of Lua to the classes of the library: iteration, transactions, and progress of long calls.

local core = require("libmoney.core")

-- The rows of an object, read when the iteration starts. The body of the loop may change the object.
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
  Explanation = "nodes",
  Invoice = "line_amounts",
  Notepad = "lines",
  OpenLots = "items",
  Portfolio = "transactions",
  Valuation = "positions",
  Wallet = "entries",
}

-- Runs a function, then a finalizer in any case, and returns the results or raises the error again.
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

  --- Saves the changes of a function in one transaction, or discards all of them if the function raises an error.
  function libmoney.Store:transaction(body)
    self:begin()
    return finally(function(is_good)
      if is_good then self:commit() else self:rollback() end
    end, body, self)
  end

  --- Returns the names of the stored wallets, portfolios or other objects.
  function libmoney.Store:names(kind)
    local found = {}
    for index = 0, self:name_count(kind) - 1 do
      found[index + 1] = self:name_at(kind, index)
    end
    return found
  end

  --- Returns the keys that are valid in the current state, in the order of the enumeration.
  function libmoney.Calculator:allowed_keys()
    local bits, found = self:keys(), {}
    for place, key in ipairs(core.words("calculator_key")) do
      if math.floor(bits / 2 ^ (place - 1)) % 2 == 1 then found[#found + 1] = key end
    end
    return found
  end

  --- Reports the progress of the long calls of a function, such as reading a history of rates or summing a column. The
  -- listener receives the units done and their total, which is nil while it is unknown. If it returns false, the call
  -- raises an error with status `cancelled`; if it raises, the call raises the same. Both have changed nothing.
  --
  --     local rates = libmoney.watch(print, function() return libmoney.Rates.from_ecb_csv(text) end)
  libmoney.watch = function(listener, body, ...)
    if type(listener) ~= "function" then error("a listener must be a function", 2) end
    local before = core.watch(listener)
    return finally(function() core.watch(before) end, body, ...)
  end
end
