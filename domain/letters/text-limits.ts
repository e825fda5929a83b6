/** Most characters of a letter's text and of its covering page, as HTML. */
export const contentLimit = 500_000;
export const coverLimit = 100_000;
/** Most characters of what is written with a step: screens stop there, calls refuse more. */
export const noteLimit = 2000;
export const reasonLimit = 500;
export const followUpLimit = 4000;
export const trackingNumberLimit = 100;
