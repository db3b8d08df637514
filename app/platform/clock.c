#include "app/platform/clock.h"

#include <time.h>
#include <unistd.h>

static struct tm now_here(void) {
    const time_t now = time(NULL);
    struct tm here = {0};
    tzset();
    (void)localtime_r(&now, &here);
    return here;
}

void clock_stamp(char out[CLOCK_TEXT_MAX]) {
    const struct tm now = now_here();
    (void)strftime(out, CLOCK_TEXT_MAX, "%Y-%m-%d %H:%M", &now);
}

void clock_name(char out[CLOCK_TEXT_MAX]) {
    const struct tm now = now_here();
    (void)strftime(out, CLOCK_TEXT_MAX, "%Y%m%d-%H%M%S", &now);
}

int clock_process(void) {
    return (int)getpid();
}
