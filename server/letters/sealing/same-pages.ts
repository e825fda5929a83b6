import { createHash } from 'node:crypto';
import type { PDF, PdfDict, PdfObject } from '@libpdf/core';

type Page = { painted: string; notes: Map<string, Note> };
type Note = { is: string; isSeen: boolean };

/**
 * Compares what two PDFs show, page by page: what is appended to a file may define any of it anew.
 * @returns the number of the first page that shows something else; a signature that shows nothing may be added
 */
export function otherPage(before: PDF, after: PDF): number | undefined {
  const [pages, now] = [pagesOf(before), pagesOf(after)];
  const at = pages.findIndex((page, place) => !isSame(page, now[place]));
  if (at >= 0) return at + 1;
  return pages.length === now.length ? undefined : pages.length + 1;
}

function isSame(page: Page, now: Page | undefined): boolean {
  if (!now || now.painted !== page.painted) return false;
  for (const [ref, { is }] of page.notes) if (now.notes.get(ref)?.is !== is) return false;
  return [...now.notes].every(([ref, { isSeen }]) => page.notes.has(ref) || !isSeen);
}

/** Annotations are compared one by one; the rest paints nothing, and signing programs write it. */
const apart = ['Annots', 'Parent', 'Tabs', 'LastModified', 'PieceInfo'];
/** Handed down from the page tree (ISO 32000-1, 7.7.3.4). */
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

function pagesOf(pdf: PDF): Page[] {
  const known = new Map<string, string>();
  const resolve = pdf.getObject.bind(pdf);
  const hash = (object: PdfObject | undefined): string => hashOf(object, resolve, known);
  // Layers are switched in the catalog.
  const layers = hash(pdf.getCatalog().get('OCProperties'));
  return pdf.getPages().map(({ dict }) => {
    const own = [...dict].filter(([key]) => !apart.includes(key.value));
    const handed = inherited
      .filter((key) => !dict.has(key))
      .map((key): [string, string] => [key, hash(inheritedBy(dict, key, resolve))]);
    const parts = [...own.map(([key, value]): [string, string] => [key.value, hash(value)]), ...handed];
    const notes = [...(dict.getArray('Annots', resolve) ?? [])].map((one, at): [string, Note] => {
      const note = one.type === 'ref' ? resolve(one) : one;
      const isSeen = note?.type !== 'dict' || !isUnseen(note, resolve);
      return [one.type === 'ref' ? one.toString() : `at ${at}`, { is: hash(one), isSeen }];
    });
    return { painted: JSON.stringify([layers, parts.toSorted(byKey)]), notes: new Map(notes) };
  });
}

const byKey = ([one]: [string, string], [other]: [string, string]): number => (one < other ? -1 : 1);

/** Deeper page trees are made to lead in circles. */
const deepest = 50;

function inheritedBy(page: PdfDict, key: string, resolve: PDF['getObject']): PdfObject | undefined {
  let parent = page.getDict('Parent', resolve);
  for (let depth = 0; parent && depth < deepest; depth += 1) {
    const found = parent.get(key);
    if (found) return found;
    parent = parent.getDict('Parent', resolve);
  }
  return undefined;
}

/** A form's field without room on the page: an invisible signature. */
function isUnseen(note: PdfDict, resolve: PDF['getObject']): boolean {
  if (note.getName('Subtype', resolve)?.value !== 'Widget') return false;
  const [left, bottom, right, top] = [...(note.getArray('Rect', resolve) ?? [])].map((one) =>
    one.type === 'number' ? one.value : Number.NaN,
  );
  return left === right || bottom === top;
}

/** By all that it leads to; pages, which hold the annotations, by their place alone. */
function hashOf(
  object: PdfObject | undefined,
  resolve: PDF['getObject'],
  known: Map<string, string>,
): string {
  const read = (one: PdfObject | null | undefined): string => {
    if (!one) return 'null';
    switch (one.type) {
      case 'ref': {
        const ref = one.toString();
        const found = known.get(ref);
        if (found !== undefined) return found;
        // What leads back to itself is read once.
        known.set(ref, `to ${ref}`);
        const to = resolve(one);
        const isPage = to?.type === 'dict' && to.getName('Type')?.value === 'Page';
        const is = isPage ? `page ${ref}` : read(to);
        known.set(ref, is);
        return is;
      }
      case 'dict':
        return digest(entriesOf(one));
      case 'stream':
        return digest(entriesOf(one), (one as PdfDict & { data: Uint8Array }).data);
      case 'array':
        return digest([...one].map(read).join(' '));
      case 'string':
        return digest('string', one.bytes);
      case 'null':
        return 'null';
      case 'raw':
        return digest('raw', one.bytes);
      default:
        return `${one.type} ${one.value}`;
    }
  };
  const entriesOf = (dict: PdfDict): string =>
    [...dict]
      .map(([key, value]) => `${key.value} ${read(value)}`)
      .toSorted()
      .join('\n');
  return read(object);
}

const digest = (text: string, bytes?: Uint8Array): string => {
  const made = createHash('sha256').update(text);
  return (bytes ? made.update('\0').update(bytes) : made).digest('base64');
};
