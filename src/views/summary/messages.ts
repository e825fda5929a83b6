import { formatNumber, lowerFirst } from '../../../lib/formats.ts';
import type { Message } from '../../../lib/language.ts';

type Named = { singular: Message; label: Message };

/** "48 tender"; English nouns have a plural. */
export function countMessage(count: number, { singular, label }: Named): Message {
  const counted = { id: singular.id, en: count === 1 ? singular.en : lowerFirst(label.en) };
  return { id: `${formatNumber(count)} ${counted.id}`, en: `${formatNumber(count)} ${counted.en}` };
}

export const summaryMessages = {
  title: { id: 'Rangkuman', en: 'Summary' },
  filled: (count: number): Message => ({
    id: `${formatNumber(count)} terisi`,
    en: `${formatNumber(count)} filled`,
  }),
  tooMany: {
    id: 'Terlalu banyak untuk dirangkum. Persempit dengan saringan.',
    en: 'Too many to sum up. Narrow the list with filters.',
  },
};
