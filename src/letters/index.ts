import { lazy } from 'react';

/** Pages of the letters; each reads the open letter from the address below its own base path. */
export const InboxPage = lazy(() => import('./inbox/inbox-page.tsx'));
export const OutboxPage = lazy(() => import('./outbox/outbox-page.tsx'));
export const DraftPage = lazy(() => import('./drafting/draft-page.tsx'));
export const TaskPage = lazy(() => import('./tasks/task-page.tsx'));
export { pressure, untilWords } from './moments.ts';
