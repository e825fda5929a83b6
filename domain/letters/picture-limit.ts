/** More than this is not unpacked: a small file may hold a picture that fills the memory. An A4 page at 600 dpi is 35. */
export const mostPixels = 40_000_000;
