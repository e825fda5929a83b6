export { checkReferences, maySelect } from './check-references.ts';
export { firedOf, labelOf, quote, selection, tableName } from './columns.ts';
export { addFilters, addRowRule, addSearch, type Conditions, waysOf, whereOf } from './conditions.ts';
export { createBeside, createRecord } from './create-record.ts';
export { refusalOf, sayUsed } from './database-refusal.ts';
export { getRecord } from './get-record.ts';
export { actedAs, actorJoins } from './history.ts';
export { type Hooks, joinHooks, type Row } from './hooks.ts';
export { auditOf } from './insert-record.ts';
export { lacks } from './lacks.ts';
export { forgetLists } from './list-memory.ts';
export { listRecords } from './list-records.ts';
export type { CrudOptions } from './options.ts';
export { partTablesOf } from './parts/part-table.ts';
export { storedRowsSql } from './parts/rows-sql.ts';
export { withoutSameParts } from './parts/same-parts.ts';
export { saveParts } from './parts/save-parts.ts';
export { presenter } from './present.ts';
export { meetsRule, reach, reachToRead, reachToWrite } from './reach.ts';
export { versionOf } from './read-back.ts';
export { readColumn } from './read-column.ts';
export {
  type Abilities,
  abilitiesOf,
  hidesAny,
  refuseUnfillable,
  refuseUngiven,
  refuseUnseen,
  seenFor,
} from './role-view.ts';
export { registerCrud } from './routes.ts';
export { searchedPattern, searchedText } from './search-text.ts';
export { orderOf } from './sorting.ts';
export { stampsOf } from './stamp.ts';
export { anyTableOf, type DeclaredTable, isKept, isStored, snakeCase, tableOf } from './table.ts';
export { takeNumbers } from './take-numbers.ts';
export { inTransaction } from './transaction.ts';
export {
  applyChange,
  endedBefore,
  refuseEnded,
  refuseFaults,
  refuseFixed,
  refuseUnsound,
} from './update-record.ts';
export { auditable, beforeWrite, lockedRow, lockedRows, prepare } from './write-record.ts';
