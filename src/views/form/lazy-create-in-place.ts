import { lazyPart } from '../../shell/index.ts';

/** Fetched when the first one adds a record in place. */
export const LazyCreateInPlace = lazyPart(() => import('./create-in-place.tsx'));
