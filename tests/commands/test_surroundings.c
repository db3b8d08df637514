/* The program where something is missing: no display, no font, a driver that shows nothing, a full
 * disk. */
#include "tests/commands/program.h"
#include "tests/support/cmocka_ready.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char NO_FONT[] = "sanban: The font named by SANBAN_FONT cannot be read: /nonexistent";
static const char NO_DISPLAY[] =
    "sanban: There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.\n";

static int clean(void **state) {
    (void)state;
    static const char *const NAMES[] = {"DISPLAY",           "WAYLAND_DISPLAY", "SDL_VIDEODRIVER",
                                        "SDL_RENDER_DRIVER", "SANBAN_FONT",     "ASAN_OPTIONS"};
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
        unsetenv(NAMES[i]);
    }
    return 0;
}

static void write_script(const char *text) {
    FILE *file = fopen("script.txt", "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

/* One line that begins so, and nothing else. */
static void expect_one_line(const Run *run, int code, const char *begin) {
    assert_int_equal(run->code, code);
    assert_string_equal(run->output, "");
    assert_memory_equal(run->error, begin, strlen(begin));
    assert_non_null(strchr(run->error, '\n'));
    assert_string_equal(strchr(run->error, '\n'), "\n");
}

static void test_no_display(void **state) {
    (void)state;
    program_expect("", 2, "", NO_DISPLAY);
    setenv("DISPLAY", "", 1);
    setenv("WAYLAND_DISPLAY", "", 1);
    program_expect("", 2, "", NO_DISPLAY);
    setenv("SDL_VIDEODRIVER", "nonsense", 1);
    expect_one_line(program_run(""), 2, "sanban: The display cannot be opened: ");
}

/* Text commands and scripts need none. */
static void test_commands_need_no_display(void **state) {
    (void)state;
    program_expect("perft 2", 0, "nodes 676\n", "");
    program_expect("picture -s 960x600 out.png", 0, "", "");
    write_script("click 7g\nclick 7f\nexpect move 7g7f\n");
    program_expect("--script script.txt", 0, "", "");
}

static void test_drivers_that_show_nothing(void **state) {
    (void)state;
    /* The libraries behind the offscreen driver keep some memory of their own at the end. */
    setenv("ASAN_OPTIONS", "detect_leaks=0", 1);
    static const char *const DRIVERS[] = {"dummy", "offscreen"};
    static const char *const RENDERERS[] = {NULL, "software", "opengl"};
    write_script("click 7g\nclick 7f\nresize 960x600\nclick 3c\nclick 3d\n"
                 "expect move 3c3d\nshot shot.png\n");
    for (size_t i = 0; i < 2; i++) {
        for (size_t k = 0; k < 3; k++) {
            setenv("SDL_VIDEODRIVER", DRIVERS[i], 1);
            if (RENDERERS[k] != NULL) {
                setenv("SDL_RENDER_DRIVER", RENDERERS[k], 1);
            } else {
                unsetenv("SDL_RENDER_DRIVER");
            }
            program_expect("--script script.txt", 0, "", "");
        }
    }
}

static void test_no_font(void **state) {
    (void)state;
    setenv("SANBAN_FONT", "/nonexistent", 1);
    write_script("click 7g\n");
    expect_one_line(program_run("picture -s 960x600 out.png"), 2, NO_FONT);
    expect_one_line(program_run("--script script.txt"), 2, NO_FONT);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    expect_one_line(program_run(""), 2, NO_FONT);
    /* Counting needs none. */
    program_expect("perft 1", 0, "nodes 26\n", "");
}

/* What cannot be written is no success, whatever was to be printed. */
static void test_full_disk(void **state) {
    (void)state;
    static const char *const CALLS[] = {
        "perft 1",   "perft -d 1",         "moves", "play 7g7f", "--help",
        "--version", "--script script.txt"};
    write_script("click 7g\ndump\n");
    size_t faults = 0;
    for (size_t i = 0; i < sizeof CALLS / sizeof CALLS[0]; i++) {
        const Run *run = program_run_into(CALLS[i], "/dev/full");
        bool told = strcmp(run->error, "sanban: The output could not be written.\n") == 0;
        if (run->code != 1 || !told) {
            print_error("sanban %s: code %d, \"%s\"\n", CALLS[i], run->code, run->error);
            faults++;
        }
    }
    assert_int_equal(faults, 0);
}

static void test_scripts_that_cannot_be_read(void **state) {
    (void)state;
    expect_one_line(program_run("--script nowhere.txt"), 1, "sanban: nowhere.txt cannot be read: ");
    expect_one_line(program_run("--script /tmp"), 1, "sanban: /tmp cannot be read");
    FILE *file = fopen("script.txt", "wb");
    assert_non_null(file);
    assert_int_equal(fwrite("click 7g\0click 7f\n", 1, 18, file), 18);
    assert_int_equal(fclose(file), 0);
    program_expect("--script script.txt", 1, "",
                   "sanban: script.txt is no text: it holds a zero byte.\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_no_display, clean),
        cmocka_unit_test_setup(test_commands_need_no_display, clean),
        cmocka_unit_test_setup(test_drivers_that_show_nothing, clean),
        cmocka_unit_test_setup(test_no_font, clean),
        cmocka_unit_test_setup(test_full_disk, clean),
        cmocka_unit_test_setup(test_scripts_that_cannot_be_read, clean),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
