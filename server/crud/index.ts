export { meetsRule } from '../../resources/row-rule.ts';
export { type Hooks, joinHooks, type Row } from './hooks.ts';
export type { CrudOptions } from './options.ts';
export { partTablesOf } from './parts/part-table.ts';
export { storedRowsSql } from './parts/rows-sql.ts';
export { auditedParts } from './parts/same-parts.ts';
export { saveParts } from './parts/save-parts.ts';
export { getRecord } from './reading/get-record.ts';
export { actedAs, actorJoins, labelsOf, readHistoryEntry } from './reading/history.ts';
export { noteReferences } from './reading/history-changes.ts';
export { forgetLists } from './reading/list-memory.ts';
export { listRecords } from './reading/list-records.ts';
export { presenter } from './reading/present.ts';
export { orderOf } from './reading/sorting.ts';
export { belowItself, checkReferences, maySelect } from './references/check-references.ts';
export { lacks } from './rights/lacks.ts';
export { reach, reachToRead, reachToWrite } from './rights/reach.ts';
export {
  type Abilities,
  abilitiesOf,
  hidesAny,
  refuseUnfillable,
  refuseUngiven,
  refuseUnseen,
  seenFor,
} from './rights/role-view.ts';
export { refuseOutOfReach } from './rights/row-rule.ts';
export { registerCrud } from './routes.ts';
export { firedOf, guardedFor, labelOf, quote, selection, tableName } from './sql/columns.ts';
export { addRowRule, askedFor, type Conditions, lookupCondition, whereOf } from './sql/conditions.ts';
export { refusalOf, sayUsed } from './sql/database-refusal.ts';
export { naturally, naturalOrder } from './sql/natural-order.ts';
export { readColumn } from './sql/read-column.ts';
export { ruleSql } from './sql/rule-sql.ts';
export { searchedPattern, searchedText } from './sql/search-text.ts';
export { anyTableOf, type DeclaredTable, isKept, isStored, snakeCase, tableOf } from './sql/table.ts';
export { inTransaction } from './sql/transaction.ts';
export { bulkRecords, changeEach } from './writing/bulk-records.ts';
export { emptiedBetween, refuseLocked, withEmptied } from './writing/conditional-fields.ts';
export { createBeside, createRecord } from './writing/create-record.ts';
export { deleteWithin } from './writing/delete-record.ts';
export { auditOf } from './writing/insert-record.ts';
export { versionOf } from './writing/read-back.ts';
export {
  endedBefore,
  refuseChanged,
  refuseEnded,
  refuseFaults,
  refuseFixed,
  refuseUnsound,
} from './writing/refuse-change.ts';
export { stampsOf } from './writing/stamp.ts';
export { takeNumbers } from './writing/take-numbers.ts';
export { applyChange, applyToAll, refusedChanges } from './writing/update-record.ts';
export {
  auditable,
  beforeWrite,
  checkAndFollow,
  lockedRow,
  lockedRows,
  looksAtStored,
  prepare,
  unlessRefused,
} from './writing/write-record.ts';
