/* cmocka with the four headers that it wants before itself. */
#ifndef SANBAN_TESTS_SUPPORT_CMOCKA_READY_H
#define SANBAN_TESTS_SUPPORT_CMOCKA_READY_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
