#!/bin/sh
# Opens the desk of this site with a double click: on Linux this file, on macOS start-desk.command, on Windows start-desk.bat.

program='{folderInShell}'
CONTENT=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
export CONTENT
if [ -f "$program/desk/start/start-desk.sh" ]; then
  exec "$program/desk/start/start-desk.sh"
fi
echo "The program is not in $program. Open this file in a text editor, and write where it is now into the line 'program='."
printf 'Press Enter to close this window. '
read -r _
