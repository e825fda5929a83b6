import { lazy } from 'react';

/** `/forms/*`: live parts of the interface (SPEC A1); visual tests photograph them. */
export const GalleryPage = lazy(() => import('./gallery-page.tsx'));
