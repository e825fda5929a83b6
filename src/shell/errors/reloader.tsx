import { useEffect } from 'react';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

/** /reloader (SPEC A1): reloads the app with its newest files at the home page. */
export function Reloader() {
  useEffect(() => location.replace('/'), []);
  return <PageSkeleton />;
}
