#include "app/commands/commands.h"

#include "app/commands/runs.h"

#include <stdio.h>
#include <string.h>

typedef struct Command {
    const char *name;
    const char *also; /* options beside the common ones */
    int (*run)(const Arguments *arguments);
} Command;

static const Command COMMANDS[] = {
    {"perft", "d", run_perft},
    {"moves", "", run_moves},
    {"play", "", run_play},
    {"picture", "sSf", run_picture},
};

static const char USAGE[] =
    "usage: sanban [--scale NUMBER]         opens the window, that much enlarged\n"
    "       sanban perft [OPTION...] [-d] DEPTH\n"
    "                                       counts sequences of moves; -d: for each first move\n"
    "       sanban moves [OPTION...]        lists the legal moves: USI, TSA, resulting SFEN\n"
    "       sanban play [OPTION...] [MOVE...]\n"
    "                                       plays moves in USI or TSA; last may be resign or draw\n"
    "       sanban picture [OPTION...] -s WxH [-S SQUARE[,SQUARE...]] [--flip] OUT.png\n"
    "                                       draws the play screen after these clicks\n"
    "       sanban --script FILE            plays an event script\n"
    "       sanban --help | --version\n"
    "options, before the first other word:\n"
    "       -g GAME        sho\n"
    "       -r PRESET      named rules; sho: default, fairy\n"
    "       -o KEY=VALUE   one rule option; may be given again, later ones win\n"
    "       -p SFEN        the position to start from, or startpos\n";

static const Command *command_find(const char *name) {
    for (size_t i = 0; i < sizeof COMMANDS / sizeof COMMANDS[0]; i++) {
        if (strcmp(COMMANDS[i].name, name) == 0) {
            return &COMMANDS[i];
        }
    }
    return NULL;
}

bool command_is_known(const char *name) {
    return command_find(name) != NULL;
}

int command_run(int count, char **words) {
    const Command *command = command_find(words[0]);
    Arguments arguments;
    WordList rest = {.count = count - 1, .word = words + 1};
    Problem why;
    if (!arguments_read(&arguments, rest, command->also, &why)) {
        fprintf(stderr, "sanban %s: %s\n%s", words[0], why.text, USAGE);
        return EXIT_UNUSABLE;
    }
    return command->run(&arguments);
}

const char *command_usage(void) {
    return USAGE;
}
