import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { PictureStore } from './picture-store.ts';

type Named = { picture: string | null; pending: string | null };

/** Sends what is inserted, and names it in the text once it is kept. */
export type PictureSender = {
  /** Begins to send a file. @returns what the text calls it meanwhile */
  begin: (file: File) => string;
  addressOf: (named: Named) => Promise<string>;
  plugin: Plugin;
};

const key = new PluginKey('pictures');
let begun = 0;

export function createSender(store: PictureStore): PictureSender {
  const local = new Map<string, string>();
  const kept = new Map<string, string>();
  const refused = new Set<string>();
  let view: EditorView | undefined;

  /** Also after undo and redo, which bring back what was inserted. */
  const settle = (state: EditorState): Transaction | undefined => {
    const { tr } = state;
    state.doc.descendants((node, at) => {
      const { pending } = node.attrs;
      if (node.type.name !== 'picture' || !pending) return;
      const place = tr.mapping.map(at);
      if (kept.has(pending))
        tr.setNodeMarkup(place, undefined, { ...node.attrs, pending: null, picture: kept.get(pending) });
      else if (refused.has(pending)) tr.delete(place, place + node.nodeSize);
    });
    return tr.docChanged ? tr.setMeta('addToHistory', false) : undefined;
  };
  const look = () => {
    if (view && !view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, true));
  };
  return {
    begin(file) {
      begun += 1;
      const name = `baru-${begun}`;
      local.set(name, URL.createObjectURL(file));
      store
        .send(file)
        .then(
          (id) => void kept.set(name, id),
          (failure: unknown) => {
            refused.add(name);
            store.tell(failure instanceof Error ? failure.message : String(failure));
          },
        )
        .then(look);
      return name;
    },
    addressOf: async ({ picture, pending }) =>
      local.get(pending ?? '') ??
      (picture ? store.addressOf(picture) : Promise.reject(new Error('No picture'))),
    plugin: new Plugin({
      key,
      view: (made) => {
        view = made;
        return {
          destroy: () => {
            for (const address of local.values()) URL.revokeObjectURL(address);
          },
        };
      },
      appendTransaction: (transactions, _, state) =>
        transactions.some((one) => one.docChanged || one.getMeta(key)) ? settle(state) : undefined,
    }),
  };
}

/** The text without pictures that are still on their way: the server knows none of them. */
export const withoutPending = (html: string): string =>
  html.replace(
    /<figure\b[^>]*><img data-pending="[^"]*"[^>]*>(?:<figcaption>[^<]*<\/figcaption>)?<\/figure>/g,
    '',
  );
