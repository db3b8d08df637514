# Who may know whom. Reads every #include in rules/ and app/ under ROOT and fails on a wrong
# direction, on SDL outside app/platform/*.c, on a name that says nothing, and on forbidden words.
cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/faults.cmake")

# A room, and the rooms whose headers it may include beside its own. rules/problem.h is for all.
set(ALL_RULES rules/board rules/pieces rules/play rules/laws rules/variants rules/record
  rules/notation rules/formats rules/search)
set(ALL_APP app/draw app/platform app/ui app/views app/session app/screens app/shell app/commands)

set(MAY_KNOW_rules "")
set(MAY_KNOW_rules/board "")
set(MAY_KNOW_rules/pieces rules/board)
set(MAY_KNOW_rules/play rules/board rules/pieces)
set(MAY_KNOW_rules/laws rules/board rules/pieces rules/play)
set(MAY_KNOW_rules/variants rules/board rules/pieces rules/play rules/laws)
set(MAY_KNOW_rules/record rules/board rules/pieces rules/play)
set(MAY_KNOW_rules/notation rules/board rules/pieces rules/play)
set(MAY_KNOW_rules/formats rules/board rules/pieces rules/play rules/variants rules/record
  rules/notation)
set(MAY_KNOW_rules/search rules/board rules/pieces rules/play)

set(MAY_KNOW_app/draw "")
# The inputs that widgets answer to are plain values of the platform, whose headers are free of SDL.
set(MAY_KNOW_app/ui app/draw app/platform)
set(MAY_KNOW_app/views app/draw app/ui ${ALL_RULES})
set(MAY_KNOW_app/platform app/draw)
set(MAY_KNOW_app/session app/draw app/platform ${ALL_RULES})
set(MAY_KNOW_app/screens app/draw app/ui app/views app/platform app/session ${ALL_RULES})
set(MAY_KNOW_app/shell app/draw app/ui app/views app/platform app/session app/screens ${ALL_RULES})
set(MAY_KNOW_app/commands app/draw app/platform app/session app/screens app/shell ${ALL_RULES})
set(MAY_KNOW_app ${ALL_APP} ${ALL_RULES})

set(NAMES_THAT_SAY_NOTHING utils util common misc helpers helper)

# Where a line may not match a pattern: files, pattern, reason.
set(FORBIDDEN_LINES
  "\\.c$" "^[ \t]*extern[ \t]" "extern belongs in no source"
  "." "[^A-Za-z0-9_](strcpy|strcat|sprintf|vsprintf|gets|atoi|atol|atof)\\(" "unsafe function"
  "/.*/|^rules/" "[^A-Za-z0-9_](exit|_Exit|quick_exit)\\(" "only main ends the program"
  "^rules/" "[^A-Za-z0-9_](printf|fprintf|puts|fputs|putchar|putc|fputc|perror|fopen)\\("
  "the rules neither print nor open files"
  "^rules/" "[^A-Za-z0-9_](time|clock|clock_gettime|rand|srand)\\(" "time and chance are handed in"
)

# The first two folders of a path, or the one there is: rules/play, app.
function(room_of path out)
  cmake_path(GET path PARENT_PATH folder)
  string(REGEX MATCH "^[^/]+(/[^/]+)?" room "${folder}")
  set(${out} "${room}" PARENT_SCOPE)
endfunction()

function(check_name file)
  string(REGEX REPLACE "\\.[^./]*$" "" words "${file}")
  string(REGEX MATCHALL "[^/_]+" words "${words}")
  foreach(word IN LISTS words)
    if(word IN_LIST NAMES_THAT_SAY_NOTHING)
      fault("${file}: a room or file called ${word} says nothing")
    endif()
  endforeach()
endfunction()

function(check_own_include file header)
  if(NOT header MATCHES "^(rules|app)/" OR header MATCHES "\\.\\./")
    fault("${file}: \"${header}\" is not written from the root")
  elseif(NOT header STREQUAL "rules/problem.h")
    room_of("${file}" from)
    room_of("${header}" to)
    if(NOT DEFINED MAY_KNOW_${from})
      fault("${file}: the house has no room ${from}")
    elseif(NOT from STREQUAL to AND NOT to IN_LIST MAY_KNOW_${from})
      fault("${file}: ${from} may not include ${header}")
    endif()
  endif()
endfunction()

function(check_includes file)
  file(STRINGS "${ROOT}/${file}" lines REGEX "^[ \t]*#[ \t]*include")
  foreach(line IN LISTS lines)
    if(line MATCHES "[<\"]((SDL|fontconfig/)[^>\"]*)")
      if(NOT file MATCHES "^app/platform/[^/]*\\.c$")
        fault("${file}: ${CMAKE_MATCH_1} belongs in app/platform/*.c only")
      endif()
    elseif(line MATCHES "\"([^\"]*)\"")
      check_own_include("${file}" "${CMAKE_MATCH_1}")
    elseif(NOT line MATCHES "include[ \t]*<[^>.]+\\.h>")
      fault("${file}: cannot read ${line}")
    endif()
  endforeach()
endfunction()

function(check_words file)
  set(rows ${FORBIDDEN_LINES})
  while(rows)
    list(POP_FRONT rows files pattern reason)
    if(file MATCHES "${files}")
      file(STRINGS "${ROOT}/${file}" lines REGEX "${pattern}")
      if(NOT lines STREQUAL "")
        fault("${file}: ${reason}: ${lines}")
      endif()
    endif()
  endwhile()
endfunction()

sources_of(files rules app)
foreach(file IN LISTS files)
  check_name("${file}")
  check_includes("${file}")
  check_words("${file}")
endforeach()
faults_end()
