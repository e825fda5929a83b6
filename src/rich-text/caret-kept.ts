import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

type Left = Pick<EditorState, 'doc' | 'selection'>;
const left = new Map<string, Left>();

/** Leaves where the caret of an editor is, for the one that takes its place at once. */
export function leaveCaret(id: string, { doc, selection }: Left): void {
  left.set(id, { doc, selection });
  setTimeout(() => left.delete(id));
}

/** Takes it up: where that caret is in another text; undefined where no editor just left one. */
export function caretLeft(id: string, now: Node): number | undefined {
  const one = left.get(id);
  left.delete(id);
  // Each editor has a schema of its own, and nodes of two are never equal.
  return one && placeIn(now, now.type.schema.nodeFromJSON(one.doc.toJSON()), one.selection.head);
}

/** The same place where nothing before it changed, or in the same paragraph; else as near as can be. */
function placeIn(now: Node, before: Node, at: number): number {
  const start = before.content.findDiffStart(now.content);
  const end = before.content.findDiffEnd(now.content);
  if (start === null || !end || at <= start) return at;
  if (at >= end.a) return at + end.b - end.a;
  const { parent, parentOffset } = before.resolve(at);
  const same = placesOf(now, parent);
  const nth = placesOf(before, parent).findLastIndex((place) => place <= at);
  const place = same[Math.min(nth, same.length - 1)];
  return place === undefined ? Math.min(at, now.content.size) : place + parentOffset;
}

/** Where the texts of the paragraphs like this one begin. */
function placesOf(doc: Node, like: Node): number[] {
  const places: number[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock && node.eq(like)) places.push(at + 1);
  });
  return places;
}
