import { type Arrangement, layoutOf } from '../../../domain/letters/layouts.ts';
import { withChips } from '../../../domain/letters/placeholders.ts';
import { tagNamed } from '../../../domain/letters/tags.ts';
import { cleanHtml } from './clean-html.ts';

/** Takes a template, gives all of it for the editor, tags as its nodes. */
export const templateBody = (html: string): string => withTagNodes(cleanHtml(html));

/** `{{kepada}}` in text becomes the editor's `<span data-tag="kepada">`. */
export const withTagNodes = (html: string): string => withChips(html, tagNamed);

/** A part of the paper that is no template's to draw. */
export type PrintedPart = 'number' | 'subject' | 'receivers' | 'date' | 'signature' | 'ccs';

/** Parts of a template that the letter prints by itself too (DOMAIN 3): they would appear twice. */
export function printedTwice(html: string, arrangement: Arrangement): PrintedPart[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith(' ');
  const lines = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div, td')].map((block) =>
    (block.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
  const { head, hasSubject, isAddressed, isDatedAbove, placed } = layoutOf(arrangement);
  const isDated = head !== 'title' || isDatedAbove || placed !== undefined;
  const twice: [PrintedPart, boolean, RegExp][] = [
    ['number', true, /^(?:.* )?nomor ?:? ?\{\{ ?nomor_naskah ?\}\}/i],
    ['subject', head !== 'title' || hasSubject === true, /^(?:(?:tentang|hal) ?:? ?)\{\{ ?perihal ?\}\}$/i],
    [
      'receivers',
      head !== 'title' || isAddressed === true,
      /^(?:(?:yth\.?|kepada) ?:? ?)?\{\{ ?kepada ?\}\}$/i,
    ],
    ['date', isDated, /^(?:.*pada tanggal )?\{\{ ?tanggal_naskah ?\}\}$/i],
    ['signature', true, /\{\{ ?dari ?\}\} ?NPP ?\{\{ ?npp ?\}\}$/i],
    ['ccs', true, /^(?:tembusan ?:? ?)?\{\{ ?tembusan ?\}\}$/i],
  ];
  return twice
    .filter(([, isPrinted, words]) => isPrinted && lines.some((line) => words.test(line)))
    .map(([part]) => part);
}
