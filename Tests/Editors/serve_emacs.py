"""Writes a day in Emacs with eglot and the server beside it: open, type, complete, accept, act, rename, save."""
import json
import os
import subprocess
import tempfile

import serve_neovim
from paint import EXAMPLES

SCRIPT = """
(setq make-backup-files nil create-lockfiles nil eglot-confirm-server-initiated-edits nil told nil
      eglot-send-changes-idle-time 0 eglot-sync-connect t)
(require 'cl-lib)
(require 'json)
(require 'eglot)
(require 'flymake)
;; The person says yes to edits of other files.
(fset 'y-or-n-p (lambda (&rest _) t))
(defun await (true) (let ((tries 0)) (while (and (not (funcall true)) (< (cl-incf tries) 200)) (accept-process-output nil 0.05))))
(defun line (number) (goto-char (point-min)) (forward-line number))
(defun server () (eglot-current-server))
(defun ask (method parameters) (jsonrpc-request (server) method parameters))
;; Takes the first action of a line whose title begins so.
(defun act (number title)
  (line number)
  (let* ((eglot--current (eglot--signal-textDocument/didChange))
         (actions (append (ask :textDocument/codeAction
                     (list :textDocument (eglot--TextDocumentIdentifier)
                           :range (list :start (eglot--pos-to-lsp-position (line-beginning-position))
                                        :end (eglot--pos-to-lsp-position (line-end-position)))
                           :context '(:diagnostics []))) nil))
         (action (cl-find-if (lambda (one) (string-prefix-p title (plist-get one :title))) actions)))
    (eglot--apply-workspace-edit (plist-get action :edit))
    (plist-get action :title)))
;; Types a beginning below the last line, and takes what is offered if it is alone.
(defun complete (text)
  (goto-char (point-max)) (insert text)
  (eglot--signal-textDocument/didChange)
  (completion-at-point)
  (goto-char (point-max)) (insert "\\n"))
(defun command (name number)
  (eglot--signal-textDocument/didChange)
  (let ((before (buffer-chars-modified-tick)))
    (eglot-execute-command (server) name (vector (plist-get (eglot--TextDocumentIdentifier) :uri) number))
    (await (lambda () (/= before (buffer-chars-modified-tick))))))
(find-file "2026-01-12.txt")
(add-to-list 'eglot-server-programs (list 'daybook-mode (getenv "DAYBOOK") "lsp"))
(let ((project-find-functions (list (lambda (folder) (cons 'transient folder)))))
  (apply #'eglot (eglot--guess-contact)))
(let (hover mended read problems)
  (flymake-start)
  (await (lambda () (= 2 (length (flymake-diagnostics)))))
  (setq problems (length (flymake-diagnostics)))
  (line 0) (forward-char 5)
  (setq hover (car (split-string (plist-get (plist-get (ask :textDocument/hover (eglot--TextDocumentPositionParams)) :contents) :value) "\\n")))
  (setq mended (act 1 "Write") read (act 2 "Write"))
  (complete "wat")
  (forward-line -1) (end-of-line) (insert " 330ml")
  (complete "[x] br")
  (command "daybook.tick" 0)
  (command "daybook.cup" 0)
  (line 0) (forward-char 5)
  (eglot--signal-textDocument/didChange)
  (eglot-rename "training")
  (setq told (list :hover hover :mended mended :read read :problems problems))
  (save-some-buffers t)
  (with-temp-file "answer" (insert (json-encode told))))
"""


# Before Emacs 29 eglot is a package of its own.
EMACS = ["emacs", "-Q", "--batch", "--eval",
         """(progn (setq package-directory-list '("/usr/share/emacs/site-lisp/elpa")) (package-initialize))"""]


def tried():
    if subprocess.run(EMACS + ["--eval", "(require 'eglot)"], check=False, capture_output=True, timeout=60).returncode:
        raise ModuleNotFoundError("no eglot", name="eglot")
    with tempfile.TemporaryDirectory() as folder:
        serve_neovim.daybook(folder)
        with open(folder + "/script.el", "w", encoding="utf-8") as file:
            file.write(SCRIPT)
        done = subprocess.run(
            EMACS + ["-L", str(EXAMPLES / "editors/emacs"), "-l", "daybook-mode", "-l", "script.el"], cwd=folder, check=False, timeout=120, capture_output=True, text=True,
            env={"DAYBOOK": "daybook"} | os.environ | {"LC_ALL": "C.UTF-8", "DAYBOOK_NOW": "2026-01-12T14:30"})
        told = serve_neovim.files(folder)
        try:
            with open(folder + "/answer", encoding="utf-8") as file:
                told |= json.load(file)
        except FileNotFoundError:
            return ["serve_emacs: " + "".join(done.stderr.partition("Debugger entered")[1:])[:600]]
    wanted = {
        "problems": 2, "hover": "Gym: open, usually at 18:00.", "mended": "Write '8:10'", "read": "Write '1250'",
        "2026-01-12.txt": serve_neovim.WRITTEN,
    } | serve_neovim.RENAMED
    return [f"serve_emacs: {key}\n  is     {told.get(key)!r}\n  wanted {value!r}" for key, value in wanted.items()
            if told.get(key) != value]
