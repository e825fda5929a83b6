import { translate } from './language.ts';

/**
 * Refuses formatted text that is more than lines (a letterhead): lists, tables and the like, or too many lines. For
 * form and server alike.
 */
export function lineFaults(html: string, most: number): string[] {
  if (/<\/?(?:ul|ol|li|table|tr|t[dh]|hr|pre|blockquote)\b/i.test(html))
    return [
      translate({
        id: 'Hanya judul dan paragraf yang dapat dipakai di sini, tanpa daftar dan tabel.',
        en: 'Only headings and paragraphs may be used here, no lists and tables.',
      }),
    ];
  const lines = html.match(/<\/(?:p|div|h[1-6])>|<br\b/gi)?.length ?? 1;
  return lines > most
    ? [translate({ id: `Paling banyak ${most} baris.`, en: `At most ${most} lines.` })]
    : [];
}
