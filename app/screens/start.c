#include "app/screens/start.h"

#include "app/draw/text_flow.h"
#include "app/screens/facts.h"
#include "app/screens/notice.h"
#include "app/screens/page.h"
#include "app/screens/saved_game.h"
#include "app/screens/start_layout.h"
#include "app/views/small_board.h"
#include "rules/variants/variants.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

static const char NAME[] = "Sanban";
static const char MOTTO[] = "three boards of shogi";

/* The links at the right, with a shorter word for narrow windows. */
static const struct {
    const char *label, *narrow, *tip;
    ScreenId screen;
} LINKS[START_LINKS] = {
    {"Recent games", "Games", "The games that were played last", SCREEN_GAMES},
    {"Keys", "Keys", "What can be done with the keyboard", SCREEN_KEYS},
    {"Settings", "Settings", "How the program looks and behaves", SCREEN_SETTINGS},
    {"About", "About", "Version, licence and where games are kept", SCREEN_ABOUT},
};

/* What one pass hands from part to part. */
typedef struct Pass {
    Program *program;
    Ui *ui;
    const Variant *const *games;
    const SavedGame *unfinished; /* NULL: none */
    size_t unfinished_index;
    const StartLayout *layout;
    float offset; /* how far all below the head is scrolled */
    ScreenRequest request;
} Pass;

static Button link_button(const Ui *ui, int index) {
    bool narrow = start_layout_is_narrow(canvas_frame_of(ui->canvas)->width);
    return (Button){.label = narrow ? LINKS[index].narrow : LINKS[index].label,
                    .style = BUTTON_LINK,
                    .icon = ICON_COUNT,
                    .tip = LINKS[index].tip};
}

static Button resume_button(void) {
    return (Button){.label = "Resume",
                    .key_text = "Enter",
                    .key = KEY_ENTER,
                    .style = BUTTON_PRIMARY,
                    .icon = ICON_COUNT,
                    .tip = "Go on with the game played last"};
}

static Button all_button(void) {
    return (Button){.label = "All games", .icon = ICON_COUNT, .tip = LINKS[0].tip};
}

static TextStyle name_style(const Ui *ui) {
    const CanvasFrame *frame = canvas_frame_of(ui->canvas);
    return start_layout_is_large(frame->width, frame->height) ? TEXT_HERO : TEXT_DISPLAY;
}

static float longest_sentence(const Pass *pass, size_t count) {
    float longest = 0;
    for (size_t i = 0; i < count; i++) {
        longest = fmaxf(longest, canvas_text_width(pass->ui->canvas, TEXT_BODY, FACE_SANS,
                                                   pass->games[i]->sentence));
    }
    return longest;
}

static StartNeeds needs_of(const Pass *pass, size_t cards) {
    const Ui *ui = pass->ui;
    const CanvasFrame *frame = canvas_frame_of(ui->canvas);
    Button resume = resume_button();
    Button all = all_button();
    StartNeeds needs = {
        .width = frame->width,
        .height = frame->height,
        .name = ceilf(canvas_text_width(ui->canvas, name_style(ui), FACE_SANS_BOLD, NAME)),
        .motto = ceilf(canvas_text_width(ui->canvas, TEXT_TITLE, FACE_SANS, MOTTO)),
        .notice = notice_height(ui, pass->program, start_layout_width(frame->width)),
        .resume = pass->unfinished != NULL,
        .resume_button = ceilf(ui_button_width(ui, &resume)),
        .all_button = ceilf(ui_button_width(ui, &all)),
        .cards = (int)cards,
        .sentence = longest_sentence(pass, cards)};
    for (int i = 0; i < START_LINKS; i++) {
        Button link = link_button(ui, i);
        needs.link[i] = ceilf(ui_button_width(ui, &link));
    }
    return needs;
}

static Rect scrolled(const Pass *pass, Rect box) {
    return rect_moved(box, 0, -pass->offset);
}

static void run_head(Pass *pass) {
    Ui *ui = pass->ui;
    const StartLayout *layout = pass->layout;
    icon_art_seal(ui->canvas, layout->seal);
    page_bold(ui, (PageInk){name_style(ui), TONE_INK}, layout->name, NAME);
    if (layout->motto.w > 0) {
        page_text(ui, (PageInk){TEXT_TITLE, TONE_INK_SOFT}, layout->motto, MOTTO);
    }
    for (int i = 0; i < START_LINKS; i++) {
        Button link = link_button(ui, i);
        link.box = layout->link[i];
        if (ui_button(ui, &link)) {
            pass->request = screen_opens(LINKS[i].screen);
        }
    }
}

static void draw_unfinished(const Pass *pass, Rect box) {
    enum { TITLE_LINE = 21, FACTS_LINE = 18 };
    const SavedGame *game = pass->unfinished;
    char title[SAVED_GAME_TEXT_MAX];
    char players[SAVED_GAME_TEXT_MAX];
    char state[SAVED_GAME_TEXT_MAX];
    char played[SAVED_GAME_TEXT_MAX];
    saved_game_title(game, title);
    saved_game_players(game, players);
    saved_game_state(game, state);
    saved_game_played(game, played);
    float top = box.y + floorf((box.h - TITLE_LINE - FACTS_LINE) / 2);
    facts_draw(pass->ui, (Rect){box.x, top, box.w, TITLE_LINE},
               &(Facts){.fact = {title, players},
                        .style = TEXT_BODY,
                        .face = FACE_SANS_BOLD,
                        .tone = TONE_INK});
    facts_draw(pass->ui, (Rect){box.x, top + TITLE_LINE, box.w, FACTS_LINE},
               &(Facts){.fact = {state, played}, .style = TEXT_CAPTION, .tone = TONE_INK_SOFT});
}

static void run_strip(Pass *pass) {
    const StartLayout *layout = pass->layout;
    page_card(pass->ui, scrolled(pass, layout->strip));
    saved_game_draw(pass->ui, pass->unfinished, scrolled(pass, layout->strip_board));
    draw_unfinished(pass, scrolled(pass, layout->strip_text));
    Button all = all_button();
    all.box = scrolled(pass, layout->all_button);
    if (layout->all_button.w > 0 && ui_button(pass->ui, &all)) {
        pass->request = screen_opens(SCREEN_GAMES);
    }
    Button resume = resume_button();
    resume.box = scrolled(pass, layout->resume_button);
    if (ui_button(pass->ui, &resume)) {
        bool opened = program_open(pass->program, pass->unfinished_index);
        pass->ui->stale = true;
        pass->request = opened ? screen_opens(SCREEN_PLAY) : screen_stays();
    }
}

static void draw_title(const Pass *pass, const Variant *game, Rect box) {
    enum { LEAST_GAP = 12 };
    Canvas *canvas = pass->ui->canvas;
    float used = page_bold(pass->ui, (PageInk){TEXT_DISPLAY, TONE_INK}, box, game->title);
    float kanji = canvas_text_width(canvas, TEXT_DISPLAY, FACE_SERIF_BOLD, game->kanji);
    TextSpot spot = {.box = box,
                     .style = TEXT_DISPLAY,
                     .face = FACE_SERIF_BOLD,
                     .paint = canvas_paint(canvas, TONE_INK),
                     .align = ALIGN_RIGHT};
    if (used + LEAST_GAP + kanji <= box.w) {
        canvas_text(canvas, &spot, game->kanji);
    }
}

static void draw_facts(const Pass *pass, const Position *start, Rect box) {
    const Variant *game = start->rules->variant;
    char size[32];
    char pieces[32];
    snprintf(size, sizeof size, "%d × %d", game->files, game->ranks);
    snprintf(pieces, sizeof pieces, "%d pieces", start->pieces[BLACK] + start->pieces[WHITE]);
    facts_draw(pass->ui, box,
               &(Facts){.fact = {size, pieces}, .style = TEXT_BODY, .tone = TONE_INK_SOFT});
}

static void draw_words(const Pass *pass, const StartCard *card, const Position *start) {
    const Variant *game = start->rules->variant;
    draw_title(pass, game, scrolled(pass, card->title));
    draw_facts(pass, start, scrolled(pass, card->facts));
    TextFlow flow = {.style = TEXT_BODY,
                     .face = FACE_SANS,
                     .paint = canvas_paint(pass->ui->canvas, TONE_INK),
                     .align = ALIGN_LEFT};
    text_flow_draw(pass->ui->canvas, scrolled(pass, card->sentence), &flow, game->sentence);
}

/* Enter plays the game that was played last, unless one can be gone on with. */
static Button play_button(const Pass *pass, const Variant *game) {
    bool primary = pass->unfinished == NULL;
    bool entered = primary && game == pass->program->wanted;
    return (Button){.label = "Play",
                    .key_text = entered ? "Enter" : NULL,
                    .key = entered ? KEY_ENTER : KEY_NONE,
                    .style = primary ? BUTTON_PRIMARY : BUTTON_PLAIN,
                    .icon = ICON_COUNT,
                    .tip = "Choose rules and names for a new game"};
}

static void run_card(Pass *pass, const StartCard *card, const Variant *game) {
    Ruleset rules;
    Position start;
    bool begun = ruleset_begin(&rules, game, NULL, NULL);
    assert(begun);
    position_start(&start, &rules);
    SmallBoard board = {.position = &start, .box = scrolled(pass, card->board)};
    page_card(pass->ui, scrolled(pass, card->box));
    small_board_draw(pass->ui->canvas, &board);
    draw_words(pass, card, &start);
    Button play = play_button(pass, game);
    play.box = scrolled(pass, card->play);
    if (ui_button(pass->ui, &play)) {
        pass->program->wanted = game;
        pass->request = screen_opens(SCREEN_NEW);
    }
}

static void run_body(Pass *pass, Scroll *scroll, size_t cards) {
    ScrollArea area = {.box = pass->layout->area, .height = pass->layout->content};
    pass->offset = ui_scroll_begin(pass->ui, &area, scroll);
    notice_run(pass->ui, pass->program, scrolled(pass, pass->layout->notice));
    if (pass->unfinished != NULL) {
        run_strip(pass);
    }
    for (size_t i = 0; i < cards; i++) {
        run_card(pass, &pass->layout->card[i], pass->games[i]);
    }
    ui_scroll_end(pass->ui, &area, scroll);
}

ScreenRequest start_screen_run(StartScreen *screen, Program *program, Ui *ui) {
    const CanvasFrame *frame = canvas_frame_of(ui->canvas);
    Pass pass = {.program = program, .ui = ui, .request = screen_stays()};
    size_t cards;
    pass.games = variants_all(&cards);
    assert(cards >= 1 && cards <= START_CARDS_MAX);
    SavedGame unfinished;
    if (program_unfinished(program, &pass.unfinished_index)) {
        saved_game_read(&unfinished, library_entry(program->library, pass.unfinished_index));
        pass.unfinished = &unfinished;
    }
    StartNeeds needs = needs_of(&pass, cards);
    StartLayout layout = start_layout_of(&needs);
    pass.layout = &layout;
    canvas_fill(ui->canvas, (Rect){0, 0, frame->width, frame->height},
                canvas_paint(ui->canvas, TONE_PAPER));
    run_head(&pass);
    run_body(&pass, &screen->scroll, cards);
    return pass.request;
}
