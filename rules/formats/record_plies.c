#include "rules/formats/record_plies.h"

#include "rules/formats/escape.h"
#include "rules/formats/record_heads.h"
#include "rules/notation/usi.h"

#include <stdlib.h>
#include <string.h>

const char RECORD_LAST_LINE[] = "end of record";

static const char SHOWN_MARK[] = "shown";
static const char HERE_MARK[] = "here";

/* What was read last of a ply; the parts stand in this order. */
typedef enum Part { PART_MOVE, PART_COMMENT, PART_END } Part;

/* A game being read. It shows the ply that was read last. */
typedef struct Telling {
    Reader *reader;
    Game *game;
    Part part;
    Writer comment;  /* as far as it was read */
    bool goes_on;    /* the next line of the comment continues the last one */
    const Ply *here; /* the ply marked so, or NULL */
} Telling;

static bool is_second_choice(const Ply *ply) {
    return ply_first_child(ply_parent(ply)) != ply;
}

static void write_move(Writer *writer, const Game *game, const Ply *ply) {
    char text[MOVE_TEXT_MAX];
    writer_add_number(writer, ply_depth(ply));
    writer_add_text(writer, " ");
    writer_add(writer, text, usi_write(ply_move(ply), text, sizeof text));
    if (is_second_choice(ply) && ply_shown_child(ply_parent(ply)) == ply) {
        writer_add_text(writer, " ");
        writer_add_text(writer, SHOWN_MARK);
    }
    if (ply == game_ply(game)) {
        writer_add_text(writer, " ");
        writer_add_text(writer, HERE_MARK);
    }
    writer_add_text(writer, "\n");
}

/* One line of the comment, in as many lines of the file as it needs. */
static void write_comment_line(Writer *writer, const char *line, size_t length) {
    writer_add_text(writer, length > 0 ? "comment " : "comment");
    size_t piece = escape_piece(line, length);
    escape_add(writer, line, piece);
    while (piece < length) {
        line += piece;
        length -= piece;
        writer_add_text(writer, "\\\ncomment ");
        piece = escape_piece(line, length);
        escape_add(writer, line, piece);
    }
    writer_add_text(writer, "\n");
}

static void write_comment(Writer *writer, const char *comment) {
    const char *line = comment;
    for (const char *end = strchr(line, '\n'); end != NULL; end = strchr(line, '\n')) {
        write_comment_line(writer, line, (size_t)(end - line));
        line = end + 1;
    }
    if (comment[0] != '\0') {
        write_comment_line(writer, line, strlen(line));
    }
}

static void write_notes(Writer *writer, const Ply *ply) {
    write_comment(writer, ply_comment(ply));
    if (verdict_is_of_players(ply_verdict(ply))) {
        writer_add_text(writer, "end ");
        record_verdict_write(writer, ply_verdict(ply));
        writer_add_text(writer, "\n");
    }
}

static bool memory_fault(const Telling *telling) {
    return problem_set(telling->reader->why, 0, 0, "There is no memory for this game.");
}

/* Gives the comment that is now complete to its ply. */
static bool finish_comment(Telling *telling) {
    if (telling->part != PART_COMMENT) {
        return true;
    }
    size_t length = 0;
    char *text = writer_take(&telling->comment, &length);
    bool kept = text != NULL && game_comment(telling->game, text);
    free(text);
    return kept || memory_fault(telling);
}

/* Takes the backslash off the end of a line that goes on in the next one. */
static bool take_continuation(char *text) {
    size_t length = strlen(text);
    size_t end = length;
    while (end > 0 && text[end - 1] == '\\') {
        end--;
    }
    bool goes_on = (length - end) % 2 == 1;
    if (goes_on) {
        text[length - 1] = '\0';
    }
    return goes_on;
}

static bool read_comment(Telling *telling, char *text) {
    if (telling->part == PART_END) {
        return reader_fault(telling->reader, telling->reader->line,
                            "A comment stands before the end of the game, right after its move.");
    }
    if (telling->part == PART_COMMENT && !telling->goes_on) {
        writer_add_text(&telling->comment, "\n");
    }
    telling->part = PART_COMMENT;
    telling->goes_on = take_continuation(text);
    const char *wrong = escape_undo(text);
    if (wrong != NULL) {
        return reader_fault(telling->reader, wrong,
                            "A backslash may only begin \"\\\\\" or \"\\xHH\", or end the line.");
    }
    writer_add_text(&telling->comment, text);
    return true;
}

static bool read_end(Telling *telling, char *text) {
    Verdict verdict;
    if (!finish_comment(telling) || !record_verdict_read(telling->reader, text, &verdict)) {
        return false;
    }
    if (!verdict_is_of_players(verdict)) {
        return reader_fault(telling->reader, text, "The players cannot end a game like that.");
    }
    Verdict before = game_verdict(telling->game);
    if (before.over) {
        return reader_fault(telling->reader, telling->reader->line,
                            "The game is over here already: %s.",
                            reason_sentence((Reason)before.reason));
    }
    game_end(telling->game, verdict);
    telling->part = PART_END;
    return true;
}

/* Shows the ply to which a ply of this depth belongs. */
static bool find_parent(const Telling *telling, uint64_t depth) {
    const Ply *parent = game_ply(telling->game);
    if (depth == 0 || depth > ply_depth(parent) + 1) {
        return reader_fault(telling->reader, telling->reader->line,
                            "The depth of this move must be from 1 to %zu.", ply_depth(parent) + 1);
    }
    while (ply_depth(parent) >= depth) {
        parent = ply_parent(parent);
    }
    game_show(telling->game, parent);
    return true;
}

static const Ply *last_child(const Ply *parent) {
    const Ply *last = ply_first_child(parent);
    while (last != NULL && ply_next_sibling(last) != NULL) {
        last = ply_next_sibling(last);
    }
    return last;
}

static bool play(const Telling *telling, const char *text, Move move) {
    Refusal refusal = {.text = ""};
    const Ply *youngest = last_child(game_ply(telling->game));
    if (!game_replay(telling->game, move, &refusal)) {
        return refusal.cause == REFUSAL_NO_MEMORY
                   ? memory_fault(telling)
                   : reader_fault(telling->reader, text, "The move %.80s is refused: %s", text,
                                  refusal.text);
    }
    const Ply *played = game_ply(telling->game);
    if (played == youngest || ply_next_sibling(played) != NULL) {
        return reader_fault(telling->reader, text, "The move %.80s was told here before.", text);
    }
    return true;
}

static bool read_move(const Telling *telling, const char *text) {
    Move move;
    Problem inner = {.text = ""};
    if (usi_read(&move, game_position(telling->game), text, &inner) != READING_MOVE) {
        return reader_fault_within(telling->reader, text, &inner);
    }
    return play(telling, text, move);
}

/* Cuts the first word off a text; returns what follows its blank, NULL if nothing follows. */
static char *cut_word(char *text) {
    char *blank = strchr(text, ' ');
    if (blank == NULL) {
        return NULL;
    }
    *blank = '\0';
    return blank + 1;
}

/* Reads what may stand behind a move: "shown", "here" or both. Which child was shown last is
 * settled once all plies are there. */
static bool read_marks(Telling *telling, char *mark) {
    const Ply *ply = game_ply(telling->game);
    char *next = mark != NULL ? cut_word(mark) : NULL;
    if (mark != NULL && strcmp(mark, SHOWN_MARK) == 0) {
        if (!is_second_choice(ply)) {
            return reader_fault(telling->reader, mark, "The first move at its place has no mark.");
        }
        mark = next;
        next = mark != NULL ? cut_word(mark) : NULL;
    }
    if (mark != NULL && strcmp(mark, HERE_MARK) == 0 && telling->here == NULL) {
        telling->here = ply;
        mark = next;
    }
    return mark == NULL || reader_fault(telling->reader, mark,
                                        "Behind a move may stand \"%s\", and once in all \"%s\".",
                                        SHOWN_MARK, HERE_MARK);
}

static bool read_ply(Telling *telling) {
    Reader *reader = telling->reader;
    uint64_t depth = 0;
    char *text = reader_number(reader->line, &depth);
    if (text == NULL || *text != ' ') {
        return reader_fault(reader, text != NULL ? text : reader->line,
                            "A move stands behind its depth and a blank.");
    }
    text++;
    char *mark = cut_word(text);
    if (!finish_comment(telling) || !find_parent(telling, depth) || !read_move(telling, text)) {
        return false;
    }
    telling->part = PART_MOVE;
    return read_marks(telling, mark);
}

static bool begins_with_digit(const char *text) {
    return text[0] >= '0' && text[0] <= '9';
}

static bool read_line(Telling *telling) {
    Reader *reader = telling->reader;
    if (begins_with_digit(reader->line)) {
        return read_ply(telling);
    }
    char *comment = reader_value(reader, "comment");
    if (comment != NULL) {
        return read_comment(telling, comment);
    }
    char *end = reader_value(reader, "end");
    return end != NULL ? read_end(telling, end)
                       : reader_fault(reader, reader->line,
                                      "Here a move, a comment or an end was expected.");
}

static bool read_lines(Telling *telling) {
    Reader *reader = telling->reader;
    for (;;) {
        if (!reader_next(reader)) {
            return false;
        }
        if (strcmp(reader->line, RECORD_LAST_LINE) == 0) {
            break;
        }
        if (!read_line(telling)) {
            return false;
        }
    }
    if (!reader_at_end(reader)) {
        reader->number++;
        return reader_fault(reader, NULL, "Nothing may follow the end of the record.");
    }
    return finish_comment(telling);
}

/* Goes through the lines of the plies once more, which are known to be good, and notes which child
 * of each ply was shown last. */
static bool read_shown(Reader *reader, Game *game) {
    const Ply *ply = game_start(game);
    game_show(game, ply);
    while (!reader_at_end(reader) && reader_next(reader)) {
        if (!begins_with_digit(reader->line)) {
            continue;
        }
        ply = ply_next(ply);
        const char *mark = strstr(reader->line, SHOWN_MARK);
        if (mark != NULL && is_second_choice(ply_shown_child(ply_parent(ply)))) {
            return reader_fault(reader, mark, "Only one move at a place is \"%s\".", SHOWN_MARK);
        }
        if (mark != NULL || !is_second_choice(ply)) {
            game_prefer(game, ply);
        }
    }
    return true;
}

void record_plies_write(Writer *writer, const Game *game) {
    const Ply *start = game_start(game);
    write_notes(writer, start);
    for (const Ply *ply = ply_next(start); ply != NULL; ply = ply_next(ply)) {
        write_move(writer, game, ply);
        write_notes(writer, ply);
    }
    writer_add_text(writer, RECORD_LAST_LINE);
    writer_add_text(writer, "\n");
}

bool record_plies_read(Reader *reader, Game *game) {
    Reader again = *reader;
    Telling telling = {.reader = reader, .game = game};
    bool good = read_lines(&telling) && read_shown(&again, game);
    writer_drop(&telling.comment);
    if (good && telling.here != NULL) {
        game_show(game, telling.here);
    }
    return good;
}
