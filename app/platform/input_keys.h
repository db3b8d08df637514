/*
 * Keys, buttons and modifiers in the system's numbers and in ours. For the files of this folder.
 */
#ifndef SANBAN_APP_PLATFORM_INPUT_KEYS_H
#define SANBAN_APP_PLATFORM_INPUT_KEYS_H

#include "app/platform/input.h"

/* Our key for a key code of the system, KEY_NONE if we have none; and back. */
int input_key_of(int code);
int input_key_code(int key);

/* The '?' or '/' that a key types together with shift, 0 for all else. The system tells neither
 * what a key types nor how the keyboard is labelled, but the place of a key and what it types alone
 * give away the common ones; `beside_zero` is what the key to the right of the 0 types alone. */
int input_key_shifted(int place, int code, int beside_zero);

/* Our button for one of the system, and back. */
InputButton input_button_of(int button);
int input_button_code(InputButton button);

/* Our modifiers for a set of the system's, and back. */
int input_modifiers_of(unsigned mod);
unsigned input_modifiers_code(int modifiers);

/* The modifier that a key stands for; 0 for other keys. */
int input_modifier_of_key(int code);

/* The left one of the keys for a single modifier. */
int input_key_of_modifier(int modifier);

#endif
