import type { DiffBlock, DiffWord } from '../../../../domain/letters/letter-version.ts';
import { inlineTags } from '../../../../domain/letters/text-blocks.ts';
import { cleanHtml } from '../clean-html.ts';
import { changeMark, markWhole, markWords, showWords, wordMark } from './mark-words.ts';

export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved' | 'restyled';
/** One change of a text: words, a paragraph, or one that stands elsewhere now. */
export type TextChange = { id: string; kind: ChangeKind };
export type MarkedText = {
  html: string;
  changes: TextChange[];
  /** Its changed blocks, for old and new side by side. */
  blocks: DiffBlock[];
};

/** Of a block that is marked as a whole, and of one that is no longer in the letter. */
const wholeMark = 'data-whole';
const goneMark = 'data-gone';
/** Attributes of marks; later cleaning must preserve them. */
export const markAttributes = [changeMark, wordMark, wholeMark, goneMark];

/**
 * Marks what changed in a text, each change by its own id: words that came and went, paragraphs added, deleted (put
 * back, struck) and moved.
 * @param name of the text, which begins the ids
 */
export function markChanges(html: string, blocks: readonly DiffBlock[], name = 'body'): MarkedText {
  const body = new DOMParser().parseFromString(cleanHtml(html), 'text/html').body;
  const found = textElements(body);
  const changes: TextChange[] = [];
  const next = (kind: ChangeKind): string => {
    const id = `${name}-${changes.length}`;
    changes.push({ id, kind });
    return id;
  };
  const marked = (): MarkedText => ({ html: body.innerHTML, changes, blocks: blocks.filter(isChange) });
  const stays = blocks.filter(({ kind }) => kind !== 'removed');
  if (!blocks.some(isChange)) return marked();
  if (found.length !== stays.length) {
    // Paper shows another text than the one compared: only side by side.
    next('changed');
    return marked();
  }
  const moved = movedTexts(blocks);
  let at = 0;
  for (const block of blocks) {
    if (block.kind === 'removed') {
      if (!moved.has(textOf(block))) putBack(body, block, found, at, next('removed'));
      continue;
    }
    const { block: element, texts } = found[at] as Found;
    at += 1;
    if (block.kind === 'added') {
      const isMoved = moved.has(textOf(block));
      whole(element, texts, isMoved ? 'moved' : 'added', next(isMoved ? 'moved' : 'added'));
    } else if (block.kind === 'changed') {
      const words = joined(block.words);
      const runs = runsIn(words);
      const first = changes.length;
      const ids = runs.map((kind) => kind && next(kind));
      if (markWords(texts, words, idsOf(words, ids))) continue;
      // A tag stands among the words: old and new as a whole.
      changes.length = first;
      const id = next('changed');
      putBack(
        body,
        { ...block, words: block.words.filter(({ kind }) => kind !== 'added') },
        found,
        at - 1,
        id,
      );
      whole(element, [], 'added', id);
    } else if (block.isRestyled) whole(element, [], 'restyled', next('restyled'));
  }
  return marked();
}

/** Turns the marks of a cleaned text into `ins` and `del`. */
export function showChanges(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  showWords(body);
  return body.innerHTML;
}

type Found = { block: Element; texts: Text[] };

const isChange = ({ kind, isRestyled }: DiffBlock): boolean => kind !== 'same' || isRestyled === true;
const textOf = ({ words }: Pick<DiffBlock, 'words'>): string => words.map(({ text }) => text).join('');

/** Texts that went in one place and came in another. */
function movedTexts(blocks: readonly DiffBlock[]): ReadonlySet<string> {
  const gone = new Set(blocks.filter(({ kind }) => kind === 'removed').map(textOf));
  return new Set(
    blocks
      .filter(({ kind }) => kind === 'added')
      .map(textOf)
      .filter((text) => gone.has(text)),
  );
}

/** Words for words, with only blanks between, as one stretch for another: "dua derek" became "empat mobil". */
function joined(words: readonly DiffWord[]): DiffWord[] {
  const found: DiffWord[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && (words[end]?.kind !== 'same' || isBlankBetween(words, end))) end += 1;
    const stretch = words.slice(at, end);
    const side = (gone: 'added' | 'removed') => ({
      kind: gone === 'added' ? ('removed' as const) : ('added' as const),
      text: textOf({ words: stretch.filter(({ kind }) => kind !== gone) }),
    });
    const kinds = new Set(stretch.map(({ kind }) => kind));
    if (kinds.size === 3) found.push(side('added'), side('removed'));
    else found.push(...stretch);
    if (end < words.length) found.push(words[end] as DiffWord);
    at = end + 1;
  }
  return found;
}

const isBlankBetween = (words: readonly DiffWord[], at: number): boolean =>
  words[at]?.text.trim() === '' &&
  at > 0 &&
  words[at - 1]?.kind !== 'same' &&
  at + 1 < words.length &&
  words[at + 1]?.kind !== 'same';

/**
 * Joins words that came and went next to each other, or with a blank between, into one change.
 * @returns its kind at the first word of each change, else undefined
 */
function runsIn(words: readonly DiffWord[]): (ChangeKind | undefined)[] {
  const runs = words.map((): ChangeKind | undefined => undefined);
  let start: number | undefined;
  for (const [at, { kind, text }] of words.entries()) {
    if (kind === 'same') {
      if (text.trim() !== '') start = undefined;
      continue;
    }
    if (start === undefined) {
      start = at;
      runs[at] = kind;
    } else if (runs[start] !== kind) runs[start] = 'changed';
  }
  return runs;
}

/** The id of each word's change, its first one's. */
function idsOf(words: readonly DiffWord[], ids: readonly (string | undefined)[]): string[] {
  let last = '';
  return words.map((_, at) => {
    last = ids[at] ?? last;
    return last;
  });
}

function whole(element: Element, texts: readonly Text[], kind: ChangeKind, id: string): void {
  element.setAttribute(changeMark, id);
  if (kind === 'added' && markWhole(texts, id)) return;
  element.setAttribute(wholeMark, kind);
}

const kept = new Set(['h1', 'h2', 'h3', 'h4', 'blockquote', 'pre']);

/** Puts a deleted block back where it was, struck. */
function putBack(body: Element, block: DiffBlock, found: readonly Found[], at: number, id: string): void {
  const [before, after] = [found[at - 1]?.block.closest('li'), found[at]?.block.closest('li')];
  const list = block.tag === 'li' ? (after?.parentElement ?? before?.parentElement) : undefined;
  const gone = body.ownerDocument.createElement(list ? 'li' : kept.has(block.tag) ? block.tag : 'p');
  gone.setAttribute(goneMark, '');
  const words = body.ownerDocument.createElement('span');
  words.setAttribute(wordMark, 'removed');
  words.setAttribute(changeMark, id);
  words.textContent = textOf(block);
  gone.append(words);
  if (list && after) after.before(gone);
  else if (list) list.append(gone);
  else {
    const next = topLevel(body, found[at]?.block);
    const last = topLevel(body, found[at - 1]?.block);
    if (next && next !== last) next.before(gone);
    // Within a list or a table: below it.
    else if (next) afterGone(next).after(gone);
    else body.append(gone);
  }
}

/** Deleted blocks below one table or list stay in their order. */
function afterGone(element: Element): Element {
  const next = element.nextElementSibling;
  return next?.hasAttribute(goneMark) ? afterGone(next) : element;
}

function topLevel(body: Element, element: Element | undefined): Element | undefined {
  let top = element;
  while (top?.parentElement && top.parentElement !== body) top = top.parentElement;
  return top === body ? undefined : top;
}

/** Elements that the server treats as blocks, in its order (server/letters/versions/difference/blocks.ts). */
function textElements(body: Element): Found[] {
  const found: Found[] = [];
  let isTold = false;
  const walk = (parent: Element, block: Element) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        if (isTold) found.at(-1)?.texts.push(node as Text);
        if (isTold || (node.textContent ?? '').trim() === '') continue;
        found.push({ block, texts: [node as Text] });
        isTold = true;
      } else if (node instanceof Element && inlineTags.has(node.tagName.toLowerCase())) walk(node, block);
      else if (node instanceof Element && node.matches('figure, hr[data-break]')) {
        found.push({ block: node, texts: [] });
        isTold = false;
      } else if (node instanceof Element && node.tagName !== 'BR') {
        isTold = false;
        walk(node, node);
        isTold = false;
      }
    }
  };
  walk(body, body);
  return found;
}
