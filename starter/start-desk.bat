@echo off
rem Opens the desk of this site with a double click on Windows.
rem This file is UTF-8, and Windows reads it in its old code page otherwise. The folder below may have any letters.
chcp 65001 >nul
set "PROGRAM={folderInBatch}"
set "CONTENT=%~dp0."
if exist "%PROGRAM%\desk\start\start-desk.bat" (
  call "%PROGRAM%\desk\start\start-desk.bat"
) else (
  echo The program is not in "%PROGRAM%". Open this file in a text editor, and write where it is now into the line PROGRAM=.
  pause
)
