import { lazy } from 'react';

/** /faq and /helpdesk. Apart from index.ts, so that the first load brings nothing else of help. */
export const FaqPage = lazy(() => import('./faq/faq-page.tsx'));
export const HelpdeskPages = lazy(() => import('./helpdesk/helpdesk-pages.tsx'));
