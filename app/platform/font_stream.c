#include "app/platform/font_stream.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_BYTES = 4096, BLOCKS = 256 };

/* A part of the file that begins at a multiple of its size. */
typedef struct Block {
    bool read;
    Sint64 number;
    size_t length; /* less than all at the end of the file */
    Uint8 bytes[BLOCK_BYTES];
} Block;

typedef struct FontStream {
    SDL_RWops *file;
    Sint64 at, size;
    Block block[BLOCKS]; /* each number has one place */
} FontStream;

static FontStream *stream_of(const SDL_RWops *ops) {
    return ops->hidden.unknown.data1;
}

static size_t read_file(const FontStream *stream, Sint64 from, void *out, size_t count) {
    const bool there = SDL_RWseek(stream->file, from, RW_SEEK_SET) == from;
    return there ? SDL_RWread(stream->file, out, 1, count) : 0;
}

static const Block *block_of(FontStream *stream, Sint64 number) {
    Block *block = &stream->block[number % BLOCKS];
    if (!block->read || block->number != number) {
        block->length = read_file(stream, number * BLOCK_BYTES, block->bytes, BLOCK_BYTES);
        block->number = number;
        block->read = true;
    }
    return block;
}

/* What the next block holds of so many bytes; 0 at the end. */
static size_t read_part(FontStream *stream, Uint8 *out, size_t count) {
    const Block *block = block_of(stream, stream->at / BLOCK_BYTES);
    const size_t skip = (size_t)(stream->at % BLOCK_BYTES);
    const size_t rest = block->length > skip ? block->length - skip : 0;
    const size_t part = rest < count ? rest : count;
    memcpy(out, block->bytes + skip, part);
    return part;
}

static Sint64 SDLCALL answer_size(SDL_RWops *ops) {
    return stream_of(ops)->size;
}

static Sint64 SDLCALL answer_seek(SDL_RWops *ops, Sint64 offset, int whence) {
    FontStream *stream = stream_of(ops);
    const Sint64 from = whence == RW_SEEK_CUR   ? stream->at
                        : whence == RW_SEEK_END ? stream->size
                                                : 0;
    if (from + offset < 0) {
        return -1;
    }
    stream->at = from + offset;
    return stream->at;
}

/* Whole tables are read once when the font is opened, and are not worth keeping. */
static size_t SDLCALL answer_read(SDL_RWops *ops, void *out, size_t size, size_t most) {
    enum { LARGE = 4 * BLOCK_BYTES };
    FontStream *stream = stream_of(ops);
    const size_t wanted = size * most;
    size_t done = 0;
    size_t part = size;
    while (size > 0 && done < wanted && part > 0) {
        Uint8 *rest = (Uint8 *)out + done;
        part = wanted - done >= LARGE ? read_file(stream, stream->at, rest, wanted - done)
                                      : read_part(stream, rest, wanted - done);
        stream->at += (Sint64)part;
        done += part;
    }
    return size > 0 ? done / size : 0;
}

static size_t SDLCALL answer_write(SDL_RWops *ops, const void *from, size_t size, size_t count) {
    (void)ops;
    (void)from;
    (void)size;
    (void)count;
    return 0;
}

static int SDLCALL answer_close(SDL_RWops *ops) {
    FontStream *stream = stream_of(ops);
    const int answer = SDL_RWclose(stream->file);
    free(stream);
    SDL_FreeRW(ops);
    return answer;
}

SDL_RWops *font_stream_open(const char *path) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    FontStream *stream = calloc(1, sizeof *stream);
    SDL_RWops *ops = SDL_AllocRW();
    if (file == NULL || stream == NULL || ops == NULL) {
        if (file != NULL) {
            SDL_RWclose(file);
        }
        free(stream);
        SDL_FreeRW(ops);
        return NULL;
    }
    stream->file = file;
    stream->size = SDL_RWsize(file);
    ops->size = answer_size;
    ops->seek = answer_seek;
    ops->read = answer_read;
    ops->write = answer_write;
    ops->close = answer_close;
    ops->type = SDL_RWOPS_UNKNOWN;
    ops->hidden.unknown.data1 = stream;
    return ops;
}
