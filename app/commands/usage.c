#include "app/commands/commands.h"
#include "rules/variants/variants.h"

#include <stddef.h>

static const char COMMANDS[] =
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
    "options, before the first other word:\n";

static void print_key(FILE *out, size_t index, const char *key) {
    fprintf(out, "%s%s", index > 0 ? ", " : "", key);
}

static void print_games(FILE *out, const Variant *const *games, size_t count) {
    fprintf(out, "       -g GAME        ");
    for (size_t i = 0; i < count; i++) {
        print_key(out, i, games[i]->key);
    }
    fprintf(out, "\n");
}

static void print_presets(FILE *out, const Variant *game) {
    fprintf(out, "                      %s: ", game->key);
    for (size_t i = 0; i < game->preset_count; i++) {
        print_key(out, i, game->presets[i].key);
    }
    fprintf(out, "\n");
}

static void print_starts(FILE *out, const Variant *game) {
    fprintf(out, "                      %s: ", game->key);
    for (size_t i = 0; i < game->start_count; i++) {
        print_key(out, i, game->starts[i].key);
    }
    fprintf(out, "\n");
}

void command_usage(FILE *out) {
    size_t count = 0;
    const Variant *const *games = variants_all(&count);
    fprintf(out, "%s", COMMANDS);
    print_games(out, games, count);
    fprintf(out, "       -r PRESET      named rules; the first unless told\n");
    for (size_t i = 0; i < count; i++) {
        print_presets(out, games[i]);
    }
    fprintf(out, "       -o KEY=VALUE   one rule option; may be given again, later ones win\n"
                 "       -p SFEN        the position to start from, startpos, or a handicap\n");
    for (size_t i = 0; i < count; i++) {
        if (games[i]->start_count > 0) {
            print_starts(out, games[i]);
        }
    }
}
