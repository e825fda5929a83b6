import { type Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

const types = ['paragraph', 'heading'];
const most = 8;

/** Paragraphs and headings moved in by steps, as the server stores them: `data-indent="2"`. */
export const Indent = Extension.create<object, { isPassing: boolean }>({
  name: 'indent',
  // Before the keys that join paragraphs.
  priority: 110,
  addStorage: () => ({ isPassing: false }),
  addGlobalAttributes() {
    return [
      {
        types,
        attributes: {
          indent: {
            default: 0,
            parseHTML: (element: HTMLElement) => Math.min(most, Number(element.dataset.indent) || 0),
            renderHTML: ({ indent }: { indent?: number }) => (indent ? { 'data-indent': indent } : {}),
          },
        },
      },
    ];
  },
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor: now }) => !this.storage.isPassing && indentBy(now, 1),
      'Shift-Tab': ({ editor: now }) => !this.storage.isPassing && indentBy(now, -1),
      Backspace: ({ editor: now }) => {
        const { empty, $from } = now.state.selection;
        const isIndented = empty && $from.parentOffset === 0 && $from.parent.attrs.indent > 0;
        return isIndented && indentBy(now, -1);
      },
    };
  },
  addProseMirrorPlugins() {
    const { storage } = this;
    let isPointed = false;
    const work = () => {
      storage.isPassing = false;
      return false;
    };
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            mousedown: () => {
              isPointed = true;
              return work();
            },
            // Who comes by Tab and goes on by Tab has written nothing, and moves nothing.
            focus: () => {
              storage.isPassing = !isPointed;
              isPointed = false;
              return false;
            },
            keydown: (_, { key }) => (key === 'Tab' || key === 'Shift' ? false : work()),
            beforeinput: work,
            blur: () => {
              isPointed = false;
              return false;
            },
          },
        },
      }),
    ];
  },
});

/** Lists and tables have their own Tab, and are not indented. */
export const isIndentable = (editor: Editor): boolean =>
  !editor.isActive('listItem') && !editor.isActive('table');

/** Moves the chosen paragraphs. @returns whether there was something to move */
export function indentBy(editor: Editor, step: 1 | -1): boolean {
  if (!isIndentable(editor)) return false;
  const { state, view } = editor;
  const { tr } = state;
  const { from, to } = state.selection;
  state.doc.nodesBetween(from, to, (node, at, parent) => {
    if (!types.includes(node.type.name)) return;
    if (parent?.type.name === 'listItem') return;
    const indent = Math.min(most, Math.max(0, node.attrs.indent + step));
    if (indent !== node.attrs.indent) tr.setNodeAttribute(at, 'indent', indent);
  });
  if (!tr.docChanged) return false;
  view.dispatch(tr.scrollIntoView());
  return true;
}
