import { useEffect } from 'react';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

/** /reloader (SPEC A1): loads the app anew, with the newest files, and goes home. */
export function Reloader() {
  useEffect(() => location.replace('/'), []);
  return <PageSkeleton />;
}
