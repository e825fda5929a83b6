import { blockEnd, findOnce, plainSign, type TextAnchor } from '../../../domain/letters/text-anchor.ts';
import { inlineTags } from '../../../domain/letters/text-blocks.ts';
import { decodeEntities } from '../../../lib/entities.ts';

/**
 * Takes a cleaned text, replaces the words of a suggestion by its own, which take the looks of the first one.
 * @returns null where its passage is not there exactly once, in one paragraph, without a tag that fills itself
 */
export function replaceWords(
  html: string,
  anchor: Pick<TextAnchor, 'quote' | 'prefix' | 'suffix'>,
  words: string,
): string | null {
  if (anchor.quote.includes(blockEnd)) return null;
  const { text, signs } = textOf(html);
  const place = findOnce(text, anchor);
  if (!place) return null;
  let [{ start, end }, replaced] = [place, html];
  // A deletion takes a blank with it, so that two do not stand side by side.
  if (words === '' && text[end] === ' ' && (start === 0 || /[ \n]/.test(text[start - 1] ?? ''))) end += 1;
  else if (words === '' && text[start - 1] === ' ' && /^[\n]?$|[.,;:)]/.test(text[end] ?? '')) start -= 1;
  for (let at = end - 1; at >= start; at -= 1) {
    const sign = signs[at];
    if (!sign) return null;
    // One entity may be several signs.
    if (sign === signs[at + 1] && at < end - 1) continue;
    replaced = replaced.slice(0, sign.start) + replaced.slice(sign.end);
  }
  const from = signs[start]?.start ?? 0;
  replaced = replaced.slice(0, from) + escaped(words) + replaced.slice(from);
  return replaced.replace(emptied, '');
}

/** As a saved text has it: no control characters, lines as blanks. */
const escaped = (words: string): string =>
  words
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Inline elements that had nothing but the words that went. */
const emptied = /<(strong|b|em|i|u|s|sub|sup|code|a)\b[^>]*><\/\1>/g;

/** Where a sign stands in the HTML; null where nothing can be replaced. */
type Sign = { start: number; end: number } | null;

/** Stands for what fills itself, which no passage may touch. */
const filled = '\ufffc';

/** The words as anchors find them (src/letters/sheet/changes/passages.ts), each with its place in the HTML. */
function textOf(html: string): { text: string; signs: Sign[] } {
  // A sign each: asking a growing text for its end takes its whole length, of each blank.
  const words: string[] = [];
  const signs: Sign[] = [];
  let tagDepth = 0;
  const isAfter = (...ends: (string | undefined)[]) => ends.includes(words.at(-1));
  const add = (sign: string, place: Sign) => {
    // Joiners and further blanks go with the sign before them.
    if (sign === '' || (sign === ' ' && isAfter(undefined, ' ', blockEnd))) {
      const last = signs.at(-1);
      if (last && last.end === place?.start && !isAfter(blockEnd)) last.end = place.end;
      return;
    }
    words.push(sign);
    signs.push(place);
  };
  const end = () => {
    if (isAfter(undefined, blockEnd)) return;
    if (isAfter(' ')) {
      words.pop();
      signs.pop();
    }
    words.push(blockEnd);
    signs.push(null);
  };
  for (const token of html.matchAll(
    /<\/?([a-z0-9]+)[^>]*>|\{\{[^{}<>]*\}\}|&[#a-z0-9]{1,9};|[^<&{]|[<&{]/gi,
  )) {
    const [whole, tag] = token;
    const place = { start: token.index, end: token.index + whole.length };
    if (tag) {
      const name = tag.toLowerCase();
      if (name === 'br') add(' ', null);
      else if (!inlineTags.has(name)) end();
      else if (name === 'span' && whole.startsWith('</')) tagDepth = Math.max(0, tagDepth - 1);
      else if (name === 'span' && (tagDepth > 0 || /\sdata-tag=/.test(whole))) {
        if (tagDepth === 0) add(filled, null);
        tagDepth += 1;
      }
    } else if (tagDepth > 0) continue;
    else if (whole.startsWith('{{')) add(filled, null);
    else for (const sign of decodeEntities(whole).split('')) add(plainSign(sign), place);
  }
  end();
  return { text: words.join(''), signs };
}
