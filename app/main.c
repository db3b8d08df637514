#include "app/commands/commands.h"
#include "app/shell/desk.h"
#include "app/shell/script.h"
#include "rules/variants/variants.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int complain(const Problem *why, int code) {
    if (why->line > 0) {
        fprintf(stderr, "sanban: line %d: %s\n", why->line, why->text);
    } else {
        fprintf(stderr, "sanban: %s\n", why->text);
    }
    return code;
}

static int misuse(const char *sentence) {
    fprintf(stderr, "sanban: %s\n", sentence);
    command_usage(stderr);
    return EXIT_UNUSABLE;
}

static int run_window(float scale) {
    Ruleset rules;
    Desk *desk = NULL;
    Problem why;
    DeskWish wish = {.rules = &rules, .scale = scale, .keeps = true};
    if (!ruleset_begin(&rules, &VARIANT_SHO, NULL, &why) || !desk_open(&desk, &wish, &why)) {
        return complain(&why, EXIT_UNUSABLE);
    }
    while (desk_step(desk, -1)) {
    }
    desk_close(desk);
    return EXIT_DONE;
}

static int run_script(const char *path) {
    Problem why;
    switch (script_run_file(path, &why)) {
    case SCRIPT_DONE:
        return EXIT_DONE;
    case SCRIPT_FAILED:
        return complain(&why, EXIT_REFUSED);
    case SCRIPT_NO_SCREEN:
        break;
    }
    return complain(&why, EXIT_UNUSABLE);
}

static bool read_scale(const char *text, float *out) {
    char *end = NULL;
    *out = strtof(text, &end);
    return end != text && *end == '\0' && *out >= 0.5F && *out <= 4;
}

static int help(void) {
    size_t count = 0;
    const Variant *const *games = variants_all(&count);
    printf("Sanban plays old forms of shogi.\n");
    for (size_t i = 0; i < count; i++) {
        printf("  %s, %d x %d: %s\n", games[i]->title, games[i]->files, games[i]->ranks,
               games[i]->sentence);
    }
    printf("\n");
    command_usage(stdout);
    return EXIT_DONE;
}

/* What the words ask for; the window without any. */
static int run_words(int argc, char **argv) {
    if (argc == 1) {
        return run_window(0);
    }
    if (strcmp(argv[1], "--scale") == 0) {
        float scale = 0;
        bool good = argc == 3 && read_scale(argv[2], &scale);
        return good ? run_window(scale) : misuse("Give a number from 0.5 to 4 after --scale.");
    }
    if (strcmp(argv[1], "--script") == 0) {
        return argc == 3 ? run_script(argv[2]) : misuse("Give one file after --script.");
    }
    if (command_is_known(argv[1])) {
        return command_run(argc - 1, argv + 1);
    }
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        return help();
    }
    if (argc == 2 && strcmp(argv[1], "--version") == 0) {
        printf("sanban %s\n", SANBAN_VERSION);
        return EXIT_DONE;
    }
    Problem why;
    problem_set(&why, 0, 0, "Unknown word \"%.40s\".", argv[1]);
    return misuse(why.text);
}

int main(int argc, char **argv) {
    int code = run_words(argc, argv);
    if (code == EXIT_DONE && (fflush(stdout) != 0 || ferror(stdout) != 0)) {
        fprintf(stderr, "sanban: The output could not be written.\n");
        return EXIT_REFUSED;
    }
    return code;
}
