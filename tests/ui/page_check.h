/* Whether a page is whole at every size: nothing cut, nothing on top of something else, everything
 * to be reached by scrolling. */
#ifndef SANBAN_TESTS_UI_PAGE_CHECK_H
#define SANBAN_TESTS_UI_PAGE_CHECK_H

#include "tests/ui/page_hand.h"

/* Looks at the page in windows from the smallest to the largest, scrolled to its top and to its
 * end. Prints every fault and fails if there is any; `what` names the scene. */
void page_check_sizes(PageHand *hand, const char *what);

#endif
