import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Text being typed after `{`, `{{`, `@` or `/`, its position, and what stands before it. */
export type Asked = { from: number; to: number; typed: string; before: string; rect: DOMRect };
type Hooks = { show: (asked: Asked | null) => void; key: (event: KeyboardEvent) => boolean };

/** Detects the start of a placeholder and routes keys to the open suggestion list. */
export const suggestPlugin = (hooks: Hooks): Plugin =>
  new Plugin({
    key: suggestKey,
    props: {
      handleKeyDown: (_view, event) => hooks.key(event),
      handleDOMEvents: {
        blur: () => {
          hooks.show(null);
          return false;
        },
      },
    },
    view: () => ({
      update: (view, before) => {
        if (before.doc !== view.state.doc || !before.selection.eq(view.state.selection))
          hooks.show(askedIn(view));
      },
      destroy: () => hooks.show(null),
    }),
  });

export const suggestKey = new PluginKey('suggest');

/** In the middle of a word, @ is an address and / means "or". */
const begun = /(?:(?<=^|[\s(])[@/]|\{\{?)([\p{L}\p{N}_]{0,40})$/u;

function askedIn(view: EditorView): Asked | null {
  const { selection } = view.state;
  const { $from: at } = selection;
  if (!selection.empty || !at.parent.isTextblock || !view.editable) return null;
  const before = at.parent.textBetween(Math.max(0, at.parentOffset - 60), at.parentOffset, undefined, ' ');
  const found = begun.exec(before);
  if (!found) return null;
  const from = at.pos - found[0].length;
  const { left, top, bottom } = view.coordsAtPos(from);
  return {
    ...{ from, to: at.pos, typed: found[1] ?? '', before: before.slice(0, found.index) },
    rect: new DOMRect(left, top, 1, bottom - top),
  };
}
