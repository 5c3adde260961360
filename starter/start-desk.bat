@echo off
rem Opens the desk of this site with a double click on Windows.
set "PROGRAM={folderInBatch}"
set "CONTENT=%~dp0."
if exist "%PROGRAM%\desk\start\start-desk.bat" (
  call "%PROGRAM%\desk\start\start-desk.bat"
) else (
  echo The program is not in "%PROGRAM%". Open this file in a text editor, and write where it is now into the line PROGRAM=.
  pause
)
