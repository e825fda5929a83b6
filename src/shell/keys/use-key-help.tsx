import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Key, useKeys } from './use-keys.ts';

const KeyList = lazy(() => import('./key-list.tsx'));

/** Listens to the screen's keys and to `?`; gives the list of them while it is open. */
export function useKeysWithHelp(
  keys: readonly Key[],
  alsoValid: readonly Pick<Key, 'key' | 'words'>[] = [],
): ReactNode {
  const [open, setOpen] = useState(false);
  const help: Key = { key: '?', words: 'Daftar tombol ini', run: () => setOpen(true) };
  useKeys([...keys, help]);
  return (
    open && (
      <Suspense>
        <KeyList keys={[...alsoValid, ...keys, help]} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
