import type { Message } from '../../../lib/language.ts';
import { formatNumber } from '../../ui/format.ts';
import { messages } from './messages.ts';

/** "21 sampai 40 dari 93". */
export const rangeMessages = (first: number, last: number, { totalCount }: { totalCount: number }): Message =>
  messages.rangeOf(formatNumber(first), formatNumber(last), formatNumber(totalCount));
