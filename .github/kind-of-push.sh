#!/bin/sh
# Prints the kind of the changes since a commit: 'content' if only content/ has changed, otherwise 'code'. Also 'code' if the
# commit is unknown or not in this history, as after a forced push, because then the changes are unknown.
published=$1
if git merge-base --is-ancestor "$published" HEAD 2>/dev/null &&
  git diff --quiet --no-renames "$published" HEAD -- ':(top)' ':(top,exclude)content'; then
  echo content
else
  echo code
fi
