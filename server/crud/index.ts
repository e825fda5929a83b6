export { anyTableOf, type DeclaredTable, isStored, searchText, snakeCase, tableOf } from './table.ts';
