#include "app/session/program.h"

#include "app/session/settings_file.h"

#include <stdio.h>
#include <string.h>

bool program_begin(Program *out, const Ruleset *rules, const Position *start) {
    *out = (Program){.settings = settings_usual(), .wanted = rules->variant};
    out->session = session_new(rules, start);
    return out->session != NULL;
}

void program_end(Program *program) {
    session_free(program->session);
    library_close(program->library);
    program->session = NULL;
    program->library = NULL;
}

void program_keep(Program *program) {
    Problem why;
    if (!settings_file_load(&program->settings, &why)) {
        program_tell(program, why.text);
    }
    program->keeps_settings = true;
    program->library = library_open(&why);
    program_tell(program, why.text);
}

static bool has_moves(const Program *program) {
    return ply_first_child(game_start(session_game(program->session))) != NULL;
}

static void write_down(Program *program) {
    Problem why;
    program->saved = session_changes(program->session);
    program->turned = false;
    program->failed =
        !library_prepare(program->library, session_game(program->session), &program->heads, &why);
    program->prepared = !program->failed;
    if (program->failed) {
        program_tell(program, why.text);
    }
}

/* After a failure the next change tries again; a full disk is not asked at every move of the mouse.
 */
void program_prepare(Program *program) {
    bool changed = session_changes(program->session) != program->saved || program->turned;
    if (program->library != NULL && changed && has_moves(program)) {
        write_down(program);
    }
}

void program_commit(Program *program) {
    Problem why;
    if (program->prepared) {
        program->failed = !library_commit(program->library, &why);
        program->prepared = false;
        if (program->failed) {
            program_tell(program, why.text);
        }
    }
}

/* The same failure is told only once; the next change, and the next saving, try again. */
static void keep_settings(Program *program) {
    Problem why;
    bool failed = !settings_file_save(&program->settings, &why);
    if (failed && !program->settings_failed) {
        program_tell(program, why.text);
    }
    program->settings_failed = failed;
}

void program_save(Program *program) {
    if (program->settings_failed) {
        keep_settings(program);
    }
    if (program->failed) {
        write_down(program);
    }
    program_prepare(program);
    program_commit(program);
}

static void enter_game(Program *program, const RecordHeads *heads) {
    program->heads = *heads;
    program->saved = session_changes(program->session);
    program->wanted = game_rules(session_game(program->session))->variant;
}

/* A game that cannot be saved is given up only when that was told and is asked for once more. */
static bool may_leave_game(Program *program) {
    unsigned long changes = session_changes(program->session);
    program_save(program);
    bool lost = program->failed && has_moves(program);
    if (!lost || program->warned == changes) {
        return true;
    }
    program->warned = changes;
    program_tell(program, "The game on the board cannot be saved and would be lost: ask once more "
                          "to give it up.");
    return false;
}

bool program_new_game(Program *program, const Ruleset *rules, const Position *start,
                      const RecordHeads *heads) {
    if (!may_leave_game(program)) {
        return false;
    }
    if (!session_restart(program->session, rules, start)) {
        return false;
    }
    if (program->library != NULL) {
        library_begin(program->library);
    }
    enter_game(program, heads);
    return true;
}

bool program_adopt_game(Program *program, Game *game, const RecordHeads *heads) {
    if (!may_leave_game(program)) {
        game_free(game);
        return false;
    }
    session_adopt(program->session, game);
    if (program->library != NULL) {
        library_begin(program->library);
    }
    enter_game(program, heads);
    /* Nobody has written it down yet. */
    program->turned = true;
    return true;
}

/* The place of a game in the list, which saving another one may have changed. */
static size_t place_of(const Library *library, const char *name) {
    size_t place = 0;
    while (place + 1 < library_count(library) &&
           strcmp(library_entry(library, place)->name, name) != 0) {
        place++;
    }
    return place;
}

bool program_open(Program *program, size_t index) {
    RecordHeads heads;
    Problem why;
    char name[LIBRARY_NAME_MAX];
    snprintf(name, sizeof name, "%s", library_entry(program->library, index)->name);
    if (!may_leave_game(program)) {
        return false;
    }
    index = place_of(program->library, name);
    Game *game = library_read(program->library, index, &heads, &why);
    if (game == NULL) {
        program_tell(program, why.text);
        return false;
    }
    session_adopt(program->session, game);
    enter_game(program, &heads);
    return true;
}

bool program_unfinished(const Program *program, size_t *index) {
    const LibraryEntry *entry =
        program->library != NULL ? library_unfinished(program->library) : NULL;
    if (entry == NULL) {
        return false;
    }
    for (size_t i = 0; i < library_count(program->library); i++) {
        if (library_entry(program->library, i) == entry) {
            *index = i;
            return true;
        }
    }
    return false;
}

void program_set(Program *program, SettingId id, int value) {
    bool changes = settings_get(&program->settings, id) != value;
    if (changes && settings_set(&program->settings, id, value) && program->keeps_settings) {
        keep_settings(program);
    }
}

void program_flip(Program *program) {
    program->heads.flipped = !program->heads.flipped;
    program->turned = true;
}

const char *program_name(const Program *program, Colour side) {
    const char *name = program->heads.name[side];
    return name[0] != '\0' ? name : colour_name(side);
}

void program_tell(Program *program, const char *sentence) {
    size_t used = strlen(program->notice);
    if (sentence[0] == '\0' || strstr(program->notice, sentence) != NULL) {
        return;
    }
    snprintf(program->notice + used, sizeof program->notice - used, "%s%s", used > 0 ? " " : "",
             sentence);
}

void program_told(Program *program) {
    program->notice[0] = '\0';
}

bool program_is_safe(const Program *program) {
    return program->library != NULL && !program->failed;
}
