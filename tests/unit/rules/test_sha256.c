/* The digest that other tests compare by: the examples of FIPS 180-4 and lengths around a block. */
#include "tests/support/cmocka_ready.h"
#include "tests/support/sha256.h"

#include <string.h>

static void digest_check(const char *text, const char *expected) {
    char digest[SHA256_HEX_MAX];
    sha256_hex(text, strlen(text), digest);
    assert_string_equal(digest, expected);
}

static void test_published_examples(void **state) {
    (void)state;
    digest_check("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    digest_check("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    digest_check("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                 "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

static void test_a_million_letters(void **state) {
    (void)state;
    static char text[1000001];
    memset(text, 'a', sizeof text - 1);
    digest_check(text, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_published_examples),
        cmocka_unit_test(test_a_million_letters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
