@echo off
rem Starts the desk with a double click on Windows.
cd /d "%~dp0..\.."

where npm >nul 2>nul
if errorlevel 1 (
  echo Node is missing on this computer. Get it from https://nodejs.org ^(LTS^), then start the desk again.
  goto end
)
if not exist node_modules (
  echo Preparing the desk. This is done once, and takes some minutes.
  call npm ci
  if errorlevel 1 (
    echo The preparation has failed. Is this computer online? Start the desk again.
    goto end
  )
)
echo The desk opens in the browser. Leave this window open while you work; close it to end the desk.
call npm run desk
echo The desk has ended. What is written above may say why.

:end
pause
