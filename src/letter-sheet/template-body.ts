import { tagNamed } from '../../resources/naskah-dinas/tags.ts';
import { withChips } from '../../resources/placeholders.ts';
import { cleanHtml } from './clean-html.ts';

/**
 * Takes a template, gives the part the drafter writes, tags as the editor's nodes. Templates may be drawn as the
 * whole page; head and signature are printed by the letter itself (DOMAIN 3), and would be there twice.
 */
export function templateBody(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const blocks = [...body.children];
  const text = blocks.map((block) => (block.textContent ?? '').trim());
  const numbered = text.findIndex((words) => /\{\{\s*nomor_naskah\s*\}\}/i.test(words));
  const rule = blocks.findIndex((block) => block.tagName === 'HR');
  const from = numbered === -1 || numbered > 2 ? 0 : Math.max(numbered, rule) + 1;
  const signed = text.findIndex((words, at) => at >= from && signature.test(words));
  const kept = blocks
    .slice(from, signed === -1 ? undefined : signed)
    .filter((block) => !printedByTheLetter.test((block.textContent ?? '').trim()));
  const chosen = kept.length > 0 ? kept : blocks;
  return withTagNodes(
    cleanHtml(chosen.map((block) => (block.tagName === 'DIV' ? block.innerHTML : block.outerHTML)).join('')),
  );
}

/** `{{kepada}}` in text becomes the editor's `<span data-tag="kepada">`. */
export const withTagNodes = (html: string): string => withChips(html, tagNamed);

const signature = /\{\{\s*dari\s*\}\}\s*NPP\s*\{\{\s*npp\s*\}\}/i;
const printedByTheLetter =
  /^(?:(?:yth\.?|tentang)\s*\{\{\s*\w+\s*\}\}|(?:ditetapkan pada tanggal\s*)?\{\{\s*tanggal_naskah\s*\}\}|tembusan:\s*\{\{\s*tembusan\s*\}\})$/i;
