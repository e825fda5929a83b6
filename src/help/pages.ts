import { lazy } from 'react';

/** /faq. Apart from index.ts, so that the first load brings nothing else of help. */
export const FaqPage = lazy(() => import('./faq/faq-page.tsx'));
