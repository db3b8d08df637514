/*
 * A font's file as it is read for characters: in many small pieces from a few places, again and
 * again. What was read is kept, so that the system is asked once for each place.
 */
#ifndef SANBAN_APP_PLATFORM_FONT_STREAM_H
#define SANBAN_APP_PLATFORM_FONT_STREAM_H

struct SDL_RWops;

/* Opens the file for reading; NULL when it cannot be read or without memory. Closing the stream
   frees it. */
struct SDL_RWops *font_stream_open(const char *path);

#endif
