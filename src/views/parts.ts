/** Parts of generated screens, for screens written by hand. Import from lazy code only. */

export { FilterChip } from './filters/filter-chip.tsx';
export { FilterBar } from './filters/index.ts';
export { SearchInput } from './filters/search-input.tsx';
export { emptyRecord } from './form/empty-record.ts';
export { LazyCreateInPlace } from './form/lazy-create-in-place.ts';
export { RecordForm } from './form/record-form.tsx';
export { Cell, shownOf, WholeValue } from './kinds/index.tsx';
export { Input } from './kinds/inputs.tsx';
export { BulkProvider } from './list/bulk/bulk-provider.tsx';
export { ListExtras } from './list/extras.ts';
export { ListEmpty, ListFilteredEmpty, ListProblem } from './list/list-empty.tsx';
export { ListSkeleton } from './list/list-skeleton.tsx';
export { Pager } from './list/pager.tsx';
export { PhoneRows } from './list/phone-rows.tsx';
export { RecordTable } from './list/record-table.tsx';
export { useRemembered } from './list/remembered.ts';
export { ActionButton } from './page/action-button.tsx';
export { EditButton } from './page/edit-button.tsx';
export { branchOf, RecordHeader } from './page/record-header.tsx';
export { RecordProblem } from './page/record-problem.tsx';
export { RecordSkeleton } from './page/record-skeleton.tsx';
export { Strip } from './page/strip.tsx';
export { isWritable, type Row, useDeclared } from './record.ts';
export { default as NameDialog } from './saved-views/name-dialog.tsx';
export { HistoryTab } from './show/history-tab.tsx';
export { RecordFacts } from './show/record-facts.tsx';
export { useMay, useMayUse } from './use-may-use.ts';
