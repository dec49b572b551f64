-- micro: turns the box of a line, and shows what `daybook check` finds.
local config = import("micro/config")
local buffer = import("micro/buffer")

local following = { [" "] = "x", ["x"] = "-", ["X"] = "-", ["-"] = " " }

function turn(pane)
    local row = pane.Cursor.Y
    local before, mark = string.match(pane.Buf:Line(row), "^([%s>*+-]*%[)(.)%]%s")
    if mark and following[mark] then
        pane.Buf:Replace(buffer.Loc(#before, row), buffer.Loc(#before + 1, row), following[mark])
    end
end

function init()
    linter.makeLinter("daybook", "daybook", "daybook", { "check", "%f" }, "%f:%l:%c: %m")
    config.TryBindKey("Alt-x", "lua:initlua.turn", true)
end
