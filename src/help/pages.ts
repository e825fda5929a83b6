import { lazy } from 'react';

/** /faq and /helpdesk. Apart from index.ts, so that the first load brings nothing else of help along. */
export const FaqPage = lazy(() => import('./faq/FaqPage.tsx'));
export const HelpdeskPage = lazy(() => import('./helpdesk/HelpdeskPage.tsx'));
export const NewTicketPage = lazy(() => import('./helpdesk/NewTicketPage.tsx'));
export const TicketPage = lazy(() => import('./helpdesk/TicketPage.tsx'));
