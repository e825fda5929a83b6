import { lazy } from 'react';

export const MailLogPage = lazy(() => import('./MailLogPage.tsx'));
