// Pictures in a letter's text: `<figure style="text-align:center" data-width="50"><img data-picture="id" alt="…" />
// <figcaption>…</figcaption></figure>`. The text names a picture by its id; the letter keeps its file.

/** Together they are printed, sealed and mailed with the letter; of each letter, cover letter included. */
export const textPictureLimits = {
  count: 40,
  bytes: 5 * 1024 * 1024,
  allBytes: 20 * 1024 * 1024,
  /** What the typesetter unpacks within its time: 40 photographs of 1,600 by 1,200. */
  allPixels: 80_000_000,
} as const;

/** Share of the text's width, in whole percent; what the editor's menu offers, and what else may be chosen. */
export const pictureWidths = [25, 50, 75, 100] as const;
export const pictureWidthRange = { least: 10, most: 100 } as const;

/** Takes percent, gives the nearest width that a picture may have. */
export const allowedPictureWidth = (percent: number): number =>
  Math.min(pictureWidthRange.most, Math.max(pictureWidthRange.least, Math.round(percent)));

export const longestAlt = 300;

/** Ids of the pictures of a sanitised text, each once, in order of first appearance. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img\b[^>]*\bdata-picture="([^"]+)"/g)].map(([, id]) => id ?? '')),
];

/** Places, from 1, of pictures without a text for those who do not see them. */
export const picturesWithoutAlt = (html: string): number[] =>
  [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([picture], at) =>
    /\balt="[^"]*[^"\s][^"]*"/.test(picture) ? [] : [at + 1],
  );
