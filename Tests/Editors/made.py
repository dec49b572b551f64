"""Makes the grammars anew in a copy, and compares them with those that are kept."""
import filecmp
import pathlib
import shutil
import subprocess
import tempfile

from paint import EXAMPLES


def tried():
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "editors"
        shutil.copytree(EXAMPLES / "editors", copy)
        subprocess.run([copy / "grammar"], check=True)
        files = [path.relative_to(copy) for path in copy.rglob("*") if path.is_file()]
        _, other, missing = filecmp.cmpfiles(copy, EXAMPLES / "editors", files, shallow=False)
    return [f"made: {path} is not what ./grammar makes" for path in other + missing]
