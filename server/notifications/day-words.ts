import type { Words } from '../../resources/declare.ts';

/** A day (YYYY-MM-DD) as notices name it: "18 November 2026" in either language. */
export const dayWords = (day: string): Words => ({ id: written('id-ID', day), en: written('en-GB', day) });

const written = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  );
