const LONGEST = 160;
/** Characters of common text shown before the first difference, for orientation. */
const BEFORE = 40;

/**
 * Gives excerpts of two texts for comparison: whole when both are short, else from shortly before the first
 * difference.
 */
export function excerptsOf(mine: string, theirs: string): [string, string] {
  // By characters, so that none is cut in two.
  const [here, there] = [[...mine], [...theirs]];
  if (Math.max(here.length, there.length) <= LONGEST) return [mine, theirs];
  const start = startBefore(firstDifference(here, there), here);
  return [excerpt(here, start), excerpt(there, start)];
}

/** Flattens HTML to one line; blocks are separated by spaces. */
export function lineOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before(' ');
    block.after(' ');
  }
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre, table, tr, td, th, br, hr';

function firstDifference(here: readonly string[], there: readonly string[]): number {
  const at = here.findIndex((character, index) => character !== there[index]);
  return at >= 0 ? at : here.length;
}

/**
 * Gives the excerpt's start: a word start at most BEFORE characters before the difference, 0 near the beginning.
 */
function startBefore(difference: number, text: readonly string[]): number {
  const earliest = difference - BEFORE;
  if (earliest <= 0) return 0;
  const space = text.indexOf(' ', earliest);
  return space >= 0 && space < difference ? space + 1 : earliest;
}

function excerpt(text: readonly string[], start: number): string {
  const end = start + LONGEST;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).join('')}${text.length > end ? '…' : ''}`;
}
