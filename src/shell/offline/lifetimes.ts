const day = 24 * 3_600_000;

/** How long a draft that the server lacks stays on this device, in milliseconds. */
export const draftLife = 30 * day;
/** How long answers for reading and writes that wait stay on this device, in milliseconds. */
export const answerLife = 14 * day;
