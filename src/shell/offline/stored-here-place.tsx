import { useEffect, useState } from 'react';
import { lazyPart } from '../errors/lazy-part.tsx';
import { storedHereAsked } from './show-stored.ts';

const StoredHereDialog = lazyPart(() => import('./stored-here-dialog.tsx'));

/** The list of what this device stores, once it is asked for. */
export function StoredHerePlace({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    addEventListener(storedHereAsked, open);
    return () => removeEventListener(storedHereAsked, open);
  }, []);
  return isOpen && <StoredHereDialog userId={userId} onClose={() => setOpen(false)} />;
}
