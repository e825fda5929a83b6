import { Suspense, useEffect, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../errors/lazy-part.tsx';
import { keyMessages } from './messages.ts';
import { isBusy } from './use-keys.ts';

const KeyList = lazyPart(() => import('./key-list.tsx'));

/** `?` on pages without own keys: the global shortcuts. */
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
        <KeyList
          keys={[{ key: '?', words: translate(keyMessages.thisList) }]}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    )
  );
}
