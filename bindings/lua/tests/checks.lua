-- Checks, and the last line of a test: "N passed, N failed".

local checks = { passed = 0, failed = 0 }

local function fail(what, told)
  checks.failed = checks.failed + 1
  if checks.failed > 20 then return end
  io.stderr:write(("FAILED: %s: %s (%s:%d)\n"):format(what, told, debug.getinfo(3, "S").short_src,
    debug.getinfo(3, "l").currentline))
end

function checks.same(wanted, got, what)
  if wanted == got and type(wanted) == type(got) then
    checks.passed = checks.passed + 1
  else
    fail(what or tostring(wanted), ("%s instead of %s"):format(tostring(got), tostring(wanted)))
  end
end

function checks.ok(holds, what)
  if holds then checks.passed = checks.passed + 1 else fail(what, "it does not hold") end
end

-- Checks that a call raises an error: one of the library with a status, or a text that contains a part.
function checks.raises(wanted, call, ...)
  local ok, failure = pcall(call, ...)
  if ok then return fail(wanted, "nothing was raised") end
  local status = type(failure) == "table" and failure.status
  if status == wanted or (type(failure) == "string" and failure:find(wanted, 1, true)) then
    checks.passed = checks.passed + 1
  else
    fail(wanted, tostring(failure))
  end
end

-- The least integers that a runtime has: LuaJIT has doubles alone.
checks.is_jit = jit ~= nil

-- A generator of whole numbers from 0 to below a limit, the same in both runtimes.
function checks.chance(seed)
  return function(limit)
    seed = (seed * 16807) % 2147483647
    return seed % limit
  end
end

function checks.resident()
  for line in io.lines("/proc/self/status") do
    local found = line:match("VmRSS:%s+(%d+)")
    if found then return tonumber(found) end
  end
end

function checks.done()
  print(("%d passed, %d failed"):format(checks.passed, checks.failed))
  os.exit(checks.failed == 0 and checks.passed > 0)
end

return checks
