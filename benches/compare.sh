#!/usr/bin/env bash
# Times whole processes on one file, in turn, so that a noisy machine is noisy for all of them.
#
#   benches/compare.sh FILE [PEER ...]
#
# FILE is a PGN file in English. A PEER is a command that writes FILE anew with German letters, `{}` standing for the
# file's name: 'my-peer {} --letters de'. pgn-extract is taken if it is there. RUNS=5 says how often each one runs.
set -euo pipefail
PATH=$PATH:/usr/games # where Debian keeps pgn-extract

file=${1:?'a PGN file is wanted: benches/compare.sh FILE [PEER ...]'}
shift
runs=${RUNS:-5}
here=$(cd "$(dirname "$0")/.." && pwd)
stamma=${STAMMA:-$here/target/release/stamma}
[ -x "$stamma" ] || (cd "$here" && cargo build --release)

names=() commands=()
add() { names+=("$1"); commands+=("$2"); }
quoted=$(printf '%q' "$file")
program=$(printf '%q' "$stamma")
add 'copy of the bytes' "cat $quoted"
add 'letters, no board' "$program translate --from en --to de --unchecked $quoted"
add 'checked, text kept, one thread' "$program translate --from en --to de --jobs 1 $quoted"
add 'written anew, one thread' "$program translate --from en --to de --style pgn --jobs 1 $quoted"
base=$((${#names[@]} - 1))
add 'written anew, two threads' "$program translate --from en --to de --style pgn --jobs 2 $quoted"
add 'UCI out, one thread' "$program translate --from en --to uci --jobs 1 $quoted"
add 'Arabic out, one thread' "$program translate --from en --to ar --jobs 1 $quoted"
add 'one move, start to end' "$program move Nf3 --to de"
if command -v pgn-extract >/dev/null; then
    add 'pgn-extract, written anew' "pgn-extract -s -WsanBSLTDK $quoted"
fi
for peer in "$@"; do
    add "$peer" "${peer//\{\}/$quoted}"
done


once() {
    local start end
    start=$(date +%s%N)
    bash -c "exec $1" >/dev/null 2>&1
    end=$(date +%s%N)
    echo $(((end - start) / 1000))
}

declare -A times
for _ in $(seq "$runs"); do
    for i in "${!commands[@]}"; do
        times[$i]+="$(once "${commands[$i]}") "
    done
done

best() { tr ' ' '\n' <<<"${times[$1]}" | grep . | sort -n | head -n 1; }
middle() { tr ' ' '\n' <<<"${times[$1]}" | grep . | sort -n | sed -n "$(((runs + 1) / 2))p"; }

printf '%s, %s bytes; %s, %s processors; %s runs in turn, wall seconds\n\n' "$(date +%F)" "$(stat -c %s "$file")" \
    "$(sed -n 's/^model name\s*: //p' /proc/cpuinfo | head -n 1)" "$(nproc)" "$runs"
printf '%-40s %9s %9s %30s\n' job best median 'median against "anew, one"'
for i in "${!commands[@]}"; do
    awk -v name="${names[$i]:0:40}" -v best="$(best "$i")" -v middle="$(middle "$i")" -v base="$(middle "$base")" \
        'BEGIN { printf "%-40s %9.3f %9.3f %30.2f\n", name, best / 1e6, middle / 1e6, middle / base }'
done
