import { lazy } from 'react';

export const AskAccess = lazy(() => import('../access/ask-access.tsx'));
