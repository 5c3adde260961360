#!/bin/sh
# Starts the desk with a double click: on Linux this file, on macOS start-desk.command, on Windows start-desk.bat.

cd "$(dirname "$0")/../.." || exit 1

stop() {
  printf '\n%s\nPress Enter to close this window. ' "$1"
  read -r _
  exit 1
}

command -v npm >/dev/null 2>&1 || stop 'Node is missing on this computer. Get it from https://nodejs.org (LTS), then start the desk again.'
if [ ! -d node_modules ]; then
  echo 'Preparing the desk. This is done once, and takes some minutes.'
  npm ci || stop 'The preparation has failed. Is this computer online? Start the desk again.'
fi
echo 'The desk opens in the browser. Leave this window open while you work; close it to end the desk.'
npm run desk || stop 'The desk has ended. What is written above may say why.'
