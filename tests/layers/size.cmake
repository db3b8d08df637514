# How long things may be: a function 60 lines with its signature, a file 500. Files that are pure
# tables are named in tests/layers/tables.txt and may be longer; their functions may not.
cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/faults.cmake")

set(FUNCTION_LINES 60)
set(FILE_LINES 500)

# The lines of a file as a list, without the characters that mean something in a list. A semicolon
# becomes a dollar sign, which C does not use.
function(lines_of file out)
  file(READ "${ROOT}/${file}" text)
  string(REGEX REPLACE "\n$" "" text "${text}")
  string(REGEX REPLACE "[][\\]" "_" text "${text}")
  string(REPLACE ";" "$" text "${text}")
  string(REPLACE "\n" ";" text "${text}")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# With our layout a function begins with the last line at the margin that opens a parenthesis and
# ends no statement, and it ends with a lone brace at the margin; the brace of a type or a table
# has something behind it.
function(check_functions file lines)
  set(number 0)
  set(start 0)
  foreach(line IN LISTS lines)
    math(EXPR number "${number} + 1")
    if(line STREQUAL "}")
      math(EXPR length "${number} - ${start} + 1")
      if(start EQUAL 0)
        fault("${file}:${number}: a brace at the margin that ends no function")
      elseif(length GREATER FUNCTION_LINES)
        fault("${file}:${start}: a function of ${length} lines")
      endif()
      set(start 0)
    elseif(line MATCHES "^}")
      set(start 0)
    elseif(line MATCHES "^[A-Za-z_].*\\(.*[^$]$")
      set(start ${number})
    endif()
  endforeach()
endfunction()

set(tables)
if(EXISTS "${ROOT}/tests/layers/tables.txt")
  file(STRINGS "${ROOT}/tests/layers/tables.txt" tables REGEX "^[^#]")
endif()
foreach(table IN LISTS tables)
  if(NOT EXISTS "${ROOT}/${table}")
    fault("tests/layers/tables.txt: there is no ${table}")
  endif()
endforeach()

sources_of(files rules app tests)
foreach(file IN LISTS files)
  lines_of("${file}" lines)
  list(LENGTH lines length)
  if(length GREATER FILE_LINES AND NOT file IN_LIST tables)
    fault("${file}: a file of ${length} lines")
  endif()
  check_functions("${file}" "${lines}")
endforeach()
faults_end()
