import { lazy } from 'react';

/** /forms/*: the parts of the interface, living (SPEC A1); what visual tests photograph. */
export const GalleryPage = lazy(() => import('./gallery-page.tsx'));
