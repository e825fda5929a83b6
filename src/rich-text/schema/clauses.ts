import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { clauseMark, isArticle, listMark } from '../../../domain/letters/list-marks.ts';
import { markingPlugin } from './marking-plugin.ts';

/** Marks numbered lists right below an article's heading, which paper numbers "(1)" where its kind has articles. */
export const Clauses = Extension.create({
  name: 'clauses',
  addProseMirrorPlugins: () => [markingPlugin(marked)],
});

function marked(doc: Node): DecorationSet {
  const marks: Decoration[] = [];
  doc.descendants((node, at, parent, index) => {
    const before = index > 0 ? parent?.child(index - 1) : undefined;
    if (node.type.name === 'orderedList' && isClauses(node, before))
      marks.push(Decoration.node(at, at + node.nodeSize, { 'data-clauses': '' }));
    return node.type.name === 'blockquote';
  });
  return DecorationSet.create(doc, marks);
}

const isClauses = ({ attrs }: Node, before: Node | undefined): boolean =>
  before?.type.name === 'heading' &&
  listMark(attrs.type ?? '1', null, isArticle(before.textContent)) === clauseMark;
