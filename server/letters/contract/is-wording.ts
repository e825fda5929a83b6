import { withoutChips } from '../../../domain/letters/placeholders.ts';
import { blocksOf } from '../versions/difference/blocks.ts';

/** What stands for a variable stays within its paragraph and is no clause of its own. */
const longestValue = 200;

/**
 * Whether a text is in a template's words, whatever stands for its variables; looks do not count.
 * @param text HTML
 * @param template HTML with `{{variables}}`
 */
export function isWording(text: string, template: string): boolean {
  const words = plain(text);
  const [first = '', ...others] = plain(withoutChips(template)).split(/\{\{[^{}]*\}\}/);
  let ends = new Set(words.startsWith(first) ? [first.length] : []);
  for (const piece of others) ends = endsAfter(words, ends, piece);
  return ends.has(words.length);
}

/** Where a piece may end that follows a variable, which begins at one of `starts`. */
function endsAfter(words: string, starts: ReadonlySet<number>, piece: string): Set<number> {
  const ends = new Set<number>();
  let nearest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at <= words.length; at += 1) {
    if (words[at - 1] === '\n') nearest = Number.NEGATIVE_INFINITY;
    if (starts.has(at)) nearest = at;
    if (at - nearest <= longestValue && words.startsWith(piece, at)) ends.add(at + piece.length);
  }
  return ends;
}

const plain = (html: string): string =>
  blocksOf(html)
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .join('\n');
