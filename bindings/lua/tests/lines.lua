-- Golden vectors of notepads, numbers of locales and merged rates.

local libmoney = require("libmoney")
local json = require("json")
local numbers = require("numbers")
local number, map, rates_of = numbers.number, numbers.map, numbers.rates_of

local PARTS = { "value", "reading", "label", "name", "message", "caret" }

local lines = {}

local function line_of(pad, index)
  local told = { readings = json.list() }
  for _, part in ipairs(PARTS) do
    told[part] = pad:line_text(index, part)
  end
  for reading = 1, tonumber(pad:line_at(index).reading_count) do
    told.readings[reading] = pad:line_reading_at(index, reading - 1)
  end
  return told
end

function lines.notepad(vector)
  local options = { reading = vector.reading or "lenient", locale = vector.locale, home = vector.home }
  options.today, options.max_gap = vector.today, vector.gap
  local pad = libmoney.Notepad.new(options)
  pad:set_rates({ rates = rates_of(vector.rates) })
  pad:set_text(vector.text)
  local version = 0
  for _, line in ipairs(pad:lines()) do
    version = math.max(version, tonumber(line.version))
  end
  for _, edit in ipairs(vector.edits or {}) do
    pad:set_line(edit[1], edit[2])
  end
  local told = { lines = json.list() }
  for index = 0, pad:line_count() - 1 do
    told.lines[index + 1] = line_of(pad, index)
  end
  told.changed = map(pad:changes(version), function(line) return tonumber(line.index) end)
  return told
end

lines["locale-numbers"] = function(vector)
  return { value = tostring(libmoney.decimal_parse_locale(vector.text, vector.locale, vector.reading)) }
end

local function hex(bytes)
  return (bytes:gsub(".", function(byte) return ("%02x"):format(byte:byte()) end))
end

function lines.packed(vector)
  if vector.damaged then
    local read = libmoney.unpack((vector.damaged:gsub("..", function(two) return string.char(tonumber(two, 16)) end)))
    return { amount = number(read), currency = read:currency() }
  end
  local amount = libmoney.money(vector.amount, vector.currency)
  local bytes = amount:pack()
  local found = libmoney.unpack(bytes)
  return { packed = hex(bytes), key = hex(amount:sort_key()), amount = number(found), currency = found:currency() }
end

function lines.merging(vector)
  local merged = rates_of(vector.rates):merge(rates_of(vector.added), vector.rule, vector.undated)
  local amount = libmoney.money(vector.amount, vector.from)
  local result, details = merged:convert_detailed(amount, vector.to, { date = vector.on })
  local path = json.list()
  path[1] = vector.from
  for index, leg in ipairs(details.legs) do
    path[index + 1] = leg.to
  end
  return { result = number(result), path = path, days = tonumber(merged:info().date_count) }
end

return lines
