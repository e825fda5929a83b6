import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** When the first screen has had its answers, in milliseconds. */
const quiet = 2500;
const Later = lazy<ComponentType<{ userId: string }>>(() =>
  // Without a network and without the app's own files there is nothing to look after, and no reason to fail.
  import('./later.tsx').catch(() => ({ default: () => null })),
);

/** What looks after the page once it is there, or a key is pressed; nothing of it is in the first load. */
export function AfterFirst({ userId }: { userId: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const now = () => setLate(true);
    const timer = setTimeout(now, quiet);
    addEventListener('keydown', now, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', now);
    };
  }, []);
  return (
    isLate && (
      <Suspense>
        <Later userId={userId} />
      </Suspense>
    )
  );
}
