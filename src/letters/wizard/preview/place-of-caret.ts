import type { Caret } from '../../../rich-text/index.ts';
import type { Drawn, LinePlace } from '../../sheet/index.ts';

/** Finds the line of the drawn pages that the words before the cursor end on; null where they are not on paper. */
export function placeOfCaret({ pages }: Drawn, { words, nth }: Caret): LinePlace | null {
  let left = nth;
  let found: LinePlace | null = null;
  for (const [page, { words: paragraphs }] of pages.entries())
    for (const pieces of paragraphs) {
      const texts = pieces.map(({ text }) => text.replaceAll(/\s+/g, ' '));
      const all = texts.join('');
      for (let at = all.indexOf(words); at >= 0 && left > 0; at = all.indexOf(words, at + 1)) {
        left -= 1;
        found = { page, ...lineAt(pieces, texts, at + words.length - 1) };
      }
      if (left === 0) return found;
    }
  return found;
}

function lineAt(
  pieces: Drawn['pages'][number]['words'][number],
  texts: string[],
  end: number,
): Omit<LinePlace, 'page'> {
  const at = texts.findIndex((_, index) => texts.slice(0, index + 1).join('').length > end);
  const { y = 0, size = 0 } = pieces[at] ?? {};
  return { x: Math.min(...pieces.map(({ x }) => x)), y, size };
}
