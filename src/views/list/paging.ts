import { formatNumber, lowerFirst } from '../../../lib/formats.ts';
import type { Message } from '../../../lib/language.ts';

type Range = {
  page: number;
  perPage: number;
  total: number;
  isEstimated: boolean;
  one: Message;
  many: Message;
};

/** "1–10 dari 48 klasifikasi"; above 10,000 totals are estimates and say so (DESIGN 5). */
export function rangeMessages({ page, perPage, total, isEstimated, one, many }: Range): Message {
  const from = Math.min((page - 1) * perPage + 1, total);
  const to = isEstimated ? page * perPage : Math.min(page * perPage, total);
  const range = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
  const all = formatNumber(total);
  // English nouns need the plural: the list's label.
  const counted = { id: one.id, en: total === 1 ? one.en : lowerFirst(many.en) };
  return isEstimated
    ? { id: `${range} dari sekitar ${all} ${counted.id}`, en: `${range} of about ${all} ${counted.en}` }
    : { id: `${range} dari ${all} ${counted.id}`, en: `${range} of ${all} ${counted.en}` };
}
