#!/bin/sh
# macOS opens files with this ending in a terminal.
exec "$(dirname -- "$0")/start-desk.sh"
