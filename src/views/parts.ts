/** What generated screens are made of, for screens that are written by hand. Only for what is loaded lazily. */
export { emptyRecord } from './form/empty-record.ts';
export { UnsavedAbove } from './form/unsaved-above.ts';
export { UnsavedGuard } from './form/unsaved-guard.tsx';
export { Input } from './inputs/index.tsx';
export { ListExtras } from './list/extras.ts';
export { messageOf } from './message-of.ts';
export { ActionButton } from './page/action-button.tsx';
export { branchOf, RecordHeader } from './page/record-header.tsx';
export { RecordProblem } from './page/record-problem.tsx';
export { RecordSkeleton } from './page/record-skeleton.tsx';
export { isWritable, type Row, useDeclared } from './record.ts';
export { type Say, useSay } from './say.ts';
export { HistoryTab } from './show/history-tab.tsx';
export { RecordFacts } from './show/record-facts.tsx';
export { useMayUse } from './use-may-use.ts';
export { wholeRecord } from './whole-record.ts';
