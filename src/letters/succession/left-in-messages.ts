import type { LeftWork } from '../../../domain/letters/left-work.ts';
import { listed } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { successionMessages as said } from './messages.ts';

/** Counts per kind of letter left; omits zeros. */
export const leftParts = ({ drafts, returned, underWay }: LeftWork): string[] => [
  ...(drafts > 0 ? [translate(said.drafts(drafts))] : []),
  ...(returned > 0 ? [translate(said.returned(returned))] : []),
  ...(underWay > 0 ? [translate(said.underWay(underWay))] : []),
];

/** "3 konsep dan 1 naskah yang perlu direvisi" */
export const leftInWords = (work: LeftWork): string => listed(leftParts(work));
