import { lazy } from 'react';

/** Everything open of somebody who leaves, to one or to several, with what goes to whom. */
export const HandOverDialog = lazy(() => import('./hand-over-dialog.tsx'));
/** On a person's page: the button that opens it; nothing for who may not, or while nothing is open. */
export const HandOverButton = lazy(() => import('./hand-over-button.tsx'));
