/* The bare king of the Japanese association.
 *
 * Under bare_king=jcsa a side whose royal piece is all that counts has lost, if the other side has
 * a royal and at least one more fit piece, its royal is not attacked, and a single such piece does
 * not stand next to the bare royal, which might take it. While only such a threat stands in the
 * way, play goes on. Option two_royals_bare: king and prince may count as royal and piece. Source:
 * chu-shogi.md 9. */
#include "rules/laws/bare_count.h"
#include "rules/laws/laws.h"
#include "rules/play/attack.h"

static bool counted_bare_king_in_force(const Ruleset *rules) {
    return rules->option[OPTION_BARE_KING] == BARE_KING_JCSA;
}

static bool some_royal_is_attacked(const Position *position, Colour side) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_is(position->cell[square], side) && position_is_royal(position, square) &&
            square_is_attacked(position, square, colour_other(side))) {
            return true;
        }
    }
    return false;
}

/* Does the other side win by what it has against this lone royal? */
static bool is_overcome(const Position *position, const BareCount *lone, Colour other) {
    BareCount count = bare_count(position, other);
    bool two_count = position->rules->option[OPTION_TWO_ROYALS_BARE] == TWO_ROYALS_WIN;
    if (count.royals == 0 || (count.royals > 1 && !two_count)) {
        return false;
    }
    int pieces = count.fit + count.royals - 1;
    if (pieces == 0 || some_royal_is_attacked(position, other)) {
        return false;
    }
    return pieces > 1 || count.fit == 0 || square_distance(count.piece, lone->royal) > 1;
}

static Verdict counted_bare_king_verdict(const Position *position, const History *history) {
    (void)history;
    for (int i = 0; i < 2; i++) {
        Colour side = i == 0 ? (Colour)position->turn : colour_other((Colour)position->turn);
        BareCount count = bare_count(position, side);
        if (bare_count_is_lone(&count) && is_overcome(position, &count, colour_other(side))) {
            return verdict_for((uint8_t)colour_other(side), REASON_BARE_KING);
        }
    }
    return verdict_none();
}

static void counted_bare_king_tell(const Ruleset *rules, Words *out) {
    bool two = rules->option[OPTION_TWO_ROYALS_BARE] == TWO_ROYALS_WIN;
    words_add(out,
              "A royal left alone loses to a royal with another piece that can fight%s, "
              "unless it may strike at once.",
              two ? ", even a royal" : " and is no royal");
}

const Law LAW_COUNTED_BARE_KING = {
    .key = "counted_bare_king",
    .title = "Bare king",
    .tell = counted_bare_king_tell,
    .concerns = KIND_ROYAL,
    .in_force = counted_bare_king_in_force,
    .verdict = counted_bare_king_verdict,
};
