#!/bin/sh
# Starts the desk with a double click: on Linux this file, on macOS start-desk.command, on Windows start-desk.bat.

CDPATH='' cd -- "$(dirname -- "$0")/../.." || exit 1
if command -v node >/dev/null 2>&1; then
  node desk/start/start.cjs
else
  echo 'Node is missing on this computer. Get it from https://nodejs.org (LTS), then start the desk again.'
fi
printf 'Press Enter to close this window. '
read -r _
