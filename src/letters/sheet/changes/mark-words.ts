import type { DiffWord } from '../../../../domain/letters/letter-version.ts';

/** On a span around added or removed words, until the sheet renders. */
export const wordMark = 'data-word';
/** The id of the change that it belongs to. */
export const changeMark = 'data-change';

/**
 * Wraps added words in spans and inserts removed ones.
 * @param ids of the change that each word belongs to
 * @returns false, with nothing done, where words and text nodes differ or a tag intervenes
 */
export function markWords(
  texts: readonly Text[],
  words: readonly DiffWord[],
  ids: readonly string[],
): boolean {
  const signs = texts.flatMap((node) => [...node.data].map((sign) => ({ node, sign })));
  const kinds = texts.some(isTag) ? undefined : kindsOf(signs, words, ids);
  if (!kinds) return false;
  let at = 0;
  for (const node of texts) {
    const count = [...node.data].length;
    const pieces = document.createDocumentFragment();
    for (let next = at; next < at + count; ) {
      const kind = kinds.added[next];
      pieces.append(...(kinds.removed.get(next) ?? []).map(asRemoved));
      let end = next + 1;
      while (end < at + count && kinds.added[end] === kind && !kinds.removed.has(end)) end += 1;
      const piece = signs
        .slice(next, end)
        .map(({ sign }) => sign)
        .join('');
      pieces.append(kind ? marked('added', piece, kind) : piece);
      next = end;
    }
    at += count;
    if (node === texts.at(-1)) pieces.append(...(kinds.removed.get(at) ?? []).map(asRemoved));
    node.replaceWith(pieces);
  }
  return true;
}

/**
 * Wraps all of a block as added.
 * @returns false, with nothing done, where it has no words of its own or a tag among them
 */
export function markWhole(texts: readonly Text[], id: string): boolean {
  if (texts.length === 0 || texts.some(isTag)) return false;
  for (const node of texts) node.replaceWith(marked('added', node.data, id));
  return true;
}

const isTag = (text: Text): boolean =>
  text.data.includes('{{') || Boolean(text.parentElement?.closest('[data-tag]'));

/** Turns marked words into `ins` and `del`, which screen readers announce. */
export function showWords(body: Element): void {
  for (const span of body.querySelectorAll(`[${wordMark}]`)) {
    const shown = document.createElement(span.getAttribute(wordMark) === 'added' ? 'ins' : 'del');
    const change = span.getAttribute(changeMark);
    if (change) shown.setAttribute(changeMark, change);
    shown.append(...span.childNodes);
    span.replaceWith(shown);
  }
}

type Sign = { node: Text; sign: string };
type Removed = { text: string; id: string };

/** The change of each added character, and removals by position; undefined where words and text differ. */
function kindsOf(
  signs: readonly Sign[],
  words: readonly DiffWord[],
  ids: readonly string[],
): { added: string[]; removed: Map<number, Removed[]> } | undefined {
  const added = signs.map(() => '');
  const removed = new Map<number, Removed[]>();
  const isBlank = (at: number) => /\s/.test(signs[at]?.sign ?? '');
  let at = 0;
  for (const [word, { kind, text }] of words.entries()) {
    const id = ids[word] ?? '';
    const change = kind === 'added' ? id : '';
    if (kind === 'removed') {
      removed.set(at, [...(removed.get(at) ?? []), { text, id }]);
      continue;
    }
    for (const sign of text) {
      // White space is one space in the words, whatever it is in the text.
      if (/\s/.test(sign)) {
        while (isBlank(at)) {
          added[at] = change;
          at += 1;
        }
        continue;
      }
      while (isBlank(at) && signs[at]?.sign !== sign) at += 1;
      if (signs[at]?.sign !== sign) return undefined;
      added[at] = change;
      at += 1;
    }
  }
  while (isBlank(at)) at += 1;
  return at === signs.length ? { added, removed } : undefined;
}

const asRemoved = ({ text, id }: Removed): Element => marked('removed', text, id);

function marked(kind: 'added' | 'removed', text: string, id: string): Element {
  const span = document.createElement('span');
  span.setAttribute(wordMark, kind);
  span.setAttribute(changeMark, id);
  span.textContent = text;
  return span;
}
