@echo off
rem Starts the desk with a double click on Windows.
rem pushd, because cd cannot enter a folder on another computer.
pushd "%~dp0..\.."
where node >nul 2>nul
if errorlevel 1 (
  echo Node is missing on this computer. Get it from https://nodejs.org ^(LTS^), then start the desk again.
) else (
  node desk\start\start.cjs
)
pause
