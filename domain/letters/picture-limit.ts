/**
 * Limit before decoding, since a small file may hold a picture that fills the memory. An A4 page at 600 dpi has 35
 * million pixels.
 */
export const mostPixels = 40_000_000;
