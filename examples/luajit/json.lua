-- A reader of JSON, just large enough for the vectors. Objects and lists are tables; a list knows its length as `n`.

local escapes = { b = "\b", f = "\f", n = "\n", r = "\r", t = "\t", ['"'] = '"', ["\\"] = "\\", ["/"] = "/" }
local value

local function skip(text, at) return text:match("^[ \t\r\n]*()", at) end

local function fail(text, at, wanted)
  error(("%s expected at byte %d, near %q"):format(wanted, at - 1, text:sub(at, at + 20)), 0)
end

local function string_at(text, at)
  local parts = {}
  at = at + 1
  while true do
    local plain, stop = text:match('^([^"\\]*)()', at)
    parts[#parts + 1] = plain
    local mark = text:sub(stop, stop)
    if mark == '"' then return table.concat(parts), stop + 1 end
    local escaped = text:sub(stop + 1, stop + 1)
    if escaped == "u" then
      local code = tonumber(text:sub(stop + 2, stop + 5), 16)
      if not code or code > 127 then fail(text, stop, "an ASCII character") end
      parts[#parts + 1] = string.char(code)
      at = stop + 6
    else
      parts[#parts + 1] = escapes[escaped] or fail(text, stop, "an escape")
      at = stop + 2
    end
  end
end

local function list_at(text, at)
  local list = { n = 0 }
  at = skip(text, at + 1)
  if text:sub(at, at) == "]" then return list, at + 1 end
  while true do
    list.n = list.n + 1
    list[list.n], at = value(text, at)
    at = skip(text, at)
    local mark = text:sub(at, at)
    if mark == "]" then return list, at + 1 end
    if mark ~= "," then fail(text, at, "',' or ']'") end
    at = at + 1
  end
end

local function object_at(text, at)
  local object = {}
  at = skip(text, at + 1)
  if text:sub(at, at) == "}" then return object, at + 1 end
  while true do
    local key
    at = skip(text, at)
    if text:sub(at, at) ~= '"' then fail(text, at, "a key") end
    key, at = string_at(text, at)
    at = skip(text, at)
    if text:sub(at, at) ~= ":" then fail(text, at, "':'") end
    object[key], at = value(text, at + 1)
    at = skip(text, at)
    local mark = text:sub(at, at)
    if mark == "}" then return object, at + 1 end
    if mark ~= "," then fail(text, at, "',' or '}'") end
    at = at + 1
  end
end

function value(text, at)
  at = skip(text, at)
  local mark = text:sub(at, at)
  if mark == "{" then return object_at(text, at) end
  if mark == "[" then return list_at(text, at) end
  if mark == '"' then return string_at(text, at) end
  local word, stop = text:match("^([%w+.-]+)()", at)
  if word == "true" then return true, stop end
  if word == "false" then return false, stop end
  if word == "null" then return nil, stop end
  local number = tonumber(word)
  if not number then fail(text, at, "a value") end
  return number, stop
end

local function decode(text)
  local result, at = value(text, 1)
  at = skip(text, at)
  if at <= #text then fail(text, at, "the end") end
  return result
end

return { decode = decode }
