import type { Words } from '../../../lib/language.ts';
import { formatNumber } from '../../ui/format.ts';
import { words } from './words.ts';

/** "21 sampai 40 dari 93". */
export const rangeWords = (first: number, last: number, { totalCount }: { totalCount: number }): Words =>
  words.rangeOf(formatNumber(first), formatNumber(last), formatNumber(totalCount));
