import type { LeftWork } from '../../../domain/letters/left-work.ts';
import { language, say } from '../../../lib/language.ts';
import { handingOverWords as said } from './words.ts';

/** Counts per kind of letter left; omits zeros. */
export const leftParts = ({ drafts, returned, underWay }: LeftWork): string[] => [
  ...(drafts > 0 ? [say(said.drafts(drafts))] : []),
  ...(returned > 0 ? [say(said.returned(returned))] : []),
  ...(underWay > 0 ? [say(said.underWay(underWay))] : []),
];

/** "3 konsep dan 1 naskah yang perlu direvisi" */
export const leftInWords = (work: LeftWork): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(leftParts(work));
