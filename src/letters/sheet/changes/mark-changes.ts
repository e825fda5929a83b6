import type { DiffBlock } from '../../../../domain/letters/letter-version.ts';
import { inlineTags } from '../../../../domain/letters/text-blocks.ts';
import { cleanHtml } from '../clean-html.ts';
import { markWords, showWords, wordMark } from './mark-messages.ts';

/** Changed part of the text: its old and new blocks. */
export type ChangedPlace = { id: number; blocks: DiffBlock[] };
/** Text with change marks, and the change behind each. */
export type MarkedText = { html: string; places: ChangedPlace[] };

/** Attributes of a mark; later cleaning must preserve them. */
export const markAttributes = ['data-changed', 'data-after', 'data-before', wordMark];

/**
 * Marks changed paragraphs, list items and cells. A deletion gets a place where it was; a table has one place in
 * all.
 * @param first number of the first place, where another text of the sheet has some already
 */
export function markChanges(html: string, blocks: readonly DiffBlock[], first = 0): MarkedText {
  const body = new DOMParser().parseFromString(cleanHtml(html), 'text/html').body;
  const found = textElements(body);
  const elements = found.map(({ block }) => block);
  const stays = blocks.filter(({ kind }) => kind !== 'removed');
  const isSure = elements.length === stays.length;
  const places = isSure ? placesIn(elements, blocks) : [wholly(blocks)];
  const numbered = places
    .filter((place) => place.blocks.length > 0)
    .map((place, index) => ({ ...place, id: first + index }));
  for (const { after, before, id } of numbered) {
    if (after) append(after, 'data-after', id);
    else if (before) append(before, 'data-before', id);
  }
  if (isSure) for (const [at, { texts }] of found.entries()) markWords(texts, stays[at]?.words ?? []);
  return { html: body.innerHTML, places: numbered.map((place) => ({ id: place.id, blocks: place.blocks })) };
}

/** Inserts an empty element at each place of a marked text, to hold its change. */
export function hostPlaces(html: string, places: readonly ChangedPlace[]): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const last = new Map<Element, Element>();
  for (const { id } of places) {
    const host = body.ownerDocument.createElement('div');
    host.className = 'letter-sheet-change';
    host.dataset.place = String(id);
    const after = body.querySelector(`[data-after~="${id}"]`);
    const before = body.querySelector(`[data-before~="${id}"]`);
    if (after?.tagName === 'LI') after.append(host);
    else if (after) (last.get(after) ?? after).after(host);
    else if (before) before.before(host);
    // A paragraph of only a tag became a list, or the text is empty.
    else body.append(host);
    if (after) last.set(after, host);
  }
  showWords(body);
  return body.innerHTML;
}

type Place = { blocks: DiffBlock[]; after?: Element; before?: Element };

const wholly = (blocks: readonly DiffBlock[]): Place => ({ blocks: blocks.filter(isChange) });
const isChange = ({ kind, isRestyled }: DiffBlock): boolean => kind !== 'same' || isRestyled === true;

function placesIn(elements: readonly Element[], blocks: readonly DiffBlock[]): Place[] {
  const places: Place[] = [];
  let gone: DiffBlock[] = [];
  let at = 0;
  /** Appends to the last place when it follows the same table or paragraph. */
  const say = (said: DiffBlock[], after: Element) => {
    const last = places.at(-1);
    if (last?.after === after) last.blocks.push(...said);
    else places.push({ blocks: said, after });
  };
  const settle = () => {
    if (gone.length === 0) return;
    const [before, next] = [elements[at - 1], elements[at]];
    const isCell = gone.some(({ tag }) => tag === 'td' || tag === 'th');
    const table = isCell ? (tableOf(before) ?? tableOf(next)) : undefined;
    const after = table ?? tableOf(before) ?? before;
    if (after) say(gone, after);
    else places.push({ blocks: gone, before: tableOf(next) ?? next });
    gone = [];
  };
  for (const block of blocks) {
    if (block.kind === 'removed') {
      gone.push(block);
      continue;
    }
    const element = elements[at] as Element;
    if (block.kind !== 'added') settle();
    at += 1;
    if (!isChange(block)) continue;
    element.setAttribute('data-changed', block.kind);
    // A replacement, paragraph for paragraph, is reported together with what it replaces.
    const instead = gone.filter(({ tag }) => tag === block.tag);
    gone = gone.filter(({ tag }) => tag !== block.tag);
    say([...instead, block], tableOf(element) ?? element);
  }
  settle();
  return places;
}

/** Elements that the server treats as blocks, in its order (server/letters/versions/difference/blocks.ts). */
function textElements(body: Element): { block: Element; texts: Text[] }[] {
  const found: { block: Element; texts: Text[] }[] = [];
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

/** Outermost table around the element: between cells there is no room for a note. */
function tableOf(element: Element | undefined): Element | undefined {
  const table = element?.closest('table');
  return table ? (tableOf(table.parentElement ?? undefined) ?? table) : undefined;
}

function append(element: Element, name: string, id: number): void {
  element.setAttribute(name, [element.getAttribute(name), id].filter((part) => part !== null).join(' '));
}
