import { getTableColumns, type SQLChunk, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { inboxItems, tasks } from '../../letters/lists/tables.ts';
import {
  letterAttachments,
  letterContents,
  letterCosigners,
  letterRecipients,
  letterReviewers,
  letterTimeline,
} from '../../letters/parts/tables.ts';
import { letterNumbers, letters } from '../../letters/tables.ts';
import { notifications } from '../../notifications/tables.ts';

/** The tables in the order in which one refers to the other. */
const tables = {
  letters,
  letterContents,
  letterNumbers,
  letterRecipients,
  letterReviewers,
  letterCosigners,
  letterAttachments,
  letterTimeline,
  inboxItems,
  tasks,
  notifications,
};
export type Rows = { [Name in keyof typeof tables]: (typeof tables)[Name]['$inferInsert'][] };

/** None yet. */
export const noRows = (): Rows => ({
  letters: [],
  letterContents: [],
  letterNumbers: [],
  letterRecipients: [],
  letterReviewers: [],
  letterCosigners: [],
  letterAttachments: [],
  letterTimeline: [],
  inboxItems: [],
  tasks: [],
  notifications: [],
});

/** Writes all rows, one statement a table. */
export async function writeRows(executor: Executor, rows: Rows): Promise<void> {
  for (const name of Object.keys(tables) as (keyof Rows)[]) await insert(executor, tables[name], rows[name]);
}

/** Sends rows as one array per column: the statement stays the same for any number. All rows need the same keys. */
async function insert(executor: Executor, table: PgTable, rows: readonly Record<string, unknown>[]) {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const names: SQLChunk[] = [];
  const values: SQLChunk[] = [];
  for (const key of Object.keys(first)) {
    const column = columns[key];
    if (!column) throw new Error(`No column ${key}`);
    names.push(sql.identifier(column.name));
    const array = rows.map(({ [key]: value }) =>
      column.dataType === 'json'
        ? JSON.stringify(value)
        : value instanceof Date
          ? value.toISOString()
          : value,
    );
    values.push(sql`${sql.param(array)}::${sql.raw(column.getSQLType())}[]`);
  }
  await executor.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)}) select * from unnest(${sql.join(values, sql`, `)})`);
}
