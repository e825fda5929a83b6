import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { translate } from '../../../lib/language.ts';
import { pictureMessages } from './messages.ts';
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

type Sent = { address: string; done: Promise<void>; kept?: string; isRefused?: true };
/** By what the texts call them: an editor may be gone before its pictures are kept, and another go on. */
const sent = new Map<string, Sent>();
let begun = 0;
/** Looks of the editors that are open. */
const looks = new Set<() => void>();

export function createSender(store: PictureStore): PictureSender {
  /** What this editor's text has or had. */
  const own = new Set<string>();
  let view: EditorView | undefined;

  /** Also after undo and redo, which bring back what was inserted. */
  const settle = (state: EditorState): Transaction | undefined => {
    const { tr } = state;
    state.doc.descendants((node, at) => {
      const { pending } = node.attrs;
      if (node.type.name !== 'picture' || !pending) return;
      own.add(pending);
      const place = tr.mapping.map(at);
      const { kept, isRefused } = sent.get(pending) ?? { isRefused: true };
      if (kept) tr.setNodeMarkup(place, undefined, { ...node.attrs, pending: null, picture: kept });
      else if (isRefused) tr.delete(place, place + node.nodeSize);
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
      own.add(name);
      const done = store.send(file).then(
        (id) => {
          one.kept = id;
        },
        (failure: unknown) => {
          one.isRefused = true;
          store.tell(failure instanceof Error ? failure.message : String(failure));
        },
      );
      const one: Sent = { address: URL.createObjectURL(file), done };
      sent.set(name, one);
      void done.then(() => {
        for (const lookAgain of looks) lookAgain();
      });
      return name;
    },
    addressOf: async ({ picture, pending }) =>
      sent.get(pending ?? '')?.address ??
      (picture ? store.addressOf(picture) : Promise.reject(new Error('No picture'))),
    plugin: new Plugin({
      key,
      view: (made) => {
        view = made;
        looks.add(look);
        // What came with the text may be kept by now.
        queueMicrotask(look);
        return {
          destroy: () => {
            looks.delete(look);
            forget([...own].filter(isDone));
          },
        };
      },
      appendTransaction: (transactions, _, state) =>
        transactions.some((one) => one.docChanged || one.getMeta(key)) ? settle(state) : undefined,
    }),
  };
}

const isDone = (name: string): boolean => {
  const one = sent.get(name);
  return one?.kept !== undefined || one?.isRefused === true;
};

function forget(names: readonly string[]): void {
  for (const name of names) {
    URL.revokeObjectURL(sent.get(name)?.address ?? '');
    sent.delete(name);
  }
}

type Left = { without: string; html: string };
/** Texts that were left while pictures were on their way, by field. */
const left = new WeakMap<PictureStore, Map<string, Left>>();

/**
 * Lets a text go with pictures that are still on their way: they are put in once they are kept.
 * @param without the text as its owner has it
 * @param html as the editor has it
 */
export function leaveText(store: PictureStore, field: string, { without, html }: Left): void {
  const names = [...html.matchAll(/<img data-pending="([^"]*)"/g)].map(([, name]) => name ?? '');
  if (names.length === 0) return;
  const one = { without, html };
  const texts = left.get(store) ?? new Map<string, Left>();
  left.set(store, texts.set(field, one));
  void Promise.all(names.map((name) => sent.get(name)?.done)).then(() => {
    // An editor went on with it, or a later text was left.
    if (texts.get(field) !== one) return;
    texts.delete(field);
    const isAnyKept = names.some((name) => sent.get(name)?.kept);
    const whole = withoutPending(
      html.replace(/<img data-pending="([^"]*)"/g, (picture, name: string) => {
        const { kept } = sent.get(name) ?? {};
        return kept ? `<img data-picture="${kept}"` : picture;
      }),
    );
    forget(names);
    if (isAnyKept && !store.putIn(field, without, whole)) store.tell(translate(pictureMessages.leftBehind));
  });
}

/** The text with the pictures that were on their way when it was left; an editor goes on with it. */
export function takeUp(store: PictureStore, field: string, text: string): string | undefined {
  const texts = left.get(store);
  const one = texts?.get(field);
  if (one?.without !== text) return undefined;
  texts?.delete(field);
  return one.html;
}

/** The text without pictures that are still on their way: the server knows none of them. */
export const withoutPending = (html: string): string =>
  html.replace(
    /<figure\b[^>]*><img data-pending="[^"]*"[^>]*>(?:<figcaption>[^<]*<\/figcaption>)?<\/figure>/g,
    '',
  );
