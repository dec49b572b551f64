"""Talks with the server as an editor does, and holds each of its answers against the types of a client library: lsprotocol."""
import json
import os
import pathlib
import subprocess
import tempfile

CONF = """daybook 1
measure water "Water" goal 2500ml cup 250ml presets 100ml 250ml alias voda
measure run unit km
habit breakfast 10:30 "Breakfast"
habit gym "Gym"
goal water 3l when gym 
"""
DAY = """# Morning 💧
[x] breakfast 10:30 file:oats.jpg
water 16oz 08:10 +žluť
water 1,250 ml
water 1l 09:00
water 1l 09:00
[ ] gym
## Late
water  250ml 8.10
[x
"""
CAPABILITIES = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {
        "workspaceEdit": {"documentChanges": True}, "didChangeWatchedFiles": {"dynamicRegistration": True},
        "inlayHint": {"refreshSupport": True}, "codeLens": {"refreshSupport": True},
        "semanticTokens": {"refreshSupport": True}, "diagnostics": {"refreshSupport": True},
    },
}


class Server:
    """A server of a folder, and all that it said."""

    def __init__(self, folder, language="en", capabilities=None):
        environment = os.environ | {"DAYBOOK_NOW": "2026-01-12T14:30", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [os.environ.get("DAYBOOK", "daybook"), "--lang", language, "lsp"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, env=environment, cwd=folder)
        self.said, self.asked, self.last = [], {}, 0
        self.ask("initialize", {"processId": None, "rootUri": None, "capabilities": capabilities or CAPABILITIES})
        self.tell("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0"} | message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def heard(self):
        length = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                raise EOFError("the server has gone")
            length = int(line.split(b":")[1])
        message = json.loads(self.process.stdout.read(length))
        self.said.append(message)
        if "method" in message and "id" in message:
            self.send({"id": message["id"], "result": {"applied": True} if "applyEdit" in message["method"] else None})
        return message

    def tell(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def ask(self, method, parameters):
        self.last += 1
        self.asked[self.last] = method
        self.send({"id": self.last, "method": method, "params": parameters})
        while (message := self.heard()).get("id") != self.last or "method" in message:
            pass
        return message

    def end(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        return self.process.wait(timeout=30)


def place(line, character):
    return {"line": line, "character": character}


def requests(uri, others):
    """Everything that an editor asks about a document."""
    document = {"textDocument": {"uri": uri}}
    whole = {"range": {"start": place(0, 0), "end": place(99, 0)}}
    for method in ["documentSymbol", "foldingRange", "documentLink", "codeLens", "semanticTokens/full", "diagnostic"]:
        yield "textDocument/" + method, document
    for method in ["inlayHint", "semanticTokens/range"]:
        yield "textDocument/" + method, document | whole
    yield "textDocument/formatting", document | {"options": {"tabSize": 2, "insertSpaces": True}}
    for line in range(9):
        span = {"range": {"start": place(line, 7), "end": place(line, 7)}}
        yield "textDocument/codeAction", document | span | {"context": {"diagnostics": []}}
        for character in (2, 7):
            at = document | {"position": place(line, character)}
            for method in ["hover", "definition", "documentHighlight", "prepareRename", "completion"]:
                yield "textDocument/" + method, at
            yield "textDocument/references", at | {"context": {"includeDeclaration": True}}
    yield "textDocument/rename", document | {"position": place(*others), "newName": "agua"}
    yield "textDocument/onTypeFormatting", document | {
        "position": place(9, 2), "ch": "x", "options": {"tabSize": 2, "insertSpaces": True}}
    yield "workspace/symbol", {"query": ""}
    yield "workspace/symbol", {"query": "2026"}
    for command in ["turn", "cup", "template", "show", "now"]:
        yield "workspace/executeCommand", {"command": "daybook." + command, "arguments": [uri, 6]}


def conversation(folder, language, capabilities=None):
    """A server that was asked all there is, in a folder with a few days."""
    for name, text in {"daybook.conf": CONF, "2026-01-11.txt": "voda 1l\n[x] gym +legs\n", "oats.jpg": "",
                       "2026-01-12.txt": DAY}.items():
        with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
            file.write(text)
    server = Server(folder, language, capabilities)
    for name, text, named in [("2026-01-12.txt", DAY, (2, 2)), ("daybook.conf", CONF, (1, 10))]:
        uri = pathlib.Path(os.path.realpath(folder), name).as_uri()
        server.tell("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "daybook", "version": 1, "text": text}})
        for method, parameters in requests(uri, named):
            server.ask(method, parameters)
        server.tell("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": text}]})
        server.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": 2}]})
    server.ask("textDocument/nothing", {})
    return server


def bare(value):
    """A value without what says nothing."""
    if isinstance(value, dict):
        return {key: bare(part) for key, part in value.items() if part is not None}
    return [bare(part) for part in value] if isinstance(value, list) else value


def differences(server):
    """What is not as the types of the library have it; what they do not know of they leave out."""
    from lsprotocol import converters, types
    converter = converters.get_converter()
    wrong, answered = [], set()
    for message in server.said:
        method = message.get("method") or server.asked[message["id"]]
        if "error" in message:
            if method != "textDocument/nothing":
                wrong.append(f"protocol: {method} is refused: {message['error']}")
            continue
        kind = types.METHOD_TO_TYPES[method][0 if "method" in message else 1]
        if message.get("result"):
            answered.add(method)
        try:
            read = json.loads(json.dumps(converter.unstructure(converter.structure(message, kind), kind)))
        except Exception as error:  # The library has many ways to refuse.
            wrong.append(f"protocol: {method}: {error!r}: {json.dumps(message)[:300]}")
            continue
        if bare(read) != bare(message):
            wrong.append(f"protocol: {method}\n  is     {json.dumps(bare(message))[:600]}\n  wanted {json.dumps(bare(read))[:600]}")
    silent = set(server.asked.values()) - answered - {"shutdown", "textDocument/nothing", "workspace/executeCommand"}
    return wrong + [f"protocol: {method} was never answered with anything" for method in sorted(silent)]


def tried():
    import lsprotocol
    found = []
    pulling = CAPABILITIES | {"textDocument": {"diagnostic": {}}}
    for language, capabilities in [("en", None), ("cs", None), ("en", pulling), ("en", {})]:
        with tempfile.TemporaryDirectory() as folder:
            server = conversation(folder, language, capabilities)
            before = {name: os.stat(f"{folder}/{name}").st_mtime_ns for name in os.listdir(folder)}
            status = server.end()
            found += differences(server)
            if status:
                found.append(f"protocol: the exit status is {status}")
            if before != {name: os.stat(f"{folder}/{name}").st_mtime_ns for name in os.listdir(folder)}:
                found.append("protocol: the server wrote a file")
    return found
