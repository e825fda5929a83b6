import { lazy, Suspense, useEffect, useState } from 'react';
import { useBegun, useWorks } from './works.ts';

const JobsTray = lazy(() =>
  // Without a network there is nothing to show, and no reason to fail.
  import('./jobs-tray.tsx').catch(() => ({ default: () => null })),
);

/** When the first screen has had its answers, work that was begun before is looked for, in milliseconds. */
const quiet = 8000;

/** The top bar's place for long work. Nothing of it is loaded before there may be some. */
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
