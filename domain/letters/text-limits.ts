/** Most characters of what is written with a step: screens stop there, calls refuse more. */
export const noteLimit = 2000;
export const reasonLimit = 500;
export const followUpLimit = 4000;
export const trackingNumberLimit = 100;
