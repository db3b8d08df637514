#include "app/screens/start_layout.h"

#include <math.h>

/* A window lower than LOW gets a lower head; one less wide than SMALL smaller margins. */
enum { LOW = 480, SMALL = 900, NARROW = 560, LARGE_WIDTH = 640 };
enum { AIR = 48, AIR_SMALL = 16, BOTTOM = 40, BOTTOM_LOW = 12, GAP = 24, GAP_LOW = 10 };
enum { SEAL = 44, SEAL_LOW = 36, HEAD_TOP = 34, HEAD_TOP_LOW = 10, HEAD_GAP = 16, MOTTO_GAP = 20 };
enum { STRIP = 60, STRIP_LOW = 52, STRIP_BOARD = 44, STRIP_PADDING = 12, STRIP_GAP = 16 };
enum { BUTTON = 32, BUTTON_GAP = 8, LINE = 21, TITLE = 36, FACTS = 20 };
enum { CARD_WIDEST = 1200, CARD_LEAST = 240, CARD_USUAL = 300 };
enum { FLAT_WIDEST = 760, FLAT_LEAST = 168, FLAT_HIGHEST = 400 };
enum { PADDING = 24, PADDING_FLAT = 12, BOARD_GAP = 12, PLAY_GAP = 16, PLAY_GAP_FLAT = 12 };
/* A board smaller than this on a high card looks lost; a card with the board at its left is better.
 */
enum { BOARD_LEAST_ALONE = 260, BOARD_LEAST = 150 };

typedef struct Place {
    const StartNeeds *needs;
    float left, width, top, gap, bottom;
    bool low;
} Place;

bool start_layout_is_large(float width, float height) {
    return width >= LARGE_WIDTH && height >= LOW;
}

bool start_layout_is_narrow(float width) {
    return width < NARROW;
}

static float air_of(float width) {
    return width < SMALL ? AIR_SMALL : AIR;
}

static float row_width(float cards) {
    return cards * CARD_WIDEST + (cards - 1) * GAP;
}

float start_layout_width(float width) {
    return floorf(fminf(width - 2 * air_of(width), row_width(START_CARDS_MAX)));
}

/* Links end at the right margin; the words of the last one, not its box, meet the edge. */
static void place_links(StartLayout *layout, const Place *place, Rect head) {
    float x = place->left + place->width;
    for (int i = START_LINKS - 1; i >= 0; i--) {
        float width = place->needs->link[i];
        x -= width;
        layout->link[i] = (Rect){x, head.y + (head.h - BUTTON) / 2, width, BUTTON};
    }
}

/* The motto stands on the line of the name, whose letters are twice as large. */
static void place_head(StartLayout *layout, const Place *place) {
    float side = place->low ? SEAL_LOW : SEAL;
    Rect head = {place->left, place->low ? HEAD_TOP_LOW : HEAD_TOP, place->width, side};
    float x = head.x + side + HEAD_GAP;
    layout->seal = (Rect){head.x, head.y, side, side};
    layout->name = (Rect){x, head.y, place->needs->name, side};
    place_links(layout, place, head);
    x += place->needs->name + MOTTO_GAP;
    bool fits = x + place->needs->motto + MOTTO_GAP < layout->link[0].x;
    if (fits && start_layout_is_large(place->needs->width, place->needs->height)) {
        layout->motto = (Rect){x, head.y + 7, place->needs->motto, side};
    }
}

static void place_strip(StartLayout *layout, Place *place) {
    const StartNeeds *needs = place->needs;
    Rect strip = {place->left, place->top, place->width, place->low ? STRIP_LOW : STRIP};
    float button_y = strip.y + (strip.h - BUTTON) / 2;
    float right = strip.x + strip.w - STRIP_PADDING - needs->resume_button;
    layout->strip = strip;
    layout->resume_button = (Rect){right, button_y, needs->resume_button, BUTTON};
    if (!start_layout_is_narrow(needs->width)) {
        right -= BUTTON_GAP + needs->all_button;
        layout->all_button = (Rect){right, button_y, needs->all_button, BUTTON};
    }
    float side = fminf(STRIP_BOARD, strip.h - 8);
    layout->strip_board =
        (Rect){strip.x + STRIP_PADDING, strip.y + (strip.h - side) / 2, side, side};
    float x = strip.x + STRIP_PADDING + side + STRIP_GAP;
    layout->strip_text = (Rect){x, strip.y, fmaxf(right - STRIP_GAP - x, 0), strip.h};
    place->top += strip.h + place->gap;
}

/* Words break where they must, so the last line of several is never full. */
static float sentence_height(const StartNeeds *needs, float width) {
    if (needs->sentence <= width) {
        return LINE;
    }
    return LINE * ceilf(needs->sentence * 1.25F / fmaxf(width, 1));
}

/* Title, facts, sentence. */
static float words_height(float sentence) {
    return TITLE + FACTS + 4 + sentence;
}

static void place_words(StartCard *card, Rect box, float sentence) {
    card->title = (Rect){box.x, box.y, box.w, TITLE};
    card->facts = (Rect){box.x, box.y + TITLE, box.w, FACTS};
    card->sentence = (Rect){box.x, box.y + TITLE + FACTS + 4, box.w, sentence};
}

/* What a high card needs below its board. */
static float high_foot(float sentence) {
    return BOARD_GAP + words_height(sentence) + PLAY_GAP + BUTTON + PADDING;
}

static StartCard high_card(const StartNeeds *needs, Rect box) {
    StartCard card = {.box = box};
    float inside = box.w - 2 * PADDING;
    float sentence = sentence_height(needs, inside);
    float board = box.h - PADDING - high_foot(sentence);
    card.board = (Rect){box.x + PADDING, box.y + PADDING, inside, board};
    float top = box.y + PADDING + board + BOARD_GAP;
    place_words(&card, (Rect){box.x + PADDING, top, inside, 0}, sentence);
    card.play = (Rect){box.x + PADDING, box.y + box.h - PADDING - BUTTON, inside, BUTTON};
    return card;
}

/* The board at the left, words and button at the right of it. */
static StartCard flat_card(const StartNeeds *needs, Rect box) {
    enum { SHARE = 2, PLAY_WIDEST = 200, COLUMN_GAP = 20 };
    StartCard card = {.box = box};
    float height = box.h - 2 * PADDING_FLAT;
    float board = floorf(fminf(height * 11 / 12 + 2, box.w / SHARE - PADDING_FLAT));
    card.board = (Rect){box.x + PADDING_FLAT, box.y + PADDING_FLAT, board, height};
    float x = card.board.x + board + COLUMN_GAP;
    float width = box.x + box.w - PADDING_FLAT - x;
    float sentence = sentence_height(needs, width);
    float used = words_height(sentence) + PLAY_GAP_FLAT + BUTTON;
    float y = box.y + floorf((box.h - used) / 2);
    place_words(&card, (Rect){x, y, width, 0}, sentence);
    card.play = (Rect){x, y + used - BUTTON, fminf(width, PLAY_WIDEST), BUTTON};
    return card;
}

/* The least height of a flat card in which all words are seen and the board is one. */
static float flat_least(const StartNeeds *needs, float width) {
    StartCard card = flat_card(needs, (Rect){0, 0, width, FLAT_LEAST});
    float words = card.play.y + BUTTON - card.title.y + 2 * PADDING_FLAT;
    return fmaxf(words, FLAT_LEAST);
}

/* The width of a high card: as wide as its board becomes in the height there is, but words need
 * some width, too. A sentence in one line leaves more height to the board. */
static float high_width(const Place *place, float room) {
    float cards = (float)place->needs->cards;
    float widest = fminf((place->width - (cards - 1) * GAP) / cards, CARD_WIDEST);
    float board = room - PADDING - high_foot(LINE);
    float words = fmaxf(CARD_USUAL, ceilf(place->needs->sentence) + 2 * PADDING);
    return floorf(fminf(widest, fmaxf(board + 2 * PADDING, words)));
}

static void place_high(StartLayout *layout, Place *place, float width, float room) {
    int cards = place->needs->cards;
    float sentence = sentence_height(place->needs, width - 2 * PADDING);
    float height = fminf(room, width - PADDING + high_foot(sentence));
    float row = width * (float)cards + GAP * (float)(cards - 1);
    float x = place->left + (place->width - row) / 2;
    /* Where too much is left below, some of it goes above. */
    float y = place->top + floorf((room - height) * 0.4F);
    for (int i = 0; i < cards; i++) {
        Rect box = {floorf(x + (width + GAP) * (float)i), y, floorf(width), height};
        layout->card[i] = high_card(place->needs, box);
    }
    place->top = y + height;
}

static void place_flat(StartLayout *layout, Place *place, float room) {
    int cards = place->needs->cards;
    float width = fminf(place->width, FLAT_WIDEST);
    float share = (room - place->gap * (float)(cards - 1)) / (float)cards;
    float least = flat_least(place->needs, width);
    float height = floorf(fmaxf(fminf(share, FLAT_HIGHEST), least));
    float x = floorf(place->left + (place->width - width) / 2);
    float y = place->top;
    for (int i = 0; i < cards; i++) {
        layout->card[i] = flat_card(place->needs, (Rect){x, y, width, height});
        y += height + place->gap;
    }
    place->top = y - place->gap;
}

static void place_cards(StartLayout *layout, Place *place) {
    float room = place->needs->height - place->top - place->bottom;
    float width = high_width(place, room);
    float sentence = sentence_height(place->needs, width - 2 * PADDING);
    float board = fminf(width - 2 * PADDING, room - PADDING - high_foot(sentence));
    bool high = board >= (place->needs->cards == 1 ? BOARD_LEAST_ALONE : BOARD_LEAST);
    if (high && width >= CARD_LEAST) {
        place_high(layout, place, width, room);
    } else {
        place_flat(layout, place, room);
    }
}

StartLayout start_layout_of(const StartNeeds *needs) {
    StartLayout layout = {.content = 0};
    Place place = {.needs = needs, .low = needs->height < LOW};
    place.width = start_layout_width(needs->width);
    place.left = floorf((needs->width - place.width) / 2);
    place.gap = place.low ? GAP_LOW : GAP;
    place.bottom = place.low ? BOTTOM_LOW : BOTTOM;
    place_head(&layout, &place);
    float area_top = layout.seal.y + layout.seal.h + (place.low ? 4 : 12);
    place.top = layout.seal.y + layout.seal.h + (place.low ? GAP_LOW : 26);
    if (needs->notice > 0) {
        layout.notice = (Rect){place.left, place.top, place.width, needs->notice};
        place.top += needs->notice + place.gap;
    }
    if (needs->resume) {
        place_strip(&layout, &place);
    }
    place_cards(&layout, &place);
    layout.area = (Rect){0, area_top, needs->width, needs->height - area_top};
    layout.content = place.top + place.bottom - area_top;
    return layout;
}
