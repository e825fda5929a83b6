import { lazy } from 'react';

export { Term } from './terms/Term.tsx';
export { FirstTour } from './tour/FirstTour.tsx';

/** /faq, /helpdesk and what helps on other pages. */
export const FaqPage = lazy(() => import('./faq/FaqPage.tsx'));
export const HelpdeskPage = lazy(() => import('./helpdesk/HelpdeskPage.tsx'));
export const NewTicketPage = lazy(() => import('./helpdesk/NewTicketPage.tsx'));
export const TicketPage = lazy(() => import('./helpdesk/TicketPage.tsx'));
