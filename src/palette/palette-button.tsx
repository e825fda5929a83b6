import Search from 'lucide-react/icons/search';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { type Message, translate } from '../../lib/language.ts';
import { lazyPart, openActions, type PageAction, type Signed } from '../shell/index.ts';
import { usePrefetch } from '../ui/use-prefetch.ts';

/** Texts of the top bar's field; apart from the palette, which loads when opened. */
const buttonMessages = {
  hint: { id: 'Cari naskah, halaman, atau perintah', en: 'Find a letter, page or command' },
} satisfies Record<string, Message>;

const PaletteDialog = lazyPart(() => import('./palette-dialog.tsx'));

/** Top-bar button in the shape of a field: opens the command palette, as Ctrl K and Cmd K do everywhere. */
export function PaletteButton({ signed }: { signed: Signed }) {
  const [actions, setActions] = useState<readonly PageAction[] | null>(null);
  const open = useCallback(() => setActions((before) => before ?? openActions()), []);
  const close = useCallback(() => setActions(null), []);
  usePrefetch(PaletteDialog.load, true);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      // Overrides the browser's search bar, and the editor's link key, which has a button.
      event.preventDefault();
      // Never over a dialog: navigation would lose its typed text.
      if (!document.querySelector('[role="dialog"]')) open();
    };
    // Before anything on the page takes the key for itself.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [open]);
  return (
    <>
      <button
        type="button"
        className="find"
        // Accessible name equals the visible text, also where that is hidden (WCAG 2.5.3).
        aria-label={`${translate(buttonMessages.hint)} Ctrl K`}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void PaletteDialog.load().catch(() => undefined)}
      >
        <Search size={18} strokeWidth={1.6} aria-hidden="true" />
        <span>{translate(buttonMessages.hint)}</span> <kbd>Ctrl K</kbd>
      </button>
      {actions && (
        <Suspense>
          <PaletteDialog signed={signed} actions={actions} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
