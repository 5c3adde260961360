#!/bin/sh
# Prints what has changed since a commit: 'content' if nothing outside content/ has, otherwise 'code'. Also 'code' when the
# commit is unknown, or not part of this history, as after a forced push: then nobody can say what has changed.
published=$1
if git merge-base --is-ancestor "$published" HEAD 2>/dev/null &&
  git diff --quiet --no-renames "$published" HEAD -- ':(top)' ':(top,exclude)content'; then
  echo content
else
  echo code
fi
