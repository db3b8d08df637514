#include "tests/support/sha256.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { BLOCK_BYTES = 64, ROUNDS = 64, WORDS = 8, LENGTH_BYTES = 8 };

static const uint32_t ROUND_CONSTANTS[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t turned(uint32_t word, int bits) {
    return word >> bits | word << (32 - bits);
}

static void schedule_fill(uint32_t schedule[ROUNDS], const uint8_t block[BLOCK_BYTES]) {
    for (int i = 0; i < 16; i++) {
        const uint8_t *at = block + (size_t)i * 4;
        schedule[i] = (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
    }
    for (int i = 16; i < ROUNDS; i++) {
        uint32_t early = schedule[i - 15];
        uint32_t late = schedule[i - 2];
        uint32_t small = turned(early, 7) ^ turned(early, 18) ^ early >> 3;
        uint32_t large = turned(late, 17) ^ turned(late, 19) ^ late >> 10;
        schedule[i] = schedule[i - 16] + small + schedule[i - 7] + large;
    }
}

static void block_mix(uint32_t state[WORDS], const uint8_t block[BLOCK_BYTES]) {
    uint32_t schedule[ROUNDS];
    uint32_t now[WORDS];
    schedule_fill(schedule, block);
    memcpy(now, state, sizeof now);
    for (int i = 0; i < ROUNDS; i++) {
        uint32_t choice = (now[4] & now[5]) ^ (~now[4] & now[6]);
        uint32_t majority = (now[0] & now[1]) ^ (now[0] & now[2]) ^ (now[1] & now[2]);
        uint32_t high = turned(now[4], 6) ^ turned(now[4], 11) ^ turned(now[4], 25);
        uint32_t low = turned(now[0], 2) ^ turned(now[0], 13) ^ turned(now[0], 22);
        uint32_t first = now[7] + high + choice + ROUND_CONSTANTS[i] + schedule[i];
        memmove(now + 1, now, sizeof now - sizeof now[0]);
        now[4] += first;
        now[0] = first + low + majority;
    }
    for (int i = 0; i < WORDS; i++) {
        state[i] += now[i];
    }
}

/* The rest of the text, a one bit, zeros, and the length in bits: one block or two. */
static void tail_mix(uint32_t state[WORDS], const uint8_t *rest, size_t size) {
    uint8_t tail[2 * BLOCK_BYTES] = {0};
    size_t left = size % BLOCK_BYTES;
    size_t end = left + 1 + LENGTH_BYTES > BLOCK_BYTES ? 2 * BLOCK_BYTES : BLOCK_BYTES;
    memcpy(tail, rest, left);
    tail[left] = 0x80;
    uint64_t bits = (uint64_t)size * 8;
    for (size_t i = 0; i < LENGTH_BYTES; i++) {
        tail[end - 1 - i] = (uint8_t)(bits >> (8 * i));
    }
    for (size_t at = 0; at < end; at += BLOCK_BYTES) {
        block_mix(state, tail + at);
    }
}

void sha256_hex(const void *bytes, size_t size, char out[SHA256_HEX_MAX]) {
    uint32_t state[WORDS] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                             0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const uint8_t *at = bytes;
    size_t whole = size - size % BLOCK_BYTES;
    for (size_t i = 0; i < whole; i += BLOCK_BYTES) {
        block_mix(state, at + i);
    }
    tail_mix(state, at + whole, size);
    for (size_t i = 0; i < WORDS; i++) {
        (void)snprintf(out + 8 * i, 9, "%08x", (unsigned)state[i]);
    }
}
