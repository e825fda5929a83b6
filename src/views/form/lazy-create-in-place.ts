import { lazy } from 'react';

/** Fetched when the first one adds a record in place. */
export const LazyCreateInPlace = lazy(() => import('./create-in-place.tsx'));
