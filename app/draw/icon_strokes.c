#include "app/draw/icon_strokes.h"

#include <assert.h>

/* clang-format off */
static const IconStroke strokes[ICON_COUNT][ICON_STROKES_MAX] = {
    [ICON_MENU] = {
        {.count = 2, .point = {{1.5F, 3.5F}, {14.5F, 3.5F}}},
        {.count = 2, .point = {{1.5F, 8}, {14.5F, 8}}},
        {.count = 2, .point = {{1.5F, 12.5F}, {14.5F, 12.5F}}},
    },
    [ICON_NEW] = {
        {.count = 8, .point = {{8, 1.2F}, {13, 3.8F}, {14, 14.3F}, {2, 14.3F}, {3, 3.8F}, {8, 1.2F}, {13, 3.8F}, {14, 14.3F}}},
        {.count = 2, .point = {{8, 6.2F}, {8, 11.4F}}},
        {.count = 2, .point = {{5.4F, 8.8F}, {10.6F, 8.8F}}},
    },
    [ICON_UNDO] = {
        {.count = 3, .point = {{5, 2.2F}, {1.6F, 5.6F}, {5, 9}}},
        {.count = 2, .point = {{1.6F, 5.6F}, {9.8F, 5.6F}}},
        {.count = 1, .point = {{9.8F, 9.6F}}, .arc = {4, 270, 180}},
        {.count = 2, .point = {{9.8F, 13.6F}, {5.5F, 13.6F}}},
    },
    [ICON_REDO] = {
        {.count = 3, .point = {{11, 2.2F}, {14.4F, 5.6F}, {11, 9}}},
        {.count = 2, .point = {{14.4F, 5.6F}, {6.2F, 5.6F}}},
        {.count = 1, .point = {{6.2F, 9.6F}}, .arc = {4, 90, 180}},
        {.count = 2, .point = {{6.2F, 13.6F}, {10.5F, 13.6F}}},
    },
    [ICON_HINT] = {
        {.count = 1, .point = {{8, 6}}, .arc = {4.6F, 120, 300}},
        {.count = 3, .point = {{5.7F, 10}, {6.2F, 12.2F}, {9.8F, 12.2F}}},
        {.count = 2, .point = {{9.8F, 12.2F}, {10.3F, 10}}},
        {.count = 2, .point = {{6.8F, 14.8F}, {9.2F, 14.8F}}},
    },
    [ICON_FLIP] = {
        {.count = 2, .point = {{4.5F, 2}, {4.5F, 14}}},
        {.count = 3, .point = {{1.5F, 5}, {4.5F, 2}, {7.5F, 5}}},
        {.count = 2, .point = {{11.5F, 2}, {11.5F, 14}}},
        {.count = 3, .point = {{8.5F, 11}, {11.5F, 14}, {14.5F, 11}}},
    },
    [ICON_PIECES] = {
        {.count = 7, .point = {{5.6F, 10.8F}, {1.4F, 10.8F}, {2, 4}, {5.2F, 2.2F}, {8.4F, 4}, {8.6F, 5.2F}, {8.6F, 5.4F}}},
        {.count = 7, .point = {{10.6F, 5.6F}, {13.8F, 7.4F}, {14.6F, 14}, {6.6F, 14}, {7.4F, 7.4F}, {10.6F, 5.6F}, {13.8F, 7.4F}}},
    },
    [ICON_OVERLAY] = {
        {.count = 6, .point = {{8, 1.8F}, {14.4F, 5.2F}, {8, 8.6F}, {1.6F, 5.2F}, {8, 1.8F}, {14.4F, 5.2F}}},
        {.count = 3, .point = {{1.6F, 8.2F}, {8, 11.6F}, {14.4F, 8.2F}}},
        {.count = 3, .point = {{1.6F, 11.2F}, {8, 14.6F}, {14.4F, 11.2F}}},
    },
    [ICON_HELP] = {
        {.count = 1, .point = {{8, 8}}, .arc = {6.6F, 0, 360}},
        {.count = 1, .point = {{8, 6.4F}}, .arc = {2, 190, 220}},
        {.count = 3, .point = {{9, 8.1F}, {8.2F, 8.8F}, {8, 9.6F}}},
        {.count = 1, .point = {{8, 11.9F}}, .arc = {0.35F, 0, 360}},
    },
    [ICON_SEARCH] = {
        {.count = 1, .point = {{6.8F, 6.8F}}, .arc = {4.8F, 0, 360}},
        {.count = 2, .point = {{10.4F, 10.4F}, {14.4F, 14.4F}}},
    },
    [ICON_CLOSE] = {
        {.count = 2, .point = {{3.5F, 3.5F}, {12.5F, 12.5F}}},
        {.count = 2, .point = {{12.5F, 3.5F}, {3.5F, 12.5F}}},
    },
    [ICON_BACK] = {{.count = 3, .point = {{10.5F, 3}, {5.5F, 8}, {10.5F, 13}}}},
    [ICON_FORWARD] = {{.count = 3, .point = {{5.5F, 3}, {10.5F, 8}, {5.5F, 13}}}},
    [ICON_DOWN] = {{.count = 3, .point = {{3, 5.5F}, {8, 10.5F}, {13, 5.5F}}}},
    [ICON_UP] = {{.count = 3, .point = {{3, 10.5F}, {8, 5.5F}, {13, 10.5F}}}},
    [ICON_FIRST] = {
        {.count = 3, .point = {{12, 3}, {7, 8}, {12, 13}}},
        {.count = 2, .point = {{4, 3}, {4, 13}}},
    },
    [ICON_LAST] = {
        {.count = 3, .point = {{4, 3}, {9, 8}, {4, 13}}},
        {.count = 2, .point = {{12, 3}, {12, 13}}},
    },
    [ICON_PLAY] = {{.count = 5, .point = {{4.5F, 2.5F}, {13, 8}, {4.5F, 13.5F}, {4.5F, 2.5F}, {13, 8}}}},
    [ICON_LEARN] = {
        {.count = 5, .point = {{1, 6}, {8, 2.5F}, {15, 6}, {8, 9.5F}, {1, 6}}},
        {.count = 4, .point = {{4, 7.8F}, {4, 11.6F}, {8, 13.6F}, {12, 11.6F}}},
        {.count = 2, .point = {{12, 11.6F}, {12, 7.8F}}},
    },
    [ICON_OPEN] = {
        {.count = 6, .point = {{1.8F, 13.2F}, {1.8F, 3.2F}, {6, 3.2F}, {7.6F, 5}, {13, 5}, {13, 7}}},
        {.count = 5, .point = {{1.8F, 13.2F}, {4.2F, 7}, {15, 7}, {12.6F, 13.2F}, {1.8F, 13.2F}}},
    },
    [ICON_SAVE] = {
        {.count = 6, .point = {{2, 14}, {2, 2}, {11.4F, 2}, {14, 4.6F}, {14, 14}, {2, 14}}},
        {.count = 4, .point = {{4.6F, 14}, {4.6F, 9.2F}, {11.4F, 9.2F}, {11.4F, 14}}},
        {.count = 4, .point = {{5, 2}, {5, 5.2F}, {10, 5.2F}, {10, 2}}},
    },
    [ICON_COPY] = {
        {.count = 5, .point = {{5.5F, 5.5F}, {14, 5.5F}, {14, 14}, {5.5F, 14}, {5.5F, 5.5F}}},
        {.count = 5, .point = {{2.8F, 10.5F}, {2, 10.5F}, {2, 2}, {10.5F, 2}, {10.5F, 2.8F}}},
    },
    [ICON_CHECK] = {{.count = 3, .point = {{2.5F, 8.5F}, {6.3F, 12.3F}, {13.5F, 4.2F}}}},
    [ICON_TRASH] = {
        {.count = 2, .point = {{2, 4}, {14, 4}}},
        {.count = 4, .point = {{5.5F, 4}, {5.5F, 1.8F}, {10.5F, 1.8F}, {10.5F, 4}}},
        {.count = 4, .point = {{3.4F, 4}, {4.2F, 14.2F}, {11.8F, 14.2F}, {12.6F, 4}}},
        {.count = 2, .point = {{6.6F, 7}, {6.8F, 11.4F}}},
        {.count = 2, .point = {{9.4F, 7}, {9.2F, 11.4F}}},
    },
    [ICON_FULL_SCREEN] = {
        {.count = 3, .point = {{1.8F, 5.6F}, {1.8F, 1.8F}, {5.6F, 1.8F}}},
        {.count = 3, .point = {{10.4F, 1.8F}, {14.2F, 1.8F}, {14.2F, 5.6F}}},
        {.count = 3, .point = {{14.2F, 10.4F}, {14.2F, 14.2F}, {10.4F, 14.2F}}},
        {.count = 3, .point = {{5.6F, 14.2F}, {1.8F, 14.2F}, {1.8F, 10.4F}}},
    },
    [ICON_FLAG] = {
        {.count = 2, .point = {{3, 1.8F}, {3, 14.5F}}},
        {.count = 5, .point = {{3, 2.4F}, {13, 2.4F}, {10.4F, 5.6F}, {13, 8.8F}, {3, 8.8F}}},
    },
    [ICON_COMMENT] = {
        {.count = 8, .point = {{5, 11.5F}, {1.8F, 11.5F}, {1.8F, 2.5F}, {14.2F, 2.5F}, {14.2F, 11.5F}, {8.4F, 11.5F}, {5, 14.4F}, {5, 11.5F}}},
        {.count = 2, .point = {{5, 5.7F}, {11, 5.7F}}},
        {.count = 2, .point = {{5, 8.4F}, {9, 8.4F}}},
    },
    [ICON_RULES] = {
        {.count = 5, .point = {{2.8F, 1.8F}, {13.2F, 1.8F}, {13.2F, 14.2F}, {2.8F, 14.2F}, {2.8F, 1.8F}}},
        {.count = 2, .point = {{5.6F, 5}, {10.4F, 5}}},
        {.count = 2, .point = {{5.6F, 8}, {10.4F, 8}}},
        {.count = 2, .point = {{5.6F, 11}, {8.4F, 11}}},
    },
    [ICON_GEAR] = {
        {.count = 1, .point = {{8, 8}}, .arc = {2.2F, 0, 360}},
    },
};
/* clang-format on */

const IconStroke *icon_strokes_of(Icon icon) {
    assert(icon < ICON_COUNT);
    return strokes[icon];
}
