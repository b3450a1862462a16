#!/bin/sh
# A comparator that takes all versions for equal, and breaks the protocol in the way that its first
# word says: at the start, or when a question has a hyphen.

case $1 in
exits) echo "no licence found" >&2 && exit 7 ;;
mute) kill -STOP $$ ;;
greets) echo "Welcome!" && echo ;;
babbles) exec yes "hello" ;;
deaf) exec 0<&- && kill -STOP $$ ;;
esac

equal() { echo '{"order":"equal"}'; }

while IFS= read -r question; do
  case $question in
  *-*)
    case $1 in
    dies) echo "cannot take a hyphen" >&2 && exit 3 ;;
    isKilled) kill -KILL $$ ;;
    chats) echo "let me think" && equal ;;
    hesitates) kill -STOP $$ ;;
    breaksOff) printf '{"ord' && exit 0 ;;
    stopsHalfway) printf '{"ord' && kill -STOP $$ ;;
    mumbles) printf '{"order":"\377"}\n' ;;
    rambles) exec tr '\0' 'x' </dev/zero ;;
    repeats) equal && equal ;;
    floods) exec yes '{"order":"equal"}' ;;
    closes) exec 1>&- && kill -STOP $$ ;;
    contradicts) echo '{"invalid":[true,false]}' ;;
    shrugs) echo '{"invalid":[false,false]}' ;;
    *) equal ;;
    esac
    ;;
  *) equal ;;
  esac
done
