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
        return run_misused(words[0], why.text);
    }
    return command->run(&arguments);
}
