import { formatNumber, lowerFirst } from '../../../lib/formats.ts';
import type { Message } from '../../../lib/language.ts';

type Named = { singular: Message; label: Message };

/** "48 tender"; English nouns have a plural. */
export const countMessage = (count: number, named: Named): Message => {
  const noun = nounFor(count, named);
  return { id: `${formatNumber(count)} ${noun.id}`, en: `${formatNumber(count)} ${noun.en}` };
};

const nounFor = (count: number, { singular, label }: Named): Message =>
  count === 1 ? singular : { ...singular, en: lowerFirst(label.en) };

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
