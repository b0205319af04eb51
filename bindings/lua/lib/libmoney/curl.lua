--- HTTP requests by the program `curl`. The request is written to a file that only the owner can read, so that no key
--- appears in the list of processes.

local TIMEOUT, MOST = 60, 16 * 1024 * 1024
-- The feed's failure for each exit status of curl.
local REASONS = {
  [1] = "other",
  [3] = "other",
  [6] = "dns",
  [7] = "connection",
  [18] = "disconnected",
  [23] = "too_large",
  [28] = "timeout",
  [52] = "disconnected",
  [56] = "disconnected",
  [63] = "too_large",
}
for _, code in ipairs({ 35, 51, 53, 54, 58, 59, 60, 66, 77 }) do
  REASONS[code] = "tls"
end

local function quoted(text)
  local escapes = { ["\\"] = "\\\\", ['"'] = '\\"', ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t" }
  return '"' .. text:gsub('[\\"\n\r\t]', escapes) .. '"'
end

local function contents(path)
  local file = io.open(path, "rb")
  if not file then return "" end
  local text = file:read("*a")
  file:close()
  return text
end

-- Runs a function with temporary files, which are always removed. Their names contain no shell metacharacters.
local function with_files(count, call)
  local paths = {}
  for index = 1, count do
    paths[index] = os.tmpname()
  end
  local results = { pcall(call, (table.unpack or unpack)(paths)) }
  for _, path in ipairs(paths) do
    os.remove(path)
  end
  if not results[1] then error(results[2], 0) end
  return results[2], results[3]
end

-- The status, and the headers, of the last answer in a file of headers.
local function head_of(text)
  local status, headers, kind = nil, {}, nil
  for line in text:gmatch("([^\r\n]*)\r?\n") do
    local code = line:match("^HTTP/%S+ (%d%d%d)")
    local name, value = line:match("^([^:%s]+):[ \t]*(.-)[ \t]*$")
    if code then
      status, headers, kind = tonumber(code), {}, nil
    elseif name then
      headers[#headers + 1] = { name, value }
      if name:lower() == "content-type" then kind = value end
    end
  end
  return status, headers, kind
end

-- Some providers send their rates in a ZIP archive. `gzip` unpacks its first file; a feed refuses one that is damaged.
local function unpacked(answer, most)
  if answer.body:sub(1, 4) ~= "PK\3\4" then return answer end
  return with_files(1, function(path)
    local file = assert(io.open(path, "wb"))
    file:write(answer.body)
    file:close()
    local pipe = io.popen("gzip -dc < " .. path .. " 2>&1 | head -c " .. ("%d"):format(most + 1), "r")
    local text = pipe:read("*a")
    pipe:close()
    if #text > most then return nil, "too_large" end
    if text == "" then return answer end
    return { status = answer.status, headers = answer.headers, body = text }
  end)
end

local function request_lines(asked, timeout, most, head, body, sent)
  local lines = {
    "silent",
    "globoff",
    "path-as-is",
    "url = " .. quoted(asked.url),
    "request = " .. quoted(asked.method),
    "max-time = " .. tostring(timeout),
    "max-filesize = " .. ("%d"):format(most),
    "dump-header = " .. quoted(head),
    "output = " .. quoted(body),
    'proto = "=http,https"',
  }
  for _, header in ipairs(asked.headers) do
    lines[#lines + 1] = "header = " .. quoted(header[1] .. ": " .. header[2])
  end
  if asked.body and #asked.body > 0 then lines[#lines + 1] = "data-binary = " .. quoted("@" .. sent) end
  return table.concat(lines, "\n") .. "\n"
end

local function write(path, text)
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
end

return function(options)
  local timeout, most = options.timeout or TIMEOUT, options.most or MOST
  if type(timeout) ~= "number" or timeout ~= timeout or timeout <= 0 then
    error("timeout must be a positive number of seconds", 3)
  end
  if type(most) ~= "number" or most < 1 then error("most must be at least 1", 3) end
  return function(asked)
    return with_files(4, function(config, head, body, sent)
      write(sent, asked.body or "")
      write(config, request_lines(asked, timeout, most, head, body, sent))
      -- An answer without a length is cut off by the limit of the shell, in blocks of 512 bytes.
      local limit = "ulimit -f " .. ("%d"):format(math.ceil(most / 512) + 1)
      local pipe = io.popen(limit .. "; curl --disable --config " .. config .. " 2>&1; echo $?", "r")
      local told = pipe:read("*a")
      pipe:close()
      local code = tonumber(told:match("(%d+)%s*$")) or 2
      -- The limit ends it by a signal.
      if code ~= 0 then return nil, code > 128 and "too_large" or REASONS[code] or "connection" end
      local status, headers, kind = head_of(contents(head))
      if not status then return nil, "connection" end
      local text = contents(body)
      if #text > most then return nil, "too_large" end
      return unpacked({ status = status, type = kind, headers = headers, body = text }, most)
    end)
  end
end
