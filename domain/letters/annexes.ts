import { terbilang } from '../../lib/terbilang.ts';

// Annexes written in the letter itself: what follows a heading "Lampiran" or "Lampiran II" stands on pages of its own
// after the signature, with number and date (DOMAIN 3).

export type Annex = {
  /** "LAMPIRAN II" */
  label: string;
  /** What the heading says besides, below a line break; else empty. */
  title: string;
  html: string;
};

const heading = /<h([1-6])\b[^>]*>(?:(?!<\/h\1>)[\s\S])*<\/h\1>/gi;
const startsAnnex = /^lampiran(?: (?:[ivxlc]+|\d+))?$/i;
const nesting = /<(\/?)(?:table|ul|ol|blockquote|pre)\b/gi;

/**
 * Splits a letter's text at the headings of its annexes, outside tables, lists and quotes. Of several each has a number.
 */
export function splitAnnexes(html: string): { body: string; annexes: Annex[] } {
  if (!/lampiran/i.test(html)) return { body: html, annexes: [] };
  const starts: { at: number; end: number; label: string; title: string }[] = [];
  for (const found of html.matchAll(heading)) {
    const [first = '', ...further] = linesOf(found[0]);
    if (startsAnnex.test(first) && isOutermost(html.slice(0, found.index)))
      starts.push({
        at: found.index,
        end: found.index + found[0].length,
        label: first.toUpperCase(),
        title: further.join(' '),
      });
  }
  const usesDigits = starts.some(({ label }) => /\d/.test(label));
  return {
    body: html.slice(0, starts[0]?.at ?? html.length),
    annexes: starts.map(({ end, label, title }, index) => ({
      label: starts.length > 1 && label === 'LAMPIRAN' ? `${label} ${annexNumber(index, usesDigits)}` : label,
      title,
      html: html.slice(end, starts[index + 1]?.at ?? html.length),
    })),
  };
}

const linesOf = (html: string): string[] =>
  html
    .split(/<br\s*\/?>/i)
    .map((line) =>
      line
        .replace(/<[^>]*>/g, '')
        .replace(/&nbsp;|\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

function isOutermost(before: string): boolean {
  let depth = 0;
  for (const [, closing] of before.matchAll(nesting)) depth += closing ? -1 : 1;
  return depth === 0;
}

const annexNumber = (index: number, usesDigits = false): string =>
  (!usesDigits && ['I', 'II', 'III', 'IV', 'V'][index]) || `${index + 1}`;

/** The heading of the next annex of a text: "Lampiran", then "Lampiran II". */
export function nextAnnex(html: string): string {
  const before = splitAnnexes(html).annexes.length;
  return before > 0 ? `Lampiran ${annexNumber(before)}` : 'Lampiran';
}

/** "Dua berkas dan satu lampiran", or "-" when there is none (DOMAIN 3). */
export const attachmentNote = (files: number, annexes = 0): string =>
  [files > 0 && `${terbilang(files)} berkas`, annexes > 0 && `${terbilang(annexes)} lampiran`]
    .filter(Boolean)
    .join(' dan ')
    .replace(/^./, (first) => first.toUpperCase()) || '-';
