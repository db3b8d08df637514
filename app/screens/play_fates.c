#include "app/screens/play_pass.h"

#include <ctype.h>
#include <stdio.h>

/* How long the links of a move are shown once its pieces rest, in milliseconds. */
enum { LINKS_TIME = 1000 };

/* A sentence of its own: with a capital and a full stop. "" stays "". */
static void write_sentence(const char *fates, char out[FATES_SENTENCE_MAX]) {
    out[0] = '\0';
    if (fates[0] != '\0') {
        snprintf(out, FATES_SENTENCE_MAX, "%c%s.", toupper((unsigned char)fates[0]), fates + 1);
    }
}

void play_fates_foresee(const Pass *pass, const ChoiceList *choices, Foresight *out) {
    Move risked;
    const Selector *selector = session_selector(pass->session);
    if (session_asks_losses(pass->session, &risked)) {
        foresight_of_move(selector->position, risked, out);
    } else if (session_asks_promotion(pass->session)) {
        foresight_of(selector, (Choice){.kind = CHOICE_PROMOTE}, out);
    } else {
        foresight_at(selector, choices, play_pointed(pass->screen), out);
    }
}

void play_fates_ahead(const Pass *pass, char out[FATES_SENTENCE_MAX]) {
    char fates[FATES_TEXT_MAX] = "";
    if (pass->ahead != NULL && pass->ahead->known) {
        Played played = foresight_played(session_selector(pass->session), pass->ahead);
        fates_write(&played, fates);
    }
    write_sentence(fates, out);
}

void play_fates_note(const Pass *pass, const Ply *ply) {
    PlayScreen *screen = pass->screen;
    char fates[FATES_TEXT_MAX];
    screen->linked = ply_has_fates(ply);
    if (screen->linked) {
        ply_fates(ply, fates);
        write_sentence(fates, screen->said);
        screen->linked_until = pass->ui->now + screen->motion.length + LINKS_TIME;
    }
}

const Played *play_fates_linked(const Pass *pass, Effects *effects, Played *out) {
    PlayScreen *screen = pass->screen;
    uint32_t left = screen->linked_until - pass->ui->now;
    if (!screen->linked || left == 0 || left > INT32_MAX) {
        screen->linked = false;
        return NULL;
    }
    ui_wake(pass->ui, (int)left);
    const Ply *ply = game_ply(session_game(pass->session));
    ply_effects(ply, effects);
    *out = (Played){
        .before = ply_position(ply_parent(ply)), .after = ply_position(ply), .effects = effects};
    return out;
}

static bool burns(const Effects *effects) {
    for (int i = 0; i < effects->count; i++) {
        if (effects->change[i].cause == CAUSE_BURNED) {
            return true;
        }
    }
    return false;
}

bool play_fates_question(const Pass *pass, char out[PLAY_SAID_MAX]) {
    char sentence[FATES_SENTENCE_MAX];
    play_fates_ahead(pass, sentence);
    bool fire = burns(&pass->ahead->effects);
    snprintf(out, PLAY_SAID_MAX, "%.320s %s", sentence, fire ? "Burn?" : "Play it?");
    return fire;
}
