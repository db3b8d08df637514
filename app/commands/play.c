#include "app/commands/runs.h"
#include "rules/notation/sfen.h"
#include "rules/notation/tsa.h"
#include "rules/play/law.h"
#include "rules/record/game.h"

#include <stdio.h>
#include <string.h>

static int refuse_move(int number, const char *title, const char *text, const char *rule) {
    fprintf(stderr, "sanban: move %d: %s%s%s%s%s\n", number, title, title[0] != '\0' ? ": " : "",
            text, rule[0] != '\0' ? " " : "", rule);
    return EXIT_REFUSED;
}

/* How the game ends by this word; no end if it is none of them. */
static Verdict end_by_word(const Game *game, const char *word) {
    Colour turn = (Colour)game_position(game)->turn;
    if (strcmp(word, "resign") == 0) {
        return verdict_for((uint8_t)colour_other(turn), REASON_RESIGNATION);
    }
    return strcmp(word, "draw") == 0 ? verdict_for(COLOUR_NONE, REASON_AGREED_DRAW)
                                     : verdict_none();
}

static int end_game(Game *game, int number, Verdict end) {
    const char *refusal = game_refuses_draw(game);
    if (end.reason == REASON_AGREED_DRAW && refusal != NULL) {
        return refuse_move(number, "", refusal, "");
    }
    game_end(game, end);
    return EXIT_DONE;
}

/* A move that can be read but that the rules forbid: it loses or is refused, as the option says,
 * and either way it is told why. */
static int forbidden_move(Game *game, int number, const Refusal *why) {
    bool forbidden = why->cause != REFUSAL_NO_MEMORY;
    const Law *law = why->law;
    char sentence[LAW_SENTENCE_MAX] = "";
    if (law != NULL) {
        law_sentence(law, game_rules(game), sentence);
    }
    int refused = refuse_move(number, law != NULL ? law->title : "", why->text, sentence);
    if (forbidden && game_rules(game)->option[OPTION_ILLEGAL_MOVE] == ILLEGAL_MOVE_LOSES) {
        Colour turn = (Colour)game_position(game)->turn;
        game_end(game, verdict_for((uint8_t)colour_other(turn), REASON_ILLEGAL_MOVE));
        return EXIT_DONE;
    }
    return refused;
}

static int play_word(Game *game, int number, const char *word) {
    Verdict verdict = game_verdict(game);
    Refusal why = {.text = ""};
    if (verdict.over) {
        snprintf(why.text, sizeof why.text, "The game is over: %s.",
                 reason_sentence((Reason)verdict.reason));
        return refuse_move(number, "", why.text, "");
    }
    Verdict end = end_by_word(game, word);
    if (end.over) {
        return end_game(game, number, end);
    }
    Move move;
    Problem problem;
    switch (move_read(&move, game_position(game), word, &problem)) {
    case READING_UNREADABLE:
        fprintf(stderr, "sanban: move %d, column %d: %s\n", number, problem.column, problem.text);
        return EXIT_REFUSED;
    case READING_FORBIDDEN:
        snprintf(why.text, sizeof why.text, "%.*s", REFUSAL_TEXT_MAX - 1, problem.text);
        return forbidden_move(game, number, &why);
    case READING_MOVE:
        break;
    }
    return game_play(game, move, &why) ? EXIT_DONE : forbidden_move(game, number, &why);
}

static void print_state(const Game *game) {
    char sfen[SFEN_MAX];
    Verdict verdict = game_verdict(game);
    sfen_write(game_position(game), sfen, sizeof sfen);
    printf("%s\n", sfen);
    if (verdict.over) {
        printf("result: %s %s\n", verdict_winner_word(verdict),
               reason_word((Reason)verdict.reason));
    } else {
        printf("result: none\n");
    }
}

int run_play(const Arguments *arguments) {
    Ruleset rules;
    Position position;
    Problem why;
    if (!arguments_settle(arguments, &rules, &position, &why)) {
        return run_refused(&why);
    }
    Game *game = game_new(&rules, &position);
    if (game == NULL) {
        problem_set(&why, 0, 0, "There is not enough memory.");
        return run_refused(&why);
    }
    int code = EXIT_DONE;
    for (int i = 0; i < arguments->rest.count && code == EXIT_DONE; i++) {
        code = play_word(game, i + 1, arguments->rest.word[i]);
    }
    if (code == EXIT_DONE) {
        print_state(game);
    }
    game_free(game);
    return code;
}
