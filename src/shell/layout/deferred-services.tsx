import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useOnline } from '../offline/line.ts';

/** When the first screen has had its answers, in milliseconds. */
const quiet = 2500;
const Later = lazy<ComponentType<{ userId: string }>>(() =>
  // Offline the chunk may be missing: do without it, do not fail.
  import('./services.tsx').catch(() => ({ default: () => null })),
);

/** Background services, loaded after the page has rendered or a key is pressed; not part of the first load. */
export function DeferredServices({ userId }: { userId: string }) {
  const [isLate, setLate] = useState(false);
  const isOnline = useOnline();
  useEffect(() => {
    const now = () => setLate(true);
    const byKey = () => {
      // From now on the focus is framed wherever it is put.
      document.documentElement.dataset.keys = '';
      now();
    };
    const timer = setTimeout(now, quiet);
    addEventListener('keydown', byKey, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', byKey);
    };
  }, []);
  return (
    (isLate || !isOnline) && (
      <Suspense>
        <Later userId={userId} />
      </Suspense>
    )
  );
}
