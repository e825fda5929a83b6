/**
 * A passage of a letter, found again after edits by its words and what stands around it (W3C TextQuoteSelector).
 * Pure: the screen anchors comments with it, the server suggestions.
 */
export type TextAnchor = {
  quote: string;
  prefix: string;
  suffix: string;
  /** Which paragraph it was, from 0; decides between equal places. */
  block: number;
};

/** Longest passage, and how much around it is kept. */
export const quoteLimit = 1000;
export const aroundLimit = 32;

/** Start and end within a text. */
export type TextRange = { start: number; end: number };

/** Between paragraphs in the text that is searched. */
export const blockEnd = '\n';

/**
 * Takes a text with its paragraphs joined by `blockEnd`, all blanks single (`plainSign`).
 * @returns where the passage stands now; what replaced it where its surroundings still stand; null once deleted
 */
export function findAnchor(text: string, anchor: TextAnchor): TextRange | null {
  const exact = occurrences(text, anchor.quote);
  if (exact.length > 0) {
    const best = exact
      .map((start) => ({ start, score: around(text, start, anchor) }))
      .sort((a, b) => b.score - a.score)[0];
    return best ? { start: best.start, end: best.start + anchor.quote.length } : null;
  }
  return between(text, anchor);
}

/**
 * The passage's only place: with what stands around it, else by its words alone.
 * @returns null where there is none, or several that cannot be told apart
 */
export function findOnce(
  text: string,
  anchor: Pick<TextAnchor, 'quote' | 'prefix' | 'suffix'>,
): TextRange | null {
  const places = occurrences(text, anchor.quote);
  const surrounded = places.filter(
    (start) =>
      text.endsWith(anchor.prefix, start) && text.startsWith(anchor.suffix, start + anchor.quote.length),
  );
  const [only, ...more] = surrounded.length > 0 ? surrounded : places;
  return only === undefined || more.length > 0 ? null : { start: only, end: only + anchor.quote.length };
}

/** One sign as it is searched: every blank is a space; joiners, which paper adds, are nothing. */
export const plainSign = (sign: string): string =>
  sign === '\u2060' || sign === '\u00ad' || sign === '\u200b' ? '' : /\s/u.test(sign) ? ' ' : sign;

/** A text in the form that is searched. */
export const plainWords = (text: string): string =>
  [...text].map(plainSign).join('').replace(/ +/g, ' ').trim();

function occurrences(text: string, quote: string): number[] {
  const found: number[] = [];
  if (quote === '') return found;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) found.push(at);
  return found;
}

/** How much of its surroundings is the same; its own paragraph wins among equals. */
function around(text: string, start: number, { quote, prefix, suffix, block }: TextAnchor): number {
  let before = 0;
  while (before < prefix.length && text[start - 1 - before] === prefix[prefix.length - 1 - before])
    before += 1;
  const end = start + quote.length;
  let after = 0;
  while (after < suffix.length && text[end + after] === suffix[after]) after += 1;
  const isIn = text.slice(0, start).split(blockEnd).length - 1;
  return before + after - Math.min(1, Math.abs(isIn - block) / 1000);
}

/** Fewer signs around could be anywhere. */
const fewest = 8;

/** Both neighbours stand and something else between them: the passage was reworded. */
function between(text: string, { quote, prefix, suffix }: TextAnchor): TextRange | null {
  if (prefix.trim().length < fewest || suffix.trim().length < fewest) return null;
  for (const at of occurrences(text, prefix)) {
    const start = at + prefix.length;
    const end = text.indexOf(suffix, start);
    if (end > start && end - start <= quote.length * 2 + 40 && text.slice(start, end).trim() !== '')
      return { start, end };
  }
  return null;
}
