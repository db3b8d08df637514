# Plays an event script that must go wrong: PROGRAM and SCRIPT. The first line of the script is
# "# says: SENTENCE"; the program must end with code 1, print exactly that sentence on standard error
# and nothing on standard output.
cmake_minimum_required(VERSION 3.25)

file(READ "${SCRIPT}" text)
if(NOT text MATCHES "^# says: ([^\r\n]+)")
  message(FATAL_ERROR "${SCRIPT} begins without \"# says: \"")
endif()
set(sentence "${CMAKE_MATCH_1}")
execute_process(COMMAND "${PROGRAM}" --script "${SCRIPT}"
  RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE error)
if(NOT code EQUAL 1 OR NOT output STREQUAL "" OR NOT error STREQUAL "${sentence}\n")
  message(FATAL_ERROR "code ${code}, output \"${output}\", error:\n${error}expected:\n${sentence}")
endif()
