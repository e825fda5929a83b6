import type { Node } from '@tiptap/pm/model';
import { Plugin, type PluginSpec } from '@tiptap/pm/state';
import type { DecorationSet } from '@tiptap/pm/view';

/**
 * Marks nodes of the text for its style; looked for anew with every change of it.
 * @param marked all marks of a text
 * @param view what measures them
 */
export const markingPlugin = (
  marked: (doc: Node) => DecorationSet,
  view?: PluginSpec<DecorationSet>['view'],
): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => marked(doc),
      apply: (transaction, marks) => (transaction.docChanged ? marked(transaction.doc) : marks),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
    ...(view && { view }),
  });
