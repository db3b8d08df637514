#include "tests/commands/program.h"

#include "tests/support/cmocka_ready.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { WORDS_MAX = 256, WORD_BYTES_MAX = 16384 };

static const char OUTPUT_FILE[] = "output.txt";
static const char ERROR_FILE[] = "error.txt";

static Run *store(void) {
    static Run the_run;
    return &the_run;
}

/* Cuts a copy of the words in place; the list ends with NULL. */
static void cut_words(char *text, char *name, char *list[WORDS_MAX]) {
    size_t count = 0;
    list[count++] = name;
    while (*(text += strspn(text, " ")) != '\0') {
        char end = *text == '\'' ? '\'' : ' ';
        text += end == '\'';
        assert_true(count < WORDS_MAX - 1);
        list[count++] = text;
        text += strcspn(text, end == '\'' ? "'" : " ");
        if (*text != '\0') {
            *text++ = '\0';
        }
    }
    list[count] = NULL;
}

static void send_to(const char *path, int number) {
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0 || dup2(file, number) < 0) {
        _exit(120);
    }
    close(file);
}

static int wait_for(pid_t child) {
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static void read_whole(const char *path, char *out, size_t capacity) {
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(out, 1, capacity, file);
    fclose(file);
    assert_true(length < capacity);
    out[length] = '\0';
}

const Run *program_run_into(const char *words, const char *path) {
    char name[] = "sanban";
    char text[WORD_BYTES_MAX];
    char *list[WORDS_MAX];
    Run *run = store();
    int length = snprintf(text, sizeof text, "%s", words);
    assert_true(length >= 0 && (size_t)length < sizeof text);
    cut_words(text, name, list);
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        send_to(path, STDOUT_FILENO);
        send_to(ERROR_FILE, STDERR_FILENO);
        execv(SANBAN_PROGRAM, list);
        _exit(121);
    }
    run->code = wait_for(child);
    run->output[0] = '\0';
    read_whole(ERROR_FILE, run->error, sizeof run->error);
    return run;
}

const Run *program_run(const char *words) {
    program_run_into(words, OUTPUT_FILE);
    Run *run = store();
    read_whole(OUTPUT_FILE, run->output, sizeof run->output);
    return run;
}

void program_expect(const char *words, int code, const char *output, const char *error) {
    const Run *run = program_run(words);
    if (run->code != code || strcmp(run->output, output) != 0 || strcmp(run->error, error) != 0) {
        print_error("sanban %s\ncode %d, output:\n%serror:\n%s", words, run->code, run->output,
                    run->error);
    }
    assert_string_equal(run->error, error);
    assert_string_equal(run->output, output);
    assert_int_equal(run->code, code);
}

/* The usage as --help prints it, after its first paragraph. */
static const char *usage_of(const Run *help) {
    const char *usage = strstr(help->output, "usage: ");
    assert_non_null(usage);
    return usage;
}

void program_expect_usage(const char *words, const char *line) {
    char wanted[PROGRAM_ERROR_MAX];
    int length = snprintf(wanted, sizeof wanted, "%s\n%s", line, usage_of(program_run("--help")));
    assert_true(length >= 0 && (size_t)length < sizeof wanted);
    program_expect(words, 2, "", wanted);
}

/* Adds "-g chu " or the like for the word at the start of `rules`; returns what follows it. */
static const char *add_option(char *out, size_t capacity, char letter, const char *rules) {
    size_t length = strlen(out);
    int word = (int)strcspn(rules, " ");
    int added = snprintf(out + length, capacity - length, "-%c %.*s ", letter, word, rules);
    assert_true(length + (size_t)added < capacity);
    return rules + word + strspn(rules + word, " ");
}

void program_expect_lost(const char *words, const char *output, const char *why) {
    const Run *run = program_run(words);
    assert_int_equal(run->code, 0);
    assert_string_equal(run->output, output);
    assert_ptr_equal(strstr(run->error, "sanban: move "), run->error);
    assert_non_null(strstr(run->error, why));
    assert_string_equal(strchr(run->error, '\n'), "\n");
}

size_t program_options(char *out, size_t capacity, const char *rules, const char *sfen) {
    out[0] = '\0';
    if (strncmp(rules, "chu ", 4) == 0) {
        rules = add_option(out, capacity, 'g', rules);
    }
    rules = add_option(out, capacity, 'r', rules);
    while (*rules != '\0') {
        rules = add_option(out, capacity, 'o', rules);
    }
    size_t length = strlen(out);
    length += (size_t)snprintf(out + length, capacity - length, "-p '%s'", sfen);
    assert_true(length < capacity);
    return length;
}
