--- Sends the requests of feeds and passes the responses to them. The library itself opens no connection.

local curl = require("libmoney.curl")

local MOST_REDIRECTS = 5

-- The scheme, host and port of a URL.
local function server_of(address)
  local scheme, server = address:match("^(%a[%w+.-]*)://([^/?#]+)")
  if not scheme then return nil end
  return scheme:lower() .. "://" .. server:lower()
end

-- The URL of a redirect within the same server, or nil: a key in a URL is never sent to another server.
local function target_of(answer, address)
  if answer.status < 300 or answer.status > 399 then return nil end
  for _, header in ipairs(answer.headers or {}) do
    if header[1]:lower() == "location" then
      local server, place = server_of(address), header[2]
      if place:sub(1, 1) == "/" and place:sub(2, 2) ~= "/" then return server .. place end
      return server_of(place) == server and place or nil
    end
  end
end

-- The response to a request, or nil and a reason.
local function answer_to(transport, asked)
  for _ = 0, MOST_REDIRECTS do
    local answer, reason = transport(asked)
    if not answer then return nil, reason or "other" end
    local target = asked.method == "GET" and target_of(answer, asked.url)
    if not target then return answer end
    asked.url = target
  end
  return nil, "other"
end

return function(libmoney)
  -- Ignores failures, which the feed has recorded, and responses to requests that it has cancelled. Other errors, such as
  -- that of a listener, are raised again.
  local function hand_over(call, ...)
    local ok, failure = pcall(call, ...)
    if not ok and not libmoney.is_error(failure) then error(failure, 0) end
  end

  local function carry_one(feed, request, transport, now)
    local id = request:id()
    local asked = { url = request:url(), method = request:method(), body = request:body(), headers = {} }
    for name, value in (request:headers() or ""):gmatch("([^:\r\n]+):[ \t]*([^\r\n]*)") do
      asked.headers[#asked.headers + 1] = { name, value }
    end
    local answer, reason = answer_to(transport, asked)
    if not answer then return hand_over(feed.fail_request, feed, id, reason, now()) end
    for _, header in ipairs(answer.headers or {}) do
      hand_over(feed.receive_header, feed, id, header[1], header[2])
    end
    hand_over(feed.receive_response, feed, id, answer.status, answer.type, answer.body, now())
  end

  --- Sends the requests of a feed until none is due. Returns the number of requests. A request that fails raises nothing:
  -- the feed records it, and `feed:failure()` returns it.
  --
  --     local feed = libmoney.Feed.new("frankfurter")
  --     libmoney.carry(feed)
  --     local rates = feed:rates()
  --
  -- `options.transport` is a function that receives a request with `url`, `method`, `body` and `headers`, a table of names
  -- and values. It returns a table with `status`, `type`, `headers` and `body`, or nil and a reason: "connection", "dns",
  -- "timeout", "tls", "disconnected", "too_large" or "other". The default is the program `curl`, with the other options.
  function libmoney.carry(feed, options)
    options = options or {}
    local transport, now = options.transport or curl(options), options.now or os.time
    local count, request = 0, feed:next(now())
    while request do
      local ok, failure = pcall(carry_one, feed, request, transport, now)
      request:free()
      if not ok then error(failure, 0) end
      count, request = count + 1, feed:next(now())
    end
    return count
  end

  --- Returns a transport that starts the program `curl` for each request. `options.timeout` is the time limit in seconds,
  -- by default 60, and `options.most` the maximum size of a response in bytes, by default 16 MiB.
  libmoney.curl = curl
end
