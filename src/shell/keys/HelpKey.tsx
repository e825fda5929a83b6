import { lazy, Suspense, useEffect, useState } from 'react';
import { isBusy } from './use-keys.ts';

const KeyList = lazy(() => import('./key-list.tsx'));

/** `?` on pages without keys of their own: what is valid everywhere. */
export function HelpKey() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || isBusy(event))
        return;
      event.preventDefault();
      setOpen(true);
    };
    // After the page's own keys, which listen further in.
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    isOpen && (
      <Suspense>
        <KeyList keys={[{ key: '?', words: 'Daftar tombol ini' }]} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
