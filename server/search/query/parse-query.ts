import { stopWords } from './stop-words.ts';

/** A search term: a word, a prefix (`tol*`), or a phrase ("ruas tol"). */
export type Term = { kind: 'word' | 'beginning' | 'phrase'; text: string; isExcluded: boolean };

export type Parsed = {
  terms: Term[];
  /** Why typed terms are not searched, to inform the user. */
  leftOut: ('common' | 'too-many')[];
};

/** Limit of terms; each costs a look-up in the database. */
const mostTerms = 24;
const longestWord = 60;
const mostWordsOfPhrase = 16;

/**
 * "…" is a phrase, -word excludes, word* is a prefix. Other syntax only separates words, so that nothing fails.
 */
export function parseQuery(typed: string): Parsed {
  const terms: Term[] = [];
  const seen = new Set<string>();
  const leftOut = new Set<Parsed['leftOut'][number]>();
  for (const { groups } of typed.toWellFormed().matchAll(pieces)) {
    const isExcluded = groups?.dash !== undefined;
    const { phrase, word } = groups ?? {};
    for (const term of termsOf(phrase ?? word ?? '', phrase !== undefined)) {
      const key = `${isExcluded} ${term.kind} ${term.text}`;
      if (seen.has(key)) continue;
      if (term.kind === 'word' && !isExcluded && stopWords.has(term.text)) leftOut.add('common');
      else if (terms.length === mostTerms) leftOut.add('too-many');
      else {
        seen.add(key);
        terms.push({ ...term, isExcluded });
      }
    }
  }
  return { terms, leftOut: [...leftOut] };
}

/** A leading dash; then quoted text, closed or not, or text up to the next blank. */
const pieces = /(?<dash>(?<![^\s"“”„])-)?(?:["“”„](?<phrase>[^"“”„]*)(?:["“”„]|$)|(?<word>[^\s"“”„]+))/gu;

function termsOf(piece: string, isPhrase: boolean): Omit<Term, 'isExcluded'>[] {
  const words = wordsOf(piece);
  if (words.length === 0) return [];
  // A letter number, like words joined by a dash, is searched as a phrase of its parts.
  if (isPhrase || words.length > 1)
    return words.length === 1
      ? [{ kind: 'word', text: words[0] ?? '' }]
      : [{ kind: 'phrase', text: words.slice(0, mostWordsOfPhrase).join(' ') }];
  const isBeginning = /[\p{L}\p{N}]{2}\*$/u.test(piece);
  return [{ kind: isBeginning ? 'beginning' : 'word', text: words[0] ?? '' }];
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) =>
    [...word].slice(0, longestWord).join(''),
  );
