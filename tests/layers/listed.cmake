# A source that no list names is never built, a test that no list names never runs: every .c file
# must stand in the CMakeLists.txt of its top folder.
cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/faults.cmake")

# How the list writes a file: tests by sanban_test(unit/rules/square ...), fuzz targets by
# sanban_fuzzer(record ...), everything else by its path.
function(entry_of path out)
  if(path MATCHES "^(.*/)test_([^/]*)\\.c$")
    set(entry "sanban_test(${CMAKE_MATCH_1}${CMAKE_MATCH_2} ")
  elseif(path MATCHES "^fuzz/fuzz_([^/]*)\\.c$")
    set(entry "sanban_fuzzer(${CMAKE_MATCH_1} ")
  else()
    set(entry " ${path} ")
  endif()
  set(${out} "${entry}" PARENT_SCOPE)
endfunction()

foreach(top IN ITEMS rules app tests)
  file(READ "${ROOT}/${top}/CMakeLists.txt" list)
  string(REGEX REPLACE "#[^\n]*" "" list "${list}")
  string(REGEX REPLACE "[ \t\r\n)]+" " " list "${list}")
  sources_of(files "${top}")
  list(FILTER files INCLUDE REGEX "\\.c$")
  foreach(file IN LISTS files)
    string(REGEX REPLACE "^${top}/" "" path "${file}")
    entry_of("${path}" entry)
    string(FIND "${list}" "${entry}" place)
    if(place EQUAL -1)
      fault("${file}: not listed in ${top}/CMakeLists.txt")
    endif()
  endforeach()
endforeach()
faults_end()
