const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' });

/** The day it is where the company is, as YYYY-MM-DD. */
export const today = (): string => days.format(new Date());
