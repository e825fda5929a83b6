import { type ReactNode, Suspense, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../errors/lazy-part.tsx';
import { keyMessages } from './messages.ts';
import { type Key, useKeys } from './use-keys.ts';

const KeyList = lazyPart(() => import('./key-list.tsx'));

/** Handles the screen's keys and `?`; gives the open shortcut list. */
export function useKeysWithHelp(
  keys: readonly Key[],
  alsoValid: readonly Pick<Key, 'key' | 'words'>[] = [],
): ReactNode {
  const [open, setOpen] = useState(false);
  const help: Key = { key: '?', words: translate(keyMessages.thisList), run: () => setOpen(true) };
  useKeys([...keys, help]);
  return (
    open && (
      <Suspense>
        <KeyList keys={[...alsoValid, ...keys, help]} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
