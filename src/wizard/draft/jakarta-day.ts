const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' });

/** Takes a moment, gives the day it is then where letters are dated, as YYYY-MM-DD, wherever the browser stands. */
export const jakartaDay = (at: Date = new Date()): string => days.format(at);
