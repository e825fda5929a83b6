import { lazy } from 'react';

export const MailLogPage = lazy(() => import('./mail-log-page.tsx'));
