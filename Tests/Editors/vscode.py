"""Runs the extension of VS Code in Node, with a stand-in for the editor and the program behind it."""
import json
import os
import subprocess
import tempfile

from paint import EXAMPLES, HERE

PROGRAM = os.environ["DAYBOOK"]
CONFIGURATION = 'daybook 1\nmeasure water "Water" goal 2500ml cup 250ml\nhabit gym\n'


def tried():
    extension = EXAMPLES / "editors/vscode"
    package = json.loads((extension / "package.json").read_text())
    grammars = [grammar["path"] for grammar in package["contributes"]["grammars"]]
    missing = [f"vscode: no {path}" for path in [package["main"], *grammars] if not (extension / path).exists()]
    with tempfile.TemporaryDirectory() as folder:
        for name, text in [("daybook.conf", CONFIGURATION), ("2026-01-12.txt", "[ ] gym 18:00\nwatr 250ml 08:10\n\nwater 1l 07:00\n")]:
            with open(f"{folder}/{name}", "w") as file:
                file.write(text)
        ran = subprocess.run(["node", str(HERE / "vscode.js"), str(extension), PROGRAM, folder], timeout=60, text=True,
                             capture_output=True, check=False, env=os.environ | {"DAYBOOK_NOW": "2026-01-12T14:30"})
    try:
        told = json.loads(ran.stdout)
    except ValueError:
        return missing + [f"vscode: {ran.stdout}{ran.stderr}"]
    wanted = {"problems": [[1, 1, "near-name"]], "completion": True, "hover": True, "mended": True, "closed": True,
              "context": [True], "errors": []}
    # What a server may leave out.
    offered = {"tokens": True, "lenses": True, "hints": True, "turned": "[x] gym 18:00"}
    wanted |= {key: value for key, value in offered.items() if told.get(key) is not None}
    return missing + [f"vscode: {key}\n  is     {told.get(key)}\n  wanted {value}" for key, value in wanted.items()
                      if told.get(key) != value] + ([] if told["fixes"] else ["vscode: no fix is offered"])
