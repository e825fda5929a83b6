import { lazy } from 'react';

/** Lazy, and apart from other views: these stand on the table that it belongs to. */
export const SummaryFoot = lazy(() => import('./summary-foot.tsx'));
