;;; guile-semver: https://ngyro.com/software/guile-semver.html
(use-modules (semver) (ice-9 rdelim))

(define (parsed text)
  (catch #t (lambda () (string->semver text)) (lambda _ #f)))

(define (boolean value) (if value "true" "false"))

;; A request is a list to Scheme's reader too: ("1.0.0" (unquote "1.0.1")).
(let loop ((request (read)))
  (unless (eof-object? request)
    (let ((left (parsed (car request))) (right (parsed (cadadr request))))
      (display
       (cond ((not (and left right))
              (string-append "{\"invalid\":[" (boolean (not left)) "," (boolean (not right)) "]}"))
             ((semver<? left right) "{\"order\":\"less\"}")
             ((semver>? left right) "{\"order\":\"greater\"}")
             (else "{\"order\":\"equal\"}")))
      (newline)
      (force-output)
      (loop (read)))))
