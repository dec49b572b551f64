"""Opens a day in Emacs: its mode, its paint, its keys, and where the lines of `compile' lead."""
import json
import os
import subprocess
import tempfile

import vim
from paint import EXAMPLES

FACES = {"font-lock-comment-face": "c", "daybook-tag": "g", "daybook-time": "t", "daybook-amount": "a",
         "daybook-name": "n", "daybook-open": "o", "daybook-done": "x", "daybook-skipped": "s", "daybook-goal": "k",
         "error": "e"}

PAINT = """
(find-file "2026-01-12.txt")
(font-lock-ensure)
(setq told (mapcar (lambda (place) (format "%s" (get-text-property place 'face)))
                   (number-sequence (point-min) (1- (point-max)))))
"""

KEYS = """
(setq home default-directory daybook-program (expand-file-name "drinks"))
(defun fresh (text) (erase-buffer) (insert text) (goto-char (point-min)))
(defun turned (text) (mapcar (lambda (_) (prog1 (buffer-string) (daybook-turn))) (progn (fresh text) '(1 2 3 4))))
(find-file "2026-01-12.txt")
(let* ((mode (format "%s" major-mode)) (command compile-command)
       (turns (vconcat (mapcar (lambda (text) (vconcat (turned text))) '("- [ ] gym" "> [X] a" "☐ b" "[ ]"))))
       (drunk (progn (fresh "[x] gym\\nSlept well.\\n") (daybook-drink "") (daybook-drink "") (buffer-string)))
       (empty (progn (fresh "") (daybook-drink "") (buffer-string)))
       (refused (condition-case told (let ((daybook-program (expand-file-name "refuses"))) (daybook-drink "1 stone"))
                  (user-error (cadr told))))
       (modes (mapcar (lambda (name) (find-file name) (format "%s" major-mode))
                      (list "2026-01-13.md" "daybook.conf" (concat outside "/2026-01-12.txt")))))
  (with-temp-buffer
    (insert-file-contents (expand-file-name "told" home))
    (let ((default-directory home) (inhibit-read-only t))
      (compilation-mode)
      (compilation-parse-errors (point-min) (point-max)))
    (let (found)
      (goto-char (point-min))
      (while (not (eobp))
        (let ((said (get-text-property (point) 'compilation-message)))
          (when said (push (list (cadr (compilation--message->loc said)) (car (compilation--message->loc said))
                                 (compilation--message->type said)) found)))
        (forward-line 1))
      (setq told (list :mode mode :command command :turned turns :drunk drunk :empty empty :refused refused
                       :modes (vconcat modes) :problems (vconcat (mapcar #'vconcat (nreverse found))))))))
"""


def run(script, folder):
    path = folder + "/script.el"
    with open(path, "w") as file:
        file.write("(setq make-backup-files nil create-lockfiles nil told nil)\n(require 'json)\n" + script)
        file.write(f'(with-temp-file "{folder}/answer" (insert (json-encode (if (stringp (car told)) (vconcat told) told))))\n')
    done = subprocess.run(
        ["emacs", "-Q", "--batch", "-L", str(EXAMPLES / "editors/emacs"), "-l", "daybook-mode", "-l", path], cwd=folder,
        check=False, timeout=60, capture_output=True, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"})
    if done.returncode:
        raise RuntimeError(done.stderr)
    with open(folder + "/answer") as file:
        return json.load(file)


def painted(lines):
    with tempfile.TemporaryDirectory() as folder:
        vim.daybook(folder)
        with open(folder + "/2026-01-12.txt", "w") as file:
            file.write("\n".join(lines) + "\n")
        faces = iter(run(PAINT, folder))
        return ["".join(FACES.get(next(faces), " ") for _ in line + "\n")[:-1] for line in lines]


def tried():
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as outside:
        vim.daybook(folder)
        with open(folder + "/told", "w") as file:
            file.write(vim.TOLD.format("2026-01-12.txt"))
        told = run(f'(setq outside "{outside}")' + KEYS, folder)
        day = os.path.realpath(folder) + "/2026-01-12.txt"
    wanted = {
        "mode": "daybook-mode",
        "command": f"{os.path.dirname(day)}/drinks check {day}",
        "turned": [["- [ ] gym", "- [x] gym", "- [-] gym", "- [ ] gym"], ["> [X] a", "> [-] a", "> [ ] a", "> [x] a"],
                   ["☐ b", "☑ b", "☐ b", "☑ b"], ["[ ]", "[ ]", "[ ]", "[ ]"]],
        "drunk": "[x] gym\nwater 250ml 14:30\nwater 250ml 14:30\nSlept well.\n",
        "empty": "water 250ml 14:30\n",
        "refused": "no",
        "modes": ["daybook-mode", "daybook-conf-mode", "text-mode"],
        "problems": [[2, 1, 1], [5, 7, 2], [6, 1, 0], [2, 1, 1], [5, 7, 2], [6, 1, 0]],
    }
    return [f"emacs: {key}\n  is     {told.get(key)}\n  wanted {value}" for key, value in wanted.items()
            if told.get(key) != value]
