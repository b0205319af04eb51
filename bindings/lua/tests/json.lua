-- The subset of JSON that the drivers need. `null` represents null; a list has the metatable of `json.list`.

local json = { null = setmetatable({}, { __tostring = function() return "null" end }) }
local List = {}

function json.list(values) return setmetatable(values or {}, List) end

local ESCAPES = { b = "\b", f = "\f", n = "\n", r = "\r", t = "\t", ["/"] = "/", ["\\"] = "\\", ['"'] = '"' }
local WORDS = { ["true"] = true, ["false"] = false, null = json.null }

-- A character as UTF-8.
local function bytes_of(code)
  if code < 0x80 then return string.char(code) end
  local tail, lead = {}, 0x40
  while code >= lead do
    table.insert(tail, 1, string.char(0x80 + code % 0x40))
    code = math.floor(code / 0x40)
    lead = #tail == 1 and 0x20 or lead / 2
  end
  local marks = { 0xC0, 0xE0, 0xF0 }
  return string.char(marks[#tail] + code) .. table.concat(tail)
end

local function unescaped(text)
  text = text:gsub("\\u([dD][89abAB]%x%x)\\u(%x%x%x%x)", function(high, low)
    return bytes_of(0x10000 + (tonumber(high, 16) - 0xD800) * 0x400 + (tonumber(low, 16) - 0xDC00))
  end)
  text = text:gsub("(\\+)u(%x%x%x%x)", function(slashes, digits)
    if #slashes % 2 == 0 then return nil end
    return slashes:sub(2) .. bytes_of(tonumber(digits, 16))
  end)
  return (text:gsub("\\(.)", ESCAPES))
end

local value_at

local function text_at(text, place)
  local from = place + 1
  while true do
    local found = assert(text:find('["\\]', from), "a text has no end")
    if text:sub(found, found) == '"' then return unescaped(text:sub(place + 1, found - 1)), found + 1 end
    from = found + 2
  end
end

local function skip(text, place) return (text:find("[^%s]", place)) end

local function members(text, place, close, add)
  place = skip(text, place + 1)
  if text:sub(place, place) == close then return place + 1 end
  while true do
    place = skip(text, add(place))
    local mark = text:sub(place, place)
    if mark == close then return place + 1 end
    assert(mark == ",", "a comma is missing")
    place = skip(text, place + 1)
  end
end

function value_at(text, place)
  local mark = text:sub(place, place)
  if mark == '"' then return text_at(text, place) end
  local found = {}
  if mark == "[" then
    local after = members(text, place, "]", function(at)
      local value, next_place = value_at(text, at)
      found[#found + 1] = value
      return next_place
    end)
    return json.list(found), after
  end
  if mark == "{" then
    local after = members(text, place, "}", function(at)
      local name, colon = text_at(text, at)
      local value, next_place = value_at(text, skip(text, skip(text, colon) + 1))
      found[name] = value
      return next_place
    end)
    return found, after
  end
  local word = assert(text:match("^%a+", place) or text:match("^[-%d.eE+]+", place), "no value")
  if WORDS[word] ~= nil then return WORDS[word], place + #word end
  return assert(tonumber(word), "no number"), place + #word
end

function json.decode(text)
  return (value_at(text, assert(skip(text, 1), "no value")))
end

local function quoted(text)
  return '"' .. text:gsub('[%c"\\]', function(one) return ("\\u%04x"):format(one:byte()) end) .. '"'
end

function json.encode(value)
  if value == nil or rawequal(value, json.null) then return "null" end
  if type(value) == "string" then return quoted(value) end
  if type(value) == "number" and value ~= math.floor(value) then return ("%.17g"):format(value) end
  if type(value) == "number" then return ("%d"):format(value) end
  if type(value) ~= "table" then return tostring(value) end
  local parts = {}
  if getmetatable(value) == List or #value > 0 then
    for index = 1, #value do
      parts[index] = json.encode(value[index])
    end
    return "[" .. table.concat(parts, ",") .. "]"
  end
  for name, one in pairs(value) do
    parts[#parts + 1] = quoted(name) .. ":" .. json.encode(one)
  end
  return "{" .. table.concat(parts, ",") .. "}"
end

return json
