# Empties the home folders of the tests under HOMES.
cmake_minimum_required(VERSION 3.25)

file(GLOB homes "${HOMES}/test_*")
foreach(home IN LISTS homes)
  file(REMOVE_RECURSE "${home}")
  file(MAKE_DIRECTORY "${home}")
endforeach()
