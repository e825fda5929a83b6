export type { Hooks } from './hooks.ts';
export { listRecords } from './list-records.ts';
export { type CrudOptions, registerCrud } from './routes.ts';
export { anyTableOf, type DeclaredTable, tableOf } from './table.ts';
