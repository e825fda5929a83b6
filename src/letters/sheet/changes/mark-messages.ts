import type { DiffWord } from '../../../../domain/letters/letter-version.ts';

/** On a span around added or removed words, until the sheet renders. */
export const wordMark = 'data-word';

/**
 * Wraps added words in spans and inserts removed ones. Where words and text nodes differ, or a tag intervenes, the
 * block is left to its mark as a whole.
 */
export function markWords(texts: readonly Text[], words: readonly DiffWord[]): void {
  if (words.every(({ kind }) => kind === 'same')) return;
  const isTag = (text: Text) => text.data.includes('{{') || text.parentElement?.closest('[data-tag]');
  const signs = texts.flatMap((node) => [...node.data].map((sign) => ({ node, sign })));
  const kinds = texts.some(isTag) ? undefined : kindsOf(signs, words);
  if (!kinds) return;
  let at = 0;
  for (const node of texts) {
    const count = [...node.data].length;
    const pieces = document.createDocumentFragment();
    for (let next = at; next < at + count; ) {
      const kind = kinds.added[next];
      pieces.append(...(kinds.removed.get(next) ?? []).map((gone) => marked('removed', gone)));
      let end = next + 1;
      while (end < at + count && kinds.added[end] === kind && !kinds.removed.has(end)) end += 1;
      const piece = signs
        .slice(next, end)
        .map(({ sign }) => sign)
        .join('');
      pieces.append(kind ? marked('added', piece) : piece);
      next = end;
    }
    at += count;
    if (node === texts.at(-1))
      pieces.append(...(kinds.removed.get(at) ?? []).map((gone) => marked('removed', gone)));
    node.replaceWith(pieces);
  }
}

/** Turns marked words into `ins` and `del`, which screen readers announce. */
export function showWords(body: Element): void {
  for (const span of body.querySelectorAll(`[${wordMark}]`)) {
    const shown = document.createElement(span.getAttribute(wordMark) === 'added' ? 'ins' : 'del');
    shown.append(...span.childNodes);
    span.replaceWith(shown);
  }
}

type Sign = { node: Text; sign: string };

/** Characters added, and removals by position; undefined where words and text differ. */
function kindsOf(
  signs: readonly Sign[],
  words: readonly DiffWord[],
): { added: boolean[]; removed: Map<number, string[]> } | undefined {
  const added: boolean[] = signs.map(() => false);
  const removed = new Map<number, string[]>();
  const isBlank = (at: number) => /\s/.test(signs[at]?.sign ?? '');
  let at = 0;
  for (const { kind, text } of words) {
    if (kind === 'removed') {
      removed.set(at, [...(removed.get(at) ?? []), text]);
      continue;
    }
    for (const sign of text) {
      // White space is one space in the words, whatever it is in the text.
      if (/\s/.test(sign)) {
        while (isBlank(at)) {
          added[at] = kind === 'added';
          at += 1;
        }
        continue;
      }
      while (isBlank(at) && signs[at]?.sign !== sign) at += 1;
      if (signs[at]?.sign !== sign) return undefined;
      added[at] = kind === 'added';
      at += 1;
    }
  }
  while (isBlank(at)) at += 1;
  return at === signs.length ? { added, removed } : undefined;
}

function marked(kind: 'added' | 'removed', text: string): Element {
  const span = document.createElement('span');
  span.setAttribute(wordMark, kind);
  span.textContent = text;
  return span;
}
