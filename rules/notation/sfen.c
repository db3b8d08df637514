#include "rules/notation/sfen.h"

#include "rules/notation/reading.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { TOKEN_MAX = 8, FIELDS_MAX = 5 };

/* A text being read; `at` is the place of the next character. */
typedef struct Cursor {
    const char *text;
    size_t at;
    Problem *why;
} Cursor;

/* A blank-separated part of the text. */
typedef struct Field {
    size_t start, length;
} Field;

static int column_of(size_t at) {
    return at < 100000 ? (int)at + 1 : 100000;
}

static bool is_blank(char letter) {
    return letter == ' ' || letter == '_' || letter == '\t';
}

static bool ends_field(char letter) {
    return letter == '\0' || is_blank(letter);
}

/* A character as it can be shown in a sentence. */
static const char *shown(char letter, char out[8]) {
    if (isprint((unsigned char)letter)) {
        snprintf(out, 8, "%c", letter);
    } else {
        snprintf(out, 8, "0x%02x", (unsigned)(unsigned char)letter);
    }
    return out;
}

/* Length of the piece at the cursor: "P", "+P", "(CL)", "+(ma)"; 0 if there is none. */
static size_t token_length(const char *text) {
    size_t length = text[0] == '+' ? 1 : 0;
    if (text[length] == '(') {
        const char *close = strchr(text + length, ')');
        return close != NULL && close - text < TOKEN_MAX ? (size_t)(close - text) + 1 : 0;
    }
    return isalpha((unsigned char)text[length]) ? length + 1 : 0;
}

static Colour token_side(const char *text) {
    for (; *text == '+' || *text == '('; text++) {
    }
    return islower((unsigned char)*text) ? WHITE : BLACK;
}

/* One case throughout, for it tells the side. */
static bool token_is_of_one_side(const char *text, size_t length) {
    bool upper = false;
    bool lower = false;
    for (size_t i = 0; i < length; i++) {
        upper = upper || isupper((unsigned char)text[i]);
        lower = lower || islower((unsigned char)text[i]);
    }
    return !upper || !lower;
}

static bool read_piece(Cursor *cursor, const Ruleset *rules, Piece *out) {
    const char *text = cursor->text + cursor->at;
    size_t length = token_length(text);
    const Variant *variant = rules->variant;
    KindId kind = kind_by_sfen(variant->kinds, variant->kind_count, text, length);
    if (length == 0) {
        char letter[8];
        return problem_set(cursor->why, 1, column_of(cursor->at), "\"%s\" is no piece.",
                           shown(*text, letter));
    }
    if (kind == KIND_NONE || !token_is_of_one_side(text, length)) {
        return problem_set(cursor->why, 1, column_of(cursor->at), "%s has no piece \"%.*s\".",
                           variant->title, (int)length, text);
    }
    *out = piece_of(kind, token_side(text));
    return true;
}

/* A side may have only so many kings and royal pieces; `position` holds the one read last. */
static bool check_royals(const Cursor *cursor, const Position *position, Piece piece) {
    const Variant *variant = position->rules->variant;
    Colour side = piece_owner(piece);
    const char *name = colour_name(side);
    KindId king = kind_find(variant->kinds, variant->kind_count, "king");
    int kings = king == KIND_NONE ? 0 : position->count[side][king];
    if (variant->kings_max != 0 && kings > variant->kings_max) {
        return problem_set(cursor->why, 1, column_of(cursor->at),
                           "%s has %d kings; there may be only %d.", name, kings,
                           variant->kings_max);
    }
    int royals = position->royals[side];
    if (variant->royals_max != 0 && royals > variant->royals_max) {
        return problem_set(cursor->why, 1, column_of(cursor->at),
                           "%s has %d royal pieces; there may be only %d.", name, royals,
                           variant->royals_max);
    }
    return true;
}

static int read_run(Cursor *cursor) {
    int run = 0;
    while (isdigit((unsigned char)cursor->text[cursor->at])) {
        run = run * 10 + (cursor->text[cursor->at] - '0');
        run = run > 100 ? 100 : run;
        cursor->at++;
    }
    return run;
}

static bool rank_problem(const Cursor *cursor, const Ruleset *rules, int rank, int squares) {
    int files = rules->variant->files;
    return problem_set(cursor->why, 1, column_of(cursor->at), "Rank %c has %s%d %ss instead of %d.",
                       (char)('a' + rank - 1), squares > files ? "at least " : "", squares,
                       ruleset_spot(rules), files);
}

/* Reads one piece onto its square; the cursor moves on only when it may stand there. */
static bool read_square(Cursor *cursor, Position *out, Square square) {
    Piece piece = PIECE_NONE;
    if (!read_piece(cursor, out->rules, &piece)) {
        return false;
    }
    if (square != SQUARE_NONE) {
        position_put(out, square, piece);
        if (!check_royals(cursor, out, piece)) {
            return false;
        }
    }
    cursor->at += token_length(cursor->text + cursor->at);
    return true;
}

static bool read_rank(Cursor *cursor, Position *out, int rank) {
    int files = out->rules->variant->files;
    int squares = 0;
    while (!ends_field(cursor->text[cursor->at]) && cursor->text[cursor->at] != '/') {
        size_t start = cursor->at;
        if (cursor->text[start] == '0') {
            return problem_set(cursor->why, 1, column_of(start), "A run of %ss begins with no 0.",
                               ruleset_spot(out->rules));
        }
        int run = read_run(cursor);
        bool fits = squares + (run > 0 ? run : 1) <= files;
        Square square = fits ? square_at(files - squares, rank) : SQUARE_NONE;
        if (run == 0 && !read_square(cursor, out, square)) {
            return false;
        }
        squares += run > 0 ? run : 1;
        if (!fits) {
            return rank_problem(cursor, out->rules, rank, squares);
        }
    }
    return squares == files || rank_problem(cursor, out->rules, rank, squares);
}

static bool read_board(Cursor *cursor, Position *out) {
    int ranks = out->rules->variant->ranks;
    for (int rank = 1; rank <= ranks; rank++) {
        if (!read_rank(cursor, out, rank)) {
            return false;
        }
        char letter = cursor->text[cursor->at];
        if (rank < ranks && letter != '/') {
            return problem_set(cursor->why, 1, column_of(cursor->at),
                               "The board ends after %d of %d ranks.", rank, ranks);
        }
        if (rank == ranks && letter == '/') {
            return problem_set(cursor->why, 1, column_of(cursor->at),
                               "The board has more than %d ranks.", ranks);
        }
        cursor->at += rank < ranks;
    }
    return true;
}

static size_t split_fields(const char *text, size_t at, Field out[FIELDS_MAX]) {
    size_t count = 0;
    while (count < FIELDS_MAX) {
        while (is_blank(text[at])) {
            at++;
        }
        if (text[at] == '\0') {
            break;
        }
        out[count].start = at;
        while (!ends_field(text[at])) {
            at++;
        }
        out[count].length = at - out[count].start;
        count++;
    }
    return count;
}

static bool field_is_number(const char *text, Field field) {
    for (size_t i = 0; i < field.length; i++) {
        if (!isdigit((unsigned char)text[field.start + i])) {
            return false;
        }
    }
    return field.length > 0;
}

static uint16_t field_number(const char *text, Field field) {
    int number = 0;
    for (size_t i = 0; i < field.length && number <= PLY_MAX; i++) {
        number = number * 10 + (text[field.start + i] - '0');
    }
    number = number > PLY_MAX ? PLY_MAX : number;
    return (uint16_t)(number < 1 ? 1 : number);
}

static bool read_turn(Cursor *cursor, Position *out, Field field) {
    char letter = cursor->text[field.start];
    if (field.length != 1 || (letter != 'b' && letter != 'w')) {
        return problem_set(cursor->why, 1, column_of(field.start),
                           "\"%.*s\" is no side to move; write b for Black or w for White.",
                           field.length > 20 ? 20 : (int)field.length, cursor->text + field.start);
    }
    position_set_turn(out, letter == 'b' ? BLACK : WHITE);
    return true;
}

/* A field that is a square from its first to its last character. */
static bool read_field_square(Cursor *cursor, const Position *out, Field field, Square *square) {
    Problem problem;
    const char *text = cursor->text + field.start;
    size_t length = square_read(square, out->rules, text, &problem);
    if (length == 0) {
        return problem_set(cursor->why, 1, column_of(field.start), "%s", problem.text);
    }
    return length == field.length ||
           problem_set(cursor->why, 1, column_of(field.start + length),
                       "Here the %s %.*s should end.", ruleset_spot(out->rules), (int)length, text);
}

/* "-", or in games that remember it the square where a lion was just taken. */
static bool read_state(Cursor *cursor, Position *out, Field field) {
    if (field.length == 1 && cursor->text[field.start] == '-') {
        return true;
    }
    if (!out->rules->variant->remembers_lions) {
        return problem_set(cursor->why, 1, column_of(field.start),
                           "\"%.*s\" stands where %s has only \"-\".",
                           field.length > 20 ? 20 : (int)field.length, cursor->text + field.start,
                           out->rules->variant->title);
    }
    Square square = SQUARE_NONE;
    if (!read_field_square(cursor, out, field, &square)) {
        return false;
    }
    position_set_lion_taken(out, square);
    return true;
}

static bool field_is_declined(const Cursor *cursor, Field field) {
    return field.length >= 2 && strncmp(cursor->text + field.start, "d=", 2) == 0;
}

/* Notes a piece that declined promotion; it must be one that could have. */
static bool declined_is_good(const Cursor *cursor, Position *out, Square square, size_t at) {
    const Kind *kind = position_kind(out, square);
    if (kind == NULL || kind->promotes_to == KIND_NONE) {
        return problem_set(cursor->why, 1, column_of(at),
                           "No piece stands there that could have declined promotion.");
    }
    Colour side = piece_owner(out->cell[square]);
    bool in_order = out->declined[WHITE] == SQUARE_NONE;
    if (out->declined[side] != SQUARE_NONE || !in_order) {
        return problem_set(cursor->why, 1, column_of(at),
                           "One piece of each side may stand after d=, Black's first.");
    }
    position_set_declined(out, side, square);
    return true;
}

/* "d=7d" or "d=7d,8i": pieces that declined promotion on their owner's last move. */
static bool read_declined(Cursor *cursor, Position *out, Field field) {
    size_t end = field.start + field.length;
    if (!out->rules->variant->remembers_lions ||
        out->rules->option[OPTION_PROMOTION] != PROMOTION_TSA_DELAY) {
        return problem_set(cursor->why, 1, column_of(field.start),
                           "The field d= belongs to the option promotion=tsa_delay alone.");
    }
    for (size_t at = field.start + 2; at <= end; at++) {
        Square square = SQUARE_NONE;
        size_t stop = at;
        while (stop < end && cursor->text[stop] != ',') {
            stop++;
        }
        Field part = {.start = at, .length = stop - at};
        if (!read_field_square(cursor, out, part, &square) ||
            !declined_is_good(cursor, out, square, at)) {
            return false;
        }
        at = stop;
    }
    return true;
}

static bool read_number(Cursor *cursor, Position *out, Field field) {
    if (!field_is_number(cursor->text, field)) {
        return problem_set(cursor->why, 1, column_of(field.start), "\"%.*s\" is no move number.",
                           field.length > 20 ? 20 : (int)field.length, cursor->text + field.start);
    }
    out->ply = field_number(cursor->text, field);
    return true;
}

static bool read_fields(Cursor *cursor, Position *out) {
    Field field[FIELDS_MAX];
    size_t count = split_fields(cursor->text, cursor->at, field);
    if (count == 0) {
        return problem_set(cursor->why, 1, column_of(cursor->at),
                           "After the board the side to move is missing: b or w.");
    }
    if (!read_turn(cursor, out, field[0])) {
        return false;
    }
    size_t end = count;
    if (end > 1 && field_is_declined(cursor, field[end - 1])) {
        end--;
        if (!read_declined(cursor, out, field[end])) {
            return false;
        }
    }
    size_t next = 1;
    if (next < end && !(end == 2 && field_is_number(cursor->text, field[1]))) {
        if (!read_state(cursor, out, field[next])) {
            return false;
        }
        next++;
    }
    if (next < end && !read_number(cursor, out, field[next++])) {
        return false;
    }
    return next >= end || problem_set(cursor->why, 1, column_of(field[next].start),
                                      "Nothing may follow the move number.");
}

/* A text being written; what does not fit is counted and left out. */
typedef struct Writer {
    char *out;
    size_t capacity;
    size_t length;
} Writer;

static void put_text(Writer *writer, const char *text) {
    for (; *text != '\0'; text++, writer->length++) {
        if (writer->length + 1 < writer->capacity) {
            writer->out[writer->length] = *text;
        }
    }
}

static void put_number(Writer *writer, int number) {
    char text[12];
    snprintf(text, sizeof text, "%d", number);
    put_text(writer, text);
}

/* "-" for no square. */
static void put_square(Writer *writer, Square square) {
    char text[SQUARE_NAME_MAX] = "-";
    if (square != SQUARE_NONE) {
        square_write(square, text);
    }
    put_text(writer, text);
}

static void put_piece(Writer *writer, const Position *position, Square square) {
    char text[TOKEN_MAX];
    bool white = piece_owner(position->cell[square]) == WHITE;
    snprintf(text, sizeof text, "%s", position_kind(position, square)->sfen);
    for (char *letter = text; white && *letter != '\0'; letter++) {
        *letter = (char)tolower((unsigned char)*letter);
    }
    put_text(writer, text);
}

static void put_rank(Writer *writer, const Position *position, int rank) {
    int run = 0;
    for (int file = position->rules->variant->files; file >= 1; file--) {
        Square square = square_at(file, rank);
        bool empty = position->cell[square] == PIECE_NONE;
        if (run > 0 && !empty) {
            put_number(writer, run);
        }
        run = empty ? run + 1 : 0;
        if (!empty) {
            put_piece(writer, position, square);
        }
    }
    if (run > 0) {
        put_number(writer, run);
    }
}

static void put_position(Writer *writer, const Position *position) {
    for (int rank = 1; rank <= position->rules->variant->ranks; rank++) {
        put_text(writer, rank > 1 ? "/" : "");
        put_rank(writer, position, rank);
    }
    put_text(writer, position->turn == BLACK ? " b " : " w ");
    put_square(writer, position->lion_taken);
}

static void put_declined(Writer *writer, const Position *position) {
    const char *separator = " d=";
    for (unsigned side = 0; side < 2; side++) {
        if (position->declined[side] != SQUARE_NONE) {
            put_text(writer, separator);
            put_square(writer, position->declined[side]);
            separator = ",";
        }
    }
}

static size_t writer_close(Writer *writer) {
    if (writer->capacity > 0) {
        bool fits = writer->length < writer->capacity;
        writer->out[fits ? writer->length : writer->capacity - 1] = '\0';
    }
    return writer->length;
}

bool sfen_read(Position *out, const Ruleset *rules, const char *text, Problem *why) {
    Cursor cursor = {.text = text, .at = 0, .why = why};
    while (is_blank(text[cursor.at])) {
        cursor.at++;
    }
    if (text[cursor.at] == '\0') {
        return problem_set(why, 1, 1, "There is no position to read.");
    }
    position_clear(out, rules);
    if (!read_board(&cursor, out) || !read_fields(&cursor, out)) {
        return false;
    }
    position_settle(out);
    return true;
}

size_t sfen_write_unnumbered(const Position *position, char *out, size_t capacity) {
    Writer writer = {.out = out, .capacity = capacity};
    put_position(&writer, position);
    put_declined(&writer, position);
    return writer_close(&writer);
}

size_t sfen_write(const Position *position, char *out, size_t capacity) {
    Writer writer = {.out = out, .capacity = capacity};
    put_position(&writer, position);
    put_text(&writer, " ");
    put_number(&writer, position->ply);
    put_declined(&writer, position);
    return writer_close(&writer);
}
