import type { Words } from '../../../resources/declare.ts';

type Range = { page: number; perPage: number; total: number; isEstimated: boolean; one: Words };

/** "1–10 dari 48 klasifikasi"; above 10,000 totals are estimates and say so (DESIGN 5). */
export function rangeWords({ page, perPage, total, isEstimated, one }: Range): Words {
  const from = Math.min((page - 1) * perPage + 1, total);
  const to = isEstimated ? page * perPage : Math.min(page * perPage, total);
  const say = (locale: string, of: string, about: string, what: string) => {
    const number = new Intl.NumberFormat(locale);
    const range = from === to ? number.format(from) : `${number.format(from)}–${number.format(to)}`;
    return `${range} ${of} ${isEstimated ? `${about} ` : ''}${number.format(total)} ${what}`;
  };
  return { id: say('id-ID', 'dari', 'sekitar', one.id), en: say('en-GB', 'of', 'about', `${one.en}`) };
}
