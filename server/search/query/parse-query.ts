import { stopWords } from './stop-words.ts';

/** One thing that is looked for: a word, the beginning of one (`tol*`), or words one after the other ("ruas tol"). */
export type Term = { kind: 'word' | 'beginning' | 'phrase'; text: string; isExcluded: boolean };

export type Parsed = {
  terms: Term[];
  /** What was typed but is not looked for, so that people can be told. */
  leftOut: ('common' | 'too-many')[];
};

/** Nobody looks for more at once; each costs the database a look. */
const mostTerms = 24;
const longestWord = 60;
const mostWordsOfPhrase = 16;

/**
 * Takes what somebody typed, gives what they look for. "…" is a phrase, -word or -"…" leaves out, word* is a beginning;
 * everything else that looks like syntax is only what stands between words, so that nothing typed by accident fails.
 * A dash within a word belongs to it, and one before a blank to nothing.
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

/** A dash at the beginning of a piece; then what stands in quotation marks, closed or not, or up to the next blank. */
const pieces = /(?<dash>(?<![^\s"“”„])-)?(?:["“”„](?<phrase>[^"“”„]*)(?:["“”„]|$)|(?<word>[^\s"“”„]+))/gu;

function termsOf(piece: string, isPhrase: boolean): Omit<Term, 'isExcluded'>[] {
  const words = wordsOf(piece);
  if (words.length === 0) return [];
  // A number of a letter is looked for as its parts in their order, as is what hangs together by a dash.
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
