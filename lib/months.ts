import { type Language, language } from './language.ts';
import { clockInWib, inWib } from './wib.ts';

/** From January on. */
export const monthNames: Record<Language, readonly string[]> = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const short: Record<Language, readonly string[]> = {
  id: 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
};

/** "18 November 2026". @param at a date whose UTC parts are meant (lib/wib.ts `inWib`) */
export const longDay = (language: Language, at: Date): string =>
  `${at.getUTCDate()} ${monthNames[language][at.getUTCMonth()]} ${at.getUTCFullYear()}`;

/** "November 2026", of a date as above. */
export const longMonth = (language: Language, at: Date): string =>
  `${monthNames[language][at.getUTCMonth()]} ${at.getUTCFullYear()}`;

/** "18 Nov", of a date as above. */
export const shortDay = (language: Language, at: Date): string =>
  `${at.getUTCDate()} ${short[language][at.getUTCMonth()]}`;

/** "18 November 2026, 09.42" in the language of the page. */
export const momentInWords = (moment: Date | string | number): string =>
  `${longDay(language(), inWib(moment))}, ${language() === 'en' ? clockInWib(moment) : clockInWib(moment).replace(':', '.')}`;
