import { lazy } from 'react';

// Views that few declarations choose: lists without them load none.

/** Of entities with stages. */
export const Board = lazy(() => import('./board/board.tsx'));
export const Cards = lazy(() => import('./cards/cards.tsx'));
export const RecordCalendar = lazy(() => import('./record-calendar/record-calendar.tsx'));
export const GroupButton = lazy(() => import('./groups/group-button.tsx'));
export const GroupedRows = lazy(() => import('./groups/grouped-rows.tsx'));
export const SummaryLine = lazy(() => import('./summary/summary-line.tsx'));
