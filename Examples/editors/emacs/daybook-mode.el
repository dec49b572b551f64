;;; daybook-mode.el --- Day files of daybook -*- lexical-binding: t -*-
;; Package-Requires: ((emacs "27.1"))

;;; Commentary:
;; Colours, boxes, drinks, `compile' and the language server for the days of a daybook.

;;; Code:
(require 'compile)
(require 'outline)

(defgroup daybook nil "Day files of daybook." :group 'text)
(defcustom daybook-program "daybook" "The program." :type 'string)
(defcustom daybook-days "/[0-9]\\{4\\}-[0-9][0-9]-[0-9][0-9]\\.\\(?:txt\\|md\\)\\'"
  "The names of files below a daybook.conf that are days." :type 'regexp)

(defconst daybook-longest 2000 "Longer lines are not painted.")

(defface daybook-open '((t :inherit font-lock-keyword-face)) "The box of what is to be done.")
(defface daybook-done '((t :inherit success)) "The box of what is done.")
(defface daybook-skipped '((t :inherit warning)) "The box of what is skipped.")
(defface daybook-name '((t :inherit font-lock-function-name-face)) "A name.")
(defface daybook-amount '((t :inherit font-lock-constant-face)) "An amount.")
(defface daybook-time '((t :inherit font-lock-type-face)) "A time of day.")
(defface daybook-tag '((t :inherit font-lock-variable-name-face)) "A tag.")
(defface daybook-goal '((t :inherit font-lock-builtin-face)) "The word goal.")

;; What a line is made of as ../grammar has it.
;; made
(defconst daybook--lead "^[ \t]*\\(?:>[ \t]*\\)*\\(?:\\(?:[-*+•◦–]\\|[0-9]+[.)]\\)[ \t]+\\)?")
(defconst daybook--word "[[:alpha:]][[:alpha:][:digit:]'’_-]*")
(defconst daybook--key "[[:alpha:]][[:alpha:][:digit:]_-]*")
(defconst daybook--clock "\\(?:\\(?:[01]?[0-9]\\|2[0-3]\\):[0-5][0-9]\\(?::[0-5][0-9]\\)?\\(?:[   ]?\\(?:[ap]m\\|[ap]\\.[ ]?m\\.\\|dop\\.\\|odp\\.\\)\\)?\\|\\(?:1[0-2]\\|[1-9]\\)\\(?:[   ]?\\(?:[ap]m\\|[ap]\\.[ ]?m\\.\\|dop\\.\\|odp\\.\\)\\)\\)")
(defconst daybook--digits "\\(?:[0-9]\\{1,3\\}\\(?:[   ][0-9]\\{3\\}\\)+\\(?:[.,][0-9]+\\)?\\|[0-9]+[ ][0-9]/[0-9]\\|[0-9]+/[0-9]+\\|[0-9]*[.,][0-9]+\\|[0-9]+\\)[½¼¾⅓⅔⅛]?\\|[½¼¾⅓⅔⅛]")
(defconst daybook--units "[cd]l\\|mls?\\|dcl\\|deci\\|\\(?:milli\\|centi\\|deci\\|mili\\)?lit\\(?:\\(?:er\\|re\\)s?\\|r[yuů]?\\)\\|tb?sp\\|teaspoons?\\|tablespoons?\\|l[žz]i[čc][[:alpha:]]+\\|lžíce\\|l[žz]ic\\|\\(?:fl\\(?:oz\\|\\.? oz\\.?\\| ounces?\\)\\|fluid \\(?:oz\\|ounces?\\)\\)\\|\\(?:imp[- ]\\)?\\(?:oz\\|ounces?\\|pints?\\)\\|pt\\|quarts?\\|qt\\|gal\\(?:lons?\\)?\\|[µμ]g\\|mcg\\|mg\\|gram\\(?:s\\|mes?\\|[yuů]\\)?\\|\\(?:micro\\|milli\\|kilo\\|mikro\\|mili\\)gram\\(?:s\\|[yuů]\\)?\\|kgs?\\|kil[oa]s?\\|lbs?\\|pounds?\\|st\\|stones?\\|kcals?\\|kilo[ck]alori[[:alpha:]]+\\|kj\\|kilojoul[[:alpha:]]*\\|mins?\\|minut[[:alpha:]]*\\|h\\|hrs?\\|hours?\\|hod\\(?:in[ayu]?\\)?\\|secs?\\|seconds?\\|sekund[ayu]?\\|\\(?:kilo\\)?met\\(?:er\\|re\\|r\\)[syuů]?\\|km\\|mi\\|miles?\\|míle\\|mílí\\|mil\\|%\\|percent\\|procent[oa]?\\|cups?\\|hrn\\(?:ek\\|k[yuů]\\|kem\\|eč\\(?:ek\\|k[uyů]\\)\\)\\|\\(?:šál\\|sal\\)\\(?:ek\\|k[yuů]\\|kem\\)\\|glass\\(?:es\\)?\\|sklen\\(?:i\\|k\\|c\\|ek\\)[[:alpha:]]*\\|bottles?\\|l[áa]h[ev][[:alpha:]]*\\|flaš[[:alpha:]]+")
(defconst daybook--vessels "cups?\\|hrn\\(?:ek\\|k[yuů]\\|kem\\|eč\\(?:ek\\|k[uyů]\\)\\)\\|\\(?:šál\\|sal\\)\\(?:ek\\|k[yuů]\\|kem\\)\\|glass\\(?:es\\)?\\|sklen\\(?:i\\|k\\|c\\|ek\\)[[:alpha:]]*\\|bottles?\\|l[áa]h[ev][[:alpha:]]*\\|flaš[[:alpha:]]+")
(defconst daybook--number-words "half\\(?: an?\\)?\\|an?\\|\\(?:a \\)?quarter\\|one\\|two\\|three\\|four\\|five\\|six\\|seven\\|eight\\|nine\\|ten\\|eleven\\|twelve\\|půl[[:alpha:]]*\\|pul\\(?:druh[[:alpha:]]+\\)?\\|polovin[[:alpha:]]\\|[čc]tvrt[[:alpha:]]*\\|jed\\(?:en\\|n[[:alpha:]]+\\)\\|dv\\(?:a\\|ě\\|e\\|ou\\|ěma\\|ema\\)\\|tř[[:alpha:]]+\\|tr\\(?:i\\|ech\\|emi\\)\\|čtyř[[:alpha:]]*\\|ctyr\\(?:i\\|mi\\)\\|pěti?\\|pet\\|šesti?\\|sest\\|sed\\(?:mi?\\|um\\)\\|os\\(?:mi?\\|um\\)\\|dev[ěe]t\\|dev[íi]ti\\|des[eí]ti?\\|\\(?:jede\\|dva\\)n[áa]cti?")
;; made until here

(defconst daybook--lines
  '(((goal . daybook-goal) (word . daybook-name) (limit . daybook-amount))
    ((box) (time? . daybook-time) (measured? . daybook-amount) (ticked . daybook-name) (measured? . daybook-amount))
    ((time? . daybook-time) (measured . daybook-amount) (word . daybook-name))
    ((spelled . daybook-amount) (word . daybook-name) alone)
    ((time? . daybook-time) (name . daybook-name) (time? . daybook-time) (glued . daybook-amount))
    ((name . daybook-name) (spelled . daybook-amount) alone)
    ((time? . daybook-time) (word . daybook-name) (time? . daybook-time) (bare . daybook-amount) later)
    ((word . daybook-name) (time . daybook-time) alone))
  "The lines that count, the first that fits: their pieces in order.
A piece with `?' may be missing; `alone' and `later' say what must follow.")

(defconst daybook--unit (concat "\\(?:[ \t\u00a0\u202f]?\\(?:" daybook--units "\\)\\|[glms]\\)"))
(defconst daybook--number
  (concat "[~≈]? ?\\(?:[0-9]+ ?[x×] ?\\)?\\(?:" daybook--digits "\\)"))
(defconst daybook--span
  (concat "\\(?:\\(?:from\\|od\\) \\)?" daybook--clock " ?\\(?:[-–]\\|\\_<\\(?:to\\|až\\|az\\|do\\)\\_>\\) ?\\(?:"
          daybook--clock "\\|\\?\\)"))
(defconst daybook--time
  (concat daybook--span "\\|[0-9]\\{4\\}-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]\\(?::[0-9][0-9]\\)?"
          "\\(?:Z\\|[+-][0-9][0-9]:?[0-9][0-9]\\)?\\|" daybook--clock))
(defconst daybook--tag
  (concat "[+@#][[:alpha:]][[:alnum:]_/-]*\\(?::[^ \t\n]+\\)?"
          "\\|" daybook--key ":\\(?:\"[^\"\n]*\"\\|[^/\\: \t\n][^ \t\n]*\\)"
          "\\|\\[" daybook--key ":: [^]\n]*\\]\\|(" daybook--key ":: [^)\n]*)"
          "\\|[📅⏳🛫➕✅❌] ?[0-9]\\{4\\}-[0-9][0-9]-[0-9][0-9]\\|[⏫🔼🔽]\\|\\^[a-z0-9-]+[ \t]*$"))

(defconst daybook--mark "\\(?:[][ \t\u00a0\u202f,;.!?]\\|$\\)")

(defun daybook--ends (kind)
  "The ends that a piece of KIND may have at point."
  (pcase kind
    ('goal (daybook--end "goal"))
    ('word (daybook--end daybook--word "[:,;. \t]\\|$"))
    ('name (let ((prose (looking-at ".*[.!?][ \t]*$")) (ends (daybook--end daybook--word "[:,;. \t]")))
             (dolist (words '(1 2) ends)
               (unless prose
                 (setq ends (append ends (daybook--end (format "%s\\(?: %s\\)\\{%d\\}" daybook--word daybook--word words)
                                                       "[:,;. \t]")))))))
    ('time (and (not (looking-back "\\_<\\(?:in\\|za\\) " (line-beginning-position)))
                (daybook--end (concat "\\(?:" daybook--time "\\)"))))
    ('measured (or (daybook--measured) (daybook--lone)))
    ('glued (or (daybook--measured) (daybook--lone) (daybook--end (concat daybook--number "[[:alpha:]]+"))))
    ('bare (daybook--end daybook--number))
    ('limit (or (daybook--end "\\(?:at most[ \t]+\\)?[0-9][^ \t\n]*\\.\\.[^ \t\n]+")
                (daybook--end (concat "\\(?:at most[ \t]+\\)?" daybook--number "\\(?:" daybook--unit "\\|[[:alpha:]]+\\)?"))))
    ('spelled (daybook--end (concat "\\(?:\\(?:" daybook--number-words "\\) \\(?:" daybook--units "\\|l\\)\\|\\(?:"
                                    daybook--vessels "\\)\\)")))
    ('ticked (daybook--ticked))
    ('box (daybook--end "\\[[] xX/!<?>-]\\]\\|[☐☑✓✔]" "[ \t]"))))

(defun daybook--end (regexp &optional after)
  "The end of REGEXP at point, as a list, if AFTER or the end of a word follows."
  (save-excursion
    (and (looking-at (concat "\\(?:" regexp "\\)\\(?9:" (or after daybook--mark) "\\)")) (list (match-beginning 9)))))

(defun daybook--measured ()
  "The end of an amount with a unit, as a list."
  (daybook--end (concat daybook--number daybook--unit "\\(?: ?[0-9]+" daybook--unit "\\)*")))

(defun daybook--lone ()
  "The end of an amount with a unit of one letter apart, as a list, if it ends the line or something follows."
  (let ((end (daybook--end (concat daybook--number " [glms]"))))
    (and end (save-excursion (goto-char (car end)) (daybook--follows nil)) end)))

(defun daybook--ticked ()
  "The end of a name behind a box, as a list: where an amount, a time, a tag or a comment begins."
  (save-excursion
    (let ((start (point)) (end nil))
      (while (and (not (eolp)) (not (daybook--ends 'measured)) (not (daybook--ends 'time))
                  (not (looking-at-p daybook--tag)) (not (looking-at-p "#\\(?:[ \t]\\|$\\)")))
        (skip-chars-forward "^ \t\n")
        (setq end (point))
        (skip-chars-forward " \t"))
      (and end (> end start) (list end)))))

(defun daybook--follows (alone)
  "Whether a time, a tag, a comment or the end follows point; with ALONE, nothing but these."
  (save-excursion
    (let ((end nil))
      (while (progn (skip-chars-forward " \t\u00a0\u202f")
                    (and alone (setq end (or (daybook--ends 'time) (daybook--end daybook--tag "[ \t]\\|$")))))
        (goto-char (car end)))
      (or (eolp) (looking-at-p "#\\(?:[ \t]\\|$\\)")
          (and (not alone) (or (daybook--ends 'time) (looking-at-p daybook--tag)) t)))))

(defun daybook--pieces (pieces)
  "The places and faces of PIECES from point on, or t if they do not stand there."
  (pcase (car pieces)
    ('nil nil)
    ('alone (not (daybook--follows t)))
    ('later (not (daybook--follows nil)))
    (`(,kind . ,face)
     (let* ((text (symbol-name kind)) (may-miss (string-suffix-p "?" text)) (start (point)) (found t))
       (dolist (end (daybook--ends (if may-miss (intern (substring text 0 -1)) kind)))
         (when (eq found t)
           (save-excursion
             (goto-char end)
             (when (looking-at "\\(?:::?\\|[,;]\\)[ \t]") (forward-char (- (match-end 0) (match-beginning 0) 1)))
             (skip-chars-forward " \t\u00a0\u202f")
             (when (and (memq kind '(measured spelled)) (looking-at "of[ \t]+")) (goto-char (match-end 0)))
             (setq found (daybook--pieces (cdr pieces))))
           (unless (eq found t)
             (push (list start end (or face (daybook--box-face start))) found))))
       (if (and (eq found t) may-miss) (daybook--pieces (cdr pieces)) found)))))

(defun daybook--box-face (place)
  "The face of the box at PLACE."
  (let ((mark (char-after (if (eq (char-after place) ?\[) (1+ place) place))))
    (cond ((memq mark '(?x ?X ?☑ ?✓ ?✔)) 'daybook-done) ((eq mark ?-) 'daybook-skipped) (t 'daybook-open))))

(defun daybook--paint (limit)
  "Paint the lines from point to LIMIT; a font-lock matcher that finds nothing."
  (let ((case-fold-search t))
    (while (< (point) limit)
      (beginning-of-line)
      (let ((found t) (end (line-end-position)))
        (cond
         ((> (- end (point)) daybook-longest) (setq found nil))
         ((looking-at (concat "[ \t]*#\\(?:" daybook--key ":[^ \t\n]\\)")) nil)
         ((looking-at "[ \t]*\\(#.*\\)") (daybook--face (match-beginning 1) end 'font-lock-comment-face) (setq found nil))
         ((looking-at "\\(?:<\\{7\\}\\|=\\{7\\}\\||\\{7\\}\\|>\\{7\\}\\)\\(?: .*\\)?$")
          (daybook--face (point) end 'error) (setq found nil)))
        (when found
          (looking-at daybook--lead)
          (goto-char (match-end 0))
          (dolist (pieces daybook--lines)
            (when (eq found t) (setq found (daybook--pieces pieces))))
          (daybook--rest end (listp found))
          (when (listp found)
            (dolist (piece found) (apply #'daybook--face piece))))
        (goto-char end)
        (forward-line 1)
        (when (and (eobp) (bolp)) (goto-char limit))
        (when (>= end limit) (goto-char limit))))
    nil))

(defun daybook--rest (end counts)
  "Paint tags and a comment from point to END, and times if the line COUNTS."
  (save-excursion
    (while (< (point) end)
      (cond ((and (looking-at "#\\(?:[ \t].*\\)?$") (> (current-column) 0))
             (daybook--face (point) end 'font-lock-comment-face) (goto-char end))
            ((looking-at daybook--tag)
             (daybook--face (point) (match-end 0) 'daybook-tag) (goto-char (match-end 0)))
            ((and counts (daybook--ends 'time))
             (let ((to (car (daybook--ends 'time))))
               (daybook--face (point) to 'daybook-time) (goto-char to)))
            (t (skip-chars-forward "^ \t\n")))
      (skip-chars-forward " \t"))))

(defun daybook--face (start end face)
  "Give what stands between START and END its FACE."
  (put-text-property start end 'face face))

;; What the keys do. Nothing here writes a file: the buffer changes, and you save it.

(defun daybook-turn ()
  "Turn the box of this line: open, done, skipped, open."
  (interactive)
  (save-excursion
    (beginning-of-line)
    (looking-at daybook--lead)
    (goto-char (match-end 0))
    (cond ((looking-at "\\[\\([ xX/!<?>-]\\)\\][ \t]")
           (replace-match (pcase (match-string 1) ("-" " ") ((or "x" "X") "-") (_ "x")) t t nil 1))
          ((looking-at "\\([☐☑✓✔]\\)[ \t]")
           (replace-match (if (equal (match-string 1) "☐") "☑" "☐") t t nil 1))
          (t (message "No box on this line")))))

(defun daybook-drink (amount)
  "Add a drink below the last line that counts, of AMOUNT or a cup: what `daybook drink' would write."
  (interactive (list (if current-prefix-arg (read-string "Amount: ") "")))
  (let* ((folder (or (locate-dominating-file buffer-file-name "daybook.conf")
                     (user-error "No daybook.conf above this file")))
         (day (file-name-base buffer-file-name))
         (said (with-temp-buffer
                 (apply #'call-process daybook-program nil t nil "--dir" (expand-file-name folder) "drink" "--dry-run"
                        "--date" day (split-string amount))
                 (buffer-string)))
         (line (and (string-match "^\\+\\([^+\n].*\\)\n?\\'" said) (match-string 1 said))))
    (unless line (user-error "%s" (string-trim said)))
    (save-excursion
      (goto-char (point-max))
      (if (re-search-backward
           (concat daybook--lead "\\(?:\\[[ xX/!<?>-]\\] \\|[☐☑✓✔] \\|\\(?:[^ \t\n]+ +\\)\\{0,2\\}[~≈]?[0-9]\\)") nil t)
          (end-of-line)
        (goto-char (point-max))
        (when (bolp) (ignore-errors (backward-char))))
      (insert (if (bobp) "" "\n") line)
      (when (eobp) (insert "\n")))))

(defvar daybook-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c C-x") #'daybook-turn)
    (define-key map (kbd "C-c C-w") #'daybook-drink)
    map))

;;;###autoload
(define-derived-mode daybook-mode text-mode "Daybook"
  "The day of a daybook. \\{daybook-mode-map}"
  (setq-local comment-start "# " comment-start-skip "#+[ \t]*" outline-regexp "#+ ")
  (setq-local font-lock-defaults '(((daybook--paint)) t) require-final-newline t)
  (setq-local compilation-error-screen-columns nil)
  (when buffer-file-name
    (setq-local compile-command
                (concat daybook-program " check " (shell-quote-argument (expand-file-name buffer-file-name)))))
  (outline-minor-mode 1))

;;;###autoload
(define-derived-mode daybook-conf-mode conf-space-mode "Daybook Conf" "The daybook.conf of a daybook.")

(defun daybook--day-p ()
  "Whether this buffer is a day: its name is a date, and a daybook.conf lies above it."
  (and buffer-file-name (string-match-p daybook-days buffer-file-name)
       (locate-dominating-file buffer-file-name "daybook.conf")))

;;;###autoload
(add-to-list 'magic-mode-alist '(daybook--day-p . daybook-mode))
;;;###autoload
(add-to-list 'auto-mode-alist '("/daybook\\.conf\\'" . daybook-conf-mode))

;; Czech words of `daybook check'; the English ones are those of every compiler.
(dolist (row '((daybook-error "chyba" 2) (daybook-warning "varování" 1) (daybook-hint "\\(?:tip\\|hint\\)" 0)))
  (add-to-list 'compilation-error-regexp-alist-alist
               (list (car row) (format "^\\([^\n:]+\\):\\([0-9]+\\):\\([0-9]+\\): %s: " (nth 1 row)) 1 2 3 (nth 2 row)))
  (add-to-list 'compilation-error-regexp-alist (car row)))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs `((daybook-mode daybook-conf-mode) . (,daybook-program "lsp"))))

(provide 'daybook-mode)
;;; daybook-mode.el ends here
