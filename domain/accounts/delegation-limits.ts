import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';

/** Characters of the reason of a delegation, and so of an absence. */
export const longestDelegationReason = 300;

/** Who is away for longer no longer holds the post: an acting holder is named. */
const mostYears = 2;

/** What is wrong with the last day of an absence, at its field: it ends within two years of today. */
export const endsTooFar = (endDate: unknown, today = dayInWib()): { endDate?: string[] } =>
  typeof endDate === 'string' && endDate > `${Number(today.slice(0, 4)) + mostYears}${today.slice(4)}`
    ? {
        endDate: [
          translate({
            id: 'Paling lama dua tahun dari hari ini.',
            en: 'At most two years from today.',
          }),
        ],
      }
    : {};
