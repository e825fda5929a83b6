import { lazy, Suspense, useEffect, useState } from 'react';
import { useBegun, useWorks } from './works.ts';

const JobsTray = lazy(() =>
  // Without a network there is nothing to show, and no reason to fail.
  import('./jobs-tray.tsx').catch(() => ({ default: () => null })),
);

/** Delay before earlier jobs are looked for, in milliseconds: the first screen's requests go first. */
const quiet = 8000;

/** Top-bar place for long work; loads its code only when there may be some. */
export function JobsPlace() {
  const isAnything = useWorks().length > 0;
  const begun = useBegun();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), quiet);
    return () => clearTimeout(timer);
  }, []);
  if (!isAnything && begun === 0 && !isLate) return null;
  return (
    <Suspense>
      <JobsTray />
    </Suspense>
  );
}
