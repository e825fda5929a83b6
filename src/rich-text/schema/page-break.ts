import { type Editor, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** The text: blocks, and breaks of the page among them. */
export const PagedDocument = Node.create({ name: 'doc', topNode: true, content: '(block | pageBreak)+' });

/** Begins a new page: `<hr data-break="page">`, between what is written, in no list, table or quote. */
export const PageBreak = Node.create({
  name: 'pageBreak',
  // Before the rule, whose tag it has, and the break of a line, whose key.
  priority: 110,
  parseHTML: () => [{ tag: 'hr[data-break="page"]' }],
  renderHTML: () => ['hr', { 'data-break': 'page' }],
  renderText: () => '\n',
  addKeyboardShortcuts: () => ({ 'Mod-Enter': ({ editor }) => breakPage(editor) }),
});

/** Breaks the page at the cursor; in a list after its item, in a table or quote after that. */
export function breakPage(editor: Editor): boolean {
  const { state, view } = editor;
  const { pageBreak, paragraph } = state.schema.nodes;
  const { $from, empty } = state.selection;
  if (!pageBreak || !paragraph) return false;
  const { tr } = state;
  if (!empty) tr.deleteSelection();
  const $at = tr.doc.resolve(tr.mapping.map($from.pos));
  let place = $at.depth === 0 ? $at.pos : $at.after(1);
  if ($at.depth === 1 && $at.parent.isTextblock && $at.parentOffset < $at.parent.content.size) {
    // The rest of the paragraph goes to the new page.
    if ($at.parentOffset === 0) place = $at.before(1);
    else {
      tr.split($at.pos);
      place = $at.pos + 1;
    }
  }
  const list = $at.depth > 1 && /List$/.test($at.node(1).type.name) ? $at.node(1) : undefined;
  const item = $at.index(1);
  if (list && item < list.childCount - 1) {
    const { type, attrs } = list;
    const counted = type.name === 'orderedList' ? { ...attrs, start: (attrs.start ?? 1) + item + 1 } : attrs;
    tr.split($at.after(2), 1, [{ type, attrs: counted }]);
    place = $at.after(2) + 1;
  }
  tr.insert(place, pageBreak.create());
  const after = place + 1;
  if (!tr.doc.resolve(after).nodeAfter) tr.insert(after, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(after)));
  view.dispatch(tr.scrollIntoView());
  return true;
}
