import { lazy } from 'react';

/**
 * On a person's page: opens the hand-over of everything open, to one or to several; nothing for who may not, or while
 * nothing is open.
 */
export const HandOverButton = lazy(() => import('./hand-over-button.tsx'));
