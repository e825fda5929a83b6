/** Days for which the links of a mail that asks for a paraf work. */
export const reviewLinkDays = 7;

/** The page of those links, before the app; `?token=…`, and `&kembalikan` to begin with the note. */
export const mailedReviewPath = '/paraf';
export const returnMark = 'kembalikan';
