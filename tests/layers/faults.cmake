# How the checks of this folder report: every fault in a line of its own, and an error at the end.

function(fault text)
  message(NOTICE "${text}")
  set_property(GLOBAL APPEND PROPERTY FAULTS "${text}")
endfunction()

# Our C files in the given folders of ROOT, as paths from there. To find none is an error.
function(sources_of out)
  set(patterns)
  foreach(folder IN LISTS ARGN)
    list(APPEND patterns "${ROOT}/${folder}/*.[ch]")
  endforeach()
  file(GLOB_RECURSE files RELATIVE "${ROOT}" ${patterns})
  if(NOT files)
    message(FATAL_ERROR "no sources under ${ROOT}")
  endif()
  set(${out} "${files}" PARENT_SCOPE)
endfunction()

function(faults_end)
  get_property(faults GLOBAL PROPERTY FAULTS)
  list(LENGTH faults count)
  if(count GREATER 0)
    message(FATAL_ERROR "${count} faults")
  endif()
endfunction()
