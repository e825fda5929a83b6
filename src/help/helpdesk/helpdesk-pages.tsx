import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFound } from '../../shell/index.ts';

const HelpdeskPage = lazy(() => import('./helpdesk-page.tsx'));
const NewTicketPage = lazy(() => import('./new-ticket-page.tsx'));
const TicketPage = lazy(() => import('./ticket-page.tsx'));

/** `/helpdesk` and what stands below it. */
export default function HelpdeskPages() {
  return (
    <Routes>
      <Route index element={<HelpdeskPage />} />
      <Route path="tulis" element={<NewTicketPage />} />
      <Route path=":id" element={<TicketPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
