import { lazy } from 'react';

/** Asks for access to what is in an item: a button with its dialog. */
export const AskAccess = lazy(() => import('../access/ask-access.tsx'));
