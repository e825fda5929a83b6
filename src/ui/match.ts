import type { Segment } from '../../domain/calls/search.ts';

/** Folds case and accents; keeps the length, so that indexes fit the shown text. */
const plain = (text: string): string =>
  [...text]
    .map((letter) => {
      const bare = letter
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join('');

const wordsOf = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

/**
 * Scores words against a query, all of whose words must match: 0 without a match; starts of the text and of words
 * count more. `also` counts less.
 */
export function scoreOf(typed: string, words: string, also = ''): number {
  const shown = plain(words);
  const beside = plain(also);
  const asked = wordsOf(typed);
  let score = 0;
  for (const word of asked) {
    const found = place(shown, word) || (place(beside, word) && 1);
    if (found === 0) return 0;
    score += found;
  }
  // Of two that fit alike, the shorter is more likely meant.
  return asked.length === 0 ? 0 : score / asked.length + 1 / (1 + shown.length);
}

/** Whether it is called by its name, from its first letter on. */
export const isNamedBy = (typed: string, words: string): boolean =>
  plain(words).startsWith(wordsOf(typed).join(' '));

const place = (text: string, word: string): number => {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return 4;
  return startsWord(text, word) ? 3 : 2;
};

const startsWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) return true;
  return false;
};

/** Splits words at the matches. */
export function marked(typed: string, words: string): Segment[] {
  const shown = plain(words);
  const hit = new Array<boolean>(words.length).fill(false);
  for (const word of wordsOf(typed))
    for (let at = shown.indexOf(word); at >= 0; at = shown.indexOf(word, at + word.length))
      hit.fill(true, at, at + word.length);
  const segments: Segment[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const last = segments.at(-1);
    const isHit = hit[at] === true;
    if (last?.hit === isHit) last.text += words[at];
    else segments.push({ text: words[at] ?? '', hit: isHit });
  }
  return segments;
}
